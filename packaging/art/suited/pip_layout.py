"""Layout of cards with suits: the index at the head, and the positions of the pips."""

from collections.abc import Callable

from PySide6.QtGui import QTransform

from kit.curves import Point
from kit.woodcut import INK, TEXT, Art

HEAD = 74
"""The y of the line between the index above and the picture below."""

Mark = Callable[[float, float, float], object]
"""A function that draws the mark of a suit: mark(x, y, size)."""


def index(art: Art, rank: str, mark: Mark, colour: str = INK) -> None:
    """Print the rank at the head on the left and the suit on the right, legible at very small widths."""
    since = len(art.layers)
    art.text(rank, 19, 0, 74, font=TEXT, widest=68, colour=colour, bolder=5, from_left=True)
    box = art.layers[since].path.boundingRect()
    # Letters with a tail (J, Q) are drawn smaller, so that all letters have the same height.
    tall = min(1, 54 / box.height())
    fit = (
        QTransform().translate(box.left(), 17).scale((1 + tall) / 2, tall).translate(-box.left(), -box.top())
    )
    art.transform(since, fit)
    mark(161, 43, 48)


def rule(art: Art) -> None:
    """Draw the line between the index and the picture."""
    wobble = art.noise()
    art.ink([(8 + i * 4, HEAD + wobble(i * 0.4) * 0.9) for i in range(47)], 2.2, "flat")


LEFT, MIDDLE, RIGHT = 50, 100, 150
TOP, BOTTOM = HEAD + 12, 330

SPREADS: dict[int, tuple[tuple[int, float], ...]] = {
    2: ((MIDDLE, 0), (MIDDLE, 1)),
    3: ((MIDDLE, 0), (MIDDLE, 0.5), (MIDDLE, 1)),
    4: ((LEFT, 0), (RIGHT, 0), (LEFT, 1), (RIGHT, 1)),
    5: ((LEFT, 0), (RIGHT, 0), (MIDDLE, 0.5), (LEFT, 1), (RIGHT, 1)),
    6: ((LEFT, 0), (RIGHT, 0), (LEFT, 0.5), (RIGHT, 0.5), (LEFT, 1), (RIGHT, 1)),
    7: ((LEFT, 0), (RIGHT, 0), (MIDDLE, 0.25), (LEFT, 0.5), (RIGHT, 0.5), (LEFT, 1), (RIGHT, 1)),
    8: (
        *((LEFT, 0), (RIGHT, 0), (MIDDLE, 0.25), (LEFT, 0.5)),
        *((RIGHT, 0.5), (MIDDLE, 0.75), (LEFT, 1), (RIGHT, 1)),
    ),
    9: (
        *((LEFT, 0), (RIGHT, 0), (LEFT, 1 / 3), (RIGHT, 1 / 3), (MIDDLE, 0.5)),
        *((LEFT, 2 / 3), (RIGHT, 2 / 3), (LEFT, 1), (RIGHT, 1)),
    ),
    10: (
        *((LEFT, 0), (RIGHT, 0), (MIDDLE, 1 / 6), (LEFT, 1 / 3), (RIGHT, 1 / 3)),
        *((LEFT, 2 / 3), (RIGHT, 2 / 3), (MIDDLE, 5 / 6), (LEFT, 1), (RIGHT, 1)),
    ),
}
"""The traditional layout: for each number, the column of each pip and its relative height."""


def spread(count: int, size: float, *, inset: float = 0) -> list[tuple[Point, bool]]:
    """Return the positions of the pips, each with True if it is upright; pips of the lower half are inverted.

    `inset`: the distance of the outermost pips from the head and the foot.
    """
    top, bottom = TOP + inset + size / 2, BOTTOM - inset - size / 2
    return [((x, top + (bottom - top) * down), down <= 0.5) for x, down in SPREADS[count]]
