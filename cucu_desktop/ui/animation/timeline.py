"""Motion as a value: pieces that are put together, and a timeline that plays them at any speed or at once.

A `Piece` is a list of steps with a start, an end and a function of the progress. Pieces are chained,
laid side by side or staggered, and the result is again a piece. Nothing moves until a `Timeline` is
told how late it is. Whoever skips tells it that it is over, and every step is done in the order in
which it would have ended: so a scene that was skipped is the same as one that was watched.
"""

import math
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from cucu_desktop.frozen import frozen

Do = Callable[[float], None]
Ease = Callable[[float], float]


def linear(part: float) -> float:
    """Progress evenly."""
    return part


def hand(part: float) -> float:
    """Start quickly, slow down and stop softly, as a hand moves something."""
    left = 1 - part
    return 1 - left * left * left


def swing(part: float) -> float:
    """Start slowly, speed up, and slow down again."""
    return part * part * (3 - 2 * part)


def fall(part: float) -> float:
    """Accelerate as something that falls."""
    return part * part


def draw_back(part: float) -> float:
    """Move back a little first, then forward."""
    return part * part * (2.6 * part - 1.6)


def spring(part: float) -> float:
    """Overshoot a little, and come back."""
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


def call(do: Callable[[], object]) -> Piece:
    """Return a piece without length that calls `do` once."""

    def once(part: float) -> None:
        del part
        do()

    return Piece((Step(0.0, 0.0, once, linear),), 0.0)


def wait(ms: float) -> Piece:
    """Return a piece of `length` ms in which nothing is done."""
    return Piece((), ms)


def chain(*pieces: Piece) -> Piece:
    """Return these pieces one after the other."""
    steps: list[Step] = []
    at = 0.0
    for piece in pieces:
        steps += piece.later(at).steps
        at += piece.length
    return Piece(tuple(steps), at)


def together(*pieces: Piece) -> Piece:
    """Return these pieces side by side."""
    steps = tuple(step for piece in pieces for step in piece.steps)
    return Piece(steps, max((piece.length for piece in pieces), default=0.0))


def stagger(gap: float, pieces: Iterable[Piece]) -> Piece:
    """Each begins `gap` ms after the one before."""
    return together(*(piece.later(number * gap) for number, piece in enumerate(pieces)))


class Timeline:
    """A piece being played."""

    def __init__(self, piece: Piece) -> None:
        self.length = piece.length
        self._waiting = deque(sorted(piece.steps, key=lambda step: step.start))
        self._active: list[Step] = []
        self._turns = -math.inf
        """When the next step begins or ends, in ms after the start: until then the same ones go on."""

    def advance(self, now: float) -> None:
        """Bring everything to where it is `now` ms after the start."""
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
        """Whether something changes in every frame."""
        return bool(self._active)

    @property
    def due(self) -> float:
        """When anything changes next, in ms after the start; 0 while something does in every frame."""
        if self._active:
            return 0.0
        return self._waiting[0].start if self._waiting else self.length

    def finish(self) -> None:
        """Do all that is left, in order."""
        self.advance(max([self.length, *(step.end for step in (*self._waiting, *self._active))]))
