"""The objects that all controllers of the window share."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.window.match_controller import MatchController
    from cucu_desktop.ui.window.stack.page_stack import PageStack


class WindowCore(NamedTuple):
    """The preferences and theme, the page stack, and the match at the table."""

    context: Context
    page_stack: PageStack
    match_controller: MatchController
