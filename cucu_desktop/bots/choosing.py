"""Who is asked what: the way from any observation to the bot that decides on it."""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots import talk
from cucu_desktop.bots.campli import CAMPLI
from cucu_desktop.bots.lu_stu import LU_STU
from cucu_desktop.bots.manner import Manner
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.standard.ace_chasing import ACE_CHASING
from cucu_desktop.bots.standard.cuckoo import CUCKOO
from cucu_desktop.bots.standard.tiebreak import TIEBREAK
from cucu_desktop.bots.talk import Said
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.trick_observation import TrickObservation
from cucu_desktop.games import ace_chasing, campli, cuckoo, lu_stu, tiebreak


def choose(
    person: Person, observation: Observation | TrickObservation, heard: Sequence[Event], random: Random
) -> Action:
    """Return what the person does: one of the options of the observation's decision.

    Args:
        person: whose level and character decide.
        observation: what the seat may know; it must be its decision.
        heard: this deal's events as the seat may see them.
        random: where slips and moods come from.
    """
    if isinstance(observation, TrickObservation):
        from cucu_desktop.bots import tricks  # noqa: PLC0415 - at other games nobody waits for it

        return tricks.decide(person, observation, heard, random)
    decision = observation.decision
    assert decision is not None
    (only, *others) = decision.options
    if not others and isinstance(only, Action):
        return only
    decide = _MANNERS[type(observation.options)].deciders[decision.kind]
    return decide(person, observation, heard, random)


def small_talk(
    person: Person, observation: Observation, heard: Sequence[Event], random: Random
) -> Said | None:
    """Return what the person says now, if anything: a phrase, and for "have" the name of a card (C9)."""
    return talk.small_talk(_MANNERS[type(observation.options)], person, observation, heard, random)


_MANNERS: Final[dict[type, Manner]] = {
    campli.Options: CAMPLI,
    lu_stu.Options: LU_STU,
    cuckoo.Options: CUCKOO,
    ace_chasing.Options: ACE_CHASING,
    tiebreak.Options: TIEBREAK,
}
"""How each game is played, by the kind of its options."""
