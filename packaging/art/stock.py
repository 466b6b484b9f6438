"""The blank card, and what every card gets: edge, paper, frame, numeral and legend."""

import random

from curves import ellipse, resample, rounded_box
from wood import CREAM, EDGE, Art

FIBRE = "#d9c7a0"


def blank(seed: int) -> Art:
    """A card of cream stock with nothing printed on it yet."""
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


def finish(art: Art, numeral: str = "", legend: str = "", second: str = "") -> Art:
    """Print the frame, a numeral at the head, and a legend of one or two lines at the foot."""
    wobble = art.noise()
    frame = [
        (x + wobble(i * 0.33) * 0.9, y + wobble(i * 0.33 + 90) * 0.9)
        for i, (x, y) in enumerate(resample(rounded_box(8, 8, 184, 334, 4), 6, closed=True))
    ]
    art.line(frame, 2.6)
    if numeral:
        art.text(numeral, 100, 61, 63, widest=150, bolder=1.6)
    if second:
        art.text(legend, 100, 314, 22, widest=160, bolder=0.7)
        art.text(second, 100, 335, 22, widest=160, bolder=0.7)
    elif legend:
        art.text(legend, 100, 333, 38, widest=158, bolder=0.9)
    return art
