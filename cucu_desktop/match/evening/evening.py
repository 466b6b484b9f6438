"""An evening under way: its plan, the results of its games, and the match that is being played.

Its log has a line for each game that begins and one for each that is over:

    {"evening": 1, "version": "0.1.0", "company": [...], "rounds": [...], ...}     the header
    {"round": 0, "begins": "20261122-201500-ab12cd34.cucu"}        before the match's own log begins
    {"round": 0, "result": {...}}                                   counted once from that log

A damaged line loses only its own contents: a game whose result is lost is counted again from
its match, and one whose match is lost, too, is played again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cucu_desktop.kept_stores import DAMAGE, is_file_name, unwritten_at
from cucu_desktop.match.evening import standings
from cucu_desktop.match.evening.evening_plan import EveningPlan, plan_from_json, plan_to_json, setup_of
from cucu_desktop.match.evening.kept_log import KeptLog
from cucu_desktop.match.evening.round_result import result_from_json, result_to_json, round_result
from cucu_desktop.match.log import LogError
from cucu_desktop.match.log_replay import whole_lines
from cucu_desktop.match.match import Match

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from cucu_desktop.match.evening.round_result import RoundResult
    from cucu_desktop.match.evening.standings import EveningStanding
    from cucu_desktop.match.log import Line
    from cucu_desktop.match.setup import Setup


class Evening(KeptLog[EveningPlan]):
    """Several games in a row; everything decided is first written to its log.

    Attributes:
        matches: the names of the logs of its games, by round.
    """

    kind = "evening"

    def __init__(self, plan: EveningPlan, path: Path) -> None:
        super().__init__(plan, path)
        self.matches: dict[int, str] = {}
        self._results: dict[int, RoundResult] = {}

    @staticmethod
    def header_of(plan: EveningPlan) -> Line:
        return plan_to_json(plan)

    @staticmethod
    def plan_in(header: Mapping[str, Any]) -> EveningPlan:
        """Parse the header; any of DAMAGE if it is not valid."""
        return plan_from_json(header)

    # State

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The results of the finished games, in order."""
        return tuple(self._results[number] for number in sorted(self._results))

    @property
    def next_round(self) -> int:
        """The number of the present or next game; the number of games, if all are over."""
        rounds = range(len(self.plan.rounds))
        return next((number for number in rounds if number not in self._results), len(rounds))

    @property
    def is_over(self) -> bool:
        return self.next_round == len(self.plan.rounds)

    @property
    def under_way(self) -> str | None:
        """The name of the log of the match under way; None between two games."""
        return None if self.is_over else self.matches.get(self.next_round)

    @property
    def standings(self) -> list[EveningStanding]:
        return standings.standings(self.plan, self.results)

    def next_setup(self, seed: int) -> Setup:
        plan, results = self.plan, self.results
        sat_out, purses = standings.sat_out(plan, results), standings.purses(plan, results)
        return setup_of(plan, self.next_round, sat_out, purses, seed)

    # Events

    def begin_round(self, match: str) -> None:
        """Record that the next game is played in the match of this log."""
        self._do({"round": self.next_round, "begins": match})

    def take(self, match: Match) -> bool:
        """Count the result of the match under way, if it is over; return whether it was.

        Raises:
            LogError: the evening is damaged: the match has other players, or is of another game.
        """
        name = match.writer.path.name if match.writer else ""
        if not match.is_over or name != self.under_way:
            return False
        try:
            if match.setup.game != self.plan.rounds[self.next_round].game:
                raise LogError("damaged")
            self.keep(round_result(match, name))
        except DAMAGE as error:
            raise LogError("damaged") from error
        return True

    def keep(self, result: RoundResult) -> None:
        """Store the result of the present or next game."""
        self._do({"round": self.next_round, "result": result_to_json(result)})

    def catch_up(self, find: Callable[[str], Path | None]) -> None:
        """Count matches that were over when the program ended; a lost match is played again.

        `find` returns the path of the log of a name.

        Raises:
            LogError: the evening is damaged: its match has other players, or is of another game.
        """
        while (name := self.under_way) is not None:
            path = find(name)
            try:
                match = Match.resume(path) if path is not None else None
            except LogError as error:
                if path is not None and (error.reason == "newer" or _can_be_salvaged(path)):
                    return
                match = None
            if match is None:
                del self.matches[self.next_round]
                return
            if path is None or unwritten_at(path) is not match:  # else it is in memory, perhaps in play
                match.close()
            if not self.take(match):
                return

    def _take_in(self, line: dict[str, Any]) -> None:
        number = line["round"]
        if type(number) is not int or number not in range(len(self.plan.rounds)):
            msg = "there is no such round"
            raise ValueError(msg)
        if "begins" in line:
            if not is_file_name(line["begins"]):
                msg = "this is no match"
                raise ValueError(msg)
            self.matches[number] = line["begins"]
        else:
            result = result_from_json(line["result"])
            if not {player.name for player in self.plan.company} >= set(result.names):
                msg = "somebody else has played"
                raise ValueError(msg)
            self._results[number] = result


def _can_be_salvaged(path: Path) -> bool:
    """Return whether a damaged match can be continued in a copy."""
    try:
        return bool(whole_lines(path))
    except LogError:
        return False
