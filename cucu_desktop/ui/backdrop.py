"""The room and the table behind the cards: floor, wooden rim, cloth and the border printed on it.

All of it is painted once for a window size, into one opaque pixmap, so that the scene above never paints
wood again. To cost little before the first paint the floor is a baked grey picture, tinted through a colour
table, and the weave a small tile. Everything else is drawn, opaque and piece by piece: Qt blends small
translucent pieces five times slower, and fills many small paths sooner than one of many pieces.

The print on the cloth says which way round the play goes: its waves, leaves and arrows run anticlockwise,
or, on demand, clockwise. A "unit" is a thousandth of the table's width: the drawing grows with the table.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Literal

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
)

from cucu_desktop.ui.oval import Oval, outline

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

Scheme = Literal["lamp", "day", "contrast"]

RIM = 0.053
"""Thickness of the rim, as a part of the table's width."""

RING = (0.535, 0.47)
"""Radii of the printed ring, as parts of the cloth's: the pool lies inside it, the seats' cards outside."""

_STAVES = 8
_STAVE = math.tau / _STAVES
_BEVEL = 11
"""Width of the slope between rim and cloth, in units."""

# Shapes of the print and of the joinery: x runs the way the play goes, y towards the middle of the table.
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
_ARROW = ((1.3, 0.0), (-0.8, 1.0), (-0.25, 0.0), (-0.8, -1.0))
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
_KEY = ((-8.0, -7.5), (0.0, -2.6), (8.0, -7.5), (8.0, 7.5), (0.0, 2.6), (-8.0, 7.5))
_TOOTH = ((-1.1, 0.0), (0.7, 1.0), (1.1, 0.0))


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of one scheme."""

    floor: tuple[str, str, str]
    """What black, grey and white of the baked floor become."""
    dusk: tuple[tuple[float, str], ...]
    """The light on the floor, from the table's middle outward."""
    rim: tuple[str, str, str]
    """The rim from the top left to the bottom right, as the lamp falls."""
    bevel: tuple[str, str]
    """The slope down to the cloth: in shadow where the rim is lit."""
    grain: tuple[str, str]
    """Dark and light veins."""
    key: str
    """The bow-tie keys across the joints."""
    cloth: tuple[str, str, str, str]
    """The cloth from below the lamp to its edge."""
    shade: str
    border: str
    ring: str
    ink: str


