"""Before a season: the choice of its players, and an explanation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout

from cucu_desktop.games.catalogue import USUAL
from cucu_desktop.match.evening.season import EVENINGS, TABLE
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.setup.fault_words import fault_told
from cucu_desktop.ui.pages.setup.seat_rows import SeatRows, mark_faults
from cucu_desktop.ui.pages.setup.seating import Plan, faults, next_person, tidy
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.pictures.vignette import Vignette

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QShowEvent

    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_NOBODY = Player("\N{HORIZONTAL ELLIPSIS}", "you-1")
"""A second player, so that a single person is no fault."""


class SeasonStartPage(WordedPage):
    """The choice of the players."""

    begun = Signal(object)
    """Start a season with these players."""
    WIDTH = 700

    def __init__(self, theme: Theme, wording: Wording, persons: Sequence[Player]) -> None:
        super().__init__(theme, wording)
        self.title.setText(tr("Season", "New season"))
        about = tr(
            "Season",
            "{evenings}, twelve regulars, two tables. You play at one, the rest at the other; "
            "everyone is in the same standings. One of them is your rival and sits at your table "
            "every evening. What you win stays on the shelf.",
        ).format(evenings=trn("Season", "{n} evening", "{n} evenings", EVENINGS))
        self.body.addWidget(written(about, "body", wrap=True))
        self.body.addWidget(written(tr("Season", "Players at this screen"), "heading", "call"))
        self._person = Button(tr("SetUp", "Add a player"))
        self._seats = SeatRows(theme, wording, lambda: self._seats.players, self._person)
        line = QHBoxLayout()
        line.addWidget(self._person)
        line.addStretch(1)
        self.body.addLayout(self._seats)
        self.body.addLayout(line)
        self.body.addWidget(Vignette(theme, "lantern", least=90), 1)
        self._fault = written("", "body", "call", wrap=True)
        self.foot.addWidget(self._fault, 1)
        self._back = self.button(tr("SetUp", "Back"))
        self._begin = self.button(tr("Season", "Start"), loud=True)
        for player in persons:
            self._seats.add(player)
        self._seats.changed.connect(self._check)
        self._seats.removed.connect(self.refit)
        self._person.clicked.connect(self._join)
        self._back.clicked.connect(self.closed)
        self._begin.clicked.connect(self._start)
        self._check()

    def _plan(self) -> Plan:
        return Plan(USUAL.id, (*self._seats.players, _NOBODY), (), USUAL.usual)

    def _join(self) -> None:
        row = self._seats.add(next_person(self._seats.players))
        self._check()
        self.reach(row)
        row.write_name()

    def _check(self) -> None:
        rows = self._seats.rows
        found = [fault for fault in faults(self._plan()) if fault.index != len(rows)]
        mark_faults(rows, found)
        for row in rows:
            row.allow_removal(len(rows) > 1)
        self._person.setEnabled(len(rows) < TABLE - 1)
        bots = any(player.bot for player in self._seats.players)
        wrong = (
            tr(
                "Season",
                "The regulars come along by themselves. Only list the people playing at this screen.",
            )
            if bots
            else ""
        )
        self._fault.setText(fault_told(found[0]) if found else wrong)

    def _start(self) -> None:
        if self._fault.text():
            announce(self._fault, self._fault.text())
            return
        self.begun.emit(tidy(self._plan()).players[:-1])

    def save_state(self) -> tuple[Player, ...]:
        """Return the players as entered."""
        return self._seats.players

    def restore_state(self, state: tuple[Player, ...]) -> None:
        self._seats.fill(state)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin.setFocus()
