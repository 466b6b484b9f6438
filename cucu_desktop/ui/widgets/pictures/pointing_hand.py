"""The pointing hand of old printers, which marks the advised option.

It is recognised by its shape as well as by its colour.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen

from cucu_desktop.ui.widgets.theme import ornament

PAPER, INK = ornament("ivory"), ornament("black")


def _hand() -> QPainterPath:
    """Return a hand that points to the right, from -1 to 1."""
    whole = QPainterPath()
    whole.addRoundedRect(QRectF(-0.7, -0.46, 0.72, 0.94), 0.22, 0.22)
    finger = QPainterPath()
    finger.addRoundedRect(QRectF(-0.4, -0.46, 1.4, 0.36), 0.18, 0.18)
    thumb = QPainterPath()
    thumb.addRoundedRect(QRectF(-0.52, -0.72, 0.5, 0.4), 0.2, 0.2)
    cuff = QPainterPath()
    cuff.addRect(QRectF(-1.0, -0.52, 0.3, 1.06))
    for part in (finger, thumb, cuff):
        whole = whole.united(part)
    return whole


def paint_hand(painter: QPainter, centre: QPointF, half: float, degrees: float = 0.0) -> None:
    """Paint the hand, with `half` of its length to either side, turned clockwise from pointing right."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.rotate(degrees)
    painter.scale(half, half)
    ink = QPen(INK, max(1.4 / half, 0.11))
    ink.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    ink.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(ink)
    painter.setBrush(QBrush(PAPER))
    painter.drawPath(_hand())
    for height in (-0.1, 0.18):  # the bent fingers
        painter.drawLine(QPointF(-0.3, height), QPointF(0.0, height))
    painter.drawLine(QPointF(-0.7, -0.44), QPointF(-0.7, 0.46))
    painter.restore()
