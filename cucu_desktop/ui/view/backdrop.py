"""The background behind the cards: wall and floor, wooden rim, cloth and the border printed on it.

All of it is painted once for a window size, into one opaque pixmap, so that the scene never repaints it.
To cost little before the first paint the room is a prerendered grey picture, tinted (`chamber`), and
the weave a small tile. Everything else is drawn opaque and piece by piece: Qt blends small
translucent pieces five times slower, and fills many small paths faster than one of many pieces.

The print on the cloth shows the direction of play: its border, sprigs and arrows run anticlockwise,
or, on demand, clockwise. Their shapes, and all colours, are the place's: `venue`. A "unit" is a thousandth
of the table's width: the drawing grows with the table.
"""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from cucu_desktop.resources import asset
from cucu_desktop.ui.view.room_painter import RoomPainter
from cucu_desktop.ui.widgets.oval import RIM, Oval, outline
from cucu_desktop.ui.widgets.venue import CAMPLI, VENUES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from cucu_desktop.ui.widgets.theme import Scheme

RING = (0.535, 0.47)
"""Radii of the printed ring, as fractions of the cloth's: the pool is inside it, the seats' cards outside."""

_STAVES = 8
_STAVE = math.tau / _STAVES
_BEVEL = 11
"""Width of the slope between rim and cloth, in units."""

_ARROW = ((1.3, 0.0), (-0.8, 1.0), (-0.25, 0.0), (-0.8, -1.0))
_TOOTH = ((-1.1, 0.0), (0.7, 1.0), (1.1, 0.0))


def cloth_of(table: QRectF) -> QRectF:
    rim = table.width() * RIM
    return table.adjusted(rim, rim, -rim, -rim)


def ring_of(table: QRectF) -> Oval:
    """Return the printed ring with the arrows, on a table of this size."""
    return _ring_on(Oval(cloth_of(table)))


def _ring_on(cloth: Oval) -> Oval:
    ring = QRectF(0, 0, cloth.rect.width() * RING[0], cloth.rect.height() * RING[1])
    ring.moveCenter(cloth.rect.center())
    return Oval(ring, cloth.sense)


