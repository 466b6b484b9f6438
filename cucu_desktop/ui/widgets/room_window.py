"""A second window for the people in the room: on a television or a projector, readable from afar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QMouseEvent, QPaintEvent, QScreen

    from cucu_desktop.ui.widgets.theme import Role, Theme

LINES: Final = 15
"""The number of lines in the height of the window: from five metres a letter of 1/25 of a television of 40
inches can be read (20 mm)."""
LETTER: Final = 0.64
"""The letter size, in heights of a line."""
_USUAL: Final = 960, 540


class RoomWindow(Themed, QWidget):
    """A window of paper; F11 or a double click toggles full screen, Escape closes it."""

    gone = Signal()
    """The window was closed."""

    def __init__(self, theme: Theme, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setWindowFlag(Qt.WindowType.Window)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.resize(*_USUAL)

    def open_on(self, screens: list[QScreen]) -> None:
        """Show the window: in full screen on a second screen, if there is one."""
        parent = self.parentWidget()
        own = None if parent is None else parent.screen()
        other = next((screen for screen in screens if screen is not own), None)
        if other is None:
            self.show()
        else:
            self.setGeometry(other.geometry())
            self.showFullScreen()
        self.raise_()

    @property
    def line(self) -> float:
        return self.height() / LINES

    def paint_room(self, painter: QPainter, area: QRectF) -> None:
        raise NotImplementedError

    def write(
        self,
        painter: QPainter,
        area: QRectF,
        text: str,
        role: Role = "bubble",
        *,
        lines: float = 1.0,
        how: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> float:
        """Write a text into an area, smaller where it is too long; return its width."""
        font = self.theme.font(role, max(8, self.line * LETTER * lines))
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide > area.width() > 0:
            font.setPixelSize(max(8, int(font.pixelSize() * area.width() / wide)))
        painter.setFont(font)
        painter.drawText(area, how | Qt.AlignmentFlag.AlignVCenter, text)
        return QFontMetricsF(font).horizontalAdvance(text)

    # Qt

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.fillRect(self.rect(), self.theme.color("paper"))
        painter.setPen(self.theme.color("ink"))
        margin = self.line * 0.5
        self.paint_room(painter, QRectF(self.rect()).adjusted(margin, margin, -margin, -margin))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() in (Qt.Key.Key_F11, Qt.Key.Key_F):
            self._toggle()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._toggle()
        super().mouseDoubleClickEvent(event)

    def _toggle(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.gone.emit()
