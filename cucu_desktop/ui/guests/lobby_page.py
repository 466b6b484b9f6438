"""The host's page until all guests have joined: the address, and their names."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import PaperButton, written

if TYPE_CHECKING:
    from cucu_desktop.ui.guests.guests import Guests
    from cucu_desktop.ui.widgets.theme import Theme


class LobbyPage(Page):
    """The address for guests, their names, and, where names are confirmed, a row for each waiting one."""

    def __init__(self, theme: Theme, guests: Guests, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._guests = guests
        self.title.setText(tr("Guests", "Waiting for guests"))
        how = written(tr("Guests", "Guests open this address in a browser on the same network:"), wrap=True)
        safety = tr("Guests", "The connection is not encrypted. Only use a network that you trust.")
        self._address = written(guests.join_url, "name", "call", wrap=True)
        self._address.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._who = written("", "body", wrap=True)
        self._refused = written("", "small", "third", wrap=True)
        self._rows = QWidget()
        self._lines = QHBoxLayout(self._rows)
        self._lines.setContentsMargins(0, 0, 0, 0)
        for part in (how, self._address, self._who, self._rows, self._refused):
            self.body.addWidget(part)
        self.body.addWidget(written(safety, "small", "third", wrap=True))
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self._cancel = self.button(tr("Guests", "Cancel"))
        self._cancel.clicked.connect(self.closed)
        guests.changed.connect(self._tell)
        guests.door.refusal.connect(self._tell_refused)
        self._tell()

    def _tell(self) -> None:
        """Tell who has come, who was refused and who waits to be let in."""
        guests = self._guests
        names = ", ".join(guests.names)
        missing = trn("Guests", "{n} guest is missing.", "{n} guests are missing.", guests.missing)
        self._who.setText(
            tr("Guests", "Here: {names}. {missing}").format(names=names, missing=missing)
            if names
            else missing
        )
        self._tell_refused()
        self._show_unconfirmed()
        self.settle()

    def _tell_refused(self, _kind: str = "") -> None:
        """Show the number of refusals, if any."""
        number = self._guests.door.refused.total()
        told = trn("Guests", "{n} request was refused.", "{n} requests were refused.", number)
        self._refused.setText(told if number else "")
        self._refused.setVisible(bool(number))

    def _show_unconfirmed(self) -> None:
        """Ask about the first guest who waits to be confirmed."""
        while (item := self._lines.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        waiting = self._guests.unconfirmed[:1]
        for name in waiting:
            told = written(tr("Guests", "{name} wants to join.").format(name=name), "body", wrap=True)
            self._lines.addWidget(told, 1)
            asked = {
                tr("Guests", "Let in"): self._guests.let_in,
                tr("Guests", "Refuse"): self._guests.decline,
            }
            for words, does in asked.items():
                button = PaperButton(self.theme)
                button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
                button.say("", words, "")
                button.clicked.connect(partial(does, name))
                self._lines.addWidget(button)
        self._rows.setVisible(bool(waiting))
