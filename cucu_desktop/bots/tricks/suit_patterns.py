"""Patterns of the cards left of a series: sets that play alike have the same ones.

What is left of a series is told from its highest design down by who holds how much there: which card was
beaten long ago makes no difference to the rest of a deal. With V, VI and VIII out in three hands it goes on
as with VI, VII and IX in the same ones, if they count the same. Often less matters still: whether a side can
take so much may hang on who holds the two highest cards, and for the rest on how many that count how much are
in which hand. So what is left has several patterns, one for each number of runs told from the top. A search
that knows positions by the roughest pattern that was enough meets old ones far more often.
"""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from cucu_desktop.bots.tricks.bitboard import WIDTH, BitPack

_NOBODY: Final = -1
_ROOM: Final = WIDTH // 2 + 6
"""So many patterns have room: more than a series has runs, so that one may ask for any number of them."""
NO_PATTERN: Final = -1
"""The number where there are not so many runs."""


class SeriesPatterns(NamedTuple):
    """The patterns of what is left of a series, by how many of its runs they tell, from 0 on.

    Attributes:
        numbers: the number of each, the same for all sets that play alike as far as they are told;
            `NO_PATTERN` where there are not so many runs.
        told: for each the cards from the lowest that it tells to the top of the series, gone ones too.
    """

    numbers: list[int]
    told: list[int]


class SuitPatterns(dict[int, SeriesPatterns]):
    """The patterns of each set of cards of one series, found when it is first asked for.

    Cards of one hand with nothing between them are one run, in which only matters how many count how much.
    Two copies of a design in two hands are as high as each other, and a run of their own.
    """

    def __init__(self, pack: BitPack, hands: Sequence[int]) -> None:
        """Know who holds which card, in the deal that these are the hands of."""
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
        """Of each card: who holds it, one of its worth, one of its worth in this hand, and its lower copy.

        Ones add up to how many there are of each: every kind has its own bits of the sum.
        """

    def __missing__(self, cards: int) -> SeriesPatterns:
        """Part a set into runs, from the highest design down."""
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
                    # A run is known by those above it, who holds it, and how many of it count how much.
                    number = numbers.setdefault((number, whose, count), len(numbers) + 1)
                    runs.append((number, held))
                whose, count = holder, 0
                told.append(0)
            count += one_more
            held += one_held
            told[-1] = series & -low
        runs.append((numbers.setdefault((number, whose, count), len(numbers) + 1), held))
        # And a pattern by the runs that it tells, and by how many in each hand below them count how much.
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
