"""The back of every card. It must not tell which way up a card was dealt.

Woodcut marks are irregular, so a back that is merely laid out symmetrically would still give itself away.
Instead only the upper half counts, and the lower half is the same half turned round.
"""

import math

from curves import Outline, ellipse, loop, resample, rounded_box
from layers import Layer, path_of
from ornaments import berry, leaf, rosette
from PySide6.QtGui import QTransform
from stock import blank
from wood import BLUE, CREAM, INK, OCHRE, VERMILION, Art

MIDDLE = (100, 175)

LATTICE = (21.5, 26.83)
"""The width of a lozenge and half its height: eight across and twelve down fill the frame."""


CENTRED = 5
"""A shape whose centre is nearer to the middle than this lies about it; colours slip by less."""


def back() -> Art:
    """A lattice of lozenges with a rose in the middle, the same either way up."""
    art = Art(40)
    sheet = _box(14, 14, 172, 322, 3)
    art.fill(sheet, BLUE)
    _lattice(art)
    x, y = MIDDLE
    for radius, colour in ((53, INK), (50, CREAM)):
        art.fill(ellipse(x, y, radius, radius + 16), colour)
    art.line(ellipse(x, y, 46, 62), 1.6)
    art.teeth(ellipse(x, y, 46, 62, arc=(180, 360)), 9, 3.1, 1.8, straight=True, growth="flat", lean=0.25)
    for degrees, reach, length in ((-90, 20, 34), (-35, 18, 27), (-145, 18, 27)):
        t = math.radians(degrees)
        leaf(art, x + 18 * math.cos(t), y + reach * math.sin(t), t, length, 10)
    for degrees in (-62, -118):
        t = math.radians(degrees)
        bud = (x + 34 * math.cos(t), y + 42 * math.sin(t))
        art.ink([MIDDLE, bud], 1.8)
        berry(art, *bud, 4.4, OCHRE)
    rosette(art, x, y, 27, petals=8, turn=math.pi / 8)
    art.line(sheet, 3, contrast=0)
    stock = blank(40)
    stock.layers = stock.layers[:2] + _both_halves(art.layers)
    return stock


def _box(x: float, y: float, width: float, height: float, radius: float) -> Outline:
    return resample(rounded_box(x, y, width, height, radius), 3, closed=True)


def _lattice(art: Art) -> None:
    """The upper half of the lattice with a spark in each lozenge."""
    wide, high = LATTICE
    x0, y0 = MIDDLE
    for row in range(7):
        y = y0 - row * high
        for column in range(-4, 5):
            x = x0 + column * wide + (wide / 2 if row % 2 else 0)
            if (
                20 < x < 180
                and y > 20
                and not (row == 0 and x >= x0)
                and ((x - x0) / 57) ** 2 + ((y - y0) / 73) ** 2 > 1
            ):
                spark = loop(
                    (x, y - 11),
                    (x, y - 11),
                    (x + 2.6, y - 3),
                    (x + 8, y),
                    (x + 8, y),
                    (x + 2.6, y + 3),
                    (x, y + 11),
                    (x, y + 11),
                    (x - 2.6, y + 3),
                    (x - 8, y),
                    (x - 8, y),
                    (x - 2.6, y - 3),
                )
                art.fill(spark, CREAM)
                art.fill(ellipse(x, y, 2.4, 2.6, steps=12), VERMILION)
    for k in range(-14, 15):
        for slope in (1, -1):
            start = x0 + (k + 0.5) * wide
            ends = [(start + slope * t * wide / 2, y0 - t * high) for t in _inside_frame(start, slope)]
            if len(ends) > 1:
                art.ink(ends, 1.9, "flat", straight=True)


def _inside_frame(start: float, slope: int) -> list[float]:
    """Where a line that crosses the middle at `start` enters and leaves the upper half of the frame."""
    wide, high = LATTICE
    steps = [n / 20 for n in range(121)]
    inside = [t for t in steps if 14 <= start + slope * t * wide / 2 <= 186 and MIDDLE[1] - t * high >= 14]
    return [inside[0], inside[-1]] if len(inside) > 1 else []


def _both_halves(layers: list[Layer]) -> list[Layer]:
    """Every layer of the upper half with a turned copy; what lies about the middle is made of halves."""
    x, y = MIDDLE
    turn = QTransform().translate(x, y).rotate(180).translate(-x, -y)
    halves: list[Layer] = []
    for layer in layers:
        centre = layer.path.boundingRect().center()
        if math.dist((centre.x(), centre.y()), MIDDLE) < CENTRED:
            rings = [
                _turned_ring([(p.x(), p.y()) for p in ring.toList()])
                for ring in layer.path.toSubpathPolygons()
            ]
            halves.append(Layer(path_of(rings, layer.path.fillRule()), layer.colour, layer.opacity))
        elif centre.y() < y or (centre.y() == y and centre.x() < x):
            halves += [layer, Layer(turn.map(layer.path), layer.colour, layer.opacity)]
    return halves


def _turned_ring(ring: Outline) -> Outline:
    """The part of a ring above the middle, closed by the same part turned round."""
    x, y = MIDDLE
    points = ring[:-1] if ring[0] == ring[-1] else ring
    first = next(i for i in range(len(points)) if points[i - 1][1] > y >= points[i][1])
    points = points[first:] + points[:first]
    top = [point for point in points if point[1] <= y]
    return top + [(2 * x - px, 2 * y - py) for px, py in top]
