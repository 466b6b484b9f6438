"""Worths of a decision's answers by many samples, and the probability of missing the best."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple

from cucu_desktop.bots.assessment import Assessment, OptionAssessment, Unit
from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.persons import COUNSELLOR, PERSONS
from cucu_desktop.engine.actions import Action
from cucu_desktop.match.advice.advice import SEED
from cucu_desktop.match.past_decisions import PastDecision

ERRORS: Final = 5.0
"""The margin of the best answer in standard errors, at least."""
LEAST: Final[dict[Unit, float]] = {"chance": 0.01, "tokens": 0.03, "coins": 0.5, "points": 0.4}
"""The margin of the best answer, at least, also of exact worths."""
SAMPLES: Final = 16
"""The largest number of assessments."""
FEWEST: Final = 4
"""The smallest number of assessments."""
SURELY: Final = 1.4
"""Sampling stops when the margin is this multiple of the required one."""
DRAWS: Final = 2
"""The number of trials for each person, since moods are random."""


class Measured(NamedTuple):
    """A measured decision.

    Attributes:
        assessment: the worth of each answer.
        margin: the difference between the best and the next best answer.
        error: the standard error of the margin; 0 for an exact value.
    """

    assessment: Assessment
    margin: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether there is one best answer."""
        return self.margin >= max(ERRORS * self.error, LEAST[self.assessment.unit])


def measure(decision: PastDecision, most: int = SAMPLES, first: int = SEED) -> Measured:
    """Measure a decision by several assessments with the seeds from `first` on.

    At most `most` are made, fewer once the result is clear; exact worths are computed once.
    """
    found = [_assessed(decision, first)]
    if not any(option.error for option in found[0].options):
        return _measured(found)
    while len(found) < most:
        found.append(_assessed(decision, first + len(found)))
        measured = _measured(found)
        if len(found) >= FEWEST and measured.margin > SURELY * ERRORS * measured.error:
            break
    return _measured(found)


def _measured(found: Sequence[Assessment]) -> Measured:
    """Return the combination of several assessments.

    The error of the margin is the larger of two: their own error, and their scatter.
    """
    options = tuple(_together(option.action, found) for option in found[0].options)
    best, second = sorted(options, key=lambda option: -option.worth)[:2]
    differences = [each.option(best.action).worth - each.option(second.action).worth for each in found]
    scatter = stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0
    error = max(sqrt(best.error**2 + second.error**2), scatter)
    whole = Assessment(found[0].unit, options).with_policy({best.action: 1.0})
    return Measured(whole, best.worth - second.worth, error)


def _assessed(decision: PastDecision, seed: int) -> Assessment:
    return assess(COUNSELLOR, decision.observation, decision.heard, Random(seed))


def _together(action: Action, found: Sequence[Assessment]) -> OptionAssessment:
    """Return the combined worth of an answer."""
    options = [assessment.option(action) for assessment in found]
    error = sqrt(sum(option.error**2 for option in options)) / len(options)
    return OptionAssessment(action, fmean(option.worth for option in options), error, 0.0)


def missed(decision: PastDecision, best: Action) -> tuple[float, float]:
    """Return the probability that levels 1 and 2 choose another answer."""
    low, high = (
        fmean(
            choose(person, decision.observation, decision.heard, Random(draw)) != best
            for person in PERSONS.values()
            if person.level == level
            for draw in range(DRAWS)
        )
        for level in (1, 2)
    )
    return low, high
