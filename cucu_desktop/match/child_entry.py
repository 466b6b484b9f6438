"""The child's side of a child process (see `child_process`): the common beginning of all kinds.

A child ends with the window that has started it, however that ends: the system closes the pipe at the
child's standard input, and a thread waits for that while the main thread is busy.
"""

import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Lock, Thread
from typing import IO, Final

from cucu_desktop.match import terminal

GRACE: Final = 1.0
"""Seconds in which a child whose input is closed may end by itself."""
BEAT: Final = 2.0
_AT_ONCE: Final = 1 << 16
_POLL: Final = 1.0
"""Seconds between checks of the parent's id."""


def run_child(main: Callable[[], int]) -> int:
    """Run a child; return its exit code. The end of the parent is no error, and is not reported."""
    _lead_a_group()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all processes; the window ends its children
    try:
        return terminal.finish(main())
    except BrokenPipeError:
        terminal.give_up_output()
        return 0


def _lead_a_group() -> None:
    """Begin a process group: of a stopped one Linux ends all members with the parent (setpgid(2), SIGHUP)."""
    if hasattr(os, "setpgid"):
        with suppress(OSError):
            os.setpgid(0, 0)


class LivingOutput:
    """Standard output with an empty line every `BEAT` seconds: the window knows that a long task goes on."""

    def __init__(self, output: IO[bytes]) -> None:
        self._output, self._lock = output, Lock()
        Thread(target=self._beat, daemon=True).start()

    def write(self, line: bytes) -> None:
        """Write a whole line."""
        with self._lock:
            self._output.write(line)
            self._output.flush()

    def flush(self) -> None:
        """Do nothing: each line is flushed."""

    def _beat(self) -> None:
        with suppress(OSError, ValueError):  # the process is ending by itself
            while True:
                time.sleep(BEAT)
                self.write(b"\n")


def watched_input() -> IO[bytes]:
    """Return a copy of standard input, and end the process after `GRACE` when it is closed.

    Input is read here as soon as it arrives, so that its end is noticed while the main thread is busy.
    """
    reading, writing = os.pipe()

    def pass_on() -> None:
        with suppress(BrokenPipeError):  # the process is ending by itself
            while data := _read():
                rest = memoryview(data)
                while rest:
                    rest = rest[os.write(writing, rest) :]
        os.close(writing)
        time.sleep(GRACE)
        os._exit(0)

    Thread(target=pass_on, daemon=True).start()
    return os.fdopen(reading, "rb")


def _read() -> bytes:
    """Return some bytes of standard input, none at its end.

    Without `sys.stdin`: ending the process while a thread waits in it is a fatal error of Python.
    """
    if sys.stdin is None:
        return b""
    try:
        return os.read(sys.stdin.fileno(), _AT_ONCE)
    except OSError:
        return b""


def end_with_parent() -> None:
    """End this process with its parent; for pool workers: their siblings hold the pipes open, too."""
    parent = os.getppid()

    def watch() -> None:
        if os.name == "nt":  # where the id of a dead parent stays
            from multiprocessing import parent_process  # noqa: PLC0415

            started_by = parent_process()
            if started_by is not None:
                started_by.join()
                os._exit(0)
            return
        while os.getppid() == parent:
            time.sleep(_POLL)
        os._exit(0)

    Thread(target=watch, daemon=True).start()
