"""Decisions at the inn: "Fermatevi alquanto." - "Pagherai se null?" (000, "XI Taverna"; C6).

Asking costs the guest nothing: an innkeeper who agrees pays for the nulla, one who refuses gives the inn
away. So good players ask with any card, beginners with the nulla. The innkeeper weighs the risk of
a losing nulla against giving the inn for a card that its owner did not want.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment, Policy, certain
from cucu_desktop.bots.campli.campli_belief import CampliBelief
from cucu_desktop.bots.campli.campli_turn import (
    LossValues,
    evaluate_turn,
    exchange_worth,
    loss_values,
    worth_of,
)
from cucu_desktop.bots.leaning import stops
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.win_chance import unit_of_turn
from cucu_desktop.engine.actions import AGREE, ASK, KEEP, REFUSE
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.games.campli import NULLA, XI

ASKS_FROM: Final = 0.5
"""The boldness from which a player asks with every card, if it is free; others ask only with a nulla."""
LIKELY: Final = 0.005
"""A probability that is too small to go on with."""


def assess_inn(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths to the guest of asking for the promise, and of keeping the card without it."""
    belief = CampliBelief(person, observation, heard, random)
    unit = unit_of_turn(person, observation)
    values = loss_values(person, observation, unit)
    keep = worth_of(belief, values, belief.rank, belief.to_come)
    # An innkeeper prefers a promise to an unwanted card; then only the nulla gains by asking.
    safe = values.whole if belief.rank == NULLA.rank else keep
    assessment = Assessment.of(unit, {ASK: safe, KEEP: keep})
    if person.is_counsellor or safe > keep or person.boldness >= ASKS_FROM:
        return assessment
    return assessment.with_policy(certain(KEEP))


def ask_by_habit(
    person: Person, observation: Observation, _heard: Sequence[Event], _random: Random
) -> Policy:
    """Return a beginner's probability to ask: with the nulla, and, if bold, with other cards, too."""
    asks = 1.0 if observation.card is NULLA else 0.7 * person.boldness
    return {ASK: asks, KEEP: 1 - asks}


def assess_promise(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Assessment:
    """Return the worths of promising to pay for a nulla, and of giving the inn away."""
    belief = CampliBelief(person, observation, heard, random)
    unit = unit_of_turn(person, observation)
    values = loss_values(person, observation, unit)
    guest = observation.about
    assert guest is not None  # a guest has asked
    card = belief.others[guest]
    odds = (
        {card: 1.0} if isinstance(card, int) else {rank: odd for rank, odd in enumerate(card) if odd > LIKELY}
    )
    whole = sum(odds.values())
    agree = _agree_worth(belief, values, odds.get(NULLA.rank, 0.0) / whole)
    if stops(person):
        most = sum(odd * _most_refused(belief, values, rank, agree) for rank, odd in odds.items()) / whole
        if most < agree:
            return Assessment.of(unit, {AGREE: agree, REFUSE: most})
    refuse = sum(odd * _refuse_worth(belief, values, rank) for rank, odd in odds.items()) / whole
    return Assessment.of(unit, {AGREE: agree, REFUSE: refuse})


def answer_by_habit(
    person: Person, _observation: Observation, _heard: Sequence[Event], _random: Random
) -> Policy:
    """Return a beginner's probability to agree: cautious players are the least likely to."""
    refuses = 0.15 + 0.3 * person.caution
    return {AGREE: 1 - refuses, REFUSE: refuses}


def _agree_worth(belief: CampliBelief, values: LossValues, nulla: float) -> float:
    """Return the worth of the promise: the innkeeper pays if the card is a nulla and nothing is lower."""
    pays = nulla * belief.loss(NULLA.rank, belief.to_come, belief.here)
    return (1 - pays) * worth_of(belief, values, XI.rank, belief.to_come) + pays * values.one


def _refuse_worth(belief: CampliBelief, values: LossValues, rank: int) -> float:
    """Return the worth of having the guest's card, of this rank, with a choice still to make."""
    guest = belief.observation.about
    assert guest is not None
    return max(evaluate_turn(belief.crossed(rank, guest), values))


def _most_refused(belief: CampliBelief, values: LossValues, rank: int, agree: float) -> float:
    """Return an upper bound of that worth, as tight as is needed to see that agreeing is better."""
    guest = belief.observation.about
    assert guest is not None
    crossed = belief.crossed(rank, guest)
    if not crossed.to_come:
        return max(evaluate_turn(crossed, values))
    exchange = exchange_worth(crossed, values, agree, 0.0)
    if exchange > agree:
        return max(values.whole, values.one)
    return max(exchange, worth_of(crossed, values, rank, crossed.to_come))
