"""Marks on a card, visible only while its face is: the trump seal, and the pointer of a hint."""

import math
from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QPolygonF

from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.items.picture import PaintedItem
from cucu_desktop.ui.widgets.pictures.pointing_hand import INK, paint_hand
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT
from cucu_desktop.ui.widgets.theme import ornament

_LIGHT: Final = ornament("active")
_DOWN: Final = 90.0
_HAND_SIZE: Final = 0.3
"""Half the length of the pointing hand on a card, in widths of the card."""
_SEAL_SIZE: Final = 0.15
"""The seal's radius, in widths of the card."""
_WAX, _RIM, _STAR = ornament("wax"), ornament("wax_dark"), ornament("ivory")


class Mark(PaintedItem):
    """A mark on a `CardItem`, which owns it as a child item."""

    def __init__(self, card: CardItem) -> None:
        super().__init__(card)
        self._card = card
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @classmethod
    def put(cls, card: CardItem, *, wanted: bool) -> None:
        """Add a mark of this class to a card, or remove it."""
        there = [child for child in card.childItems() if isinstance(child, cls)]
        if wanted and not there:
            cls(card)
        elif not wanted:
            for old in there:
                card.scene().removeItem(old)

    @property
    def card_width(self) -> float:
        return self._card.shown_width / max(self._card.scale(), 0.01)

    def draw(self, painter: QPainter) -> None:
        if self._card.visible_face is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw_mark(painter)

    @abstractmethod
    def draw_mark(self, painter: QPainter) -> None:
        """Paint the mark, as the face of the card is visible."""


class Pointer(Mark):
    """Light round a card of the viewer's hand, and a hand that points at the card from above."""

    def boundingRect(self) -> QRectF:
        """The card, and the part of the hand above it."""
        area = self._area()
        return area.adjusted(-8, -area.width() * 2.2 * _HAND_SIZE, 8, 8)

    def _area(self) -> QRectF:
        width = self.card_width
        return QRectF(-width / 2, -width * CARD_HEIGHT / 2, width, width * CARD_HEIGHT)

    def draw_mark(self, painter: QPainter) -> None:
        area = self._area()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(INK, 5.5))
        painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), 6, 6)
        painter.setPen(QPen(_LIGHT, 3.5))
        painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), 6, 6)
        half = area.width() * _HAND_SIZE
        paint_hand(painter, QPointF(0, area.top() - half * 0.9), half, _DOWN)


class TrumpSeal(Mark):
    """A red seal with a star; not visible on a card's back."""

    def boundingRect(self) -> QRectF:
        """The card's rectangle, at any width."""
        return self._card.boundingRect()

    def draw_mark(self, painter: QPainter) -> None:
        width = self.card_width
        radius = width * _SEAL_SIZE
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
