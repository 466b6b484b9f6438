"""Signals that end the program: SIGTERM, SIGINT and SIGHUP close the window as the user would.

Qt's event loop runs no Python code that could handle a signal. Python writes a byte into a socket when a
signal arrives, which wakes Qt. A second signal ends the process at once, in case the window does not respond.
"""

from __future__ import annotations

import signal
import socket
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSocketNotifier

if TYPE_CHECKING:
    from types import FrameType

    from PySide6.QtWidgets import QApplication, QWidget

NAMES: Final = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
"""Signals that are handled, as far as the system has them."""


class EndSignals(QObject):
    """Listener for the signals of `NAMES`; a child of the window that it closes."""

    def __init__(self, app: QApplication, window: QWidget) -> None:
        super().__init__(window)
        self._app, self._window = app, window
        self._hearing, self._telling = socket.socketpair()
        for end in (self._hearing, self._telling):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._hearing.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._close)
        signal.set_wakeup_fd(self._telling.fileno(), warn_on_full_buffer=False)
        self._before = {
            number: signal.signal(number, self._hear)
            for name in NAMES
            if (number := getattr(signal, name, None)) is not None and not _is_ignored(name, number)
        }

    def stop(self) -> None:
        """Stop handling signals."""
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before = {}
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        for end in (self._hearing, self._telling):
            end.close()

    def _hear(self, number: int, _frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)

    def _close(self) -> None:
        self._notifier.setEnabled(False)
        try:
            if not self._window.close():
                self._window.close()  # it has told first what cannot be saved
        finally:
            self._app.exit(0)  # also ends the loop of a modal dialog


def _is_ignored(name: str, number: int) -> bool:
    """Return whether the signal is ignored, as under nohup, so that the program outlives its terminal."""
    return name == "SIGHUP" and signal.getsignal(number) is signal.SIG_IGN
