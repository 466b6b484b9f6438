"""The abilities of the system's screen reader, as far as they can be determined."""

import re
import sys
from functools import cache
from shutil import which
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

_HEARS: Final = 45
"""The version of Orca from which it speaks announcements; older ones speak the focus only."""


class ScreenReader(QObject):
    """The screen reader, one object in a program, from `screen_reader`.

    Attributes:
        hears: whether announcements are spoken; assumed until the contrary is known.
    """

    def __init__(self) -> None:
        from PySide6.QtCore import QProcess  # noqa: PLC0415 - most start without one

        super().__init__()
        self.hears = True
        self._process = QProcess(self)
        orca = which("orca") if sys.platform.startswith("linux") else None
        if orca is not None:
            self._process.finished.connect(self._read)
            self._process.start(orca, ["--version"])

    def _read(self) -> None:
        self.hears = hears(bytes(self._process.readAllStandardOutput().data()).decode(errors="replace"))


def hears(version: str) -> bool:
    """Return whether Orca speaks announcements, from its version output.

    >>> hears("43.1"), hears("orca 46.2"), hears("")
    (False, True, True)
    """
    found = re.search(r"\d+", version)
    return found is None or int(found[0]) >= _HEARS


@cache
def _the_reader() -> ScreenReader:
    return ScreenReader()


def screen_reader() -> ScreenReader | None:
    return _the_reader() if QAccessible.isActive() else None


def reads_focus_only() -> bool:
    """Return whether the running screen reader speaks no announcements."""
    reader = screen_reader()
    return reader is not None and not reader.hears
