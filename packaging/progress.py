"""Progress display of long steps: a moving line on a terminal, a few lines elsewhere."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
import zipfile
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

_OFTEN: Final = 0.5
"""Seconds between updates."""
_STEPS: Final = 10
"""The number of lines for a whole step, where lines cannot be overwritten."""


def run(command: list[str], **options: object) -> int:
    """Run a command with visible output; return its exit code."""
    return _run(command, lambda: None, **options)


def run_moving(
    command: list[str], what: str, done: Callable[[], float], **options: object
) -> tuple[int, str]:
    """Run a command quietly, and show its progress; return its exit code and its output.

    Args:
        command: the command.
        what: the name of the step.
        done: gives the completed fraction, from 0 to 1.
        options: for the process.
    """
    line = _Line(what)
    with tempfile.TemporaryFile() as output:
        try:
            status = _run(
                command,
                lambda: line.tell(min(done(), 0.99)),
                stdout=output,
                stderr=subprocess.STDOUT,
                **options,
            )
            if status == 0:
                line.tell(1.0)
        finally:
            line.end()
        output.seek(0)
        return status, output.read().decode(errors="replace")


def unpacked_size(wheels: Path) -> int:
    """Return the unpacked size in bytes of the wheels of a folder."""
    total = 0
    for wheel in wheels.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            total += sum(file.file_size for file in archive.infolist())
    return total


def size_of(folder: Path) -> int:
    """Return the size in bytes of the files below a folder."""
    total, folders = 0, [str(folder)]
    while folders:
        with suppress(OSError), os.scandir(folders.pop()) as entries:
            for entry in entries:
                if entry.is_dir(follow_symlinks=False):
                    folders.append(entry.path)
                else:
                    total += entry.stat(follow_symlinks=False).st_size
    return total


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


def _run(command: list[str], look: Callable[[], None], **options: object) -> int:
    """Run a process with regular calls of `look`; if interrupted, end it with all its children."""
    process = None
    try:
        with _interrupts_wait():
            process = _started(command, **options)
        while True:
            try:
                return process.wait(_OFTEN)
            except subprocess.TimeoutExpired:
                look()
    except BaseException:
        if process is not None:
            _end(process)
        raise


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


class _Line:
    """A line that shows progress."""

    def __init__(self, what: str) -> None:
        self._what, self._began, self._step = what, time.monotonic(), -1
        self._overwrites = sys.stdout.isatty()

    def tell(self, part: float) -> None:
        """Show the fraction, if it has changed."""
        step = int(part * _STEPS)
        if self._overwrites:
            seconds = int(time.monotonic() - self._began)
            sys.stdout.write(f"\r{self._what}: {part:4.0%}, {seconds} s ")
        elif step > self._step:
            sys.stdout.write(f"{self._what}: {step * (100 // _STEPS)} %\n")
        self._step = max(step, self._step)
        sys.stdout.flush()

    def end(self) -> None:
        """End the line."""
        if self._overwrites:
            sys.stdout.write("\n")
            sys.stdout.flush()
