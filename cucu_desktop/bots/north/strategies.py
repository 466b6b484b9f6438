"""The strategies of Gnav, Slabberjan and Kille."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy, certain
from cucu_desktop.bots.north.north_last_two import solve
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.playouts.rules_judge import equity_of, turn_judge
from cucu_desktop.bots.strategy import ExchangeJudge, Judge, Strategy, options_of
from cucu_desktop.bots.win_chance import HONOUR, Equity
from cucu_desktop.engine.actions import BUY, LEAVE
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games import kille


def assess_buying(
    person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Assessment:
    """Return the worth of a new right, in coins (KL6)."""
    worth = chance_worth(observation)
    felt = worth + (person.boldness - person.caution) * 0.3 if not person.is_counsellor else worth
    return Assessment.of("coins", {BUY: worth, LEAVE: 0.0}, {BUY: felt, LEAVE: 0.0})


def buying_by_habit(
    _person: Person, _observation: Observation, _heard: Sequence[Event], _random: Random
) -> Policy:
    """Return a beginner's policy: always come back."""
    return certain(BUY)


def chance_worth(observation: Observation) -> float:
    """Return the expected part of the pool less the price.

    Later purchases of others are ignored. A player who leaves by this rule wins less: at a table of all
    levels 9.1 +- 0.9 coins a game at level 3 in place of 11.6 +- 1.0 (800 games of six).
    """
    price = observation.options.stake
    rivals = sum(map(bool, observation.tokens))
    return (observation.pool + price) / (rivals + 1) - price


def equity_with_rights(person: Person, observation: Observation) -> Equity:
    """Return the value of the ends of a deal of Kille, in which players may buy new rights."""
    options = options_of(observation, kille.Options)
    equity = equity_of(person, observation)
    if equity.unit == "tokens" or all(observation.bought[seat] >= options.buys for seat in observation.order):
        return equity
    again = 0.0
    if observation.bought[observation.seat] < options.buys:
        again = worth_of_a_right(observation)
    honour = 0.0 if person.is_counsellor else HONOUR
    return Equity("coins", observation, 0.0, again, honour=honour)


def worth_of_a_right(observation: Observation) -> float:
    """Return the worth of buying in again after this deal, in coins."""
    price = observation.options.stake
    if observation.coins[observation.seat] < price:
        return 0.0
    others = max(2, sum(map(bool, observation.tokens)))
    return max(0.0, (observation.pool + price) / others - price)


def _solved_first(judge: ExchangeJudge) -> ExchangeJudge:
    """Return a judge of turns that uses the solution of the last two where there is one."""

    def reckon(
        person: Person, observation: Observation, heard: Sequence[Event], random: Random
    ) -> Assessment:
        return solve(observation, heard) or judge.reckon(person, observation, heard, random)

    return replace(judge, reckon=reckon)


GNAV: Final = Strategy(judges={"turn": _solved_first(turn_judge())})
KILLE: Final = Strategy(
    judges={
        "turn": _solved_first(turn_judge(equity_with_rights)),
        "reentry": Judge(assess_buying, buying_by_habit),
    }
)
