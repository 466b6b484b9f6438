"""Keys of one letter, for a window in which they are switched off.

The window hears of its events only then: to hand each over to Python costs a part of every frame.
"""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget


class SingleKeys(QObject):
    """Swallows single-character shortcuts of a window, while it is told to; a child of the window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def swallow(self, *, wanted: bool) -> None:
        """Swallow them from now on, or let them through."""
        self._window.removeEventFilter(self)
        if wanted:
            self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept such a key in place of the shortcut it would be, so that nothing else comes of it."""
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
