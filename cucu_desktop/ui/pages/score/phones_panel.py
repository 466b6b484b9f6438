"""The part of the page of the score with the two QR codes for phones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QComboBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.ui.guests.lobby_page import Knocks, refused_words
from cucu_desktop.ui.guests.qr_view import QrView
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QLabel

    from cucu_desktop.ui.guests.guests import Guests
    from cucu_desktop.ui.widgets.theme import Theme


class PhonesPanel(QWidget):
    """The addresses for the phone that keeps the score and for spectators, and who has come."""

    sent_away = Signal(str)
    """Part from the phone with this name, so that another one may come."""
    address_chosen = Signal(str)
    """Listen at this address of the machine."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._pair = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._pair.setSpacing(theme.space(3))
        self._codes = [
            self._code(
                tr(
                    "Score",
                    "Keep the score on a phone: scan the code, or open this address on the same network:",
                )
            ),
            self._code(tr("Guests", "Spectators see only what everyone may see. Their address:")),
        ]
        self._addresses = QComboBox()
        self._addresses.textActivated.connect(self.address_chosen)
        self._who = written("", "body", wrap=True)
        self._refused = written("", "small", "third")
        self._name = ""
        self._knocks: Knocks | None = None
        self._remove = Button(tr("Score", "Remove this phone"))
        self._remove.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._remove.clicked.connect(lambda: self.sent_away.emit(self._name))
        row = QHBoxLayout()
        row.addWidget(self._who, 1)
        row.addWidget(self._remove)
        safety = tr("Guests", "The connection is not encrypted. Only use a network that you trust.")
        self._lines = QVBoxLayout(self)
        self._lines.setSpacing(theme.space(2))
        self._lines.addLayout(self._pair)
        self._lines.addWidget(self._addresses, 0, Qt.AlignmentFlag.AlignLeft)
        name_choice(self._addresses, tr("Guests", "Address of this computer"))
        self._lines.addLayout(row)
        self._lines.addWidget(written(safety, "small", "third", wrap=True))
        self._lines.addWidget(self._refused)
        self._lines.addStretch(1)

    def _code(self, told: str) -> tuple[QrView, QLabel]:
        """Add the column of a code and its address, below this sentence."""
        code, url, column = QrView(self._theme), written("", "body", "call", wrap=True), QVBoxLayout()
        url.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        column.addWidget(code, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(written(told, wrap=True))
        column.addWidget(url)
        column.addStretch(1)
        self._pair.addLayout(column, 1)
        return code, url

    def show_guests(self, guests: Guests, addresses: Sequence[str]) -> None:
        """Show the addresses of these guests, and who of them has come.

        Args:
            guests: the phones.
            addresses: the addresses of this machine to choose from, the open one first.
        """
        names = (tr("Score", "Keep the score"), tr("Guests", "QR code for spectators"))
        urls = (guests.join_url, guests.watch_url)
        for (code, label), url, name in zip(self._codes, urls, names, strict=True):
            code.show_text(url, name)
            label.setText(url)
        self._addresses.clear()
        self._addresses.addItems(list(addresses))
        self._addresses.setVisible(len(addresses) > 1)
        if self._knocks is None:
            self._knocks = Knocks(self._theme, guests)
            self._lines.insertWidget(2, self._knocks)
        self._knocks.ask()
        self._name, told = next(iter(guests.names), ""), []
        if self._name:
            name = tr("Guests", "{name} (no connection)") if self._name in guests.away else "{name}"
            told.append(tr("Score", "{name} keeps the score.").format(name=name.format(name=self._name)))
        if guests.onlookers:
            told.append(trn("Guests", "{n} spectator.", "{n} spectators.", guests.onlookers))
        self._who.setText(" ".join(told))
        self._remove.setVisible(bool(self._name))
        self.show_refused(guests)

    def show_refused(self, guests: Guests) -> None:
        self._refused.setText(refused_words(guests.door))

    def lay_out(self, *, stacked: bool) -> None:
        """Put the codes beside each other, or one below the other on narrow pages."""
        way = QBoxLayout.Direction
        self._pair.setDirection(way.TopToBottom if stacked else way.LeftToRight)
