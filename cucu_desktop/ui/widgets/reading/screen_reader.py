"""What the screen reader of the system can do, as far as it can be known."""

import re
import sys
from functools import cache
from shutil import which
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

_HEARS: Final = 45
"""From this version on Orca speaks what a program announces; older ones only what the keyboard is on."""


class ScreenReader(QObject):
    """Asked once in a program, through `screen_reader`.

    Attributes:
        hears: whether what is announced is spoken; taken for granted until it is known not to be.
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
    """Tell from what Orca says of its version whether it speaks announcements.

    >>> hears("43.1"), hears("orca 46.2"), hears("")
    (False, True, True)
    """
    found = re.search(r"\d+", version)
    return found is None or int(found[0]) >= _HEARS


@cache
def _the_reader() -> ScreenReader:
    return ScreenReader()


def screen_reader() -> ScreenReader | None:
    """Return the screen reader that is running, if one is."""
    return _the_reader() if QAccessible.isActive() else None


def reads_focus_only() -> bool:
    """Return whether a screen reader is running that speaks no announcements."""
    reader = screen_reader()
    return reader is not None and not reader.hears
