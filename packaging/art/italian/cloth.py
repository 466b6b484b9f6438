"""Woven patterns and regalia for the court of the Italian pack."""

import math
from collections.abc import Iterator, Sequence
from typing import Literal

from kit.curves import Outline, Point, ellipse, loop, outline, trace
from kit.ornaments import star
from kit.woodcut import CREAM, GREEN, INK, OCHRE, VERMILION, Art

Weave = Literal["flowers", "lozenges", "roundels", "stripes"]
Regalia = Literal["lily", "orb", "purse", "star"]


def weave(art: Art, within: Sequence[Point], kind: Weave, colour: str) -> None:
    """Cover an outline with a woven pattern; the caller has to draw its contour again afterwards."""
    since = len(art.layers)
    xs, ys = [x for x, _ in within], [y for _, y in within]
    box = min(xs), min(ys), max(xs), max(ys)
    if kind == "stripes":
        middle = (box[0] + box[2]) / 2
        for k in range(-6, 7):
            x = middle + k * 15
            band = trace(
                f"{x - 3.4},{box[1]} {x + 3.4},{box[1]} {x + 3.6 + k * 1.4},{box[3]} {x - 3.6 + k * 1.4},{box[3]}"
            )
            art.fill(band, colour)
            art.ink([band[0], band[3]], 1, "flat", straight=True)
            art.ink([band[1], band[2]], 1, "flat", straight=True)
    else:
        for x, y in _chequer(box, 15, 17):
            _motif(art, kind, x, y, colour)
    art.clip(since, list(within))


def _chequer(box: tuple[float, float, float, float], across: float, down: float) -> Iterator[Point]:
    left, top, right, bottom = box
    middle = (left + right) / 2
    for row in range(int((bottom - top) / down) + 1):
        for column in range(-8, 9):
            x = middle + (column + (0.5 if row % 2 else 0)) * across
            if left <= x <= right:
                yield x, top + 8 + row * down


def _motif(art: Art, kind: Weave, x: float, y: float, colour: str) -> None:
    if kind == "roundels":
        art.fill(ellipse(x, y, 4.6, steps=20), INK)
        art.fill(ellipse(x, y, 3.4, steps=18), colour)
        art.fill(ellipse(x, y, 1.2, steps=8), INK)
    elif kind == "lozenges":
        art.fill([(x, y - 6), (x + 4.4, y), (x, y + 6), (x - 4.4, y)], INK)
        art.fill([(x, y - 4), (x + 2.9, y), (x, y + 4), (x - 2.9, y)], colour)
    else:
        for i in range(5):
            a = 2 * math.pi * i / 5 - math.pi / 2
            art.fill(ellipse(x + 3.2 * math.cos(a), y + 3.2 * math.sin(a), 2.4, steps=10), INK)
        for i in range(5):
            a = 2 * math.pi * i / 5 - math.pi / 2
            art.fill(ellipse(x + 3 * math.cos(a), y + 3 * math.sin(a), 1.6, steps=8), colour)
        art.fill(ellipse(x, y, 1.5, steps=8), INK)


def regalia(art: Art, kind: Regalia, hand: Point) -> None:
    """Draw the object in a king's other hand; call it before drawing the hand."""
    x, y = hand
    if kind == "orb":
        _orb(art, x, y - 17)
    elif kind == "purse":
        _purse(art, x - 1, y + 30)
    else:
        _staff(art, x, y)
        (_lily if kind == "lily" else _star)(art, x - 31, y - 70)


def _staff(art: Art, x: float, y: float) -> None:
    rod: Outline = [(x - 31, y - 66), (x - 27, y - 67), (x + 17, y + 60), (x + 13, y + 61)]
    art.shape(rod, OCHRE, 1.7, slip=(0, 0))
    art.shape(ellipse(x + 15.4, y + 62, 4.4, steps=16), OCHRE, 1.7, slip=(0, 0))


def _lily(art: Art, x: float, y: float) -> None:
    for side in (-1, 1):
        petal = loop(
            (x, y + 8),
            (x + side * 4, y - 4),
            (x + side * 11, y - 7),
            (x + side * 12, y + 3),
            (x + side * 7, y - 1),
        )
        art.shape(petal, OCHRE, 1.8, slip=(0, 0))
    art.shape(
        loop((x, y - 17), (x, y - 17), (x + 5.4, y - 4), (x, y + 8), (x - 5.4, y - 4)),
        OCHRE,
        1.9,
        slip=(0, 0),
    )
    art.ink([(x - 7, y + 8), (x + 7, y + 7)], 4.4, "flat", straight=True)


def _star(art: Art, x: float, y: float) -> None:
    art.shape(star(x, y - 3, 13, points=6, inner=0.46, turn=-math.pi / 2), OCHRE, 1.9, slip=(0, 0))
    art.fill(ellipse(x, y - 3, 2.6, steps=10), VERMILION)


def _orb(art: Art, x: float, y: float) -> None:
    art.shape(
        [(x - 2.2, y - 26), (x + 2.2, y - 26), (x + 2.2, y - 10), (x - 2.2, y - 10)], OCHRE, 1.5, slip=(0, 0)
    )
    art.shape(
        [(x - 7, y - 22.4), (x + 7, y - 22.4), (x + 7, y - 18.4), (x - 7, y - 18.4)], OCHRE, 1.5, slip=(0, 0)
    )
    art.shape(ellipse(x, y, 14), OCHRE, 2.4, slip=(0, 0))
    art.teeth(ellipse(x, y, 14, arc=(-50, 110)), 7, 2.6, 1.5, straight=True, growth="flat")
    art.ink([(x - 13.5, y - 2), (x, y + 2), (x + 13.5, y - 2)], 3, "flat")
    art.ink([(x, y - 14), (x, y + 1)], 3, "flat", straight=True)


def _purse(art: Art, x: float, y: float) -> None:
    bag = loop(
        (x - 5, y - 20),
        (x + 7, y - 20),
        (x + 17, y + 2),
        (x + 13, y + 17),
        (x, y + 20),
        (x - 13, y + 16),
        (x - 15, y),
    )
    art.shape(bag, GREEN, 2.4, slip=(0, 0))
    art.teeth(bag[len(bag) // 7 : len(bag) // 2], 9, 2.8, 1.6, growth="flat")
    frill = outline(
        f"{x - 5},{y - 20} {x - 12},{y - 30}! {x - 3},{y - 27} {x + 1},{y - 33}! {x + 5},{y - 27} {x + 14},{y - 30}! {x + 7},{y - 20}"
    )
    art.shape(frill, GREEN, 2, slip=(0, 0))
    art.ink([(x - 7, y - 19), (x + 8, y - 20)], 4, "flat", straight=True, colour=OCHRE)
    art.shape(ellipse(x + 1, y + 2, 6.4, steps=20), OCHRE, 1.7, slip=(0, 0))
    art.fill(ellipse(x + 1, y + 2, 2.2, steps=10), CREAM)
