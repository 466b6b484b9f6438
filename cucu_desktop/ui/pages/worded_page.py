"""The base of pages that use the words of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.widgets.page import Page

if TYPE_CHECKING:
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


class WordedPage(Page):
    """A page that is rewritten when the wording changes: another language, or the dialect of another place.

    Attributes:
        wording: the current wording.
    """

    def __init__(self, theme: Theme, wording: Wording) -> None:
        super().__init__(theme)
        self.wording = wording
