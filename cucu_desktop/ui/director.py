"""The queue of what is to be shown, and the clock that shows it.

Everything that happens at the table waits here for its turn: cues, and between them the pauses in which
bots seem to think. A cue is built when its turn comes, so it starts from the table as it is by then,
whatever was skipped, resized or covered before. The queue itself says whether the table is busy; there
is nothing else to remember.

The clock is Qt's animation driver and stands still whenever there is nothing to show.
"""

import gc
import logging
from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractAnimation, QObject, QTimer, Signal

from cucu_desktop.engine.events import Event
from cucu_desktop.ui.moods import feel
from cucu_desktop.ui.motion import Pace
from cucu_desktop.ui.moves import Stage, pause
from cucu_desktop.ui.script import EXCHANGE, Script
from cucu_desktop.ui.timeline import Piece, Timeline, call, stagger

if TYPE_CHECKING:
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.ui.scene import TableScene
    from cucu_desktop.ui.wording import Bubble, Wording

_log = logging.getLogger(__name__)

_HASTE: Final = 4.0
"""How much faster things go once somebody is in a hurry."""

_MANY: Final = 20
"""More than so many things of a kind follow each other faster."""
_FEW: Final = 10
"""At a table of more than so many nobody thinks as long, and what all do in turn goes faster."""


class Clock(QAbstractAnimation):
    """Tells how many milliseconds have passed since it last told; runs until it is stopped."""

    def __init__(self, tick: Callable[[float], None], parent: QObject) -> None:
        super().__init__(parent)
        self._tick = tick
        self._last = 0

    def duration(self) -> int:
        """Until it is stopped."""
        return -1

    def updateCurrentTime(self, current: int) -> None:
        """Tell how long it is since it was told last."""
        passed, self._last = current - self._last, current
        if passed > 0:
            self._tick(passed)

    def updateState(self, new: QAbstractAnimation.State, old: QAbstractAnimation.State) -> None:
        """Begin to count anew.

        Looking for garbage takes ten milliseconds which one sees: it waits for the table to rest.
        """
        del old
        self._last = 0
        if new == QAbstractAnimation.State.Running:
            gc.disable()
        else:
            gc.enable()


