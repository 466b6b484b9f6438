"""The two backs of the Cucù pack; a back looks the same when it is turned by 180 degrees.

Woodcut marks are irregular, so a symmetrical layout would still show which way up a card was dealt.
Therefore only the upper half is drawn, and the lower half is its turned copy.
"""

import math
from collections.abc import Callable

from PySide6.QtGui import QTransform

from kit.card_stock import blank
from kit.curves import Outline, ellipse, loop, outline, resample, rounded_box, simplify, smooth, trace
from kit.layers import Layer, path_of
from kit.ornaments import berry, leaf, rosette, star, turned
from kit.woodcut import BLUE, CREAM, INK, OCHRE, VERMILION, Art

MIDDLE = (100, 175)

LATTICE = (21.5, 26.83)
"""The width of a lozenge and half its height: eight lozenges across and twelve down fill the frame."""

CENTRED = 5
"""A shape whose centre is nearer to the middle than this counts as centred; its colours slip by less."""

FINE_ENOUGH = 0.17
"""The tolerance of simplification, in card units."""

MEDALLION = (57, 73)
"""The distance from the middle at which the pattern of the ground begins."""


def rose() -> Art:
    """Draw the blue back: blue and black lozenges with a rose in the middle."""
    return patterned(40, BLUE, _lozenges, _rose)


def cuckoos() -> Art:
    """Draw the red back: a field of cuckoo's eggs, and two cuckoos that circle the sun."""
    return patterned(41, VERMILION, _eggs, _cuckoo)


def patterned(seed: int, colour: str, ground: Callable[[Art], None], emblem: Callable[[Art], None]) -> Art:
    """Draw a back with a pattern as its ground and an emblem in its middle, both cut out of colour."""
    art = Art(seed)
    sheet = _box(14, 14, 172, 322, 3)
    art.fill(sheet, colour)
    ground(art)
    x, y = MIDDLE
    for radius, tint in ((53, INK), (50, CREAM)):
        art.fill(ellipse(x, y, radius, radius + 16), tint)
    art.line(ellipse(x, y, 46, 62), 1.6)
    art.teeth(ellipse(x, y, 46, 62, arc=(180, 360)), 9, 3.1, 1.8, straight=True, growth="flat", lean=0.25)
    emblem(art)
    art.line(_box(18, 18, 164, 314, 2), 2, contrast=0, colour=CREAM)
    art.line(sheet, 4, contrast=0)
    stock = blank(seed)
    stock.layers = stock.layers[:2] + _both_halves(art.layers)
    return stock


def _box(x: float, y: float, width: float, height: float, radius: float) -> Outline:
    return resample(rounded_box(x, y, width, height, radius), 3, closed=True)


def _outside(x: float, y: float) -> bool:
    """Return whether a point is on the ground and outside the medallion."""
    return ((x - MIDDLE[0]) / MEDALLION[0]) ** 2 + ((y - MIDDLE[1]) / MEDALLION[1]) ** 2 > 1


def _lozenges(art: Art) -> None:
    """Draw the upper half of the lattice, every second row black, with a spark in each lozenge."""
    wide, high = LATTICE
    x0, y0 = MIDDLE
    rows = [
        (row, x0 + column * wide + (wide / 2 if row % 2 else 0), y0 - row * high)
        for row in range(7)
        for column in range(-5, 6)
    ]
    within = 0.68  # a blue band stays round the black, or the pack would be invisible on a dark table
    dark = [
        [
            (x, y - high * within),
            (x + wide / 2 * within, y),
            (x, y + high * within),
            (x - wide / 2 * within, y),
        ]
        for row, x, y in rows
        if row % 2 and 20 < x < 180 and _outside(x, y)
    ]
    art.add(dark)
    for row, x, y in rows:
        if 20 < x < 180 and y > 20 and not (row == 0 and x >= x0) and _outside(x, y):
            spark = loop(
                *trace("0,-12! 2.6,-3 8,0! 2.6,3 0,12! -2.6,3 -8,0! -2.6,-3"),
            )
            art.fill([(x + u, y + v) for u, v in spark], OCHRE if row % 2 else CREAM)
            art.fill(ellipse(x, y, 2.4, 2.6, steps=12), INK if row % 2 else VERMILION)
    for k in range(-14, 15):
        for slope in (1, -1):
            start = x0 + (k + 0.5) * wide
            ends = [(start + slope * t * wide / 2, y0 - t * high) for t in _inside_frame(start, slope)]
            if len(ends) > 1:
                art.ink(ends, 1.9, "flat", straight=True)


