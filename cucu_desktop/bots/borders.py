"""Borders: from which card on sensible players keep, by how many play and come after them.

There are four kinds of turn, as a card tells more or less of those before it:

- *unasked*: everybody before has kept, so that what they hold is good;
- *asked*: somebody before has given up theirs, and whoever got it is content: so they have a lower one still;
- *stopped*: somebody before has tried to get rid of theirs, and has it still, or another that nobody praised;
- *given*: the card came for another one. Who gave a lower card for it keeps it anyhow: somebody before them
  has that one (000, "passo e arresto").

They are found by playing some million deals both ways at every turn, by size of the table: if all others keep
from these cards on, nobody gains by another border.
"""

from collections.abc import Iterable
from typing import Final

from cucu_desktop.frozen import frozen

_DIGITS: Final = 16


@frozen
class Borders:
    """Borders at a table, as ranks by the number of players after one.

    Attributes:
        unasked: if everybody before has kept.
        asked: if somebody has got a card from one before and was content with it.
        given: for a card that came for another.
        stopped: if somebody before has tried to exchange, and nobody was content with what came; none if that
            makes no difference.
    """

    unasked: tuple[int, ...]
    asked: tuple[int, ...]
    given: tuple[int, ...]
    stopped: tuple[int, ...] = ()

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
        )


def read(kinds: Iterable[str]) -> Borders:
    """Return the borders that are written down: unasked, asked and given, a hexadecimal digit for each.

    >>> read(("b6", "88", "88")).unasked
    (11, 6)
    """
    return Borders(*(tuple(int(digit, _DIGITS) for digit in kind) for kind in kinds))
