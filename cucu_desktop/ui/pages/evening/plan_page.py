"""The plan of an evening: players, games, and scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cucu_desktop.games.catalogue import GAMES, USUAL
from cucu_desktop.match.evening.evening_plan import MOST_GAMES, EveningPlan, Round, misfits
from cucu_desktop.ui.pages.evening.words import game_name
from cucu_desktop.ui.pages.setup.fault_words import fault_told
from cucu_desktop.ui.pages.setup.seat_rows import SeatRows, mark_faults
from cucu_desktop.ui.pages.setup.seating import Plan, faults, next_bot, next_person, tidy
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce, name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button, written

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


class PlanPage(WordedPage):
    """Edits the plan of an evening; `plan` is its current state."""

    begun = Signal(object)
    """Start this `EveningPlan`."""
    WIDTH = 1060

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        plan: EveningPlan,
        options_of: Callable[[str], GameOptions],
        title: str = "",
    ) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            wording: words for games and people.
            plan: the initial plan.
            options_of: returns the options with which the players play an added game.
            title: the name of the evening; empty: none.
        """
        super().__init__(theme, wording)
        self._options_of, self._before = options_of, plan
        self.title.setText(title or tr("Evening", "Evening"))
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(theme.space(8))
        self.body.addLayout(self._columns)
        self._games: list[_GameLine] = []
        self._lines = QVBoxLayout()
        self._person, self._bot = Button(tr("SetUp", "Add a player")), Button(tr("SetUp", "Add a bot"))
        self._seats = SeatRows(theme, wording, lambda: self._seats.players, self._person)
        self._add = Button(tr("Evening", "Add a game"))
        self._counts = QComboBox()
        self._counts.setAccessibleName(tr("Evening", "Ranked by:"))
        self._counts.addItem(tr("Evening", "points for placing"), "places")
        self._counts.addItem(tr("Evening", "coins won"), "purse")
        self._counts.setCurrentIndex(self._counts.findData(plan.counts))
        self._told = written("", "small", "third", wrap=True)
        self._fault = written("", "body", "call", wrap=True)
        self._lay_out()
        for player in plan.company:
            self._seats.add(player)
        for each in plan.rounds:
            self._add_game(each)
        self.foot.addWidget(self._fault, 1)
        self._back = self.button(tr("SetUp", "Back"))
        self._begin = self.button(tr("Evening", "Start evening"), loud=True)
        self._connect()
        self._number_games()
        self._check()

    def _lay_out(self) -> None:
        left, right = QVBoxLayout(), QVBoxLayout()
        left.addWidget(written(tr("Evening", "Players"), "heading", "call"))
        left.addLayout(self._seats)
        left.addLayout(_line(self._person, self._bot))
        left.addStretch(1)
        right.addWidget(written(tr("Evening", "Games"), "heading", "call"))
        right.addLayout(self._lines)
        right.addLayout(_line(self._add))
        counts = QHBoxLayout()
        label = written(tr("Evening", "Ranked by:"), "body")
        label.setBuddy(self._counts)
        counts.addWidget(label)
        counts.addWidget(self._counts, 1)
        right.addLayout(counts)
        right.addWidget(self._told)
        right.addStretch(1)
        self._columns.addLayout(left, 1)
        self._columns.addLayout(right, 1)

    def _connect(self) -> None:
        self._seats.changed.connect(self._check)
        self._seats.removed.connect(self.refit)
        self._person.clicked.connect(lambda: self._join(next_person(self._seats.players)))
        self._bot.clicked.connect(lambda: self._join(next_bot(self._table())))
        self._add.clicked.connect(self._add_another)
        self._counts.activated.connect(lambda _: self._check())
        self._back.clicked.connect(self.closed)
        self._begin.clicked.connect(self._start)

    @property
    def plan(self) -> EveningPlan:
        """The current plan, valid or not."""
        return EveningPlan(
            self._seats.players,
            tuple(line.round for line in self._games),
            self._counts.currentData(),
            self._before.purse,
            self._before.season,
        )

    def fit_into(self, area: QRect) -> None:
        """Centre the page; where it is narrow the games are below the people."""
        width = min(self.theme.px(self.WIDTH), area.width() - 2 * self.theme.space(3))
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight)
        bar = self._scroll.verticalScrollBar().sizeHint().width() + self.theme.space(4)
        if self._columns.minimumSize().width() > self._line_width(width) - bar:
            self._columns.setDirection(QBoxLayout.Direction.TopToBottom)
        super().fit_into(area)

    # Players

    def _table(self) -> Plan:
        """Return the players as a plan of the default game, whose faults apply here, too."""
        return Plan(USUAL.id, self._seats.players, (), USUAL.usual)

    def _join(self, player: Player) -> None:
        row = self._seats.add(player)
        self._check()
        self.reach(row)
        row.write_name()

    # Games

    def _add_game(self, played: Round) -> _GameLine:
        line = _GameLine(self.wording, played, self._options_of)
        line.changed.connect(self._check)
        line.removed.connect(lambda: self._strike(line))
        self._games.append(line)
        self._lines.addWidget(line)
        return line

    def _add_another(self) -> None:
        last = self._games[-1].round if self._games else Round(USUAL.id, self._options_of(USUAL.id))
        line = self._add_game(last)
        line.show()
        self._number_games()
        self._check()
        self.reach(line)
        line.box.setFocus()

    def _strike(self, line: _GameLine) -> None:
        self._games.remove(line)
        self._lines.removeWidget(line)
        line.hide()
        line.deleteLater()
        self._number_games()
        self._check()
        self.refit()

    def _number_games(self) -> None:
        for number, line in enumerate(self._games, 1):
            line.be_number(number)

    # Faults

    def _check(self) -> None:
        plan, found = self.plan, faults(self._table())
        mark_faults(self._seats.rows, found)
        self._add.setEnabled(len(plan.rounds) < MOST_GAMES)
        for line in self._games:
            line.allow_removal(allowed=len(self._games) > 1)
        full = len(plan.company) >= GAMES[USUAL.id].seats[-1]
        for button in (self._person, self._bot):
            button.setEnabled(not full)
        self._fault.setText(fault_told(found[0]) if found else self._misfit_told(plan))
        self._told.setText(self._how_told(plan))

    def _misfit_told(self, plan: EveningPlan) -> str:
        misfit = next(iter(misfits(len(plan.company), plan.rounds)), None)
        if misfit is None:
            return ""
        return tr("Evening", "{game} needs at least {number} players.").format(
            game=game_name(self.wording, misfit.game), number=misfit.seats[0]
        )

    def _how_told(self, plan: EveningPlan) -> str:
        """Return how it is scored, and the rule for players who sit out."""
        told = [
            tr("Evening", "In each game: two points for everyone you finish ahead of, one for a tie.")
            if plan.counts == "places"
            else tr(
                "Evening",
                "Coins carry over from game to game. In trick games each loser pays the winners five.",
            )
        ]
        if any(len(plan.company) > each.seats[-1] for each in plan.rounds):
            told.append(tr("Evening", "When there isn’t room for everyone, the bots take turns sitting out."))
        return " ".join(told)

    def _start(self) -> None:
        """Start; with a fault, focus the control where it is corrected."""
        found = faults(self._table())
        if not self._fault.text():
            company = tidy(self._table()).players
            plan = self.plan
            self.begun.emit(EveningPlan(company, plan.rounds, plan.counts, plan.purse, plan.season))
            return
        announce(self._fault, self._fault.text())
        if found and found[0].index is not None:
            self._seats.rows[found[0].index].write_name()

    def save_state(self) -> EveningPlan:
        return self.plan

    def restore_state(self, state: EveningPlan) -> None:
        if state == self.plan:
            return
        for line in list(self._games):
            self._strike(line)
        self._seats.fill(state.company)
        for each in state.rounds:
            self._add_game(each)
        self._counts.setCurrentIndex(self._counts.findData(state.counts))
        self._number_games()
        self._check()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin.setFocus()