class Backdrop:
    """Paints floor, table and cloth of one place in one scheme."""

    def __init__(self, folder: Path, scheme: Scheme, place: str = CAMPLI) -> None:
        """Take `folder` with the pictures of the rooms, `weave.png` and the objects in the corners."""
        self.look = folder, scheme, place
        """The cache key of its pictures."""
        self._folder = folder
        self._plain = scheme == "contrast"
        self._venue = VENUES[place]
        self._palette = self._venue.palette(scheme)
        self._chamber = RoomPainter(folder, place, self._venue, scheme)

    def render(
        self,
        size: QSize,
        dpr: float,
        table: QRectF,
        corners: Sequence[QRectF] = (),
        *,
        clockwise: bool = False,
    ) -> QPixmap:
        """Return the background for a window of `size` whose table, rim included, fills `table`.

        `corners`: the areas of the place's objects, at the left and at the right.
        """
        pixmap = QPixmap(size * dpr)
        pixmap.fill(QColor(self._palette.floor[1]))
        oval = Oval(QRectF(table.topLeft() * dpr, table.size() * dpr))
        cloth = Oval(cloth_of(oval.rect), 1 if clockwise else -1)
        unit = oval.rect.width() / 1000
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        self._chamber.paint(painter, pixmap.size(), oval)
        if not self._plain:
            self._shadow(painter, oval, unit)
        self._chamber.things(painter, [QRectF(each.topLeft() * dpr, each.size() * dpr) for each in corners])
        self._rim(painter, oval, unit)
        self._cloth(painter, cloth, unit)
        self._chamber.sunlight(painter, pixmap.size())
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def _shadow(self, painter: QPainter, oval: Oval, unit: float) -> None:
        """Paint the soft shadow of the table on the floor, only where the table does not cover it."""
        fall = Oval(oval.rect.translated(4 * unit, 16 * unit)).inset(-34 * unit)
        path = fall.path()
        path.addPath(oval.path(2 * unit))
        edge = 1 - 68 * unit / fall.rect.width()
        self._glaze(painter, fall, path, ((edge - 0.07, 200), (edge, 120), ((edge + 1) / 2, 36), (1.0, 0)))

    def _glaze(
        self, painter: QPainter, oval: Oval, path: QPainterPath, stops: Sequence[tuple[float, int]]
    ) -> None:
        """Fill `path` with shade of the given strengths, from the oval's centre to its edge."""
        colour = QColor(self._palette.shade)
        shade = QRadialGradient(QPointF(0, 0), 1)
        for stop, strength in stops:
            colour.setAlpha(strength)
            shade.setColorAt(stop, colour)
        _wash(painter, path, oval.spread(shade))

    # The table's wood

    def _rim(self, painter: QPainter, oval: Oval, unit: float) -> None:
        """Paint the rim: wood and joints, the slope to the cloth, the contour."""
        palette, rim = self._palette, RIM * 1000 * unit
        ink = QColor(palette.ink)
        # Not the whole oval, most of which is covered by slope and cloth.
        _wash(painter, oval.band(0, rim + 4 * unit), QBrush(_lamplit(oval.rect, palette.rim)))
        if not self._plain:
            self._staves(painter, oval, unit)
            bevel = oval.inset(rim - _BEVEL * unit)
            _wash(painter, bevel.band(0, 2 * _BEVEL * unit), QBrush(_lamplit(oval.rect, palette.bevel)))
            painter.strokePath(bevel.path(), QPen(ink, 1.4 * unit))
            painter.strokePath(oval.path(3 * unit), QPen(QColor(palette.rim[0]), 1.3 * unit))
            self._teeth(painter, oval, unit)
        painter.strokePath(oval.path(), QPen(ink, 3 * unit))
        painter.strokePath(oval.path(rim), QPen(ink, 2.6 * unit))

    def _staves(self, painter: QPainter, oval: Oval, unit: float) -> None:
        """Paint the rim's eight staves, each with its own tone and grain, and their joints."""
        palette, chance, rim = self._palette, Random(77), RIM * 1000 * unit
        ink, middle, key = (
            QColor(palette.ink),
            oval.inset((rim - _BEVEL * unit) / 2),
            outline(self._venue.key, unit, unit),
        )
        for i in range(_STAVES):
            start = (i + 0.5) * _STAVE
            if i % 2:
                turns = [start + _STAVE * k / 10 for k in range(11)]
                painter.setBrush(QColor(0, 0, 0, 36))
                painter.drawPolygon([oval.at(t) for t in turns] + [oval.at(t, rim) for t in reversed(turns)])
            for tone, veins in zip(palette.grain, (13, 4), strict=True):
                painter.setBrush(QColor(tone))
                for k in range(veins):
                    painter.drawPath(_vein(oval, chance, start, (k + chance.random()) / veins, unit))
        for i in range(_STAVES):
            joint = (i + 0.5) * _STAVE
            painter.setPen(QPen(ink, 1.8 * unit))
            painter.drawLine(oval.at(joint), oval.at(joint, rim))
            painter.setPen(QPen(ink, 1.5 * unit))
            painter.setBrush(QColor(palette.key))
            painter.drawPath(middle.stamped(key, joint))
        painter.setPen(Qt.PenStyle.NoPen)

    def _teeth(self, painter: QPainter, oval: Oval, unit: float) -> None:
        """Paint the cutter's marks along the outer edge in the shade."""
        tooth, chance = outline(_TOOTH, unit, unit), Random(5)
        painter.setBrush(QColor(self._palette.ink))
        for turn in oval.turns(320):
            dark = math.cos(turn - math.radians(62))
            if dark > -0.1:
                reach = (4 + 11 * min(1.0, dark + 0.15)) * chance.uniform(0.75, 1.2)
                painter.drawPath(oval.stamped(tooth, turn, reach))

    # The cloth

    def _cloth(self, painter: QPainter, cloth: Oval, unit: float) -> None:
        """Paint the cloth under the lamp, its print and weave, and the rim's shadow on it."""
        path = cloth.path(unit)
        light = QRadialGradient(QPointF(0, 0), 1, QPointF(-0.04, -0.2))
        for stop, tone in zip((0.0, 0.4, 0.8, 1.0), self._palette.cloth, strict=True):
            light.setColorAt(stop, QColor(tone))
        painter.fillPath(path, cloth.spread(light))
        self._border(painter, cloth.inset(14 * unit), unit)
        self._ring(painter, _ring_on(cloth), unit)
        if not self._plain:
            # In device pixels and never scaled, or its threads would shimmer.
            _wash(painter, path, QBrush(QImage(str(self._folder / "weave.png"))))
            fall = Oval(cloth.rect.translated(3 * unit, 8 * unit))
            edge = 1 - 52 * unit / cloth.rect.width()
            stops = ((edge - 0.04, 0), (edge + 0.03, 50), (1.0, 150))
            self._glaze(painter, fall, cloth.band(unit, 30 * unit), stops)

    def _border(self, painter: QPainter, shore: Oval, unit: float) -> None:
        """Paint the running border: at Campli waves that break in the direction of play."""
        count = round(shore.length() / (27 * unit))
        wave, colour = (
            outline(self._venue.border, shore.length() / count, 13 * unit),
            QColor(self._palette.border),
        )
        painter.setBrush(colour)
        for turn in shore.turns(count):
            painter.drawPath(shore.stamped(wave, turn))
        painter.strokePath(shore.path(-1.2 * unit), QPen(colour, 2.2 * unit))
        painter.strokePath(shore.path(-4.6 * unit), QPen(colour, 1.1 * unit))

    def _ring(self, painter: QPainter, vine: Oval, unit: float) -> None:
        """Paint the ring round the pool, with its ornaments and eight arrows."""
        gap = round(vine.length() / (19 * unit) / 8)
        size, colour = 10 * unit, QColor(self._palette.ring)
        arrow = outline(_ARROW, size, size)
        sprigs = [outline(sprig, size, size) for sprig in self._venue.sprigs]
        painter.strokePath(vine.path(), QPen(colour, 1.6 * unit))
        painter.setBrush(colour)
        for i, turn in enumerate(vine.turns(8 * gap)):
            if i % gap == 0:
                painter.drawPath(vine.stamped(arrow, turn))
            elif i % gap not in (1, gap - 1):
                painter.drawPath(vine.stamped(sprigs[i % gap % len(sprigs)], turn))


