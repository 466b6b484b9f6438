"""The picture on the slip of the tournament: a notice board with the lists of its tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

_LEAVES: Final = ((0.16, 0.18, -4.0, 4), (0.53, 0.14, 3.0, 5), (0.33, 0.5, -2.0, 3))
"""The notices: their corner in parts of the board, their angle, and their lines."""


def notice_board(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw a board in a wooden frame with three notices, and a crown below it."""
    wide = area.width()
    frame = QRectF(0, 0, wide * 0.9, wide * 0.74)
    frame.moveCenter(area.center() - QPointF(0, wide * 0.06))
    painter.setPen(QPen(theme.color("ink"), 1.6))
    painter.setBrush(theme.color("wood"))
    painter.drawRoundedRect(frame, 4, 4)
    inside = frame.adjusted(wide * 0.05, wide * 0.05, -wide * 0.05, -wide * 0.05)
    painter.setBrush(theme.color("mark"))
    painter.drawRect(inside)
    for across, down, turn, lines in _LEAVES:
        painter.save()
        painter.translate(inside.left() + across * inside.width(), inside.top() + down * inside.height())
        painter.rotate(turn)
        leaf = QRectF(0, 0, wide * 0.26, wide * 0.3)
        painter.setPen(QPen(theme.color("ink"), 1.2))
        painter.setBrush(theme.color("cream"))
        painter.drawRect(leaf)
        for line in range(lines):
            y = leaf.height() * (0.3 + 0.13 * line)
            end = leaf.width() * (0.84 - 0.1 * (line % 2))
            painter.drawLine(QPointF(leaf.width() * 0.16, y), QPointF(end, y))
        painter.setBrush(theme.color("call"))
        painter.drawEllipse(QPointF(leaf.width() / 2, leaf.height() * 0.1), wide * 0.018, wide * 0.018)
        painter.restore()
    size = wide * 0.3
    painter.drawPixmap(QPointF(area.right() - size, area.bottom() - size * 1.05), art.thing("crown", size))
