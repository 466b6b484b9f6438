"""A turn of Lu Stù: keep the card or pass it on, by sampling and playouts of the rest of the deal."""

from collections.abc import Sequence
from itertools import cycle
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.belief import MODELS, ExchangeBelief, Kinds, deal_hidden
from cucu_desktop.bots.borders import as_played
from cucu_desktop.bots.crossings import Way, beside, crossings
from cucu_desktop.bots.leaning import lean, stops
from cucu_desktop.bots.lu_stu.lu_stu_equity import equity
from cucu_desktop.bots.lu_stu.lu_stu_playout import ARREST, FOOL, NONE, LuStuPlayout, borders, is_safe
from cucu_desktop.bots.lu_stu.offer_reading import with_offers
from cucu_desktop.bots.opponent_model import borders_now, came_late, giver_of
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sampling import Pile, compare, sample_count
from cucu_desktop.bots.strategy import options_of
from cucu_desktop.bots.win_chance import Equity, unit_of_turn
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.lu_stu import PACKS, XI, Options

COST_TOLD: Final = 1.5
"""The reduction of samples for callers that need the worths: analyses evaluate whole matches."""
HARDLY_LOWER: Final = 3
FOOL_KEPT: Final = 0.5
"""The probability that one of three players keeps the Matto for which they gave an X."""


class LuStuSampler:
    """Samples of the deal, given the information set of one player."""

    def __init__(
        self,
        person: Person,
        observation: Observation,
        heard: Sequence[Event],
        random: Random,
        worth: Equity,
    ) -> None:
        """Sample for this person; `worth` values the deal's end."""
        self.order = observation.order
        self.position = self.order.index(observation.seat)
        self._observation = observation
        self._keep_from = borders(len(self.order))
        options = options_of(observation, Options)
        pack = PACKS[options.matti, options.lions]
        kinds = Kinds(pack, ARREST, compares=True)
        belief = ExchangeBelief(person, observation, heard, random, kinds, self._keep_from)
        self._pile = Pile([card.rank for card in belief.unseen], random)
        self._known = [belief.known[seat].rank if seat in belief.known else NONE for seat in self.order]
        likely = with_offers(belief.likely, heard, observation) if person.level >= MODELS else belief.likely
        places = {seat: place for place, seat in enumerate(self.order)}
        by_place = {places[seat]: weights for seat, weights in likely.items()}
        ways = [way.among(places) for way in belief.ways]
        self._given = [self._keep_from.watched_given(asked=asked) for asked in (False, True)]
        self._crossings = crossings(ways, self._known, by_place, self._pile.cards, self._keeps_for)
        self._hidden = beside(self._crossings, by_place)
        self._ways = cycle([(each, borders_now(each, heard)) for each in as_played(self._keep_from)])
        self._keep_from, self._here = next(self._ways)
        self._was_given = giver_of(heard, observation.seat) is not None
        self._came_late = came_late(heard, observation.seat)
        self._tokens = [observation.tokens[seat] for seat in self.order]
        self._promises = {places[guest]: places[inn] for guest, inn in observation.promises}
        self._sold = {places[seat] for seat in observation.sold}
        self._equity = worth

    def playouts(self, count: int) -> list[LuStuPlayout]:
        """Return `count` playouts of the same deal with sampled hidden cards."""
        self._keep_from, self._here = next(self._ways)
        cards = deal_hidden(self._pile, self._known, self._hidden, crossings=self._crossings)
        return [self._deal(cards.copy()) for _ in range(count)]

    def _keeps_for(self, way: Way, place: int, came: int, gave: int) -> float:
        """Return the probability that the player at a position keeps a card for which they gave another."""
        if is_safe(came, gave):
            return 1.0
        if came == FOOL and gave == ARREST - 1 and len(self.order) == HARDLY_LOWER:
            return FOOL_KEPT
        return self._given[way.is_asked][len(self.order) - 1 - place].kept(came)

    def _deal(self, cards: list[int]) -> LuStuPlayout:
        deal = LuStuPlayout(cards, self._tokens, self._pile.deal, self._keep_from)
        deal.promises.update(self._promises)
        deal.sold.update(self._sold)
        return deal

    def worth(
        self,
        deal: LuStuPlayout,
        following: int,
        given: int = NONE,
        here: tuple[int, ...] = (),
        *,
        late: bool = False,
    ) -> float:
        """Play the deal on from this position and return its worth."""
        left = self._pile.left
        deal.play_on(following, given, here, late=late)
        self._pile.left = left
        lost, gained = deal.result()
        order = self.order
        return self._equity.after(
            tuple([order[position] for position in lost]), tuple([order[position] for position in gained])
        )

    def worth_stopped(self, deal: LuStuPlayout, inn: int, *, is_silent: bool = False) -> float:
        """Return the worth of a deal in which the player at this position has been stopped at the inn.

        A guest who has offered nothing may have the nulla: the others then feel as safe as after seeing a low
        card.
        """
        here = self._keep_from.asked if is_silent else self._keep_from.tried(self._here)
        return self.worth(deal, inn + 1, here=here)

    def worth_sold(self, deal: LuStuPlayout, seller: int) -> float:
        """Return the worth of a deal in which the player at this position has sold the inn and goes on."""
        return self.worth(deal, seller, XI.rank, self._keep_from.tried(self._here))

    def keep_or_exchange(self) -> tuple[float, float]:
        """Return the worths of keeping and of exchanging, with sampled cards."""
        position = self.position
        kept, tried = self.playouts(2)
        left = self._pile.left
        card = tried.cards[position]
        following = tried.exchange(position)
        crossed = following < len(tried.cards) and tried.cards[following] == card
        here = self._keep_from.tried(self._here)
        late = position > 0 and self._here is self._keep_from.unasked and not self._was_given
        given = tried.cards[position] if crossed else NONE
        exchanged = self.worth(tried, following, given, here, late=late)
        self._pile.left = left
        here = self._here
        if self._was_given:
            here = self._keep_from.content(late=self._came_late and here is not self._keep_from.asked)
        return self.worth(kept, position + 1, here=here), exchanged


def assess_turn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of keeping and exchanging."""
    worth = equity(person, observation, unit_of_turn(person, observation))
    sampler = LuStuSampler(person, observation, heard, random, worth)
    count = sample_count(person, len(observation.order), COST_TOLD if person.is_counsellor else 1)
    keep, exchange = compare(sampler.keep_or_exchange, count, stops=stops(person), token=worth.token)
    assessment = Assessment.of(worth.unit, {KEEP: keep, EXCHANGE: exchange})
    return lean(person, assessment, worth.token)
