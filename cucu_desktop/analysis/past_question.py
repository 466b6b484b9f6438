"""A person's costliest decisions as questions: a new choice, and the course after the best one.

Only decisions of finished deals are asked, and none of a deal in play at any table, as
a deal may be played again by its number.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from math import hypot
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from cucu_desktop.analysis.judgement import QUICK, assessed, option_done
from cucu_desktop.analysis.report import Analysed, CostlyDecision, GameAnalysis
from cucu_desktop.bots.assessment import Assessment, OptionAssessment, Unit
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import Event
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.frozen import frozen
from cucu_desktop.match.advice.advice import SEED, reason_for
from cucu_desktop.match.advice.reason import Reason
from cucu_desktop.match.log import LogError
from cucu_desktop.match.past_decisions import (
    PastDecision,
    TableStanding,
    go_through,
    what_came,
    what_would_have_come,
)
from cucu_desktop.match.setup import Player

SURE: Final = 1.0
"""A decision is asked if its cost exceeds this many standard errors: the same cards are sampled for
both options, so their difference is known better than either.
"""
TOLD_TO: Final[Mapping[Unit, int]] = {"chance": 3, "tokens": 3, "coins": 2, "points": 2}
"""The number of decimals of displayed worths; smaller differences are shown as equal."""
AT_TRICKS: Final = PERSONS["bruna"]
"""The bot that plays a deal of tricks on, without a long search."""


class Mistake(NamedTuple):
    """A decision that can be asked, with the analysis of its game and the log of its match."""

    log: Path
    analysis: GameAnalysis
    decision: CostlyDecision


@frozen
class PastQuestion:
    """A past decision as a question, with its answers.

    Attributes:
        players: by seat.
        decision: the seat's observation, and its action.
        assessment: the worth of each option.
        reason: the reason for the best option.
        came: the public events after the action, to the end of the deal.
        would_have_come: the same after the best option, with good play of all from there on.
    """

    players: tuple[Player, ...]
    decision: PastDecision
    assessment: Assessment
    reason: Reason
    came: tuple[Event, ...]
    would_have_come: tuple[Event, ...]

    @property
    def done(self) -> OptionAssessment:
        return self.option(self.decision.action)

    @property
    def is_worth_asking(self) -> bool:
        """Whether the chosen option is worse than the best, as far as can be determined."""
        return not self.is_as_good(self.decision.action)

    def option(self, action: Action) -> OptionAssessment:
        """Return the option of an answer; of an amount, the nearest considered one."""
        return option_done(self.assessment, replace(self.decision, action=action))

    def is_as_good(self, action: Action) -> bool:
        """Return whether an answer is as good as the best: equal as displayed, or not significantly worse."""
        best, option = self.assessment.best, self.option(action)
        told = TOLD_TO[self.assessment.unit]
        is_told_so = round(option.worth, told) == round(best.worth, told)
        return is_told_so or best.worth - option.worth <= SURE * hypot(best.error, option.error)


def mistakes(matches: Sequence[Analysed], name: str) -> list[Mistake]:
    """Return the decisions that a person of this name can be asked, the costliest of each game first."""
    hidden = frozenset[int]().union(*(match.hidden for match in matches))
    found = [
        Mistake(match.log, analysis, decision)
        for match in matches
        for analysis in match.games
        for decision in _of(analysis, name)
        if analysis.numbers[decision.deal - 1] not in hidden and decision.cost > SURE * decision.error
    ]
    worst: dict[str, float] = {}
    for each in found:
        worst[each.analysis.game] = max(worst.get(each.analysis.game, 0.0), each.decision.cost)
    return sorted(found, key=lambda each: -each.decision.cost / worst[each.analysis.game])


def _of(analysis: GameAnalysis, name: str) -> Iterable[CostlyDecision]:
    seats = {
        seat for seat, player in enumerate(analysis.players) if player.name == name and player.bot is None
    }
    return (decision for decision in analysis.costly if decision.seat in seats)


def question_at(log: Path, line: int) -> PastQuestion:
    """Return the decision at this line of a log as a question.

    Raises:
        LogError: there is none.
    """
    players: tuple[Player, ...] = ()
    for each in go_through(log):
        if isinstance(each, TableStanding):
            players = each.players
        elif each.line == line:
            return _question(log, players, each)
    raise LogError("damaged", line)


def _question(log: Path, players: tuple[Player, ...], decision: PastDecision) -> PastQuestion:
    assessment = assessed(decision)
    best = assessment.best.action
    return PastQuestion(
        players,
        decision,
        assessment,
        reason_for(decision.observation, assessment, decision.heard),
        what_came(log, decision),
        what_would_have_come(log, decision, best, _decide),
    )


def _decide(seen: AnyObservation, heard: Sequence[Event]) -> Action:
    person = AT_TRICKS if isinstance(seen, TrickObservation) else QUICK
    return choose(person, seen, heard, Random(SEED))
