"""Dispatch of decisions: from any observation to the strategy of its game."""

from __future__ import annotations

from functools import cache
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Final

from cucu_desktop.bots import talk
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games import (
    ace_chasing,
    cambio,
    campli,
    coch,
    coucou,
    cuckoo,
    gnav,
    kille,
    le_her,
    lu_stu,
    tiebreak,
    trionfo,
    zifuli,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from cucu_desktop.bots.assessment import Assessment
    from cucu_desktop.bots.persons import Person
    from cucu_desktop.bots.strategy import ExchangeJudge, Strategy
    from cucu_desktop.bots.talk import Said
    from cucu_desktop.bots.tricks.strategy import TrickJudge, TrickStrategy
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.engine.observation import Observation

STRATEGIES: Final[Mapping[str, str]] = {
    campli.ID: "campli:CAMPLI",
    lu_stu.ID: "lu_stu:LU_STU",
    coch.ID: "tricks:COCH",
    zifuli.ID: "tricks:ZIFULI",
    trionfo.ID: "tricks:TRIONFO",
    cuckoo.ID: "standard.cuckoo:CUCKOO",
    tiebreak.ID: "standard.tiebreak:TIEBREAK",
    ace_chasing.ID: "standard.ace_chasing:ACE_CHASING",
    gnav.ID: "north.strategies:GNAV",
    kille.ID: "north.strategies:KILLE",
    le_her.ID: "standard.le_her:LE_HER",
    coucou.ID: "standard.coucou:COUCOU",
    cambio.ID: "cambio:CAMBIO",
}
"""How each game is played: the module of this package and the strategy in it.

It is imported when the game is played: nobody at the table waits for the bots of other games.
"""


def choose(person: Person, observation: AnyObservation, heard: Sequence[Event], random: Random) -> Action:
    """Return what the person does: one of the options of the observation's decision.

    Args:
        person: whose level and character decide.
        observation: what the seat may know; it must be its decision.
        heard: this deal's events as the seat may see them.
        random: where slips, moods and samples come from.
    """
    only = only_action(observation)
    if only is not None:
        return only
    if isinstance(observation, TrickObservation):
        return _trick_judge(observation).choose(person, observation, heard, random)
    return _exchange_judge(observation).choose(person, observation, heard, random)


def assess(person: Person, observation: AnyObservation, heard: Sequence[Event], random: Random) -> Assessment:
    """Return what each option is worth to the person's seat, and how likely they do it.

    Args: as for `choose`; the same four bring the same answer.
    """
    decision = observation.decision
    assert decision is not None  # only who has to decide is asked
    if isinstance(observation, TrickObservation):
        found = _trick_judge(observation).assess(person, observation, heard, random)
    else:
        found = _exchange_judge(observation).assess(person, observation, heard, random)
    return found.among(decision.options)


def only_action(observation: AnyObservation) -> Action | None:
    """Return the only thing that may be done, if there is no choice."""
    decision = observation.decision
    assert decision is not None  # only who has to decide is asked
    (only, *others) = decision.options
    return only if not others and isinstance(only, Action) else None


def _trick_judge(observation: TrickObservation) -> TrickJudge:
    assert observation.decision is not None  # see `only_action`
    return trick_strategy_of(observation.options.game).judges[observation.decision.kind]


def _exchange_judge(observation: Observation) -> ExchangeJudge:
    assert observation.decision is not None  # see `only_action`
    return strategy_of(observation.options.game).judges[observation.decision.kind]


def small_talk(
    person: Person, observation: AnyObservation, heard: Sequence[Event], random: Random
) -> Said | None:
    """Return what the person says now, if anything: a phrase, and for "have" the name of a card (C9).

    In a trick game nobody says anything: it might tell a partner.
    """
    if isinstance(observation, TrickObservation):
        return None
    return talk.small_talk(strategy_of(observation.options.game), person, observation, heard, random)


@cache
def strategy_of(game: str) -> Strategy:
    """Return how an exchange game is played."""
    strategy: Strategy = resolve_name(f"{__package__}.{STRATEGIES[game]}")
    return strategy


@cache
def trick_strategy_of(game: str) -> TrickStrategy:
    """Return how a trick game is played."""
    strategy: TrickStrategy = resolve_name(f"{__package__}.{STRATEGIES[game]}")
    return strategy
