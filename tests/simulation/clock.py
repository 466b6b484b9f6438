"""One virtual clock for timers, animations, pauses, dates and chance: nothing sleeps, and a seed decides all.

`install` replaces the sources of time and chance before the program is imported. From then on time passes
only in `CLOCK.advance`, which fires the timers that fall due in their order.
"""

from __future__ import annotations

import datetime as dt
import heapq
import itertools
import random as chances
import secrets
import time
import weakref
from typing import TYPE_CHECKING

from PySide6 import QtCore
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEasingCurve, QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from collections.abc import Callable

FRAME = 100
"""Milliseconds between two frames of an animation."""
BEGINNING = dt.datetime(2026, 3, 7, 20, 30, tzinfo=dt.UTC)
"""The time at which each evening begins."""
_ROUNDS = 400
"""The most rounds in which the queue of events is drained; more would be events that cause each other."""


class Clock:
    """The time in milliseconds, and the timers that wait for it.

    Attributes:
        now: milliseconds since the beginning.
        shift: seconds by which the date has jumped.
        chance: where the program gets all chance without a seed of its own.
        fired: the number of timers that have fired.
        thought: seconds of processor time of tasks that have threads of their own in the program.
        process: the process that is simulated now; a timer fires in the one that has made it.
        enter: changes the process.
    """

    def __init__(self) -> None:
        self.now = 0.0
        self.shift = 0.0
        self.chance = chances.Random(0)
        self.fired = 0
        self.thought = 0.0
        self.process: object = None
        self.enter: Callable[[object], None] = lambda _: None
        self._due: list[tuple[float, int, weakref.ref[Timer] | None, Callable[[], object] | int]] = []
        self._numbers = itertools.count()

    def begin(self, seed: int) -> None:
        """Begin an evening: no timer waits, and chance has this seed."""
        self.now = self.shift = 0.0
        self._due.clear()
        self.chance = chances.Random(seed)

    def date(self) -> dt.datetime:
        return BEGINNING + dt.timedelta(milliseconds=self.now, seconds=self.shift)

    def seconds(self) -> float:
        """Return what `time.monotonic` returns, which knows no jump."""
        return 1000 + self.now / 1000

    def sleep(self, seconds: float) -> None:
        self.now += seconds * 1000

    def put(self, timer: Timer, milliseconds: float, run: int) -> None:
        """Make a timer wait; `run` tells this wait from its earlier ones."""
        heapq.heappush(self._due, (self.now + milliseconds, next(self._numbers), weakref.ref(timer), run))

    def call(self, milliseconds: float, function: Callable[[], object]) -> None:
        process = self.process

        def call() -> None:
            self.enter(process)
            function()

        heapq.heappush(self._due, (self.now + milliseconds, next(self._numbers), None, call))

    def drain(self) -> None:
        """Handle all events and all timers that are due, until none is left."""
        for _ in range(_ROUNDS):
            QCoreApplication.sendPostedEvents()
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            if not self._fire(self.now):
                return

    def advance(self, milliseconds: float) -> None:
        """Pass this time."""
        end = self.now + milliseconds
        self.drain()
        while self.now < end:
            due = self._due[0][0] if self._due else end
            self.now = max(self.now, min(end, due))
            self.drain()

    def repeating(self) -> list[str]:
        """Return the owners of the timers that fire again and again, but for windows that are still shown."""
        found = []
        for _, _, timer, run in self._due:
            alive = timer() if timer is not None else None
            if alive is None or not isValid(alive) or not alive.repeats(run):
                continue
            owner = alive.parent()
            if not (isinstance(owner, QWidget) and owner.isWindow() and owner.isVisible()):
                found.append(type(owner).__name__)
        return sorted(found)

    def _fire(self, until: float) -> bool:
        """Fire the timers that were due when this is called; return whether any fired."""
        ready = []
        while self._due and self._due[0][0] <= until:
            ready.append(heapq.heappop(self._due))
        fired, process = False, self.process
        for _, _, timer, what in ready:
            if timer is None:
                assert callable(what)
                what()
                fired = True
            elif (alive := timer()) is not None and isValid(alive):
                fired |= alive.fire(what)
        self.enter(process)
        self.fired += fired
        return fired


