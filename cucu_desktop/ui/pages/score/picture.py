"""The picture on the slip of the score page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme


def slate(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw a slate in a wooden frame with strokes in fives, with a token and a flower beside it."""
    wide = area.width()
    frame = QRectF(0, 0, wide * 0.8, wide * 0.72)
    frame.moveCenter(area.center() - QPointF(wide * 0.04, wide * 0.06))
    painter.setPen(QPen(theme.color("ink"), 1.6))
    painter.setBrush(theme.color("wood"))
    painter.drawRoundedRect(frame, 4, 4)
    inside = frame.adjusted(wide * 0.07, wide * 0.07, -wide * 0.07, -wide * 0.07)
    painter.setBrush(theme.color("black"))
    painter.drawRect(inside)
    painter.setPen(QPen(theme.color("ivory"), 2.0))
    for row, strokes in enumerate((5, 3, 4)):
        y = inside.top() + inside.height() * (0.14 + 0.29 * row)
        high = inside.height() * 0.17
        for stroke in range(min(strokes, 4)):
            x = inside.left() + inside.width() * (0.16 + 0.11 * stroke)
            painter.drawLine(QPointF(x, y), QPointF(x - 1.5, y + high))
        if strokes > 4:
            left, right = inside.left() + inside.width() * 0.1, inside.left() + inside.width() * 0.56
            painter.drawLine(QPointF(left, y + high * 0.85), QPointF(right, y + high * 0.1))
    size = wide * 0.3
    painter.drawPixmap(QPointF(area.right() - size, area.bottom() - size * 1.15), art.thing("token", size))
    painter.drawPixmap(QPointF(area.right() - size * 1.9, area.bottom() - size), art.thing("virgin", size))
