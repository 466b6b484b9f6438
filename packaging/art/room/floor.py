"""Floor of each room, seen from above: boards, parquet, flagstones, tiles, a carpet.

A floor is drawn flat, in units of a 1280 x 800 window at its lower edge, and projected in perspective. It is
grey, and the window tints it through a colour table, so that lamp light and day share one file.
"""

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPolygonF, QTransform

from kit.curves import Noise, Outline, Point, ellipse
from kit.layers import path_of
from kit.woodcut import Art

WIDTH, HEIGHT = 1280, 800
WALL = 120
"""The height of the wall above the table."""
LEFT, RIGHT, DEEP = -520, 1800, 1740
"""The visible part of the flat floor: its left and right edge at the wall, and its depth."""
_FAR = 0.563
"""The scale at the wall, relative to the lower edge."""

DARK, SHADE, LIGHT = "#181818", "#2a2a2a", "#c8c8c8"


def lay(art: Art) -> Art:
    """Project a flat floor in perspective."""
    seen = _perspective()
    for layer in art.layers:
        rule = layer.path.fillRule()
        layer.path = seen.map(layer.path)
        layer.path.setFillRule(rule)  # the projection loses the fill rule
    return art


def _perspective() -> QTransform:
    """Return the transform from the flat floor into the picture."""
    middle = WIDTH / 2
    seen = [
        QPointF(middle + (x - middle) * far, y)
        for x, y, far in ((LEFT, WALL, _FAR), (RIGHT, WALL, _FAR), (RIGHT, HEIGHT, 1), (LEFT, HEIGHT, 1))
    ]
    flat = [QPointF(x, y) for x, y in ((LEFT, 0), (RIGHT, 0), (RIGHT, DEEP), (LEFT, DEEP))]
    return QTransform.quadToQuad(QPolygonF(flat), QPolygonF(seen))


class Plank:
    """One board of the floor: its box, its knots, and the grain that flows around them."""

    def __init__(self, box: QRectF, source: random.Random) -> None:
        self.box = box
        self.source = source
        self.wave = Noise(source.randrange(10_000))
        self.knots = [
            (
                source.uniform(box.left() + 40, box.right() - 40),
                box.top() + box.height() * source.uniform(0.25, 0.75),
                source.uniform(5, 11),
            )
            for _ in range(source.choice((0, 0, 1, 1, 2)) if box.width() > 160 else 0)
        ]

    def level(self, x: float, y: float) -> float:
        """Return the height at x of the vein that would be at y without knots."""
        flow = y + self.wave(x * 0.008 + y * 0.02) * 3.2
        for kx, ky, size in self.knots:
            away = y - ky
            bump = math.exp(-(((x - kx) / (size * 3.4)) ** 2)) * math.exp(-abs(away) / (size * 2.2))
            flow += math.copysign(size * 1.25 * bump, away)
        return flow

    def vein(self, start: float, end: float, y: float) -> list[Point]:
        """Return the stretch of a vein between two points."""
        pieces = max(3, int((end - start) / 12))
        return [(x := start + (end - start) * k / pieces, self.level(x, y)) for k in range(pieces + 1)]


def grey(value: float) -> str:
    """Return a tone between 0, black, and 255, white."""
    return QColor.fromHsv(0, 0, max(0, min(255, round(value)))).name()


def box_outline(box: QRectF) -> Outline:
    """Return the corners of a box."""
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _cut(art: Art, plank: Plank, *, nails: bool, step: float) -> None:
    """Draw one plank: tone, grain, knots, dark seams and two nails at each end."""
    box, source = plank.box, plank.source
    art.fill(box_outline(box), grey(source.uniform(104, 150)))
    y = box.top() + 5
    while y < box.bottom() - 4:
        x = box.left() + source.uniform(-30, 40)
        while x < box.right() - 30:
            end = min(x + source.uniform(90, 420), box.right() - 2)
            dark = source.random() < 0.72
            colour, opacity = (DARK, source.uniform(0.4, 0.8)) if dark else (LIGHT, source.uniform(0.12, 0.3))
            vein = plank.vein(max(x, box.left() + 2), end, y)
            art.ink(vein, source.uniform(0.8, 2.2), straight=True, colour=colour)
            art.layers[-1].opacity = opacity
            x = end + source.uniform(8, 90)
        y += source.uniform(0.6, 1.5) * step
    for kx, ky, size in plank.knots:
        art.add([ellipse(kx, ky, size * 1.25, size * 0.8)], SHADE, 0.8)
        for part in (0.55, 0.85, 1.15):
            art.line(ellipse(kx, ky, size * 1.35 * part, size * 0.85 * part), 1.2, colour=DARK)
            art.layers[-1].opacity = 0.8
    if nails:
        for x in (box.left() + 10, box.right() - 10):
            for y in (box.top() + 20, box.bottom() - 20):
                art.add([ellipse(x, y, 3.4)], "#0a0a0a", 0.9)
    art.add([box_outline(QRectF(box.left(), box.bottom() - 3, box.width(), 3))], "#050505", 0.9)
    art.add([box_outline(QRectF(box.left(), box.top(), box.width(), 1.8))], LIGHT, 0.3)
    art.add([box_outline(QRectF(box.right() - 2.4, box.top(), 2.4, box.height()))], "#050505", 0.85)


