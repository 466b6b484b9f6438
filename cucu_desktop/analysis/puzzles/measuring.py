"""What the answers of a decision are worth, by many samples, and how often somebody would miss the best."""

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
"""The best answer is better than any other by at least so many standard errors."""
LEAST: Final[dict[Unit, float]] = {"chance": 0.01, "tokens": 0.03, "coins": 0.5, "points": 0.4}
"""And by at least so much, also where it is reckoned."""
SAMPLES: Final = 16
"""So often everything is sampled anew, at the most."""
FEWEST: Final = 4
"""And so often at least."""
SURELY: Final = 1.4
"""It is not sampled any more when the margin is so many times as large as it has to be."""
DRAWS: Final = 2
"""So often each person is asked, whose moods change."""


class Measured(NamedTuple):
    """What is known of a decision.

    Attributes:
        assessment: what each answer is worth.
        margin: by how much the best is better than the next best.
        error: the standard error of the margin; 0 where it is reckoned and not sampled.
    """

    assessment: Assessment
    margin: float
    error: float

    @property
    def is_clear(self) -> bool:
        """Whether there is one best answer."""
        return self.margin >= max(ERRORS * self.error, LEAST[self.assessment.unit])


def measure(decision: PastDecision, most: int = SAMPLES, first: int = SEED) -> Measured:
    """Measure a decision by assessments whose chance follows from `first` and the numbers after it.

    There are at most so many, and fewer where it is clear before; what is reckoned is asked for once.
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
    """Return what several assessments say together.

    The error of the margin is the larger of two: what they say themselves, and how they scatter.
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
    """Return what an answer is worth by all assessments."""
    options = [assessment.option(action) for assessment in found]
    error = sqrt(sum(option.error**2 for option in options)) / len(options)
    return OptionAssessment(action, fmean(option.worth for option in options), error, 0.0)


def missed(decision: PastDecision, best: Action) -> tuple[float, float]:
    """Return how often those of level 1 and of level 2 do something else, of 1."""
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
