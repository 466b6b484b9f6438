"""The parts of the window that the features of the inn use."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.window.guided_controller import GuidedController
    from cucu_desktop.ui.window.inn.evening_controller import EveningController
    from cucu_desktop.ui.window.match_controller import MatchController
    from cucu_desktop.ui.window.page_opener import PageOpener
    from cucu_desktop.ui.window.past_controller import PastController
    from cucu_desktop.ui.window.stack.page_stack import PageStack


class WindowParts(NamedTuple):
    """The parts of the window.

    Attributes:
        context: the objects that are shared by the whole window.
        page_stack: opens pages.
        match_controller: begins and ends matches.
        guided: begins deals of the collection, and lessons.
        page_opener: opens the pages that are always available.
        past: replays matches.
        evenings: leads through evenings.
    """

    context: Context
    page_stack: PageStack
    match_controller: MatchController
    guided: GuidedController
    page_opener: PageOpener
    past: PastController
    evenings: EveningController
