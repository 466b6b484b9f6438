"""Disables shortcuts of a single character in a window.

The event filter is installed only while needed: passing each event to Python costs a part of every frame.
"""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class SingleKeys(QObject):
    """Event filter for the shortcuts of a single character of a window; a child of the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def swallow(self, *, wanted: bool) -> None:
        """Install or remove the filter."""
        self._window.removeEventFilter(self)
        if wanted:
            self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept the override event of a single character, so that its shortcut is not triggered."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.text().strip().isprintable()
            and event.text().strip()
            and not event.modifiers()
            & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        ):
            event.accept()
            return True
        return super().eventFilter(watched, event)
