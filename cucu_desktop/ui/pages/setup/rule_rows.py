"""The rows of the set-up page for the options of a game."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QListView,
    QVBoxLayout,
    QWidget,
)

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.boxes import in_column
from cucu_desktop.ui.pages.list_page import Fold
from cucu_desktop.ui.pages.setup.seating import Plan, idle
from cucu_desktop.ui.widgets.fields import NumberField
from cucu_desktop.ui.widgets.language import tr, trn
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Collection

    from cucu_desktop.games.game import Game
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

Control = NumberField | QComboBox | QCheckBox

NUMBER: Final = 96
"""Width of the field of a number."""


class RuleRows(QWidget):
    """A game's options in plain words, each with a control; the house rules are folded away."""

    changed = Signal()
    corrected = Signal(int, int)
    """An invalid number was typed: the least and the largest allowed."""

    def __init__(self, theme: Theme, wording: Wording, plan: Plan) -> None:
        """Build the rows for the options of a plan."""
        super().__init__()
        self.theme = theme
        game = GAMES[plan.game]
        self._plan = plan
        self.controls: dict[str, Control] = {}
        self._labels: dict[str, QLabel | QCheckBox] = {}
        house, gap = QWidget(), theme.space(1.5)
        form, house_form = in_column(within=self, gap=gap), in_column(within=house, gap=gap)
        for option in fields(game.options):
            line = self._line(wording, game, option.name)
            (house_form if option.name in game.house_rules else form).addLayout(line)
        self.more = Fold(tr("SetUp", "More house rules"), [house])
        form.addWidget(self.more)
        self.more.setVisible(bool(game.house_rules))
        self._connect()
        self.show_plan(plan)

    def _connect(self) -> None:
        for control in self.controls.values():
            if isinstance(control, NumberField):
                control.valueChanged.connect(self.changed)
                ends = (control.minimum(), control.maximum())
                control.corrected.connect(lambda _, ends=ends: self.corrected.emit(*ends))
            elif isinstance(control, QComboBox):
                control.activated.connect(self.changed)
            else:
                control.toggled.connect(self.changed)

    def _line(self, wording: Wording, game: Game, name: str) -> QVBoxLayout | QHBoxLayout:
        """Return an option with its help text beneath it: a combo box below the label, a number beside it."""
        told = wording.choices.option(name)
        control = self.controls[name] = _control(wording, game, name)
        control.setAccessibleDescription(told.help)
        helps = written(told.help, "small", "third", wrap=True)
        if isinstance(control, QCheckBox):
            control.setText(told.name)
            self._labels[name] = control
            helps.setContentsMargins(self.theme.px(34), 0, 0, 0)  # under the label of the switch
            return in_column(control, helps, gap=0)
        control.setAccessibleName(told.name)
        label = self._labels[name] = written(told.name, "body", wrap=True)
        label.setBuddy(control)
        if isinstance(control, QComboBox):
            helps.setContentsMargins(0, 0, 0, self.theme.space(1))
            return in_column(label, helps, control, gap=0)
        control.setFixedWidth(self.theme.px(NUMBER))
        both = QHBoxLayout()
        both.addLayout(in_column(label, helps, gap=0), 1)
        both.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        return both

    def show_plan(self, plan: Plan) -> None:
        """Show these options; those without effect are disabled."""
        self._plan = plan
        useless, game = idle(plan.options), GAMES[plan.game]
        pack = game.pack_of(plan.options).name
        for name, control in self.controls.items():
            value = getattr(plan.options, name)
            control.blockSignals(True)
            if isinstance(control, NumberField):
                control.setValue(value)
            elif isinstance(control, QComboBox):
                _offer(control, game.choices_with(name, pack))
                control.setCurrentIndex(control.findData(value))
            else:
                control.setChecked(value)
            control.blockSignals(False)
            control.setEnabled(name not in useless)
            self._labels[name].setEnabled(name not in useless)
        title, told = tr("SetUp", "More house rules"), changed_told(plan)
        self.more.name(f"{title} ({told})" if told else title)

    def read(self, plan: Plan) -> Plan:
        """Return the plan with the entered options."""
        game = GAMES[plan.game]
        chosen = game.options(**{name: _value(control) for name, control in self.controls.items()})
        return replace(plan, options=game.of_pack(chosen))


def changed_told(plan: Plan) -> str:
    """Return the number of changed house rules in words; "" if there are none."""
    changed = len(GAMES[plan.game].changed_rules(plan.options))
    return trn("SetUp", "{n} changed", "{n} changed", changed) if changed else ""


def _control(wording: Wording, game: Game, name: str) -> Control:
    """Return the control of an option: a number, a choice of words, or a switch."""
    if name in game.limits:
        number = NumberField()
        number.setRange(game.limits[name][0], game.limits[name][-1])
        number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return number
    if name in game.choices:
        words = QComboBox()
        for value in game.choices[name]:
            words.addItem(wording.choices.value(name, value), value)
        words.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        words.setMinimumContentsLength(14)
        return words
    return QCheckBox()


def _offer(words: QComboBox, choices: Collection[str]) -> None:
    """Enable only these choices: the others have no effect now."""
    model, view = words.model(), words.view()
    assert isinstance(model, QStandardItemModel)
    assert isinstance(view, QListView)
    for row in range(words.count()):
        is_offered = words.itemData(row) in choices
        model.item(row).setEnabled(is_offered)
        view.setRowHidden(row, not is_offered)


def _value(control: Control) -> int | str | bool:
    if isinstance(control, NumberField):
        return control.value()
    return str(control.currentData()) if isinstance(control, QComboBox) else control.isChecked()
