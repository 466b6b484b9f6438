"""The bots: people who decide from what their seat may know, and from nothing else.

`choose` answers any decision of a game, `small_talk` says something now and then. Both are given the seat's
observation, the events of this deal as that seat may see them, and a source of chance; the same three bring
the same answer.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.inn import be_guest, be_innkeeper
from cucu_desktop.bots.money import agree, back, reenter
from cucu_desktop.bots.persons import PERSONS, Person
from cucu_desktop.bots.talk import small_talk
from cucu_desktop.bots.turn import take_turn
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation

__all__ = ["PERSONS", "Person", "choose", "small_talk"]


def choose(person: Person, observation: Observation, heard: Sequence[Event], random: Random) -> Action:
    """Return what the person does: one of the options of the observation's decision.

    Args:
        person: whose level and character decide.
        observation: what the seat may know; it must be its decision.
        heard: this deal's events as the seat may see them.
        random: where slips and moods come from.
    """
    decision = observation.decision
    assert decision is not None
    (only, *others) = decision.options
    if not others and isinstance(only, Action):
        return only
    return _DECIDE[decision.kind](person, observation, heard, random)


_DECIDE: Final[dict[str, Callable[[Person, Observation, Sequence[Event], Random], Action]]] = {
    "turn": take_turn,
    "inn": be_guest,
    "promise": be_innkeeper,
    "reentry": reenter,
    "backing": back,
    "agreement": agree,
}
"""Who decides what."""
