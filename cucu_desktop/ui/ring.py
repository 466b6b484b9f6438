"""Rectangles spread evenly round an oval.

Even angles, or even steps along the line, would let wide rectangles collide at the top and tall ones at
the sides. A step is therefore measured by what keeps two rectangles apart: their distance in widths or
in heights, whichever is more. At 1 they touch at a corner or a side, beyond it they are clear of one
another. `Ring` walks round with the largest such step with which everybody finds a place.
"""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

_STEPS: Final = 480
"""Points of the oval that are tried: about 5 px from one to the next on a large screen."""

_LARGEST: Final = 8.0
_TRIES: Final = 9

Point = tuple[float, float]


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
        turns = [math.tau * step / _STEPS for step in range(_STEPS)]
        self.points: list[Point] = [
            (
                centre[0] + radii[0] * _bulged(math.sin(turn), roundness),
                min(centre[1] + radii[1] * _bulged(math.cos(turn), roundness), lowest),
            )
            for turn in turns
        ]
        self._size = size
        self._measured = [(x / size[0], y / size[1]) for x, y in self.points]

    def spread(self, count: int, start: Point, is_free: Callable[[Point], bool]) -> list[Point] | None:
        """Find places for so many, apart from each other and from one at the start; None without room.

        The result is even, and the same on both sides wherever `is_free` allows it.
        """
        blocked = [not is_free(point) for point in self.points]
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
        """Take the first place that is a step from the one before, again and again."""
        found: list[int] = []
        first_x, first_y = before_x, before_y = first
        for at, (x, y) in enumerate(self._measured):
            if blocked[at] or (abs(x - before_x) < step and abs(y - before_y) < step):
                continue
            if abs(x - first_x) < step and abs(y - first_y) < step:
                if found:
                    return None  # round again, and not all are seated
                continue
            found.append(at)
            if len(found) == count:
                return found
            before_x, before_y = x, y
        return None

    def _is_clear(self, first: Point, found: Sequence[int], blocked: Sequence[bool]) -> bool:
        places = [first, *(self._measured[at] for at in found), first]
        return not any(blocked[at] for at in found) and all(
            max(abs(one[0] - other[0]), abs(one[1] - other[1])) >= 1.0 for one, other in pairwise(places)
        )

    def crowd(self, count: int) -> list[Point]:
        """Even angles, where there is not room enough."""
        return [self.points[_STEPS * number // (count + 1)] for number in range(1, count + 1)]


def _bulged(part: float, roundness: float) -> float:
    return math.copysign(abs(part) ** roundness, part)
