"""Ignores keys and clicks for a moment after a page has appeared.

A user who presses a key to skip an animation may press it again as the page at the end of the game appears.
That key must not answer a question that they have not read. While they continue to press it, they are still
skipping: each such key within the time restarts it.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

_INPUT: Final = frozenset({
    QEvent.Type.KeyPress,
    QEvent.Type.ShortcutOverride,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.TouchBegin,
})  # fmt: skip
_SKIPPING: Final = frozenset({Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter})


class PageGuard(QObject):
    """An event filter for a page and its child widgets while the guard is active; owned by the page stack.

    It is not installed on the application: it would receive the events of internal objects of Qt, for which
    PySide searches all its classes, and creates each of them.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._page: QWidget | None = None
        self._length, self._since = 0, QElapsedTimer()
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._stop)

    def guard(self, page: QWidget) -> None:
        """Ignore input to this page for `DURATIONS["page_guard"]` from now on."""
        from cucu_desktop.ui.animation.durations import DURATIONS  # noqa: PLC0415 - not before the first paint

        self._stop()
        length = DURATIONS["page_guard"]
        if not length:
            return
        self._page, self._length = page, length
        self._watch(page)
        self._begin()

    def _begin(self) -> None:
        self._since.start()
        self._timer.start(self._length)

    def _watch(self, widget: QWidget) -> None:
        for each in (widget, *widget.findChildren(QWidget)):
            each.installEventFilter(self)

    def _stop(self) -> None:
        page, self._page = self._page, None
        if page is not None and isValid(page):
            for each in (page, *page.findChildren(QWidget)):
                each.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop input to the page and its child widgets, including new ones."""
        if self._page is None or not isinstance(watched, QWidget):
            return False
        if self._since.elapsed() >= self._length:  # on a busy machine the timer fires after pending input
            self._stop()
            return False
        if event.type() == QEvent.Type.ChildPolished:
            self._watch(watched)
        if event.type() not in _INPUT:
            return False
        if isinstance(event, QKeyEvent) and event.key() in _SKIPPING:
            self._begin()
        return True
