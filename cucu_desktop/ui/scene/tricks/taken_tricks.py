"""The item of a seat's tricks."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from cucu_desktop.ui.scene.items.picture import TurnedItem, TurnedPicture
from cucu_desktop.ui.widgets.art import BACK, Art
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, Spot

_RISES: Final = 0.14
"""The offset of each packet from the previous one, in widths of a card."""


class WonItem(TurnedItem):
    """The tricks of one seat: a heap of packets, placed crosswise so that they can be counted."""

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self._width = 20.0
        self._kept = TurnedPicture()
        self.count = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lie(self, spot: Spot) -> None:
        self._width = spot.width
        self.setPos(spot.centre)
        self._make_room()

    def set_count(self, count: int) -> None:
        """Set the number of tricks."""
        self.count = count
        self._make_room()

    def _make_room(self) -> None:
        """Set the bounding rectangle for the present number of packets."""
        half = self._width * CARD_HEIGHT / 2 + 1
        heap = max(self.count - 1, 0) * self._width * _RISES
        self.setRect(QRectF(-half, -half - heap, 2 * half, 2 * half + heap) if self.count else QRectF())
        self.renew()

    def _paint_whole(self, painter: QPainter) -> TurnedPicture | None:
        """Paint the packets; nothing before the first trick."""
        if not self.count:
            return None
        looks = (self._width, self.count, self._art.look)
        self._kept.paint(painter, looks, self.rect, self._art.ratio, self._paint_packets)
        return self._kept

    def _paint_packets(self, painter: QPainter) -> None:
        """Paint the packets, each above the previous one."""
        back, high = self._art.card(BACK, self._width), self._width * CARD_HEIGHT
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for packet in range(self.count):
            painter.save()
            painter.translate(0, -packet * self._width * _RISES)
            painter.rotate(90 if packet % 2 else 0)
            area = QRectF(-self._width / 2, -high / 2, self._width, high)
            painter.drawPixmap(area, back, QRectF(back.rect()))
            painter.restore()
