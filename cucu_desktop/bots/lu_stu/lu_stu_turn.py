"""A turn of Lu Stù: keep the card or pass it on, by sampling and playouts of the rest of the deal."""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.belief import MODELS, Kinds
from cucu_desktop.bots.crossings import Way
from cucu_desktop.bots.learnt_borders import borders_here
from cucu_desktop.bots.lu_stu.lu_stu_equity import equity
from cucu_desktop.bots.lu_stu.lu_stu_playout import ARREST, FOOL, LuStuPlayout, is_safe
from cucu_desktop.bots.lu_stu.offer_reading import with_offers
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.rank_playout import NONE
from cucu_desktop.bots.sampling import sample_count
from cucu_desktop.bots.strategy import options_of
from cucu_desktop.bots.turn_sampling import TurnSampler, compare_turn
from cucu_desktop.bots.win_chance import Equity, unit_of_turn
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.lu_stu import PACKS, XI, Options

COST_TOLD: Final = 1.5
"""The reduction of samples for callers that need the worths: analyses evaluate whole matches."""
HARDLY_LOWER: Final = 3
FOOL_KEPT: Final = 0.5
"""The probability that one of three players keeps the Matto for which they gave an X."""


class LuStuSampler(TurnSampler):
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
        options = options_of(observation, Options)
        kinds = Kinds(PACKS[options.matti, options.lions], ARREST, compares=True)
        super().__init__(person, observation, heard, random, kinds, borders_here(observation))
        likely = self.belief.likely
        reads = person.level >= MODELS
        self.hide(with_offers(likely, heard, observation) if reads else likely, self._keeps_for)
        self._tokens = [observation.tokens[seat] for seat in self.order]
        places = self.order.index
        self._promises = {places(guest): places(inn) for guest, inn in observation.promises}
        self._sold = {places(seat) for seat in observation.sold}
        self._equity = worth

    def playouts(self, count: int) -> list[LuStuPlayout]:
        """Return `count` playouts of the same deal with sampled hidden cards."""
        cards = self.deal()
        return [self._begin(cards.copy()) for _ in range(count)]

    def _keeps_for(self, way: Way, place: int, came: int, gave: int) -> float:
        """Return the probability that the player at a position keeps a card for which they gave another."""
        if is_safe(came, gave):
            return 1.0
        if came == FOOL and gave == ARREST - 1 and len(self.order) == HARDLY_LOWER:
            return FOOL_KEPT
        return self.kept_by_border(place, came, asked=way.is_asked)

    def _begin(self, cards: list[int]) -> LuStuPlayout:
        deal = LuStuPlayout(cards, self._tokens, self.pile.deal, self.borders)
        deal.promises.update(self._promises)
        deal.sold.update(self._sold)
        return deal

    def _worth(self, deal: LuStuPlayout) -> float:
        lost, gained = deal.result()
        order = self.order
        return self._equity.after(
            tuple([order[position] for position in lost]), tuple([order[position] for position in gained])
        )

    def _worth_from(self, deal: LuStuPlayout, position: int, given: int, here: tuple[int, ...]) -> float:
        left = self.pile.left
        deal.turns(position, given, here)
        self.pile.left = left
        return self._worth(deal)

    def worth_stopped(self, deal: LuStuPlayout, inn: int, *, is_silent: bool = False) -> float:
        """Return the worth of a deal in which the player at this position has been stopped at the inn.

        A guest who has offered nothing may have the nulla: the others then feel as safe as after seeing a low
        card.
        """
        here = self.borders.asked if is_silent else self.borders.tried(self.here)
        return self._worth_from(deal, inn + 1, NONE, here)

    def worth_sold(self, deal: LuStuPlayout, seller: int) -> float:
        """Return the worth of a deal in which the player at this position has sold the inn and goes on."""
        return self._worth_from(deal, seller, XI.rank, self.borders.tried(self.here))

    def keep_or_exchange(self) -> tuple[float, float]:
        """Return the worths of keeping and of exchanging, with sampled cards."""
        return self.both_ways(self._begin, self._worth)


def assess_turn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of keeping and exchanging."""
    worth = equity(person, observation, unit_of_turn(person, observation))
    sampler = LuStuSampler(person, observation, heard, random, worth)
    count = sample_count(person, len(observation.order), COST_TOLD if person.is_counsellor else 1)
    return compare_turn(person, worth, sampler.keep_or_exchange, count)
