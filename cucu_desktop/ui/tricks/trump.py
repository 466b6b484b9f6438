"""A seal on the trump card, wherever the viewer sees it, and on its twin, which was turned up to tell it."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QPolygonF

from cucu_desktop.ui.places import CARD_HEIGHT
from cucu_desktop.ui.theme import ornament
from cucu_desktop.ui.tricks.marks import Mark

_SIZE: Final = 0.15
"""The seal's radius in widths of the card."""
_WAX, _RIM, _STAR = ornament("wax"), ornament("wax_dark"), ornament("ivory")


class TrumpSeal(Mark):
    """A red seal with a star on a card; unseen where the card's face is."""

    def boundingRect(self) -> QRectF:
        """What it may paint on: the upper left corner of the card, however wide it is."""
        return self._card.boundingRect()

    def draw(self, painter: QPainter) -> None:
        """Draw wax and star."""
        width = self.card_width
        radius = width * _SIZE
        centre = QPointF(-width / 2 + radius * 1.25, -width * CARD_HEIGHT / 2 + width * 0.62)
        painter.setPen(QPen(_RIM, max(radius * 0.14, 1.0)))
        painter.setBrush(QBrush(_WAX))
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(_STAR))
        painter.drawPolygon(_star(centre, radius * 0.74))


def _star(centre: QPointF, radius: float) -> QPolygonF:
    points = []
    for step in range(10):
        reach = radius if step % 2 == 0 else radius * 0.42
        turn = math.pi * step / 5
        points.append(centre + QPointF(math.sin(turn) * reach, -math.cos(turn) * reach))
    return QPolygonF(points)
