"""The file that unexpected errors are written to, so that they are kept without a terminal.

It is in the user's folder for program logs. A signal or a fatal message of Qt, which end the process at once,
write a trace to a second file, which the next start reads and empties.
"""

from __future__ import annotations

import errno
import faulthandler
import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TextIO

from cucu_desktop.own_files import append_to, close_to_others, move

if TYPE_CHECKING:
    from pathlib import Path

_NAME: Final = "errors.log"
_OLD_NAME: Final = "errors.old.log"
_LARGEST: Final = 1 << 18
"""Size in bytes at which a new log is begun; the previous one is kept."""
_FATAL: Final = ("Fatal Python error", "Fatal message of Qt")
"""Texts in the trace of a process that ended; Windows also leaves traces of processes that went on."""


class ErrorLog:
    """Writes error reports; if the folder is not writable the report is lost, and nothing is raised.

    Attributes:
        path: the file.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / _NAME
        self._crash_path = folder / "crash.txt"
        self._crash: TextIO | None = None

    def write(self, report: str) -> bool:
        """Append a report; return whether it was written."""
        try:
            _check_ordinary(self.path)
            if self.path.exists() and self.path.stat().st_size > _LARGEST:
                move(self.path, self.path.with_name(_OLD_NAME))
            with append_to(self.path) as file:
                file.write(report.rstrip() + "\n\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError:
            return False
        return True

    # Crashes

    def watch_for_crash(self) -> None:
        """Write a trace if the process crashes from now on."""
        for name in (_NAME, _OLD_NAME):  # an earlier version made these files readable for all
            close_to_others(self.path.with_name(name))
        with suppress(OSError):
            _check_ordinary(self._crash_path)
            self._crash = append_to(self._crash_path)  # stays open until the process ends
            faulthandler.enable(self._crash)

    def stop_watching(self) -> None:
        """Close the file of the traces."""
        if self._crash is not None:
            faulthandler.disable()
            self._crash.close()
            self._crash = None

    def write_last_words(self, text: str) -> None:
        """Write the message with which Qt is about to end the process."""
        if self._crash is not None:
            with suppress(OSError):
                self._crash.write(f"{_FATAL[1]}: {text}\n")
                self._crash.flush()

    def take_crash(self) -> str:
        """Return the traces of a process that crashed and remove them; empty if there are none."""
        try:
            if not self._crash_path.is_file() or self._crash_path.stat().st_size == 0:
                return ""
            traces = self._crash_path.read_text("utf-8", "replace")[:_LARGEST]
            os.truncate(self._crash_path, 0)
        except OSError:
            return ""
        return traces if any(mark in traces for mark in _FATAL) else ""


def _check_ordinary(path: Path) -> None:
    """Raise OSError for a pipe or a device, which may block for ever when it is opened."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), path)
