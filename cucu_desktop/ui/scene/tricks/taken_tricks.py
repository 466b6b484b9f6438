"""The item of a seat's tricks."""

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cucu_desktop.ui.widgets.art import BACK, Art
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, Spot


class WonItem(QGraphicsItem):
    """The tricks of one seat: a heap of packets, laid crosswise so that they can be counted."""

    def __init__(self, art: Art) -> None:
        super().__init__()
        self._art = art
        self._width = 20.0
        self.count = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lie(self, spot: Spot) -> None:
        """Set the spot."""
        self.prepareGeometryChange()
        self._width = spot.width
        self.setPos(spot.centre)

    def set_count(self, count: int) -> None:
        """Set the number of tricks."""
        self.count = count
        self.update()

    def boundingRect(self) -> QRectF:
        """What it may paint on."""
        reach = self._width * CARD_HEIGHT
        return QRectF(-reach, -reach * 1.4, 2 * reach, 2.4 * reach)

    @safe_paint
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint one packet over the other."""
        del option, widget
        back = self._art.card(BACK, self._width)
        size = QSizeF(self._width, self._width * CARD_HEIGHT)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for packet in range(self.count):
            painter.save()
            painter.translate(0, -packet * self._width * 0.14)
            painter.rotate(90 if packet % 2 else 0)
            area = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
            painter.drawPixmap(area, back, QRectF(back.rect()))
            painter.restore()
