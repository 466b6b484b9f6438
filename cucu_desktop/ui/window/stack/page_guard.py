"""A moment in which a page that has just appeared takes no key and no click.

Whoever presses a key to skip what moves may press it once more as the page of the game's end appears. That
key must not answer a question that they have not read. Whoever goes on pressing it is still skipping: the
moment begins anew with each such key that comes within it.
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
    """An event filter of a page and all that is on it, while it guards; owned by the page stack.

    Not one of the application: it would be handed what comes to objects of Qt's own, for whose like PySide
    looks among all classes there are, and makes each of them.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._page: QWidget | None = None
        self._length, self._since = 0, QElapsedTimer()
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._stop)

    def guard(self, page: QWidget) -> None:
        """Keep keys and clicks from this page for a moment, beginning now."""
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
        """Drop what is meant for the page or anything on it, also for what has come to it since."""
        if self._page is None or not isinstance(watched, QWidget):
            return False
        if self._since.elapsed() >= self._length:  # on a busy machine the timer comes late, after what waits
            self._stop()
            return False
        if event.type() == QEvent.Type.ChildPolished:
            self._watch(watched)
        if event.type() not in _INPUT:
            return False
        if isinstance(event, QKeyEvent) and event.key() in _SKIPPING:
            self._begin()
        return True
