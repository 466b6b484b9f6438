"""Woodcut drawing: the strokes that cards, faces and all objects on the table are made of.

The knife leaves four marks, and every drawing is made of these:

* `Art.line`: a closed contour, thin where the light falls and thick away from it;
* `Art.ink`: a single stroke that swells and tapers;
* `Art.teeth` and `Art.hatch`: the wedge-shaped cuts that give an edge its shadow and a surface its grain;
* `Art.stencil`: one of four colours, offset a little from the line, as stencils never fit exactly.

Measures are those of a 200 x 350 card. The same seed draws the same bytes. Text needs a running QGuiApplication.
"""

import functools
import math
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QTransform,
)

from kit.curves import Noise, Outline, Point, area, normals, resample, smooth
from kit.layers import TOLERANCE, Layer, path_of, svg_path

INK = "#1d1712"
CREAM = "#f3e8cf"
EDGE = "#b9a27c"
VERMILION = "#c8452e"
OCHRE = "#d9a441"
GREEN = "#5d7a4a"
BLUE = "#6c8494"
FLESH = "#ecc9a0"
DEEP_RED = "#7c2318"

REGISTER: dict[str, Point] = {
    VERMILION: (2.1, 1.4),
    OCHRE: (-1.6, 1.9),
    GREEN: (1.6, -1.7),
    BLUE: (-2.0, -1.1),
    FLESH: (1.0, 0.8),
}
"""The offset of each stencil from the line; the default is (1, 1)."""

FONTS = Path(__file__).parents[3] / "assets" / "fonts"
TITLE = "old-capitals.ttf"
NAME = "old-type.ttf"
TEXT = "eb-garamond.ttf"

Taper = Literal["both", "out", "in", "flat", "mid"]
Growth = Literal["sin", "flat", "up", "down"]


@functools.cache
def family(file: str) -> str:
    """Load one of the shipped fonts and return its family name in Qt."""
    return QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(FONTS / file)))[0]


def _taper(kind: Taper, t: float) -> float:
    """Return the relative width of a stroke at the part t of its length."""
    match kind:
        case "both":
            return math.sin(math.pi * t) ** 0.55 if 0 < t < 1 else 0
        case "out":
            return float((1 - t) ** 0.7)
        case "in":
            return float(t**0.7)
        case "mid":
            return 0.45 + 0.55 * math.sin(math.pi * t)
        case "flat":
            return 1


def _growth(kind: Growth, t: float) -> float:
    """Return the relative length of a tooth at the part t of its row."""
    match kind:
        case "sin":
            return 0.35 + 0.65 * math.sin(math.pi * t)
        case "up":
            return 0.25 + 0.75 * t
        case "down":
            return 1 - 0.75 * t
        case "flat":
            return 1


