"""Who plays with whom: a line on the sheet that lays a table for partners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from cucu_desktop.games.catalogue import has_partners
from cucu_desktop.ui.language import tr
from cucu_desktop.ui.naming import called
from cucu_desktop.ui.paper import written

if TYPE_CHECKING:
    from cucu_desktop.ui.seating import Plan
    from cucu_desktop.ui.theme import Theme

_WITH_DUMMY, _FOUR = 3, 4
"""So many have a choice; of two each plays with a dummy."""


class PartnersRow(QWidget):
    """Partners are drawn for, or the first and the third on the list play together."""

    changed = Signal()

    def __init__(self, theme: Theme, plan: Plan, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lot = QCheckBox()
        self.lot.setChecked(plan.drawn)
        self.lot.toggled.connect(self.changed)
        self._told = written("", "small", "third", wrap=True)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.lot)
        lines.addWidget(self._told)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Take another look: what is told stands beneath the switch's words."""
        self._told.setContentsMargins(theme.px(34), 0, 0, 0)

    def show_plan(self, plan: Plan) -> None:
        """Tell who plays with whom at this table, if there is a choice."""
        names = [called(player.name.strip()) for player in plan.players]
        self.setVisible(has_partners(plan.game) and len(names) in (_WITH_DUMMY, _FOUR))
        self.lot.setText(tr("SetUp", "Draw for partners"))
        if self.lot.isChecked():
            told = tr("SetUp", "Otherwise the first and the third on the list play together.")
        elif len(names) == _WITH_DUMMY:
            told = tr("SetUp", "{one} plays with {three}, {two} with the dummy.")
        else:
            told = tr("SetUp", "{one} plays with {three}, {two} with {four}.")
        if len(names) in (_WITH_DUMMY, _FOUR):
            told = told.format(**dict(zip(("one", "two", "three", "four"), names, strict=False)))
        self._told.setText(told)
        self.lot.setAccessibleDescription(told)
