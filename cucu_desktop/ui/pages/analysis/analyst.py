"""Analyses for the window: reckoned in a process of their own, told in the window's thread."""

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
    """What an analysis has found.

    Attributes:
        analysed: what there is to say of a match.
        decisions: its decisions that were not the best, by the lines of the log, if they were asked for.
    """

    analysed: Analysed
    decisions: Mapping[int, PastDecision]


class _Answer(NamedTuple):
    """What is to be told by which signal; after the last nothing is."""

    signal: SignalInstance
    told: object = None
    is_last: bool = False


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
    _answered = Signal(object, object)
    """A process, and an `_Answer` that it has given."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: AnalysisProcess | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._answered.connect(self._tell)

    @property
    def is_busy(self) -> bool:
        """Whether something is being reckoned, or still to be told."""
        return self._process is not None

    def ask(self, logs: Sequence[Path], kept: Path, *, decisions: bool = False) -> None:
        """Have these matches analysed.

        Args:
            logs: of the matches.
            kept: the folder in which analyses are kept.
            decisions: whether the decisions themselves are wanted: for them each log is gone through.
        """

        def answers(process: AnalysisProcess) -> Iterator[_Answer]:
            for told in process.ask(logs, kept):
                if isinstance(told, Headway):
                    yield _Answer(self.advanced, told.part)
                else:
                    yield _Answer(self.found, Found(told, _decisions_of(told) if decisions else {}))

        self._begin(answers)

    def ask_again(self, log: Path, line: int) -> None:
        """Have a past decision made a question.

        Args:
            log: of the match.
            line: which line of it the decision is, the header not counted.
        """

        def answers(process: AnalysisProcess) -> Iterator[_Answer]:
            yield _Answer(self.asked, process.ask_again(log, line), is_last=True)

        self._begin(answers)

    def compare(self, log: Path, deal: int, seat: int) -> None:
        """Have a deal played by others at a seat.

        Args:
            log: of the match.
            deal: which of all its deals, from 0.
            seat: the seat.
        """

        def answers(process: AnalysisProcess) -> Iterator[_Answer]:
            for told in process.compare(log, deal, seat):
                yield _Answer(self.compared, told)

        self._begin(answers)

    def stop(self) -> None:
        """Stop what is under way; nothing is told of it any more."""
        process, self._process = self._process, None
        if process is not None:
            process.stop()
        self._pool.waitForDone()

    def _begin(self, answers: Answers) -> None:
        self.stop()
        process = self._process = AnalysisProcess()
        self._pool.start(lambda: self._run(process, answers))

    def _run(self, process: AnalysisProcess, answers: Answers) -> None:
        """Read the answers, in a thread of their own."""
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
        """Pass an answer on in the window's thread, unless it was stopped since."""
        if process is not self._process:
            return
        if answer.is_last:
            self._process = None
        answer.signal.emit(*([] if answer.told is None else [answer.told]))


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
