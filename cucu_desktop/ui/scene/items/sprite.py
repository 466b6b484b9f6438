"""Small items of animations and gestures: flying coins, smoke, the slot for a dragged card."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from cucu_desktop.ui.scene.items.picture import PaintedItem
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, Spot
from cucu_desktop.ui.widgets.theme import Theme


class Sprite(QGraphicsPixmapItem):
    """A picture whose `anchor` (a fraction of its width and height) is at the item's position.

    Qt paints it without Python code.
    """

    def __init__(
        self, picture: QPixmap, anchor: tuple[float, float] = (0.5, 0.5), *, mirrored: bool = False
    ) -> None:
        if mirrored:
            ratio = picture.devicePixelRatio()
            picture = picture.transformed(QTransform.fromScale(-1, 1))
            picture.setDevicePixelRatio(ratio)
        super().__init__(picture)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        size = picture.deviceIndependentSize()
        self.setOffset(-size.width() * anchor[0], -size.height() * anchor[1])


class SlotItem(PaintedItem):
    """The dashed outline of a slot into which a card may be dragged."""

    def __init__(self, theme: Theme, spot: Spot) -> None:
        super().__init__()
        self._theme = theme
        self._is_lit = False
        wide, high = spot.width + 10, spot.width * CARD_HEIGHT + 10
        self._area = QRectF(-wide / 2, -high / 2, wide, high)
        self.setPos(spot.centre)
        self.setRotation(spot.angle)

    def light(self, *, lit: bool) -> None:
        self._is_lit = lit
        self.update()

    def boundingRect(self) -> QRectF:
        return self._area.adjusted(-3, -3, 3, 3)

    def draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self._theme.color("active")
        fill = QColor(colour)
        fill.setAlpha(110 if self._is_lit else 34)
        pen = QPen(colour, 2.6 if self._is_lit else 1.8)
        pen.setDashPattern([4, 3])
        ground = QColor(self._theme.color("ink"))
        ground.setAlpha(205)  # hides the print of the cloth
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(self._area, 7, 7)
        painter.setPen(pen)
        painter.setBrush(fill)
        painter.drawRoundedRect(self._area, 7, 7)
        painter.setBrush(Qt.BrushStyle.NoBrush)
