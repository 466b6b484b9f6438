"""The clock of what is shown: Qt's animation driver while anything moves, one timer while nothing does."""

import gc
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QElapsedTimer, QObject, Qt, QTimer, QVariantAnimation

_NAP: Final = 40.0
"""In ms. For less it is not worth while to stop the driver and start it again."""


_FOREVER: Final = 2**31 - 1
"""In ms: three weeks, after which it would stop."""


class Clock(QVariantAnimation):
    """Calls `tick` with the milliseconds since the last call, in every frame until it is stopped.

    Told that nothing will move for a while it sleeps until then: a frame in which nothing moves costs a third
    of one that is painted.
    """

    def __init__(self, tick: Callable[[float], None], parent: QObject) -> None:
        super().__init__(parent)
        self.setDuration(_FOREVER)  # Qt asks for it in each frame, and this one it knows itself
        self._tick = tick
        self._last = 0
        # Kept beside Qt's state, which costs a call and an enum in each frame.
        self._is_on = self._is_asleep = False
        self._asleep = QElapsedTimer()
        self._alarm = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._alarm.timeout.connect(self._wake)

    @property
    def is_on(self) -> bool:
        """Whether time passes, asleep or not."""
        return self._is_on

    @property
    def is_asleep(self) -> bool:
        """Whether nothing is told until the next thing is to happen."""
        return self._is_asleep

    def sleep(self, milliseconds: float) -> None:
        """Tell nothing for so long, if that is worth while; what had been slept before is forgotten."""
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
        """Return for how many ms it has slept that nobody was told of, and go on in every frame."""
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
        """Call `tick` with the milliseconds since the last frame."""
        passed, self._last = current - self._last, current
        if passed > 0:
            self._tick(passed)

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        """Hold off garbage collection while it is on, and begin anew with the next start.

        A collection takes about ten milliseconds, which would be seen as a dropped frame.
        """
        self._is_on = new != QAbstractAnimation.State.Stopped
        self._is_asleep = new == QAbstractAnimation.State.Paused
        if new == QAbstractAnimation.State.Stopped:
            self._alarm.stop()
            gc.enable()
        elif old == QAbstractAnimation.State.Stopped:
            self._last = 0
            gc.disable()
