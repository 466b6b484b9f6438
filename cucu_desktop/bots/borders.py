"""Borders: from which card on sensible players keep, by how many play and come after them.

There are four kinds of turn, as a card tells more or less of those before it:

- *unasked*: everybody before has kept, so that what they hold is good;
- *asked*: somebody before has given up theirs, and whoever got it is content: so they have a lower one still;
- *stopped*: somebody before has tried to get rid of theirs, and has it still, or another that nobody praised;
- *given*: the card came for another one. Who gave a lower card for it keeps it anyhow: somebody before them
  has that one (000, "passo e arresto").

They are found by playing some million deals both ways at every turn, by size of the table: if all others keep
from these cards on, nobody gains by another border.

A border may be blurred: where two ways are worth nearly the same, the best do now this, now that. From 4.7 on
they keep cards of rank 5 and higher, and of rank 4 three of ten.
"""

from collections.abc import Iterable
from functools import cache
from math import ceil
from random import Random
from typing import Final

from cucu_desktop.frozen import frozen

_DIGITS: Final = 16
_HALF: Final = 0.5
_TURNS: Final = 12


@frozen
class Borders:
    """Borders at a table, as ranks by the number of players after one.

    Attributes:
        unasked: if everybody before has kept.
        asked: if somebody has got a card from one before and was content with it.
        given: for a card that came for another.
        stopped: if somebody before has tried to exchange, and nobody was content with what came; none if that
            makes no difference.
        blurred: when asked, unasked and stopped, as they are watched; none if that is not known.
    """

    unasked: tuple[int, ...]
    asked: tuple[int, ...]
    given: tuple[int, ...]
    stopped: tuple[int, ...] = ()
    blurred: tuple[tuple[float, ...], ...] = ()

    @property
    def watched(self) -> tuple[tuple[float, ...], ...]:
        """The borders that others are seen to have when asked, unasked and stopped."""
        return self.blurred or (self.asked, self.unasked, self.stopped)

    def tried(self, here: tuple[int, ...]) -> tuple[int, ...]:
        """Return the borders that hold when somebody tries to exchange where these have held."""
        return (self.stopped or self.asked) if here is self.unasked else here

    def and_after(self, silent: int) -> "Borders":
        """Return the same at a table where so many come after all of them who have no turn."""
        nobody = (0,) * silent
        return Borders(
            nobody + self.unasked,
            nobody + self.asked,
            nobody + self.given,
            nobody + (self.stopped or self.asked),
            tuple([nobody + (kind or self.asked) for kind in self.watched]),
        )


@cache
def as_played(borders: Borders) -> tuple[Borders, ...]:
    """Return the borders with which deals are played out by turns: either side of those that are blurred."""
    if not borders.blurred:
        return (borders,)
    random = Random(0)
    tables: list[list[tuple[int, ...]]] = [[] for _ in range(_TURNS)]
    for kind in borders.blurred:
        columns = []
        for border in kind:
            shares = [(turn + _HALF) / _TURNS for turn in range(_TURNS)]
            random.shuffle(shares)
            columns.append([ceil(border) - (share < ceil(border) - border) for share in shares])
        for table, row in zip(tables, zip(*columns, strict=True), strict=True):
            table.append(row)
    return tuple([Borders(unasked, asked, borders.given, stopped) for asked, unasked, stopped in tables])


def read(kinds: Iterable[str], more: int = 0, farther: str = "") -> Borders:
    """Return the borders that are written down: unasked, asked, given and stopped.

    For each a hexadecimal digit, or numbers with spaces between where they are blurred.

    Args:
        kinds: the borders, the last player's first.
        more: how many players there are before those.
        farther: their border, a digit; else it is that of the first one written down.

    >>> read(("b6", "88", "88")).unasked
    (11, 6)
    >>> read(("6 5.7 4.2", "333", "666"), 1).unasked
    (6, 6, 4, 4)
    """
    written: list[tuple[float, ...]] = []
    for kind in kinds:
        found = _numbers(kind)
        written.append((*found, *[int(farther, _DIGITS) if farther else _whole(found[-1])] * more))
    unasked, asked, given, stopped = (tuple(map(_whole, kind)) for kind in (*written, ())[:4])
    return Borders(unasked, asked, given, stopped, (written[1], written[0], (*written, written[1])[3]))


def _numbers(kind: str) -> list[float]:
    if " " in kind:
        return [float(word) for word in kind.split()]
    return [int(digit, _DIGITS) for digit in kind]


def _whole(border: float) -> int:
    """Return from which rank on more than half of them keep."""
    return ceil(border - _HALF)