class Director(QObject):
    """Shows one thing after the other."""

    drained = Signal()
    """All is shown. Told from the event loop, never from within a call."""

    failed = Signal()
    """Something could not be shown, and all that waited is dropped."""

    spoke = Signal(int, object)
    """A seat says something (the seat, its `Bubble`)."""

    def __init__(self, scene: "TableScene", parent: QObject | None = None, script: Script = EXCHANGE) -> None:
        """Show on this table, by this script."""
        super().__init__(parent)
        self._scene, self._script = scene, script
        self.pace = Pace()
        self.wording: Wording | None = None
        self._persons: Sequence[str] = ()
        self._queue: deque[Callable[[], Piece]] = deque()
        self._present: Timeline | None = None
        self._at = 0.0
        """How far the present piece is, in ms."""
        self._passed = 0.0
        """All the time that anything moved, by which those that play beside it are timed."""
        self._beside: list[tuple[Timeline, float]] = []
        self._haste = 1.0
        self._before: Event | None = None
        self._chance = Random()  # seeded by nothing at all, so a pause can tell nothing
        self._clock = Clock(self._tick, self)
        self._told = QTimer(self, singleShot=True, interval=0)
        self._told.timeout.connect(self.drained)

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown, or that it is not yet to be told."""
        return bool(self._queue) or self._present is not None or self._told.isActive()

    def seat_bots(self, persons: Sequence[str]) -> None:
        """Learn which bot plays at each seat, "" where a person sits: bots take time to think."""
        self._persons = persons

    def play(self, events: Sequence[Event], observation: "Observation") -> None:
        """Show these events after all that is still to be shown; they end in this observation.

        Or before it: who plays them part by part is shown whose decision it is with the last part.
        """
        if self._script.begins(events):
            self._queue.append(lambda: self._script.clear(self._stage(observation), events))
        at = 0
        while at < len(events):
            event = events[at]
            self._queue_thinking(event, events[at - 1] if at else None, observation)
            run = 1
            if type(event) in self._script.together:
                while at + run < len(events) and type(events[at + run]) is type(event):
                    run += 1
            self._queue.append(self._cue(events[at : at + run], observation))
            at += run
        self._queue.append(lambda: call(lambda: self._settle(observation)))
        self._go_on()

    def _settle(self, observation: "Observation") -> None:
        """Show whose decision it is; nobody's, if the observation is ahead of what has been played."""
        is_there = self._scene.is_as(observation)
        self._scene.turn_to(observation.to_act if is_there else None)
        if is_there:
            self._scene.settle(observation)

    def _cue(self, run: Sequence[Event], observation: "Observation") -> Callable[[], Piece]:
        def build() -> Piece:
            stage = self._stage(observation)
            kind = type(run[0])
            feel(self._scene, run[0], self._before)
            self._before = run[-1]
            pieces = [self._script.cues[kind](stage, event) for event in run]
            if len(pieces) == 1:
                return pieces[0]
            return stagger(stage.ms(self._script.together[kind], min(1.0, _MANY / len(pieces))), pieces)

        return build

    def _queue_thinking(self, event: Event, before: Event | None, now: "Observation") -> None:
        """Let a bot think before what it decides."""
        decided = self._script.decision(event, before)
        if decided is None:
            return
        seat, kind = decided
        if self._persons[seat]:
            self._queue.append(lambda: self._thought(seat, kind, now))

    def _thought(self, seat: int, kind: str, now: "Observation") -> Piece:
        """A bot thinks, and where one ponders over cards it looks worried if that takes long."""
        length = self.pace.thinking(kind, self._chance)
        if kind in self._script.pondered and length > self.pace.long(kind):
            self._scene.seats[seat].set_mood("worried")
        return pause(self._stage(now), length * min(1.0, _FEW / len(self._persons)))

    def _stage(self, observation: "Observation") -> Stage:
        return Stage(
            self._scene,
            self.pace,
            self._scene.at_this_deal(observation),
            self.wording,
            self._persons,
            self._before,
            self._meanwhile,
            self._speak,
            self._chance,
        )

    def _speak(self, seat: int, words: "Bubble") -> None:
        self.spoke.emit(seat, words)

    def _meanwhile(self, piece: Piece) -> None:
        timeline = Timeline(piece)
        if self.pace.at_once:
            timeline.finish()
        else:
            self._beside.append((timeline, self._passed))

    # Time

    def _tick(self, passed: float) -> None:
        self._passed += passed * self._haste
        self._at += passed * self._haste
        self._advance()

    def _advance(self) -> None:
        """Bring everything to where it is by now, and begin what comes next.

        A cue that fails costs its picture and not the game: what waits is dropped and the table built anew.
        """
        try:
            self._show_on()
        except Exception:  # noqa: BLE001 - whatever it is, somebody is in the middle of a game
            _log.exception("a cue failed")
            self.clear()
            self._told.start()
            self.failed.emit()

    def _show_on(self) -> None:
        still = []
        for timeline, began in self._beside:
            timeline.advance(self._passed - began)
            if self._passed - began < timeline.length:
                still.append((timeline, began))
        self._beside = still
        while self._present or self._queue:
            if self._present is None:
                self._present = Timeline(self._queue.popleft()())
                if self.pace.at_once:
                    self._at = self._present.length
            self._present.advance(self._at)
            if self._at < self._present.length:
                return
            self._present.finish()
            self._at -= self._present.length
            self._present = None
            if not self._queue:
                self._at = 0.0
                self._haste = 1.0
                self._told.start()
        if not self._beside:
            self._clock.stop()

    def _go_on(self) -> None:
        """Begin to show what waits, unless that is under way."""
        if self._present is not None:
            return
        self._told.stop()
        self._at = 0.0
        self._advance()
        if self._is_playing and self._clock.state() != QAbstractAnimation.State.Running:
            self._clock.start()

    @property
    def _is_playing(self) -> bool:
        """Whether the clock has something to drive."""
        return self._present is not None or bool(self._beside)

    def _finish_beside(self) -> None:
        beside, self._beside = self._beside, []
        for timeline, _ in beside:
            timeline.finish()

    # In a hurry

    def hurry(self) -> None:
        """Show what waits faster, until all is shown."""
        if self.busy:
            self._haste = _HASTE

    def skip(self) -> None:
        """Bring what is being shown to its end, pauses included, and go on with the next."""
        self._finish_beside()
        if self._present is None:
            return
        self._at = self._present.length
        self._advance()

    def clear(self) -> None:
        """Forget all that waits; whoever calls builds the table anew."""
        was_busy = self.busy
        self._queue.clear()
        self._present = None
        self._beside = []
        self._before = None
        self._at, self._haste = 0.0, 1.0
        self._clock.stop()
        if was_busy:
            self._told.start()

    def finish_present(self) -> None:
        """Bring all that moves to its end, as the table is to be laid anew; what waits goes on after that."""
        self._finish_beside()
        if self._present is not None:
            self._present.finish()
            self._at = self._present.length
