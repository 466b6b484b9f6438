"""The file into which errors are written that nobody expected, so that none is lost with the terminal.

It lies in the folder for logs of the user's programs. What ends the process at once, a signal or a fatal
message of Qt, leaves its traces in a second file, which the next start reads and empties.
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
"""Bytes after which the log begins anew; the one before it is kept."""
_FATAL: Final = ("Fatal Python error", "Fatal message of Qt")
"""What stands in the traces of a process that really ended: Windows leaves some of those that did not."""


class ErrorLog:
    """Writes reports; a folder that cannot be written to costs the report, never the program.

    Attributes:
        path: the file.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / _NAME
        self._crash_path = folder / "crash.txt"
        self._crash: TextIO | None = None

    def write(self, report: str) -> bool:
        """Append a report; tell whether it is on the disk."""
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

    # What ends the process

    def watch_for_crash(self) -> None:
        """Let whatever ends the process from now on leave its traces."""
        for name in (_NAME, _OLD_NAME):  # an earlier version made them for all
            close_to_others(self.path.with_name(name))
        with suppress(OSError):
            _check_ordinary(self._crash_path)
            self._crash = append_to(self._crash_path)  # to the end of the process
            faulthandler.enable(self._crash)

    def stop_watching(self) -> None:
        """Close the file of the traces."""
        if self._crash is not None:
            faulthandler.disable()
            self._crash.close()
            self._crash = None

    def write_last_words(self, text: str) -> None:
        """Leave a message with which the process is about to end."""
        if self._crash is not None:
            with suppress(OSError):
                self._crash.write(f"{_FATAL[1]}: {text}\n")
                self._crash.flush()

    def take_crash(self) -> str:
        """Return the traces of a process that ended by itself, once; empty if none did."""
        try:
            if not self._crash_path.is_file() or self._crash_path.stat().st_size == 0:
                return ""
            traces = self._crash_path.read_text("utf-8", "replace")[:_LARGEST]
            os.truncate(self._crash_path, 0)
        except OSError:
            return ""
        return traces if any(mark in traces for mark in _FATAL) else ""


def _check_ordinary(path: Path) -> None:
    """Refuse, with an OSError, a pipe or a device: to open one may take for ever."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), path)
