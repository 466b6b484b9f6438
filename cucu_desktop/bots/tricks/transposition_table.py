"""Transposition table of the solver: bounds on positions between tricks, shared by positions that play alike.

One entry stands for a whole class of positions, as in partition search. The class is the patterns of both
series (`suit_patterns`), each down to as many runs as it takes to reach the cards that mattered. How many
that is, is not known beforehand, so a position is looked up at each depth at which positions with the same
hands, but for ranks, were stored.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cucu_desktop.bots.tricks.position import DealContext
from cucu_desktop.bots.tricks.suit_patterns import SeriesPatterns, SuitPatterns

_TRUMP_OUT: Final = 8
"""With who leads: that the trump card is out."""
_WHO: Final = 4
"""So many bits take in who leads."""
_NUMBER: Final = 24
"""So many bits take in the number of a pattern."""
Depths = list[tuple[int, int]]
"""How many runs of the one series and the other have been told of positions that are roughly alike."""
Key = tuple[SeriesPatterns, SeriesPatterns, int]
"""Where a position is kept: the patterns of both series, and who leads."""


class TranspositionTable(NamedTuple):
    """The table of one deal, as its two functions.

    Attributes:
        recall: of the cards out, who leads and how much is asked for: what our side can take, at least or at
            most, on the right side of what was asked, or `None`; what mattered for that; a card that was
            right in such a position, or 0; and the position's key.
        keep: of that key, how much was asked for, what is left, what our side can take, what mattered and
            the card that was right, or 0: remembers it, and returns what mattered up to whole runs.
    """

    recall: Callable[[int, int, int], tuple[int | None, int, int, Key]]
    keep: Callable[[Key, int, int, int, int, int], int]


def new_table(context: DealContext, hands: Sequence[int]) -> TranspositionTable:
    """Return an empty table for this deal."""
    pack, _, _, trump, _ = context
    one, other = (series & ~trump for series in pack.masks)
    patterns = SuitPatterns(pack, hands)
    known: dict[int, tuple[int, int, int]] = {}
    """By the patterns of both series and who leads: at least, at most, and the card that was right."""
    depths: dict[int, Depths] = {}
    """By their roughest patterns and who leads."""
    # All three are one number: a tuple for each position would be more for the garbage collector to look at.

    def recall(out: int, leader: int, need: int) -> tuple[int | None, int, int, Key]:
        first, second = patterns[out & one], patterns[out & other]
        if not trump and first.numbers[0] < second.numbers[0]:  # neither series is better than the other
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
    """Return how many runs have to be told to reach what mattered."""
    missing = mattered & told[-1]
    return next(depth for depth, cards in enumerate(told) if not missing & ~cards)
