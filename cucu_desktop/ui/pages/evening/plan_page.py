"""The plan of an evening: players and, on a second step, games and scoring; and the players of a season."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import GAMES, USUAL
from cucu_desktop.match.evening.evening_plan import MOST_GAMES, EveningPlan, Round, misfits
from cucu_desktop.match.evening.season import TABLE
from cucu_desktop.ui.pages.boxes import in_column, in_line
from cucu_desktop.ui.pages.evening.words import game_name, games_told
from cucu_desktop.ui.pages.setup.seating import Plan, faults
from cucu_desktop.ui.pages.setup.who_page import WhoPage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.pictures.vignette import Vignette
from cucu_desktop.ui.widgets.soon import delete_soon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.pages.setup.seating import Fault
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme


class PlanPage(WhoPage):
    """Edits the plan of an evening; `evening` is its current state, `plan` has its players."""

    planned = Signal(object)
    """Start this `EveningPlan`."""

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        plan: EveningPlan,
        options_of: Callable[[str], GameOptions],
        known: Sequence[Player] = (),
    ) -> None:
        """Build the page.

        Args:
            theme: colours and text size.
            wording: words for games and people.
            plan: the initial plan.
            options_of: returns the options with which the players play an added game.
            known: people to choose from.
        """
        super().__init__(
            theme,
            wording,
            Plan(USUAL.id, plan.company, (), USUAL.usual),
            tr("Evening", "Start evening"),
            known=known,
        )
        self.people.rest_with(Vignette(theme, "lantern", least=90))
        self.people.seats = GAMES[USUAL.id].seats
        self._options_of, self._before = options_of, plan
        self.title.setText(tr("Evening", "Evening"))
        self._games: list[_GameLine] = []
        self._lines = QVBoxLayout()
        self._add = Button(tr("Evening", "Add a game"))
        self._counts = QComboBox()
        self._counts.setAccessibleName(tr("Evening", "Ranked by:"))
        self._counts.addItem(tr("Evening", "points for placing"), "places")
        self._counts.addItem(tr("Evening", "coins won"), "purse")
        self._counts.setCurrentIndex(self._counts.findData(plan.counts))
        self._how = written("", "small", "third", wrap=True)
        self.lay_out(second=self._programme())
        for each in plan.rounds:
            self._add_game(each)
        self._add.clicked.connect(self._add_another)
        self._counts.activated.connect(lambda _: self._read())
        self._read()

    def _programme(self) -> QWidget:
        """Return the second step: the games, and how they count."""
        programme = QWidget()
        self._add.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        label = written(tr("Evening", "Ranked by:"), "body")
        label.setBuddy(self._counts)
        counts = in_line(label)
        counts.addWidget(self._counts, 1)
        in_column(self._lines, self._add, counts, self._how, within=programme).addStretch(1)
        return programme

    @property
    def evening(self) -> EveningPlan:
        """The current plan, valid or not."""
        rounds = tuple(line.round for line in self._games)
        counts, before = self._counts.currentData(), self._before
        return EveningPlan(self.plan.players, rounds, counts, before.purse, before.season)

    # Games

    def _add_game(self, played: Round) -> _GameLine:
        line = _GameLine(self.wording, played, self._options_of)
        line.changed.connect(self._read)
        line.removed.connect(lambda: self._strike(line))
        self._games.append(line)
        self._lines.addWidget(line)
        return line

    def _add_another(self) -> None:
        last = self._games[-1].round if self._games else Round(USUAL.id, self._options_of(USUAL.id))
        line = self._add_game(last)
        line.show()
        self._read()
        self.reach(line)
        line.box.setFocus()

    def _strike(self, line: _GameLine) -> None:
        self._games.remove(line)
        delete_soon(line)
        self._read()
        self.refit()

    def _read(self) -> None:
        plan = self.evening
        for number, line in enumerate(self._games, 1):
            line.be_number(number)
            line.away.setEnabled(len(self._games) > 1)
        self._add.setEnabled(len(plan.rounds) < MOST_GAMES)
        games = games_told(self.wording, [each.game for each in plan.rounds])
        self.name_second(tr("Evening", "Games: {games}").format(games=games))
        self._how.setText(_how_told(plan))
        super()._read()

    def misfit(self) -> str:
        plan = self.evening
        misfit = next(iter(misfits(len(plan.company), plan.rounds)), None)
        if misfit is None:
            return ""
        return tr("Evening", "{game} needs at least {number} players.").format(
            game=game_name(self.wording, misfit.game), number=misfit.seats[0]
        )

    def begin(self, plan: Plan) -> None:
        now = self.evening
        self.planned.emit(EveningPlan(plan.players, now.rounds, now.counts, now.purse, now.season))

    def save_state(self) -> object:
        return super().save_state(), self.evening

    def restore_state(self, state: Any) -> None:  # noqa: ANN401 - as of `Page`
        own, evening = state
        for line in list(self._games):
            self._strike(line)
        for each in evening.rounds:
            self._add_game(each)
        self._counts.setCurrentIndex(self._counts.findData(evening.counts))
        super().restore_state(own)


def _how_told(plan: EveningPlan) -> str:
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
        self.away = QToolButton()
        self.away.setText("✕")
        self.away.setProperty("quiet", True)
        self.away.setToolTip(tr("Common", "Remove"))
        parts = in_line(self._number, within=self)
        parts.addWidget(self.box, 1)
        parts.addWidget(self.away)
        self.box.activated.connect(self._choose)
        self.away.clicked.connect(self.removed)

    def be_number(self, number: int) -> None:
        self._number.setText(f"{number}.")
        named = tr("Evening", "Game {number}").format(number=number)
        name_choice(self.box, named)
        away = tr("Common", "Remove")
        self.away.setAccessibleName(f"{named}: {away}")
        self.away.setAccessibleDescription(self.away.accessibleName())  # else the tooltip is read, too

    def _choose(self) -> None:
        game = self.box.currentData()
        if game != self.round.game:
            self.round = Round(game, self._options_of(game))
            self.changed.emit()


class SeasonStartPage(WhoPage):
    """The choice of the players; `begun` has a plan with them."""

    def __init__(
        self, theme: Theme, wording: Wording, persons: Sequence[Player], known: Sequence[Player] = ()
    ) -> None:
        plan = Plan(USUAL.id, tuple(persons), (), USUAL.usual)
        super().__init__(theme, wording, plan, tr("Season", "Start season"), kinds=("person",), known=known)
        self.title.setText(tr("Season", "New season"))
        self.people.seats = range(1, TABLE)
        self.people.rows.setMinimumHeight(theme.px(110))  # five at most
        self.lay_out()
        self._read()

    def found(self) -> Sequence[Fault]:
        """Return the faults of the plan: a single person is none."""
        found, is_alone = faults(self.plan), self.plan.seats == 1
        return [fault for fault in found if not (is_alone and fault.what == "few seats")]
