"""A field for a whole number in the range of a scenario: Qt's own spin box ends at 2**31 - 1."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QDoubleSpinBox


class NumberField(QDoubleSpinBox):
    """A number from `least` to `most`."""

    chosen = Signal(int)
    """The user entered this number."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.setDecimals(0)
        self.setRange(least, most)
        self.setGroupSeparatorShown(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setKeyboardTracking(False)
        self.valueChanged.connect(lambda value: self.chosen.emit(int(value)))

    def show_number(self, number: int) -> None:
        """Show a number without the signal `chosen`."""
        with QSignalBlocker(self):
            self.setValue(number)
