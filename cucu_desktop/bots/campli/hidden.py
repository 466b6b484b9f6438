"""Joint distribution of the hidden cards: a card of a rank in one place is missing in the others.

An approximation: each run of cards (`runs`) is weighed with the expected cards of the others taken off, to a
fixed point.
"""

from collections.abc import Sequence
from itertools import starmap
from operator import sub
from typing import Final

from cucu_desktop.bots.campli.odds import FOOL, RANKS
from cucu_desktop.bots.campli.runs import Lying, Run, Weights

NOBODY: Final = -1
"""The value for no card."""
ROUNDS: Final = 2
"""The number of iterations of the fixed point."""
_HARDLY: Final = 1e-5
"""A probability that is too small to go on with."""
_TINY: Final = 1e-9
Counts = list[float]


class HiddenCards:
    """The hidden cards on the table.

    Attributes:
        expected: the expected number of them of each rank.
        count: their number.
    """

    __slots__ = ("_cleared", "_likely", "_mine", "_runs", "_unseen", "count", "expected")

    def __init__(self, runs: Sequence[Run], unseen: Sequence[int]) -> None:
        """Weigh these runs, given the number of unseen cards of each rank."""
        self._runs = [run for run in runs if run.hidden]
        self._unseen = [float(count) for count in unseen]
        self.count = sum(len(run.hidden) for run in self._runs)
        self._mine = [[0.0] * RANKS for _ in self._runs]
        self.expected = [0.0] * RANKS
        self._likely: dict[int, Weights] = {}
        self._cleared: dict[tuple[int, int], tuple[float, Counts]] = {}
        rounds = ROUNDS if len(self._runs) > 1 else 1
        for again in reversed(range(rounds)):
            for index, run in enumerate(self._runs):
                whole, _, found = self._weigh(run, self._without(self.expected, self._mine[index]))
                self._expect(index, whole, found)
                if not again:
                    for card, weights in zip(run.hidden, found, strict=True):
                        self._likely[card.seat] = tuple([weight / whole for weight in weights])

    def likely(self, card: Lying) -> Weights:
        """Return the probability of each rank of a hidden card."""
        return self._likely[card.seat]

    def pack(self, gone: int = NOBODY) -> Counts:
        """Return the expected number of cards of each rank in the pack, without one that is dealt now."""
        return self._left(self.expected, gone)

    def clear(self, limit: int, gone: int = NOBODY) -> tuple[float, Counts]:
        """Return the probability that no hidden card is below a limit, and the expected pack in that case.

        Args:
            limit: the rank; a Matto is not below it.
            gone: the rank of a sampled card.
        """
        found = self._cleared.get((limit, gone))
        if found is None:
            found = self._cleared[limit, gone] = self._clear(limit, gone)
        return found

    def _clear(self, limit: int, gone: int) -> tuple[float, Counts]:
        expected = self.expected.copy()
        if gone != NOBODY:
            expected[gone] += 1
        chance = 1.0
        for run, mine in zip(self._runs, self._mine, strict=True):
            counts = self._without(expected, mine)
            whole, clear, found = self._weigh(run, counts, limit)
            chance *= clear / whole
            if chance < _HARDLY:
                return 0.0, self._left(self.expected, gone)
            part = 1 / clear
            *others, last = found
            for weights in others:
                expected = [every + part * weight for every, weight in zip(expected, weights, strict=True)]
            expected = [each + part * one - own for each, one, own in zip(expected, last, mine, strict=True)]
        if gone != NOBODY:
            expected[gone] -= 1
        return chance, self._left(expected, gone)

    def _weigh(self, run: Run, counts: Counts, limit: int = 0) -> tuple[float, float, list[Counts]]:
        whole, clear, found = run.weigh(counts, limit)
        if whole:
            return whole, clear, found
        # The product vanished: restart from the certain cards.
        found = [
            [count * (rank >= limit or rank == FOOL) for rank, count in enumerate(counts)] for _ in found
        ]
        return sum(counts), sum(found[0]), found

    def _expect(self, index: int, whole: float, found: list[Counts]) -> None:
        together = found[0] if len(found) == 1 else map(sum, zip(*found, strict=True))
        mine = [each / whole for each in together]
        self.expected = [
            every - before + now
            for every, before, now in zip(self.expected, self._mine[index], mine, strict=True)
        ]
        self._mine[index] = mine

    def _without(self, expected: Sequence[float], mine: Sequence[float]) -> Counts:
        """Return the cards available to a run, without those expected elsewhere."""
        return [
            (count - every + own if count > every - own else _TINY) if count else 0.0
            for count, every, own in zip(self._unseen, expected, mine, strict=True)
        ]

    def _left(self, expected: Sequence[float], gone: int) -> Counts:
        left = [max(count, 0.0) for count in starmap(sub, zip(self._unseen, expected, strict=True))]
        if gone != NOBODY:
            left[gone] = max(left[gone] - 1, 0.0)
        cards = sum(self._unseen) - self.count - (gone != NOBODY)
        part = cards / (sum(left) or 1.0)
        return [count * part for count in left]
