"""Rectangles spread evenly round an oval.

With even angles, or even steps along the line, wide rectangles would overlap at the top and tall ones at
the sides. A step is therefore measured by the distance between two rectangles in widths or in heights,
whichever is larger. At 1 they touch at a corner or a side, above 1 they are clear of each
other. `Ring` walks round the oval with the largest step for which all seats fit.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

_STEPS: Final = 480
"""The number of points of the oval: about 5 px from one to the next on a large screen."""

_LARGEST: Final = 8.0
_TRIES: Final = 9

Point = tuple[float, float]

_TURNS: Final = [
    (math.sin(turn), math.cos(turn)) for turn in (math.tau * step / _STEPS for step in range(_STEPS))
]
"""The points of the unit circle, from the lowest one to the right."""


@lru_cache(maxsize=8)
def ring(centre: Point, radii: Point, lowest: float, size: Point, roundness: float) -> "Ring":
    """Return a cached `Ring`, shared by cards of several sizes."""
    return Ring(centre, radii, lowest, size, roundness)


class Ring:
    """The oval on which rectangles of one size are placed, from its lowest point to the right."""

    def __init__(
        self, centre: Point, radii: Point, lowest: float, size: Point, roundness: float = 1.0
    ) -> None:
        """Compute the oval's points, in units of the rectangles.

        Args:
            centre: the oval's centre.
            radii: the horizontal and vertical radius.
            lowest: the lower limit of all points.
            size: the size of a rectangle, including the gap to the next.
            roundness: below 1 the oval bulges towards the corners, where there is more space.
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
        self._pace = self._longest_pace(radii, roundness) * 1.001  # larger, to compensate for rounding
        self._spread: dict[tuple[int, Point, tuple[Point, Point]], list[Point] | None] = {}

    def _longest_pace(self, radii: Point, roundness: float) -> float:
        """Return the largest horizontal or vertical distance between consecutive points."""
        if roundness == 1:
            return max(radii[0] / self._size[0], radii[1] / self._size[1]) * math.tau / _STEPS
        steps = pairwise(self._measured)
        return max(max(abs(x - next_x), abs(y - next_y)) for (x, y), (next_x, next_y) in steps)

    def spread(self, count: int, start: Point, kept: tuple[Point, Point]) -> list[Point] | None:
        """Find this many points, apart from each other and from one at the start; None without space.

        The result is even, and symmetrical if `kept` allows it: two corners of a rectangle that contains none
        of the points.
        """
        wanted = count, start, kept
        if wanted not in self._spread:  # otherwise it was computed for smaller cards
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
        """Return points, each of which is the first at least one step from the previous one."""
        found: list[int] = []
        measured, pace = self._measured, self._pace
        first_x, first_y = before_x, before_y = first
        at = 0
        while at < _STEPS:
            x, y = measured[at]
            short = step - max(abs(x - before_x), abs(y - before_y))
            if short > 0:
                at += int(short / pace) or 1  # no earlier point is far enough
            elif blocked[at]:
                at += 1
            elif -step < x - first_x < step and -step < y - first_y < step:
                if found:
                    return None  # once round, and points are missing
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
        """Return points at even angles, used when space is insufficient."""
        return [self.points[_STEPS * number // (count + 1)] for number in range(1, count + 1)]


def _bulged(part: float, roundness: float) -> float:
    return math.copysign(abs(part) ** roundness, part)
