"""The base of pages that speak in the words of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.ui.widgets.page import Page

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


class WordedPage(Page):
    """A page that is written anew in other words, be it another language or another place's dialect.

    Attributes:
        wording: the words of now.
    """

    def __init__(self, theme: Theme, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.wording = wording
