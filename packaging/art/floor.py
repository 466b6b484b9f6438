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


TILE_WIDTH, TILE_HEIGHT = 640, 400
"""Of what is laid in tiles, in units of a 1280 x 800 window."""


def flags() -> Art:
    """A tile of flagstones, worn and hewn, of whatever sizes there were; it fits itself on all sides."""
    source, art = random.Random(41), Art(5)
    art.fill(_corners(QRectF(0, 0, TILE_WIDTH, TILE_HEIGHT)), "#1c1c1c")
    top = 0.0
    for course, part in enumerate((0.27, 0.21, 0.3, 0.22)):
        high = TILE_HEIGHT * part
        widths = [source.uniform(0.7, 1.5) for _ in range(4)]
        left = source.uniform(0, 60) + (course % 2) * 70
        for share in widths:
            width = TILE_WIDTH * share / sum(widths)
            box = QRectF(left, top, width, high)
            since = len(art.layers)
            for stone in _split(box, source):
                marks = source.randrange(10_000)
                for shift in (0, -TILE_WIDTH) if box.right() > TILE_WIDTH else (0,):
                    _hew(art, stone.translated(shift, 0).adjusted(2.5, 2.5, -2.5, -2.5), random.Random(marks))
            art.clip(since, _corners(QRectF(0, 0, TILE_WIDTH, TILE_HEIGHT)))
            left += width
        top += high
    return art


def _split(box: QRectF, source: random.Random) -> tuple[QRectF, ...]:
    """A place in the floor for one stone, or for two that were at hand."""
    part = source.uniform(0.4, 0.6)
    if source.random() < 0.3 and box.height() > 90:
        low = QRectF(box.left(), box.top() + box.height() * part, box.width(), box.height() * (1 - part))
        return QRectF(box.left(), box.top(), box.width(), box.height() * part), low
    return (box,)


def _hew(art: Art, box: QRectF, source: random.Random) -> None:
    """One stone: its worn edge, the chisel's marks, a light where the lamp grazes it, perhaps a crack."""
    tone = source.randint(104, 140)
    rough: Outline = []
    for x, y, dx, dy in (
        (box.left(), box.top(), box.width(), 0), (box.right(), box.top(), 0, box.height()),
        (box.right(), box.bottom(), -box.width(), 0), (box.left(), box.bottom(), 0, -box.height()),
    ):  # fmt: skip
        for k in range(7):
            part, off = k / 7, source.uniform(0.3, 2.6) + (4 if k == 0 else 0)
            inward = (math.copysign(off, box.center().x() - x - dx * part), math.copysign(off, box.center().y() - y - dy * part))
            rough.append((x + dx * part + inward[0] * (k == 0 or not dx), y + dy * part + inward[1] * (k == 0 or not dy)))
    art.fill(rough, QColor.fromHsv(0, 0, tone).name())
    for _ in range(26):
        x, y = source.uniform(box.left() + 8, box.right() - 14), source.uniform(box.top() + 8, box.bottom() - 8)
        long, dark = source.uniform(5, 22), source.random() < 0.6
        art.ink([(x, y), (x + long * 0.5, y + source.uniform(-1, 1)), (x + long, y + source.uniform(-2, 2))], source.uniform(0.7, 1.5), straight=True, colour=DARK if dark else LIGHT)
        art.layers[-1].opacity = source.uniform(0.25, 0.6) if dark else source.uniform(0.12, 0.3)
    left, top, right, bottom = box.left() + 4, box.top() + 3, box.right() - 4, box.bottom() - 3
    art.ink([(left, bottom), (left, top), (right, top)], 1.6, "flat", straight=True, colour=LIGHT)
    art.layers[-1].opacity = 0.4
    art.ink([(left, bottom), (right, bottom), (right, top)], 2.2, "flat", straight=True, colour=DARK)
    art.layers[-1].opacity = 0.6
    if source.random() < 0.4:
        x = source.uniform(box.left() + 30, box.right() - 30)
        art.ink([(x, box.top() + 2), (x + 9, box.top() + 14), (x + 4, box.top() + 24), (x + 16, box.top() + 38)], 2, "out", colour=DARK)
        art.layers[-1].opacity = 0.8


def carpet() -> Art:
    """A tile of a Turkey carpet: a lattice of leaves with a flower in each field; it fits itself on all sides."""
    art, columns, rows = Art(6), 8, 5
    wide, high = TILE_WIDTH / columns, TILE_HEIGHT / rows
    art.fill(_corners(QRectF(0, 0, TILE_WIDTH, TILE_HEIGHT)), "#6c6c6c")
    for column in range(columns + 1):
        for row in range(rows + 1):
            x, y = column * wide, row * high
            _flower(art, x, y, 13, "#b8b8b8", "#303030")
            _flower(art, x + wide / 2, y + high / 2, 9, "#8e8e8e", "#262626")
            for dx, dy in ((1, 1), (1, -1)):
                for part in (0.28, 0.5, 0.72):
                    cx, cy = x + dx * wide / 2 * part, y + dy * high / 2 * part
                    turn = math.atan2(dy * high, dx * wide)
                    art.add([ellipse(cx, cy, 6, 2.4, turn=turn, steps=16)], "#2c2c2c")
    art.clip(0, _corners(QRectF(0, 0, TILE_WIDTH, TILE_HEIGHT)))
    return art


def _flower(art: Art, x: float, y: float, size: float, petal: str, dark: str) -> None:
    """A flower as carpets have them: eight petals, dark at the heart."""
    for i in range(8):
        angle = math.tau * i / 8
        art.add([ellipse(x + size * 0.62 * math.cos(angle), y + size * 0.62 * math.sin(angle), size * 0.42, size * 0.22, turn=angle, steps=16)], petal)
    art.add([ellipse(x, y, size * 0.36, steps=16)], dark)
    art.add([ellipse(x, y, size * 0.16, steps=12)], petal)


def tile(art: Art) -> QImage:
    """A tile as a grey picture, twice as large as on the smallest screen."""
    image = QImage(TILE_WIDTH * 2, TILE_HEIGHT * 2, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(2, 2)
    art.paint(painter)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)
