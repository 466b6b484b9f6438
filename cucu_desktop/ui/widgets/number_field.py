"""The field in which a number is typed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox, QWidget


class NumberField(QSpinBox):
    """A spin box that takes a number out of range while it is typed, then corrects it and says so."""

    corrected = Signal(int)
    """This number was typed, and the nearest that can be stands there now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setKeyboardTracking(False)
        self._typed: int | None = None
        self._wanted: int | None = None
        self.editingFinished.connect(self._tell)

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Take any number of at most as many digits as the largest has."""
        typed = text.removesuffix(self.suffix()).strip()
        if typed.isdecimal() and len(typed) <= len(str(self.maximum())):
            number = int(typed)
            if self.minimum() <= number <= self.maximum():
                self._typed = None
                return QValidator.State.Acceptable, text, at
            self._typed = number
            return QValidator.State.Intermediate, text, at
        return super().validate(text, at)

    def fixup(self, text: str) -> str:
        """Write the nearest number that can be; the one that stood there before for what is none."""
        if self._typed is None:
            return super().fixup(text) or text
        self._wanted = self._typed
        return f"{min(max(self._typed, self.minimum()), self.maximum())}{self.suffix()}"

    def _tell(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            self.corrected.emit(wanted)
