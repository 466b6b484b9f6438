"""Sets of cards that play alike: what is left of a series, told by who holds how much in which order.

Which card was beaten long ago makes no difference to the rest of a deal. With V, VI and VIII out in three
hands it goes on as with VI, VII and IX in the same ones, if they count the same. A search that knows
positions by their patterns meets old ones far more often.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from cucu_desktop.bots.tricks.deck import Deck

_NOBODY: Final = -1


class Patterns(dict[int, int]):
    """For a set of cards of one series a number, the same one for all sets that play alike.

    A set is built from its highest design down. Cards of one hand with nothing between them are one run,
    in which only matters how many count how much. Two copies of a design in two hands are as high as each
    other, and stand apart.
    """

    def __init__(self, deck: Deck, hands: Sequence[int]) -> None:
        """Know who holds which card, in the deal that these are the hands of."""
        super().__init__({0: 0})
        self._points, self._low = deck.points, deck.low
        self._holders, self._seats = holders(hands), len(hands)
        self._numbers: dict[tuple[int, int, int], int] = {}
        self._lowest = [(0, _NOBODY, 0)]
        """Of each pattern: what lies above its lowest run, whose this is, and how many count how much."""

    def __missing__(self, cards: int) -> int:
        """Put the lowest design under the pattern of what lies above it."""
        card = cards & -cards
        twin = cards & self._low[card] << 1
        holder, points = self._holders[card], 1 << 5 * self._points[card]
        above = self[cards & ~(card | twin)]
        if twin and twin != card:
            points *= 2
            if self._holders[twin] != holder:
                holder = self._seats + (1 << holder | 1 << self._holders[twin])
        run = above, holder, points
        over, whose, count = self._lowest[above]
        if whose == holder and holder < self._seats:
            run = over, holder, count + points
        if run not in self._numbers:
            self._numbers[run] = len(self._lowest)
            self._lowest.append(run)
        self[cards] = self._numbers[run]
        return self[cards]


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
