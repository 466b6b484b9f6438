"""The fields in which names and numbers are typed."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QLineEdit, QSpinBox, QWidget

from cucu_desktop.names import LONGEST_NAME, cut

_UNITS: Final = 32
"""UTF-16 units that one letter may take; Qt counts those, and cuts what is pasted in the midst of one."""


class NameField(QLineEdit):
    """A field that takes so many letters as a reader counts them, an emoji of several characters as one."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, most: int = LONGEST_NAME) -> None:
        super().__init__(parent)
        self._most = most
        self.setMaxLength(_UNITS * most)
        self.setText(text)
        self.textEdited.connect(self._limit)

    def _limit(self, text: str) -> None:
        """Take back the letters at the end that are too many."""
        if (kept := cut(text, self._most)) != text:
            place = self.cursorPosition()
            self.setText(kept)
            self.setCursorPosition(min(place, len(kept.encode("utf-16-le", "surrogatepass")) // 2))


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
