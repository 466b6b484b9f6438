"""The field for the number of a deal that is to be dealt again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from cucu_desktop.match.deal_numbers import DealNumberError, read_number
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from cucu_desktop.ui.widgets.theme import Theme


class DealRow(QWidget):
    """A line for the number of the first deal; left empty, the deal is random."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(theme.space(1))
        line = QHBoxLayout()
        line.addWidget(label)
        line.addWidget(self.field, 1)
        lines.addLayout(line)
        lines.addWidget(written(told, "small", "third", wrap=True))

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
