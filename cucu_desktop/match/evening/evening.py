"""An evening under way: its plan, the results of its games, and the match that is being played.

Its log has a line for each game that begins and one for each that is over:

    {"evening": 1, "version": "0.1.0", "company": [...], "rounds": [...], ...}     the header
    {"round": 0, "begins": "20261122-201500-ab12cd34.cucu"}        before the match's own log begins
    {"round": 0, "result": {...}}                                   counted once off that log

A line that is damaged costs what it says and nothing else: a game whose result is lost is counted again off
its match, and one whose match is lost, too, is played again.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, Self

from cucu_desktop import __version__
from cucu_desktop.match.evening import standings
from cucu_desktop.match.evening.damage import keep_copy
from cucu_desktop.match.evening.programme import plan_from_json, plan_to_json, setup_of
from cucu_desktop.match.evening.round_result import result_from_json, result_to_json, round_result
from cucu_desktop.match.log import LogError, read_lines
from cucu_desktop.match.log_writer import LogWriter
from cucu_desktop.match.match import Match
from cucu_desktop.match.salvage import whole_lines
from cucu_desktop.match.setup import DAMAGE, is_of_later_version

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from cucu_desktop.match.evening.programme import EveningPlan
    from cucu_desktop.match.evening.round_result import RoundResult
    from cucu_desktop.match.evening.standings import Standing
    from cucu_desktop.match.log import Line
    from cucu_desktop.match.setup import Setup

FORMAT: Final = 1


class Evening:
    """Several games one after the other; all that is decided is in its log first.

    Attributes:
        plan: what was agreed.
        path: its log.
        matches: the names of the logs of its games, by round.
        is_damaged: whether lines of its log could not be read.
    """

    def __init__(self, plan: EveningPlan, path: Path, writer: LogWriter) -> None:
        self.plan, self.path = plan, path
        self.matches: dict[int, str] = {}
        self.is_damaged = False
        self._results: dict[int, RoundResult] = {}
        self._writer = writer

    @classmethod
    def begin(cls, plan: EveningPlan, path: Path) -> Self:
        """Begin an evening, with a log of its own."""
        evening = cls(plan, path, LogWriter(path))
        header = {"evening": FORMAT, "version": __version__, **plan_to_json(plan)}
        evening._writer.append(header)
        return evening

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read the log of an evening, only to look at it: nothing is written.

        Raises:
            LogError: its header is damaged, foreign, or of a later version.
        """
        written = read_lines(path)
        evening = cls(plan_in(written), path, LogWriter(path))
        evening._take_all(written)
        return evening

    @classmethod
    def open(cls, path: Path) -> Self:
        """Read the log of an evening, and go on with it.

        Raises:
            LogError: its header is damaged, foreign, or of a later version.
        """
        written = read_lines(path)
        evening = cls(plan_in(written), path, LogWriter(path))
        evening._go_on_writing(evening._take_all(written))
        return evening

    def _take_all(self, written: list[bytes]) -> list[bytes]:
        """Take in the lines of a log; return those that stand whole."""
        whole = [written[0]]
        for raw in written[1:]:
            try:
                self._take_in(json.loads(raw))
            except DAMAGE:
                self.is_damaged = True
            else:
                whole.append(raw)
        return whole

    def _go_on_writing(self, whole: Iterable[bytes]) -> None:
        if self.is_damaged:
            keep_copy(self.path)
        self._writer = LogWriter.after(self.path, whole)

    # What is played

    @property
    def results(self) -> tuple[RoundResult, ...]:
        """The results of the games that are over, in order."""
        return tuple(self._results[number] for number in sorted(self._results))

    @property
    def next_round(self) -> int:
        """The number of the game that is played, or comes next; how many there are, if all are over."""
        rounds = range(len(self.plan.rounds))
        return next((number for number in rounds if number not in self._results), len(rounds))

    @property
    def is_over(self) -> bool:
        """Whether all games are over."""
        return self.next_round == len(self.plan.rounds)

    @property
    def under_way(self) -> str | None:
        """The name of the log of the match that is being played, or waits; None between two games."""
        return None if self.is_over else self.matches.get(self.next_round)

    @property
    def standings(self) -> list[Standing]:
        """Where everybody stands, who is ahead first."""
        return standings.standings(self.plan, self.results)

    def next_setup(self, seed: int) -> Setup:
        """Return what the next match is begun with."""
        plan, results = self.plan, self.results
        sat_out, purses = standings.sat_out(plan, results), standings.purses(plan, results)
        return setup_of(plan, self.next_round, sat_out, purses, seed)

    # What happens

    def begin_round(self, match: str) -> None:
        """Note that the next game is played in the match of this log."""
        self._do({"round": self.next_round, "begins": match})

    def take(self, match: Match) -> bool:
        """Count the result of the match that is under way, if it is over; tell whether it was."""
        name = match.writer.path.name if match.writer else ""
        if not match.is_over or name != self.under_way:
            return False
        self.keep(round_result(match, name))
        return True

    def keep(self, result: RoundResult) -> None:
        """Keep the result of the game that is played, or comes next."""
        self._do({"round": self.next_round, "result": result_to_json(result)})

    def catch_up(self, find: Callable[[str], Path | None]) -> None:
        """Count what was over when the program ended; a match of which nothing is left is played again.

        Args:
            find: returns where the log of this name lies.
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
            match.close()
            if not self.take(match):
                return

    def close(self) -> None:
        """Let go of the log."""
        self._writer.close()

    @property
    def failed(self) -> OSError | None:
        """Why the last line could not be written; None if all are on the disk."""
        return self._writer.failed

    def try_again(self) -> None:
        """Write what could not be written before."""
        self._writer.try_again()

    def _do(self, line: Line) -> None:
        self._writer.append(line)
        self._take_in(line)

    def _take_in(self, line: dict[str, Any]) -> None:
        number = line["round"]
        if type(number) is not int or number not in range(len(self.plan.rounds)):
            msg = "there is no such round"
            raise ValueError(msg)
        if "begins" in line:
            if not isinstance(line["begins"], str):
                msg = "this is no match"
                raise TypeError(msg)
            self.matches[number] = line["begins"]
        else:
            result = result_from_json(line["result"])
            if not {player.name for player in self.plan.company} >= set(result.names):
                msg = "somebody else has played"
                raise ValueError(msg)
            self._results[number] = result


def plan_in(written: Iterable[bytes]) -> EveningPlan:
    """Read what was agreed from the lines of a log.

    Raises:
        LogError: the header is damaged, foreign, or of a later version.
    """
    header = _header(next(iter(written)))
    try:
        return plan_from_json(header)
    except DAMAGE as error:
        raise LogError("newer" if is_of_later_version(header) else "damaged", 1) from error


def _header(raw: bytes) -> Line:
    """Return the header of an evening; LogError if it is none."""
    try:
        header = json.loads(raw)
        version = header.get("evening")
    except DAMAGE as error:
        raise LogError("foreign", 1) from error
    if type(version) is not int:
        raise LogError("foreign", 1)
    if version > FORMAT:
        raise LogError("newer", 1)
    return dict(header)


def _can_be_salvaged(path: Path) -> bool:
    """Tell whether a damaged match can be gone on with in a copy."""
    try:
        return bool(whole_lines(path))
    except LogError:
        return False
