"""A field for a whole number, as large as a scenario may have it: Qt's own ends at two thousand million."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QDoubleSpinBox

if TYPE_CHECKING:
    from PySide6.QtGui import QWheelEvent


class NumberField(QDoubleSpinBox):
    """A number from `least` to `most`."""

    chosen = Signal(int)
    """Somebody has chosen this number."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.setDecimals(0)
        self.setRange(least, most)
        self.setGroupSeparatorShown(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setKeyboardTracking(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.valueChanged.connect(lambda value: self.chosen.emit(int(value)))

    def show_number(self, number: int) -> None:
        """Show a number that nobody has chosen here."""
        with QSignalBlocker(self):
            self.setValue(number)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn the page and not the number, unless it has the keyboard."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
