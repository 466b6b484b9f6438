"""Patterns of the remaining cards of a series: sets with equivalent play have the same patterns.

The remaining cards of a series are described from the highest design down by their holders: cards out
of play make no difference to the rest of a deal. V, VI and VIII out in three hands are equivalent
to VI, VII and IX in the same ones, if their values are equal. Often even less matters: the answer may
depend on the holders of the two highest cards, and otherwise on the number of cards of each value
in each hand. So a set has several patterns, one for each number of runs described from the top. A search
that stores positions under the roughest sufficient pattern meets old ones far more often.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from cucu_desktop.bots.tricks.bitboard import WIDTH, BitPack

_NOBODY: Final = -1
_ROOM: Final = WIDTH // 2 + 6
"""The room for patterns: more than a series has runs, so that any number of runs may be asked for."""
NO_PATTERN: Final = -1
"""The number of a pattern with more runs than the set has."""


class SeriesPatterns(NamedTuple):
    """The patterns of the remaining cards of a series, by the number of runs that they describe, from 0 on.

    Attributes:
        numbers: the number of each pattern, equal for equivalent sets; `NO_PATTERN` where the set has fewer
            runs.
        told: for each the cards from the lowest that it describes to the top of the series, gone ones too.
    """

    numbers: list[int]
    told: list[int]


class SuitPatterns(dict[int, SeriesPatterns]):
    """The patterns of each set of cards of one series, computed at the first use.

    Adjacent cards of one hand are one run, in which only the number of cards of each value matters.
    Two copies of a design in two hands are of equal height, and a run of their own.
    """

    def __init__(self, pack: BitPack, hands: Sequence[int]) -> None:
        """Take the holders of the cards from the hands of a deal."""
        super().__init__({0: SeriesPatterns([1, *[NO_PATTERN] * _ROOM], [0])})
        self._seats = len(hands)
        self._numbers: dict[tuple[int, ...], int] = {(): 1}
        self._series = {card: mask for mask in pack.masks for card in pack.points if card & mask}
        digits: dict[tuple[int, int], int] = {}
        self._cards = {
            card: (
                seat,
                1 << 5 * pack.points[card],
                1 << 4 * digits.setdefault((seat, pack.points[card]), len(digits)),
                pack.low[card],
            )
            for card, seat in holders(hands).items()
        }
        """For each card: its holder, a one of its value, a one of its value in this hand, and its lower copy.

        Ones add up to the number of cards of each kind: every kind has its own bits of the sum.
        """

    def __missing__(self, cards: int) -> SeriesPatterns:
        """Divide a set into runs, from the highest design down."""
        numbers = self._numbers
        series = self._series[cards & -cards]
        held = number = count = 0
        whose = _NOBODY
        told = [0]
        runs: list[tuple[int, int]] = [(0, 0)]
        rest = cards
        while rest:
            card = 1 << rest.bit_length() - 1
            holder, one_more, one_held, low = self._cards[card]
            rest ^= card
            if rest & low:
                rest ^= low
                other, _, other_held, _ = self._cards[low]
                one_more *= 2
                one_held += other_held
                if other != holder:
                    holder = self._seats + (1 << holder | 1 << other)
            if holder != whose or holder >= self._seats:
                if count:
                    # A run is identified by those above it, its holder, and its number of
                    # cards of each value.
                    number = numbers.setdefault((number, whose, count), len(numbers) + 1)
                    runs.append((number, held))
                whose, count = holder, 0
                told.append(0)
            count += one_more
            held += one_held
            told[-1] = series & -low
        runs.append((numbers.setdefault((number, whose, count), len(numbers) + 1), held))
        # A pattern is identified by its runs, and by the number of cards of each value below them in
        # each hand.
        found = [numbers.setdefault((number, held - above), len(numbers) + 1) for number, above in runs]
        found += [NO_PATTERN] * (_ROOM - len(runs) + 1)
        self[cards] = patterns = SeriesPatterns(found, told)
        return patterns


def holders(hands: Sequence[int]) -> Mapping[int, int]:
    """Return for each card the seat that holds it."""
    found = {}
    for seat, hand in enumerate(hands):
        rest = hand
        while rest:
            card = rest & -rest
            found[card] = seat
            rest ^= card
    return found
