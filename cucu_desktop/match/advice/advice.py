"""What a good player would do at a decision, and why.

Whoever is asked looks at what the asking player may know and at nothing else: advice asked for twice is the
same, and so is that to two players who see the same. The reason is a sentence's key with the numbers that
belong into it (`exchange_reasons`, `trick_reasons`, `worth_reasons`), read from the same assessment as the
advice itself.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.dispatch import assess, only_action
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.frozen import frozen
from cucu_desktop.match.advice import exchange_reasons, trick_reasons
from cucu_desktop.match.advice.reason import Reason

SEED: Final = 0
"""What the chance of whoever is asked follows from: nothing else, so that it tells nothing of the match."""


@frozen
class Advice:
    """What one is advised to do.

    Attributes:
        action: one of the options.
        why: the reason.
        assessment: what all options are worth, if there is a choice.
    """

    action: Action
    why: Reason | None = None
    assessment: Assessment | None = None


def advise(observation: AnyObservation, heard: Sequence[Event], seed: int = SEED) -> Advice:
    """Return what to do at a decision.

    Args:
        observation: what the player may know; it must be their decision.
        heard: this deal's events as that player may see them.
        seed: what the samples of whoever is asked follow from.
    """
    only = only_action(observation)
    if only is not None:
        return Advice(only, Reason("only"))
    assessment = assess(COUNSELLOR, observation, heard, Random(seed))
    return Advice(assessment.best.action, reason_for(observation, assessment), assessment)


def reason_for(observation: AnyObservation, assessment: Assessment) -> Reason:
    """Return why the best option of an assessment is the best."""
    if len(assessment.options) == 1:
        return Reason("only")
    if isinstance(observation, TrickObservation):
        return trick_reasons.why(observation, assessment)
    return exchange_reasons.why(observation, assessment)
