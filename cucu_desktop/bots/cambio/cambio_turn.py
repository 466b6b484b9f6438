"""A turn of Cambio, and a pause: each action is played out with sampled cards."""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy
from cucu_desktop.bots.belief import Kinds
from cucu_desktop.bots.cambio.cambio_playout import CambioPlayout
from cucu_desktop.bots.crossings import Way
from cucu_desktop.bots.leaning import RECKONER, is_bold
from cucu_desktop.bots.learnt_borders import borders_here
from cucu_desktop.bots.opponent_model import borders_now
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.rank_playout import NONE
from cucu_desktop.bots.sampling import Weights, errors_behind, estimates_of, sample_count
from cucu_desktop.bots.strategy import options_of
from cucu_desktop.bots.turn_sampling import TurnSampler
from cucu_desktop.engine.actions import CALL, EXCHANGE, KEEP, WAIT, Action
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import DealBegan, Event, Exchanged
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.cambio import CAT, FOOL, HIGHEST, HORSE, HOUSE, HUMAN, OWL, Options

FIRM: Final = 0.9
"""The fraction of its price at which staying is worth paying: a player who stays may still leave later."""


class PotEquity:
    """The value of the end of this deal to one player, in chips.

    The chips of a pot go to a player in it, and before the deal all are equally likely to win it: so staying
    in a pot is worth an equal part of it, and later payments are worth their price.
    """

    __slots__ = ("_coins", "_everybody", "_in_pot", "_known", "_pool", "_worth", "cost")

    def __init__(self, observation: Observation) -> None:
        options = options_of(observation, Options)
        number = observation.number
        self._coins = observation.coins[observation.seat]
        self._everybody = observation.players
        self._in_pot = len(observation.order)
        self._pool = observation.pool
        self.cost: int | None = None
        """The penalty that losers pay to stay; None: they leave."""
        if number <= options.children:
            self.cost = number if options.pay == "deal" else 1
        self._known: dict[tuple[int, bool], float] = {}

    def after(self, losers: int, *, loses: bool) -> float:
        """Return the value if `losers` players lose, and whether this player is one of them."""
        key = losers, loses
        worth = self._known.get(key)
        if worth is None:
            worth = self._known[key] = self._evaluate(losers, loses=loses)
        return worth

    @property
    def stake(self) -> float:
        """The stake of the deal: the difference between another player losing alone and this one."""
        return self.after(1, loses=False) - self.after(1, loses=True)

    def _evaluate(self, losers: int, *, loses: bool) -> float:
        pool, left = self._pool, self._in_pot - losers
        if self.cost is not None:
            part = (pool + self.cost * losers) / self._in_pot
            stays = part >= FIRM * self.cost
            if stays and not (loses and self._coins < self.cost):
                return part - self.cost if loses else part
        if left:
            return 0.0 if loses else pool / left
        return pool / self._everybody  # carried over to the next pot (B19)


COST: Final = 2
"""The cost of a playout relative to other games."""
FELT: Final = 9.0
"""The extra weight at level 2 of a loss by waiting for those who would rather exchange."""
TEMPER: Final = 0.3
REGRET: Final = 0.55
NEARLY: Final = 0.008
"""Worths that differ by less than this fraction of the stake are nearly equal."""
KEEPS: Final = frozenset(card.rank for card in (HOUSE, CAT, HORSE, HUMAN))
"""The rank of cards that are never given on demand."""
UNCALLED: Final = (0.01, 0.5)
UNCALLED_ASKED: Final = (0.01, 0.15)
"""The likelihood of not calling an owl that the next asker would take, or the one after; and the same
once a player has tried to exchange.
"""


def call_by_habit(
    person: Person, _observation: Observation, _heard: Sequence[Event], _random: Random
) -> Policy:
    """Return a beginner's probability to call: bold players wait, whatever may come."""
    patience = 0.5 * person.boldness
    return {CALL: 1 - patience, WAIT: patience}


