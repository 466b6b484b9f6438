"""The assessments of the learner's choices in a lesson."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from cucu_desktop.match.advice import worth_reasons

if TYPE_CHECKING:
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.match.advice.advice import Advice

AFTER_DEAL: Final = ("reentry", "penalty")
"""The kinds of decision after a deal, which the learner's card does not matter for any more."""
_CLOSE: Final = 0.01
"""A choice counts as good if it is worth less than the best by at most this, or if samples cannot tell."""
EQUAL: Final = ("close", "same")
"""The reasons for which no choice is better than another."""
_TOLD_PLAYS: Final = 3
"""The number of cards played in a deal after which a good one is commented on in a few words."""
_MOST_MISTAKES: Final = 3
"""The number of mistakes in a deal after which they are, too."""


class Verdict(NamedTuple):
    """The assessment of a choice of the learner.

    Attributes:
        advice: the action of a good player.
        asked: the learner's observation.
        is_best: whether the learner's action was the same.
        is_good: whether it was worth as much, or nearly.
        done: the learner's action.
    """

    advice: Advice
    asked: AnyObservation
    is_best: bool
    is_good: bool
    done: Action | None = None

    @classmethod
    def of(cls, advice: Advice | None, asked: AnyObservation | None, done: Action) -> Verdict | None:
        """Return the assessment of the action `done`; None if it is not known."""
        if asked is None or advice is None or advice.assessment is None:
            return None
        assessment = advice.assessment
        option = next((option for option in assessment.options if option.action == done), None)
        if option is None:
            return None
        loss, is_best = assessment.best.worth - option.worth, done == advice.action
        is_good = is_best or loss <= _CLOSE or option in assessment.close
        return cls(advice, asked, is_best=is_best, is_good=is_good, done=done)

    @property
    def compared(self) -> Advice:
        """The advice, with the worth of the learner's choice where its reason is that of another choice.

        So it is for bids, and where the two best choices are too close to call but the learner's is worse.
        """
        assessment, why = self.advice.assessment, self.advice.why
        is_of_others = why is not None and why.key in EQUAL
        if self.done is None or assessment is None or not (self.done.word == "bid" or is_of_others):
            return self.advice
        beside = worth_reasons.beside(assessment, self.done, assessment.unit)
        return replace(self.advice, why=beside or (None if is_of_others else why))


class Verdicts:
    """The verdicts of one practice deal.

    Attributes:
        of_deal: those on choices that belong to the deal, in their order.
    """

    def __init__(self) -> None:
        self.of_deal: list[Verdict] = []
        self._plays = self._mistakes = 0

    def add(self, verdict: Verdict) -> bool:
        """Add the verdict on a choice; return whether a few words about it are enough."""
        kind = verdict.asked.decision.kind if verdict.asked.decision is not None else ""
        if kind not in AFTER_DEAL:
            self.of_deal.append(verdict)
        if kind != "play":
            return False
        self._plays += 1
        if self._plays > _TOLD_PLAYS and (verdict.is_good or self._mistakes >= _MOST_MISTAKES):
            return True
        self._mistakes += not verdict.is_good
        return False
