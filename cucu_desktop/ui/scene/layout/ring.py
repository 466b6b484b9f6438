"""Rectangles spread evenly round an oval.

Even angles, or even steps along the line, would let wide rectangles collide at the top and tall ones at
the sides. A step is therefore measured by what keeps two rectangles apart: their distance in widths or
in heights, whichever is more. At 1 they touch at a corner or a side, beyond it they are clear of one
another. `Ring` walks round with the largest such step with which everybody has room.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

_STEPS: Final = 480
"""Points of the oval that are tried: about 5 px from one to the next on a large screen."""

_LARGEST: Final = 8.0
_TRIES: Final = 9

Point = tuple[float, float]

_TURNS: Final = [
    (math.sin(turn), math.cos(turn)) for turn in (math.tau * step / _STEPS for step in range(_STEPS))
]
"""The points of the unit circle, from the lowest one on to the right."""


@lru_cache(maxsize=8)
def ring(centre: Point, radii: Point, lowest: float, size: Point, roundness: float) -> "Ring":
    """Return a `Ring`: the same one for cards of several sizes."""
    return Ring(centre, radii, lowest, size, roundness)


class Ring:
    """The oval on which rectangles of one size stand, from its lowest point on to the right."""

    def __init__(
        self, centre: Point, radii: Point, lowest: float, size: Point, roundness: float = 1.0
    ) -> None:
        """Measure the oval in rectangles.

        Args:
            centre: of the oval.
            radii: across and down.
            lowest: no point is further down than this.
            size: of a rectangle, with the gap to the next.
            roundness: less than 1 bulges towards the corners, where there is room for more.
        """
        turns = (
            _TURNS if roundness == 1 else [(_bulged(x, roundness), _bulged(y, roundness)) for x, y in _TURNS]
        )
        (x, y), (wide, high) = centre, radii
        self.points: list[Point] = [
            (x + wide * across, min(y + high * down, lowest)) for across, down in turns
        ]
        self._size = size
        self._measured = [(x / size[0], y / size[1]) for x, y in self.points]
        self._pace = self._longest_pace(radii, roundness) * 1.001  # more, for what is lost in rounding
        self._spread: dict[tuple[int, Point, tuple[Point, Point]], list[Point] | None] = {}

    def _longest_pace(self, radii: Point, roundness: float) -> float:
        """Return how far it is at most from one point to the next, across or down."""
        if roundness == 1:
            return max(radii[0] / self._size[0], radii[1] / self._size[1]) * math.tau / _STEPS
        steps = pairwise(self._measured)
        return max(max(abs(x - next_x), abs(y - next_y)) for (x, y), (next_x, next_y) in steps)

    def spread(self, count: int, start: Point, kept: tuple[Point, Point]) -> list[Point] | None:
        """Find points for so many, apart from each other and from one at the start; None without room.

        The result is even, and the same on both sides wherever what is `kept` free allows it: a rectangle for
        the rectangles' reference points, by its corners.
        """
        wanted = count, start, kept
        if wanted not in self._spread:  # else it was found for smaller cards
            self._spread[wanted] = self._evenly(count, start, kept)
        return self._spread[wanted]

    def _evenly(self, count: int, start: Point, kept: tuple[Point, Point]) -> list[Point] | None:
        (left, top), (right, bottom) = kept
        blocked = [left < x < right and top < y < bottom for x, y in self.points]
        first = (start[0] / self._size[0], start[1] / self._size[1])
        found = self._walk(count, first, blocked, 1.0)
        if found is None:
            return None
        low, high = 1.0, _LARGEST
        for _ in range(_TRIES):
            step = (low + high) / 2
            more = self._walk(count, first, blocked, step)
            if more is None:
                high = step
            else:
                low, found = step, more
        mirrored = [(at + _STEPS - back) // 2 for at, back in zip(found, reversed(found), strict=True)]
        if self._is_clear(first, mirrored, blocked):
            found = mirrored
        return [self.points[at] for at in found]

    def _walk(self, count: int, first: Point, blocked: Sequence[bool], step: float) -> list[int] | None:
        """Return points each of which is the first at least one step from the one before."""
        found: list[int] = []
        measured, pace = self._measured, self._pace
        first_x, first_y = before_x, before_y = first
        at = 0
        while at < _STEPS:
            x, y = measured[at]
            short = step - max(abs(x - before_x), abs(y - before_y))
            if short > 0:
                at += int(short / pace) or 1  # no point before that one is far enough
            elif blocked[at]:
                at += 1
            elif -step < x - first_x < step and -step < y - first_y < step:
                if found:
                    return None  # round again, and not all are seated
                at += 1
            else:
                found.append(at)
                if len(found) == count:
                    return found
                before_x, before_y = x, y
        return None

    def _is_clear(self, first: Point, found: Sequence[int], blocked: Sequence[bool]) -> bool:
        positions = [first, *(self._measured[at] for at in found), first]
        return not any(blocked[at] for at in found) and all(
            max(abs(one[0] - other[0]), abs(one[1] - other[1])) >= 1.0 for one, other in pairwise(positions)
        )

    def crowd(self, count: int) -> list[Point]:
        """Return points at even angles, for when there is not room enough."""
        return [self.points[_STEPS * number // (count + 1)] for number in range(1, count + 1)]


def _bulged(part: float, roundness: float) -> float:
    return math.copysign(abs(part) ** roundness, part)
