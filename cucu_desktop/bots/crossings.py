"""Sampling of cards that were passed on, conditioned on the actions ("passo e arresto", 000).

A player who gets a card from the player before sees what they gave for it, and keeps it or passes it on by
both. So the card given depends on the card that came, and both are sampled together: given the travelling
card, the cards given by the players on its way are independent.
"""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from math import prod
from typing import Final, NamedTuple

from cucu_desktop.bots.sampling import Pile, Weights

NONE: Final = -1
"""The value for no card."""
SELDOM: Final = 0.0005
"""The likelihood of an action that a sensible player never takes."""


class Way(NamedTuple):
    """The way of a card that was passed on.

    Attributes:
        holder: its present holder.
        givers: the players who passed it on and have what was given for it, the first one first.
        is_content: whether its holder kept it; else they have passed it on in vain.
        is_asked: whether a receiver was content with another card before it set out.
    """

    holder: int
    givers: tuple[int, ...]
    is_content: bool
    is_asked: bool

    def among(self, places: Mapping[int, int]) -> "Way":
        """Return the same way with positions instead of seats."""
        givers = tuple([places[seat] for seat in self.givers])
        return self._replace(holder=places[self.holder], givers=givers)


KeepsFor = Callable[[Way, int, int, int], float]
"""The probability that the player at a position keeps a card, by its rank and the rank given for it."""


class Crossing:
    """The hidden cards with which a passed card has crossed, and that card itself if it is hidden."""

    __slots__ = ("_anything", "_came", "_holder", "_others", "_ranks", "_sums", "places")

    def __init__(
        self,
        way: Way,
        known: Sequence[int],
        likely: Mapping[int, Weights],
        counts: Sequence[int],
        keeps_for: KeepsFor,
    ) -> None:
        """Compute the likelihood of each rank on this way.

        Args:
            way: the holder and the givers, as positions.
            known: the known ranks, by position.
            likely: for each position with a hidden card the likelihood of each rank from other information.
            counts: the number of unseen cards of each rank.
            keeps_for: gives the probability that a receiver is content.
        """
        holder, givers, is_content, _ = way
        self._holder = holder
        self._came = likely.get(holder, ())
        ranks = range(len(counts)) if self._came else (known[holder],)
        deciders = (*givers[1:], holder)
        hidden = [pair for pair in zip(givers, deciders, strict=True) if pair[0] in likely]
        self.places = frozenset([holder, *givers]).intersection(likely)

        def weight(likes: float, decider: int, came: int, gave: int) -> float:
            if not likes or not counts[gave]:
                return 0.0
            keeps = keeps_for(way, decider, came, gave)
            return likes * max(keeps if is_content and decider == holder else 1 - keeps, SELDOM)

        self._others = {
            came: [
                (place, [weight(likes, decider, came, gave) for gave, likes in enumerate(likely[place])])
                for place, decider in hidden
            ]
            for came in ranks
            if not self._came or (counts[came] and self._came[came])
        }
        self._anything = [(place, likely[place]) for place, _ in hidden]
        chances = [self._chance(came, counts) if self._came else 1.0 for came in ranks]
        self._ranks = ranks
        self._sums = list(accumulate(chances))

    def _chance(self, came: int, counts: Sequence[int]) -> float:
        if not counts[came] or not self._came[came]:
            return 0.0
        left = [count - (rank == came) for rank, count in enumerate(counts)]
        return (
            counts[came]
            * self._came[came]
            * prod(
                sum(count * weight for count, weight in zip(left, weights, strict=True))
                for _, weights in self._others[came]
            )
        )

    def deal(self, pile: Pile, cards: list[int]) -> None:
        """Sample these cards."""
        sums = self._sums
        came = self._ranks[0]
        if self._came:
            came = self._ranks[bisect_right(sums, pile.chance() * sums[-1])] if sums[-1] else NONE
            cards[self._holder] = came
            if came == NONE or not pile.take(came):
                pile.deal_like([(self._holder, self._came)], cards)
                came = cards[self._holder]
        pile.deal_like(self._others.get(came, self._anything), cards)


def crossings(
    ways: Sequence[Way],
    known: Sequence[int],
    likely: Mapping[int, Weights],
    unseen: Sequence[int],
    keeps_for: KeepsFor,
) -> list[Crossing]:
    """Return the crossings of hidden cards, by position, with the ranks of the unseen cards."""
    hidden = [way for way in ways if not likely.keys().isdisjoint((way.holder, *way.givers))]
    if not hidden:
        return []
    counts = [0] * max(map(len, likely.values()))
    for rank in unseen:
        counts[rank] += 1
    return [Crossing(way, known, likely, counts, keeps_for) for way in hidden]


def beside(crossed: Sequence[Crossing], likely: Mapping[int, Weights]) -> list[tuple[int, Weights]]:
    """Return the hidden positions outside these crossings, with the likelihood of each rank.

    Positions with the fewest likely cards come first, so that likely cards are left
    for the later ones: otherwise a player who has kept would be sampled as better than they are.
    """
    taken = frozenset().union(*[crossing.places for crossing in crossed])
    return sorted(
        [(place, weights) for place, weights in likely.items() if place not in taken],
        key=lambda pair: sum(pair[1]),
    )