def _inside_frame(start: float, slope: int) -> list[float]:
    """Return where a line that crosses the middle at `start` enters and leaves the upper half."""
    wide, high = LATTICE
    steps = [n / 20 for n in range(121)]
    inside = [t for t in steps if 14 <= start + slope * t * wide / 2 <= 186 and MIDDLE[1] - t * high >= 14]
    return [inside[0], inside[-1]] if len(inside) > 1 else []


def _rose(art: Art) -> None:
    x, y = MIDDLE
    for degrees, reach, length in ((-90, 20, 34), (-35, 18, 27), (-145, 18, 27)):
        t = math.radians(degrees)
        leaf(art, x + 18 * math.cos(t), y + reach * math.sin(t), t, length, 10)
    for degrees in (-62, -118):
        t = math.radians(degrees)
        bud = (x + 34 * math.cos(t), y + 42 * math.sin(t))
        art.ink([MIDDLE, bud], 1.8)
        berry(art, *bud, 4.4, OCHRE)
    rosette(art, x, y, 27, petals=8, turn=math.pi / 8)


def _eggs(art: Art) -> None:
    """Draw speckled eggs in rows, a spark between any two; no row crosses the middle."""
    wide, high = 27.0, 25.6
    x0, y0 = MIDDLE
    for row in range(6):
        y = y0 - (row + 0.5) * high
        for column in range(-4, 5):
            x = x0 + (column + (0 if row % 2 else 0.5)) * wide
            if 26 < x < 174 and _outside(x, y):
                _egg(art, x, y, 0.4 if row % 2 else -0.4)
            x += wide / 2
            if 22 < x < 178 and _outside(x, y):
                spark = [
                    (x + u, y + v)
                    for u, v in smooth(
                        trace("0,-12! 1.6,-2.4 6,0! 1.6,2.4 0,12! -1.6,2.4 -6,0! -1.6,-2.4"), closed=True
                    )
                ]
                art.fill(spark)
                art.fill(ellipse(x, y, 1.9, steps=10), OCHRE)


def _egg(art: Art, x: float, y: float, tilt: float) -> None:
    at = turned(x, y, tilt)
    shell = at.outline("0,-11 6,-6 8,2 5,9 0,11 -5,9 -8,2 -6,-6")
    art.fill(shell, CREAM)
    art.line(shell, 2.8, contrast=0.7)
    speckles = ((-2.4, -4.6, 1.5), (1.8, -1.6, 1.2), (-3, 2.4, 1.6), (1.4, 4.6, 1), (-1, 7.4, 1))
    art.add([ellipse(*at(u, v), r, steps=8) for u, v, r in speckles])


