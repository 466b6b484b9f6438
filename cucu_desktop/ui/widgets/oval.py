"""The geometry of an oval table: points on it, bands of it, and shapes along its edge.

A "turn" is an angle in radians in Qt's y-down plane: growing clockwise on the screen.
"""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QPainterPath, QRadialGradient, QTransform

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QSize

_BANDS: Final = 32
"""The height of the rectangles that approximate the area round an oval."""

RIM: Final = 0.053
"""Thickness of the table's wooden rim, as a fraction of the table's width."""


class Oval:
    """An ellipse with positions by turn and depth, or forward by even steps."""

    def __init__(self, rect: QRectF, sense: int = -1) -> None:
        """`sense`: the direction forward: -1 anticlockwise, 1 clockwise."""
        self.rect = rect
        self.sense = sense
        self._cx, self._cy = rect.center().x(), rect.center().y()
        self._rx, self._ry = rect.width() / 2, rect.height() / 2

    def at(self, turn: float, depth: float = 0.0) -> QPointF:
        """Return the point at a turn, `depth` inside the edge."""
        return QPointF(
            self._cx + (self._rx - depth) * math.cos(turn), self._cy + (self._ry - depth) * math.sin(turn)
        )

    @property
    def measures(self) -> tuple[float, float, float, float]:
        """Its centre and its radii: x, y, half of its width and of its height."""
        return self._cx, self._cy, self._rx, self._ry

    def chord(self, y: float) -> float:
        """Return its width at this height; 0 above and below it."""
        part = (y - self._cy) / self._ry
        return 2 * self._rx * math.sqrt(max(0.0, 1 - part * part))

    def around(self, size: QSize) -> list[QRect]:
        """Return rectangles that cover the area of a picture outside the oval, and little more."""
        within, wide = self.inset(2), size.width()
        edges = [round(size.height() * step / _BANDS) for step in range(_BANDS + 1)]
        free = []
        for top, bottom in pairwise(edges):
            half = min(within.chord(top), within.chord(bottom)) / 2
            left, right = math.ceil(self._cx - half), math.floor(self._cx + half)
            if right > left:
                free += [QRect(0, top, left, bottom - top), QRect(right, top, wide - right, bottom - top)]
            else:
                free.append(QRect(0, top, wide, bottom - top))
        return free

    def inset(self, depth: float) -> Oval:
        return Oval(self.rect.adjusted(depth, depth, -depth, -depth), self.sense)

    def path(self, depth: float = 0.0) -> QPainterPath:
        path = QPainterPath()
        path.addEllipse(self.rect.adjusted(depth, depth, -depth, -depth))
        return path

    def band(self, outer: float, inner: float) -> QPainterPath:
        path = self.path(outer)
        path.addPath(self.path(inner))
        return path

    def length(self) -> float:
        """Return its circumference, by Ramanujan's approximation."""
        a, b = self._rx, self._ry
        return math.pi * (3 * (a + b) - math.sqrt((3 * a + b) * (a + 3 * b)))

    def turns(self, count: int) -> list[float]:
        """Return the turns of `count` evenly spaced points, going forward from the top."""
        fine = 240
        middles = (math.tau * (i + 0.5) / fine for i in range(fine))
        arcs = [math.hypot(self._rx * math.cos(turn), self._ry * math.sin(turn)) for turn in middles]
        step = sum(arcs) / count
        walked = 0.0
        turns: list[float] = []
        for i, arc in enumerate(arcs):
            while len(turns) < count and len(turns) * step < walked + arc:
                gone = math.tau * (i + (len(turns) * step - walked) / arc) / fine
                turns.append(self.sense * gone - math.pi / 2)
            walked += arc
        return turns

    def stamped(self, shape: QPainterPath, turn: float, reach: float = 1.0) -> QPainterPath:
        """Return a rigid shape placed at a turn; its x runs forward, its y inward, stretched by `reach`."""
        x, y = -self._rx * math.sin(turn) * self.sense, self._ry * math.cos(turn) * self.sense
        far = math.hypot(x, y)
        fx, fy = x / far, y / far
        inward = self.sense * reach
        foot = self.at(turn)
        return QTransform(fx, fy, -fy * inward, fx * inward, foot.x(), foot.y()).map(shape)

    def spread(self, gradient: QRadialGradient) -> QBrush:
        """Return a gradient of the unit circle, stretched over the ellipse."""
        brush = QBrush(gradient)
        brush.setTransform(QTransform(self._rx, 0, 0, self._ry, self._cx, self._cy))
        return brush


def outline(points: Sequence[tuple[float, float]], along: float = 1.0, across: float = 1.0) -> QPainterPath:
    """Return a closed shape through the points, stretched along x and y."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addPolygon([QPointF(x * along, y * across) for x, y in points])
    path.closeSubpath()
    return path
