"""Light round a card that is advised, and the hand that points to it."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cucu_desktop.ui.hand import INK, paint_hand
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.places import CARD_HEIGHT
from cucu_desktop.ui.theme import ornament

_LIGHT: Final = ornament("active")
_DOWN: Final = 90.0
_SIZE: Final = 0.3
"""Half the hand's length on a card, in the card's width."""


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
        painter.setPen(QPen(INK, 5.5))
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