PALETTES: dict[Scheme, Palette] = {
    "lamp": Palette(
        floor=("#0d0704", "#4a2d1b", "#b07a48"),
        dusk=((0.0, "#00170e09"), (0.45, "#30170e09"), (0.75, "#8c120a06"), (1.0, "#d00c0603")),
        rim=("#b87a42", "#7d4c27", "#55301a"),
        bevel=("#2c180b", "#96602f"),
        grain=("#492710", "#b0743d"),
        key="#8d5a2e",
        cloth=("#9c995c", "#6f7848", "#475331", "#2f3923"),
        shade="#070501",
        border="#b5934a",
        ring="#d0ad5a",
        ink="#1d120a",
    ),
    "day": Palette(
        floor=("#70492a", "#cda673", "#f3dcb0"),
        dusk=((0.0, "#00fff2d0"), (0.6, "#1cfff2d0"), (1.0, "#30704a2a")),
        rim=("#cf9457", "#a86c3a", "#82502a"),
        bevel=("#5e391c", "#c78a4e"),
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
        bevel=("#2e2118", "#2e2118"),
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
    """The cloth's rectangle for a table's: what the rim leaves free."""
    rim = table.width() * RIM
    return table.adjusted(rim, rim, -rim, -rim)


class Backdrop:
    """Paints floor, table and cloth in one scheme."""

    def __init__(self, folder: Path, scheme: Scheme) -> None:
        """`folder` holds `floor.jpg`, `floor@2x.jpg` and `weave.png`."""
        self._folder = folder
        self._plain = scheme == "contrast"
        self._palette = PALETTES[scheme]

    def render(self, size: QSize, dpr: float, table: QRectF, *, clockwise: bool = False) -> QPixmap:
        """The finished background for a window of `size` whose table, rim included, fills `table`."""
        pixmap = QPixmap(size * dpr)
        pixmap.fill(QColor(self._palette.floor[1]))
        oval = Oval(QRectF(table.topLeft() * dpr, table.size() * dpr))
        cloth = Oval(cloth_of(oval.rect), 1 if clockwise else -1)
        unit = oval.rect.width() / 1000
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        if not self._plain:
            self._floor(painter, pixmap.size(), oval)
            self._shadow(painter, oval, unit)
        self._rim(painter, oval, unit)
        self._cloth(painter, cloth, unit)
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    # The room

    def _floor(self, painter: QPainter, size: QSize, oval: Oval) -> None:
        """The planks, in the scheme's wood, and the dusk that the lamp leaves in the corners."""
        reader = QImageReader(str(self._folder / ("floor.jpg" if size.width() <= 1440 else "floor@2x.jpg")))
        image = reader.read().convertToFormat(QImage.Format.Format_Grayscale8)
        image.reinterpretAsFormat(QImage.Format.Format_Indexed8)
        image.setColorTable(_tones(self._palette.floor))
        # Converted once: drawn as it is, Qt would look up every pixel four times to smooth it.
        image = image.convertToFormat(QImage.Format.Format_RGB32)
        drawn = image.size().scaled(size, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        left, top = (size.width() - drawn.width()) / 2, (size.height() - drawn.height()) / 2
        painter.drawImage(QRectF(left, top, drawn.width(), drawn.height()), image)
        light = QRadialGradient(oval.rect.center(), max(oval.rect.width() * 0.78, size.width() * 0.68))
        for place, colour in self._palette.dusk:
            light.setColorAt(place, QColor(colour))
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), light)

    def _shadow(self, painter: QPainter, oval: Oval, unit: float) -> None:
        """The soft shadow the table throws on the floor, only where the table does not cover it."""
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
        for place, strength in stops:
            colour.setAlpha(strength)
            shade.setColorAt(place, colour)
        _wash(painter, path, oval.spread(shade))

    # The table's wood

    def _rim(self, painter: QPainter, oval: Oval, unit: float) -> None:
        """The rim: wood and joints, the slope to the cloth, the contour."""
        palette, rim = self._palette, RIM * 1000 * unit
        ink = QColor(palette.ink)
        _wash(painter, oval.path(), QBrush(_lamplit(oval.rect, palette.rim)))
        if not self._plain:
            self._staves(painter, oval, unit)
            bevel = oval.inset(rim - _BEVEL * unit)
            _wash(painter, bevel.path(), QBrush(_lamplit(oval.rect, palette.bevel)))
            painter.strokePath(bevel.path(), QPen(ink, 1.4 * unit))
            painter.strokePath(oval.path(3 * unit), QPen(QColor(palette.rim[0]), 1.3 * unit))
            self._teeth(painter, oval, unit)
        painter.strokePath(oval.path(), QPen(ink, 3 * unit))
        painter.strokePath(oval.path(rim), QPen(ink, 2.6 * unit))

    def _staves(self, painter: QPainter, oval: Oval, unit: float) -> None:
        """The rim's eight staves, each with its own tone and grain, held by bow-tie keys."""
        palette, chance, rim = self._palette, Random(77), RIM * 1000 * unit
        ink, middle, key = (
            QColor(palette.ink),
            oval.inset((rim - _BEVEL * unit) / 2),
            outline(_KEY, unit, unit),
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
                    painter.drawPolygon(_vein(oval, chance, start, (k + chance.random()) / veins, unit))
        for i in range(_STAVES):
            joint = (i + 0.5) * _STAVE
            painter.setPen(QPen(ink, 1.8 * unit))
            painter.drawLine(oval.at(joint), oval.at(joint, rim))
            painter.setPen(QPen(ink, 1.5 * unit))
            painter.setBrush(QColor(palette.key))
            painter.drawPath(middle.stamped(key, joint))
        painter.setPen(Qt.PenStyle.NoPen)

    def _teeth(self, painter: QPainter, oval: Oval, unit: float) -> None:
        """The cutter's marks along the outer edge that the lamp does not reach."""
        tooth, chance = outline(_TOOTH, unit, unit), Random(5)
        painter.setBrush(QColor(self._palette.ink))
        for turn in oval.turns(320):
            dark = math.cos(turn - math.radians(62))
            if dark > -0.1:
                reach = (4 + 11 * min(1.0, dark + 0.15)) * chance.uniform(0.75, 1.2)
                painter.drawPath(oval.stamped(tooth, turn, reach))

    # The cloth

    def _cloth(self, painter: QPainter, cloth: Oval, unit: float) -> None:
        """The cloth under the lamp, what is printed on it, its weave, and the rim's shadow on it."""
        path = cloth.path(unit)
        light = QRadialGradient(QPointF(0, 0), 1, QPointF(-0.04, -0.2))
        for place, tone in zip((0.0, 0.4, 0.8, 1.0), self._palette.cloth, strict=True):
            light.setColorAt(place, QColor(tone))
        painter.fillPath(path, cloth.spread(light))
        self._border(painter, cloth.inset(14 * unit), unit)
        ring = QRectF(0, 0, cloth.rect.width() * RING[0], cloth.rect.height() * RING[1])
        ring.moveCenter(cloth.rect.center())
        self._ring(painter, Oval(ring, cloth.sense), unit)
        if not self._plain:
            # In device pixels and never scaled, or its threads would shimmer.
            _wash(painter, path, QBrush(QImage(str(self._folder / "weave.png"))))
            fall = Oval(cloth.rect.translated(3 * unit, 8 * unit))
            edge = 1 - 52 * unit / cloth.rect.width()
            stops = ((edge - 0.04, 0), (edge + 0.03, 50), (1.0, 150))
            self._glaze(painter, fall, cloth.band(unit, 30 * unit), stops)

    def _border(self, painter: QPainter, shore: Oval, unit: float) -> None:
        """The running border: waves that break the way the play goes."""
        count = round(shore.length() / (27 * unit))
        wave, colour = outline(_WAVE, shore.length() / count, 13 * unit), QColor(self._palette.border)
        painter.setBrush(colour)
        for turn in shore.turns(count):
            painter.drawPath(shore.stamped(wave, turn))
        painter.strokePath(shore.path(-1.2 * unit), QPen(colour, 2.2 * unit))
        painter.strokePath(shore.path(-4.6 * unit), QPen(colour, 1.1 * unit))

    def _ring(self, painter: QPainter, vine: Oval, unit: float) -> None:
        """The vine round the pool, with eight arrows."""
        gap = round(vine.length() / (19 * unit) / 8)
        size, colour = 10 * unit, QColor(self._palette.ring)
        arrow, leaves = outline(_ARROW, size, size), outline(_LEAF, size, size)
        leaves.addPath(outline(_LEAF, size, -size))
        painter.strokePath(vine.path(), QPen(colour, 1.6 * unit))
        painter.setBrush(colour)
        for i, turn in enumerate(vine.turns(8 * gap)):
            if i % gap == 0:
                painter.drawPath(vine.stamped(arrow, turn))
            elif i % gap not in (1, gap - 1):
                painter.drawPath(vine.stamped(leaves, turn))


def _wash(painter: QPainter, path: QPainterPath, brush: QBrush) -> None:
    """Fill without smoothing the edge, which is half the cost: a contour covers it, or it is clear."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillPath(path, brush)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)


def _tones(tones: tuple[str, str, str]) -> list[int]:
    """A colour table for grey pictures: what black, middle grey and white become."""
    black, middle, white = ((c.red(), c.green(), c.blue()) for c in map(QColor, tones))
    table = []
    for dark, light, steps in ((black, middle, 128), (middle, white, 127)):
        for grey in range(128):
            red, green, blue = (
                low + (high - low) * grey // steps for low, high in zip(dark, light, strict=True)
            )
            table.append(0xFF000000 | red << 16 | green << 8 | blue)
    return table


def _lamplit(rect: QRectF, tones: Sequence[str]) -> QLinearGradient:
    """Tones that follow the lamp's light across the table, from the top left to the bottom right."""
    light = QLinearGradient(rect.topLeft() + QPointF(rect.width() * 0.2, 0), rect.bottomRight())
    for i, tone in enumerate(tones):
        light.setColorAt(i / (len(tones) - 1), QColor(tone))
    return light


def _vein(oval: Oval, chance: Random, start: float, across: float, unit: float) -> list[QPointF]:
    """One vein of the stave that begins at `start`: a tapering, slightly wandering cut along the rim."""
    deepest = RIM * 1000 - _BEVEL - 1.5
    reach = chance.uniform(0.18, 0.8) * _STAVE
    first = start + chance.uniform(0.02, 0.97) * (_STAVE - reach)
    depth, drift = 4 + (deepest - 4) * across, chance.uniform(-4, 4)
    sway, phase, half = chance.uniform(0, 1.6), chance.uniform(0, 6), chance.uniform(0.5, 1.15)
    there, back = [oval.at(first, depth * unit)], []
    for k in range(1, 8):
        part = k / 8
        at = min(max(depth + drift * part + sway * math.sin(phase + part * 7), 2.5), deepest)
        swell = half * math.sin(math.pi * part) ** 0.6
        turn = first + reach * part
        there.append(oval.at(turn, (at - swell) * unit))
        back.append(oval.at(turn, (at + swell) * unit))
    end = min(max(depth + drift, 2.5), deepest)
    return [*there, oval.at(first + reach, end * unit), *reversed(back)]
