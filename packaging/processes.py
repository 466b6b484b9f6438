"""Processes of long steps, with visible output; Ctrl+C ends them with all that they have started."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

_OFTEN: Final = 0.1
"""Seconds between looks at a process: on Windows Ctrl+C does not interrupt a wait for its end."""


def run(command: list[str], **options: object) -> int:
    """Run a command; return its exit code. If this is interrupted, end it with all its children."""
    process = None
    try:
        with _interrupts_wait():
            process = _started(command, **options)
        while (status := process.poll()) is None:
            time.sleep(_OFTEN)
    except BaseException:
        if process is not None:
            _end(process)
        raise
    return status


def _started(command: list[str], **options: object) -> subprocess.Popen[bytes]:
    """Start a command that Ctrl+C does not reach: this process handles it, with a message."""
    if os.name == "nt":
        options["creationflags"] = subprocess.CREATE_NEW_PROCESS_GROUP  # type: ignore[attr-defined]
    else:
        options["start_new_session"] = True
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, **options)  # type: ignore[call-overload,no-any-return]


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Delay Ctrl+C until the child process is started and recorded, so that it can be ended."""
    before = signal.getsignal(signal.SIGINT)
    if not callable(before):
        yield
        return
    pressed: list[int] = []
    signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt


def _end(process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        if os.name == "nt":
            process.terminate()
        else:
            os.killpg(process.pid, signal.SIGTERM)
    with suppress(subprocess.TimeoutExpired):
        process.wait(5)
    if process.poll() is None:
        process.kill()
