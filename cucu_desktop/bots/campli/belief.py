"""What a player makes of the table: the cards seen, and what the others' behaviour says about those not seen.

Nobody's hidden card is known, but few are quite unknown (`traces`). A `Reading` turns the observation and the
deal's events into weights for each rank, and answers one question: how likely is it that nobody has a card
below mine?
"""

from collections.abc import Sequence
from copy import copy
from random import Random

from cucu_desktop.bots.campli.odds import ARREST, COPIES, FOOL, RANKS, plain_prospect, prospect, rest_clear
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.traces import Trace, traces
from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.campli import V

Weights = tuple[float, ...]


class Reading:
    """The table as one player reads it.

    Attributes:
        seat, rank: whose reading it is, and the rank of their card.
        to_come: how many players have yet to be dealt a card.
        others: the live seats with a card, but for one's own, each with its rank or, if hidden, its weights.
        unseen: how many cards of each rank have not been seen; `left` in all.
    """

    def __init__(
        self, person: Person, observation: Observation, heard: Sequence[Event], random: Random
    ) -> None:
        """Read the table as well as this person can."""
        self.seat = observation.seat
        self.observation = observation
        self.unseen = [COPIES] * RANKS
        known: dict[int, int] = {}
        for seat, card in enumerate(observation.cards):
            if isinstance(card, Card):
                known[seat] = card.rank
                # One does not forget who holds what, but may forget that it is out of the pack.
                if seat == observation.seat or person.memory >= 1 or random.random() < person.memory:
                    self.unseen[card.rank] -= 1
        for card in observation.laid:
            if isinstance(card, Card):
                self.unseen[card.rank] -= 1
        self.left = sum(self.unseen)
        self.rank = known.get(self.seat, FOOL)
        self.live = [
            seat for seat in observation.order if observation.tokens[seat] and not observation.dead[seat]
        ]
        self.to_come = sum(observation.cards[seat] is None for seat in self.live if seat != self.seat)
        self.prospects = (prospect if person.level > 2 else plain_prospect)(max(len(observation.order), 2))
        size = max(len(observation.order), 2)
        found = traces(heard, observation.order, prospect(size).thresholds)
        self.others: dict[int, int | Weights] = {}
        for seat in self.live:
            if seat == self.seat or observation.cards[seat] is None:
                continue
            if seat in known:
                self.others[seat] = known[seat]
            else:
                self.others[seat] = self._weights(seat, found.get(seat), person)
        self.cleared: dict[int, float] = {}

    def crossed(self, rank: int, other: int, given: int) -> "Reading":
        """Return the reading as it would be if one held this card and the other seat the one given for it."""
        reading = copy(self)
        reading.rank = rank
        reading.others = {**self.others, other: given}
        if not isinstance(self.others.get(other), int):
            reading.unseen = [count - (place == rank) for place, count in enumerate(self.unseen)]
            reading.left = self.left - 1
        reading.cleared = {}
        return reading

    def _weights(self, seat: int, trace: Trace | None, person: Person) -> Weights:
        low = self.observation.low[seat]
        weights = [float(not low or rank < ARREST) for rank in range(RANKS)]
        if trace and person.level > 2:
            weights = [a * b for a, b in zip(weights, trace.weights(RANKS, ARREST), strict=True)]
            if self.observation.agreement and trace.manner == "kept" and seat != self.observation.dealer:
                weights = [weight * (rank >= V.rank) for rank, weight in enumerate(weights)]
        for phrase, card in trace.claims if trace else ():
            weights = [
                weight * _belief(phrase, card, rank, person.trust) for rank, weight in enumerate(weights)
            ]
        weights = [weight * count for weight, count in zip(weights, self.unseen, strict=True)]
        whole = sum(weights)
        if not whole:  # the unexpected happened: back to what is certain
            weights = [count * float(not low or rank < ARREST) for rank, count in enumerate(self.unseen)]
            whole = sum(weights) or 1.0
        return tuple([weight / whole for weight in weights])

    def low(self, limit: int) -> int:
        """Return how many unseen cards lie between the Matto and this rank."""
        return sum(self.unseen[1:limit])

    def behind(self, limit: int) -> float:
        """Return the chance that none of the others' live cards on the table is below this rank."""
        if limit not in self.cleared:
            self.cleared[limit] = self._clear_behind(limit)
        return self.cleared[limit]

    def _clear_behind(self, limit: int) -> float:
        clear = 1.0
        high = self.left - self.low(limit)
        drawn = 0
        for card in self.others.values():
            if isinstance(card, int):
                if FOOL < card < limit:
                    return 0.0
                continue
            below = sum(card[1:limit])
            # Every hidden high card makes another one rarer.
            above = (1 - below) * max(high - drawn, 0) / max(high, 1)
            clear *= above / (above + below) if above else 0.0
            drawn += 1
        return clear

    def loss(self, rank: int, to_come: int, hidden: int = 0) -> float:
        """Return the chance that a card of this rank loses the comparison.

        Args:
            rank: one's card.
            to_come: how many players will yet be dealt a card.
            hidden: how many cards have been dealt in thought, so that they are not to come.
        """
        if rank == RANKS - 1:
            return 0.0
        if rank == FOOL:
            return 1 - self.other_fool(to_come)
        return self.behind(rank) * rest_clear(
            self.prospects, to_come, rank, self.low(rank), self.left - hidden
        )

    def other_fool(self, to_come: int) -> float:
        """Return the chance that the other Matto is live at the end: the two of them are high then."""
        chance = 0.0
        for card in self.others.values():
            if card == FOOL:
                return 1.0
            if isinstance(card, tuple):
                chance = chance + (1 - chance) * card[FOOL]
        # Whoever is dealt one passes it on, and the dealer lays it away: about every third stays.
        dealt = min(1.0, self.unseen[FOOL] * to_come / max(self.left, 1))
        return chance + (1 - chance) * dealt / 3


def _belief(phrase: str, card: str | None, rank: int, trust: float) -> float:
    if phrase == "have":
        return 1 + 6 * trust if card and CUCCO[card].rank == rank else 1.0
    high = rank >= V.rank
    return 1 + trust if high == (phrase == "good-card") else 1.0
