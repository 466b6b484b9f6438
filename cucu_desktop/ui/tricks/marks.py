"""What is put on a card at the table and goes with it wherever it goes; seen only while its face is."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cucu_desktop.ui.items.card import CardItem


class Mark(QGraphicsItem):
    """Something on a card."""

    def __init__(self, card: CardItem) -> None:
        super().__init__(card)
        self._card = card
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @classmethod
    def put(cls, card: CardItem, *, wanted: bool) -> None:
        """Put one on a card, or take it off."""
        there = [child for child in card.childItems() if isinstance(child, cls)]
        if wanted and not there:
            cls(card)
        elif not wanted:
            for old in there:
                card.scene().removeItem(old)

    @property
    def card_width(self) -> float:
        """How wide the card is, as it is painted here."""
        return self._card.shown_width / max(self._card.scale(), 0.01)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint it, if the card's face is seen."""
        del option, widget
        if self._card.visible_face is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw it."""
        raise NotImplementedError
