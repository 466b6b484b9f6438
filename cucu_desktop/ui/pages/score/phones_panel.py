"""The part of the page of the score with the two QR codes for phones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.ui.guests.lobby_page import refused_words
from cucu_desktop.ui.guests.qr_view import QrView
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.ui.guests.guests import Guests
    from cucu_desktop.ui.widgets.theme import Theme


class PhonesPanel(QWidget):
    """The addresses for the phone that keeps the score and for spectators, and who has come."""

    let_in = Signal(str)
    """Confirm the phone with this name."""
    refused = Signal(str)
    sent_away = Signal(str)
    """Part from the phone with this name, so that another one may come."""
    address_chosen = Signal(str)
    """Listen at this address of the machine."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._codes = (QrView(theme), QrView(theme))
        self._urls = (written("", "body", "call", wrap=True), written("", "body", "call", wrap=True))
        self._pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pair.setSpacing(theme.space(3))
        told = (
            tr(
                "Score", "Keep the score on a phone: scan the code, or open this address on the same network:"
            ),
            tr("Guests", "Spectators see only what everyone may see. Their address:"),
        )
        for code, url, text in zip(self._codes, self._urls, told, strict=True):
            url.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            column = QVBoxLayout()
            column.addWidget(code, 0, Qt.AlignmentFlag.AlignLeft)
            column.addWidget(written(text, wrap=True))
            column.addWidget(url)
            column.addStretch(1)
            self._pair.addLayout(column, 1)
        self._addresses = QComboBox()
        name_choice(self._addresses, tr("Guests", "Address of this computer"))
        self._addresses.textActivated.connect(self.address_chosen)
        self._who = written("", "body", wrap=True)
        self._refused = written("", "small", "third")
        self._name = ""
        asked = {
            tr("Guests", "Let in"): self.let_in,
            tr("Guests", "Refuse"): self.refused,
            tr("Score", "Remove this phone"): self.sent_away,
        }
        row = QHBoxLayout()
        row.addWidget(self._who, 1)
        self._buttons = [Button(words) for words in asked]
        for button, signal in zip(self._buttons, asked.values(), strict=True):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda _=False, signal=signal: signal.emit(self._name))
            row.addWidget(button)
        safety = tr("Guests", "The connection is not encrypted. Only use a network that you trust.")
        lines = QVBoxLayout(self)
        lines.setSpacing(theme.space(2))
        lines.addLayout(self._pair)
        lines.addWidget(self._addresses, 0, Qt.AlignmentFlag.AlignLeft)
        lines.addLayout(row)
        lines.addWidget(written(safety, "small", "third", wrap=True))
        lines.addWidget(self._refused)
        lines.addStretch(1)

    def show_guests(self, guests: Guests, addresses: Sequence[str]) -> None:
        """Show the addresses of these guests, and who of them has come.

        Args:
            guests: the phones.
            addresses: the addresses of this machine to choose from, the open one first.
        """
        names = (tr("Score", "QR code for keeping the score"), tr("Guests", "QR code for spectators"))
        urls = (guests.join_url, guests.watch_url)
        for code, label, url, name in zip(self._codes, self._urls, urls, names, strict=True):
            code.show_text(url, name)
            label.setText(url)
        self._addresses.clear()
        self._addresses.addItems(list(addresses))
        self._addresses.setVisible(len(addresses) > 1)
        waiting, told = guests.unconfirmed, []
        self._name = next(iter((*waiting, *guests.names)), "")
        if waiting:
            told.append(tr("Score", "{name} wants to keep the score.").format(name=self._name))
        elif self._name in guests.away:
            told.append(tr("Score", "{name} keeps the score (no connection).").format(name=self._name))
        elif self._name:
            told.append(tr("Score", "{name} keeps the score.").format(name=self._name))
        if guests.onlookers:
            told.append(trn("Guests", "{n} spectator.", "{n} spectators.", guests.onlookers))
        self._who.setText(" ".join(told))
        self.show_refused(guests)
        let_in, refuse, remove = self._buttons
        let_in.setVisible(bool(waiting))
        refuse.setVisible(bool(waiting))
        remove.setVisible(bool(self._name) and not waiting)

    def show_refused(self, guests: Guests) -> None:
        self._refused.setText(refused_words(guests.door))

    def lay_out(self, *, stacked: bool) -> None:
        """Put the codes beside each other, or one below the other on narrow pages."""
        way = QBoxLayout.Direction
        self._pair.setDirection(way.TopToBottom if stacked else way.LeftToRight)
