"""The picture on the slip of the writer page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen

from cucu_desktop.ui.pages.inn.pictures import lay_card
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme


def writing(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw a sheet of a deal: two cards in their places, one missing, and a quill."""
    sheet = QRectF(0, 0, area.width() * 0.8, area.height() * 0.78)
    sheet.moveCenter(area.center() + QPointF(0, area.height() * 0.04))
    painter.setPen(QPen(theme.color("ink"), 1.6))
    painter.setBrush(theme.color("cream"))
    painter.drawRoundedRect(sheet, 3, 3)
    wide = sheet.width() * 0.22
    high = wide * CARD_HEIGHT
    top = sheet.top() + sheet.height() * 0.38
    for number, design in enumerate(("XV", "XII", "")):
        centre = QPointF(sheet.left() + sheet.width() * (0.2 + 0.3 * number), top)
        if design:
            lay_card(painter, art, ("cucco", design), centre, wide)
            continue
        pen = QPen(theme.color("faint"), 1.4)
        pen.setDashPattern([3, 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(centre.x() - wide / 2, top - high / 2, wide, high), 2, 2)
    painter.setPen(QPen(theme.color("second"), 1.4))
    for line in range(3):
        y = sheet.bottom() - sheet.height() * (0.12 + 0.1 * line)
        painter.drawLine(QPointF(sheet.left() + 7, y), QPointF(sheet.right() - 9 - 9 * (line % 2), y))
    _quill(painter, theme, sheet)


def _quill(painter: QPainter, theme: Theme, sheet: QRectF) -> None:
    """Draw a goose feather on the last line."""
    tip = QPointF(sheet.left() + sheet.width() * 0.62, sheet.bottom() - sheet.height() * 0.12)
    end = tip + QPointF(sheet.width() * 0.42, -sheet.height() * 0.72)
    across = QPointF(sheet.width() * 0.13, sheet.height() * 0.05)
    vane = QPainterPath(tip + (end - tip) * 0.3)
    vane.quadTo(tip + (end - tip) * 0.5 - across, end)
    vane.quadTo(tip + (end - tip) * 0.75 + across, tip + (end - tip) * 0.3)
    painter.setPen(QPen(theme.color("ink"), 1.4))
    painter.setBrush(theme.color("ivory"))
    painter.drawPath(vane)
    painter.setPen(QPen(theme.color("ink"), 1.8))
    painter.drawLine(tip, tip + (end - tip) * 0.92)
