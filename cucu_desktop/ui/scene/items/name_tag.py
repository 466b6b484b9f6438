"""The name tag shown at a crowded table beside the hovered face."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.picture import PictureItem
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.seat_geometry import SeatGeometry
from cucu_desktop.ui.widgets.theme import Theme

_GAP: Final = 4.0


class NameTag(PictureItem):
    """A slip with a name, above its seat, or below if there is no space above; always within the view."""

    def __init__(self, theme: Theme, art: Art, name: str, geometry: SeatGeometry, view: QRectF) -> None:
        super().__init__(theme, art)
        self.name = name
        self._font = theme.font("name", theme.px(17))
        metrics = QFontMetricsF(self._font)
        high = metrics.height() + 2
        self._slip = QRectF(0, 0, metrics.horizontalAdvance(name) + high, high)
        top = geometry.block.top() - high - _GAP
        if top < view.top() + _GAP:
            top = geometry.block.bottom() + _GAP
        left = geometry.face.x() - self._slip.width() / 2
        most = view.right() - self._slip.width() - _GAP
        self.setPos(QPointF(min(max(left, view.left() + _GAP), most), top))
        self.renew()

    def extent(self) -> QRectF:
        return self._slip.adjusted(-4, -4, 6, 8)

    def draw(self, painter: QPainter) -> None:
        painter.setFont(self._font)
        drawn.label(painter, self._theme, self._slip, self.name)
