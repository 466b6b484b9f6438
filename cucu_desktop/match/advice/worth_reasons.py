"""What options are worth, as a reason: the numbers said are the numbers reckoned.

The best option is told beside the next best, with as many digits as it takes to tell them apart, and not more
than are known. Where none does, they are worth the same, and that is what is said.
"""

from math import hypot
from typing import Final, Literal

from cucu_desktop.bots.assessment import Assessment, OptionAssessment, Unit
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.match.advice.reason import Reason, ToldWorth

IN_A_HUNDRED: Final = ("chance", "tokens", "out")
"""What is told for a hundred deals."""
MOST_DECIMALS: Final = 2
Told = Unit | Literal["out", "pool"]


def why(assessment: Assessment, told: Told) -> Reason:
    """Return what the best option is worth beside the next best.

    Args:
        assessment: of the decision.
        told: as what worths are told.
    """
    best = assessment.best
    others = [option for option in assessment.options if option is not best]
    if not others:
        return Reason("only")
    other = max(others, key=lambda option: option.worth)
    decimals = _decimals(best, other, told)
    if decimals is None:
        return Reason("same")
    ours, theirs = (ToldWorth(told, _number(option, told), decimals) for option in (best, other))
    if {best.action, other.action} == {KEEP, EXCHANGE}:
        keeps = best.action == KEEP
        return Reason(
            "turn", worths={"keep": ours if keeps else theirs, "exchange": theirs if keeps else ours}
        )
    return Reason("else", worths={"ours": ours, "else": theirs})


def _number(option: OptionAssessment, told: Told) -> float:
    """Return what is told of an option: of being out, how often it happens."""
    scale = 100 if told in IN_A_HUNDRED else 1
    return scale * (-option.worth if told == "out" else option.worth)


def _decimals(best: OptionAssessment, other: OptionAssessment, told: Told) -> int | None:
    """Return how many digits after the point tell two options apart; None if none does that is known.

    1.52 and 1.47 are not told as 2 and 1: no step is larger than twice the difference, if more is known.
    """
    ours, theirs = _number(best, told), _number(other, told)
    error = hypot(best.error, other.error) * (100 if told in IN_A_HUNDRED else 1)
    found = None
    for decimals in range(MOST_DECIMALS + 1):
        if error > 2 * 10**-decimals and decimals:
            break
        if round(ours, decimals) != round(theirs, decimals):
            found = decimals
            if 10**-decimals <= 2 * abs(ours - theirs):
                break
    return found
