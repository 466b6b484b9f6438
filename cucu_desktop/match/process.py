"""Processes of our own, for what takes long or may break down, so that neither ever costs a game.

Each is a module of this program, run by the same Python with the same packages. It is told what to do on its
standard input and ends with that, even if nobody is left to end it.
"""

import os
import subprocess
import sys
from pathlib import Path


def surroundings() -> dict[str, str]:
    """Return the environment in which a process finds what is found here."""
    found = os.pathsep.join([str(Path(__file__).parents[2]), *filter(None, sys.path)])
    return os.environ | {"PYTHONPATH": found}


def start(module: str, *, answers: bool) -> subprocess.Popen[bytes]:
    """Start a process.

    Args:
        module: what it runs.
        answers: whether it answers, on its standard output; else nobody listens to anything it says.

    Raises:
        OSError: no process is to be had.
    """
    return subprocess.Popen(  # noqa: S603 - modules of ours alone
        [sys.executable, "-m", module],
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