class _GameLine(QWidget):
    """The line of a game of the evening."""

    changed = Signal()
    removed = Signal()

    def __init__(self, wording: Wording, played: Round, options_of: Callable[[str], GameOptions]) -> None:
        super().__init__()
        self.round, self._options_of = played, options_of
        self._number = QLabel()
        self.box = QComboBox()
        self.box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for game in GAMES:
            self.box.addItem(game_name(wording, game), game)
        self.box.setCurrentIndex(self.box.findData(played.game))
        self._away = QToolButton()
        self._away.setText("✕")
        self._away.setProperty("quiet", True)
        self._away.setToolTip(tr("Evening", "Remove"))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._number)
        line.addWidget(self.box, 1)
        line.addWidget(self._away)
        self.box.activated.connect(self._choose)
        self._away.clicked.connect(self.removed)

    def be_number(self, number: int) -> None:
        """Set the number of the game."""
        self._number.setText(f"{number}.")
        named = tr("Evening", "Game {number}").format(number=number)
        name_choice(self.box, named)
        away = tr("Evening", "Remove")
        self._away.setAccessibleName(f"{named}: {away}")
        self._away.setAccessibleDescription(self._away.accessibleName())  # else the tooltip is read, too

    def allow_removal(self, *, allowed: bool) -> None:
        """Enable or disable the button that removes the game."""
        self._away.setEnabled(allowed)

    def _choose(self) -> None:
        game = self.box.currentData()
        if game != self.round.game:
            self.round = Round(game, self._options_of(game))
            self.changed.emit()


def _line(*buttons: Button) -> QHBoxLayout:
    line = QHBoxLayout()
    for button in buttons:
        line.addWidget(button)
    line.addStretch(1)
    return line
