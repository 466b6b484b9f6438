"""Reasons from the worths of options: the numbers given are the computed ones.

The best option is compared with another one, with enough decimals to distinguish them, but no more
than are known. That other option is the next best; among amounts it is the one without any, since two amounts
are worth nearly the same. If others are worth exactly as much, their number is given, and the best of the
rest is compared. If all are worth the same it makes no difference; if samples cannot tell the best ones
apart, it is close.
"""

from typing import Final, Literal

from cucu_desktop.bots.assessment import Assessment, OptionAssessment, Unit
from cucu_desktop.engine.actions import DECLINE, EXCHANGE, KEEP, LEAVE, NO_OFFER, REFUSE, Action
from cucu_desktop.match.advice.reason import Reason, ReasonKey, ShownWorth

IN_A_HUNDRED: Final = ("chance", "tokens", "out")
"""The worths given per hundred deals."""
MOST_DECIMALS: Final = 4
MOST_SHOWN: Final = 1.75
"""The largest factor by which rounding enlarges a difference."""
FINEST: Final = 0.1
"""The fraction of a worth's standard error below which no decimal is shown."""
CLOSE: Final = 2.0
"""The number of standard errors of a difference below which it is close."""
Told = Unit | Literal["out", "pool", "game"]
_CARDS: Final = ("play", "discard", "bid")
"""The choices among cards, where the next best is not named."""


def why(assessment: Assessment, told: Told) -> Reason:
    """Return the comparison of the best option with another one; `told` is the form of the worths."""
    best = assessment.best
    others = [option for option in assessment.options if option is not best]
    if not others:
        return Reason("only")
    apart = [option for option in others if decimals_apart(best, option, told) is not None]
    plain = _without_amount(assessment)
    other = plain if plain in apart else max(others, key=lambda option: option.worth)
    if other in apart:
        is_named = best.action.word not in _CARDS
        return _beside(assessment, other, told, "named" if is_named else "else")
    if not apart and _is_reckoned(assessment):
        return _mixed(assessment) or Reason("same")
    if not apart or any(_may_be_better(option, best) for option in others if option not in apart):
        return Reason("close")
    other = max(apart, key=lambda option: option.worth)
    return _beside(assessment, other, told, "as-good", len(others) - len(apart))


def _beside(
    assessment: Assessment, other: OptionAssessment, told: Told, key: ReasonKey, equals: int = 0
) -> Reason:
    """Return the comparison of the best option with another one; keeping is named first."""
    best = assessment.best
    decimals = decimals_apart(best, other, told)
    assert decimals is not None  # they are distinguishable
    both = {"ours": best, "else": other}
    if key == "named":
        first, second = (other, best) if other.action == KEEP else (best, other)
        both = {"first": first, "second": second}
    return Reason(
        key,
        numbers={"count": equals} if equals else {},
        actions={name: option.action for name, option in both.items()},
        worths={
            name: ShownWorth(told, _number(option, told), decimals, _is_sure(assessment, option, told))
            for name, option in both.items()
        },
    )


def decimals_apart(best: OptionAssessment, other: OptionAssessment, told: Told) -> int | None:
    """Return the number of decimals that distinguish two options; None if no known one does.

    1.52 and 1.47 are not shown as 2 and 1, nor -.47 and -.98 as 0 and -1: the shown difference is at least
    half of the true one, and at most `MOST_SHOWN` times it. A difference of less than `CLOSE` errors is not
    known: 69 and 68 points with an error of 5 are equal. So are worths that would need digits far below their
    own error.
    """
    ours, theirs = _number(best, told), _number(other, told)
    difference, error = abs(ours - theirs), other.error_beside(best) * _scale(told)
    if difference < CLOSE * error or not difference:
        return None
    own_error = max(best.error, other.error) * _scale(told)
    for decimals in range(MOST_DECIMALS + 1):
        step = 10**-decimals
        if decimals and step < FINEST * own_error:
            return None
        shown = abs(round(ours, decimals) - round(theirs, decimals))
        if difference / 2 <= shown <= MOST_SHOWN * difference:
            return decimals
    return None


def is_close(assessment: Assessment) -> bool:
    """Return whether samples cannot tell the best option from the one that it is compared with."""
    best = assessment.best
    others = [option for option in assessment.options if option is not best]
    if not others:
        return False
    plain = _without_amount(assessment)
    other = plain if plain in others else max(others, key=lambda option: option.worth)
    return best.worth - other.worth < CLOSE * other.error_beside(best)


def _may_be_better(option: OptionAssessment, best: OptionAssessment) -> bool:
    """Return whether other samples may put an option first."""
    return option.worth != best.worth and option.error_beside(best) > 0


def _scale(told: Told) -> int:
    return 100 if told in IN_A_HUNDRED else 1


def _number(option: OptionAssessment, told: Told) -> float:
    """Return the displayed number of an option: of being out, its frequency."""
    return _scale(told) * (-option.worth if told == "out" else option.worth)


def _is_sure(assessment: Assessment, option: OptionAssessment, told: Told) -> bool:
    """Return whether an option's result is certain, and not an average.

    An outcome never sampled may still happen: a result of zero is certain only where
    all is exact.
    """
    if option.error or option.worth != int(option.worth):
        return False
    if told == "coins":
        return not option.worth and _is_idle(option.action)
    if told in ("tokens", "out") and option.worth:
        return True
    is_telling = told in IN_A_HUNDRED or (told == "pool" and not option.worth)
    return is_telling and _is_reckoned(assessment)


def _is_reckoned(assessment: Assessment) -> bool:
    return not any(option.error for option in assessment.options)


def _is_idle(action: Action) -> bool:
    """Return whether the action gives or gets nothing."""
    return action in (LEAVE, DECLINE, REFUSE, NO_OFFER) or (action.word == "bet" and not action.coins)


def _without_amount(assessment: Assessment) -> OptionAssessment | None:
    """Return the option without an amount, if others have one."""
    has_amounts = any(option.action.coins or option.action.percent for option in assessment.options)
    return next((option for option in assessment.options if has_amounts and _is_idle(option.action)), None)


def _mixed(assessment: Assessment) -> Reason | None:
    """Return the probability of keeping, where the solution mixes."""
    if {option.action for option in assessment.options} != {KEEP, EXCHANGE} or not _is_reckoned(assessment):
        return None
    times = round(100 * assessment.option(KEEP).counsel)
    return Reason("mixed", numbers={"times": times}) if 0 < times < 100 else None
