"""Belief of a player of Campli about the hidden cards, and the resulting chance to lose.

A `CampliBelief` turns the observation and the actions of this deal (`runs`) into weights for each rank, and
answers one question: what is the probability that nobody has a card below mine?
"""

from collections.abc import Mapping, Sequence
from copy import copy
from math import sqrt
from random import Random
from typing import Final

from cucu_desktop.bots.campli.campli_borders import GIVEN, habits
from cucu_desktop.bots.campli.hidden import NOBODY, HiddenCards
from cucu_desktop.bots.campli.odds import (
    ARREST,
    CARRIED_ON,
    COPIES,
    FOOL,
    RANKS,
    SENT_BACK,
    Coming,
    is_below,
    plain_clear,
)
from cucu_desktop.bots.campli.runs import EVEN, Lying, ObservedDeal, Run, Weights
from cucu_desktop.bots.learnt_borders import at_last_token
from cucu_desktop.bots.opponent_model import giver_of
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.strategy import options_of
from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.campli import Options, V
from cucu_desktop.learning.turn_key import ASKED

LION: Final = CUCCO["LEONE"].rank
MODELS: Final = 3
"""The level from which players infer cards from the others' actions."""


class CampliBelief:
    """One player's knowledge and belief about the cards on the table.

    Attributes:
        seat, rank: whose belief it is, and the rank of their card.
        to_come: the number of players still to be dealt a card.
        others: the other live seats with a card, each with its rank or, if hidden, its weights.
        unseen: the number of unseen cards of each rank; `left` in all.
        models: whether the others' actions are used.
        here: the kind of turn of the next player to be dealt a card.
        kind: the kind of turn in which the travelling card set out; else the same.
        giver: the seat whose card came to this seat for its own, if the travelling card is here.
    """

    def __init__(
        self, person: Person, observation: Observation, heard: Sequence[Event], random: Random
    ) -> None:
        """Build the belief of a person from their observation and memory."""
        self.seat = observation.seat
        self.observation = observation
        self.unseen = [COPIES] * RANKS
        if not options_of(observation, Options).lions:
            self.unseen[LION] = 0
        known: dict[int, int] = {}
        for seat, card in enumerate(observation.cards):
            if isinstance(card, Card):
                known[seat] = card.rank
                # Holders are remembered, but not always that their card is out of the pack.
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
        self.models = person.level >= MODELS
        last = at_last_token(observation) if len(observation.order) > 1 else ()
        self._habits = habits(observation.options, max(len(observation.order), 2), last)
        self.giver = giver_of(heard, self.seat)
        done = ObservedDeal(heard, observation.order, self._habits)
        self._follow(done, known, person)
        self._hidden = HiddenCards(self._runs, self.unseen)
        self._coming: dict[tuple[int, int], Coming] = {}
        self.others: dict[int, int | Weights] = {}
        for seat in self.live:
            if seat != self.seat and observation.cards[seat] is not None:
                self.others[seat] = known[seat] if seat in known else self._hidden.likely(done.at[seat])

    def _follow(self, done: ObservedDeal, known: Mapping[int, int], person: Person) -> None:
        """Follow the actions of the deal, and weigh the cards on the table by them."""
        for seat in self.live:
            if seat not in done.at and self.observation.cards[seat] is not None:
                done.lay(seat)
        travels = self.seat in done.giver
        self.kind = done.kind if travels else done.here
        self.here = ASKED if travels else done.here
        self._at = done.at
        self._runs = done.runs if self.models else [Run(card) for card in done.at.values()]
        for seat, card in done.at.items():
            card.known = known.get(seat)
            card.is_live = seat in self.live
            self._weigh(card, person)

    def crossed(self, rank: int, other: int) -> "CampliBelief":
        """Return the belief after this seat has given its card for one of this rank from another."""
        belief = copy(self)
        belief.rank, belief.giver = rank, other
        belief.here = ASKED
        belief.others = {**self.others, other: self.rank}
        if not isinstance(self.others.get(other), int):
            belief._see(other, rank)  # noqa: SLF001 - a copy of its own
        return belief

    def _see(self, seat: int, rank: int) -> None:
        """Record the rank of a hidden card."""
        self.unseen = [count - (index == rank) for index, count in enumerate(self.unseen)]
        self.left -= 1
        copies = {id(card): copy(card) for card in self._at.values()}
        copies[id(self._at[seat])].known = rank
        self._hidden = HiddenCards([run.with_cards(copies) for run in self._runs], self.unseen)
        self._coming = {}

    def sent_back(self) -> "CampliBelief":
        """Return the belief after the cat has sent back the card passed on, and this seat's own has returned.

        The holders of the other cards do not matter: the first in the run has the card sent back.
        """
        own = self.others.get(self.giver) if self.giver is not None else None
        if self.giver is None or not isinstance(own, int):
            return self
        belief = copy(self)
        belief.rank, belief.giver = own, None
        belief.others = {**self.others, self.giver: self.rank}
        return belief

    def _weigh(self, card: Lying, person: Person) -> None:
        """Weigh a card by public facts about it, and by talk."""
        weights = list(card.weights if self.models else EVEN)
        seen = self.observation
        from_v = self.models and seen.agreement and card.kept and card.seat != seen.dealer
        for rank in range(RANKS):
            if (seen.low[card.seat] and rank >= ARREST) or (from_v and rank < V.rank):
                weights[rank] = 0.0
            for phrase, named in card.claims:
                weights[rank] *= _claim_weight(phrase, named, rank, person.trust)
        card.weights = tuple(weights)

    def low(self, limit: int) -> int:
        """Return the number of unseen cards between the Matto and this rank."""
        return sum(self.unseen[1:limit])

    def pack(self) -> list[float]:
        """Return the expected number of cards of each rank in the pack, as far as the person infers it."""
        return self._hidden.pack() if self.models else [float(count) for count in self.unseen]

    def behind(self, limit: int, gone: int = NOBODY) -> float:
        """Return the probability that none of the others' live cards on the table is below this rank.

        Args:
            limit: the rank.
            gone: the rank of a sampled card.
        """
        if any(isinstance(card, int) and is_below(card, limit) for card in self.others.values()):
            return 0.0
        if self.models:
            return self._hidden.clear(limit, gone)[0]
        clear = 1.0
        high = self.left - self.low(limit)
        drawn = 0
        for card in self.others.values():
            if isinstance(card, tuple):
                below = sum(card[1:limit])
                # Each high card among the hidden ones makes another one rarer.
                above = (1 - below) * max(high - drawn, 0) / max(high, 1)
                clear *= above / (above + below) if above else 0.0
                drawn += 1
        return clear

    def coming(self, limit: int, gone: int = NOBODY) -> Coming:
        """Return the model of the players to come, if no player before them has a card below the limit."""
        found = self._coming.get((limit, gone))
        if found is None:
            left = self._hidden.clear(limit, gone)[1]
            found = Coming(self._habits, self.to_come - (gone != NOBODY), limit, left)
            self._coming[limit, gone] = found
        return found

    def loss(self, rank: int, to_come: int, kind: int, gone: int = NOBODY) -> float:
        """Return the probability that a card of this rank loses the comparison.

        Args:
            rank: this seat's card.
            to_come: the number of players still to be dealt a card.
            kind: the kind of turn of the next of them.
            gone: the rank of a sampled card.
        """
        if rank == RANKS - 1:
            return 0.0
        if rank == FOOL:
            return self._loss_with_fool(self.other_fool(to_come, kind, gone))
        behind = self.behind(rank, gone)
        if not behind or not to_come:
            return behind
        if not self.models:
            return behind * plain_clear(to_come, self.low(rank), self.left - (gone != NOBODY))
        return behind * self.coming(rank, gone).dealt(kind, to_come)

    def other_fool(self, to_come: int, kind: int, gone: int = NOBODY, passed: int | None = None) -> float:
        """Return the probability that the other Matto is live at the end, which makes both of them high.

        Args:
            to_come: the number of players still to be dealt a card.
            kind: the kind of turn of the next of them.
            gone: the rank of a sampled card.
            passed: the rank of a card on its way to the first of them.
        """
        chance = 0.0
        for card in self.others.values():
            if card == FOOL:
                return 1.0
            if isinstance(card, tuple):
                chance = chance + (1 - chance) * card[FOOL]
        if not self.models:  # a Matto is passed on, until it is arrested or the dealer lays it away
            fools = self.unseen[FOOL] - (gone == FOOL)
            dealt = min(1.0, fools * to_come / max(self.left - (gone == FOOL), 1))
            return chance + (1 - chance) * dealt * (1 - 1 / sqrt(to_come) if to_come else 0.0)
        pack = self._hidden.pack(gone)
        coming = Coming(self._habits, self.to_come - (gone != NOBODY), FOOL, pack)
        if passed is None:
            return chance + pack[FOOL] * coming.fool_dealt(kind, to_come)
        return chance + pack[FOOL] * coming.fool_asked(passed, kind, to_come)

    def _loss_with_fool(self, other: float) -> float:
        """Return the probability that a Matto loses, given the probability that the other one is live.

        Two Matti lose where all the others have a Cucù (C3).
        """
        known = [card for card in self.others.values() if isinstance(card, int)]
        return 1.0 if known.count(RANKS - 1) == len(self.live) - 2 else 1 - other

    def loss_after(self, taken: int, home: "CampliBelief", to_come: int) -> float:
        """Return the probability to lose after this seat has passed its card on.

        Args:
            taken: the card that came for it.
            home: the belief if the cat sends the given card back.
            to_come: the number of players still to be dealt a card.
        """
        given = self.rank
        if taken == given == FOOL:  # two of them are high, and the receiver of the other keeps it
            return self._loss_with_fool(1.0)
        share = 1.0
        if self.models and given < ARREST and not is_below(taken, given):
            share = self._habits[GIVEN + self.kind][to_come].kept(given)
        loss = 0.0
        if share and not is_below(given, taken):
            loss += share * self.loss(taken, to_come, ASKED, taken)
        if share < 1:
            loss += (1 - share) * self._loss_if_passed_on(taken, home, to_come)
        return loss

    def _loss_if_passed_on(self, taken: int, home: "CampliBelief", to_come: int) -> float:
        """Return the same if the next player passes the card on, too.

        The cat may send it back: all then have the cards again that they gave for it.
        """
        given, kind = self.rank, self.kind
        if taken == FOOL:
            return self._loss_with_fool(self.other_fool(to_come, kind, FOOL, given))
        lost = self.behind(taken, taken)
        if lost:
            lost *= self.coming(taken, taken).passed(given, kind, to_come, CARRIED_ON)
        if home.rank == FOOL:  # it costs a token, whatever cards the others have
            return lost + self.coming(FOOL, taken).passed(given, kind, to_come, SENT_BACK)
        if is_below(taken, home.rank):
            return lost
        # The rank of the card that comes and goes back no longer matters to the others.
        back = home.behind(home.rank, RANKS - 1)
        if back:
            back *= home.coming(home.rank, RANKS - 1).passed(given, kind, to_come, SENT_BACK)
        return lost + back


def _claim_weight(phrase: str, card: str | None, rank: int, trust: float) -> float:
    if phrase == "have":
        return 1 + 6 * trust if card and CUCCO[card].rank == rank else 1.0
    high = rank >= V.rank
    return 1 + trust if high == (phrase == "good-card") else 1.0
