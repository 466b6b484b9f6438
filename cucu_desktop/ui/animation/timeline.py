"""Motion as a value: pieces that are combined, and a timeline that plays them at any speed or at once.

A `Piece` is a list of steps with a start, an end and a function of the progress. Pieces are chained,
played in parallel or staggered, and the result is again a piece. Nothing moves until a `Timeline` gets
the time. To skip is to advance to the end, and every step is executed in the order in
which it would have ended: so a skipped scene equals a watched one.
"""

import math
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeVar

from cucu_desktop.frozen import frozen

Do = Callable[[float], None]
Ease = Callable[[float], float]
Value = TypeVar("Value")


def linear(part: float) -> float:
    return part


def hand(part: float) -> float:
    """Return progress with a quick start and a soft stop, as of a hand."""
    left = 1 - part
    return 1 - left * left * left


def swing(part: float) -> float:
    return part * part * (3 - 2 * part)


def fall(part: float) -> float:
    return part * part


def draw_back(part: float) -> float:
    """Return progress that moves back a little first."""
    return part * part * (2.6 * part - 1.6)


def spring(part: float) -> float:
    """Return progress that overshoots a little and comes back."""
    left = part - 1
    return 1 + 2.7 * left * left * left + 1.7 * left * left


class Step(NamedTuple):
    """One change: `do` is called with the progress from 0 to 1 between `start` and `end` (ms)."""

    start: float
    end: float
    do: Do
    ease: Ease


@frozen
class Piece:
    """Steps that belong together and last `length` ms."""

    steps: tuple[Step, ...] = ()
    length: float = 0.0

    def later(self, by: float) -> "Piece":
        """Return the same steps, `by` ms later."""
        moved = tuple(Step(step.start + by, step.end + by, step.do, step.ease) for step in self.steps)
        return Piece(moved, self.length + by)


NOTHING: Final = Piece()


def over(ms: float, do: Do, ease: Ease = hand) -> Piece:
    """Return a piece that calls `do` with the progress of `length` ms."""
    return Piece((Step(0.0, ms, do, ease),), ms)


def since(
    read: Callable[[], Value],
    ms: float,
    move: Callable[[Value, float], None],
    ease: Ease = hand,
    end: Callable[[Value], object] | None = None,
) -> Piece:
    """Return a piece that calls `move` with what `read` returned at its begin and with the progress.

    `end` is called with the same value last: with a setter, the movement ends exactly where it began.
    """
    start: list[Value] = []

    def begin() -> None:
        start[:] = [read()]

    moved = chain(call(begin), over(ms, lambda part: move(start[0], part), ease))
    return chain(moved, call(lambda: end(start[0]))) if end else moved


def call(do: Callable[[], object]) -> Piece:
    """Return a piece without length that calls `do` once."""

    def once(part: float) -> None:
        del part
        do()

    return Piece((Step(0.0, 0.0, once, linear),), 0.0)


def wait(ms: float) -> Piece:
    return Piece((), ms)


def chain(*pieces: Piece) -> Piece:
    steps: list[Step] = []
    at = 0.0
    for piece in pieces:
        steps += piece.later(at).steps
        at += piece.length
    return Piece(tuple(steps), at)


def together(*pieces: Piece) -> Piece:
    steps = tuple(step for piece in pieces for step in piece.steps)
    return Piece(steps, max((piece.length for piece in pieces), default=0.0))


def stagger(gap: float, pieces: Iterable[Piece]) -> Piece:
    """Return these pieces, each beginning `gap` ms after the one before."""
    return together(*(piece.later(number * gap) for number, piece in enumerate(pieces)))


class Timeline:
    """A piece being played."""

    def __init__(self, piece: Piece) -> None:
        self.length = piece.length
        self._waiting = deque(sorted(piece.steps, key=lambda step: step.start))
        self._active: list[Step] = []
        self._turns = -math.inf
        """The time of the next begin or end of a step, in ms after the start."""

    def advance(self, now: float) -> None:
        """Apply all steps to the time `now` ms after the start."""
        if now >= self._turns:
            self._begin_and_end(now)
        for start, end, do, ease in self._active:
            do(ease((now - start) / (end - start)))

    def _begin_and_end(self, now: float) -> None:
        """Begin the steps that are due, and end those that are over."""
        while self._waiting and self._waiting[0].start <= now:
            self._active.append(self._waiting.popleft())
        over_now = sorted((step for step in self._active if step.end <= now), key=lambda step: step.end)
        self._active = [step for step in self._active if step.end > now]
        begins = self._waiting[0].start if self._waiting else math.inf
        self._turns = min(begins, min((step.end for step in self._active), default=math.inf))
        for step in over_now:
            step.do(1.0)

    @property
    def is_moving(self) -> bool:
        return bool(self._active)

    @property
    def due(self) -> float:
        """The time of the next change, in ms after the start; 0 while something changes in every frame."""
        if self._active:
            return 0.0
        return self._waiting[0].start if self._waiting else self.length

    def finish(self) -> None:
        """Execute all remaining steps, in order."""
        self.advance(max([self.length, *(step.end for step in (*self._waiting, *self._active))]))