def assess(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Assessment:
    """Return the worth of each action in a turn or at a pause, in chips."""
    decision = observation.decision
    assert decision is not None  # only the deciding seat is asked
    actions = [option for option in decision.options if isinstance(option, Action)]
    order = observation.order
    equity = PotEquity(observation)
    sampler = _Sampler(person, observation, heard, random)

    def sample() -> list[float]:
        cards = sampler.deal()
        ends = [sampler.play(action, cards) for action in actions]
        return [*(equity.after(losers, loses=loses) for losers, loses in ends), *(loses for _, loses in ends)]

    samples = [sample() for _ in range(sample_count(person, len(order), COST))]
    found = estimates_of(samples, equity.stake)
    worths = dict(zip(actions, found, strict=False))
    if person.is_counsellor:
        behind = errors_behind([ends[: len(actions)] for ends in samples])
        return Assessment.of("coins", worths, behind_errors=dict(zip(actions, behind, strict=True)))
    if person.level < RECKONER:
        losing = {action: each.worth for action, each in zip(actions, found[len(actions) :], strict=True)}
        return Assessment.of("coins", worths, _felt(person, losing))
    nearly = NEARLY * max(equity.stake, 0.0) * (1 if is_bold(person) else -1)
    liked = {action: worths[action].worth + (nearly if action is EXCHANGE else 0.0) for action in actions}
    return Assessment.of("coins", worths, liked)


def _felt(person: Person, losing: dict[Action, float]) -> dict[Action, float]:
    """Return the worths of calling and waiting as level 2 feels them, by the chances to lose."""
    boldness = person.boldness - person.caution
    regret = 1 + FELT * (REGRET + TEMPER * boldness) if is_bold(person) else 1.0
    return {action: (1 - chance) ** (regret if action is WAIT else 1.0) for action, chance in losing.items()}


class _Sampler(TurnSampler):
    """Samples of the deal at a turn or at a pause, from which any action can be played out."""

    def __init__(
        self, person: Person, observation: Observation, heard: Sequence[Event], random: Random
    ) -> None:
        kinds = Kinds(CUCCO, HOUSE.rank, compares=True)
        super().__init__(person, observation, heard, random, kinds, borders_here(observation))
        at = {seat: position for position, seat in enumerate(self.order)}
        assert observation.to_act is not None  # a turn is due
        self._turn = at[observation.to_act]
        dealt = dict(observation.dealt_to)
        self._dealt_to = [at[dealt[seat]] if seat in dealt else None for seat in self.order]
        for position, seat in enumerate(self.order):  # a fool from the pack is the highest card
            if self.known[position] == FOOL.rank and seat not in dealt:
                self.known[position] = HIGHEST
        self._dead = [observation.dead[seat] for seat in self.order]
        given_on_demand, touched = taken(heard)
        likely = {
            seat: _weighed(weights, observation, seat, given_on_demand, touched)
            for seat, weights in self.belief.likely.items()
        }
        if person.level >= RECKONER:
            is_unasked = borders_now(self.borders, heard) is self.borders.unasked
            unlikely = UNCALLED if is_unasked else UNCALLED_ASKED
            likely = {seat: self._uncalled(at[seat], weights, unlikely) for seat, weights in likely.items()}
        self.hide(likely, self._keeps_for)

    def _keeps_for(self, way: Way, place: int, came: int, gave: int) -> float:
        """Return the probability that the player at a position keeps a card for which they gave another."""
        return 1.0 if gave < came else self.kept_by_border(place, came, asked=way.is_asked)

    def _uncalled(self, place: int, weights: Weights, unlikely: tuple[float, float]) -> Weights:
        """Return the weights updated with silence: a player asked soon calls before losing an owl."""
        if 0 < place <= self._turn:
            left = UNCALLED[0]
        else:
            standing = [other for other in range(self._turn + 1, len(self._dead)) if not self._dead[other]]
            left = dict(zip(standing, unlikely, strict=False)).get(place, 1.0)
        return [weight * (left if rank == OWL.rank else 1.0) for rank, weight in enumerate(weights)]

    def play(self, action: Action, cards: Sequence[int]) -> tuple[int, bool]:
        """Play this action with these cards; return the number of losers, and whether this player is one."""
        left = self.pile.left
        deal = CambioPlayout([*cards], self._dead, self._dealt_to, self._draw, self.borders)
        if action is EXCHANGE:
            self.exchange(deal)
        elif action is KEEP:
            self.keep(deal)
        elif action is WAIT:
            deal.quiet = self.position
            deal.turns(self._turn, here=self.here)
        self.pile.left = left
        return deal.loses(self.position)

    def _draw(self) -> int:
        return self.pile.deal() if self.pile.left else NONE


def taken(heard: Sequence[Event]) -> tuple[frozenset[int], frozenset[int]]:
    """Return the seats with a card given on demand in this deal, and the seats with a card that came.

    A player who gets a fool from another falls, and it lies open (B8): players still in with such a card have
    no fool.
    """
    found: set[int] = set()
    touched: set[int] = set()
    for event in heard:
        if isinstance(event, DealBegan):
            found, touched = set(), set()
        elif isinstance(event, Exchanged):
            found.discard(event.other)
            found.add(event.seat)
            touched |= {event.seat, event.other}
    return frozenset(found), frozenset(touched)


def _weighed(
    weights: Sequence[float],
    observation: Observation,
    seat: int,
    given_on_demand: frozenset[int],
    touched: frozenset[int],
) -> Sequence[float]:
    """Return the weights updated with public facts: skippers have horse or house, givers neither."""
    if observation.skipped[seat]:
        return [float(rank in (HORSE.rank, HOUSE.rank)) for rank in range(len(weights))]
    if seat in touched and not observation.dead[seat]:
        weights = [0.0 if rank == FOOL.rank else weight for rank, weight in enumerate(weights)]
    if seat in given_on_demand:
        return [0.0 if rank in KEEPS else weight for rank, weight in enumerate(weights)]
    return weights
