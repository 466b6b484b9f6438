"""Borders: from which card on sensible players keep, by how many play and come after them.

There are six kinds of turn, as a card tells more or less of those before it:

- *unasked*: everybody before has kept, so that what they hold is good;
- *asked*: somebody before has given up theirs, and whoever got it is content: so they have a lower one still;
- *stopped*: somebody before has tried to get rid of theirs, and has it still, or another that nobody praised;
- *given*: the card came for another one. Who gave a lower card for it keeps it anyhow: somebody before them
  has that one (000, "passo e arresto");
- *given, asked*: the same where somebody was content before this card set out;
- *asked late*: as *asked*, where all before who gave theirs up have kept, and it has crossed but once. What
  they kept is good, so that only one card is known to be low.

They are found by playing some million deals both ways at every turn, by size of the table: if all others keep
from these cards on, nobody gains by another border.

A border may be blurred: where two ways are worth nearly the same, the best do now this, now that. From 4.7 on
they keep cards of rank 5 and higher, and of rank 4 three of ten. Where it is all one over several ranks,
"5:6/69/80" says that of rank 5 they keep six of a hundred, of rank 6 69 and of rank 7 80.
"""

from collections.abc import Iterable
from functools import cache
from math import ceil
from random import Random
from typing import Final, NamedTuple

from cucu_desktop.frozen import frozen

_DIGITS: Final = 16
_GIVEN: Final = 3
_HALF: Final = 0.5
_TURNS: Final = 12
_KINDS: Final = 6
_HUNDRED: Final = 100


class Blur(NamedTuple):
    """A border as it is watched: none of the ranks below these is kept, and all above are.

    Attributes:
        first: the lowest rank of which some are kept.
        shares: how many are from that one on, never fewer of a higher one.
    """

    first: int
    shares: tuple[float, ...]

    def kept(self, rank: int) -> float:
        """Return how likely a card is kept that came for no lower one."""
        at = rank - self.first
        return 0.0 if at < 0 else self.shares[at] if at < len(self.shares) else 1.0

    def border(self, share: float) -> int:
        """Return the rank from which more than this share is kept."""
        return self.first + sum(kept <= share for kept in self.shares)

    @property
    def mean(self) -> float:
        """The number of ranks that are not kept, each by as much of it as is not."""
        return self.first + sum(1 - share for share in self.shares)


def blur(border: float) -> Blur:
    """Return the border of who keeps some of one rank only.

    >>> blur(4.75).kept(3), blur(4.75).kept(4), blur(4.75).kept(5)
    (0.0, 0.25, 1.0)
    """
    whole = ceil(border)
    return Blur(whole - 1, (whole - border,))


@frozen
class Borders:
    """Borders at a table, as ranks by the number of players after one.

    Attributes:
        unasked: if everybody before has kept.
        asked: if somebody has got a card from one before and was content with it.
        given: for a card that came for another.
        stopped: if somebody before has tried to exchange, and nobody was content with what came; none if that
            makes no difference.
        blurred: when asked, unasked, stopped and given, as they are watched; none if that is not known.
        given_asked: for a card that came after somebody was content; none if that makes no difference.
        relieved: the same as it is watched.
        asked_late: when asked, if that card set out late, and crossed once; none if that makes no difference.
        late: the same as it is watched.
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

    @property
    def blurs(self) -> tuple[tuple[Blur, ...], ...]:
        """How many keep what when asked, unasked, stopped and given."""
        kinds = self.asked, self.unasked, self.stopped or self.asked, self.given
        return self.blurred or tuple([tuple(map(blur, kind)) for kind in kinds])

    @property
    def watched(self) -> tuple[tuple[Blur, ...], ...]:
        """The borders that others are seen to have when asked, unasked, stopped and asked late."""
        return *self.blurs[:_GIVEN], self.late or self.blurs[0]

    def watched_given(self, *, asked: bool) -> tuple[Blur, ...]:
        """Return the borders that others are seen to have for a card that came.

        Args:
            asked: whether somebody was content before it set out.
        """
        return self.relieved if asked and self.relieved else self.blurs[_GIVEN]

    def came(self, here: tuple[int, ...]) -> tuple[int, ...]:
        """Return the borders for a card that came for another where these hold for what is dealt."""
        is_asked = here is self.asked or here is self.asked_late
        return self.given_asked if self.given_asked and is_asked else self.given

    def content(self, *, late: bool) -> tuple[int, ...]:
        """Return the borders that hold once somebody is content with what came.

        Args:
            late: whether it crossed once, from somebody before whom all had kept.
        """
        return self.asked_late if late and self.asked_late else self.asked

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
            tuple([tuple(map(blur, nobody)) + kind for kind in self.blurs]),
        )


@cache
def as_played(borders: Borders) -> tuple[Borders, ...]:
    """Return the borders with which deals are played out by turns: either side of those that are blurred."""
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


def read(kinds: Iterable[str], more: int = 0, farther: str = "") -> Borders:
    """Return the borders that are written down: unasked, asked, given, stopped, given when asked, asked late.

    Args:
        kinds: the borders, as in `read_blurs`.
        more: how many players there are before those.
        farther: their border, a digit; else it is that of the first one written down.

    >>> read(("b6", "88", "88")).unasked
    (11, 6)
    >>> read(("6 5.7 4.2", "333", "666"), 1).unasked
    (6, 6, 4, 4)
    """
    none: tuple[Blur, ...] = ()
    found = [read_blurs(kind, more, farther) for kind in kinds]
    found += [none] * (_KINDS - len(found))
    unasked, asked, given, stopped, given_asked, late = (
        tuple([_whole(each.mean) for each in kind]) for kind in found
    )
    watched = found[1], found[0], found[3] or found[1], found[2]
    return Borders(unasked, asked, given, stopped, watched, given_asked, found[4], late, found[5])


def read_blurs(kind: str, more: int = 0, farther: str = "") -> tuple[Blur, ...]:
    """Return one kind of border, the last player's first.

    For each a hexadecimal digit, or numbers with spaces between where they are blurred. `more` and `farther`
    are those of `read`.
    """
    found = (
        [_read(word) for word in kind.split()]
        if " " in kind
        else [blur(int(digit, _DIGITS)) for digit in kind]
    )
    last = int(farther, _DIGITS) if farther else _whole(found[-1].mean)
    return (*found, *[blur(last)] * more)


def _read(word: str) -> Blur:
    first, _, shares = word.partition(":")
    if not shares:
        return blur(float(first))
    return Blur(int(first), tuple([int(share) / _HUNDRED for share in shares.split("/")]))


def _whole(border: float) -> int:
    """Return from which rank on more than half of them keep."""
    return ceil(border - _HALF)
