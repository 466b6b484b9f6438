"""The decision of a loser in children's time: pay and stay in the pot, or leave it (B17)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy, by_mood
from cucu_desktop.bots.persons import Person
from cucu_desktop.engine.actions import LEAVE, PAY
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation

LOOKS_ROUND: Final = 3
"""The level from which players reckon with the losers still to be asked."""
EAGER: Final = 0.6
TIMID: Final = 2.4
"""The return on the price that a beginner demands, in the most eager and the most timid mood."""


def waiting(observation: Observation) -> int:
    """Return the number of losers still to be asked after this seat; the dealer is asked first (B17)."""
    *others, dealer = observation.order
    asked = [
        seat
        for seat in (dealer, *others)
        if observation.dead[seat] or seat in observation.losers or seat == observation.seat
    ]
    return len(asked) - 1 - asked.index(observation.seat)


def worth_of_staying(observation: Observation, waits: int) -> float:
    """Return the player's part of the pot less the price.

    Args:
        observation: the seat's observation.
        waits: the number of losers still to be asked; they are assumed to do the same.
    """
    cost = observation.cost or 0
    inside = sum(map(bool, observation.tokens))
    all_pay = (observation.pool + cost * (1 + waits)) / inside - cost
    if all_pay >= 0 or not waits:
        return all_pay
    return (observation.pool + cost) / (inside - waits) - cost


def assess_penalty(
    person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Assessment:
    """Return the worth of paying, in chips; leaving is worth 0."""
    far = person.level >= LOOKS_ROUND
    worth = worth_of_staying(observation, waiting(observation) if far else 0)
    felt = worth
    if not person.is_counsellor:
        lean = 0.4 if far else 1.0
        felt += lean * (person.boldness - person.caution)
    return Assessment.of("coins", {PAY: worth, LEAVE: 0.0}, {PAY: felt, LEAVE: 0.0})


def penalty_by_habit(
    person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Policy:
    """Return a beginner's policy, by feel and with a view to the whole pot."""
    cost = observation.cost or 0
    shift = 0.5 * (person.caution - person.boldness)
    return by_mood(
        EAGER + shift,
        TIMID + shift,
        lambda mood: PAY if observation.pool >= mood * mood * cost else LEAVE,
    )
