"""The big Roman numerals, cut as letters with slab serifs.

As in the old packs four, nine and fourteen are written out, IIII, VIIII and XIIII: where a card counts,
an X in its numeral is a point and a V a half.
"""

from collections.abc import Callable

from kit.curves import Outline, Point, resample, trace
from kit.layers import union
from kit.woodcut import CREAM, INK, Art

CAP = 156
"""The height of the letters given below; `numeral` scales them to its box."""

GAP = 5

Grain = Callable[[Art, Outline], None]


def _one() -> Outline:
    return trace("0,0 40,0 40,10 31,14 31,142 40,146 40,156 0,156 0,146 9,142 9,14 0,10")


def _five() -> Outline:
    return trace("0,0 56,0 56,10 46,14 62,106 77,14 67,10 67,0 98,0 98,10 89,14 62,157 49,157 16,14 0,10")


def _ten() -> Outline:
    thick = trace("0,0 52,0 52,10 43,14 91,142 103,146 103,156 47,156 47,146 57,142 11,14 0,10")
    thin = trace("66,0 99,0 99,10 89,14 24,142 35,146 35,156 2,156 2,146 11,142 75,14 66,10")
    return union(thick, thin)


LETTERS: dict[str, tuple[Callable[[], Outline], float]] = {
    "I": (_one, 40),
    "V": (_five, 98),
    "X": (_ten, 103),
}
"""The function that draws each letter, and the letter's width."""


def diagonal(art: Art, letter: Outline) -> None:
    """Shade a letter with slanting wedges from its right edge."""
    art.hatch(letter, -0.62, 3.4, 1.9, shape="right", cut=0.42, ragged=0.8, shortest=4)


def upright(art: Art, letter: Outline) -> None:
    """Shade a letter with level wedges."""
    art.hatch(letter, 0.05, 3.6, 2, shape="right", cut=0.5, ragged=0.8, shortest=4)


def bark(art: Art, letter: Outline) -> None:
    """Shade a letter with long upright cuts."""
    art.hatch(letter, 1.5, 4.4, 1.8, shape="spindle", ragged=9, shortest=6)


def chalk(art: Art, letter: Outline) -> None:
    """Light a black letter from the left with slanting white cuts."""
    art.hatch(letter, -0.62, 3.6, 1.7, colour=CREAM, shape="left", cut=0.5, ragged=2.4, shortest=5)


def numeral(
    art: Art,
    word: str,
    box: tuple[float, float, float, float],
    colour: str,
    *,
    grain: Grain = diagonal,
    halo: str = CREAM,
) -> None:
    """Cut a numeral to fill a box (x, y, width, height), over the drawing behind it."""
    x, y, width, height = box
    natural = sum(LETTERS[letter][1] for letter in word) + GAP * (len(word) - 1)
    along, down = width / natural, height / CAP
    letters: list[Outline] = []
    for letter in word:
        draw, advance = LETTERS[letter]
        edge = resample([(x + u * along, y + v * down) for u, v in draw()], 2.4, closed=True)
        letters.append(_hand_cut(art, edge))
        x += (advance + GAP) * along
    for shape in letters:
        art.line(shape, 9, colour=halo, contrast=0)
    for shape in letters:
        art.fill(shape, CREAM)
        if colour == INK:
            art.fill(shape)
        else:
            art.stencil(shape, colour, grow=0.2)
        art.line(shape, 3.2)
        grain(art, shape)


def _hand_cut(art: Art, edge: Outline) -> Outline:
    """Return the same edge with slight irregularity, as cut by hand."""
    wobble = art.noise()

    def moved(i: int, point: Point) -> Point:
        return (point[0] + wobble(i * 0.35) * 0.6, point[1] + wobble(i * 0.35 + 60) * 0.6)

    return [moved(i, point) for i, point in enumerate(edge)]
