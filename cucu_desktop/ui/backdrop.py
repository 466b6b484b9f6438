"""The room and the table behind the cards: floor, wooden rim, cloth and the border printed on it.

All of it is painted once for a window size into one opaque pixmap, so that the scene above never paints wood again.
To cost little before the first paint, the floor is a baked grey picture tinted through a colour table, the weave a
small tile, and the rest a handful of gradients and of paths that are filled together.

The print on the cloth says which way round the play goes: its waves, leaves and arrows run anticlockwise, or, on
demand, clockwise. In the code below "turn" is an angle in radians as Qt's y-down plane has it: growing clockwise.
A "unit" is a thousandth of the table's width: the drawing grows with the table.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QImageReader,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

Scheme = Literal["lamp", "day", "contrast"]
Shape: TypeAlias = "Sequence[tuple[float, float]]"

RIM = 0.053
"""Thickness of the rim, as a part of the table's width."""

RING = (0.535, 0.47)
"""Radii of the inner printed ring, as parts of the cloth's: the pool lies inside, the seats' cards outside."""

_JOINTS = 8
_WAVE = (
    *(
        (0.0, 0.0),
        (0.16, 0.03),
        (0.3, 0.14),
        (0.4, 0.34),
        (0.46, 0.58),
        (0.56, 0.82),
        (0.72, 0.97),
        (0.88, 0.95),
    ),
    *(
        (1.0, 0.8),
        (1.03, 0.6),
        (0.96, 0.43),
        (0.84, 0.38),
        (0.74, 0.47),
        (0.76, 0.6),
        (0.84, 0.58),
        (0.9, 0.6),
    ),
    *(
        (0.9, 0.72),
        (0.81, 0.8),
        (0.7, 0.75),
        (0.64, 0.6),
        (0.66, 0.38),
        (0.76, 0.17),
        (0.88, 0.05),
        (1.0, 0.0),
    ),
)
"""One wave of the running border, forward and inward; it breaks the way the play goes."""

