"""Search in a child process, so that it never delays the window.

A thread would not do: a search in Python shares the interpreter with the window, which would wait for it at
every frame. The process is started with the first question, answers one question at a time over its pipes,
and ends when they are closed, also by the window's death. The questions are observations, and come from this
program alone.
"""

import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from threading import Lock
from typing import IO, TYPE_CHECKING, Any

from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import Event
from cucu_desktop.match.child_entry import watched_input
from cucu_desktop.match.child_process import Patience, end, start

if TYPE_CHECKING:
    from cucu_desktop.bots.talk import Said
    from cucu_desktop.match.advice.advice import Advice


class BotProcessError(Exception):
    """The process has ended, cannot be started, or has failed at the question."""


class _SilentError(BotProcessError):
    """The process has not answered in time, and was ended."""


def send(pipe: IO[bytes], thing: object) -> None:
    pickle.dump(thing, pipe, pickle.HIGHEST_PROTOCOL)
    pipe.flush()


class BotProcess:
    """Client of the search process, started with the first question; one thread asks, any may close.

    A process that does not answer in time (`child_process.SILENCE`) is ended, and another one is asked.
    """

    def __init__(self, restarted: Callable[[], object] = lambda: None) -> None:
        """`restarted` is called, by the thread that asks, when a silent process is replaced."""
        self._restarted = restarted
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._lock = Lock()

    @property
    def is_closed(self) -> bool:
        return self._closed

    def choose(
        self, person: str, observation: AnyObservation, heard: Sequence[Event], random: Random
    ) -> Action:
        """Return this person's action, as `bots.dispatch.choose` would.

        Raises:
            BotProcessError: the process did not answer.
        """
        action: Action = self._ask("choose", person, observation, heard, random)
        return action

    def small_talk(
        self, person: str, observation: AnyObservation, heard: Sequence[Event], random: Random
    ) -> "Said | None":
        """Return this person's remark, as `bots.dispatch.small_talk` would, and leave `random` as that does.

        Raises:
            BotProcessError: the process did not answer.
        """
        remark: Said | None
        remark, state = self._ask("talk", person, observation, heard, random)
        random.setstate(state)
        return remark

    def prepare(self, observation: AnyObservation) -> None:
        """Make the process compute in advance for the last two players; it sends no answer."""
        with suppress(BotProcessError):
            self._exchange(("prepare", "", observation, (), None), answers=False)

    def advise(self, observation: AnyObservation, heard: Sequence[Event]) -> "Advice":
        """Return advice, as `match.advice.advice.advise` would.

        Raises:
            BotProcessError: the process did not answer.
        """
        advice: Advice = self._ask("advise", "", observation, heard, None)
        return advice

    def _ask(
        self,
        what: str,
        person: str,
        observation: AnyObservation,
        heard: Sequence[Event],
        random: Random | None,
    ) -> Any:  # noqa: ANN401 - by the kind of question
        """Send a question to the process, and wait for its answer; ask once more if it is silent.

        Raises:
            BotProcessError: it did not answer, or answered with the text of an error.
        """
        question = (what, person, observation, tuple(heard), random)
        try:
            answer = self._exchange(question)
        except _SilentError:
            self._restarted()
            answer = self._exchange(question)
        if isinstance(answer, str):
            raise BotProcessError(answer)
        return answer

    def _exchange(self, question: tuple[object, ...], *, answers: bool = True) -> object:
        """Send a question; return the answer, if one is expected.

        Raises:
            BotProcessError: the process did not answer.
        """
        patience = None
        try:
            process = self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            patience = Patience(process)
            send(process.stdin, question)
            return pickle.load(process.stdout) if answers else None  # noqa: S301 - from this program
        except (OSError, EOFError, ValueError, pickle.UnpicklingError) as error:
            self._end()
            is_silent = patience is not None and patience.is_over
            kind = _SilentError if is_silent else BotProcessError
            raise kind(str(error) or type(error).__name__) from error
        finally:
            if patience is not None:
                patience.stop()

    def close(self) -> None:
        """End the process for good; a question under way fails."""
        with self._lock:
            self._closed = True
        self._end()

    def _started(self) -> subprocess.Popen[bytes]:
        with self._lock:
            if self._closed:
                raise OSError("closed")
            if self._process is None:
                self._process = start("bots", answers=True)
            return self._process

    def _end(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            end(process)


def serve(asked: IO[bytes], answers: IO[bytes]) -> None:
    """Answer questions until the pipe is closed."""
    while True:
        try:
            question = pickle.load(asked)  # noqa: S301 - from this program
        except (EOFError, pickle.UnpicklingError):  # the latter: closed within a question
            return
        try:
            answer = _answer(*question)
        except Exception as error:  # noqa: BLE001 - who asked decides what becomes of it
            answer = f"{type(error).__name__}: {error}"
        if question[0] != "prepare":
            send(answers, answer)


def _answer(
    what: str, person: str, observation: AnyObservation, heard: Sequence[Event], random: Random
) -> object:
    from cucu_desktop.bots import PERSONS, dispatch  # noqa: PLC0415 - the client needs no bots
    from cucu_desktop.match.advice.advice import advise  # noqa: PLC0415 - the client needs no bots

    if what == "advise":
        return advise(observation, heard)
    if what == "prepare":
        dispatch.prepare(observation)
        return None
    if what == "talk":
        return dispatch.small_talk(PERSONS[person], observation, heard, random), random.getstate()
    return dispatch.choose(PERSONS[person], observation, heard, random)


def main() -> int:
    serve(watched_input(), sys.stdout.buffer)
    return 0
