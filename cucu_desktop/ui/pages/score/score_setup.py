"""The set-up of a game with real cards: its players, the game, and the stakes."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError
from cucu_desktop.match.score.score_reader import COINS, SCORED, SCORED_TRICKS, options_of
from cucu_desktop.names import cleaned, same_key
from cucu_desktop.ui.pages.club.entry_form import ChoiceBox, EntryForm, number_field
from cucu_desktop.ui.pages.setup.rule_rows import RuleRows
from cucu_desktop.ui.pages.setup.seating import Plan
from cucu_desktop.ui.widgets.fields import NameField, NumberField
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.soon import delete_soon

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.games.game import Game
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_FEWEST: Final = 4
"""The least number of lines for names."""
_MOST_COINS: Final = 999_999


class ScoreSetup(QWidget):
    """A line for each person, in playing order; an empty one follows while more may play.

    Attributes:
        kept: the saved games.
        form: the game, its rules, and the stake.
        more: shows all rules while it is pressed.
        rules: all rules; None while they are not shown.
        names: the names of the people.
        coins: their coins.
    """

    changed = Signal()
    grown = Signal()
    """The number of lines changed."""
    reached = Signal(QWidget)
    """The field for the next name has the focus."""
    all_named = Signal()
    """Enter was pressed in an empty line for a name, or in the last one."""
    continued = Signal(object)
    """The kept game of this path is to be continued."""

    def __init__(self, theme: Theme, words_of: Callable[..., Wording], known: Sequence[str]) -> None:
        super().__init__()
        self.theme, self._words_of, self._known = theme, words_of, list(known)
        saved = {"game": (tr("Score", "Saved games"), ChoiceBox())}
        self.kept = EntryForm(theme, tr("Common", "Continue"), saved)
        self.kept.entered.connect(lambda: self.continued.emit(Path(self.kept.value("game"))))
        games = [(words_of(game).choices.game(game)["name"], game) for game in (*SCORED, *SCORED_TRICKS)]
        self._game_box, self._rules_box, self.stake = ChoiceBox(games), ChoiceBox(), number_field(0, 0)
        fields: dict[str, tuple[str, QWidget]] = {
            "game": (tr("Common", "Game"), self._game_box),
            "rules": (tr("Common", "Rules"), self._rules_box),
            "stake": (tr("Common", "Stake"), self.stake),
        }
        self.form = EntryForm(theme, tr("Score", "More rules"), fields)
        self.more = self.form.button
        self.more.setCheckable(True)
        self.more.toggled.connect(self._unfold)
        self.rules: RuleRows | None = None
        self._rules_line, self._people = QVBoxLayout(), QGridLayout()
        self._people.setHorizontalSpacing(theme.space(1.5))
        self._people.setVerticalSpacing(theme.space(1))
        self._people.setColumnStretch(1, 1)
        self.names: list[NameField] = []
        self.coins: list[NumberField] = []
        self._numbers: list[QLabel] = []
        purpose = tr(
            "Score", "For a table with real cards: tap who pays, and tokens and coins are counted for you."
        )
        order = tr("Score", "Names and coins in the order of play. The person in the last line deals first.")
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(written(purpose, "body", wrap=True))
        lines.addWidget(self.kept)
        lines.addWidget(self.form)
        lines.addLayout(self._rules_line)
        lines.addWidget(written(order, "body", "second", wrap=True))
        lines.addLayout(self._people)
        lines.addStretch(1)
        self.offer_games([])
        self._options: GameOptions = self._rules_of.usual
        self._coins_before = 0
        self._fill_rules()
        self._have(_FEWEST)
        self._game_box.currentIndexChanged.connect(self._change_game)
        self._rules_box.currentIndexChanged.connect(
            lambda: self._take_options(self._rules_of.presets[self.form.value("rules")])
        )
        self.stake.valueChanged.connect(self._take_stake)

    def offer_games(self, games: Sequence[tuple[Path, str]]) -> None:
        """Offer to continue these games, each with its description."""
        self.kept.offer("game", [(told, str(path)) for path, told in games])
        self.kept.setVisible(bool(games))

    def lay_out(self, width: int) -> None:
        for form in (self.kept, self.form):
            form.lay_out(width)

    # Selection

    @property
    def game(self) -> str:
        return str(self.form.value("game"))

    @property
    def _rules_of(self) -> Game:
        return GAMES[self.game]

    def show_plan(self, plan: Mapping[str, Any]) -> None:
        """Show a game as it was entered."""
        self.form.put(game=plan["game"], rules=plan.get("options", {}).get("preset") or "")
        with suppress(InvalidScenarioError):
            self._take_options(options_of(dict(plan), self._rules_of))
        self.stake.setValue(plan.get("stake", self.stake.value()))
        self.more.setChecked(plan.get("unfolded", self.more.isChecked()))
        seats = plan["seats"]
        self._have(max(_FEWEST, len(seats)))
        for number, (name, coins) in enumerate(zip(self.names, self.coins, strict=True)):
            seat = seats[number] if number < len(seats) else {}
            name.setText(seat.get("name", ""))
            coins.setValue(seat.get("coins", self._usual_coins()))
        self._grow()

    @property
    def plan(self) -> dict[str, Any]:
        """The game as `score_reader` reads it; valid if `fault` is empty."""
        changed = self._changed_rules()
        plan: dict[str, Any] = {
            "game": self.game,
            "options": {"preset": self.form.value("rules"), **changed},
        }
        if self._rules_of.has_option("stake"):
            plan["stake"] = self.stake.value()
        named = ({**line, "name": cleaned(line["name"])} for line in self._lines())
        plan["seats"] = [line for line in named if line["name"]]
        return plan

    @property
    def entered(self) -> dict[str, Any]:
        """The set-up with every line as it is, also without a name; `show_plan` shows it again."""
        return {**self.plan, "seats": self._lines(), "unfolded": self.more.isChecked()}

    def _lines(self) -> list[dict[str, Any]]:
        fields = zip(self.names, self.coins, strict=True)
        return [{"name": name.text(), "coins": coins.value()} for name, coins in fields]

    @property
    def fault(self) -> str:
        """The fault of the set-up, in a sentence; "" if there is none."""
        plan = self.plan
        names = [seat["name"] for seat in plan["seats"]]
        keys = list(map(same_key, names))
        twice = next((name for name, key in zip(names, keys, strict=True) if keys.count(key) > 1), None)
        if twice is not None:
            told = tr("Score", "Two people are called {name}. Give one of them another name.")
            return told.format(name=twice)
        allowed = self._allowed()
        if len(names) not in allowed:
            told = tr("Score", "This game is for {least} to {most} people.")
            return told.format(least=allowed[0], most=allowed[-1])
        poor = next((seat["name"] for seat in plan["seats"] if seat["coins"] < plan.get("stake", 0)), None)
        if poor is not None:
            return tr("Score", "{name} hasn’t enough coins for the stake.").format(name=poor)
        return ""

    def _allowed(self) -> range:
        return self._rules_of.seats_of(self._options)

    def _usual_coins(self) -> int:
        return self._rules_of.coins_of(self._options, COINS)

    # Rules

    def _take_stake(self) -> None:
        if self._rules_of.has_option("stake"):
            self._take_options(replace(self._options, stake=self.stake.value()))

    def _take_options(self, options: GameOptions) -> None:
        """Play by these options from now on."""
        self._options = options
        if self._rules_of.has_option("stake"):
            with QSignalBlocker(self.stake):
                self.stake.setValue(options.stake)
        if self.rules is not None:
            self.rules.show_plan(self._rule_plan())
        self._count_changed()
        self._grow()

    def _rule_plan(self) -> Plan:
        return Plan(self.game, (), (), self._options)

    def _unfold(self, shown: bool) -> None:  # noqa: FBT001 - Qt passes it by position
        """Show all rules of the game, or hide them."""
        if self.rules is not None:
            delete_soon(self.rules)
            self.rules = None
        if shown:
            rules = self.rules = RuleRows(self.theme, self._words_of(self.game), self._rule_plan())
            rules.changed.connect(lambda: self._take_options(rules.read(self._rule_plan()).options))
            self._rules_line.addWidget(rules)
            rules.show()
        self.grown.emit()

    def _changed_rules(self) -> dict[str, Any]:
        """Return the options that differ from those of the preset, but the stake."""
        usual = asdict(self._rules_of.presets[self.form.value("rules")])
        chosen = asdict(self._options).items()
        return {name: value for name, value in chosen if name != "stake" and value != usual[name]}

    def _count_changed(self) -> None:
        """Write on the button how many rules differ from those of the preset."""
        changed = len(self._changed_rules())
        told = trn("SetUp", "{n} changed", "{n} changed", changed)
        self.more.setText(f"{self.form.label} ({told})" if changed else self.form.label)

    def _change_game(self) -> None:
        before = self._coins_before
        self._fill_rules()
        for field in self.coins:
            if field.value() == before:
                field.setValue(self._coins_before)
        self._grow()
        self.grown.emit()

    def _fill_rules(self) -> None:
        game, choices = self._rules_of, self._words_of(self.game).choices
        with QSignalBlocker(self._rules_box):
            self.form.offer("rules", [(choices.preset(preset).name, preset) for preset in game.presets])
            self._rules_box.setCurrentIndex(0)
        self._options = next(iter(game.presets.values()))
        self._count_changed()
        if self.more.isChecked():
            self._unfold(shown=True)
        self._coins_before = self._usual_coins()
        has_stake = game.has_option("stake")
        if has_stake:
            allowed = game.limits["stake"]
            with QSignalBlocker(self.stake):
                self.stake.setRange(allowed[0], allowed[-1])
                self.stake.setValue(self._options.stake)
        self.form.show_field("stake", shown=has_stake)
        for field in self.coins:
            field.setVisible(self.game in SCORED)

    # Lines

    def _have(self, many: int) -> None:
        """Add or remove lines, so that there is this number of them."""
        for parts in (self.names, self.coins, self._numbers):
            for part in parts[many:]:
                delete_soon(part)
            del parts[many:]
        for number in range(len(self.names), many):
            self._add_line(number)
        self.grown.emit()

    def _add_line(self, number: int) -> None:
        name, coins = NameField(), number_field(0, _MOST_COINS, self._usual_coins())
        name.complete_from(self._known)
        name.textChanged.connect(self._grow)
        name.returnPressed.connect(lambda: self._go_on_from(number))
        coins.valueChanged.connect(self.changed)
        place, held = tr("Score", "Person {number}").format(number=number + 1), tr("Common", "Coins")
        name.setAccessibleName(place)
        name.setPlaceholderText(tr("Common", "Name"))
        coins.setAccessibleName(f"{place}: {held}")
        mark = written(str(number + 1), "name", "third")
        for column, part in enumerate((mark, name, coins)):
            self._people.addWidget(part, number, column)
            part.setVisible(part is not coins or self.game in SCORED)
        self.names.append(name)
        self.coins.append(coins)
        self._numbers.append(mark)

    def _go_on_from(self, number: int) -> None:
        """Focus the name in the line below the one in which Enter was pressed."""
        if cleaned(self.names[number].text()) and number + 1 < len(self.names):
            self.names[number + 1].setFocus()
            self.reached.emit(self.names[number + 1])
        else:
            self.all_named.emit()

    def _grow(self) -> None:
        """Ensure an empty line at the end, if one more may play."""
        if cleaned(self.names[-1].text()) and len(self.names) < self._allowed()[-1]:
            self._have(len(self.names) + 1)
        self.changed.emit()