_ARROW = ((1.3, 0.0), (-0.8, 1.0), (-0.25, 0.0), (-0.8, -1.0))
_KEY = ((-8, -7.5), (0, -2.6), (8, -7.5), (8, 7.5), (0, 2.6), (-8, 7.5))
_LEAF = (
    (0.0, 0.0),
    (0.05, 0.32),
    (0.3, 0.62),
    (0.7, 0.8),
    (1.25, 0.82),
    (1.0, 0.5),
    (0.62, 0.22),
    (0.3, 0.06),
)


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one scheme; gradients run from the light to the dark."""

    floor: tuple[str, str, str]
    dusk: tuple[tuple[float, str], ...]
    rim: tuple[str, str, str]
    grain: tuple[str, str]
    key: str
    cloth: tuple[str, str, str, str]
    shade: str
    border: str
    ring: str
    ink: str


PALETTES: dict[Scheme, Palette] = {
    "lamp": Palette(
        floor=("#0d0704", "#4a2d1b", "#b07a48"),
        dusk=((0.0, "#00170e09"), (0.45, "#30170e09"), (0.75, "#8c120a06"), (1.0, "#d00c0603")),
        rim=("#b87a42", "#7d4c27", "#55301a"),
        grain=("#492710", "#b0743d"),
        key="#8d5a2e",
        cloth=("#97965c", "#6c7547", "#475331", "#2f3923"),
        shade="#070501",
        border="#b5934a",
        ring="#d0ad5a",
        ink="#1d120a",
    ),
    "day": Palette(
        floor=("#70492a", "#cda673", "#f3dcb0"),
        dusk=((0.0, "#00fff2d0"), (0.6, "#1cfff2d0"), (1.0, "#30704a2a")),
        rim=("#cf9457", "#a86c3a", "#82502a"),
        grain=("#744520", "#deaa6c"),
        key="#c08a50",
        cloth=("#b9ba80", "#98a268", "#78874f", "#5f7042"),
        shade="#2a200c",
        border="#f0dc9c",
        ring="#f6e6b0",
        ink="#2c1a0d",
    ),
    "contrast": Palette(
        floor=("#0c0a08", "#0c0a08", "#0c0a08"),
        dusk=(),
        rim=("#2e2118", "#2e2118", "#2e2118"),
        grain=("#2e2118", "#2e2118"),
        key="#f3e8cf",
        cloth=("#14201a", "#14201a", "#14201a", "#14201a"),
        shade="#000000",
        border="#a98c3c",
        ring="#ffd95a",
        ink="#f3e8cf",
    ),
}


def cloth_of(table: QRectF) -> QRectF:
    """The cloth's outer rectangle for a table's: what the rim leaves free."""
    rim = table.width() * RIM
    return table.adjusted(rim, rim, -rim, -rim)


class Oval:
    """An ellipse one walks along: by turn and depth, or forward by even steps."""

    def __init__(self, rect: QRectF, sense: int = -1) -> None:
        """``sense`` is the way forward: -1 anticlockwise, 1 clockwise."""
        self.rect = rect
        self.sense = sense
        self._cx, self._cy = rect.center().x(), rect.center().y()
        self._rx, self._ry = rect.width() / 2, rect.height() / 2

    def at(self, turn: float, depth: float = 0.0) -> QPointF:
        """The point at a turn, ``depth`` inside the edge."""
        return QPointF(
            self._cx + (self._rx - depth) * math.cos(turn), self._cy + (self._ry - depth) * math.sin(turn)
        )

    def path(self, depth: float = 0.0) -> QPainterPath:
        """The ellipse ``depth`` inside the edge."""
        path = QPainterPath()
        path.addEllipse(self.rect.adjusted(depth, depth, -depth, -depth))
        return path

    def band(self, outer: float, inner: float) -> QPainterPath:
        """The band between two depths."""
        path = self.path(outer)
        path.addPath(self.path(inner))
        return path

    def length(self) -> float:
        """Its circumference, near enough (Ramanujan)."""
        a, b = self._rx, self._ry
        return math.pi * (3 * (a + b) - math.sqrt((3 * a + b) * (a + 3 * b)))

    def turns(self, steps: int) -> list[float]:
        """The turns of ``steps`` evenly spaced places, going forward from the right end."""
        fine = 360
        places = (math.tau * (i + 0.5) / fine for i in range(fine))
        bow = [math.hypot(self._rx * math.sin(turn), self._ry * math.cos(turn)) for turn in places]
        step, walked, out = sum(bow) / steps, 0.0, list[float]()
        for i, piece in enumerate(bow):
            while len(out) < steps and len(out) * step < walked + piece:
                out.append(self.sense * math.tau * (i + (len(out) * step - walked) / piece) / fine)
            walked += piece
        return out

    def stamp(self, path: QPainterPath, shape: Shape, turn: float) -> None:
        """Add a rigid shape, drawn forward and inward, at a turn."""
        x, y = -self._rx * math.sin(turn) * self.sense, self._ry * math.cos(turn) * self.sense
        far = math.hypot(x, y)
        fx, fy = x / far, y / far
        ix, iy = -fy * self.sense, fx * self.sense
        foot = self.at(turn)
        cx, cy = foot.x(), foot.y()
        path.addPolygon([QPointF(cx + u * fx + v * ix, cy + u * fy + v * iy) for u, v in shape])
        path.closeSubpath()


class Backdrop:
    """Paints floor, table and cloth of one colour scheme."""

    def __init__(self, folder: Path, scheme: Scheme) -> None:
        """``folder`` holds ``floor.jpg``, ``floor@2x.jpg`` and ``weave.png``."""
        self._folder = folder
        self._scheme: Scheme = scheme
        self._palette = PALETTES[scheme]

    def render(self, size: QSize, dpr: float, table: QRectF, *, clockwise: bool = False) -> QPixmap:
        """The finished background of a window of ``size`` whose table, rim included, fills ``table``."""
        pixmap = QPixmap(size * dpr)
        pixmap.fill(QColor(self._palette.floor[1]))
        device = QRectF(table.topLeft() * dpr, table.size() * dpr)
        oval, cloth = Oval(device), Oval(cloth_of(device), 1 if clockwise else -1)
        unit = device.width() / 1000
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        if self._scheme != "contrast":
            self._floor(painter, pixmap.size(), oval)
            self._shadow(painter, oval, unit)
        self._rim(painter, oval, unit)
        self._cloth(painter, cloth, unit)
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def _floor(self, painter: QPainter, size: QSize, oval: Oval) -> None:
        """The planks, in the scheme's wood, and the dusk in the corners that the lamp leaves."""
        reader = QImageReader(str(self._folder / ("floor.jpg" if size.width() <= 1440 else "floor@2x.jpg")))
        drawn = reader.size().scaled(size, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        image = reader.read().convertToFormat(QImage.Format.Format_Grayscale8)
        image.reinterpretAsFormat(QImage.Format.Format_Indexed8)
        image.setColorTable(_ramp(self._palette.floor))
        # Converted once: drawn as it is, Qt would look up every pixel four times to smooth it.
        image = image.convertToFormat(QImage.Format.Format_RGB32)
        spare_x, spare_y = (drawn.width() - size.width()) / 2, (drawn.height() - size.height()) / 2
        painter.drawImage(QRectF(-spare_x, -spare_y, drawn.width(), drawn.height()), image)
        light = QRadialGradient(oval.rect.center(), max(oval.rect.width() * 0.78, size.width() * 0.68))
        for place, colour in self._palette.dusk:
            light.setColorAt(place, QColor(colour))
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), light)

    def _shadow(self, painter: QPainter, oval: Oval, unit: float) -> None:
        """The soft shadow the table throws on the floor, only where the table does not cover it."""
        fall = Oval(
            oval.rect.translated(4 * unit, 16 * unit).adjusted(-34 * unit, -34 * unit, 34 * unit, 34 * unit)
        )
        path = fall.path()
        path.addPath(oval.path(2 * unit))
        edge = 1 - 68 * unit / fall.rect.width()
        self._glaze(painter, fall, path, ((edge - 0.07, 200), (edge, 120), ((edge + 1) / 2, 36), (1.0, 0)))

    def _glaze(
        self, painter: QPainter, oval: Oval, path: QPainterPath, stops: Sequence[tuple[float, int]]
    ) -> None:
        """Fill ``path`` with shade of the given strengths, place by place from the oval's centre to its edge."""
        colour = QColor(self._palette.shade)
        shade = QRadialGradient(QPointF(0, 0), 1)
        for place, strength in stops:
            colour.setAlpha(strength)
            shade.setColorAt(place, colour)
        painter.fillPath(path, _spread(shade, oval.rect))

    def _rim(self, painter: QPainter, oval: Oval, unit: float) -> None:
        palette, rect, plain = self._palette, oval.rect, self._scheme == "contrast"
        rim = RIM * 1000 * unit
        wood = QLinearGradient(rect.topLeft() + QPointF(rect.width() * 0.2, 0), rect.bottomRight())
        for place, tone in zip((0.0, 0.45, 1.0), palette.rim, strict=True):
            wood.setColorAt(place, QColor(tone))
        painter.fillPath(oval.band(0, rim + 1), wood)
        if not plain:
            self._staves(painter, oval, unit)
        ink = QColor(palette.ink)
        _outline(painter, oval.path(), ink, 3 * unit)
        if not plain:
            self._mouldings(painter, oval, unit)
        _outline(painter, oval.path(rim), ink, 2.6 * unit)

    def _staves(self, painter: QPainter, oval: Oval, unit: float) -> None:
        """The rim's eight staves, each with its own tone and grain, held by bow-tie keys."""
        palette, chance, rim = self._palette, Random(77), RIM * 1000 * unit
        joints, keys = QPainterPath(), _blank()
        middle = Oval(oval.rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2))
        stave = math.tau / _JOINTS
        for i in range(_JOINTS):
            start = (i + 0.5) * stave
            turns = [start + stave * k / 10 for k in range(11)]
            painter.setBrush(QColor("#1c000000" if i % 2 else "#12ffd9a0"))
            painter.drawPolygon([oval.at(t) for t in turns] + [oval.at(t, rim) for t in reversed(turns)])
            # Stave by stave: the smaller a path, the fewer the lines that Qt sorts its edges through.
            for tone, veins in zip(palette.grain, (13, 4), strict=True):
                path = _blank()
                for _ in range(veins):
                    _grain(path, oval, chance, start, unit)
                painter.fillPath(path, QColor(tone))
            joints.moveTo(oval.at(start))
            joints.lineTo(oval.at(start, rim))
            middle.stamp(keys, _sized(_KEY, unit), start)
        _outline(painter, joints, QColor(palette.ink), 1.8 * unit)
        painter.fillPath(keys, QColor(palette.key))
        _outline(painter, keys, QColor(palette.ink), 1.5 * unit)

    def _mouldings(self, painter: QPainter, oval: Oval, unit: float) -> None:
        """The rounded outer edge and the inner bevel, light from the top left, with the cutter's teeth where it is dark."""
        rim, rect = RIM * 1000 * unit, oval.rect
        for outer, inner, first, last in (
            (0.0, 5.0, "#58ffd08a", "#90160a04"),
            (rim / unit - 11, rim / unit, "#c0160a04", "#4cffb75c"),
        ):
            slope = QLinearGradient(rect.topLeft() + QPointF(rect.width() * 0.2, 0), rect.bottomRight())
            slope.setColorAt(0.1, QColor(first))
            slope.setColorAt(0.9, QColor(last))
            painter.fillPath(oval.band(outer * unit, inner * unit), slope)
        ink = QColor(self._palette.ink)
        _outline(painter, oval.path(rim - 11 * unit), ink, 1.4 * unit)
        teeth, chance = QPainterPath(), Random(5)
        for turn in oval.turns(330):
            lit = math.cos(turn - math.radians(62))
            if lit > -0.1:
                reach = (4 + 11 * min(1.0, lit + 0.15)) * chance.uniform(0.75, 1.2)
                oval.stamp(teeth, _sized(((-1.1, 0), (0.7, reach), (1.1, 0)), unit), turn)
        painter.fillPath(teeth, ink)

    def _cloth(self, painter: QPainter, cloth: Oval, unit: float) -> None:
        """The cloth under the lamp, what is printed on it, its weave, and the rim's shadow falling on it."""
        palette = self._palette
        path = cloth.path(1 * unit)
        light = QRadialGradient(QPointF(0, 0), 1, QPointF(-0.04, -0.2))
        for place, tone in zip((0.0, 0.4, 0.8, 1.0), palette.cloth, strict=True):
            light.setColorAt(place, QColor(tone))
        painter.fillPath(path, _spread(light, cloth.rect))
        self._print(painter, cloth, unit)
        if self._scheme == "contrast":
            return
        weave = QImage(str(self._folder / "weave.png"))
        painter.fillPath(path, QBrush(weave))
        fall = Oval(cloth.rect.translated(3 * unit, 8 * unit))
        edge = 1 - 52 * unit / cloth.rect.width()
        self._glaze(
            painter, fall, cloth.band(1 * unit, 30 * unit), ((edge - 0.04, 0), (edge + 0.03, 50), (1.0, 150))
        )

    def _print(self, painter: QPainter, cloth: Oval, unit: float) -> None:
        """The running border by the rim, and the vine with arrows that rings the pool."""
        border, ring = QColor(self._palette.border), QColor(self._palette.ring)
        shore = Oval(cloth.rect.adjusted(14 * unit, 14 * unit, -14 * unit, -14 * unit), cloth.sense)
        waves = round(shore.length() / (27 * unit))
        length = shore.length() / waves
        wave = [(forward * length, inward * 13 * unit) for forward, inward in _WAVE]
        path = _blank()
        for turn in shore.turns(waves):
            shore.stamp(path, wave, turn)
        painter.fillPath(path, border)
        _outline(painter, shore.path(-1.2 * unit), border, 2.2 * unit)
        _outline(painter, shore.path(-4.6 * unit), border, 1.1 * unit)
        area = QRectF(0, 0, cloth.rect.width() * RING[0], cloth.rect.height() * RING[1])
        area.moveCenter(cloth.rect.center())
        vine = Oval(area, cloth.sense)
        places = 8 * round(vine.length() / (19 * unit) / 8)
        path = _blank()
        for i, turn in enumerate(vine.turns(places)):
            if i % (places // 8) == 0:
                vine.stamp(path, _sized(_ARROW, 10 * unit), turn)
            elif i % (places // 8) not in (1, places // 8 - 1):
                vine.stamp(path, _sized(_LEAF, 10 * unit, 1), turn)
                vine.stamp(path, _sized(_LEAF, 10 * unit, -1), turn)
        painter.fillPath(path, ring)
        _outline(painter, vine.path(), ring, 1.6 * unit)


def _blank() -> QPainterPath:
    """A path whose overlapping pieces stay filled."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _sized(shape: Shape, size: float, side: int = 1) -> Shape:
    """A shape grown to ``size``, and on the other side of its line if ``side`` is -1."""
    return [(forward * size, inward * size * side) for forward, inward in shape]


def _ramp(tones: tuple[str, str, str]) -> list[int]:
    """A colour table for grey pictures: dark, middle and light tone at 0, 128 and 255."""
    dark, middle, light = (QColor(tone) for tone in tones)
    table = []
    for grey in range(256):
        low, high, part = (dark, middle, grey / 128) if grey < 128 else (middle, light, (grey - 128) / 127)
        red, green, blue = (
            round(a + (b - a) * part)
            for a, b in ((low.red(), high.red()), (low.green(), high.green()), (low.blue(), high.blue()))
        )
        table.append(0xFF000000 | red << 16 | green << 8 | blue)
    return table


def _spread(gradient: QRadialGradient, rect: QRectF) -> QBrush:
    """A gradient of the unit circle, spread over the ellipse in ``rect``."""
    brush = QBrush(gradient)
    spread = QTransform.fromTranslate(rect.center().x(), rect.center().y())
    brush.setTransform(spread.scale(rect.width() / 2, rect.height() / 2))
    return brush


def _outline(painter: QPainter, path: QPainterPath, colour: QColor, width: float) -> None:
    painter.strokePath(path, QPen(colour, width))


def _grain(path: QPainterPath, oval: Oval, chance: Random, start: float, unit: float) -> None:
    """Add one vein of a stave: a tapering, slightly wandering stroke along the rim."""
    stave, rim = math.tau / _JOINTS, RIM * 1000
    reach = chance.uniform(0.18, 0.8) * stave
    first = start + chance.uniform(0.02, 0.97) * (stave - reach)
    depth, drift, sway, phase = (
        chance.uniform(4, rim - 13),
        chance.uniform(-3, 3),
        chance.uniform(0, 1.6),
        chance.random() * 6,
    )
    thick = chance.uniform(0.5, 1.15)
    there, back = [], []
    for k in range(9):
        part = k / 8
        at = min(max(depth + drift * part + sway * math.sin(phase + part * 7), 2.5), rim - 12.5)
        half = thick * math.sin(math.pi * part) ** 0.6
        turn = first + reach * part
        there.append(oval.at(turn, (at - half) * unit))
        back.append(oval.at(turn, (at + half) * unit))
    path.addPolygon(there + back[::-1])
    path.closeSubpath()