def _rows(art: Art, area: QRectF, high: float, long: tuple[float, float], source: random.Random) -> None:
    """Draw planks in rows that fill an area."""
    top = area.top()
    while top < area.bottom():
        tall = high * source.uniform(0.85, 1.15)
        left = area.left() - source.uniform(20, long[0])
        while left < area.right():
            width = source.uniform(*long)
            since = len(art.layers)
            box = QRectF(left, top, width, tall)
            _cut(art, Plank(box, source), nails=True, step=6)
            art.clip(since, box_outline(box))
            left += width
        top += tall


def boards() -> Art:
    """Draw broad boards of oak that run away from the viewer."""
    art = Art(3)
    _rows(art, QRectF(0, LEFT, DEEP, RIGHT - LEFT), 128, (520, 980), random.Random(19))
    art.transform(0, QTransform(0, 1, 1, 0, 0, 0))
    return art


def deck() -> Art:
    """Draw the floor of a boat-house: narrow planks across."""
    art = Art(4)
    _rows(art, QRectF(LEFT, 0, RIGHT - LEFT, DEEP), 92, (700, 1300), random.Random(23))
    return art


def parquet() -> Art:
    """Draw herringbone parquet, each block with its own tone."""
    art, source = Art(8), random.Random(31)
    wide, blocks = 62, 4
    turned = QTransform().translate(640, 870).rotate(45).scale(wide, wide)
    seen = QRectF(LEFT - 300, -300, RIGHT - LEFT + 600, DEEP + 600)
    for k in range(-32, 33):
        for m in range(-6, 7):
            for upright in (False, True):
                x, y = k + blocks * m, k - blocks * m + upright
                if seen.contains(turned.map(QPointF(x, y))):
                    block(art, turned, QRectF(x, y, 1 if upright else blocks, blocks if upright else 1), source)
    return art


def block(art: Art, turned: QTransform, box: QRectF, source: random.Random) -> None:
    """Draw one block of parquet, its grain along it."""
    def laid(points: Outline) -> Outline:
        return [(p.x(), p.y()) for p in (turned.map(QPointF(*point)) for point in points)]

    art.fill(laid(box_outline(box)), "#101010")
    art.fill(laid(box_outline(box.adjusted(0.03, 0.03, -0.03, -0.03))), grey(source.uniform(102, 148)))
    along = box.width() > box.height()
    long, across = max(box.width(), box.height()), min(box.width(), box.height())
    for _ in range(6):
        at, start = source.uniform(0.12, 0.88) * across, source.uniform(0.05, 0.6) * long
        end = min(long * 0.97, start + source.uniform(0.2, 0.6) * long)
        line = [(start, at), ((start + end) / 2, at + source.uniform(-0.05, 0.05)), (end, at)]
        points = [(box.left() + (u if along else v), box.top() + (v if along else u)) for u, v in line]
        dark = source.random() < 0.7
        art.ink(laid(points), source.uniform(0.9, 2), colour=DARK if dark else LIGHT)
        art.layers[-1].opacity = source.uniform(0.3, 0.6) if dark else 0.2


