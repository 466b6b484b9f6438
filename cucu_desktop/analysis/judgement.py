"""Judgement of a past decision: the best option, and the loss against it.

It uses the seat's observation and the same adviser as the table: following advice is never a loss. In
exchange games a quick estimate comes first: a decision that agrees with a good player's is not sampled
further. A loss below the standard error counts as none: by chance alone one of two equal options looks
better.
"""

from dataclasses import replace
from math import hypot
from random import Random
from typing import Final, NamedTuple

from cucu_desktop.bots.assessment import Assessment, OptionAssessment, Unit
from cucu_desktop.bots.dispatch import assess, choose, only_action
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.round_amounts import nearest
from cucu_desktop.engine.actions import Action, Amount
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.match.advice.advice import SEED
from cucu_desktop.match.past_decisions import PastDecision

QUICK: Final = replace(COUNSELLOR, id="quick")
"""The adviser, with early stopping instead of precise worths."""

NOISE: Final = 1.0
"""The number of standard errors up to which a difference counts as none."""


class Judgement(NamedTuple):
    """The cost of a decision.

    Attributes:
        best: the best option.
        cost: the loss against it, in units of the assessment.
        error: the standard error of the cost.
        unit: the unit of the assessment.
    """

    best: Action
    cost: float
    error: float
    unit: Unit


def judge(decision: PastDecision) -> Judgement | None:
    """Return the judgement of a decision; None where there was no choice."""
    seen, done = decision.observation, decision.action
    if only_action(seen) is not None:
        return None
    if not isinstance(seen, TrickObservation):
        quick = choose(QUICK, seen, decision.heard, Random(SEED))
        if quick == done:
            return Judgement(done, 0.0, 0.0, "tokens")
    assessment = assessed(decision)
    if len(assessment.options) == 1:
        return None
    best, chosen = assessment.best, option_done(assessment, decision)
    cost, error = best.worth - chosen.worth, hypot(best.error, chosen.error)
    if cost <= NOISE * error:
        return Judgement(done, 0.0, 0.0, assessment.unit)
    return Judgement(best.action, cost, error, assessment.unit)


def assessed(decision: PastDecision) -> Assessment:
    """Return the worth of each option, as advice at the table would have given it."""
    return assess(COUNSELLOR, decision.observation, decision.heard, Random(SEED))


def option_done(assessment: Assessment, decision: PastDecision) -> OptionAssessment:
    """Return the option that was chosen; of an amount, the nearest considered one."""
    done = decision.action
    if all(option.action != done for option in assessment.options):
        asked = decision.observation.decision
        assert asked is not None  # a past decision has options
        options = (option for option in asked.options if isinstance(option, Amount))
        done = nearest(next(option for option in options if option.includes(done)), done)
    return min(
        assessment.options,
        key=lambda option: (option.action != done, option.action.word != done.word, option.worth),
    )
