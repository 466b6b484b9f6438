"""Processes of our own, for what takes long or may break down, so that neither ever costs a game.

Each is this program again, started with `--child` and the name of what it does (`CHILDREN` of `app.py`): so
it finds the same packages, also where the program is frozen and has no Python to run a module with. It is
told what to do on its standard input and ends with that, even if nobody is left to end it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import subprocess

OPTION: Final = "--child"
"""What the command line begins with for a process of our own; no help tells of it."""


def command(name: str) -> list[str]:
    """Return the command line that starts the process of this name."""
    return [*program(), OPTION, name]


def program() -> list[str]:
    """Return what starts this program again, whatever folder it is started in."""
    if getattr(sys, "frozen", False):  # by PyInstaller: it is its own executable, and knows no `-m`
        return [sys.executable]
    return [sys.executable, "-P", "-m", "cucu_desktop"]


def surroundings() -> dict[str, str]:
    """Return the environment in which a process finds what is found here, and nothing of the current folder.

    Python would look there first for every module that it imports, and run whatever `random.py` lies there.
    """
    package = str(Path(__file__).parents[2])
    found = [folder for folder in sys.path if folder and folder != package and not _is_current(folder)]
    return os.environ | {"PYTHONPATH": os.pathsep.join([package, *found]), "PYTHONSAFEPATH": "1"}


def _is_current(folder: str) -> bool:
    try:
        return Path(folder).samefile(Path.cwd())
    except OSError:  # one of the two is not there
        return False


def start(name: str, *, answers: bool) -> subprocess.Popen[bytes]:
    """Start a process.

    Args:
        name: what it does.
        answers: whether it answers, on its standard output; else nobody listens to anything it says.

    Raises:
        OSError: no process is to be had.
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


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process at once, and wait until it is gone."""
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None and not pipe.closed:
            try:
                pipe.close()
            except OSError:  # what was not yet written has nowhere to go
                continue
