"""Objects on a wall, and the wall itself: plaster, beams, windows, casks. All in grey."""

import math
import random

from PySide6.QtCore import QRectF

from cucu_desktop.ui.widgets.venue import Box
from kit.carving import shadow
from kit.curves import Outline, ellipse, outline
from kit.woodcut import Art
from room.floor import WALL, WIDTH, box_outline, grey

DARK, PALE = 26, 206


def thing(art: Art, shape: Outline | str, tone: float, width: float = 2, shade: float = 0) -> Outline:
    """Draw a solid object on the wall, in a tone of grey."""
    edge = outline(shape) if isinstance(shape, str) else shape
    art.fill(edge, grey(tone))
    if shade:
        shadow(art, edge, shade)
    art.line(edge, width)
    return edge


def slab(art: Art, box: Box, tone: float, width: float = 2, shade: float = 0) -> None:
    """Draw a solid box with sharp corners."""
    thing(art, box_outline(QRectF(*box)), tone, width, shade)


def skirting(art: Art, high: float, tone: float) -> None:
    """Draw a board along the foot of the wall, and its shadow on the floor."""
    slab(art, (-5, WALL - high, WIDTH + 10, high), tone, 2)
    art.ink([(0, WALL - high + 2.4), (WIDTH, WALL - high + 2.4)], 1.2, "flat", straight=True, colour=grey(PALE))
    art.layers[-1].opacity = 0.5


def ground(art: Art, tone: float) -> None:
    """Fill the bare wall."""
    art.fill(box_outline(QRectF(-5, -5, WIDTH + 10, WALL + 5)), grey(tone))


def plaster(art: Art, tone: float, seed: int) -> None:
    """Draw whitewash over rubble: trowel marks, a crack, stains that rise from the floor."""
    source = random.Random(seed)
    ground(art, tone)
    for _ in range(150):
        x, y, long = source.uniform(0, WIDTH), source.uniform(0, WALL), source.uniform(8, 34)
        art.ink([(x, y), (x + long / 2, y - source.uniform(0, 4)), (x + long, y)], source.uniform(0.8, 1.8), colour=grey(PALE if source.random() < 0.4 else 50))
        art.layers[-1].opacity = source.uniform(0.1, 0.3)
    for x in (262, 585, 1010):
        art.ink([(x, 0), (x + 6, 14), (x + 2, 24), (x + 12, 40), (x + 9, 52)], 1.6, "out", colour=grey(DARK))
    for _ in range(60):
        x = source.uniform(0, WIDTH)
        art.ink([(x, WALL), (x + source.uniform(-3, 3), WALL - source.uniform(6, 20))], 3, "out", colour=grey(40))
        art.layers[-1].opacity = 0.16


def beams(art: Art, tone: float) -> None:
    """Draw a beam along the top."""
    slab(art, (-5, -8, WIDTH + 10, 16), tone, 2)
    for x in range(20, WIDTH, 170):
        art.ink([(x, 0), (x + 70, 2.4), (x + 150, -0.4)], 1.6, colour=grey(DARK))


def sky(art: Art, box: Box) -> int:
    """Draw the light behind a window; return the first layer of the view, for `panes`."""
    x, y, wide, high = box
    for part in range(6):
        art.fill(box_outline(QRectF(x, y + high * part / 6, wide, high / 6 + 0.5)), grey(168 + 13 * part))
    return len(art.layers)


def panes(art: Art, box: Box, since: int, columns: int, rows: int, tone: float = 60) -> None:
    """Clip the view to the window, and draw the frame and its bars before it."""
    x, y, wide, high = box
    art.clip(since, box_outline(QRectF(*box)))
    bar = 3.2
    for k in range(1, columns):
        art.fill(box_outline(QRectF(x + wide * k / columns - bar / 2, y, bar, high)), grey(DARK))
    for k in range(1, rows):
        art.fill(box_outline(QRectF(x, y + high * k / rows - bar / 2, wide, bar)), grey(DARK))
    for jamb in ((x - 8, y - 8, 8, high + 16), (x + wide, y - 8, 8, high + 16), (x - 8, y - 8, wide + 16, 8)):
        slab(art, jamb, tone, 1.8)
    slab(art, (x - 14, y + high, wide + 28, 8), tone + 30, 2, 3)


def pot(art: Art, x: float, y: float) -> None:
    """Draw a geranium on the sill."""
    for i in range(9):
        turn = math.tau * i / 9
        art.add([ellipse(x + 10 * math.cos(turn), y - 19 + 7 * math.sin(turn), 6, 4, turn=turn, steps=14)], grey(64))
        art.line(ellipse(x + 10 * math.cos(turn), y - 19 + 7 * math.sin(turn), 6, 4, turn=turn, steps=14), 1)
    for dx, dy in ((-8, -25), (0, -29), (8, -24), (3, -20), (-4, -18)):
        art.add([ellipse(x + dx, y + dy, 3.4, steps=12)], grey(190))
        art.line(ellipse(x + dx, y + dy, 3.4, steps=12), 1)
    thing(art, f"{x - 9},{y - 13}! {x + 9},{y - 13}! {x + 6.4},{y}! {x - 6.4},{y}!", 128, 1.8, 4)


def barrel(art: Art, x: float, y: float, size: float) -> None:
    """Draw a cask that lies on its side, its head to the viewer."""
    head = ellipse(x, y, size, steps=40)
    thing(art, head, 92, 3, size * 0.3)
    thing(art, ellipse(x, y, size * 0.82, steps=36), 124, 1.8)
    for k in range(-3, 4):
        u = size * 0.82 * k / 4
        v = math.sqrt(max(0.0, (size * 0.82) ** 2 - u * u))
        art.ink([(x + u, y - v), (x + u, y + v)], 1.4, "flat", straight=True, colour=grey(44))
    slab(art, (x - size * 0.82, y - 2.6, size * 1.64, 5.2), 104, 1.5)
    slab(art, (x - 3, y + size * 0.42, 6, 9), 170, 1.5)
    art.ink([(x, y + size * 0.42 + 9), (x, y + size * 0.42 + 14)], 3, "flat", colour=grey(DARK))


def bottle(art: Art, x: float, y: float, tall: float, tone: float) -> None:
    """Draw a bottle that stands at y, with the reflection of the lamp."""
    thing(art, f"{x - 4.6},{y}! {x - 4.8},{y - tall * 0.56} {x - 1.8},{y - tall * 0.7} {x - 1.7},{y - tall}! {x + 1.7},{y - tall}! {x + 1.8},{y - tall * 0.7} {x + 4.8},{y - tall * 0.56} {x + 4.6},{y}!", tone, 1.5, 3)
    art.ink([(x - 2.6, y - 3), (x - 2.8, y - tall * 0.5)], 1.4, colour=grey(220))


def shelf(art: Art, x: float, y: float, wide: float) -> None:
    """Draw a board on two brackets."""
    slab(art, (x, y, wide, 5), 96, 1.8)
    for foot in (x + 10, x + wide - 14):
        thing(art, f"{foot},{y + 5}! {foot + 5},{y + 5}! {foot + 1},{y + 15}!", 70, 1.4)


def string(art: Art, x: float, y: float, count: int, bead: float, tone: float) -> None:
    """Draw a string of garlic, peppers or floats."""
    art.ink([(x, -4), (x + 1, y), (x, y + count * bead)], 1.6, "flat")
    for k in range(count):
        for side in (-1, 1):
            thing(art, ellipse(x + side * bead * 0.62, y + k * bead * 0.86 + (side > 0) * bead * 0.4, bead * 0.62, bead * 0.5, steps=14), tone, 1.4, 2)
