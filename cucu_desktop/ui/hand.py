"""The hand in the margin, with which old printers point to what should be read: it points to what is advised.

It is told by its shape as well as by its light, so that nobody has to see a colour.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.places import CARD_HEIGHT
from cucu_desktop.ui.theme import ornament

_PAPER, _INK, _LIGHT = ornament("ivory"), ornament("black"), ornament("active")
_DOWN: Final = 90.0
_SIZE: Final = 0.3
"""Half the hand's length on a card, in the card's width."""


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
    """Paint the hand here, half as long as told to either side, turned clockwise from pointing right."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.rotate(degrees)
    painter.scale(half, half)
    ink = QPen(_INK, max(1.4 / half, 0.11))
    ink.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    ink.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(ink)
    painter.setBrush(QBrush(_PAPER))
    painter.drawPath(_hand())
    for height in (-0.1, 0.18):  # the fingers that are bent
        painter.drawLine(QPointF(-0.3, height), QPointF(0.0, height))
    painter.drawLine(QPointF(-0.7, -0.44), QPointF(-0.7, 0.46))
    painter.restore()


class Pointer(QGraphicsItem):
    """Light round a card of the viewer's hand, and the hand that points to it from above."""

    def __init__(self, card: CardItem) -> None:
        super().__init__(card)
        self._card = card
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """What it may paint on: the card, and what stands out above."""
        area = self._area()
        return area.adjusted(-8, -area.width() * 2.2 * _SIZE, 8, 8)

    def _area(self) -> QRectF:
        width = self._card.shown_width / max(self._card.scale(), 0.01)
        return QRectF(-width / 2, -width * CARD_HEIGHT / 2, width, width * CARD_HEIGHT)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint it, if the card's face is seen."""
        del option, widget
        if self._card.visible_face is None:
            return
        area = self._area()
        width = area.width()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_INK, 5.5))
        painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), 6, 6)
        painter.setPen(QPen(_LIGHT, 3.5))
        painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), 6, 6)
        half = width * _SIZE
        paint_hand(painter, QPointF(0, area.top() - half * 0.9), half, _DOWN)


def point_to(card: CardItem, *, wanted: bool) -> None:
    """Point to a card, or no longer."""
    pointers = [child for child in card.childItems() if isinstance(child, Pointer)]
    if wanted and not pointers:
        Pointer(card)
    elif not wanted:
        for old in pointers:
            card.scene().removeItem(old)
