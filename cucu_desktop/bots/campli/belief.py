"""What a player of Campli believes about hidden cards, and the chance to lose that follows from it.

A `CampliBelief` turns the observation and the deal's events (`opponent_model`) into weights for each rank,
and answers one question: how likely is it that nobody has a card below mine?
"""

from collections.abc import Sequence
from copy import copy
from math import sqrt
from random import Random
from typing import Final

from cucu_desktop.bots.campli.borders import watched
from cucu_desktop.bots.campli.odds import (
    ARREST,
    COPIES,
    FOOL,
    RANKS,
    odds_table,
    plain_odds_table,
    rest_clear,
)
from cucu_desktop.bots.opponent_model import PASSED_HIGH, OpponentModel, giver_of, is_unasked, model_opponents
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.campli import V

SURPRISE: Final = 0.004
CLOSE: Final = 0.05
"""How likely somebody has kept a card far below the border, and the one just below it."""
Weights = tuple[float, ...]


class CampliBelief:
    """What one player knows and believes of the cards on the table.

    Attributes:
        seat, rank: whose belief it is, and the rank of their card.
        to_come: how many players have yet to be dealt a card.
        others: the live seats with a card, but for one's own, each with its rank or, if hidden, its weights.
        unseen: how many cards of each rank have not been seen; `left` in all.
        unasked: whether all before have kept.
        giver: the seat whose card came to one and has one's own, if the travelling card is here.
    """

    def __init__(
        self, person: Person, observation: Observation, heard: Sequence[Event], random: Random
    ) -> None:
        """Build it from what this person perceives and remembers."""
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
        size = max(len(observation.order), 2)
        self.odds = (odds_table if person.level > 2 else plain_odds_table)(size)
        self.unasked = person.level > 2 and is_unasked(heard)
        found = model_opponents(heard, observation.order, *watched(size))
        self.others: dict[int, int | Weights] = {}
        for seat in self.live:
            if seat == self.seat or observation.cards[seat] is None:
                continue
            if seat in known:
                self.others[seat] = known[seat]
            else:
                self.others[seat] = self._weights(seat, found.get(seat), person)
        self.giver = giver_of(heard, self.seat)
        self.cleared: dict[int, float] = {}

    def crossed(self, rank: int, other: int, given: int) -> "CampliBelief":
        """Return the belief after an exchange: with this card, the other seat having the one given for it."""
        belief = copy(self)
        belief.unasked = False
        belief.rank, belief.giver = rank, other
        belief.others = {**self.others, other: given}
        if not isinstance(self.others.get(other), int):
            belief.unseen = [count - (index == rank) for index, count in enumerate(self.unseen)]
            belief.left = self.left - 1
        belief.cleared = {}
        return belief

    def sent_back(self) -> "CampliBelief":
        """Return the belief when the cat has sent the card back that one passes on, and one's own has come.

        Who has which of the other cards makes no difference: the first in the run has the one sent back.
        """
        own = self.others.get(self.giver) if self.giver is not None else None
        if self.giver is None or not isinstance(own, int):
            return self
        belief = copy(self)
        belief.rank, belief.giver = own, None
        belief.others = {**self.others, self.giver: self.rank}
        belief.cleared = {}
        return belief

    def _weights(self, seat: int, model: OpponentModel | None, person: Person) -> Weights:
        low = self.observation.low[seat]
        weights = [float(not low or rank < ARREST) for rank in range(RANKS)]
        if model and person.level > 2:
            weights = [
                a * b
                for a, b in zip(
                    weights, model.weights(RANKS, ARREST, SURPRISE, CLOSE, PASSED_HIGH), strict=True
                )
            ]
            weights = [
                weight * (SURPRISE if FOOL < rank < model.least or FOOL == rank == model.least else 1.0)
                for rank, weight in enumerate(weights)
            ]
            if self.observation.agreement and model.history == "kept" and seat != self.observation.dealer:
                weights = [weight * (rank >= V.rank) for rank, weight in enumerate(weights)]
        for phrase, card in model.claims if model else ():
            weights = [
                weight * _claim_weight(phrase, card, rank, person.trust)
                for rank, weight in enumerate(weights)
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

    def loss(self, rank: int, to_come: int, hidden: int = 0, *, kept: bool = False) -> float:
        """Return the chance that a card of this rank loses the comparison.

        Args:
            rank: one's card.
            to_come: how many players will yet be dealt a card.
            hidden: how many cards have been dealt in thought, so that they are not to come.
            kept: whether one keeps the card now, so that who comes is unasked if one was.
        """
        if rank == RANKS - 1:
            return 0.0
        if rank == FOOL:
            return 1 - self.other_fool(to_come)
        asked = not (kept and self.unasked)
        rest = rest_clear(self.odds, to_come, rank, self.low(rank), self.left - hidden, asked=asked)
        return self.behind(rank) * rest

    def other_fool(self, to_come: int, taken: int = 0) -> float:
        """Return the chance that the other Matto is live at the end: the two of them are high then.

        Args:
            to_come: how many players will yet be dealt a card.
            taken: how many Matti have been dealt in thought, so that they are not to come.
        """
        chance = 0.0
        for card in self.others.values():
            if card == FOOL:
                return 1.0
            if isinstance(card, tuple):
                chance = chance + (1 - chance) * card[FOOL]
        # Who is dealt one passes it on, until it is arrested or the dealer lays it away (found by playing).
        dealt = min(1.0, (self.unseen[FOOL] - taken) * to_come / max(self.left - taken, 1))
        stays = 1 - 1 / sqrt(to_come) if to_come else 0.0
        return chance + (1 - chance) * dealt * stays


def _claim_weight(phrase: str, card: str | None, rank: int, trust: float) -> float:
    if phrase == "have":
        return 1 + 6 * trust if card and CUCCO[card].rank == rank else 1.0
    high = rank >= V.rank
    return 1 + trust if high == (phrase == "good-card") else 1.0