def flags() -> Art:
    """Draw irregular flagstones, worn smooth in the middle."""
    art, source = Art(5), random.Random(44)
    art.fill(box_outline(QRectF(LEFT, 0, RIGHT - LEFT, DEEP)), "#3c3c3c")
    below = [LEFT + 60 * k for k in range(int((RIGHT - LEFT) / 60) + 1)]
    far = [(x, -20.0) for x in below]
    y = -20.0
    while y < DEEP:
        y += source.uniform(150, 220)
        wave = Noise(source.randrange(10_000))
        near = [(x, y + wave(x * 0.006) * 20) for x in below]
        _course(art, far, near, source)
        far = near
    return art


def _course(art: Art, far: Outline, near: Outline, source: random.Random) -> None:
    """Draw a row of stones between two wavering joints."""
    def between(x: float) -> tuple[float, float]:
        k = max(0, min(len(far) - 2, int((x - LEFT) / 60)))
        part = (x - far[k][0]) / 60
        return far[k][1] + (far[k + 1][1] - far[k][1]) * part, near[k][1] + (near[k + 1][1] - near[k][1]) * part

    x = LEFT - source.uniform(0, 180)
    lean = 0.0
    while x < RIGHT:
        wide, next_lean = source.uniform(130, 300), source.uniform(-22, 22)
        (top, low), (next_top, next_low) = between(x), between(x + wide)
        _stone(art, [(x + lean, top), (x + wide + next_lean, next_top), (x + wide - next_lean, next_low), (x - lean, low)], source)
        x, lean = x + wide, next_lean


def _stone(art: Art, corners: Outline, source: random.Random) -> None:
    """Draw one flagstone, at random broken in two: worn edge, chisel marks, a worn hollow."""
    if source.random() < 0.3:
        a, b, c, d = corners
        t, u = source.uniform(0.35, 0.65), source.uniform(0.35, 0.65)
        top, low = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), (d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u)
        _stone_face(art, [a, top, low, d], source)
        _stone_face(art, [top, b, c, low], source)
    else:
        _stone_face(art, corners, source)


def _stone_face(art: Art, corners: Outline, source: random.Random) -> None:
    cx, cy = (sum(point[i] for point in corners) / len(corners) for i in (0, 1))
    edge: Outline = []
    for i, (bx, by) in enumerate(corners):
        ax, ay = corners[i - 1]
        for k in range(5):
            part = (k + 0.5) / 5
            x, y = ax + (bx - ax) * part, ay + (by - ay) * part
            shrink = 0.955 + source.uniform(-0.012, 0.012) - (0.03 if k in (0, 4) else 0)
            edge.append((cx + (x - cx) * shrink, cy + (y - cy) * shrink))
    tone = source.uniform(100, 152)
    art.fill(edge, grey(tone))
    worn = [(cx + (x - cx) * 0.72, cy + (y - cy) * 0.72) for x, y in edge]
    art.fill(worn, grey(tone + 13), 0.6)
    art.line(edge, 3, colour="#1a1a1a", contrast=0.75)
    for _ in range(16):
        turn, out = source.uniform(0, math.tau), math.sqrt(source.random()) * 0.8
        far = edge[int(turn / math.tau * len(edge)) % len(edge)]
        x, y = cx + (far[0] - cx) * out, cy + (far[1] - cy) * out
        long, dark = source.uniform(5, 20), source.random() < 0.65
        art.ink([(x, y), (x + long * 0.5, y + source.uniform(-2, 2)), (x + long, y)], source.uniform(1, 2.2), colour=DARK if dark else LIGHT)
        art.layers[-1].opacity = source.uniform(0.2, 0.5)


def cotto() -> Art:
    """Draw hexagonal tiles of burnt clay."""
    art, source = Art(7), random.Random(52)
    art.fill(box_outline(QRectF(LEFT, 0, RIGHT - LEFT, DEEP)), "#5a5a5a")
    size = 74
    wide, deep = size * math.sqrt(3), size * 1.5
    for row in range(-1, int(DEEP / deep) + 2):
        for column in range(-1, int((RIGHT - LEFT) / wide) + 2):
            x, y = LEFT + (column + 0.5 * (row % 2)) * wide, row * deep
            tile = [(x + (size - 3.4) * math.sin(math.tau * i / 6), y + (size - 3.4) * math.cos(math.tau * i / 6)) for i in range(6)]
            tone = source.choice((106, 116, 126, 134, 146)) + source.uniform(-6, 6)
            art.fill(tile, grey(tone))
            art.line(tile, 2.4, colour=DARK, contrast=0.8)
            art.add([ellipse(x - size * 0.16, y - size * 0.16, size * 0.5, size * 0.42, steps=20)], grey(tone + 12), 0.5)
            for _ in range(5):
                u, v = x + source.uniform(-0.6, 0.6) * size, y + source.uniform(-0.5, 0.5) * size
                art.add([ellipse(u, v, source.uniform(1, 2.6), 1.4, steps=8)], DARK, source.uniform(0.3, 0.6))
    return art


