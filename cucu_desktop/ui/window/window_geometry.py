"""Where the window stands on the screen, and how much its letters grow with it.

A window that does not fit the screen is maximised, title and frame included in the reckoning: the buttons of
a decision lie at its lower edge, and must not be the part that is out of sight.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal

from cucu_desktop.ui.scene.layout.layout import USUAL_HEIGHT, USUAL_WIDTH, grown_by

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

_STEPS: Final = 20  # in one: growth goes by a twentieth, so that few sizes have to be laid out anew
_FRAME: Final = 40  # pixels of a title bar
_FRAME_INCHES: Final = 0.25  # where the screen has very many pixels an inch
_USUAL_LEAST: Final = QSize(800, 560)
"""How small a window may be made by hand."""
_LEAST: Final = QSize(640, 400)
"""How small it becomes where the screen, large letters of the system reckoned in, is no larger."""
_LEAST_HOLDS: Final = 1.1
"""How large letters may be in the least window so that everything has room there."""
_SETTLED: Final = 150  # milliseconds after the last change of size


def growth(size: QSize) -> float:
    """Return how much larger than wished the letters are in a window of this size."""
    return floor(grown_by(size.width(), size.height()) * _STEPS + 1e-6) / _STEPS


def most_text(size: QSize) -> float:
    """Return how large letters are at most in a window of this size: with larger ones words would be cut."""
    part = min(size.width() / _LEAST.width(), size.height() / _LEAST.height())
    return max(1.0, floor(part * _LEAST_HOLDS * _STEPS + 1e-6) / _STEPS)


def least_size(room: QSize) -> QSize:
    """Return the least size of a window on a screen that has so much room."""
    return _USUAL_LEAST.boundedTo(room).expandedTo(_LEAST)


class WindowGeometry(QObject):
    """Gives a window its geometry, and tells when its text has another size with it.

    Attributes:
        growth: how much larger than wished the letters are.
        most_text: how large they are at most.
    """

    grown = Signal()
    """`growth` or `most_text` has changed."""
    rested = Signal()
    """The window has come to another size, position or state, and rests there."""

    def __init__(self, window: QMainWindow, saved: bytes, *, fills: bool) -> None:
        """Stand where the window stood last.

        Args:
            window: not shown yet.
            saved: what `saveGeometry` told then; empty if it never stood.
            fills: whether it fills the screen.
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
        """Return where on the screen the window can lie, below its title."""
        screen = self._window.screen()
        frame = max(_FRAME, round(screen.logicalDotsPerInchY() * _FRAME_INCHES))
        return screen.availableGeometry().adjusted(0, frame, 0, 0)

    def _fit(self, *, known: bool) -> None:
        """Stay within the screen, which may be another than last time."""
        window, room = self._window, self._room()
        if known and (window.isMaximized() or window.isFullScreen()):
            return  # it fits whatever screen there is, and to be given a size would end that
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
        """Grow at once if that waits for the window to rest: a page that is opened must not do so later."""
        if self._settled.isActive():
            self._grow()
            layout = self._window.layout()
            if layout is not None:
                layout.activate()  # the menu bar has other letters, and all below it moves

    def fill_screen(self, *, fills: bool) -> None:
        """Fill the screen, or be again as before: maximised, if the window was."""
        window, full = self._window, Qt.WindowState.WindowFullScreen
        state = window.windowState()
        if fills != bool(state & full):
            window.setWindowState(state | full if fills else state & ~full)

    def change(self) -> None:
        """Wait for the window to rest: it has been moved, or has another state."""
        if self._window.isVisible():
            self._settled.start()

    def come_to_size(self) -> None:
        """Grow when the window has come to another size: before it is seen at once, later when it rests."""
        if self._window.isVisible():
            self._settled.start()
        else:
            self._grow()
