"""What a lesson or a note points at: cards in a frame while all others are dimmed, and an arrow."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items.picture import PaintedItem

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtWidgets import QGraphicsItem

    from cucu_desktop.ui.scene.scene import TableScene
    from cucu_desktop.ui.widgets.seat_geometry import Spot
    from cucu_desktop.ui.widgets.theme import Theme

_WIDTH: Final = 6.0
_HEAD: Final = 22.0
"""The length of the arrow's head, in pixels."""
_SPREAD: Final = 0.45
"""The angle between the arrow's shaft and the sides of its head, in radians."""


class ArrowItem(PaintedItem):
    """An arrow from one card to another.

    Attributes:
        is_long_enough: whether there is room for it between the cards.
    """

    def __init__(self, theme: Theme, start: Spot, end: Spot) -> None:
        super().__init__()
        self._theme = theme
        line = QLineF(start.centre, end.centre)
        length = max(line.length(), 1.0)
        edges = start.width * 0.75, length - end.width * 0.8
        self.is_long_enough = edges[1] - edges[0] > _HEAD
        self._line = QLineF(line.pointAt(edges[0] / length), line.pointAt(edges[1] / length))
        self.setZValue(z.SIGN)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(self._line.p1(), self._line.p2()).normalized().adjusted(-_HEAD, -_HEAD, _HEAD, _HEAD)

    def draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tip, angle = self._line.p2(), math.atan2(self._line.dy(), self._line.dx())
        sides = (angle - _SPREAD, angle + _SPREAD)
        ends = [tip - QPointF(math.cos(side), math.sin(side)) * _HEAD for side in sides]
        shaft = QLineF(self._line.p1(), (ends[0] + ends[1]) / 2)
        edge, inside = self._theme.color("ink"), self._theme.color("active")
        for colour, more in ((edge, 5.0), (inside, 0.0)):
            pen = QPen(colour, _WIDTH + more)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(shaft)
            painter.setPen(QPen(colour, max(more, 1.0)))
            painter.setBrush(colour)
            painter.drawPolygon(QPolygonF([tip, *ends]))


class Pointing:
    """Points at cards of one scene until `clear`, or until it points elsewhere."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsItem] = []

    def point(self, seats: Collection[int], spots: Collection[Spot], arrow: tuple[Spot, Spot] | None) -> None:
        """Frame these spots and dim all seats but these; without any, dim none."""
        self.clear()
        for spot in spots:
            frame = self._scene.slot(spot)
            frame.light(lit=True)
            self._items.append(frame)
        if arrow is not None:
            item = ArrowItem(self._scene.theme, *arrow)
            if item.is_long_enough:
                self._scene.addItem(item)
                self._items.append(item)
        if seats:
            self._scene.stand_back(seats)

    def clear(self) -> None:
        """Remove frames and arrow, and dim only what a tie dims."""
        for item in self._items:
            if item.scene() is self._scene:
                self._scene.removeItem(item)
        self._items = []
        tie = self._scene.markers.tie
        self._scene.stand_back(None if tie is None else tie[1])
