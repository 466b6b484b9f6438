"""The second step of the set-up: the rules, and what concerns this game only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from cucu_desktop.match.deal_numbers import DealNumberError, read_number
from cucu_desktop.ui.pages.boxes import in_column, in_line
from cucu_desktop.ui.pages.list_page import Fold
from cucu_desktop.ui.pages.preference_rows import TableRows
from cucu_desktop.ui.pages.setup.rule_rows import RuleRows, changed_told
from cucu_desktop.ui.pages.setup.rule_sets import RuleSets
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.settings_file import Settings
    from cucu_desktop.ui.widgets.theme import Theme


class RulesStep(QWidget):
    """The sets of rules, with two folds: every option, and what concerns this game only.

    Attributes:
        sets: the sets of rules.
        options: the options, under *Change these*.
        preferences: those of this game, under *This table*.
        deal: the number of the first deal, beneath them.
    """

    changed = Signal(object)
    """The rules are now these `GameOptions`."""
    grown = Signal(object)
    """This widget was unfolded."""

    def __init__(
        self,
        theme: Theme,
        wording: Wording,
        plan: Plan,
        settings: Settings,
        sets: Mapping[str, GameOptions],
    ) -> None:
        super().__init__()
        self._plan = plan
        self.sets = RuleSets(theme, wording, plan, sets)
        self.options = RuleRows(theme, wording, plan)
        self.preferences = TableRows(theme, settings, plan.game, plan.options, is_shared=False)
        self.deal = DealRow(theme)
        self.change = Fold(tr("SetUp", "Change these"), [self.options, self.sets.naming])
        self.table = Fold(tr("Common", "This table"), [self.preferences, self.deal])
        in_column(self.sets, self.change, self.table, within=self, gap=theme.space(2)).addStretch(1)
        self.sets.chosen.connect(self.changed)
        self.options.changed.connect(lambda: self.changed.emit(self.options.read(self._plan).options))
        for fold, part in (
            (self.change, self.options),
            (self.table, self.deal),
            (self.options.more, self.options.more),
        ):
            fold.turned.connect(lambda on, part=part: self.grown.emit(part) if on else None)
        self.show_plan(plan)

    def show_plan(self, plan: Plan) -> None:
        self._plan = plan
        self.options.show_plan(plan)
        self.sets.show_plan(plan)

    @property
    def told(self) -> str:
        """The name of the selected rules, and the number of changed house rules."""
        changed = changed_told(self._plan)
        return f"{self.sets.told} ({changed})" if changed else self.sets.told


class DealRow(QWidget):
    """A line for the number of the first deal; left empty, the deal is random."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        label = written(tr("Deals", "Number of first deal"), "body")
        told = tr(
            "Deals",
            "Leave blank for random cards. The Album copies the numbers of past deals.",
        )
        self.field = QLineEdit()
        self.field.setMaxLength(24)
        self.field.setAccessibleName(label.text())
        self.field.setAccessibleDescription(told)
        label.setBuddy(self.field)
        self.field.textChanged.connect(self._show)
        self.field.textChanged.connect(self.changed)
        helps = written(told, "small", "third", wrap=True)
        in_column(in_line(label, self.field), helps, within=self, gap=theme.space(1))

    @property
    def number(self) -> int | None:
        """The number of the deal; None if the field is empty or invalid."""
        try:
            return read_number(self.field.text())
        except DealNumberError:
            return None

    @property
    def fault(self) -> str:
        """The fault of the entry, in a sentence; "" if there is none."""
        try:
            read_number(self.field.text())
        except DealNumberError as error:
            return {
                "letters": tr("Deals", "A deal number contains digits only, such as 482 913 074."),
                "long": tr("Deals", "A deal number has at most nine digits."),
            }[error.reason]
        return ""

    def _show(self) -> None:
        self.field.setProperty("invalid", bool(self.fault))
        self.field.setToolTip(self.fault)
        self.field.style().polish(self.field)
