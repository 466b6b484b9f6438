"""The lines of the set-up sheet that tell what is agreed on before the cards are dealt."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.paper import written
from cucu_desktop.ui.seating import Plan, preset_of, with_preset

if TYPE_CHECKING:
    from cucu_desktop.ui.theme import Theme
    from cucu_desktop.ui.wording import Wording

SWITCHES: Final = ("reentry", "sharing", "agreement", "talk")
"""The options that are on or off."""


class RuleRows(QWidget):
    """The game's options in plain words."""

    changed = Signal()

    def __init__(self, theme: Theme, plan: Plan) -> None:
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
        form = self._form = QVBoxLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.addWidget(self.title)
        form.addWidget(self._preset)
        self._help = {
            name: written("", "small", "third", wrap=True) for name in ("", *self._numbers, *SWITCHES)
        }
        form.addWidget(self._help[""])
        self._labels = {name: written("", "body", wrap=True) for name in self._numbers}
        for name, box in self._numbers.items():
            box.setRange(game.LIMITS[name][0], game.LIMITS[name][-1])
            box.setAlignment(Qt.AlignmentFlag.AlignCenter)
            box.valueChanged.connect(self.changed)
            self._labels[name].setBuddy(box)
            line = QHBoxLayout()
            line.addLayout(self._with_help(name, self._labels[name]), 1)
            line.addWidget(box, 0, Qt.AlignmentFlag.AlignVCenter)
            form.addLayout(line)
        for name, switch in self._switches.items():
            form.addLayout(self._with_help(name, switch))
            switch.toggled.connect(self.changed)
        self.set_theme(theme)
        self._preset.activated.connect(self._choose_preset)
        self._chosen: str | None = None
        self._wording: Wording | None = None
        self.show_plan(plan)

    def _with_help(self, name: str, told: QWidget) -> QVBoxLayout:
        """Return an option with what it means close beneath it."""
        both = QVBoxLayout()
        both.setSpacing(0)
        both.addWidget(told)
        both.addWidget(self._help[name])
        return both

    def set_theme(self, theme: Theme) -> None:
        """Take another look: all boxes as wide as each other, and the help beneath the switches' words."""
        for box in self._numbers.values():
            box.setFixedWidth(theme.px(96))
        for name in SWITCHES:
            self._help[name].setContentsMargins(theme.px(34), 0, 0, 0)
        self._form.setSpacing(theme.space(2))

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
