"""The menu bar in full screen: shown over the table on demand, with an entry that leaves full screen.

It is shown when the pointer touches the upper edge, with Alt, and with F10 (`menus`), and hidden when it is
no longer used. It takes no room in the layout: a new layout would move the table under the pointer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QMenuBar, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QEnterEvent, QKeyEvent, QResizeEvent
    from PySide6.QtWidgets import QMainWindow

    from cucu_desktop.ui.window.menus import Menus

_EDGE: Final = 3
"""Height in pixels of the strip at the upper edge that shows the bar."""
_STAYS: Final = 500
"""Milliseconds for which the bar stays visible after the pointer has left it."""


class MenuBar(QMenuBar):
    """A menu bar that can float over the window instead of taking part in its layout."""

    left = Signal()
    """The pointer has left it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._floats = False

    def float(self, *, wanted: bool) -> None:
        """Float over the window without taking room in it, or take part in its layout again."""
        self._floats = wanted
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        """Return 0 for a floating bar: the layout of the window reserves no room for it."""
        return 0 if self._floats else super().heightForWidth(width)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0) if self._floats else super().minimumSizeHint()

    def sizeHint(self) -> QSize:
        return QSize(0, 0) if self._floats else super().sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the height of the titles whatever height the layout gives a floating bar."""
        high = super().heightForWidth(self.width())
        if self._floats and self.height() != high:
            self.resize(self.width(), high)
        else:
            super().resizeEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()


class _Edge(QWidget):
    """An invisible strip along the upper edge of the window."""

    touched = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.touched.emit()


class FullScreen(QObject):
    """Shows and hides the menu bar while the window fills the screen."""

    def __init__(self, window: QMainWindow, bar: MenuBar, menus: Menus) -> None:
        super().__init__(window)
        self._window, self._bar, self._menus = window, bar, menus
        self._fills = self._is_alt_alone = False
        self._edge = _Edge(window)
        self._edge.touched.connect(self.show_bar)
        self._goes = QTimer(self, singleShot=True)
        self._goes.setInterval(_STAYS)
        self._goes.timeout.connect(self.hide_bar)
        bar.left.connect(self._goes.start)
        menus.closed.connect(self.hide_bar)

    def fill(self, *, fills: bool) -> None:
        """Float the bar and hide it, or show it above the table again."""
        self._fills = fills
        self._bar.float(wanted=fills)
        self._bar.setVisible(not fills)
        self._menus.actions["way_out"].setVisible(fills)
        self._edge.setVisible(fills)
        self.lay()

    def lay(self) -> None:
        """Fit the strip and the bar to the width of the window."""
        if self._fills:
            self._edge.setGeometry(0, 0, self._window.width(), _EDGE)
            self._edge.raise_()
            self._bar.resize(self._window.width(), self._bar.height())
            self._bar.raise_()

    def show_bar(self) -> None:
        """Show the bar over the contents of the window."""
        if self._fills:
            self._bar.show()
            self._bar.move(QPoint(0, 0))
            self.lay()

    def hide_bar(self) -> None:
        """Hide the bar in full screen, unless the pointer is on it or a menu is open."""
        if not self._fills or self._menus.is_open:
            return
        if self._bar.underMouse() and self._window.isActiveWindow():
            return
        self._is_alt_alone = False
        self._bar.hide()

    # Alt

    def press(self, event: QKeyEvent) -> None:
        """Show the bar with Alt, so that Alt and a letter open its menu."""
        if self._fills and not event.isAutoRepeat():
            self._is_alt_alone = event.key() == Qt.Key.Key_Alt and self._bar.isHidden()
            if self._is_alt_alone:
                self.show_bar()

    def release(self, event: QKeyEvent) -> None:
        """Open the first menu if Alt was pressed and released alone."""
        if event.key() == Qt.Key.Key_Alt and not event.isAutoRepeat() and self._is_alt_alone:
            self._is_alt_alone = False
            self._menus.open()
