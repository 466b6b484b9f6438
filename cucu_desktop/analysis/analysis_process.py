"""Analyses in a child process, so that they never delay the window.

It is sent the logs of some matches, in a line of JSON, and answers in lines of JSON: its progress,
and the analysis of each log. It is stopped by ending it.
"""

from __future__ import annotations

import json
import logging
import pickle
import sys
from base64 import b64decode, b64encode
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import IO, TYPE_CHECKING, Any, Final

from cucu_desktop.frozen import frozen
from cucu_desktop.match.child_entry import LivingOutput, watched_input
from cucu_desktop.match.child_process import Patience, end, start

if TYPE_CHECKING:
    import subprocess
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from cucu_desktop.analysis.past_question import PastQuestion
    from cucu_desktop.analysis.report import Analysed
    from cucu_desktop.json_values import Json, JsonObject
    from cucu_desktop.match.playback.duplicate import Duplicate

_log = logging.getLogger(__name__)


@frozen
class Headway:
    """The progress of an analysis: the present log of all, and in it the present decision of all."""

    log: int
    logs: int
    decision: int
    decisions: int

    @property
    def part(self) -> float:
        """The completed fraction, from 0 to 1."""
        inside = self.decision / self.decisions if self.decisions else 0.0
        return min((self.log + inside) / self.logs, 1.0) if self.logs else 1.0


CRASHED: Final = "crashed"
"""The fault reported for a log when `analyse` has crashed the process."""
KEPT_EVERY: Final = 1.0
"""Seconds after which judgements are saved; a stopped analysis loses no more."""
CRASHES: Final = 3
"""The number of consecutive crashes after which the logs are not the cause."""


class AnalysisError(Exception):
    """The process has ended, cannot be started, or has failed."""


class AnalysisProcess:
    """Client of the process: one thread asks, any may stop it."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._is_stopped = False
        self._lock = Lock()
        self._patience: Patience | None = None

    def ask(self, logs: Sequence[Path], kept: Path) -> Iterator[Headway | Analysed]:
        """Analyse logs; yield progress and results. `kept` is the folder of stored analyses.

        Raises:
            AnalysisError: the process failed or was stopped.
        """
        from cucu_desktop.analysis.report import Analysed  # noqa: PLC0415 - only when there is something

        first = crashes = 0
        try:
            while first < len(logs):
                for told in self._answered(logs, kept, first):
                    yield told
                    if isinstance(told, Analysed):
                        first, crashes = first + 1, 0
                if first < len(logs):  # after a crash the other logs are analysed
                    crashes += 1
                    if self._is_stopped or crashes > CRASHES:
                        raise AnalysisError("the process is gone")
                    yield Analysed(logs[first], (), CRASHED)
                    first += 1
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise AnalysisError(str(error) or type(error).__name__) from error
        finally:
            self.stop()

    def _answered(self, logs: Sequence[Path], kept: Path, first: int) -> Iterator[Headway | Analysed]:
        """Yield the process's answers about the logs from this one on, until it ends."""
        from cucu_desktop.analysis.report import Analysed, from_json  # noqa: PLC0415 - as above

        answers = self._ask({"logs": [str(log) for log in logs], "kept": str(kept), "first": first})
        for number in range(first, len(logs)):
            while line := self._line(answers):
                told = json.loads(line)
                if "games" in told:
                    break
                yield Headway(number, len(logs), told["decision"], told["decisions"])
            else:
                return
            games = tuple(from_json(game) for game in told["games"])
            yield Analysed(logs[number], games, told["error"], frozenset(told["hidden"]))

    def ask_again(self, log: Path, line: int) -> PastQuestion:
        """Return the decision at a line of a log, the header not counted, as a question with its answers.

        Raises:
            AnalysisError: there is none, or it was stopped.
        """
        try:
            told = json.loads(self._line(self._ask({"log": str(log), "line": line})))
            question: PastQuestion = pickle.loads(b64decode(told["question"]))  # noqa: S301 - from this program
        except (OSError, ValueError, KeyError, TypeError, pickle.UnpicklingError) as error:
            raise AnalysisError(str(error) or type(error).__name__) from error
        finally:
            self.stop()
        return question

    def compare(self, log: Path, deal: int, seat: int) -> Iterator[Duplicate]:
        """Play a deal, by its index in the log, with other bots at a seat; yield the end with each of them.

        Raises:
            AnalysisError: the process failed or was stopped.
        """
        from cucu_desktop.match.playback.duplicate import BEST, Duplicate  # noqa: PLC0415 - as above

        try:
            answers = self._ask({"log": str(log), "deal": deal, "seat": seat})
            for _ in BEST:
                told = json.loads(self._line(answers))
                yield Duplicate(told["bot"], tuple(told["brought"]))
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise AnalysisError(str(error) or type(error).__name__) from error
        finally:
            self.stop()

    def _ask(self, question: JsonObject) -> IO[bytes]:
        """Start the process with a question; return its output."""
        with self._lock:
            if self._is_stopped:
                msg = "stopped"
                raise AnalysisError(msg)
            before, self._process = self._process, None
            process = self._process = start("analyst", answers=True)
        if before is not None:
            end(before)
        assert process.stdin is not None
        assert process.stdout is not None
        self._wait_no_longer()
        self._patience = Patience(process)
        process.stdin.write(json.dumps(question).encode() + b"\n")
        process.stdin.flush()
        return process.stdout

    def _line(self, answers: IO[bytes]) -> bytes:
        """Return the next line that is no sign of life; none if the process has ended, or was silent."""
        while line := answers.readline():
            if self._patience is not None:
                self._patience.renew()
            if line.strip():
                break
        return line

    def _wait_no_longer(self) -> None:
        patience, self._patience = self._patience, None
        if patience is not None:
            patience.stop()

    def stop(self) -> None:
        """End the process; the analysis under way is lost."""
        self._wait_no_longer()
        with self._lock:
            self._is_stopped = True
            process, self._process = self._process, None
        if process is not None:
            end(process)


