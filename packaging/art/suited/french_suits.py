"""Hearts, diamonds, clubs and spades.

Each suit is printed in a colour value of its own, though only red and black are distinguishable. The
four-colour option replaces these values for clubs and diamonds (`[four_colours]` in the pack's pack.toml).
"""

import math
from collections.abc import Callable

from kit.curves import Outline, Point, ellipse, loop, resample
from kit.layers import union
from kit.woodcut import CREAM, INK, Art

SPADES = "#1d1712"
CLUBS = "#1e1813"
HEARTS = "#b6301f"
DIAMONDS = "#b73120"

COLOURS = {"C": CLUBS, "D": DIAMONDS, "H": HEARTS, "S": SPADES}


def _heart() -> Outline:
    right: list[Point] = [(0.5, 0.46), (0.86, 0.02), (0.98, -0.44), (0.78, -0.86), (0.4, -0.92), (0.1, -0.68)]
    notch: list[Point] = [(0, -0.44), (0, -0.44)]
    return loop((0, 1), (0, 1), *right, *notch, *[(-u, v) for u, v in reversed(right)])


def _diamond() -> Outline:
    return loop(
        (0, -1),
        (0, -1),
        (0.36, -0.44),
        (0.8, 0),
        (0.8, 0),
        (0.36, 0.44),
        (0, 1),
        (0, 1),
        (-0.36, 0.44),
        (-0.8, 0),
        (-0.8, 0),
        (-0.36, -0.44),
    )


def _stem(top: float) -> Outline:
    right: list[Point] = [(0.09, top), (0.12, 0.6), (0.4, 0.98), (0.4, 0.98)]
    return loop(*right, *[(-u, v) for u, v in reversed(right)])


def _club() -> Outline:
    leaves = [ellipse(u, v, 0.44, 0.43, steps=30) for u, v in ((0, -0.55), (-0.52, 0.16), (0.52, 0.16))]
    return union(*leaves, ellipse(0, -0.05, 0.2, steps=12), _stem(0))


def _spade() -> Outline:
    right: list[Point] = [(0.22, -0.62), (0.66, -0.24), (0.94, 0.18), (0.8, 0.6), (0.42, 0.66), (0.1, 0.42)]
    blade = loop((0, -1), (0, -1), *right, *[(-u, v) for u, v in reversed(right)])
    return union(blade, _stem(0.3))


OUTLINES: dict[str, Callable[[], Outline]] = {"C": _club, "D": _diamond, "H": _heart, "S": _spade}


def pip(
    art: Art, suit: str, x: float, y: float, size: float, *, up: bool = True, rich: bool = True
) -> Outline:
    """Draw a suit's mark of the height `size` about (x, y), inverted if not `up`, shaded if `rich`."""
    half = size / 2
    turn = 1 if up else -1
    wobble = art.noise()
    shape = [
        (
            x + turn * u * half * 0.94 + wobble(i * 0.3) * size * 0.008,
            y + turn * v * half + wobble(i * 0.3 + 70) * size * 0.008,
        )
        for i, (u, v) in enumerate(resample(OUTLINES[suit](), 0.05, closed=True))
    ]
    art.fill(shape, COLOURS[suit])
    if suit in "DH":
        art.line(shape, max(1.6, size * 0.045))
    if rich:
        _cuts(art, shape, size, CREAM if suit in "CS" else INK, dark=suit in "DH")
    return shape


def _cuts(art: Art, shape: Outline, size: float, colour: str, *, dark: bool) -> None:
    """Hatch the side away from the light on red suits, and the lit side in white on black suits."""
    angle = 0.55
    art.hatch(
        _shrunk(shape, 0.9 if dark else 0.74),
        angle - math.pi / 3,
        max(2.6, size * 0.07),
        max(1.0, size * 0.028),
        colour=colour,
        shape="right" if dark else "left",
        cut=0.62,
        ragged=0.6,
        shortest=size * 0.16,
    )


def _shrunk(shape: Outline, part: float) -> Outline:
    x = (min(p[0] for p in shape) + max(p[0] for p in shape)) / 2
    y = (min(p[1] for p in shape) + max(p[1] for p in shape)) / 2
    return [(x + (px - x) * part, y + (py - y) * part) for px, py in shape]
