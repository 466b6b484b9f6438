"""The fields for names and numbers."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget

from cucu_desktop.names import LONGEST_NAME, cut

_UNITS: Final = 32
"""The UTF-16 units that one letter may take; Qt counts those, and would cut pasted text within a letter."""


class NameField(QLineEdit):
    """A field with a limit of letters as a reader counts them: an emoji of several characters is one."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, most: int = LONGEST_NAME) -> None:
        super().__init__(parent)
        self._most = most
        self.setMaxLength(_UNITS * most)
        self.setText(text)
        self.textEdited.connect(self._limit)

    def _limit(self, text: str) -> None:
        """Remove the letters beyond the limit."""
        if (kept := cut(text, self._most)) != text:
            place = self.cursorPosition()
            self.setText(kept)
            self.setCursorPosition(min(place, len(kept.encode("utf-16-le", "surrogatepass")) // 2))


class NumberField(QSpinBox):
    """A spin box that accepts a number out of range while it is typed, then corrects it and reports that."""

    corrected = Signal(int)
    """Emitted with a typed number out of range, and the nearest valid one, which replaces it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setKeyboardTracking(False)
        self._typed: int | None = None
        self._wanted: int | None = None
        self.editingFinished.connect(self._tell)

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Accept any number with at most as many digits as the largest."""
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
        """Return the nearest valid number; for other text the old one."""
        if self._typed is None:
            return super().fixup(text) or text
        self._wanted = self._typed
        return f"{min(max(self._typed, self.minimum()), self.maximum())}{self.suffix()}"

    def _tell(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            self.corrected.emit(wanted)
