"""The queue of events to show, and the clock that plays it.

It queues cues, and between them the pauses in which bots seem to think. A cue is built when its turn comes,
so it starts from the table's state at that time, whatever was skipped, resized or covered before. The queue
itself decides whether the table is busy, without other state.

The clock sleeps while nothing moves, and is stopped whenever nothing is to be shown.
"""

import logging
import math
from collections import deque
from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from cucu_desktop.engine.actions import PlayerKind
from cucu_desktop.engine.events import DealBegan, Event
from cucu_desktop.ui.animation.card_motion import pause
from cucu_desktop.ui.animation.clock import Clock
from cucu_desktop.ui.animation.cue import CueContext, never
from cucu_desktop.ui.animation.cue_table import EXCHANGE, CueTable
from cucu_desktop.ui.animation.durations import DURATIONS, Pace
from cucu_desktop.ui.animation.rest import Rest
from cucu_desktop.ui.animation.timeline import NOTHING, Piece, Timeline, call, stagger

if TYPE_CHECKING:
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.ui.scene.scene import TableScene
    from cucu_desktop.ui.text.wording import Wording

_log = logging.getLogger(__name__)

_HASTE: Final = 4.0
"""The factor by which everything is faster after `hurry`."""

_MANY: Final = 20
"""The number of equal things above which they follow each other faster."""
_FEW: Final = 10
"""The number of seats above which thinking and repeated actions of all players are shorter."""


