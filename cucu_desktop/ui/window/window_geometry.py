"""The position of the window on the screen, and its text size in proportion to its size.

A window that, with its title bar and frame, does not fit the screen is maximised: the buttons of a decision
are at its lower edge, and must not be out of sight.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal

from cucu_desktop.ui.scene.layout.layout import USUAL_HEIGHT, USUAL_WIDTH, grown_by

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

_STEPS: Final = 20  # per 1.0: growth changes in twentieths, so that few sizes need a new layout
_FRAME: Final = 40  # pixels of a title bar
_FRAME_INCHES: Final = 0.25  # height of a title bar on screens with very many pixels per inch
_USUAL_LEAST: Final = QSize(800, 560)
"""Minimum size of the window."""
_LEAST: Final = QSize(640, 400)
"""Minimum size on a screen smaller than `_USUAL_LEAST`, also with large system fonts."""
_LEAST_HOLDS: Final = 1.1
"""Largest text scale at which all texts fit in a window of size `_LEAST`."""
_SETTLED: Final = 150  # milliseconds after the last change of size


def growth(size: QSize) -> float:
    """Return the factor by which the text is larger than preferred in a window of this size."""
    return floor(grown_by(size.width(), size.height()) * _STEPS + 1e-6) / _STEPS


def most_text(size: QSize) -> float:
    """Return the largest text scale in a window of this size: with a larger one words would be cut off."""
    part = min(size.width() / _LEAST.width(), size.height() / _LEAST.height())
    return max(1.0, floor(part * _LEAST_HOLDS * _STEPS + 1e-6) / _STEPS)


def least_size(room: QSize) -> QSize:
    """Return the minimum size of a window on a screen with this available size."""
    return _USUAL_LEAST.boundedTo(room).expandedTo(_LEAST)


class WindowGeometry(QObject):
    """Sets the geometry of a window, and signals when its text size changes with it.

    Attributes:
        growth: factor by which the text is larger than preferred.
        most_text: largest text scale.
    """

    grown = Signal()
    """`growth` or `most_text` has changed."""
    rested = Signal()
    """Size, position or state of the window changed, and have been stable for `_SETTLED`."""

    def __init__(self, window: QMainWindow, saved: bytes, *, fills: bool) -> None:
        """Restore the last geometry.

        Args:
            window: not shown yet.
            saved: the result of `saveGeometry`; empty if there is none.
            fills: whether the window is in full screen.
        """
        super().__init__(window)
        self._window = window
        self._settled = QTimer(self, singleShot=True)
        self._settled.setInterval(_SETTLED)
        self._settled.timeout.connect(self._rest)
        window.setMinimumSize(least_size(self._room().size()))
        known = bool(saved) and window.restoreGeometry(QByteArray(saved))
        if fills:
            window.setWindowState(window.windowState() | Qt.WindowState.WindowFullScreen)
        elif window.isFullScreen():
            window.setWindowState(window.windowState() & ~Qt.WindowState.WindowFullScreen)
        self._fit(known=known)
        self.growth, self.most_text = growth(self._coming()), most_text(self._coming())

    def _room(self) -> QRect:
        """Return the area of the screen for the window without its title bar."""
        screen = self._window.screen()
        frame = max(_FRAME, round(screen.logicalDotsPerInchY() * _FRAME_INCHES))
        return screen.availableGeometry().adjusted(0, frame, 0, 0)

    def _fit(self, *, known: bool) -> None:
        """Fit the window into the screen, which may be another than last time."""
        window, room = self._window, self._room()
        if known and (window.isMaximized() or window.isFullScreen()):
            return  # it fits every screen, and a new size would end that state
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
        now = growth(self._window.size()), most_text(self._window.size())
        if now != (self.growth, self.most_text):
            self.growth, self.most_text = now
            self.grown.emit()

    def _rest(self) -> None:
        self._grow()
        self.rested.emit()

    def settle(self) -> None:
        """Apply a pending change of text size at once, so that a new page does not change later."""
        if self._settled.isActive():
            self._grow()

    def fill_screen(self, *, fills: bool) -> None:
        """Enter or leave full screen; a window that was maximised is maximised again."""
        window, full = self._window, Qt.WindowState.WindowFullScreen
        state = window.windowState()
        if fills != bool(state & full):
            window.setWindowState(state | full if fills else state & ~full)

    def change(self) -> None:
        """Start the timer of `rested`: position or state of the window has changed."""
        if self._window.isVisible():
            self._settled.start()

    def come_to_size(self) -> None:
        """Update the text size after a change of size: at once before the window is shown, else at rest."""
        if self._window.isVisible():
            self._settled.start()
        else:
            self._grow()