CLOCK = Clock()


class Timer(QObject):
    """A QTimer of the virtual clock."""

    timeout = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        singleShot=False,  # noqa: N803 - as Qt's
        timerType=None,  # noqa: N803
        interval=0,
    ) -> None:
        super().__init__(parent)
        self._is_single, self._interval = singleShot, interval
        self._process = CLOCK.process
        self._run = 0
        self._is_on = False

    def fire(self, run: object) -> bool:
        """Fire, unless it was stopped or started again since."""
        if not self._is_on or run != self._run:
            return False
        if self._is_single:
            self._is_on = False
        else:
            CLOCK.put(self, max(self._interval, 1), self._run)
        CLOCK.enter(self._process)
        self.timeout.emit()
        return True

    def repeats(self, run: object) -> bool:
        return self._is_on and run == self._run and not self._is_single

    def start(self, milliseconds: int | None = None) -> None:
        if milliseconds is not None:
            self._interval = milliseconds
        self._run += 1
        self._is_on = True
        CLOCK.put(self, self._interval, self._run)

    def stop(self) -> None:
        self._is_on = False

    def isActive(self) -> bool:  # noqa: N802
        return self._is_on

    def setInterval(self, milliseconds: int) -> None:  # noqa: N802
        self._interval = milliseconds
        if self._is_on:
            self.start()

    def interval(self) -> int:
        return self._interval

    def setSingleShot(self, on: bool) -> None:  # noqa: N802, FBT001
        self._is_single = on

    def isSingleShot(self) -> bool:  # noqa: N802
        return self._is_single

    def setTimerType(self, kind: object) -> None:  # noqa: N802
        """Do nothing: each timer of this clock is precise."""

    @staticmethod
    def singleShot(milliseconds: int, *rest) -> None:  # noqa: N802
        """Call a function later; with an owner only if that still exists then."""
        owner = (
            rest[0] if len(rest) > 1 and isinstance(rest[0], QObject) else getattr(rest[-1], "__self__", None)
        )
        function = rest[-1]

        def call() -> None:
            if not isinstance(owner, QObject) or isValid(owner):
                function()

        CLOCK.call(milliseconds, call)


class Animation(QObject):
    """A QVariantAnimation of the virtual clock, with a frame every `FRAME` milliseconds."""

    valueChanged = Signal(object)  # noqa: N815
    finished = Signal()
    State = QAbstractAnimation.State

    def __init__(self, parent: QObject | None = None, *, startValue=0.0, endValue=1.0, duration=250) -> None:  # noqa: N803
        super().__init__(parent)
        self._from, self._to, self._length = startValue, endValue, duration
        self._curve, self._state, self._passed = QEasingCurve(), self.State.Stopped, 0
        self._frames = Timer(self)
        self._frames.timeout.connect(self._frame)

    def setDuration(self, milliseconds: int) -> None:  # noqa: N802
        self._length = int(milliseconds)

    def duration(self) -> int:
        return self._length

    def setEasingCurve(self, curve: object) -> None:  # noqa: N802
        self._curve = QEasingCurve(curve)

    def setStartValue(self, value: float) -> None:  # noqa: N802
        self._from = value

    def setEndValue(self, value: float) -> None:  # noqa: N802
        self._to = value

    def state(self) -> QAbstractAnimation.State:
        return self._state

    def currentTime(self) -> int:  # noqa: N802
        return self._passed

    def start(self) -> None:
        if self._state is not self.State.Running:
            self._passed = 0
            self._become(self.State.Running)
            self.updateCurrentTime(0)

    def stop(self) -> None:
        self._become(self.State.Stopped)

    def pause(self) -> None:
        self._become(self.State.Paused)

    def resume(self) -> None:
        self._become(self.State.Running)

    def _become(self, state: QAbstractAnimation.State) -> None:
        before, self._state = self._state, state
        if before is state:
            return
        if state is self.State.Running:
            self._frames.start(FRAME)
        else:
            self._frames.stop()
        self.updateState(state, before)

    def _frame(self) -> None:
        self._passed = min(self._passed + FRAME, self._length)
        self.updateCurrentTime(self._passed)
        if self._passed >= self._length and self._state is self.State.Running:
            self.stop()
            self.finished.emit()

    def updateCurrentTime(self, current: int) -> None:  # noqa: N802
        part = self._curve.valueForProgress(current / self._length if self._length else 1.0)
        self.valueChanged.emit(self._from + (self._to - self._from) * part)

    def updateState(self, new: object, old: object) -> None:  # noqa: N802
        """Do nothing: for subclasses."""


