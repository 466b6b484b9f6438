"""A progress bar drawn as a strip of paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.ui.widgets.theme import Theme


class ProgressStrip(Themed, QWidget):
    """The fraction of the work done."""

    HIGH = 18

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme, self._part = theme, 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_part(self, part: float) -> None:
        """Show the fraction done, from 0 to 1; a screen reader is notified of tenths."""
        self._part = part
        self.setAccessibleDescription(f"{10 * int(10 * part)}%")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(300), self.theme.px(self.HIGH))

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color("ochre"))
        painter.drawRect(QRectF(frame.left(), frame.top(), frame.width() * self._part, frame.height()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.color("second"), 1.5))
        painter.drawRect(frame)
