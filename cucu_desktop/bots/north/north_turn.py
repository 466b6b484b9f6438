"""A turn of Gnav, Slabberjan and Kille: both options are played out with sampled cards."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import cycle
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.belief import ExchangeBelief, Kinds
from cucu_desktop.bots.borders import as_played
from cucu_desktop.bots.inference import History, deal_inferred
from cucu_desktop.bots.leaning import lean, stops
from cucu_desktop.bots.north.north_borders import borders
from cucu_desktop.bots.north.north_inference import infer
from cucu_desktop.bots.north.north_last_two import TWO, solve
from cucu_desktop.bots.north.north_playout import NONE, NorthPlayout
from cucu_desktop.bots.north.north_rules import NorthRules, lives_of, rules_of
from cucu_desktop.bots.opponent_model import giver_of
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.sampling import Pile, compare, sample_count
from cucu_desktop.bots.win_chance import HONOUR, Equity, unit_of_turn
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.events import DealBegan, Event, Exchanged
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games import kille

COST: Final = 2
"""The cost of a playout relative to other games."""
COST_TOLD: Final = 3
"""The cost of a playout for the adviser, relative to other games: it analyses whole games."""
Pairs = list[tuple[int, int]]


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


def exchanged(heard: Sequence[Event], order: Sequence[int], position: int) -> tuple[Pairs, Pairs]:
    """Return the exchanges of this deal that stand, as positions, and those of the card at this position.

    A player on turn because a card has come still holds it: its way ends with them. Exchanges undone by a cat
    or a sow are left out.
    """
    at = {seat: place for place, seat in enumerate(order)}
    pairs: Pairs = []
    way: Pairs = []
    for event in heard:
        if isinstance(event, DealBegan):
            pairs, way = [], []
        elif isinstance(event, Exchanged) and event.reason == "cat":
            pairs.pop()
        elif isinstance(event, Exchanged):
            pair = at[event.seat], at[event.other]
            way = [*way, pair] if way and way[-1][1] == pair[0] else [pair]
            pairs.append(pair)
    return pairs, way if way and way[-1][1] == position else []


def border(observation: Observation) -> int:
    """Return the rank from which a card is good."""
    return borders(len(observation.order), rules_of(observation).pack.name).unasked[0]


def assess_turn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of keeping and exchanging: exact where solved."""
    if len(observation.order) == TWO:
        pairs, _ = exchanged(heard, observation.order, 0)
        solved = solve(observation, pairs)
        if solved:
            return solved
    return sampled_turn(person, observation, heard, random)


def sampled_turn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of keeping and exchanging with sampled cards."""
    equity = equity_of(person, observation)
    order = observation.order
    players, position = len(order), order.index(observation.seat)
    rules = rules_of(observation)
    keep_from = borders(players, rules.pack.name)
    kinds = Kinds(rules.pack, rules.arrest, rules.helpless)
    belief = ExchangeBelief(person, observation, heard, random, kinds, keep_from, infers=False)
    pile = Pile([card.rank for card in belief.unseen], random)
    known = [belief.known[seat].rank if seat in belief.known else NONE for seat in order]
    history = History(heard, order, keep_from)
    inferred = infer(history, belief, rules, players)
    likely = inferred.weights
    pairs = [(order.index(held), order.index(given), table) for held, given, table in inferred.pairs]
    hidden = [(at, likely[seat]) for at, seat in enumerate(order) if known[at] == NONE]
    deal = _TurnStart(rules, observation, heard, pile)
    ways = cycle([(each, history.here(each)) for each in as_played(keep_from)])
    tells = history.tells(observation.seat)
    was_given = giver_of(heard, observation.seat) is not None
    most = sample_count(person, players, COST_TOLD if person.is_counsellor else COST)

    def sample() -> tuple[float, float]:
        cards = deal_inferred(pile, known, hidden, pairs, random)
        left, (keeps, here) = pile.left, next(ways)
        tried = deal.begin(cards.copy())
        following = tried.exchange(position)
        went_on = bool(tried.way) and tried.way[-1] == (position, following)
        given = tried.cards[position] if went_on else NONE
        tried.turns(following, keeps, given, keeps.tried(here) if tells else here)
        exchange = equity.after(tuple([order[at] for at in tried.losers()]))
        pile.left = left
        kept = deal.begin(cards)
        kept.way.clear()
        kept.turns(position + 1, keeps, here=keeps.asked if was_given and tells else here)
        return equity.after(tuple([order[at] for at in kept.losers()])), exchange

    keep, exchange = compare(sample, most, stops=stops(person), token=equity.token)
    assessment = Assessment.of(equity.unit, {KEEP: keep, EXCHANGE: exchange})
    return lean(person, assessment, equity.token)


class _TurnStart:
    """The deal at a turn, to be played out with any sampled cards."""

    __slots__ = ("_fallen", "_lives", "_pairs", "_pile", "_rules", "_way")

    def __init__(
        self, rules: NorthRules, observation: Observation, heard: Sequence[Event], pile: Pile
    ) -> None:
        order = observation.order
        tokens = lives_of(observation)
        self._rules = rules
        self._lives = [0 if observation.dead[seat] else tokens[seat] for seat in order]
        self._fallen = [bool(observation.lowered and observation.lowered[seat]) for seat in order]
        self._pairs, self._way = exchanged(heard, order, order.index(observation.seat))
        self._pile = pile

    def begin(self, cards: list[int]) -> NorthPlayout:
        """Return a playout with these cards."""
        return NorthPlayout(self._rules, cards, self._lives, self._pairs, self._way, self._fallen, self._draw)

    def _draw(self) -> int:
        return self._pile.deal() if self._pile.left else NONE