class Director(QObject):
    """Plays the cues of events one after the other; a child of the view.

    Attributes:
        rest: the stops for a reader.
    """

    drained = Signal()
    """Emitted when all is shown, from the event loop, never from within a call."""

    showing = Signal(list)
    """Emitted with the events being shown now, as the viewer sees them."""

    failed = Signal()
    """Emitted when a cue has failed and the queue was dropped."""

    def __init__(
        self, scene: "TableScene", parent: QObject | None = None, cue_table: CueTable = EXCHANGE
    ) -> None:
        """Show events on this scene, with the cues of this table."""
        super().__init__(parent)
        self._scene, self._cue_table = scene, cue_table
        self.pace = Pace()
        self.wording: Wording | None = None
        self._persons: Sequence[str] = ()
        self._queue: deque[Callable[[], Piece]] = deque()
        self._present: Timeline | None = None
        self._at = 0.0
        """The time within the present piece, in ms."""
        self._passed = 0.0
        """The total time of movement, the time base of pieces that play beside it."""
        self._beside: list[tuple[Timeline, float]] = []
        self._haste = 1.0
        self._before: Event | None = None
        self._has_news = False
        """Whether anything was shown since the last stop that the acting person did not cause."""
        self.chance = Random()  # not seeded by the match, so a pause reveals nothing
        self._clock = Clock(self._tick, self)
        self._told = QTimer(self, singleShot=True)
        self._told.timeout.connect(self.drained)
        self.rest = Rest(self)
        self.rest.over.connect(self._leave_rest)
        self.rest.changed.connect(self._forget_news)

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def is_running(self) -> bool:
        return self._clock.is_on

    def let_pass(self, milliseconds: float) -> None:
        """Advance the time by some milliseconds at once, and then stop until the next call or cue."""
        self._clock.stop()
        self._tick(milliseconds)
        self._clock.stop()

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown, or its end to be reported."""
        return bool(self._queue) or self._present is not None or self._told.isActive()

    def seat_bots(self, persons: Sequence[str]) -> None:
        """Set the bot of each seat, "" for a person: bots take time to think."""
        self._persons = persons

    def play(self, events: Sequence[Event], observation: "AnyObservation") -> None:
        """Show these events after those still to be shown; they end in this observation.

        Or the observation is earlier: with several calls the decision is shown with the last one.
        """
        if self._cue_table.begins(events):
            self._queue.append(lambda: self._cue_table.clear(self.context_of(observation), events))
        at = 0
        while at < len(events):
            event = events[at]
            self.queue_thinking(event, events[at - 1] if at else None, observation)
            run = 1
            if self._cue_table.cues[type(event)].gap:
                while at + run < len(events) and type(events[at + run]) is type(event):
                    run += 1
            if self._cue_table.cues[type(event)].is_seen_before is not never:
                self._queue_last_look(event)
            self._queue.append(self._cue(events[at : at + run], observation))
            self._queue_reading(event, observation)
            at += run
        self._queue.append(self._step)
        self._queue.append(lambda: call(lambda: self._settle(observation)))
        self._go_on()

    def interject(self, build: Callable[[CueContext], Piece], observation: "AnyObservation") -> None:
        """Show something that is no event, after the events still to be shown."""
        self._queue.append(lambda: build(self.context_of(observation)))
        self._go_on()

    def _settle(self, observation: "AnyObservation") -> None:
        """Show the seat that decides; none if the observation is later than the events played."""
        is_there = self._scene.is_as(observation)
        self._scene.turn_to(observation.to_act if is_there else None)
        if is_there:
            self._scene.settle(observation)

    def _cue(self, run: Sequence[Event], observation: "AnyObservation") -> Callable[[], Piece]:
        def build() -> Piece:
            context = self.context_of(observation)
            cue = self._cue_table.cues[type(run[0])]
            before = self._before
            cue.feel(self._scene, run[0], before)
            self._before = run[-1]
            self.showing.emit(list(run))
            self._has_news = self._has_news or self._is_news(run[0], before, observation)
            pieces = [cue.show(context, event) for event in run]
            if cue.gap is None or len(pieces) == 1:
                return pieces[0]
            return stagger(context.ms(cue.gap, min(1.0, _MANY / len(pieces))), pieces)

        return build

    def _is_news(self, event: Event, before: Event | None, now: "AnyObservation") -> bool:
        """Whether step mode stops at this event (not at the viewer's own action)."""
        if self.wording is None or isinstance(event, DealBegan):
            return False
        decided = self._cue_table.cues[type(event)].decision(event, before)
        text = self.wording.row_of(event)
        seen = self._scene.at_this_deal(now)
        is_own = decided is not None and not self._persons[seen.player_for(decided[0])]
        return (text.announced or text.call is not None) and not is_own

    def _forget_news(self, waits: bool) -> None:  # noqa: FBT001 - a slot
        if waits:
            self._has_news = False

    def _step(self) -> Piece:
        """Return the stop of step mode, if anything new was shown."""
        if self._has_news and self.is_stepping:
            self.rest.wait_for_step()
        return NOTHING

    @property
    def is_stepping(self) -> bool:
        return self.pace.by_key and self.rest.reading_time is not None

    def _queue_last_look(self, event: Event) -> None:
        """Queue a short stop before the event's state is removed, even without animation."""
        cue = self._cue_table.cues[type(event)]

        def look() -> Piece:
            if self.pace.at_once and self.rest.reading_time is not None and cue.is_seen_before(self._scene):
                self.rest.wait_for(DURATIONS["trick"])
            return NOTHING

        self._queue.append(look)

    def _queue_reading(self, event: Event, observation: "AnyObservation") -> None:
        """Queue a stop until an event's result is read, and its removal."""
        cue = self._cue_table.cues[type(event)]
        if not cue.ends_deal:
            return

        def read() -> Piece:
            if self.rest.reading_time is not None and self.rest.is_due(event):
                self.rest.wait_for_reader()
            return NOTHING

        self._queue.append(read)
        self._queue.append(lambda: cue.leave(self.context_of(observation), event))

    def queue_thinking(self, event: Event, before: Event | None, now: "AnyObservation") -> None:
        decided = self._cue_table.cues[type(event)].decision(event, before)
        if decided is None:
            return
        seat, kind = decided
        self._queue.append(lambda: self.thinking(seat, kind, now))

    def thinking(self, seat: int, kind: PlayerKind, now: "AnyObservation") -> Piece:
        """Return a bot's thinking pause, with a worried mood if it is long; empty for a person."""
        if not self._persons[self._scene.at_this_deal(now).player_for(seat)]:
            return NOTHING
        if self.is_stepping:
            return self._step()
        length = self.pace.thinking_time(kind, self.chance)
        if kind in self._cue_table.pondered and length > self.pace.long(kind):
            self._scene.seats[seat].set_mood("worried")
        return pause(self.context_of(now), length * min(1.0, _FEW / len(self._persons)))

    def context_of(self, observation: "AnyObservation") -> CueContext:
        return CueContext(
            self._scene,
            self.pace,
            self._scene.at_this_deal(observation),
            self.wording,
            self._persons,
            self._before,
            self._meanwhile,
            self.chance,
        )

    def _meanwhile(self, piece: Piece) -> None:
        timeline = Timeline(piece)
        if self.pace.at_once:
            timeline.finish()
        else:
            self._beside.append((timeline, self._passed))

    # Time

    def _tick(self, passed: float) -> None:
        self._let_by(passed)
        self._advance()

    def _let_by(self, passed: float) -> None:
        self._passed += passed * self._haste
        self._at += passed * self._haste

    def _wake(self) -> None:
        self._let_by(self._clock.slept())

    def _advance(self) -> None:
        """Advance all timelines to the present time, and begin the next cue when one is over.

        A cue that fails costs its animation and not the game: the queue is dropped and the table rebuilt.
        """
        try:
            self._show_on()
        except Exception:  # noqa: BLE001 - no fault of a cue may end a game
            _log.exception("a cue failed")
            self.clear()
            self._told.start()
            self.failed.emit()

    def _show_on(self) -> None:
        if self._beside:
            self._show_beside()
        while self._present or self._queue:
            if self._present is None:
                self._present = Timeline(self._queue.popleft()())
                if self.pace.at_once:
                    self._at = self._present.length
            if self.rest.is_on:
                self._at = 0.0
                break
            self._present.advance(self._at)
            if self._at < self._present.length:
                if not self._present.is_moving:
                    self._sleep_until(self._present.due - self._at)
                return
            self._present.finish()
            self._at -= self._present.length
            self._present = None
            if not self._queue:
                self._at = 0.0
                self._haste = 1.0
                self._told.start()
        if self._beside:
            self._sleep_until(math.inf)
        else:
            self._clock.stop()

    def _show_beside(self) -> None:
        passed, is_over = self._passed, False
        for timeline, began in self._beside:
            timeline.advance(passed - began)
            is_over = is_over or passed - began >= timeline.length
        if is_over:
            self._beside = [(it, began) for it, began in self._beside if passed - began < it.length]

    def _sleep_until(self, due: float) -> None:
        """Pause the clock until the next change, which is at latest in `due` ms."""
        beside = (timeline.due - (self._passed - began) for timeline, began in self._beside)
        self._clock.sleep(min(due, *beside) / self._haste if self._beside else due / self._haste)

    def _leave_rest(self) -> None:
        self._present = None
        self._go_on()

    def _go_on(self) -> None:
        """Begin to show the queue, unless that is under way."""
        if self._present is not None:
            return
        self._told.stop()
        self._wake()
        self._at = 0.0
        self._advance()
        if self.is_playing and not self._clock.is_on:
            self._clock.start()

    @property
    def is_playing(self) -> bool:
        return (self._present is not None and not self.rest.is_on) or bool(self._beside)

    def _finish_beside(self) -> None:
        beside, self._beside = self._beside, []
        for timeline, _ in beside:
            timeline.finish()

    # Haste

    def hurry(self) -> None:
        """Show the queue faster, until all is shown."""
        if self.busy:
            self._wake()
            self._haste = _HASTE

    def skip(self) -> None:
        """Finish the present cue, pauses included, and go on with the next."""
        self._wake()
        self._finish_beside()
        if self.rest.is_on:
            self.rest.go_on()
        elif self._present is not None:
            self._at = self._present.length
            self._advance()

    def clear(self) -> None:
        """Drop the queue; the caller rebuilds the table."""
        was_busy = self.busy
        self.rest.stop()
        self._queue.clear()
        self._present = None
        self._beside = []
        self._before = None
        self._has_news = False
        self._at, self._haste = 0.0, 1.0
        self._clock.stop()
        if was_busy:
            self._told.start()

    def finish_present(self) -> None:
        """Finish the present cue because the layout is about to change; then go on with the queue."""
        self._wake()
        self._finish_beside()
        if self._present is not None:
            self._present.finish()
            self._at = self._present.length
