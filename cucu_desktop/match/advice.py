"""What somebody who plays well would do in one's place, and why, as far as that can be said.

Whoever is asked looks at what the asking player may know and at nothing else. A reason is a sentence's key
with the numbers that belong into it (`reasons`, `trick_reasons`): what lies on the table, or what the bots
reckon with. Where neither tells the whole truth about the choice there is no reason.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from cucu_desktop.bots.choosing import choose
from cucu_desktop.bots.persons import Person
from cucu_desktop.bots.tricks import PLAY
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.trick_observation import TrickObservation
from cucu_desktop.match import reasons, trick_reasons
from cucu_desktop.match.why import Why

COUNSEL: Final = Person(
    "counsel", "", 3, "", caution=0.5, boldness=0.5, honesty=1.0, talkativeness=0.0, generosity=0.5,
    memory=1.0, trust=0.2,
)  # fmt: skip
"""Who is asked: a player of the highest level, neither bold nor timid, who forgets nothing."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What one is advised to do.

    Attributes:
        action: one of the options.
        why: the reason, or None where there is none to give.
    """

    action: Action
    why: Why | None = None


def advise(observation: Observation | TrickObservation, heard: Sequence[Event], random: Random) -> Advice:
    """Return what to do at a decision.

    Args:
        observation: what the player may know; it must be their decision.
        heard: this deal's events as that player may see them.
        random: the source of chance of whoever is asked.
    """
    decision = observation.decision
    assert decision is not None
    if len(decision.options) == 1 and isinstance(decision.options[0], Action):
        return Advice(decision.options[0], Why("only"))
    if isinstance(observation, TrickObservation) and observation.kind == "play":
        tried = PLAY[type(observation.options)].try_all(observation, random)
        best = max(tried, key=lambda each: each.worth)
        return Advice(best.action, trick_reasons.why(observation, best.action, tried))
    action = choose(COUNSEL, observation, heard, random)
    if isinstance(observation, TrickObservation):
        return Advice(action, trick_reasons.why(observation, action))
    return Advice(action, reasons.why(COUNSEL, observation, heard, random, action))