def serve(asked: IO[bytes], answers: IO[bytes] | LivingOutput) -> None:
    """Answer questions until the input is closed."""
    for line in asked:
        question = json.loads(line)
        for answer in _answers(question):
            answers.write(json.dumps(answer).encode() + b"\n")
            answers.flush()


def _answers(question: Mapping[str, Any]) -> Iterator[JsonObject]:
    """Yield the answers to a question."""
    if "deal" in question:
        yield from _compared(Path(question["log"]), question["deal"], question["seat"])
        return
    if "line" not in question:
        logs = [Path(log) for log in question["logs"]]
        hidden: list[Json] = [*_under_way(logs)]
        for log in logs[question["first"] :]:
            for answer in _answered(log, Path(question["kept"])):
                yield answer | {"hidden": hidden}
        return
    from cucu_desktop.analysis.past_question import question_at  # noqa: PLC0415 - the client needs no bots
    from cucu_desktop.match.log import LogError  # noqa: PLC0415

    try:
        found = question_at(Path(question["log"]), question["line"])
    except LogError as error:
        yield {"error": error.reason}
    else:
        yield {"question": b64encode(pickle.dumps(found)).decode()}


def _compared(log: Path, deal: int, seat: int) -> Iterator[JsonObject]:
    """Yield the end of a deal with each of the best players at a seat."""
    from cucu_desktop.match.log import LogError  # noqa: PLC0415 - the client reads no log
    from cucu_desktop.match.playback.duplicate import BEST, played_by  # noqa: PLC0415
    from cucu_desktop.match.playback.playback import Playback  # noqa: PLC0415

    try:
        playback = Playback.read(log)
        for bot in BEST:
            found = played_by(playback, playback.deals[deal], seat, bot)
            yield {"bot": found.bot, "brought": list(found.brought)}
    except (LogError, ValueError, IndexError) as error:
        yield {"error": str(error)}


def _under_way(logs: Iterable[Path]) -> Iterator[int]:
    """Yield the numbers of the deals under way."""
    from cucu_desktop.match.log import read_log  # noqa: PLC0415 - the client reads no log
    from cucu_desktop.match.past_decisions import deal_under_way  # noqa: PLC0415

    for log in logs:
        with suppress(Exception):  # a damaged log does not stop the others
            number = deal_under_way(read_log(log))
            if number is not None:
                yield number


def _answered(log: Path, folder: Path) -> Iterator[JsonObject]:
    """Yield the progress of a log's analysis, and at last its result."""
    from cucu_desktop.analysis.analysis import Analysis  # noqa: PLC0415 - the client needs no bots
    from cucu_desktop.analysis.kept_analyses import KeptAnalyses  # noqa: PLC0415
    from cucu_desktop.match.log import LogError  # noqa: PLC0415

    kept = KeptAnalyses(folder)
    try:
        found = kept.find(log)
        if found is None:
            state = kept.state_of(log)
            analysis = Analysis(log, kept.find_begun(log))
            kept_at = monotonic()
            for decision in analysis.judge():
                if monotonic() > kept_at + KEPT_EVERY:
                    kept.keep_begun(log, analysis.judged, state)
                    kept_at = monotonic()
                yield {"decision": decision, "decisions": analysis.decisions}
            found = analysis.games
            kept.keep(log, found, state)
    except (LogError, OSError) as error:
        yield {"games": [], "error": getattr(error, "reason", "unreadable")}
        return
    except Exception:  # noqa: BLE001 - whatever is odd about it, the other logs are looked at
        _log.exception("%s cannot be analysed", log.name)
        kept.forget_begun(log)
        yield {"games": [], "error": CRASHED}
        return
    yield {"games": [asdict(game) for game in found], "error": ""}


def main() -> int:
    serve(watched_input(), LivingOutput(sys.stdout.buffer))
    return 0