class Elapsed:
    """A QElapsedTimer of the virtual clock."""

    def __init__(self) -> None:
        self._since: float | None = None

    def start(self) -> None:
        self._since = CLOCK.now

    def restart(self) -> int:
        passed, self._since = self.elapsed(), CLOCK.now
        return passed

    def elapsed(self) -> int:
        return int(CLOCK.now - (self._since or 0.0))

    def isValid(self) -> bool:  # noqa: N802
        return self._since is not None

    def invalidate(self) -> None:
        self._since = None

    def hasExpired(self, milliseconds: int) -> bool:  # noqa: N802
        return self.elapsed() > milliseconds


class Pool(QObject):
    """A QThreadPool whose tasks run in the same thread, each when the events before it are handled."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks: list[Callable[[], object]] = []

    def setMaxThreadCount(self, number: int) -> None:  # noqa: N802
        """Do nothing: there is one thread."""

    def start(self, task: Callable[[], object]) -> None:
        self._tasks.append(task)
        CLOCK.call(0, self._run)

    def _run(self) -> None:
        if self._tasks:
            began = time.thread_time()
            self._tasks.pop(0)()
            CLOCK.thought += time.thread_time() - began

    def clear(self) -> None:
        self._tasks.clear()

    def waitForDone(self, _: int = -1) -> bool:  # noqa: N802
        while self._tasks:
            self._run()
        return True


_MADE: list[object] = []


class _Date(type):
    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, cls.__mro__[1])


class _Now(dt.datetime, metaclass=_Date):
    @classmethod
    def now(cls, tz=None):
        moment = CLOCK.date()
        return moment.astimezone(tz) if tz else moment.replace(tzinfo=None)


class _Today(dt.date, metaclass=_Date):
    @classmethod
    def today(cls):
        return CLOCK.date().date()


class _Random(chances.Random):
    """Chance without a seed is taken from the clock's."""

    def __init__(self, x=None) -> None:
        super().__init__(CLOCK.chance.getrandbits(64) if x is None else x)


class _System(chances.Random):
    def __init__(self) -> None:
        super().__init__(CLOCK.chance.getrandbits(64))


def install() -> None:
    """Replace all sources of time and chance, before the program is imported.

    PySide makes a class with its first use, by its name in the module: so each is used once before.
    """
    _MADE.extend(getattr(QtCore, name) for name in dir(QtCore))
    QtCore.QTimer, QtCore.QElapsedTimer, QtCore.QThreadPool = Timer, Elapsed, Pool
    QtCore.QVariantAnimation = Animation
    time.monotonic, time.sleep = CLOCK.seconds, CLOCK.sleep
    dt.datetime, dt.date = _Now, _Today
    chances.Random, chances.SystemRandom = _Random, _System
    secrets.token_hex = lambda size=16: CLOCK.chance.randbytes(size).hex()
    secrets.token_urlsafe = lambda size=16: CLOCK.chance.randbytes(size).hex()
