"""The clock of animations: Qt's animation driver while anything moves, one timer while nothing does."""

import gc
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QElapsedTimer, QObject, Qt, QTimer, QVariantAnimation

_NAP: Final = 40.0
"""The shortest sleep in ms: restarting the driver costs as much."""


_FOREVER: Final = 2**31 - 1
"""The duration in ms: three weeks, after which it would stop."""


class Clock(QVariantAnimation):
    """Calls `tick` with the milliseconds since the last call, in every frame until it is stopped.

    It can sleep while nothing moves: a frame without movement costs a third of a painted one.
    """

    def __init__(self, tick: Callable[[float], None], parent: QObject) -> None:
        super().__init__(parent)
        self.setDuration(_FOREVER)  # set, as Qt would ask a virtual method in each frame
        self._tick = tick
        self._last = 0
        # A copy of Qt's state, which would cost a call and an enum in each frame.
        self._is_on = self._is_asleep = False
        self._asleep = QElapsedTimer()
        self._alarm = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._alarm.timeout.connect(self._wake)

    @property
    def is_on(self) -> bool:
        """Whether time passes, asleep or not."""
        return self._is_on

    def sleep(self, milliseconds: float) -> None:
        """Sleep for some milliseconds, if that is worthwhile; an earlier sleep is cancelled."""
        if not self._is_on:
            return
        if milliseconds < _NAP:
            self._stay_awake()
            return
        if not self._is_asleep:
            self.pause()
        self._asleep.start()
        self._alarm.start(round(milliseconds))

    def slept(self) -> float:
        """Return the unreported milliseconds of sleep, and wake up."""
        if not self._is_asleep:
            return 0.0
        passed = float(self._asleep.elapsed())
        self._stay_awake()
        return passed

    def _stay_awake(self) -> None:
        if self._is_asleep:
            self._alarm.stop()
            self.resume()

    def _wake(self) -> None:
        self._tick(self.slept())

    def updateCurrentTime(self, current: int) -> None:
        passed, self._last = current - self._last, current
        if passed > 0:
            self._tick(passed)

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        """Suspend garbage collection while running, and restart the count at each start.

        A collection takes about ten milliseconds, a visibly dropped frame.
        """
        self._is_on = new != QAbstractAnimation.State.Stopped
        self._is_asleep = new == QAbstractAnimation.State.Paused
        if new == QAbstractAnimation.State.Stopped:
            self._alarm.stop()
            gc.enable()
        elif old == QAbstractAnimation.State.Stopped:
            self._last = 0
            gc.disable()
