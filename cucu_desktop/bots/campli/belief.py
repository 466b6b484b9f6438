"""What a player of Campli believes about hidden cards, and the chance to lose that follows from it.

A `CampliBelief` turns the observation and what was done in this deal (`runs`) into weights for each rank, and
answers one question: how likely is it that nobody has a card below mine?
"""

from collections.abc import Mapping, Sequence
from copy import copy
from math import sqrt
from random import Random
from typing import Final

from cucu_desktop.bots.campli.borders import ASKED, GIVEN, habits
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
    keeps_at,
    plain_clear,
)
from cucu_desktop.bots.campli.runs import EVEN, Deal, Lying, Run, Weights
from cucu_desktop.bots.opponent_model import giver_of
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.strategy import options_of
from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.campli import Options, V

LION: Final = CUCCO["LEONE"].rank
MODELS: Final = 3
"""From this level on one asks oneself what the others' behaviour tells."""


class CampliBelief:
    """What one player knows and believes of the cards on the table.

    Attributes:
        seat, rank: whose belief it is, and the rank of their card.
        to_come: how many players have yet to be dealt a card.
        others: the live seats with a card, but for one's own, each with its rank or, if hidden, its weights.
        unseen: how many cards of each rank have not been seen; `left` in all.
        models: whether one asks oneself what the others' behaviour tells.
        here: the kind of turn of who is dealt a card now.
        kind: the kind of turn in which the card set out that is on its way; else the same.
        giver: the seat whose card came to one and has one's own, if the travelling card is here.
    """

    def __init__(
        self, person: Person, observation: Observation, heard: Sequence[Event], random: Random
    ) -> None:
        """Build it from what this person perceives and remembers."""
        self.seat = observation.seat
        self.observation = observation
        self.unseen = [COPIES] * RANKS
        if not options_of(observation, Options).lions:
            self.unseen[LION] = 0
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
        self.models = person.level >= MODELS
        self._habits = habits(max(len(observation.order), 2))
        self.giver = giver_of(heard, self.seat)
        done = Deal(heard, observation.order, self._habits)
        self._follow(done, known, person)
        self._hidden = HiddenCards(self._runs, self.unseen)
        self._coming: dict[tuple[int, int], Coming] = {}
        self.others: dict[int, int | Weights] = {}
        for seat in self.live:
            if seat != self.seat and observation.cards[seat] is not None:
                self.others[seat] = known[seat] if seat in known else self._hidden.likely(done.at[seat])

    def _follow(self, done: Deal, known: Mapping[int, int], person: Person) -> None:
        """Take in what has been done, and weigh the cards on the table by it."""
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
        """Return the belief after one has given one's card for this one of somebody else."""
        belief = copy(self)
        belief.rank, belief.giver = rank, other
        belief.here = ASKED
        belief.others = {**self.others, other: self.rank}
        if not isinstance(self.others.get(other), int):
            belief._see(other, rank)  # noqa: SLF001 - a copy of its own
        return belief

    def _see(self, seat: int, rank: int) -> None:
        """Know from now on what a hidden card was."""
        self.unseen = [count - (index == rank) for index, count in enumerate(self.unseen)]
        self.left -= 1
        copies = {id(card): copy(card) for card in self._at.values()}
        copies[id(self._at[seat])].known = rank
        self._hidden = HiddenCards([run.with_cards(copies) for run in self._runs], self.unseen)
        self._coming = {}

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
        return belief

    def _weigh(self, card: Lying, person: Person) -> None:
        """Weigh a card by what everybody knows of it, and by what was said."""
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
        """Return how many unseen cards lie between the Matto and this rank."""
        return sum(self.unseen[1:limit])

    def pack(self) -> list[float]:
        """Return how many cards of each rank the pack has, as far as one thinks of that."""
        return self._hidden.pack() if self.models else [float(count) for count in self.unseen]

    def behind(self, limit: int, gone: int = NOBODY) -> float:
        """Return the chance that none of the others' live cards on the table is below this rank.

        Args:
            limit: the rank.
            gone: the rank of a card that has been dealt in thought.
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
                # Every hidden high card makes another one rarer.
                above = (1 - below) * max(high - drawn, 0) / max(high, 1)
                clear *= above / (above + below) if above else 0.0
                drawn += 1
        return clear

    def coming(self, limit: int, gone: int = NOBODY) -> Coming:
        """Return what those do who are to come, if nobody has a card below the limit before."""
        found = self._coming.get((limit, gone))
        if found is None:
            left = self._hidden.clear(limit, gone)[1]
            found = Coming(self._habits, self.to_come - (gone != NOBODY), limit, left)
            self._coming[limit, gone] = found
        return found

    def loss(self, rank: int, to_come: int, kind: int, gone: int = NOBODY) -> float:
        """Return the chance that a card of this rank loses the comparison.

        Args:
            rank: one's card.
            to_come: how many players will yet be dealt a card.
            kind: the kind of turn of the next of them.
            gone: the rank of a card that has been dealt in thought.
        """
        if rank == RANKS - 1:
            return 0.0
        if rank == FOOL:
            return 1 - self.other_fool(to_come, kind, gone)
        behind = self.behind(rank, gone)
        if not behind or not to_come:
            return behind
        if not self.models:
            return behind * plain_clear(to_come, self.low(rank), self.left - (gone != NOBODY))
        return behind * self.coming(rank, gone).dealt(kind, to_come)

    def other_fool(self, to_come: int, kind: int, gone: int = NOBODY, passed: int | None = None) -> float:
        """Return the chance that the other Matto is live at the end: the two of them are high then.

        Args:
            to_come: how many players will yet be dealt a card.
            kind: the kind of turn of the next of them.
            gone: the rank of a card that has been dealt in thought.
            passed: the rank of a card that is on its way to the first of them.
        """
        chance = 0.0
        for card in self.others.values():
            if card == FOOL:
                return 1.0
            if isinstance(card, tuple):
                chance = chance + (1 - chance) * card[FOOL]
        if not self.models:  # who is dealt one passes it on, until it is arrested or the dealer lays it away
            fools = self.unseen[FOOL] - (gone == FOOL)
            dealt = min(1.0, fools * to_come / max(self.left - (gone == FOOL), 1))
            return chance + (1 - chance) * dealt * (1 - 1 / sqrt(to_come) if to_come else 0.0)
        pack = self._hidden.pack(gone)
        coming = Coming(self._habits, self.to_come - (gone != NOBODY), FOOL, pack)
        if passed is None:
            return chance + pack[FOOL] * coming.fool_dealt(kind, to_come)
        return chance + pack[FOOL] * coming.fool_asked(passed, kind, to_come)

    def loss_after(self, taken: int, home: "CampliBelief", to_come: int) -> float:
        """Return the chance to lose after one has passed one's card on.

        Args:
            taken: what came for it.
            home: the belief if the cat sends the card back that one has given.
            to_come: how many have yet to be dealt a card.
        """
        given = self.rank
        if taken == given == FOOL:  # two of them are high, and whoever got the other keeps it
            return 0.0
        share = 1.0
        if self.models and given < ARREST and not is_below(taken, given):
            share = keeps_at(given, self._habits[GIVEN + self.kind][to_come])
        loss = 0.0
        if share and not is_below(given, taken):
            loss += share * self.loss(taken, to_come, ASKED, taken)
        if share < 1:
            loss += (1 - share) * self._loss_if_passed_on(taken, home, to_come)
        return loss

    def _loss_if_passed_on(self, taken: int, home: "CampliBelief", to_come: int) -> float:
        """Return the same if the next player passes the card on, too.

        The cat may send it back: everybody has again then what they gave for it.
        """
        given, kind = self.rank, self.kind
        if taken == FOOL:
            return 1 - self.other_fool(to_come, kind, FOOL, given)
        lost = self.behind(taken, taken)
        if lost:
            lost *= self.coming(taken, taken).passed(given, kind, to_come, CARRIED_ON)
        if home.rank == FOOL:  # it costs a token, whatever the others have
            return lost + self.coming(FOOL, taken).passed(given, kind, to_come, SENT_BACK)
        if is_below(taken, home.rank):
            return lost
        # What it was that came and goes back makes no difference to the others any more.
        back = home.behind(home.rank, RANKS - 1)
        if back:
            back *= home.coming(home.rank, RANKS - 1).passed(given, kind, to_come, SENT_BACK)
        return lost + back


def _claim_weight(phrase: str, card: str | None, rank: int, trust: float) -> float:
    if phrase == "have":
        return 1 + 6 * trust if card and CUCCO[card].rank == rank else 1.0
    high = rank >= V.rank
    return 1 + trust if high == (phrase == "good-card") else 1.0
