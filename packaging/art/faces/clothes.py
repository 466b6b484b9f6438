"""Clothes and necks of the portraits."""

from collections.abc import Sequence

from faces.features import PALE, Bust
from kit.curves import Point, trace
from kit.woodcut import CREAM, INK

SHOULDERS = trace("6,98 10,84 24,76 38,72 50,78 62,72 78,76 91,84 95,98 95,112 6,112")
BROAD = trace("0,98 4,82 17,74 36,70 50,76 64,70 83,74 97,82 100,98 100,112 0,112")


def coat(bust: Bust, colour: str, shape: Sequence[Point] = SHOULDERS, *, seam: bool = True) -> None:
    """Draw a coat or a bodice."""
    bust.form(shape, colour, 2.4, shade=13)
    if seam:
        bust.ink([(49, 80), (49, 100)], 2, colour=CREAM if colour == INK else INK)


def neck(bust: Bust, skin: str = PALE, *, wide: float = 0) -> None:
    """Draw a neck with the shadow of the chin."""
    outline = [(41 - wide, 62), (60 + wide, 62), (62 + wide, 76), (51, 84), (39 - wide, 76)]
    bust.form(outline, skin, 1.8, shade=7)
    bust.ink([(40 - wide, 70), (50, 78.6), (61 + wide, 69)], 5.4)  # the shadow of the chin


def shirt_collar(bust: Bust, colour: str = CREAM) -> None:
    """Draw the two points of a shirt's collar."""
    bust.form(trace("38,71! 50,82 42,92! 30,80"), colour, 1.8)
    bust.form(trace("63,71! 51,82 60,92! 71,80"), colour, 1.8, shade=5)


def ear(bust: Bust, at: Point = (67, 48), skin: str = PALE, size: float = 1) -> None:
    """Draw the ear on the visible side."""
    x, y = at
    outline = trace("-2,-4.5 2.4,-6.6 5.6,-3.4 4.4,3 1.4,7.4 -2,6")
    bust.form([(x + u * size, y + v * size) for u, v in outline], skin, 1.8)
    bust.ink([(x + 0.4, y - 2.6), (x + 3 * size, y - 2), (x + 1.4, y + 2.4)], 1.2)
