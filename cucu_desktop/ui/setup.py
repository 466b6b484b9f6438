"""The set-up sheet: who sits at the table, and what is agreed on before the cards are dealt."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.notices import announce
from cucu_desktop.ui.paper import written
from cucu_desktop.ui.seat_rows import SeatRow
from cucu_desktop.ui.seating import (
    ONLOOKERS,
    Plan,
    faults,
    next_bot,
    next_person,
    preset_of,
    tidy,
    with_preset,
)
from cucu_desktop.ui.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.match.match import Player
    from cucu_desktop.ui.seating import Fault
    from cucu_desktop.ui.theme import Theme
    from cucu_desktop.ui.wording import Wording

SWITCHES: Final = ("reentry", "sharing", "agreement", "talk")
"""The options that are on or off."""


def fault_told(fault: Fault) -> str:
    """Return the sentence that tells what is wrong with a plan."""
    return {
        "no name": tr("SetUp", "In line {line} the name is missing."),
        "same name": tr("SetUp", "There are two called {name}. Write another name in line {line}."),
        "long name": tr("SetUp", "“{name}” is too long for the ribbon: sixteen letters at most."),
        "few seats": tr("SetUp", "It takes at least two to play."),
        "many seats": tr("SetUp", "No more than twenty can play."),
    }[fault.what].format(name=fault.name, line=(fault.place or 0) + 1)


class SetUpSheet(Sheet):
    """Lays a table. `plan` is what is written on it now."""

    begun = Signal(object)
    """The plan is to be played."""
    WIDTH = 1120

    def __init__(self, theme: Theme, wording: Wording, plan: Plan, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._wording = wording
        self._plan = plan
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(theme.space(8))
        self.body.addLayout(self._columns)
        self._seats = _People(theme, plan.players, lambda: self._plan.everybody)
        self._watchers = _People(theme, plan.onlookers, lambda: self._plan.everybody)
        self._rules = _Rules(plan)
        people = QVBoxLayout()
        people.addWidget(self._seats)
        people.addWidget(self._watchers)
        people.addStretch(1)
        agreed = QVBoxLayout()
        agreed.addWidget(self._rules)
        agreed.addStretch(1)
        self._columns.addLayout(people, 5)
        self._columns.addLayout(agreed, 4)
        self._fault = written("", "body", "call", wrap=True)
        self.foot.addWidget(self._fault, 1)
        self._back = self.button()
        self._begin = self.button(loud=True)
        for group in (self._seats, self._watchers):
            group.changed.connect(self._read)
            group.person.clicked.connect(lambda _=False, group=group: self._add(group, person=True))
            group.bot.clicked.connect(lambda _=False, group=group: self._add(group, person=False))
        self._rules.changed.connect(self._read_rules)
        self._back.clicked.connect(self.closed)
        self._begin.clicked.connect(self._start)
        self.retranslate()
        self._read()

    @property
    def plan(self) -> Plan:
        """The table as it is written down now, right or wrong."""
        return self._plan

    def set_wording(self, wording: Wording) -> None:
        """Tell the game's options in another language."""
        self._wording = wording
        self.retranslate()

    def retranslate(self) -> None:
        """Write everything in the language of the window."""
        self.title.setText(self._wording.game(self._plan.game)["name"])
        self._seats.title.setText(tr("SetUp", "Who plays"))
        self._watchers.title.setText(tr("SetUp", "Who looks on, and may pay for a return"))
        for group in (self._seats, self._watchers):
            group.retranslate(self._wording)
        self._rules.retranslate(self._plan, self._wording)
        self.label(self._back, tr("SetUp", "Back"))
        self.label(self._begin, tr("SetUp", "Sit down"))
        self._check()

    def showEvent(self, event: QShowEvent) -> None:
        """Two clicks, or a click and Enter, are enough for a game."""
        super().showEvent(event)
        self._begin.setFocus()

    def lie_in(self, room: QRect) -> None:
        """Lie in the middle; where it is narrow the rules go under the seats."""
        wide = min(self.theme.px(self.WIDTH), room.width()) >= self.theme.px(820)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(way)
        super().lie_in(room)

    def _add(self, group: _People, *, person: bool) -> None:
        self._read()
        player = next_person(self._plan.everybody) if person else next_bot(self._plan)
        row = group.add(player)
        self._read()
        if person:
            row.write_name()

    def _read(self) -> None:
        self._plan = replace(self._plan, players=self._seats.players, onlookers=self._watchers.players)
        seats = GAMES[self._plan.game].SEATS
        self._seats.allow(seats[0], seats[-1])
        self._watchers.allow(0, ONLOOKERS)
        self._check()

    def _read_rules(self) -> None:
        self._plan = self._rules.read(self._plan)
        self._rules.show_plan(self._plan)

    def _check(self) -> None:
        found = faults(self._plan)
        told = {fault.place: fault_told(fault) for fault in reversed(found)}
        for place, row in enumerate(self._lines()):
            row.set_fault(told.get(place, ""))
        self._fault.setText(fault_told(found[0]) if found else "")

    def _lines(self) -> list[SeatRow]:
        return [*self._seats.rows, *self._watchers.rows]

    def _start(self) -> None:
        """Sit down; if something is wrong, go to the line where it is put right."""
        found = faults(self._plan)
        if not found:
            self.begun.emit(tidy(self._plan))
        else:
            announce(self._fault, self._fault.text())
            if found[0].place is not None:
                self._lines()[found[0].place].write_name()


