"""What the background is painted from: the planks of the inn's floor, and the weave of the cloth.

The floor is a grey picture; the window tints it through a colour table, so that lamp light and day share one file.
"""

import math
import random

from curves import Noise, Outline, Point, ellipse
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from wood import Art

WIDTH, HEIGHT, ROWS = 1280, 800, 9
DARK, DEEP, LIGHT = "#181818", "#2a2a2a", "#c8c8c8"


class Plank:
    """One board of the floor: its box, its knots, and how the grain flows around them."""

    def __init__(self, box: QRectF, source: random.Random) -> None:
        self.box = box
        self.source = source
        self.wave = Noise(source.randrange(10_000))
        self.heart = box.top() + box.height() * source.uniform(0.25, 0.75)
        self.knots = [
            (
                source.uniform(box.left() + 40, box.right() - 40),
                box.top() + box.height() * source.uniform(0.25, 0.75),
                source.uniform(4, 9),
            )
            for _ in range(source.choice((0, 0, 1, 1, 2)) if box.width() > 160 else 0)
        ]

    def level(self, x: float, y: float) -> float:
        """Where the vein that would lie at y, were there no knots, lies at x."""
        flow = y + self.wave(x * 0.008 + y * 0.02) * 3.2
        for kx, ky, size in self.knots:
            away = y - ky
            bump = math.exp(-(((x - kx) / (size * 3.4)) ** 2)) * math.exp(-abs(away) / (size * 2.2))
            flow += math.copysign(size * 1.25 * bump, away)
        return flow

    def vein(self, start: float, end: float, y: float) -> list[Point]:
        """The stretch of a vein between two places."""
        pieces = max(3, int((end - start) / 9))
        return [(x := start + (end - start) * k / pieces, self.level(x, y)) for k in range(pieces + 1)]


def _cut(art: Art, plank: Plank) -> None:
    """Carve one plank: tone, grain, knots, worn streaks, the dark of its seams and two nails at each end."""
    box, source = plank.box, plank.source
    art.fill(_corners(box), QColor.fromHsv(0, 0, source.randint(112, 146)).name())
    y = box.top() + 5
    while y < box.bottom() - 4:
        x = box.left() + source.uniform(-30, 40)
        while x < box.right() - 30:
            end = min(x + source.uniform(90, 420), box.right() - 2)
            dark = source.random() < 0.72
            width = source.uniform(0.7, 1.9)
            colour, opacity = (DARK, source.uniform(0.4, 0.8)) if dark else (LIGHT, source.uniform(0.12, 0.3))
            art.ink(plank.vein(max(x, box.left() + 2), end, y), width, straight=True, colour=colour)
            art.layers[-1].opacity = opacity
            x = end + source.uniform(8, 90)
        y += source.uniform(3.4, 8.5)
    for kx, ky, size in plank.knots:
        art.add([ellipse(kx, ky, size * 1.25, size * 0.8)], DEEP, 0.8)
        for part in (0.55, 0.85, 1.15):
            art.line(ellipse(kx, ky, size * 1.35 * part, size * 0.85 * part), 1.2, colour=DARK)
            art.layers[-1].opacity = 0.8
    for x in (box.left() + 7, box.right() - 7):
        for y in (box.top() + 17, box.bottom() - 17):
            art.add([ellipse(x + 0.8, y + 0.9, 2.6)], LIGHT, 0.35)
            art.add([ellipse(x, y, 2.4)], "#0a0a0a", 0.9)
    art.add([_corners(QRectF(box.left(), box.bottom() - 2.2, box.width(), 2.2))], "#050505", 0.9)
    art.add([_corners(QRectF(box.left(), box.top(), box.width(), 1.3))], LIGHT, 0.3)
    art.add([_corners(QRectF(box.right() - 1.8, box.top(), 1.8, box.height()))], "#050505", 0.85)


def _corners(box: QRectF) -> Outline:
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def planks() -> Art:
    """The whole floor, in units of a 1280 x 800 window."""
    source, art = random.Random(19), Art(3)
    height = HEIGHT / ROWS
    for row in range(ROWS):
        left = -source.uniform(20, 420)
        while left < WIDTH:
            width = source.uniform(380, 720)
            since = len(art.layers)
            box = QRectF(left, row * height, width, height)
            _cut(art, Plank(box, source))
            art.clip(since, _corners(box))
            left += width
    return art


def floor(art: Art, scale: int) -> QImage:
    """The floor as a grey picture, `scale` times the design size."""
    image = QImage(WIDTH * scale, HEIGHT * scale, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    art.paint(painter)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def weave(size: int = 128) -> QImage:
    """A tile of the cloth, to lie over its colour: every thread has its own weight, so that no pattern beats in it.

    A two-up, two-down twill in device pixels; it is never scaled, or it would shimmer.
    """
    source = random.Random(8)
    warp = [source.uniform(-1, 1) for _ in range(size)]
    weft = [source.uniform(-1, 1) for _ in range(size)]
    tile = QImage(size, size, QImage.Format.Format_ARGB32)
    for y in range(size):
        for x in range(size):
            up = (x + y) % 4 < 2
            light = (
                (0.55 if up else -0.75) + 0.55 * (warp[x] if up else weft[y]) + source.uniform(-0.45, 0.45)
            )
            colour = QColor("#fff0be") if light > 0 else QColor("#0e1206")
            colour.setAlpha(round(min(1.5, abs(light)) * (15 if light > 0 else 27)))
            tile.setPixelColor(x, y, colour)
    return tile
