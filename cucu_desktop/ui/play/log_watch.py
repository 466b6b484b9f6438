"""Watches a match's log: reports when it cannot be written, and when it can be written again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from cucu_desktop.match.log_writer import LogWriter

AGAIN: Final = 5000
"""Milliseconds after which writing a failed log is tried again."""


class LogWatch(QObject):
    """Child of the session, which calls `look` after every line."""

    told = Signal(str)
    """Emitted once each: "lost", the log cannot be written; "well", it can again and has all lines; "anew",
    the file was gone and has been written anew."""

    def __init__(self, writer: LogWriter | None, parent: QObject) -> None:
        super().__init__(parent)
        self._writer = writer
        self._is_lost = False
        self._times_lost = writer.times_lost if writer else 0
        self._again = QTimer(self)
        self._again.setInterval(AGAIN)
        self._again.timeout.connect(self.try_again)

    def look(self) -> None:
        """Emit `told` if the state of the log has changed."""
        writer = self._writer
        if writer is None:
            return
        was_lost, self._is_lost = self._is_lost, writer.failed is not None
        if self._is_lost and not was_lost:
            self._again.start()
            self.told.emit("lost")
        elif was_lost and not self._is_lost:
            self._again.stop()
            self.told.emit("well")
        if writer.times_lost > self._times_lost and not self._is_lost:
            self._times_lost = writer.times_lost
            self.told.emit("anew")

    def try_again(self) -> None:
        """Try to write the lines that could not be written before."""
        if self._writer is not None:
            self._writer.try_again()
        self.look()

    def stop(self) -> None:
        """Stop watching: the log is closed."""
        self._again.stop()
        self._writer = None
