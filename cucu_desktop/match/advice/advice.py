"""Advice at a decision: the action of a good player, and the reason.

The adviser uses the asking player's observation and nothing else: repeated advice is the same, and so is
advice to two players with the same observation. The reason is a sentence's key with its numbers
(`exchange_reasons`, `trick_reasons`, `worth_reasons`), read from the same assessment as the advice.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.dispatch import assess, only_action
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import KEEP, PASS, WAIT, Action
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.frozen import frozen
from cucu_desktop.match.advice import exchange_reasons, trick_reasons
from cucu_desktop.match.advice.reason import Reason

_PLAIN: Final = (KEEP, WAIT, PASS)
SEED: Final = 0
"""The seed of the adviser's samples: constant, so that it reveals nothing of the match."""


@frozen
class Advice:
    """The advice at a decision; `assessment` has the worths of all options, if there is a choice."""

    action: Action
    why: Reason | None = None
    assessment: Assessment | None = None


def advise(observation: AnyObservation, heard: Sequence[Event], seed: int = SEED) -> Advice:
    """Return the advice at a decision, by the deciding player's observation and the events they heard."""
    only = only_action(observation)
    if only is not None:
        return Advice(only, Reason("only"))
    assessment = assess(COUNSELLOR, observation, heard, Random(seed))
    action, why = assessment.best.action, reason_for(observation, assessment, heard)
    if why.key == "same":  # the option that changes nothing, if there is one
        choices = {option.action for option in assessment.options}
        action = next((plain for plain in _PLAIN if plain in choices), action)
    return Advice(action, why, assessment)


def reason_for(observation: AnyObservation, assessment: Assessment, heard: Sequence[Event]) -> Reason:
    """Return the reason why the best option is the best; `heard` is redacted for the observing player."""
    if len(assessment.options) == 1:
        return Reason("only")
    if isinstance(observation, TrickObservation):
        return trick_reasons.why(observation, assessment)
    return exchange_reasons.why(observation, assessment, heard)