class RoomPicture:
    """The background of a widget, cached as long as its inputs are unchanged."""

    def __init__(self) -> None:
        self._backdrop: Backdrop | None = None
        self._key: tuple[object, ...] = ()
        self._picture = QPixmap()

    def of(
        self,
        scheme: Scheme,
        place: str,
        size: QSize,
        dpr: float,
        table: QRectF,
        corners: Sequence[QRectF] = (),
        *,
        clockwise: bool = False,
    ) -> QPixmap:
        """Return the background of a place in a scheme, as `Backdrop.render` makes it."""
        look = asset("table"), scheme, place
        key = (look, size, dpr, clockwise, *(rect.getRect() for rect in (table, *corners)))
        if key != self._key:
            self._key = key
            if self._backdrop is None or self._backdrop.look != look:
                self._backdrop = Backdrop(*look)
            self._picture = self._backdrop.render(size, dpr, table, corners, clockwise=clockwise)
        return self._picture


def _wash(painter: QPainter, path: QPainterPath, brush: QBrush) -> None:
    """Fill without antialiasing, at half the cost: a contour covers the edge, or it is transparent."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillPath(path, brush)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _lamplit(rect: QRectF, tones: Sequence[str]) -> QLinearGradient:
    light = QLinearGradient(rect.topLeft() + QPointF(rect.width() * 0.2, 0), rect.bottomRight())
    for i, tone in enumerate(tones):
        light.setColorAt(i / (len(tones) - 1), QColor(tone))
    return light


_SWELLS: Final = tuple((k / 8, math.sin(math.pi * k / 8) ** 0.6) for k in range(1, 8))
"""The points of a vein, as fractions of its length, with its width there."""


def _vein(oval: Oval, chance: Random, start: float, across: float, unit: float) -> QPainterPath:
    """Return one vein of the stave that begins at `start`: a tapering, slightly curved cut along the rim."""
    deepest, sin, cos = RIM * 1000 - _BEVEL - 1.5, math.sin, math.cos
    reach = chance.uniform(0.18, 0.8) * _STAVE
    first = start + chance.uniform(0.02, 0.97) * (_STAVE - reach)
    depth, drift = 4 + (deepest - 4) * across, chance.uniform(-4, 4)
    sway, phase, half = chance.uniform(0, 1.6), chance.uniform(0, 6), chance.uniform(0.5, 1.15)
    vein = QPainterPath(oval.at(first, depth * unit))
    line = vein.lineTo
    back: list[tuple[float, float]] = []
    x, y, wide, high = oval.measures
    for part, wider in _SWELLS:
        at = depth + drift * part + sway * sin(phase + part * 7)
        at = 2.5 if at < 2.5 else min(at, deepest)
        turn, swell = first + reach * part, half * wider
        across, down = cos(turn), sin(turn)
        off = (at - swell) * unit
        line(x + (wide - off) * across, y + (high - off) * down)
        off = (at + swell) * unit
        back.append((x + (wide - off) * across, y + (high - off) * down))
    line(oval.at(first + reach, min(max(depth + drift, 2.5), deepest) * unit))
    for point in reversed(back):
        line(*point)
    return vein
