"""A stop in the animations: the table waits for a key, or for a time.

It stops at the result of every deal into which a person was dealt; no clock runs meanwhile.
"""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from cucu_desktop.ui.animation.durations import DURATIONS

if TYPE_CHECKING:
    from collections.abc import Callable

FOREVER: Final = 0.0


class Rest(QObject):
    """Decides how long a result is shown; the director asks it before the next event.

    Attributes:
        reading_time: the ms of a result; `FOREVER`: until the player continues; None: no pause.
        is_due: whether an event's result is to be shown; asked when the event has been shown.
        is_on: whether the table waits.
        is_step: whether the reason for waiting is step mode, not a result.
    """

    changed = Signal(bool)
    """Emitted with whether the table waits to be continued."""
    over = Signal()
    """Emitted when the next event is to be shown."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.reading_time: float | None = None
        self.is_due: Callable[[object], bool] = lambda _: True
        self.is_on = self.is_step = False
        self._is_short = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._end)
        self._since = QElapsedTimer()

    def wait_for_reader(self) -> None:
        self._begin(self.reading_time or FOREVER, is_short=False)
        self.changed.emit(True)

    def wait_for_step(self) -> None:
        self._begin(FOREVER, is_short=False)
        self.is_step = True
        self.changed.emit(True)

    def wait_for(self, milliseconds: float) -> None:
        """Wait for some ms, without an offer to continue."""
        self._begin(milliseconds, is_short=True)

    def go_on(self, *, kept: bool = False) -> None:
        """Continue; if the wait has only just begun, not, or with `kept` a moment later."""
        left = round(DURATIONS["step_guard" if self.is_step else "page_guard"]) - self._since.elapsed()
        if self.is_on and (self._is_short or left <= 0):
            self._end()
        elif self.is_on and kept:
            self._timer.start(left)

    def stop(self) -> None:
        if self.is_on:
            self.is_on = False
            self._timer.stop()
            self.changed.emit(False)

    def _begin(self, length: float, *, is_short: bool) -> None:
        self.is_on, self._is_short, self.is_step = True, is_short, False
        self._since.start()
        if length != FOREVER:
            self._timer.start(round(length))

    def _end(self) -> None:
        self.stop()
        self.over.emit()
