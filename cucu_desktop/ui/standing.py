"""Where the window stands on the screen, and how much its letters grow with it.

A window that does not fit the screen is maximised, title and frame included in the reckoning: the buttons of
a decision lie at its lower edge, and must not be the part that is out of sight.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QStyle

from cucu_desktop.ui.layout import USUAL_HEIGHT, USUAL_WIDTH, grown_by

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

_STEPS: Final = 20  # in one: growth goes by a twentieth, so that few sizes have to be laid out anew
_FRAME: Final = 40  # a title bar, if the style knows of none as high
_SETTLED: Final = 150  # milliseconds after the last change of size


def growth(size: QSize) -> float:
    """Return how much larger than wished the letters are in a window of this size."""
    return floor(grown_by(size.width(), size.height()) * _STEPS + 1e-6) / _STEPS


class Standing(QObject):
    """Puts a window in its place, and tells when its letters have another size there.

    Attributes:
        growth: how much larger than wished the letters are.
    """

    grown = Signal()
    """`growth` has changed."""

    def __init__(self, window: QMainWindow, place: bytes, *, fills: bool) -> None:
        """Stand where the window stood last.

        Args:
            window: not shown yet.
            place: what `saveGeometry` told then; empty if it never stood.
            fills: whether it fills the screen.
        """
        super().__init__(window)
        self._window = window
        self._settled = QTimer(self, singleShot=True, interval=_SETTLED)
        self._settled.timeout.connect(self._grow)
        known = bool(place) and window.restoreGeometry(QByteArray(place))
        if fills:
            window.setWindowState(window.windowState() | Qt.WindowState.WindowFullScreen)
        elif window.isFullScreen():
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)
        self._fit(known=known)
        self.growth = growth(self._coming())

    def _room(self) -> QRect:
        """Return where on the screen the window can lie, below its title."""
        title = self._window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
        return self._window.screen().availableGeometry().adjusted(0, max(title, _FRAME), 0, 0)

    def _fit(self, *, known: bool) -> None:
        """Stay within the screen, which may be another than last time."""
        window, room = self._window, self._room()
        wanted = window.size() if known else QSize(USUAL_WIDTH, USUAL_HEIGHT)
        size = wanted.boundedTo(room.size()).expandedTo(window.minimumSize())
        if size != window.size():
            window.resize(size)
        if size != wanted:
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
        if known:
            lies = window.geometry()
            at = QPoint(
                max(room.left(), min(lies.x(), room.right() + 1 - size.width())),
                max(room.top(), min(lies.y(), room.bottom() + 1 - size.height())),
            )
            if at != lies.topLeft():
                window.setGeometry(QRect(at, size))

    def _coming(self) -> QSize:
        """Return the size that the window will have when it is shown."""
        if self._window.isFullScreen():
            return self._window.screen().size()
        return self._room().size() if self._window.isMaximized() else self._window.size()

    def _grow(self) -> None:
        now = growth(self._window.size())
        if now != self.growth:
            self.growth = now
            self.grown.emit()

    def come_to_size(self) -> None:
        """Grow when the window has come to another size: before it is seen at once, later when it rests."""
        if self._window.isVisible():
            self._settled.start()
        else:
            self._grow()
