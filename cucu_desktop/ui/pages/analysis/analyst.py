"""Analyses for the window: computed in a separate process, reported in the thread of the window."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QThreadPool, Signal, SignalInstance

from cucu_desktop.analysis.analysis_process import AnalysisError, AnalysisProcess, Headway
from cucu_desktop.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from pathlib import Path

    from cucu_desktop.analysis.report import Analysed
    from cucu_desktop.match.past_decisions import PastDecision

    Answers = Callable[[AnalysisProcess], Iterator["_Answer"]]

_log = logging.getLogger(__name__)


@frozen
class Found:
    """The result of an analysis.

    Attributes:
        analysed: the analysis of a match.
        decisions: its decisions that were not the best, by the lines of the log, if requested.
    """

    analysed: Analysed
    decisions: Mapping[int, PastDecision]


class _Answer(NamedTuple):
    """A signal and its argument `told`; nothing is emitted after the last answer."""

    signal: SignalInstance
    told: object = None
    is_last: bool = False


class Analyst(QObject):
    """Runs analyses of matches, one request at a time."""

    advanced = Signal(float)
    """The fraction done, from 0 to 1."""
    found = Signal(object)
    """A `Found`, one for each match."""
    asked = Signal(object)
    """A `PastQuestion`."""
    compared = Signal(object)
    """A `Duplicate`: the result of a deal with another player at a seat."""
    done = Signal()
    """All results were emitted."""
    failed = Signal()
    """The process ended early without being stopped."""
    _answered = Signal(object, object)
    """A process, and an `_Answer` from it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: AnalysisProcess | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._answered.connect(self._tell)

    @property
    def is_busy(self) -> bool:
        """Whether a process runs, or answers are waiting to be emitted."""
        return self._process is not None

    def ask(self, logs: Sequence[Path], kept: Path, *, decisions: bool = False) -> None:
        """Analyse these matches.

        Args:
            logs: the logs of the matches.
            kept: the folder of stored analyses.
            decisions: whether to return the decisions, too, which means reading each log.
        """

        def answers(process: AnalysisProcess) -> Iterator[_Answer]:
            for told in process.ask(logs, kept):
                if isinstance(told, Headway):
                    yield _Answer(self.advanced, told.part)
                else:
                    yield _Answer(self.found, Found(told, _decisions_of(told) if decisions else {}))

        self._begin(answers)

    def ask_again(self, log: Path, line: int) -> None:
        """Turn a past decision into a question.

        Args:
            log: the log of the match.
            line: the line of the decision, the header not counted.
        """

        def answers(process: AnalysisProcess) -> Iterator[_Answer]:
            yield _Answer(self.asked, process.ask_again(log, line), is_last=True)

        self._begin(answers)

    def compare(self, log: Path, deal: int, seat: int) -> None:
        """Replay a deal with other players at a seat.

        Args:
            log: the log of the match.
            deal: the number of the deal in the match, from 0.
            seat: the seat that the others take.
        """

        def answers(process: AnalysisProcess) -> Iterator[_Answer]:
            for told in process.compare(log, deal, seat):
                yield _Answer(self.compared, told)

        self._begin(answers)

    def stop(self) -> None:
        """Stop the process; no more signals are emitted for it."""
        process, self._process = self._process, None
        if process is not None:
            process.stop()
        self._pool.waitForDone()

    def _begin(self, answers: Answers) -> None:
        self.stop()
        process = self._process = AnalysisProcess()
        self._pool.start(lambda: self._run(process, answers))

    def _run(self, process: AnalysisProcess, answers: Answers) -> None:
        """Read the answers in a separate thread."""
        end = _Answer(self.done, is_last=True)
        try:
            for answer in answers(process):
                if self._process is not process:
                    return
                self._answered.emit(process, answer)
        except AnalysisError as error:
            if self._process is process:
                _log.warning("nothing is told: %s", error)
            end = _Answer(self.failed, is_last=True)
        self._answered.emit(process, end)

    def _tell(self, process: AnalysisProcess, answer: _Answer) -> None:
        """Emit an answer in the thread of the window, unless the process was stopped."""
        if process is not self._process:
            return
        if answer.is_last:
            self._process = None
        answer.signal.emit(*([] if answer.told is None else [answer.told]))


def _decisions_of(analysed: Analysed) -> Mapping[int, PastDecision]:
    """Return the decisions that were not the best, as seen from their seats."""
    from cucu_desktop.match.log import LogError  # noqa: PLC0415 - read when a match is analysed
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
    except LogError:  # the log changed since the analysis
        return {}
