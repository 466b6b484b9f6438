"""The set-up of a game with real cards: its players, the game, and the stakes."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError
from cucu_desktop.match.score.score_reader import COINS, SCORED, SCORED_TRICKS, options_of
from cucu_desktop.names import cleaned, same_key
from cucu_desktop.ui.pages.setup.rule_rows import RuleRows
from cucu_desktop.ui.pages.setup.seating import Plan
from cucu_desktop.ui.widgets.fields import NameField, NumberField
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.notices import name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.soon import delete_soon

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

_FEWEST: Final = 4
"""The least number of lines for names."""
_MOST_COINS: Final = 999_999
_NARROW: Final = 720
_BETWEEN: Final = 38
"""Distance of the second column of names from the first, with its numbers."""


class ScoreSetup(QWidget):
    """A line for each person, in playing order; an empty one follows while more may play."""

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
        self.game_box, self.rules_box, self.known_box = QComboBox(), QComboBox(), QComboBox()
        for box in (self.game_box, self.rules_box, self.known_box):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(12)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.stake = NumberField()
        self.stake.setAccessibleName(tr("Common", "Stake"))
        named = (
            tr("Common", "Game"),
            tr("Common", "Rules"),
            tr("Common", "Stake"),
            tr("Score", "Known names"),
        )
        self._labels = [written(name, "small", "third") for name in named]
        fields = (self.game_box, self.rules_box, self.stake, self.known_box)
        self._top, self._people = QGridLayout(), QGridLayout()
        for label, field in zip(self._labels, fields, strict=True):
            label.setBuddy(field)
        purpose = tr(
            "Score", "For a table with real cards: tap who pays, and tokens and coins are counted for you."
        )
        order = tr("Score", "Names and coins in the order of play. The person in the last line deals first.")
        self.names: list[NameField] = []
        self.coins: list[NumberField] = []
        self._numbers: list[QLabel] = []
        self._columns = self._coins_before = 0
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(written(purpose, "body", wrap=True))
        lines.addLayout(self._games_line())
        lines.addLayout(self._top)
        self.more = Button(tr("Score", "More rules"))
        self.more.setCheckable(True)
        self.more.toggled.connect(self._unfold)
        lines.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.rules: RuleRows | None = None
        self._rules_line = QVBoxLayout()
        lines.addLayout(self._rules_line)
        lines.addWidget(written(order, "body", "second", wrap=True))
        lines.addLayout(self._people)
        lines.addStretch(1)
        for game in (*SCORED, *SCORED_TRICKS):
            self.game_box.addItem(words_of(game).choices.game(game)["name"], game)
        self._options: GameOptions = GAMES[self.game].usual
        self._fill_rules()
        self.game_box.currentIndexChanged.connect(self._change_game)
        self.rules_box.currentIndexChanged.connect(self._take_preset)
        self.stake.valueChanged.connect(self._take_stake)
        self.known_box.activated.connect(self._seat_known)
        self._have(_FEWEST)
        self.lay_out(_NARROW)
        for number, box in ((0, self.game_box), (1, self.rules_box), (3, self.known_box)):
            name_choice(box, named[number])
        self._offer_known()

    # Saved games

    def _games_line(self) -> QHBoxLayout:
        """Return the line with the saved games."""
        self.games_label = written(tr("Score", "Saved games"), "small", "third")
        self.games_box, self.go_on = QComboBox(), Button(tr("Common", "Continue"))
        self.games_box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.games_box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.go_on.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.go_on.clicked.connect(lambda: self.continued.emit(self.games_box.currentData()))
        name_choice(self.games_box, self.games_label.text())
        line = QHBoxLayout()
        line.addWidget(self.games_label)
        line.addWidget(self.games_box, 1)
        line.addWidget(self.go_on)
        self.offer_games([])
        return line

    def offer_games(self, games: Sequence[tuple[Path, str]]) -> None:
        """Offer to continue these games, each with its description."""
        self.games_box.clear()
        for path, told in games:
            self.games_box.addItem(told, path)
        for part in (self.games_label, self.games_box, self.go_on):
            part.setVisible(bool(games))

    # Selection

    @property
    def game(self) -> str:
        return str(self.game_box.currentData())

    def show_plan(self, plan: Mapping[str, Any]) -> None:
        """Show a game as it was entered."""
        self.game_box.setCurrentIndex(max(0, self.game_box.findData(plan["game"])))
        preset = plan.get("options", {}).get("preset")
        self.rules_box.setCurrentIndex(max(0, self.rules_box.findData(preset)))
        with suppress(InvalidScenarioError):
            self._take_options(options_of(dict(plan), GAMES[self.game]))
        self.stake.setValue(plan.get("stake", self.stake.value()))
        self.more.setChecked(plan.get("unfolded", self.more.isChecked()))
        seats = plan["seats"]
        self._drop_after(max(_FEWEST, len(seats)))
        self._have(max(_FEWEST, len(seats)))
        for number, (name, coins) in enumerate(zip(self.names, self.coins, strict=True)):
            seat = seats[number] if number < len(seats) else {}
            name.setText(seat.get("name", ""))
            coins.setValue(seat.get("coins", self._usual_coins()))
        self._grow()

    @property
    def plan(self) -> dict[str, Any]:
        """The game as `score_reader` reads it; valid if `fault` is empty."""
        preset = self.rules_box.currentData()
        options: dict[str, Any] = {"preset": preset}
        usual = asdict(GAMES[self.game].presets[preset])
        options |= {
            name: value
            for name, value in asdict(self._options).items()
            if name != "stake" and value != usual[name]
        }
        plan: dict[str, Any] = {"game": self.game, "options": options}
        if GAMES[self.game].has_option("stake"):
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
        seats = self.plan["seats"]
        names = [seat["name"] for seat in seats]
        keys = list(map(same_key, names))
        twice = next((name for name, key in zip(names, keys, strict=True) if keys.count(key) > 1), None)
        if twice is not None:
            return tr("Score", "Two people are called {name}. Give one of them another name.").format(
                name=twice
            )
        allowed = self._allowed()
        if len(names) not in allowed:
            told = tr("Score", "This game is for {least} to {most} people.")
            return told.format(least=allowed[0], most=allowed[-1])
        stake = self.plan.get("stake", 0)
        poor = next((seat["name"] for seat in seats if seat["coins"] < stake), None)
        if poor is not None:
            return tr("Score", "{name} hasn’t enough coins for the stake.").format(name=poor)
        return ""

    def _name(self, field: NameField) -> str:
        return cleaned(field.text())

    def _allowed(self) -> range:
        return GAMES[self.game].seats_of(self._options)

    def _usual_coins(self) -> int:
        return GAMES[self.game].coins_of(self._options, COINS)

    # Rules

    def _take_preset(self) -> None:
        self._take_options(GAMES[self.game].presets[self.rules_box.currentData()])

    def _take_stake(self) -> None:
        if GAMES[self.game].has_option("stake"):
            self._take_options(replace(self._options, stake=self.stake.value()))

    def _take_options(self, options: GameOptions) -> None:
        """Play by these options from now on."""
        self._options = options
        if GAMES[self.game].has_option("stake"):
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
            rules.changed.connect(self._read_rules)
            self._rules_line.addWidget(rules)
            rules.show()
        self.grown.emit()

    def _read_rules(self) -> None:
        if self.rules is not None:
            self._take_options(self.rules.read(self._rule_plan()).options)

    def _count_changed(self) -> None:
        """Write on the button how many rules differ from those of the preset."""
        usual = asdict(GAMES[self.game].presets[self.rules_box.currentData()])
        changed = sum(
            value != usual[name] for name, value in asdict(self._options).items() if name != "stake"
        )
        told = trn("SetUp", "{n} changed", "{n} changed", changed) if changed else ""
        words = tr("Score", "More rules")
        self.more.setText(f"{words} ({told})" if told else words)

    # Lines

    def _change_game(self) -> None:
        before = self._coins_before
        self._fill_rules()
        usual = self._coins_before = self._usual_coins()
        for field in self.coins:
            if field.value() == before:
                field.setValue(usual)
        self._grow()

    def _fill_rules(self) -> None:
        game, choices = GAMES[self.game], self._words_of(self.game).choices
        with QSignalBlocker(self.rules_box):
            self.rules_box.clear()
            for preset in game.presets:
                self.rules_box.addItem(choices.preset(preset).name, preset)
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
        self.stake.setVisible(has_stake)
        self._labels[2].setVisible(has_stake)
        for field in self.coins:
            field.setVisible(self.game in SCORED)

    def _have(self, many: int) -> None:
        """Ensure at least `many` lines for people."""
        for number in range(len(self.names), many):
            name, coins = NameField(), NumberField()
            coins.setRange(0, _MOST_COINS)
            coins.setValue(self._usual_coins())
            coins.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            name.complete_from(self._known)
            name.textChanged.connect(self._grow)
            name.returnPressed.connect(lambda number=number: self._go_on_from(number))
            coins.valueChanged.connect(self.changed)
            mark = written(str(number + 1), "name", "third")
            mark.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.names.append(name)
            self.coins.append(coins)
            self._numbers.append(mark)
            self._name_line(number)
            if self._columns:
                self._place(number)
                for part in (mark, name, coins):
                    part.setVisible(part is not coins or self.game in SCORED)
                self.grown.emit()

    def _go_on_from(self, number: int) -> None:
        """Focus the name in the line below the one in which Enter was pressed."""
        if self._name(self.names[number]) and number + 1 < len(self.names):
            self.names[number + 1].setFocus()
            self.reached.emit(self.names[number + 1])
        else:
            self.all_named.emit()

    def _drop_after(self, many: int) -> None:
        """Remove the lines after the first `many`."""
        for parts in (self.names, self.coins, self._numbers):
            for part in parts[many:]:
                delete_soon(part)
            del parts[many:]

    def _grow(self) -> None:
        """Ensure an empty line at the end, if one more may play."""
        if self._name(self.names[-1]) and len(self.names) < self._allowed()[-1]:
            self._have(len(self.names) + 1)
        self._offer_known()
        self.changed.emit()

    def _offer_known(self) -> None:
        """Suggest the known names that are not entered yet."""
        here = {same_key(self._name(field)) for field in self.names}
        with QSignalBlocker(self.known_box):
            self.known_box.clear()
            self.known_box.addItem(tr("Score", "add a name"), "")
            for name in self._known:
                if same_key(name) not in here:
                    self.known_box.addItem(name, name)
        for part in (self.known_box, self._labels[3]):
            part.setVisible(bool(self._known))
            part.setEnabled(self.known_box.count() > 1)

    def _seat_known(self) -> None:
        name = self.known_box.currentData()
        free = next((field for field in self.names if not self._name(field)), None)
        if name and free is not None:
            free.setText(name)
        self.known_box.setCurrentIndex(0)

    # Layout

    def lay_out(self, width: int) -> None:
        """Put the lines into one column, or two where there is room."""
        columns = 1 if width < self.theme.px(_NARROW) else 2
        if columns == self._columns:
            return
        self._columns = columns
        fields = (self.game_box, self.rules_box, self.stake, self.known_box)
        for number, (label, field) in enumerate(zip(self._labels, fields, strict=True)):
            row, column = (0, number) if columns > 1 else divmod(number, 2)
            self._top.addWidget(label, 2 * row, column)
            self._top.addWidget(field, 2 * row + 1, column)
        for number in range(len(self.names)):
            self._place(number)
        self._people.setHorizontalSpacing(self.theme.space(1.5))
        self._people.setVerticalSpacing(self.theme.space(1))
        self._people.setColumnMinimumWidth(3, self.theme.px(_BETWEEN) if columns > 1 else 0)
        for column in range(6):
            self._people.setColumnStretch(column, int(column in (1, 4)[:columns]))

    def _place(self, number: int) -> None:
        row, side = divmod(number, self._columns)
        for column, part in enumerate((self._numbers[number], self.names[number], self.coins[number])):
            self._people.addWidget(part, row, 3 * side + column)

    def _name_line(self, number: int) -> None:
        place = tr("Score", "Person {number}").format(number=number + 1)
        self.names[number].setAccessibleName(place)
        self.names[number].setPlaceholderText(tr("Common", "Name"))
        coins = tr("Common", "Coins")
        self.coins[number].setAccessibleName(f"{place}: {coins}")
