"""Positions between tricks and what is known of them, each remembered by no more than mattered."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cucu_desktop.bots.tricks.patterns import Patterns
from cucu_desktop.bots.tricks.position import Contest

_TRUMP_OUT: Final = 8
"""Among who leads: the trump card is out."""


Recalled = tuple[int | None, int, int]
"""What our side can take, at least or at most, on the right side of what was asked, or `None`; on the rank of
which cards that hangs; and a card that was right in a position like it, or 0."""


class Memory(NamedTuple):
    """What is known in one deal.

    Attributes:
        recall: of the cards out, who leads and how much is asked for what is known.
        keep: of the same, what is left, what our side can take, what mattered and the card that was right, or
            0: remembers it, and returns what mattered up to whole runs.
    """

    recall: Callable[[int, int, int], Recalled]
    keep: Callable[[int, int, int, int, int, int, int], int]


def memory(contest: Contest, hands: Sequence[int]) -> Memory:  # noqa: C901 - two functions
    """Return the memory of this deal, empty yet.

    A position is looked for by each number of runs by which others that are roughly like it are known.
    """
    deck, _, trump, _ = contest
    one, other = (series & ~trump for series in deck.masks)
    patterns = Patterns(deck, hands)
    told = patterns.told
    known: dict[int, tuple[int, int, int]] = {}
    """By two patterns and who leads: at least, at most, and the card that was right."""
    depths: dict[int, list[tuple[int, int]]] = {}
    """By the roughest patterns and who leads: how many runs of the series were told."""

    def recall(out: int, seat: int, need: int) -> Recalled:
        first, second = out & one, out & other
        numbers, others = patterns[first], patterns[second]
        if numbers[0] < others[0] and not trump:  # neither series is better than the other
            first, second, numbers, others = second, first, others, numbers
        who = seat | _TRUMP_OUT if trump & out else seat
        best = 0
        for depth, too in depths.get((numbers[0] << 24 | others[0]) << 4 | who, ()):
            bounds = known.get((numbers[depth] << 24 | others[too]) << 4 | who)
            if bounds:
                least, most, best = bounds
                if least >= need:
                    return least, told[first][depth] | told[second][too], best
                if most < need:
                    return most, told[first][depth] | told[second][too], best
        return None, 0, best

    def keep(out: int, seat: int, need: int, left: int, value: int, mattered: int, best: int) -> int:
        first, second = out & one, out & other
        numbers, others = patterns[first], patterns[second]
        if numbers[0] < others[0] and not trump:
            first, second, numbers, others = second, first, others, numbers
        who = seat | _TRUMP_OUT if trump & out else seat
        depth, reached = _reaching(mattered, told[first])
        too, reached_too = _reaching(mattered, told[second])
        kept = depths.setdefault((numbers[0] << 24 | others[0]) << 4 | who, [])
        if (depth, too) not in kept:
            kept.append((depth, too))
        position = (numbers[depth] << 24 | others[too]) << 4 | who
        least, most, _ = known.get(position, (0, left, 0))
        if value >= need:
            known[position] = max(least, value), most, best
        else:
            known[position] = least, min(most, value), best
        return reached | reached_too

    return Memory(recall, keep)


def _reaching(mattered: int, told: Sequence[int]) -> tuple[int, int]:
    """Return how many runs have to be told to reach what mattered, and what that is."""
    depth = 0
    missing = mattered & told[-1]
    while missing & ~told[depth]:
        depth += 1
    return depth, told[depth]
