"""The fields for names and numbers.

Ctrl+Z undoes what was typed into a field; if it has nothing to undo, the page gets the key.
"""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QValidator
from PySide6.QtWidgets import QAbstractScrollArea, QCompleter, QLineEdit, QSpinBox, QWidget

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

    def setText(self, text: str | None) -> None:
        """Replace the name; the beginning of a long one is seen until the field is edited."""
        super().setText(text)
        if not self.hasFocus():
            self.setCursorPosition(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.setCursorPosition(0)

    def _limit(self, text: str) -> None:
        if (kept := cut(text, self._most)) != text:
            place = self.cursorPosition()
            self.setText(kept)
            self.setCursorPosition(min(place, len(kept.encode("utf-16-le", "surrogatepass")) // 2))

    def complete_from(self, names: Sequence[str], how: Qt.MatchFlag = Qt.MatchFlag.MatchStartsWith) -> None:
        """Suggest names while one is typed; `how` says which part of them is typed."""
        completer = QCompleter(names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(how)
        self.setCompleter(completer)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a key, but leave that of undo to the page, unless something typed here can be undone.

        Suggestions stand above the field where they would cover the page's buttons.
        """
        if event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable():
            event.ignore()
            return
        super().keyPressEvent(event)
        completer: QCompleter | None = self.completer()
        popup = completer.popup() if completer is not None else None
        if popup is None or not popup.isVisible():
            return
        area = self.parentWidget()
        while area is not None and not isinstance(area, QAbstractScrollArea):
            area = area.parentWidget()
        if area is not None:
            body = area.viewport()
            end = body.mapToGlobal(body.rect().bottomLeft()).y()
            top = self.mapToGlobal(QPoint()).y()
            if popup.y() >= top and popup.geometry().bottom() > end:
                popup.move(popup.x(), top - popup.height())


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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the key of undo, and letters, to the page; but undo what was typed here."""
        is_undo = event.matches(QKeySequence.StandardKey.Undo)
        if (is_undo and not self.lineEdit().isUndoAvailable()) or event.text().isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)

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
