"""Bastoni, coppe, denari and spade: the suits of the Italian forty, each in one of our four colours."""

import math
from collections.abc import Callable

from kit.curves import Point, ellipse, loop
from kit.ornaments import turned
from kit.woodcut import BLUE, CREAM, DEEP_RED, GREEN, OCHRE, VERMILION, Art


def bastone(art: Art, x: float, y: float, size: float, turn: float = 0, wide: float = 1) -> None:
    """Draw a knotty cudgel, thick end up; its height is `size`, and `wide` scales its width."""
    at, k, w = turned(x, y, turn), size / 100, _line(size)
    fine = (1 + wide) / 2
    body = at.outline(
        _scaled(
            "-13,-46 -20,-38 -19,-27 -26,-22 -19,-15 -14,-6 -13,4 -19,9 -12,15 -10,27 -8,44! 8,44! 9,30 15,24 11,17 "
            "12,4 17,-5 24,-10 18,-18 21,-30 20,-40 13,-47",
            k,
            wide,
        )
    )
    art.shape(body, GREEN, w, slip=_slip(size, GREEN))
    dark = at.trace(_scaled("20,-32 15,-8 11,8 10,18 8,42", k, wide))
    art.teeth(dark, 11 * k + 1, 2.9, 1.6, growth="flat", lean=-0.45)
    for u, v, long in ((-9, -36, 14), (-5, -12, 13), (-6, 20, 18), (1, -32, 10)):
        art.ink(
            [
                at(u * k * wide, v * k),
                at((u + 2) * k * wide, (v + long / 2) * k),
                at(u * k * wide, (v + long) * k),
            ],
            w * 0.6,
        )
    art.shape(ellipse(*at(0, -45 * k), 16 * k * wide, 6 * k * fine, turn=turn), OCHRE, w * 0.8, slip=(0, 0))
    art.line(ellipse(*at(0, -45 * k), 8 * k * wide, 2.6 * k * fine, turn=turn), w * 0.5)
    art.shape(ellipse(*at(0, 44 * k), 8.4 * k * wide, 3.6 * k * fine, turn=turn), OCHRE, w * 0.7, slip=(0, 0))
    for u, v, r in ((-20, -21, 6.4), (17, -9, 5.6), (-13, 9, 5), (10, 24, 4.4)):
        art.shape(
            ellipse(*at(u * k * wide, v * k), r * k * fine, r * k * 0.9 * fine, steps=18),
            OCHRE,
            w * 0.7,
            slip=(0, 0),
        )
        if size > 60:
            art.fill(ellipse(*at(u * k * wide, v * k), r * k * 0.3 * fine, steps=8))


def coppa(art: Art, x: float, y: float, size: float, turn: float = 0) -> None:
    """Draw a covered cup of the old kind; its height is `size`."""
    at, k, w = turned(x, y, turn), size / 100, _line(size)
    foot = at.outline(_scaled("-9,16 -6,26 -12,34 -30,40! -30,49! 30,49! 30,40! 12,34 6,26 9,16", k))
    art.shape(foot, OCHRE, w, slip=_slip(size, OCHRE))
    art.teeth(at.trace(_scaled("7,26 12,34 29,40", k)), 7 * k + 1, 2.8, 1.4, growth="flat")
    art.ink([at(-29 * k, 43 * k), at(29 * k, 43 * k)], w * 0.6, "flat")
    bowl = at.outline(_scaled("-38,-22! -40,-4 -30,12 -12,20 12,20 30,12 40,-4 38,-22!", k))
    art.shape(bowl, VERMILION, w, slip=_slip(size, VERMILION))
    art.teeth(at.trace(_scaled("38,-20 39,-4 30,11 12,19", k)), 13 * k + 1, 2.8, 1.7, growth="flat", lean=0.3)
    for u in (-24, -10, 4):
        gore = [at(u * k, -20 * k), at((u * 0.95 - 1) * k, -2 * k), at(u * 0.5 * k, 15 * k)]
        art.ink(gore, w * 0.8)
    knob = ellipse(*at(0, 23 * k), 9 * k, 6 * k, turn=turn)
    art.shape(knob, GREEN, w * 0.8, slip=(0, 0))
    rim = at.outline(_scaled("-43,-24 -40,-31 0,-33 40,-31 43,-24 40,-18 0,-16 -40,-18", k))
    art.shape(rim, OCHRE, w, slip=_slip(size, OCHRE))
    lid = at.outline(_scaled("-34,-32! -26,-41 -10,-44 10,-44 26,-41 34,-32!", k))
    art.shape(lid, BLUE, w * 0.9, slip=_slip(size, BLUE))
    art.shape(ellipse(*at(0, -46 * k), 5 * k, steps=16), VERMILION, w * 0.8, slip=(0, 0))
    if size > 60:
        for u in (-30, -15, 0, 15, 30):
            art.fill(ellipse(*at(u * k, -24.5 * k), 2.4 * k, steps=10))


