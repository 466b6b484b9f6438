"""A turn of Gnav, Slabberjan and Kille: both options are played out with sampled cards."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.belief import ExchangeBelief, Kinds
from cucu_desktop.bots.borders import Borders, as_played
from cucu_desktop.bots.inference import History, Inference, PastTurn, deal_inferred
from cucu_desktop.bots.learnt_borders import borders_here
from cucu_desktop.bots.north.north_last_two import TWO, solve
from cucu_desktop.bots.north.north_playout import Exchanges, NorthPlayout
from cucu_desktop.bots.north.north_rules import NorthRules, lives_of, rules_of
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.rank_playout import NONE
from cucu_desktop.bots.sampling import sample_count
from cucu_desktop.bots.turn_sampling import TurnSampler, compare_turn
from cucu_desktop.bots.win_chance import HONOUR, Equity, unit_of_turn
from cucu_desktop.engine.events import DealBegan, Event, Exchanged
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games import kille


def infer(history: History, belief: ExchangeBelief, rules: NorthRules, borders: Borders) -> Inference:
    """Return the likelihoods of the hidden cards: players keep by the borders, unless an open card decides.

    An open card is a Harlekin that was exchanged, the lowest of all (KL3), or a fool announced by knocking
    (N11).

    Args:
        history: the actions.
        belief: the seat's view of the cards and the talk.
        rules: the rules of the deal.
        borders: the keep thresholds of sensible players.
    """

    def keeps(choice: PastTurn, rank: int, given: int) -> float:
        if choice.lowered:
            return float(rank not in rules.fools)
        if given not in rules.helpless and given < rank and choice.given is not None:
            return 1.0
        share = choice.border.kept(rank)
        if rules.helpless and rank not in rules.fools and choice.beside in history.fools:
            return max(share, float(rank >= borders.beside_open[choice.is_asked][choice.after]))
        return share

    known = {seat: card.rank for seat, card in belief.known.items()}
    likely = belief.likely
    if rules.knocks:
        likely = {
            seat: [
                float((rank in rules.fools) == (history.lies[seat] in history.fools)) * weight
                for rank, weight in enumerate(weights)
            ]
            for seat, weights in likely.items()
        }
    return Inference(history, known, likely, keeps, rules.arrest)


COST: Final = 2
"""The cost of a playout relative to other games."""
COST_TOLD: Final = 3
"""The cost of a playout for the adviser, relative to other games: it analyses whole games."""


def equity_of(person: Person, observation: Observation) -> Equity:
    """Return the equity of the end of this deal."""
    options = observation.options
    unit = unit_of_turn(person, observation)
    again = 0.0
    if isinstance(options, kille.Options):
        may_buy = any(observation.bought[seat] < options.buys for seat in observation.order)
        unit = "coins" if may_buy and unit == "chance" else unit
        if unit == "coins" and observation.bought[observation.seat] < options.buys:
            again = worth_of_a_right(observation)
    lives = replace(observation, tokens=lives_of(observation))
    honour = 0.0 if person.is_counsellor else HONOUR
    return Equity(unit, lives, 1 / len(observation.order), again, honour=honour)


def worth_of_a_right(observation: Observation) -> float:
    """Return the worth of buying in again after this deal, in coins."""
    price = observation.options.stake
    if observation.coins[observation.seat] < price:
        return 0.0
    others = max(2, sum(map(bool, observation.tokens)))
    return max(0.0, (observation.pool + price) / others - price)


def exchanged(heard: Sequence[Event], order: Sequence[int]) -> Exchanges:
    """Return the exchanges of this deal, without those that a cat or a sow has undone."""
    at = {seat: place for place, seat in enumerate(order)}
    pairs: list[tuple[int, int]] = []
    way: list[tuple[int, int]] = []
    for event in heard:
        if isinstance(event, DealBegan):
            pairs, way = [], []
        elif isinstance(event, Exchanged) and event.reason == "cat":
            pairs.pop()
        elif isinstance(event, Exchanged):
            pair = at[event.seat], at[event.other]
            way = [*way, pair] if way and way[-1][1] == pair[0] else [pair]
            pairs.append(pair)
    return pairs, way


def assess_turn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of keeping and exchanging: exact where solved."""
    if len(observation.order) == TWO:
        pairs, _ = exchanged(heard, observation.order)
        solved = solve(observation, pairs)
        if solved:
            return solved
    return sampled_turn(person, observation, heard, random)


def sampled_turn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of keeping and exchanging with sampled cards."""
    equity = equity_of(person, observation)
    sampler = _Sampler(person, observation, heard, random)
    order = sampler.order

    def worth(deal: NorthPlayout) -> float:
        return equity.after(tuple([order[position] for position in deal.losers()]))

    count = sample_count(person, len(order), COST_TOLD if person.is_counsellor else COST)
    return compare_turn(person, equity, lambda: sampler.both_ways(sampler.begin, worth), count)


class _Sampler(TurnSampler):
    """Samples of the deal at a turn: hidden cards by inference from the actions."""

    infers = False

    def __init__(
        self, person: Person, observation: Observation, heard: Sequence[Event], random: Random
    ) -> None:
        order, rules = observation.order, rules_of(observation)
        keep_from = _by_way(borders_here(observation))
        kinds = Kinds(rules.pack, rules.arrest, rules.helpless)
        super().__init__(person, observation, heard, random, kinds, keep_from)
        history = History(heard, order, keep_from)
        self.play_by([(each, history.here(each)) for each in map(_with_came, as_played(keep_from))])
        self.tells = history.tells(observation.seat)
        inferred = infer(history, self.belief, rules, keep_from)
        self.hide(inferred.weights)
        places = order.index
        self._joint = [(places(held), places(given), table) for held, given, table in inferred.pairs]
        self._random = random
        self._rules = rules
        lives = lives_of(observation)
        self._lives = [0 if observation.dead[seat] else lives[seat] for seat in order]
        self._fallen = [bool(observation.lowered and observation.lowered[seat]) for seat in order]
        self._exchanged = exchanged(heard, order)

    def deal(self) -> list[int]:
        self.borders, self.here = next(self._ways)
        return deal_inferred(self.pile, self.known, self._hidden, self._joint, self._random)

    def begin(self, cards: list[int]) -> NorthPlayout:
        return NorthPlayout(
            self._rules, cards, self._lives, self._exchanged, self._fallen, self._draw, self.borders
        )

    def _draw(self) -> int:
        return self.pile.deal() if self.pile.left else NONE


@lru_cache(maxsize=256)
def _by_way(keep_from: Borders) -> Borders:
    """Return the same borders; a player may be asked late or soon: `History` does not tell."""
    return replace(keep_from, asked_late=(), late=())


@lru_cache(maxsize=256)
def _with_came(keep_from: Borders) -> Borders:
    """Return the same borders; after a content receiver a card that came is kept like a dealt one."""
    return replace(keep_from, given_asked=keep_from.asked)
