"""The host's pages about guests: how they join, who has come, who waits to be let in, who is absent."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.ui.guests.addresses import is_private
from cucu_desktop.ui.guests.qr_view import QrView
from cucu_desktop.ui.widgets.fields import NumberField
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import Button, PaperButton, written
from cucu_desktop.ui.widgets.soon import delete_soon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.ui.guests.door import Door
    from cucu_desktop.ui.guests.guests import Guests
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


ALONE_MS: Final = 30_000
"""Milliseconds without a guest after which help is shown."""


def refused_words(door: Door) -> str:
    """Return the number of requests that were refused, in words; "" if none was."""
    number = door.refused.total()
    told = trn("Guests", "{n} request was refused.", "{n} requests were refused.", number)
    return told if number else ""


def knock_told(guests: Guests, name: str) -> str:
    """Return the sentence about who waits to be let in, or asks for the seat of an absent guest."""
    if name in guests.claimed:
        told = tr("Guests", "Is {name} back? Another page asks for this seat.")
    elif guests.table is not None:  # all seats are taken
        told = tr("Guests", "{name} wants to watch.")
    else:
        told = tr("Guests", "{name} wants to join.")
    return told.format(name=name)


class Knocks(QWidget):
    """The question about the first guest who waits to be let in, or asks for a seat again; hidden if none."""

    def __init__(self, theme: Theme, guests: Guests) -> None:
        super().__init__()
        self._theme, self._guests = theme, guests
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)

    def ask(self) -> None:
        """Ask about the first guest who waits now."""
        while (item := self._line.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                delete_soon(widget)
        guests = self._guests
        waiting = guests.unconfirmed[:1]
        for name in waiting:
            self._line.addWidget(written(knock_told(guests, name), "body", wrap=True), 1)
            asked = {tr("Guests", "Let in"): guests.let_in, tr("Guests", "Refuse"): guests.decline}
            for words, does in asked.items():
                button = PaperButton(self._theme)
                button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
                button.say("", words, "")
                button.clicked.connect(partial(does, name))
                self._line.addWidget(button)
        self.setVisible(bool(waiting))


class LobbyPage(Page):
    """Before the match: waits for guests. During it: shows who is connected, and the addresses."""

    begun = Signal()
    """Begin the match with the guests who are here."""
    set_up_wanted = Signal()
    """Open players and rules; offered until the first guest has come."""
    address_chosen = Signal(str)
    """Listen at this address of the machine."""

    def __init__(self, theme: Theme, guests: Guests, addresses: Sequence[str] = (), most: int = 0) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            guests: the guests.
            addresses: the addresses to choose from, the open one first; without a choice none is shown.
            most: the largest number of guests; 0: their number is fixed, and the match begins by itself.
        """
        super().__init__(theme)
        self._guests, self._most, self._watches = guests, most, False
        is_waiting = guests.table is None
        self.title.setText(tr("Guests", "Waiting for guests") if is_waiting else tr("Guests", "Guests"))
        self._code = QrView(theme)
        self._how = written("", wrap=True)
        self._address = written("", "body", "call", wrap=True)
        self._address.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._other = Button("")
        self._other.clicked.connect(lambda: self._show_code(watches=not self._watches))
        self._who = written("", "body", wrap=True)
        self._refused = written("", "small", "third", wrap=True)
        self._help = written("", "body", "call", wrap=True)
        self._help.hide()
        self._lay_out(addresses, is_waiting=is_waiting)
        self._alone = QTimer(self, singleShot=True)
        self._alone.setInterval(ALONE_MS)
        self._alone.timeout.connect(self._give_help)
        if is_waiting:
            self._alone.start()
        self._show_code(watches=False)
        guests.changed.connect(self._tell)
        guests.door.refusal.connect(self._tell_refused)
        self._tell()

    def _lay_out(self, addresses: Sequence[str], *, is_waiting: bool) -> None:
        whole, left, right = QHBoxLayout(), QVBoxLayout(), QVBoxLayout()
        whole.setSpacing(self.theme.space(3))
        left.addWidget(self._code)
        left.addWidget(self._other, 0, Qt.AlignmentFlag.AlignHCenter)
        left.addStretch(1)
        right.setSpacing(self.theme.space(2))
        right.addWidget(self._how)
        right.addWidget(self._address)
        if len(addresses) > 1:
            self._choice = QComboBox()
            self._choice.addItems(list(addresses))
            self._choice.activated.connect(lambda at: self.address_chosen.emit(addresses[at]))
            right.addWidget(self._choice, 0, Qt.AlignmentFlag.AlignLeft)
        self._number = NumberField()
        if is_waiting and self._most:
            self._number.setRange(1, self._most)
            self._number.setValue(self._guests.wanted)
            self._number.setPrefix(tr("Guests", "Guests: "))
            self._number.setAccessibleName(tr("Guests", "Number of guests"))
            self._number.valueChanged.connect(self._expect)
            right.addWidget(self._number, 0, Qt.AlignmentFlag.AlignLeft)
        self._knocks = Knocks(self.theme, self._guests)
        for part in (self._who, self._knocks, self._help, self._refused):
            right.addWidget(part)
        right.addStretch(1)
        whole.addLayout(left)
        whole.addLayout(right, 1)
        self.body.addLayout(whole)
        if len(addresses) > 1:
            name_choice(self._choice, tr("Guests", "Address of this computer"))
        safety = tr("Guests", "The connection is not encrypted. Only use a network that you trust.")
        if addresses and not is_private(addresses[0]):
            open_to = tr("Guests", "Computers outside this room may reach this address.")
            safety = f"{open_to} {safety}"
        self.body.addWidget(written(safety, "small", "third", wrap=True))
        self.foot.addStretch(1)
        self._cancel = self.button(tr("Common", "Cancel") if is_waiting else tr("Common", "Close"), back=True)
        self._cancel.clicked.connect(self.closed)
        self.set_up = self.button(tr("Common", "Players and rules"))
        self.set_up.clicked.connect(self.set_up_wanted)
        self._begin = self.button(tr("Common", "Start"), loud=True)
        self._begin.clicked.connect(self.begun)
        self._begin.setVisible(is_waiting and bool(self._most))

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._cancel.setFocus()

    def _show_code(self, *, watches: bool) -> None:
        """Show the address for players, or the one for spectators."""
        self._watches = watches
        guests = self._guests
        url = guests.watch_url if watches else guests.join_url
        name = tr("Guests", "QR code for spectators") if watches else tr("Guests", "QR code for players")
        self._code.show_text(url, name)
        players = tr("Guests", "Scan the code, or open this address:")
        spectators = tr("Guests", "Spectators see only what everyone may see. Their address:")
        self._how.setText(spectators if watches else players)
        self._address.setText(url)
        self._other.setText(tr("Guests", "For players") if watches else tr("Guests", "For spectators"))

    def _expect(self, number: int) -> None:
        self._guests.wanted = number
        self._tell()

    def _give_help(self) -> None:
        """Say what often keeps phones out."""
        if self._guests.names or self._guests.unconfirmed:
            return
        self._help.setText(
            tr(
                "Guests",
                "No one here yet? Phones must be on the same Wi-Fi as this computer. Guest networks often "
                "keep devices apart, and a firewall may ask whether to allow Cucù.",
            )
        )
        self._help.show()
        self.settle()

    def _tell(self) -> None:
        """Tell who has come, who was refused and who waits to be let in."""
        guests = self._guests
        away, told = guests.away, []
        by_bot = guests.table.by_bot if guests.table is not None else ()
        if guests.names:
            names = []
            for name in guests.names:
                state = tr("Guests", "{name} (no connection)") if name in away else "{name}"
                state = tr("Guests", "{name} (a bot plays)") if name in by_bot else state
                names.append(state.format(name=name))
            told.append(tr("Guests", "Here: {names}.").format(names=", ".join(names)))
            self._help.hide()
        if guests.table is None and self._most:
            told.append(
                trn(
                    "Guests",
                    "{n} place is free: a bot takes it.",
                    "{n} places are free: bots take them.",
                    guests.missing,
                )
            )
        elif guests.table is None:
            told.append(trn("Guests", "{n} guest is missing.", "{n} guests are missing.", guests.missing))
        if guests.onlookers:
            told.append(trn("Guests", "{n} spectator.", "{n} spectators.", guests.onlookers))
        self._who.setText(" ".join(told))
        self._begin.setEnabled(bool(guests.names))
        self.set_up.setVisible(self._begin.isVisibleTo(self) and not (guests.names or guests.unconfirmed))
        self._tell_refused()
        self._knocks.ask()
        self.settle()

    def _tell_refused(self) -> None:
        self._refused.setText(refused_words(self._guests.door))


