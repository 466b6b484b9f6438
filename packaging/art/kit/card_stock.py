"""Blank card, and the parts common to all cards: edge, paper, frame, numeral and legend.

Cards are held in a fan: of thirteen cards the left three fifths are visible. So every numeral is at the left:
large on the cards with a figure, on a tab in the corner where the drawing itself is made of numerals. On a
card without a numeral the tab has the card's name, abbreviated.
"""

import random

from PySide6.QtGui import QTransform

from kit.curves import ellipse, resample, rounded_box, trace
from kit.woodcut import CREAM, EDGE, Art

FIBRE = "#d9c7a0"

LEFT = 17
"""The x at which numerals begin, a little inside the frame."""

SEEN = 104
"""The largest width of a numeral that stays visible in a fan."""


BLANK = 3
"""The number of layers of a blank card."""

NAMED = 66
"""The largest width of a short name in the corner."""


def blank(seed: int) -> Art:
    """Return a card of cream stock with nothing printed on it."""
    art = Art(seed)
    art.fill(rounded_box(0.5, 0.5, 199, 349, 9), EDGE)
    art.fill(rounded_box(1.3, 1.3, 197.4, 347.2, 8.4), CREAM)
    chance = random.Random(seed)
    fibres = [
        ellipse(
            chance.uniform(8, 192),
            chance.uniform(8, 342),
            chance.uniform(0.3, 0.8),
            chance.uniform(0.3, 1.6),
            steps=7,
        )
        for _ in range(70)
    ]
    art.add(fibres, FIBRE, 0.55)
    return art


def lowered(art: Art, scale: float = 0.9, foot: float = 300, *, since: int = BLANK) -> None:
    """Shrink the drawing of a blank card towards its foot, so that the corner is free for a name.

    `since`: the number of the first layer that is transformed.
    """
    art.transform(since, QTransform().translate(100, foot).scale(scale, scale).translate(-100, -foot))


def finish(art: Art, numeral: str = "", legend: str = "", second: str = "", *, index: str = "") -> Art:
    """Print the frame, `numeral` at the head or an index in the corner, and `legend` at the foot."""
    if index:
        _tab(art, index)
    wobble = art.noise()
    frame = [
        (x + wobble(i * 0.33) * 0.9, y + wobble(i * 0.33 + 90) * 0.9)
        for i, (x, y) in enumerate(resample(rounded_box(8, 8, 184, 334, 4), 6, closed=True))
    ]
    art.line(frame, 2.6)
    if numeral:
        art.text(numeral, LEFT, 61, 63, widest=SEEN, bolder=1.6, from_left=True)
    if second:
        art.text(legend, 100, 314, 22, widest=160, bolder=0.7)
        art.text(second, 100, 335, 22, widest=160, bolder=0.7)
    elif legend:
        art.text(legend, 100, 333, 38, widest=158, bolder=0.9)
    return art


def _tab(art: Art, numeral: str) -> None:
    """Clear the corner for an index: draw paper with a line under it over the drawing."""
    since = len(art.layers)
    widest = 58 if set(numeral) <= set("IVX") else NAMED
    art.text(numeral, LEFT - 2, 43, 42, widest=widest, bolder=1.3, from_left=True)
    letters = art.layers.pop(since)
    right = letters.path.boundingRect().right() + 6
    tab = trace(f"8,8 {right},8 {right},43 {right - 5},49 8,49")
    art.line(tab, 5, colour=CREAM, contrast=0)
    art.fill(tab, CREAM)
    art.line(tab, 2.2)
    art.layers.append(letters)
