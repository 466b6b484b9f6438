"""The cover of a pause: before a turn any person may call, or look at their own card (B12).

It is the same before every turn, whatever the cards. A call without the right to changes nothing: the cover
stays unchanged, and nothing is revealed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from cucu_desktop.ui.play.covers.handover_screen import HandoverScreen
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.paper_widgets import PaperButton
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Literal

    from PySide6.QtGui import QHideEvent, QShowEvent

    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.widgets.theme import Theme

IN_A_ROW: Final = 3
"""Number of persons in a row of buttons."""
_LEAST: Final = 2
"""Least number of seconds left when a pause continues after an interruption, if it lasts that long."""


class PauseScreen(HandoverScreen):
    """Covers the window before a turn, until the pause is over."""

    called = Signal(int)
    """The person at this seat calls."""
    looked = Signal(int)
    """The person at this seat wants to look at their card."""
    lapsed = Signal()
    """The time of the pause is over."""

    def __init__(
        self,
        theme: Theme,
        player: Player,
        persons: Mapping[int, Player],
        parent: QWidget | None = None,
        *,
        seconds: int = 0,
    ) -> None:
        """Create the cover before a turn.

        Args:
            theme: colours and size of text.
            player: the player whose turn it is.
            persons: the persons at this screen, by seat.
            parent: the parent widget.
            seconds: the length of the pause in seconds; 0: until a person ends it.
        """
        self._persons, self._seconds = persons, seconds
        self._is_seen, self._left = False, seconds * 1000
        self._who: Literal["", "call", "look"] = ""
        self._call, self._look, self._back = (PaperButton(theme) for _ in range(3))
        self._names = {seat: PaperButton(theme) for seat in persons}
        named = {"call": self._call, "look": self._look, "back": self._back}
        named |= {f"person-{seat}": button for seat, button in self._names.items()}
        for name, button in named.items():
            button.setObjectName(name)
        super().__init__(theme, player, parent=parent)
        self._time = QTimer(self, singleShot=True)
        self._time.setInterval(seconds * 1000)
        self._time.timeout.connect(self.lapsed)
        self._aside = QWidget()
        row = QHBoxLayout(self._aside)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self._look, self._call):
            row.addWidget(button)
        self._people = QWidget()
        grid = QGridLayout(self._people)
        grid.setContentsMargins(0, 0, 0, 0)
        for number, (seat, button) in enumerate(self._names.items()):
            grid.addWidget(button, number // IN_A_ROW, number % IN_A_ROW)
            button.clicked.connect(lambda *_, seat=seat: self._answer(seat))
        self._back.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        for part in (self._aside, self._people, self._back):
            self.add(part)
        self._call.clicked.connect(lambda: self._ask("call"))
        self._look.clicked.connect(lambda: self._ask("look"))
        self._back.clicked.connect(lambda: self._ask(""))
        self._ask("")

    @property
    def _is_person(self) -> bool:
        return self._player in self._persons.values()

    def _answer(self, seat: int) -> None:
        """Emit the chosen signal for this person; the cover is reset first."""
        asked = self._who
        self._ask("")
        (self.called if asked == "call" else self.looked).emit(seat)

    def _ask(self, who: Literal["", "call", "look"]) -> None:
        """Ask who calls or who looks; "" resets the cover."""
        self._who = who
        self._here.setVisible(not who)
        self._aside.setVisible(not who)
        self._people.setVisible(bool(who))
        self._back.setVisible(bool(who))
        self.retranslate()
        if self.isVisible():
            announce(self, self._asks.text())
        self._let_time_go_by()

    def _let_time_go_by(self) -> None:
        """Run the timer while the cover is visible and enabled and asks nothing, whatever the cards."""
        goes = bool(self._seconds) and not self._who and self._is_seen and self.isEnabled()
        if goes and not self._time.isActive():
            self._time.start(max(self._left, min(self._seconds, _LEAST) * 1000))
        elif not goes and self._time.isActive():
            self._left = self._time.remainingTime()
            self._time.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._is_seen = True
        self._let_time_go_by()

    def hideEvent(self, event: QHideEvent) -> None:
        """Interrupt the pause, also when the window is minimised: Qt then still calls its widgets visible."""
        super().hideEvent(event)
        self._is_seen = False
        self._let_time_go_by()

    def changeEvent(self, event: QEvent) -> None:
        """Interrupt the pause while a page is open over the cover."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            self._let_time_go_by()

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        name = called(self._player.name)
        self._call.say(tr("Cover", "Call"), "", "")
        self._look.say(tr("Cover", "Look at a card"), "", "")
        self._back.say(tr("Common", "Back"), "", "")
        for seat, button in self._names.items():
            button.say(called(self._persons[seat].name), "", "")
        if self._who == "call":
            asks, why = tr("Cover", "Who calls?"), tr("Cover", "Calling without the cuckoo has no effect.")
        elif self._who == "look":
            asks = tr("Cover", "Whose card?")
            why = tr("Cover", "After that, only they should look at the screen.")
        elif self._is_person:
            asks, why = tr("Cover", "Pass the screen to {name}").format(name=name), self._first()
        else:
            asks, why = tr("Cover", "{name}’s turn").format(name=name), self._first()
        here = tr("Cover", "I am {name}").format(name=name) if self._is_person else tr("Cover", "Continue")
        self.write(asks, why, here)

    def _first(self) -> str:
        """Return the sentence about the options before the turn, and for how long."""
        if not self._seconds:
            return tr("Cover", "First, anyone may call.")
        return trn(
            "Cover",
            "First, anyone may call, for {n} second.",
            "First, anyone may call, for {n} seconds.",
            self._seconds,
        )