class PhonesAgainPage(Page):
    """With phones again, or at this screen; `closed` is to decide later: no guest's card is shown before."""

    phones = Signal()
    """The guests play on phones again."""
    here = Signal()
    """The guests play at this screen from now on."""

    def __init__(self, theme: Theme, wording: Wording, names: Sequence[str]) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            wording: lists the names.
            names: of the guests, by seat.
        """
        super().__init__(theme)
        self.title.setText(tr("Guests", "With phones again?"))
        told = trn(
            "Guests",
            "{names} played on a phone. This screen does not show the cards until you choose.",
            "{names} played on phones. This screen does not show their cards until you choose.",
            len(names),
        )
        self.body.addWidget(written(told.format(names=wording.numbers.listed(names)), "body", wrap=True))
        self.foot.addStretch(1)
        self.button(tr("Guests", "Later"), back=True).clicked.connect(self.closed)
        self.button(tr("Guests", "Play here")).clicked.connect(self.here)
        self.button(tr("Guests", "With phones"), loud=True).clicked.connect(self.phones)


class AbsentPage(Page):
    """Wait, play here, or let a bot play; `closed` is to wait. The code leads back to the seat."""

    here = Signal()
    """The guest plays at this screen from now on."""
    by_bot = Signal()
    """A bot plays until the phone is back."""

    def __init__(self, theme: Theme, name: str, guests: Guests | None = None) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            name: of the absent guest.
            guests: all guests, with the address that the code shows; None: no code is shown.
        """
        super().__init__(theme)
        self.title.setText(tr("Guests", "{name}’s phone is gone").format(name=name))
        told = tr(
            "Guests", "It is {name}’s turn. The seat is kept: scan the code, and type the same name to go on."
        )
        self.body.addWidget(written(told.format(name=name), "body", wrap=True))
        if guests is not None:
            self._show_way_back(guests)
        self.foot.addStretch(1)
        self.button(tr("Guests", "Let a bot play")).clicked.connect(self.by_bot)
        self.button(tr("Guests", "Play here")).clicked.connect(self.here)
        self.button(tr("Guests", "Wait"), loud=True).clicked.connect(self.closed)

    def _show_way_back(self, guests: Guests) -> None:
        """Show the code that leads to the seat, and ask about a page that claims it."""
        code = QrView(self.theme)
        code.show_text(guests.join_url, tr("Guests", "QR code for players"))
        self._knocks = Knocks(self.theme, guests)
        self._knocks.ask()
        guests.changed.connect(self._ask)
        self.body.addWidget(code, 0, Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(written(guests.join_url, "small", "call", wrap=True))
        self.body.addWidget(self._knocks)

    def _ask(self) -> None:
        self._knocks.ask()
        self.refit()
