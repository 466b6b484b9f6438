"""Analyses for the window: reckoned in a process of their own, told in the window's thread."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThreadPool, Signal

from cucu_desktop.analysis.analysis_process import AnalysisError, AnalysisProcess, Headway
from cucu_desktop.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from cucu_desktop.analysis.report import Analysed
    from cucu_desktop.match.past_decisions import PastDecision

_log = logging.getLogger(__name__)


@frozen
class Found:
    """What an analysis has found.

    Attributes:
        analysed: what there is to say of a match.
        decisions: its decisions that were not the best, by the lines of the log, if they were asked for.
    """

    analysed: Analysed
    decisions: Mapping[int, PastDecision]


class Analyst(QObject):
    """Has matches analysed, one question at a time."""

    advanced = Signal(float)
    """What part of all is done, from 0 to 1."""
    found = Signal(object)
    """A `Found`, one for each match."""
    asked = Signal(object)
    """A `PastQuestion`."""
    compared = Signal(object)
    """A `Duplicate`: how a deal ended with somebody else at a seat."""
    done = Signal()
    """All is told."""
    failed = Signal()
    """No more comes, and nobody has stopped it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: AnalysisProcess | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)

    @property
    def is_busy(self) -> bool:
        """Whether something is being reckoned."""
        return self._process is not None

    def ask(self, logs: Sequence[Path], kept: Path, *, decisions: bool = False) -> None:
        """Have these matches analysed.

        Args:
            logs: of the matches.
            kept: the folder in which analyses are kept.
            decisions: whether the decisions themselves are wanted: for them each log is gone through.
        """
        self.stop()
        process = self._process = AnalysisProcess()
        self._pool.start(lambda: self._run(process, tuple(logs), kept, decisions=decisions))

    def ask_again(self, log: Path, line: int) -> None:
        """Have a past decision made a question.

        Args:
            log: of the match.
            line: which line of it the decision is, the header not counted.
        """
        self.stop()
        process = self._process = AnalysisProcess()
        self._pool.start(lambda: self._run_question(process, log, line))

    def compare(self, log: Path, deal: int, seat: int) -> None:
        """Have a deal played by others at a seat.

        Args:
            log: of the match.
            deal: which of all its deals, from 0.
            seat: the seat.
        """
        self.stop()
        process = self._process = AnalysisProcess()
        self._pool.start(lambda: self._run_comparison(process, log, deal, seat))

    def stop(self) -> None:
        """Stop what is under way; nothing is told of it any more."""
        process, self._process = self._process, None
        if process is not None:
            process.stop()
        self._pool.waitForDone()

    def _run(self, process: AnalysisProcess, logs: Sequence[Path], kept: Path, *, decisions: bool) -> None:
        """Read the answers, in a thread of their own."""
        try:
            for told in process.ask(logs, kept):
                if self._process is not process:
                    return
                if isinstance(told, Headway):
                    self.advanced.emit(told.part)
                else:
                    self.found.emit(Found(told, _decisions_of(told) if decisions else {}))
        except AnalysisError as error:
            if self._process is process:
                self._process = None
                _log.warning("no analysis: %s", error)
                self.failed.emit()
            return
        self._process = None
        self.done.emit()

    def _run_comparison(self, process: AnalysisProcess, log: Path, deal: int, seat: int) -> None:
        """Read how the deal ended with one after the other, in a thread of its own."""
        try:
            for told in process.compare(log, deal, seat):
                if self._process is not process:
                    return
                self.compared.emit(told)
        except AnalysisError as error:
            if self._process is process:
                self._process = None
                _log.warning("nothing to compare with: %s", error)
                self.failed.emit()
            return
        self._process = None
        self.done.emit()

    def _run_question(self, process: AnalysisProcess, log: Path, line: int) -> None:
        """Wait for a question, in a thread of its own."""
        try:
            question = process.ask_again(log, line)
        except AnalysisError as error:
            if self._process is process:
                self._process = None
                _log.warning("no question: %s", error)
                self.failed.emit()
            return
        if self._process is process:
            self._process = None
            self.asked.emit(question)


def _decisions_of(analysed: Analysed) -> Mapping[int, PastDecision]:
    """Return the decisions that were not the best, as their seats saw them."""
    from cucu_desktop.match.log import LogError  # noqa: PLC0415 - read when something is analysed
    from cucu_desktop.match.past_decisions import PastDecision, go_through  # noqa: PLC0415

    lines = {decision.line for game in analysed.games for decision in game.costly}
    if not lines:
        return {}
    try:
        return {
            each.line: each
            for each in go_through(analysed.log)
            if isinstance(each, PastDecision) and each.line in lines
        }
    except LogError:  # it was changed since
        return {}
