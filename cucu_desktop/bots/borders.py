"""Borders: keep thresholds of sensible players, by the number of players and of those after them.

There are six kinds of turn, since the earlier players' actions carry information (`learning.turn_record`
tells them apart while a deal is learnt):

- *unasked*: all before have kept, so that their cards are good;
- *asked*: a player before has given up their card, and its receiver is content: so that player has a lower
  one still;
- *stopped*: a player before has tried to get rid of a card, and has it still, or another that nobody
  was content with;
- *given*: the card came for another one. A player who gave a lower card for it keeps it in any case: a player
  before them has that one (000, "passo e arresto");
- *given, asked*: the same where a player was content before this card set out;
- *asked late*: as *asked*, where all earlier givers have since kept, and the card has crossed once. What
  they kept is good, so that only one card is known to be low.

They are learnt (`learnt_borders`): if all others keep by them, no other border is a better response.

A border may be blurred: where both actions are worth nearly the same, the best players mix them.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import ceil
from random import Random
from typing import Final, NamedTuple

from cucu_desktop.frozen import frozen

_GIVEN: Final = 3
_HALF: Final = 0.5
_TURNS: Final = 12


class Blur(NamedTuple):
    """A border as fractions of kept cards: no rank below these is kept, and all ranks above are.

    Attributes:
        first: the lowest rank that is sometimes kept.
        shares: the fraction kept of each rank from that one on, never falling with the rank.
    """

    first: int
    shares: tuple[float, ...]

    def kept(self, rank: int) -> float:
        """Return the probability that a card is kept if no lower one was given for it."""
        at = rank - self.first
        return 0.0 if at < 0 else self.shares[at] if at < len(self.shares) else 1.0

    def border(self, share: float) -> int:
        """Return the lowest rank of which more than this fraction is kept."""
        return self.first + sum(kept <= share for kept in self.shares)

    @property
    def always(self) -> int:
        """The rank from which all cards are kept."""
        return self.first + len(self.shares)

    @property
    def mean(self) -> float:
        """The number of ranks that are not kept, each counted by the fraction that is not kept."""
        return self.first + sum(1 - share for share in self.shares)


def blur(border: float) -> Blur:
    """Return the blurred border that mixes at one rank only.

    >>> blur(4.75).kept(3), blur(4.75).kept(4), blur(4.75).kept(5)
    (0.0, 0.25, 1.0)
    """
    whole = ceil(border)
    return Blur(whole - 1, (whole - border,))


@frozen
class Borders:
    """The borders at a table, as ranks by the number of later players.

    Attributes:
        unasked: if all before have kept.
        asked: if a receiver before was content with a card that came.
        given: for a card that came for another.
        stopped: if a player before has tried to exchange, and no receiver was content; empty if it is the
            same
            as `asked`.
        blurred: when asked, unasked, stopped and given, as fractions of kept cards; empty if unknown.
        given_asked: for a card that came after a receiver was content; empty if it is the same as `given`.
        relieved: the same as fractions of kept cards.
        asked_late: when asked, if that card set out late, and crossed once; empty if it is the same as
            `asked`.
        late: the same as fractions of kept cards.
    """

    unasked: tuple[int, ...]
    asked: tuple[int, ...]
    given: tuple[int, ...]
    stopped: tuple[int, ...] = ()
    blurred: tuple[tuple[Blur, ...], ...] = ()
    given_asked: tuple[int, ...] = ()
    relieved: tuple[Blur, ...] = ()
    asked_late: tuple[int, ...] = ()
    late: tuple[Blur, ...] = ()

    @classmethod
    def of(
        cls,
        *,
        unasked: tuple[Blur, ...],
        asked: tuple[Blur, ...],
        given: tuple[Blur, ...],
        stopped: tuple[Blur, ...],
        relieved: tuple[Blur, ...] = (),
        late: tuple[Blur, ...] = (),
    ) -> "Borders":
        """Return the borders of players who are known by their blurs."""
        return cls(
            _wholes(unasked),
            _wholes(asked),
            _wholes(given),
            _wholes(stopped),
            (asked, unasked, stopped, given),
            _wholes(relieved),
            relieved,
            _wholes(late),
            late,
        )

    @property
    def blurs(self) -> tuple[tuple[Blur, ...], ...]:
        """The blurred borders when asked, unasked, stopped and given."""
        kinds = self.asked, self.unasked, self.stopped or self.asked, self.given
        return self.blurred or tuple([tuple(map(blur, kind)) for kind in kinds])

    @property
    def watched(self) -> tuple[tuple[Blur, ...], ...]:
        """The borders expected of other players when asked, unasked, stopped and asked late."""
        return *self.blurs[:_GIVEN], self.late or self.blurs[0]

    def watched_given(self, *, asked: bool) -> tuple[Blur, ...]:
        """Return the borders expected of other players for a card that came.

        Args:
            asked: whether a receiver was content before it set out.
        """
        return self.relieved if asked and self.relieved else self.blurs[_GIVEN]

    def came(self, here: tuple[int, ...]) -> tuple[int, ...]:
        """Return the borders for a card that came for another, given the borders for dealt cards."""
        is_asked = here is self.asked or here is self.asked_late
        return self.given_asked if self.given_asked and is_asked else self.given

    def content(self, *, late: bool) -> tuple[int, ...]:
        """Return the borders that hold once a receiver is content with a card that came.

        Args:
            late: whether it crossed once, from a player before whom all had kept.
        """
        return self.asked_late if late and self.asked_late else self.asked

    def tried(self, here: tuple[int, ...]) -> tuple[int, ...]:
        """Return the borders that hold after a player tries to exchange where `here` have held."""
        return (self.stopped or self.asked) if here is self.unasked else here

    def and_after(self, silent: int) -> "Borders":
        """Return the borders of a table where `silent` players without a turn come after all others."""
        nobody = (0,) * silent
        return Borders(
            nobody + self.unasked,
            nobody + self.asked,
            nobody + self.given,
            nobody + (self.stopped or self.asked),
            tuple([tuple(map(blur, nobody)) + kind for kind in self.blurs]),
        )


@lru_cache(maxsize=256)
def as_played(borders: Borders) -> tuple[Borders, ...]:
    """Return the whole borders with which playouts approximate blurred ones: either side of each."""
    if not borders.blurred:
        return (borders,)
    random = Random(0)
    tables: list[list[tuple[int, ...]]] = [[] for _ in range(_TURNS)]
    more = borders.relieved or borders.blurred[_GIVEN], borders.late or borders.blurred[0]
    for kind in (*borders.blurred, *more):
        columns = []
        for border in kind:
            shares = [(turn + _HALF) / _TURNS for turn in range(_TURNS)]
            random.shuffle(shares)
            columns.append([border.border(share) for share in shares])
        for table, row in zip(tables, zip(*columns, strict=True), strict=True):
            table.append(row)
    return tuple(
        [
            Borders(
                unasked,
                asked,
                given,
                stopped,
                given_asked=relieved if borders.relieved else (),
                asked_late=late if borders.late else (),
            )
            for asked, unasked, stopped, given, relieved, late in tables
        ]
    )


def _wholes(kind: Iterable[Blur]) -> tuple[int, ...]:
    """Return the ranks from which more than half of the cards are kept."""
    return tuple([ceil(blur.mean - _HALF) for blur in kind])
