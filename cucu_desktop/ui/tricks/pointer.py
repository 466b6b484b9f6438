"""Light round a card that is advised, and the hand that points to it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from cucu_desktop.ui.hand import INK, paint_hand
from cucu_desktop.ui.places import CARD_HEIGHT
from cucu_desktop.ui.theme import ornament
from cucu_desktop.ui.tricks.marks import Mark

_LIGHT: Final = ornament("active")
_DOWN: Final = 90.0
_SIZE: Final = 0.3
"""Half the hand's length on a card, in the card's width."""


class Pointer(Mark):
    """Light round a card of the viewer's hand, and the hand that points to it from above."""

    def boundingRect(self) -> QRectF:
        """What it may paint on: the card, and what stands out above."""
        area = self._area()
        return area.adjusted(-8, -area.width() * 2.2 * _SIZE, 8, 8)

    def _area(self) -> QRectF:
        width = self.card_width
        return QRectF(-width / 2, -width * CARD_HEIGHT / 2, width, width * CARD_HEIGHT)

    def draw(self, painter: QPainter) -> None:
        """Draw light and hand."""
        area = self._area()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(INK, 5.5))
        painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), 6, 6)
        painter.setPen(QPen(_LIGHT, 3.5))
        painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), 6, 6)
        half = area.width() * _SIZE
        paint_hand(painter, QPointF(0, area.top() - half * 0.9), half, _DOWN)
