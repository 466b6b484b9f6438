"""Judgement of a past decision: what was best, and what was lost by doing something else.

It is judged by what the seat might know, by whoever gives advice at the table, asked as one asks there: who
was advised to something and did it has lost nothing. In exchange games a quick look comes first: what a good
player would do, too, is not looked at for longer. What seems lost by less than the standard error is not: by
chance alone one of two equal ways looks better.
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
"""Who gives advice, but without the patience to tell what everything is worth."""

NOISE: Final = 1.0
"""A difference of no more than so many standard errors is none."""


class Judgement(NamedTuple):
    """What a decision has cost.

    Attributes:
        best: what was best.
        cost: what was lost against it, in units of the assessment.
        error: the standard error of the cost.
        unit: what it is counted in.
    """

    best: Action
    cost: float
    error: float
    unit: Unit


def judge(decision: PastDecision) -> Judgement | None:
    """Return what a decision has cost; None where there was no choice."""
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
    """Return what each option was worth, as it would have been advised at the table."""
    return assess(COUNSELLOR, decision.observation, decision.heard, Random(SEED))


def option_done(assessment: Assessment, decision: PastDecision) -> OptionAssessment:
    """Return what there is to say of what was done; of an amount, of the nearest worth considering."""
    done = decision.action
    if all(option.action != done for option in assessment.options):
        asked = decision.observation.decision
        assert asked is not None  # somebody has decided
        options = (option for option in asked.options if isinstance(option, Amount))
        done = nearest(next(option for option in options if option.includes(done)), done)
    return min(
        assessment.options,
        key=lambda option: (option.action != done, option.action.word != done.word, option.worth),
    )
