"""The strategies of Gnav, Slabberjan and Kille."""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy, certain
from cucu_desktop.bots.north.north_turn import assess_turn
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.slips import by_eye
from cucu_desktop.bots.strategy import Judge, Strategy
from cucu_desktop.bots.win_chance import BEST
from cucu_desktop.engine.actions import BUY, LEAVE
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation


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


_TURN: Final = Judge(assess_turn, by_eye(), BEST)
GNAV: Final = Strategy(judges={"turn": _TURN})
KILLE: Final = Strategy(judges={"turn": _TURN, "reentry": Judge(assess_buying, buying_by_habit)})
