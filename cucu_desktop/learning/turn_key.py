"""The key of a turn: what a rule of thumb could be made of.

It has the kind of the turn (`bots/borders.py` tells what the kinds are), the number of players after it and
the ranks of the card and of the one that was given for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping


class Chances(Protocol):
    """A row of a policy."""

    def chance(self, action: str) -> float:
        """Return the probability of an action, by its text."""


Row = TypeVar("Row", bound=Chances)
UNASKED, ASKED, STOPPED, LATE = range(4)
"""The kinds of a turn: what the earlier players of this deal have done."""
TURN: Final = "turn"
KEEP: Final = "keep"
KEEP_OR_EXCHANGE: Final = "ke"
"""The first letters of the options of a usual turn."""
OPEN: Final = "!"
"""Says that the next player's card was named to all."""
LOWER: Final = "v"
"""Says that another player has a card that counts lower: it has fallen (KL3), or is settled beside a tie."""
TIED: Final = "t"
"""Says that a tie is played."""
NONE: Final = -1
"""The rank of the card that was given for a dealt card."""


class TurnKey(NamedTuple):
    """The parts of a turn's key.

    Attributes:
        here: the kind of the turn for a dealt card.
        setout: the kind of the turn in which the card set out that came; None for a dealt card.
        after: the number of players after the seat.
        rank: of the seat's card; `NONE` of one that has become the lowest.
        gave: the rank of the lower card that the seat gave for it, or `NONE`.
        beside_open: whether the next player's card was named to all.
        lower: whether a card is open that counts lower, and whose holder has no turn any more.
        tied: whether it is a turn in a tie.
    """

    here: int
    setout: int | None
    after: int
    rank: int
    gave: int
    beside_open: bool = False
    lower: bool = False
    tied: bool = False

    @property
    def is_safe(self) -> bool:
        """Whether another player is seen to have a lower card."""
        return self.lower or self.gave != NONE

    @property
    def text(self) -> str:
        """The key as text."""
        words = KEEP_OR_EXCHANGE + OPEN * self.beside_open + LOWER * self.lower + TIED * self.tied
        if self.setout is None:
            return f"{words} {self.here} {self.after} {self.rank}"
        return f"{words} {self.here}{self.setout} {self.after} {self.rank} {self.gave}"


def read_key(key: str) -> TurnKey | None:
    """Return the parts of the key of a turn of keeping or exchanging; None of another key."""
    words, *parts = key.split(" ")
    if words.rstrip(OPEN + LOWER + TIED) != KEEP_OR_EXCHANGE:
        return None
    way, after, rank, *given = parts
    setout = int(way[1]) if given else None
    gave = int(given[0]) if given else NONE
    marks = (OPEN in words, LOWER in words, TIED in words)
    return TurnKey(int(way[0]), setout, int(after), int(rank), gave, *marks)


def telling(rows: Mapping[str, Row]) -> dict[str, Row]:
    """Return the rows that tell from which rank on a card is kept.

    Of each kind of turn these are the ranks that are sometimes kept and sometimes not, and one on each side.
    """
    kinds: dict[TurnKey, dict[int, str]] = {}
    for key in rows:
        turn = read_key(key)
        if turn is not None:
            kinds.setdefault(turn._replace(rank=NONE), {})[turn.rank] = key
    found = {}
    for kind, keys in kinds.items():
        ranks = sorted(keys)
        kept = [rows[keys[rank]].chance(KEEP) for rank in ranks]
        first = next((at for at, chance in enumerate(kept) if chance > 0), len(ranks)) - 1
        last = max((at for at, chance in enumerate(kept) if chance < 1), default=-1) + 1
        if not kind.is_safe or last:
            found.update({keys[rank]: rows[keys[rank]] for rank in ranks[max(first, 0) : last + 1]})
    return found