class Art:
    """A drawing: an ordered list of layers, and the methods that add marks to it."""

    def __init__(self, seed: int) -> None:
        self.layers: list[Layer] = []
        self.random = random.Random(seed)
        self._noises = seed * 17

    def noise(self) -> Noise:
        """Return a new noise for the next mark."""
        self._noises += 1
        return Noise(self._noises)

    # Plain colour

    def add(
        self, outlines: Sequence[Outline], colour: str = INK, opacity: float = 1, *, hollow: bool = False
    ) -> None:
        """Fill outlines with a plain colour; with `hollow` the inner outlines become holes."""
        if hollow:
            self.layers.append(Layer(path_of(outlines, Qt.FillRule.OddEvenFill), colour, opacity))
            return
        # All outlines turn the same way, or overlapping marks would cancel each other.
        turned = [o if area(o) > 0 else o[::-1] for o in outlines if len(o) > 2]
        if turned:
            self.layers.append(Layer(path_of(turned, Qt.FillRule.WindingFill), colour, opacity))

    def fill(self, outline: Outline, colour: str = INK, opacity: float = 1) -> None:
        """Fill one outline; cream clears the ground for a shape in front."""
        self.add([outline], colour, opacity)

    def stencil(
        self,
        outline: Outline,
        colour: str,
        *,
        streaks: bool = False,
        grow: float = 0.6,
        opacity: float = 0.93,
        slip: Point | None = None,
    ) -> None:
        """Fill with a stencil colour, a little larger than the outline and offset by the stencil's slip.

        `streaks` draws visible brush marks; use it on small areas only: large ones look like a pattern.
        """
        dx, dy = REGISTER.get(colour, (1.0, 1.0)) if slip is None else slip
        edge = resample(outline, 3.5, closed=True)
        wobble = self.noise()
        outwards = -1 if area(edge) > 0 else 1
        brushed: Outline = []
        for i, ((x, y), (nx, ny)) in enumerate(zip(edge, normals(edge, closed=True), strict=True)):
            out = outwards * (grow + wobble(i * 0.22) * 0.9)
            brushed.append((x + dx + nx * out, y + dy + ny * out))
        self.add([brushed], colour, opacity)
        if streaks:
            light = QColor(colour).lighter(128).name()
            angle = self.random.uniform(-0.5, 0.3)
            self.hatch(
                brushed, angle, 5.5, 2.2, colour=light, opacity=0.32, shape="spindle", ragged=2, shortest=5
            )

    def shape(
        self,
        outline: Outline,
        colour: str | None = None,
        width: float = 2.6,
        *,
        streaks: bool = False,
        slip: Point | None = None,
    ) -> Outline:
        """Draw a solid shape: clear its ground, stencil its colour, draw its contour; return the outline."""
        self.fill(outline, CREAM)
        if colour == INK:
            self.fill(outline, INK)
        elif colour is not None:
            self.stencil(outline, colour, streaks=streaks, slip=slip)
        self.line(outline, width)
        return outline

    # Knife marks

    def ink(
        self,
        points: Sequence[Point],
        width: float = 2.4,
        taper: Taper = "both",
        *,
        straight: bool = False,
        colour: str = INK,
    ) -> None:
        """Draw a stroke through the points that swells and thins as `taper` says."""
        spine = resample(points if straight else smooth(points), 2)
        wobble = self.noise()
        left: Outline = []
        right: Outline = []
        for i, ((x, y), (nx, ny)) in enumerate(zip(spine, normals(spine), strict=True)):
            half = width / 2 * _taper(taper, i / (len(spine) - 1)) * (1 + 0.22 * wobble(i * 0.35)) + 0.12
            left.append((x + nx * half, y + ny * half))
            right.append((x - nx * half, y - ny * half))
        self.add([left + right[::-1]], colour)

    def line(
        self,
        outline: Outline,
        width: float = 2.6,
        *,
        light: Point = (-0.6, -0.8),
        contrast: float = 0.55,
        colour: str = INK,
    ) -> None:
        """Draw a contour, thin towards the light (from the top left) and thick on the far side."""
        edge = resample(outline, 2, closed=True)
        outwards = -1 if area(edge) > 0 else 1
        wobble = self.noise()
        outer: Outline = []
        inner: Outline = []
        for i, ((x, y), (nx, ny)) in enumerate(zip(edge, normals(edge, closed=True), strict=True)):
            shade = -(nx * light[0] + ny * light[1]) * outwards
            half = width / 2 * (1 + contrast * shade) * (1 + 0.2 * wobble(i * 0.3))
            outer.append((x + nx * half, y + ny * half))
            inner.append((x - nx * half, y - ny * half))
        self.add([outer, inner], colour, hollow=True)

    def hatch(  # noqa: PLR0913 - options of the knife, nearly all with defaults
        self,
        outline: Outline,
        angle: float,
        gap: float,
        width: float,
        *,
        colour: str = INK,
        opacity: float = 1,
        shape: Literal["spindle", "left", "right"] = "left",
        ragged: float = 1,
        shortest: float = 3,
        cut: float = 0,
        span: tuple[float, float] = (0, 1),
    ) -> None:
        """Fill an outline with parallel cuts at an angle in radians.

        The cuts are spindles, or wedges that are thick at their left or right end; `cut` is the part left free
        at the thin end, `ragged` how unevenly they begin, `span` the part of the outline's height that is cut.
        """
        cos, sin = math.cos(angle), math.sin(angle)
        turned = [(x * cos + y * sin, -x * sin + y * cos) for x, y in outline]
        top, bottom = min(v for _, v in turned), max(v for _, v in turned)
        cuts: list[Outline] = []
        v = top + gap * 0.6
        while v < bottom:
            if span[0] <= (v - top) / (bottom - top) <= span[1]:
                for start, end in _crossings(turned, v):
                    if end - start >= shortest:
                        wedge = self._wedge(start, end, v, width, shape, ragged, cut)
                        cuts.append([(x * cos - y * sin, x * sin + y * cos) for x, y in wedge])
            v += gap * self.random.uniform(0.88, 1.12)
        self.add(cuts, colour, opacity)

    def _wedge(
        self,
        start: float,
        end: float,
        v: float,
        width: float,
        shape: Literal["spindle", "left", "right"],
        ragged: float,
        cut: float,
    ) -> Outline:
        """Return one cut of a hatching along the level v."""
        start += self.random.uniform(0, ragged)
        end -= self.random.uniform(0, ragged)
        free = (end - start) * cut * self.random.uniform(0.7, 1.2)
        if shape == "right":
            start += free
        else:
            end -= free
        middle, bow = (start + end) / 2, self.random.uniform(-0.5, 0.5)
        half = width / 2 * self.random.uniform(0.8, 1.2)
        if shape == "spindle":
            near = start + (end - start) * 0.2
            above = [(near, v - half + bow * 0.5), (middle, v - half + bow)]
            return [(start, v), *above, (end, v), (middle, v + half + bow), (near, v + half + bow * 0.5)]
        thick, thin = (end, start) if shape == "right" else (start, end)
        waist = (middle, v - half * 0.6 + bow), (middle, v + half * 0.6 + bow)
        return [(thin, v), waist[0], (thick, v - half), (thick, v + half), waist[1]]

    def teeth(  # noqa: PLR0913 - options of the knife, nearly all with defaults
        self,
        points: Sequence[Point],
        length: float = 8,
        gap: float = 3.2,
        width: float = 1.9,
        *,
        side: Literal[1, -1] = 1,
        lean: float = 0,
        bend: float = 0.15,
        growth: Growth = "sin",
        span: tuple[float, float] = (0, 1),
        closed: bool = False,
        straight: bool = False,
        colour: str = INK,
    ) -> None:
        """Draw a row of tapering cuts that grow out of a curve, on its right or its left (side -1).

        `lean` turns them from the perpendicular, in radians; `bend` curves them; `growth` is their length along
        the row; `span` the part of the curve that has any. With `straight` the curve is not smoothed.
        """
        root = resample(points if straight else smooth(points, closed=closed), gap, closed=closed)
        first, last = span
        cuts: list[Outline] = []
        for i, ((x, y), (nx, ny)) in enumerate(zip(root, normals(root, closed=closed), strict=True)):
            t = i / (len(root) - 1)
            if not first <= t <= last:
                continue
            reach = length * _growth(growth, (t - first) / (last - first)) * self.random.uniform(0.72, 1.18)
            angle = math.atan2(ny * side, nx * side) + lean + self.random.uniform(-0.07, 0.07)
            dx, dy = math.cos(angle), math.sin(angle)
            half = width / 2 * self.random.uniform(0.8, 1.15)
            waist = half * 0.62
            mx, my = x + dx * reach * 0.5 - dy * reach * bend, y + dy * reach * 0.5 + dx * reach * bend
            cuts.append(
                [
                    (x - dy * half, y + dx * half),
                    (mx - dy * waist, my + dx * waist),
                    (x + dx * reach, y + dy * reach),
                    (mx + dy * waist, my - dx * waist),
                    (x + dy * half, y - dx * half),
                ]
            )
        self.add(cuts, colour)

    def text(  # noqa: PLR0913 - options of the knife, nearly all with defaults
        self,
        words: str,
        x: float,
        baseline: float,
        size: float,
        *,
        font: str = TITLE,
        widest: float | None = None,
        colour: str = INK,
        bolder: float = 0,
        from_left: bool = False,
    ) -> None:
        """Draw letters as outlines, centred on x or starting there, at most `widest` wide."""
        face = QFont(family(font))
        face.setPixelSize(100)
        face.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
        letters = QPainterPath()
        letters.addText(0, 0, face, words)
        box = letters.boundingRect()
        tall = size / 100
        wide = min(tall, widest / box.width()) if widest else tall
        transform = QTransform().translate(x, baseline).scale(wide, tall)
        transform.translate(-box.left() - (0 if from_left else box.width() / 2), 0)
        letters = transform.map(letters)
        if bolder:
            stroker = QPainterPathStroker()
            stroker.setWidth(bolder)
            stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            letters = letters.united(stroker.createStroke(letters))
        letters.setFillRule(Qt.FillRule.WindingFill)
        self.layers.append(Layer(letters, colour))

    # The whole drawing

    def transform(self, since: int, by: QTransform) -> None:
        """Move, scale or turn the layers from number `since` on."""
        for layer in self.layers[since:]:
            layer.path = by.map(layer.path)

    def clip(self, since: int, outline: Outline) -> None:
        """Clip the layers from number `since` on to an outline."""
        window = path_of([outline], Qt.FillRule.WindingFill)
        for layer in self.layers[since:]:
            rule = layer.path.fillRule()
            layer.path = layer.path.intersected(window)
            layer.path.setFillRule(rule)

    def paint(self, painter: QPainter) -> None:
        """Paint all layers, in card units, with an active painter."""
        painter.setPen(Qt.PenStyle.NoPen)
        for layer in self.layers:
            painter.setOpacity(layer.opacity)
            painter.setBrush(QColor(layer.colour))
            painter.drawPath(layer.path)
        painter.setOpacity(1)

    def svg(self, width: float = 200, height: float = 350, tolerance: float = TOLERANCE) -> str:
        """Return the drawing as an SVG document of plain filled paths, in tenths of a unit."""
        size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}><g transform="scale(.1)">'
        shapes = (svg_path(layer, tolerance) for layer in self.layers)
        return "\n".join([head, *filter(None, shapes), "</g></svg>", ""])


def _crossings(outline: Outline, level: float) -> list[tuple[float, float]]:
    """Return the stretches of the line y = level that lie inside an outline."""
    xs: list[float] = []
    for i, (bx, by) in enumerate(outline):
        ax, ay = outline[i - 1]
        if (ay <= level) != (by <= level):
            xs.append(ax + (level - ay) / (by - ay) * (bx - ax))
    xs.sort()
    return list(zip(xs[::2], xs[1::2], strict=True))