class _People(QWidget):
    """A list of people, with buttons to add one at this screen or a bot."""

    changed = Signal()

    def __init__(
        self, theme: Theme, players: tuple[Player, ...], company: Callable[[], Iterable[Player]]
    ) -> None:
        super().__init__()
        self._theme = theme
        self._company = company
        self.title = written("", "heading", wrap=True)
        self.rows: list[SeatRow] = []
        self._wording: Wording | None = None
        self._list = QVBoxLayout()
        self.person, self.bot = QPushButton(), QPushButton()
        buttons = QHBoxLayout()
        for button in (self.person, self.bot):
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            buttons.addWidget(button)
        buttons.addStretch(1)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self.title)
        lines.addLayout(self._list)
        lines.addLayout(buttons)
        for player in players:
            self.add(player)

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody on the list."""
        return tuple(row.player for row in self.rows)

    def add(self, player: Player) -> SeatRow:
        """Write somebody at the end of the list."""
        row = SeatRow(self._theme, player, self._company, self)
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self._remove(row))
        if self._wording:
            row.retranslate(self._wording)
        self.rows.append(row)
        self._list.addWidget(row)
        return row

    def allow(self, fewest: int, most: int) -> None:
        """Keep the list within these lengths."""
        for row in self.rows:
            row.allow_removal(len(self.rows) > fewest)
        for button in (self.person, self.bot):
            button.setEnabled(len(self.rows) < most)

    def retranslate(self, wording: Wording) -> None:
        """Write everything in the language of the window."""
        self._wording = wording
        self.person.setText(tr("SetUp", "Add somebody here"))
        self.bot.setText(tr("SetUp", "Add a bot"))
        for row in self.rows:
            row.retranslate(wording)

    def set_theme(self, theme: Theme) -> None:
        """Take another look; it reaches the rows by itself."""
        self._theme = theme

    def _remove(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._list.removeWidget(row)
        row.hide()
        row.deleteLater()
        self.changed.emit()


class _Rules(QWidget):
    """The game's options in plain words."""

    changed = Signal()

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        game = GAMES[plan.game]
        self.title = written("", "heading")
        self._preset = QComboBox()
        self._preset.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._preset.setMinimumContentsLength(14)
        for preset in game.PRESETS:
            self._preset.addItem("", preset)
        self._preset.addItem("", None)
        self._numbers = {name: QSpinBox() for name in game.LIMITS}
        self._switches = {name: QCheckBox() for name in SWITCHES}
        form = QVBoxLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setSpacing(3)
        form.addWidget(self.title)
        form.addWidget(self._preset)
        self._help = {
            name: written("", "small", "third", wrap=True) for name in ("", *self._numbers, *SWITCHES)
        }
        form.addWidget(self._help[""])
        self._labels = {name: written("", "body", wrap=True) for name in self._numbers}
        for name, box in self._numbers.items():
            box.setRange(game.LIMITS[name][0], game.LIMITS[name][-1])
            box.valueChanged.connect(self.changed)
            self._labels[name].setBuddy(box)
            line = QHBoxLayout()
            line.addWidget(self._labels[name], 1)
            line.addWidget(box)
            form.addLayout(line)
            form.addWidget(self._help[name])
        for name, switch in self._switches.items():
            form.addWidget(switch)
            form.addWidget(self._help[name])
            switch.toggled.connect(self.changed)
        self._preset.activated.connect(self._choose_preset)
        self._chosen: str | None = None
        self._wording: Wording | None = None
        self.show_plan(plan)

    def show_plan(self, plan: Plan) -> None:
        """Write down these options."""
        for widget in (self._preset, *self._numbers.values(), *self._switches.values()):
            widget.blockSignals(True)
        for name, box in self._numbers.items():
            box.setValue(getattr(plan.options, name))
        for name, switch in self._switches.items():
            switch.setChecked(getattr(plan.options, name))
        self._switches["sharing"].setEnabled(plan.options.reentry)
        preset = preset_of(plan)
        self._preset.setCurrentIndex(self._preset.findData(preset))
        self._help[""].setText(self._wording.preset(preset).help if self._wording and preset else "")
        self._help[""].setVisible(bool(preset))
        for widget in (self._preset, *self._numbers.values(), *self._switches.values()):
            widget.blockSignals(False)

    def read(self, plan: Plan) -> Plan:
        """Return the plan with what is written here."""
        if self._chosen:
            chosen, self._chosen = self._chosen, None
            return with_preset(plan, chosen)
        values = {name: box.value() for name, box in self._numbers.items()}
        switches = {name: switch.isChecked() for name, switch in self._switches.items()}
        return replace(plan, options=replace(plan.options, **values, **switches))

    def retranslate(self, plan: Plan, wording: Wording) -> None:
        """Write everything in the language of the window."""
        self._wording = wording
        self.title.setText(tr("SetUp", "How it is played"))
        for number in range(self._preset.count() - 1):
            self._preset.setItemText(number, wording.preset(self._preset.itemData(number)).name)
        self._preset.setItemText(self._preset.count() - 1, tr("SetUp", "By our own rules"))
        self._preset.setAccessibleName(tr("SetUp", "How it is played"))
        texts: dict[str, QLabel | QCheckBox] = {**self._labels, **self._switches}
        for name, text in texts.items():
            told = wording.game_option(name)
            text.setText(told.name)
            self._help[name].setText(told.help)
        for name, box in (*self._numbers.items(), *self._switches.items()):
            box.setAccessibleDescription(self._help[name].text())
        self.show_plan(plan)

    def _choose_preset(self) -> None:
        self._chosen = self._preset.currentData()
        self.changed.emit()
