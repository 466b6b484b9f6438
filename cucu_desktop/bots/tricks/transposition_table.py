"""Transposition table of the solver: bounds on positions between tricks, shared by equivalent positions.

One entry represents a whole class of positions, as in partition search. The class is the patterns of both
series (`suit_patterns`), each down to the runs that include the cards that mattered. Their number
is not known beforehand, so a position is looked up at each depth at which positions with the same
hands, but for ranks, were stored.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cucu_desktop.bots.tricks.suit_patterns import SeriesPatterns, SuitPatterns
from cucu_desktop.bots.tricks.trick_position import DealContext

_TRUMP_OUT: Final = 8
"""Combined with the leader: the flag that the trump card is out."""
_WHO: Final = 4
"""The number of bits of the leader."""
_NUMBER: Final = 24
"""The number of bits of a pattern's number."""
Depths = list[tuple[int, int]]
"""The depths, as the runs of both series, at which roughly alike positions are stored."""
Key = tuple[SeriesPatterns, SeriesPatterns, int]
"""The key of a position: the patterns of both series, and the leader."""


class TranspositionTable(NamedTuple):
    """The table of one deal, as its two functions.

    Attributes:
        recall: from the cards out, the leader and the points asked for: a bound on our side's points on the
            right
            side of them, or `None`; the cards that mattered for it; a card that succeeded in such a
            position, or 0; and the position's key.
        keep: from that key, the points asked for, the points left, the bound, the cards that mattered and
            the card that succeeded, or 0: stores them, and returns the cards that mattered up to whole runs.
    """

    recall: Callable[[int, int, int], tuple[int | None, int, int, Key]]
    keep: Callable[[Key, int, int, int, int, int], int]


def new_table(context: DealContext, hands: Sequence[int]) -> TranspositionTable:
    """Return an empty table for this deal."""
    pack, _, _, trump, _ = context
    one, other = (series & ~trump for series in pack.masks)
    patterns = SuitPatterns(pack, hands)
    known: dict[int, tuple[int, int, int]] = {}
    """By the patterns of both series and the leader: lower and upper bound, and the card that succeeded."""
    depths: dict[int, Depths] = {}
    """The depths by the roughest patterns and the leader."""
    # All three are one number: a tuple for each position would be more work for the garbage collector.

    def recall(out: int, leader: int, need: int) -> tuple[int | None, int, int, Key]:
        first, second = patterns[out & one], patterns[out & other]
        if not trump and first.numbers[0] < second.numbers[0]:  # the series are interchangeable
            first, second = second, first
        (numbers, told), (numbers_too, told_too) = first, second
        who = leader | _TRUMP_OUT if trump & out else leader
        rough = (numbers[0] << _NUMBER | numbers_too[0]) << _WHO | who
        best = 0
        for depth, depth_too in depths.get(rough, ()):
            bounds = known.get((numbers[depth] << _NUMBER | numbers_too[depth_too]) << _WHO | who)
            if bounds:
                least, most, best = bounds
                if least >= need or most < need:
                    value = least if least >= need else most
                    return value, told[depth] | told_too[depth_too], best, (first, second, who)
        return None, 0, best, (first, second, who)

    def keep(key: Key, need: int, left: int, value: int, mattered: int, best: int) -> int:
        (numbers, told), (numbers_too, told_too), who = key
        reached = depth, depth_too = _depth(mattered, told), _depth(mattered, told_too)
        alike = depths.setdefault((numbers[0] << _NUMBER | numbers_too[0]) << _WHO | who, [])
        if reached not in alike:
            alike.append(reached)
        position = (numbers[depth] << _NUMBER | numbers_too[depth_too]) << _WHO | who
        least, most, _ = known.get(position, (0, left, 0))
        known[position] = (
            (max(least, value), most, best) if value >= need else (least, min(most, value), best)
        )
        return told[depth] | told_too[depth_too]

    return TranspositionTable(recall, keep)


def _depth(mattered: int, told: Sequence[int]) -> int:
    """Return the number of runs that include all cards that mattered."""
    missing = mattered & told[-1]
    return next(depth for depth, cards in enumerate(told) if not missing & ~cards)
