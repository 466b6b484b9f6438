"""The question to the host when the phone of a guest whose decision is due has been gone for a while."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from cucu_desktop.ui.widgets.theme import Theme


class AbsentPage(Page):
    """Wait, play here, or let a bot play; `closed` is to wait."""

    here = Signal()
    """The guest plays at this screen from now on."""
    by_bot = Signal()
    """A bot plays until the phone is back."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__(theme)
        self.title.setText(tr("Guests", "{name}’s phone is gone").format(name=name))
        told = tr("Guests", "It is {name}’s turn. The seat is kept: open the page again to go on.")
        self.body.addWidget(written(told.format(name=name), "body", wrap=True))
        self.foot.addStretch(1)
        self.button(tr("Guests", "Let a bot play")).clicked.connect(self.by_bot)
        self.button(tr("Guests", "Play here")).clicked.connect(self.here)
        self.button(tr("Guests", "Wait"), loud=True).clicked.connect(self.closed)
