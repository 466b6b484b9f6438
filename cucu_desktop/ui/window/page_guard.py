"""A moment in which a page that has just appeared takes no key and no click.

Whoever presses a key to skip what moves may press it once more as the page of the game's end appears. That
key must not answer a question that they have not read.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

_INPUT: Final = frozenset({
    QEvent.Type.KeyPress,
    QEvent.Type.ShortcutOverride,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
})  # fmt: skip


class PageGuard(QObject):
    """An event filter of the application while it guards; owned by the page stack."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._page: QWidget | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._stop)

    def guard(self, page: QWidget) -> None:
        """Keep keys and clicks from this page for a moment, beginning now."""
        from cucu_desktop.ui.animation.durations import DURATIONS  # noqa: PLC0415 - not before the first paint

        length = DURATIONS["page_guard"]
        if not length:
            return
        self._page = page
        self._timer.start(length)
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def _stop(self) -> None:
        self._page = None
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop what is meant for the page or anything on it."""
        page = self._page
        if page is None or event.type() not in _INPUT or not isinstance(watched, QWidget):
            return False
        return watched is page or page.isAncestorOf(watched)