def denaro(art: Art, x: float, y: float, size: float, turn: float = 0) -> None:
    """Draw a gold coin with a flower in it; its height is `size`."""
    r, w = size / 2, _line(size)
    art.shape(ellipse(x, y, r * 0.97), OCHRE, w, slip=_slip(size, OCHRE))
    art.line(ellipse(x, y, r * 0.74), w * 0.6)
    art.teeth(
        ellipse(x, y, r * 0.97, arc=(-40, 130), steps=40),
        *(r * 0.2, max(2.2, r * 0.11), 1.4),
        straight=True,
        growth="flat",
    )
    petals = 8 if size > 60 else 6
    rim: list[Point] = []
    for i in range(petals):
        a = turn + 2 * math.pi * i / petals
        for reach, b in ((0.24, a - math.pi / petals), (0.62, a - 0.2), (0.62, a + 0.2)):
            rim.append((x + r * reach * math.cos(b), y + r * reach * math.sin(b)))
    art.shape(loop(*rim), VERMILION, w * 0.75, slip=(0, 0))
    art.shape(ellipse(x, y, r * 0.2, steps=20), CREAM, w * 0.7, slip=(0, 0))


def spada(art: Art, x: float, y: float, size: float, turn: float = 0, wide: float = 1) -> None:
    """Draw a short broad sword, point up; its height is `size`, and `wide` scales its width."""
    at, k, w = turned(x, y, turn), size / 100, _line(size)
    blade = at.outline(_scaled("0,-50! -11,-37 -13,-20 -11,18! 11,18! 13,-20 11,-37", k, wide))
    art.shape(blade, BLUE, w, slip=_slip(size, BLUE))
    art.ink([at(0, -42 * k), at(0, 14 * k)], w * 0.8, "flat", straight=True)
    art.teeth(at.trace(_scaled("11,-35 13,-20 11,16", k, wide)), 8 * k, 2.8, 1.5, growth="flat", lean=-0.4)
    grip = at.outline(_scaled("-6,24! -7,32 -6,40! 6,40! 7,32 6,24!", k, wide))
    art.shape(grip, VERMILION, w * 0.8, slip=(0, 0))
    for v in (28, 32, 36):
        art.ink([at(-6 * k * wide, v * k), at(6 * k * wide, (v - 1.6) * k)], w * 0.55, "flat", straight=True)
    guard = at.outline(
        _scaled("-31,12 -35,19 -29,25 -12,23 12,23 29,25 35,19 31,12 24,17 10,15 -10,15 -24,17", k, wide)
    )
    art.shape(guard, OCHRE, w, slip=_slip(size, OCHRE))
    art.shape(ellipse(*at(0, 44 * k), 8.4 * k * wide, 6.4 * k * wide, steps=20), OCHRE, w * 0.8, slip=(0, 0))


MARKS: dict[str, Callable[..., None]] = {"B": bastone, "C": coppa, "D": denaro, "S": spada}
COLOURS = {"B": "#3f5a30", "C": DEEP_RED, "D": "#7d520f", "S": "#33505f"}
"""The suits' colours, dark enough for text."""


def _line(size: float) -> float:
    return max(1.5, min(3.2, 0.9 + size * 0.02))


def _slip(size: float, colour: str) -> Point:
    """Return the slip of a stencil, which is smaller on a small shape."""
    part = min(1, size / 110)
    return {GREEN: (1.4 * part, -1.2 * part), BLUE: (-1.5 * part, -0.8 * part)}.get(
        colour, (1.2 * part, 1.0 * part)
    )


def _scaled(drawn: str, k: float, wide: float = 1) -> str:
    words = []
    for word in drawn.split():
        u, v = word.rstrip("!").split(",")
        words.append(f"{float(u) * k * wide:.3f},{float(v) * k:.3f}{'!' if word.endswith('!') else ''}")
    return " ".join(words)
