"""The results of other players with the same cards: a table, and seats from which to play the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from cucu_desktop.bots import PERSONS
from cucu_desktop.match.playback.duplicate import BEST
from cucu_desktop.ui.pages.analysis.analyst import Analyst
from cucu_desktop.ui.pages.daily.day_words import told_outcome
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import Button, Rule, written
from cucu_desktop.ui.widgets.pictures.icons import portrait
from cucu_desktop.ui.widgets.player_names import called, labelled
from cucu_desktop.ui.widgets.soon import delete_soon

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from PySide6.QtGui import QHideEvent, QShowEvent

    from cucu_desktop.match.playback.duplicate import Duplicate
    from cucu_desktop.match.setup import Player
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme, Tone

_FACE: Final = 38
_PART: Final = 0.1
"""The faces on the buttons of the seats are smaller by this fraction."""


class PlayedDeal(NamedTuple):
    """A finished deal, from the view of a seat.

    Attributes:
        log: the log of its match.
        number: the number of the deal in the match, from 0.
        seat: the seat.
        players: the players, by seat.
        brought: the result, by seat.
    """

    log: Path
    number: int
    seat: int
    players: Sequence[Player]
    brought: Sequence[int]


class _Row(NamedTuple):
    """A line of the table: a player and the result with these cards; None: still playing."""

    name: str
    face: str
    note: str
    brought: int | None
    is_played: bool = False


class DuplicatePage(Page):
    """The result of the player beside those of bots, which play the deal while the page is shown.

    Attributes:
        played: the deal, as it was played.
        before: the player of the same cards before, and the result; None: there is none.
        is_done: whether all bots have finished.
    """

    again = Signal(int)
    """Play the deal from this seat."""
    looked = Signal()
    """Replay the deal."""

    def __init__(
        self, theme: Theme, wording: Wording, played: PlayedDeal, before: tuple[str, int] | None = None
    ) -> None:
        """Start the comparison when the page is shown.

        Args:
            theme: colours and text size.
            wording: the words of the game.
            played: the deal, and the seat that is compared.
            before: for a repeated deal, the first player of the seat and the result.
        """
        super().__init__(theme)
        self.wording = wording
        self.game = wording.game_id
        self.played, self.before = played, before
        self._found: dict[str, int] = {}
        self.is_done = self._has_failed = False
        self._analyst = Analyst(self)
        self._analyst.compared.connect(self.take)
        self._analyst.done.connect(self._finish)
        self._analyst.failed.connect(self.fail)
        self.title.setText(tr("Duplicate", "With the same cards"))
        self._said = written("", "body", "second", wrap=True)
        self.body.addWidget(self._said)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self.body.addLayout(self._grid)
        self._cells: list[QWidget] = []
        self.body.addWidget(Rule(theme))
        again = tr("Duplicate", "Play it again from another seat:")
        self.body.addWidget(written(again, "body", "second", wrap=True))
        self._seats = QHBoxLayout()
        self.seats: dict[int, Button] = {}
        for seat, player in enumerate(played.players):
            self.seats[seat] = self._seat_button(seat, player)
            self._seats.addWidget(self.seats[seat])
        self._seats.addStretch(1)
        self.body.addLayout(self._seats)
        self.body.addStretch(1)
        self._back = self.button(tr("Common", "Back"), back=True)
        self._back.clicked.connect(self.closed)
        self.foot.addStretch(1)
        self.button(tr("Album", "Watch"), loud=True).clicked.connect(self.looked)
        self._show()

    def _seat_button(self, seat: int, player: Player) -> Button:
        button, size = Button(), self.theme.px(_FACE * (1 - _PART))
        button.setIcon(portrait(player.face))
        button.setIconSize(QSize(size, size))
        button.setProperty("slim", True)
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self.again.emit(seat))
        name = called(player.name)
        own = tr("Duplicate", "{name}, again").format(name=name)
        told = own if seat == self.played.seat else name
        button.setToolTip(told)
        button.setAccessibleName(tr("Duplicate", "Play from {name}’s seat").format(name=told))
        button.setAccessibleDescription(button.accessibleName())  # else the tooltip would be read, too
        return button

    @property
    def rows(self) -> list[tuple[str, str]]:
        return [(row.name, self._told(row)) for row in self._rows()]

    def _rows(self) -> list[_Row]:
        """The lines of the table: finished players, the best first; then those still playing."""
        played = self.played
        own = played.players[played.seat]
        rows = [_Row(labelled(own.name), own.face, "", played.brought[played.seat], is_played=True)]
        if self.before is not None:
            name, brought = self.before
            rows.append(_Row(labelled(name), own.face, tr("Duplicate", "first time"), brought))
        for bot in BEST:
            if bot in self._found or not self._has_failed:
                person = PERSONS[bot]
                rows.append(_Row(person.name, person.face, "", self._found.get(bot)))
        return sorted(rows, key=lambda row: (row.brought is None, -(row.brought or 0), not row.is_played))

    def _told(self, row: _Row) -> str:
        if row.brought is None:
            return tr("Duplicate", "playing…")
        return told_outcome(self.wording, row.brought)

    def _show(self) -> None:
        """Fill the table."""
        for cell in self._cells:
            delete_soon(cell)
        self._cells = []
        size = self.theme.px(_FACE)
        rows = self._rows()
        best = rows[0].brought
        for line, row in enumerate(rows):
            face = QLabel()
            mood = "glad" if row.brought is not None and row.brought == best else ""
            face.setPixmap(portrait(row.face, mood).pixmap(size, size))
            face.setAccessibleName(tr("SetUp", "Face"))
            tone: Tone = "call" if row.is_played else "ink"
            name = f"{row.name} ({row.note})" if row.note else row.name
            who = written(name, "name", tone, wrap=True)
            told = written(self._told(row), "name" if row.is_played else "body", tone)
            up = Qt.AlignmentFlag
            sides = (
                up.AlignLeft,
                up(0),
                up.AlignRight,
            )  # a name has the whole width: beside another it is wrapped
            for column, (cell, side) in enumerate(zip((face, who, told), sides, strict=True)):
                self._grid.addWidget(cell, line, column, up.AlignVCenter | side)
                self._cells.append(cell)
                cell.show()
        self._said.setText(self._state_told())
        self.refit()

    def _state_told(self) -> str:
        own = called(self.played.players[self.played.seat].name)
        if self._has_failed:
            return tr("Duplicate", "No other bot can play this deal.")
        told = tr("Duplicate", "The house’s best players take {name}’s seat, one after another.")
        return told.format(name=own)

    # Other players

    def take(self, found: Duplicate) -> None:
        self._found[found.bot] = found.brought[self.played.seat]
        self._show()
        told = f"{PERSONS[found.bot].name}: {told_outcome(self.wording, self._found[found.bot])}"
        announce(self._said, told)

    def _finish(self) -> None:
        self.is_done = True

    def fail(self) -> None:
        self._has_failed = self.is_done = True
        self._show()

    def save_state(self) -> tuple[dict[str, int], bool, bool]:
        return self._found, self.is_done, self._has_failed

    def restore_state(self, state: tuple[dict[str, int], bool, bool]) -> None:
        found, self.is_done, self._has_failed = state
        self._found = dict(found)
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._back.setFocus()
        if not self.is_done and not self._analyst.is_busy:
            played = self.played
            self._analyst.compare(played.log, played.number, played.seat)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._analyst.stop()