def carpet() -> Art:
    """Draw a Turkey carpet on dark boards: a border of stars, a lattice of leaves and flowers."""
    art = Art(6)
    art.fill(box_outline(QRectF(LEFT, 0, RIGHT - LEFT, DEEP)), "#303030")
    for i in range(int((RIGHT - LEFT) / 76) + 1):
        x = LEFT + i * 76
        art.add([box_outline(QRectF(x, 0, 3, DEEP))], "#080808")
        art.ink([(x + 30, 0), (x + 34, DEEP / 3), (x + 28, DEEP)], 3, colour="#1c1c1c")
    rug = QRectF(-250, 96, 1780, DEEP + 400)
    for k in range(int(rug.width() / 9)):  # the fringe
        x = rug.left() + 4 + k * 9
        art.ink([(x, rug.top()), (x - 2, rug.top() - 12), (x + 2, rug.top() - 24)], 3.4, "out", colour="#b0b0b0")
    for inset, tone in ((0, "#3a3a3a"), (10, "#9a9a9a"), (18, "#505050"), (34, "#383838"), (142, "#9a9a9a"), (150, "#505050"), (166, "#747474")):
        art.fill(box_outline(rug.adjusted(inset, inset, -inset, -inset)), tone)
    _border(art, rug.adjusted(88, 88, -88, -88))
    field = rug.adjusted(170, 170, -170, -170)
    since, wide, deep = len(art.layers), 160, 160
    for column in range(int(field.width() / wide) + 2):
        for row in range(int(field.height() / deep) + 2):
            x, y = field.left() + column * wide, field.top() + row * deep
            _flower(art, x, y, 30, "#b4b4b4", "#303030")
            _flower(art, x + wide / 2, y + deep / 2, 19, "#949494", "#262626")
            for dx, dy in ((1, 1), (1, -1)):
                for part in (0.3, 0.5, 0.7):
                    turn = math.atan2(dy, dx)
                    art.add([ellipse(x + dx * wide / 2 * part, y + dy * deep / 2 * part, 12, 5, turn=turn, steps=16)], "#333333")
    window = path_of([box_outline(field)], Qt.FillRule.WindingFill)
    for layer in art.layers[since:]:
        layer.path = layer.path.intersected(window)
    return art


def _border(art: Art, line: QRectF) -> None:
    """Draw stars and buds in turn along the border's middle."""
    points = [(line.left() + k * line.width() / 12, line.top(), k) for k in range(13)]
    points += [(x, line.top() + k * 133, k) for x in (line.left(), line.right()) for k in range(1, 13)]
    for x, y, k in points:
        if k % 2:
            art.add([ellipse(x, y, 30, 30, steps=4)], "#a2a2a2")
            art.add([ellipse(x, y, 16, 16, steps=4)], "#2c2c2c")
        else:
            _flower(art, x, y, 38, "#c0c0c0", "#2c2c2c")


def _flower(art: Art, x: float, y: float, size: float, petal: str, dark: str) -> None:
    """Draw a carpet flower: eight petals, dark at the centre."""
    for i in range(8):
        angle = math.tau * i / 8
        art.add([ellipse(x + size * 0.62 * math.cos(angle), y + size * 0.62 * math.sin(angle), size * 0.42, size * 0.22, turn=angle, steps=16)], petal)
    art.add([ellipse(x, y, size * 0.36, steps=16)], dark)
    art.add([ellipse(x, y, size * 0.16, steps=12)], petal)


def weave(size: int = 128) -> QImage:
    """Draw a tile of the cloth's texture; threads vary in weight, so that no moiré pattern appears.

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


FLOORS = {"boards": boards, "flags": flags, "deck": deck, "parquet": parquet, "cotto": cotto, "carpet": carpet}
"""The function of each floor by its name; several places share a floor, each in colours of its own."""
