"""Child processes for work that takes long or may crash, so that neither disturbs a game.

Each is this program again, started with `--child` and the name of its task (`CHILDREN` of `app.py`): so
it finds the same packages, also where the program is frozen and has no Python to run a module with. It reads
its questions from standard input and ends when that is closed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import subprocess

SILENCE: Final = 20.0
"""Seconds without an answer or a sign of life after which a process is ended, and started again."""
OPTION: Final = "--child"
"""The option of the command line that starts a child process; it is not in the help."""


def command(name: str) -> list[str]:
    """Return the command line that starts the process of this name."""
    return [*program(), OPTION, name]


def program() -> list[str]:
    """Return the command line of this program, independent of the current folder."""
    if getattr(sys, "frozen", False):  # by PyInstaller: it is its own executable, and knows no `-m`
        return [sys.executable]
    return [sys.executable, "-P", "-m", "cucu_desktop"]


def surroundings() -> dict[str, str]:
    """Return the environment in which a process finds the same modules, and nothing of the current folder.

    Python would look there first for every module that it imports, and run any `random.py` in it.
    """
    package = str(Path(__file__).parents[2])
    found = [folder for folder in sys.path if folder and folder != package and not _is_current(folder)]
    return os.environ | {"PYTHONPATH": os.pathsep.join([package, *found]), "PYTHONSAFEPATH": "1"}


def _is_current(folder: str) -> bool:
    try:
        return Path(folder).samefile(Path.cwd())
    except OSError:  # one of the two does not exist
        return False


def start(name: str, *, answers: bool) -> subprocess.Popen[bytes]:
    """Start the process of a task; unless it `answers`, its output is discarded.

    Raises:
        OSError: no process can be started.
    """
    import subprocess  # noqa: PLC0415 - the first process starts after the first paint

    return subprocess.Popen(  # noqa: S603 - this program alone
        command(name),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE if answers else subprocess.DEVNULL,
        stderr=None if answers else subprocess.DEVNULL,
        env=surroundings(),
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def is_stopped(number: int) -> bool:
    """Return whether the child process of this id is stopped (SIGSTOP), where the system can tell."""
    if number <= 0 or not hasattr(os, "waitid"):
        return False
    try:
        return os.waitid(os.P_PID, number, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is not None
    except ChildProcessError:
        return False


class Patience:
    """Kills a process that is silent for `SILENCE` seconds, also a stopped one: its reader then goes on.

    Attributes:
        is_over: whether the process was killed for that.
    """

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process, self._timer = process, Timer(SILENCE, self._end)
        self.is_over = False
        self._timer.daemon = True
        self._timer.start()

    def renew(self) -> None:
        """Begin to count again: the process has given a sign of life."""
        self.stop()
        self._timer = Timer(SILENCE, self._end)
        self._timer.daemon = True
        self._timer.start()

    def stop(self) -> None:
        self._timer.cancel()

    def _end(self) -> None:
        self.is_over = True
        self._process.kill()


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process at once, and wait until it is gone."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None and not pipe.closed:
            try:
                pipe.close()
            except OSError:  # unwritten data is lost
                continue