def _cuckoo(art: Art) -> None:
    """Draw the upper cuckoo, flying to the left; the lower cuckoo is its turned copy."""
    x, y = MIDDLE
    since = len(art.layers)
    far = outline("-24,-4! -35,-16 -41,-32 -38,-50! -27,-44 -14,-30 -4,-8!")
    art.shape(far, BLUE, 2.2)
    art.fill(outline("-41,-32 -38,-50! -27,-44 -20,-36! -28,-32"))
    for quill in ("-20,-8 -28,-22 -32,-32", "-12,-10 -18,-22 -24,-32"):
        art.ink(trace(quill), 1.6, "out")
    art.ink(trace("-34,-46 -30,-40 -29,-34"), 1.3, colour=CREAM)
    body = outline(
        "-46,1! -38,-5 -28,-9 -14,-8 4,-6 20,-3 36,-2 50,-7! 51,2! 49,9! 34,6 18,6 2,9 -12,11 -26,9 -36,5"
    )
    art.shape(body, None, 2.6)
    hood = outline("-38,-4 -28,-8 -14,-7 4,-5 20,-2 34,-1! 20,2 0,1 -16,2 -22,6 -34,4")
    art.stencil(hood, BLUE, slip=(-0.6, -0.4))
    for u in range(-18, 16, 5):
        art.ink([(u, 3), (u + 1.6, 9)], 2, "flat")
    tail = outline("22,-2! 36,-1 50,-6! 51,2! 49,8! 34,5 22,5!")
    art.fill(tail)
    for u, v in ((33, 0), (41, -1), (47, -2.4), (34, 3.4), (42, 4.2)):
        art.fill(ellipse(u, v, 1.5, 1, steps=8), CREAM)
    near = outline("-18,0! -15,-16 -4,-32 12,-44 30,-52! 35,-38 33,-20 23,-5 6,5 -8,6")
    art.line(near, 3, colour=CREAM, contrast=0)
    art.shape(near, BLUE, 2.4)
    art.fill(outline("4,-24! 12,-44 30,-52! 35,-38 33,-20 25,-8! 16,-18"))
    for quill in ("12,-26 22,-40 29,-48", "17,-22 26,-32 32,-38", "22,-16 28,-22 32,-27"):
        art.ink(trace(quill), 1.8, colour=CREAM)
    for u, v in ((-8, -8), (2, -6), (-4, -18), (6, -14)):
        art.ink([(u - 4, v - 3), (u - 1, v + 3), (u + 5, v)], 1.7)
    bill = outline("-46,1! -39,-2.4 -35,0 -38,2.4")
    art.shape(bill, OCHRE, 1.5, slip=(0, 0))
    art.fill(ellipse(-31, -3, 2.6), OCHRE)
    art.line(ellipse(-31, -3, 2.6), 1.1)
    art.fill(ellipse(-31.4, -3, 1.2))
    art.transform(since, QTransform().translate(x - 1, y - 22).rotate(-5).scale(0.68, 0.66))
    art.fill(star(x, y, 15, points=10, inner=0.6))
    art.fill(star(x, y, 11.8, points=10, inner=0.6), OCHRE)
    art.fill(ellipse(x, y, 6))
    art.fill(ellipse(x, y, 4.2), VERMILION)


def _both_halves(layers: list[Layer]) -> list[Layer]:
    """Add a turned copy of every layer of the upper half; centred shapes are made of two halves."""
    x, y = MIDDLE
    turn = QTransform().translate(x, y).rotate(180).translate(-x, -y)
    halves: list[Layer] = []
    for layer in layers:
        rings = [_cut([(p.x(), p.y()) for p in ring.toList()]) for ring in layer.path.toSubpathPolygons()]
        centre = layer.path.boundingRect().center()
        if math.dist((centre.x(), centre.y()), MIDDLE) < CENTRED:
            whole = path_of(map(_turned_ring, rings), layer.path.fillRule())
            halves.append(Layer(whole, layer.colour, layer.opacity))
        elif centre.y() < y or (centre.y() == y and centre.x() < x):
            half = path_of(rings, layer.path.fillRule())
            halves += [Layer(path, layer.colour, layer.opacity) for path in (half, turn.map(half))]
    return halves


def _cut(ring: Outline) -> Outline:
    """Simplify a ring as the file does: later simplification would treat its two halves differently."""
    return [(round(x, 1), round(y, 1)) for x, y in simplify(ring, FINE_ENOUGH)]


def _turned_ring(ring: Outline) -> Outline:
    """Return the part of a ring above the middle, closed by the same part turned by 180 degrees."""
    x, y = MIDDLE
    points = ring[:-1] if ring[0] == ring[-1] else ring
    first = next(i for i in range(len(points)) if points[i - 1][1] > y >= points[i][1])
    points = points[first:] + points[:first]
    top = [point for point in points if point[1] <= y]
    return top + [(2 * x - px, 2 * y - py) for px, py in top]
