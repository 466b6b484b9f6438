"""Plane geometry for the woodcut kit: curves, their normals, wobble and simplification.

All functions work on lists of points in card units (a card is 200 wide and 350 high, y grows downwards),
without ink or colour. An *outline* is a closed list of points without repetition of the first.
"""

import itertools
import math
import random
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Outline = list[Point]


def smooth(points: Sequence[Point], *, closed: bool = False, steps: int = 9) -> Outline:
    """Return the Catmull-Rom curve through the points.

    A point given twice is a corner, which is not rounded.
    """
    count = len(points)

    def at(index: int) -> Point:
        return points[index % count] if closed else points[max(0, min(count - 1, index))]

    curve: Outline = []
    for i in range(count if closed else count - 1):
        before, start, end, after = at(i - 1), at(i), at(i + 1), at(i + 2)
        if start == end:
            continue
        for k in range(steps):
            t = k / steps
            x, y = (_catmull_rom(before[j], start[j], end[j], after[j], t) for j in (0, 1))
            curve.append((x, y))
    if not closed:
        curve.append((float(points[-1][0]), float(points[-1][1])))
    return curve


def _catmull_rom(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def trace(drawn: str) -> Outline:
    """Parse points written as "x,y x,y ..."; a `!` behind a point makes it a corner.

    >>> trace("10,20 30,20! 30,40")
    [(10.0, 20.0), (30.0, 20.0), (30.0, 20.0), (30.0, 40.0)]
    """
    points: Outline = []
    for word in drawn.split():
        x, y = word.rstrip("!").split(",")
        points += [(float(x), float(y))] * (2 if word.endswith("!") else 1)
    return points


def outline(drawn: str) -> Outline:
    """Return the smooth closed outline through points in the notation of `trace`."""
    return smooth(trace(drawn), closed=True)


def loop(*points: Point) -> Outline:
    """Return the smooth closed outline through computed points; a point given twice is a corner."""
    return smooth(points, closed=True)


def ellipse(
    x: float,
    y: float,
    rx: float,
    ry: float | None = None,
    *,
    arc: tuple[float, float] = (0, 360),
    turn: float = 0,
    steps: int = 48,
) -> Outline:
    """Return an ellipse about (x, y), or its arc between two angles in degrees; `turn`: radians."""
    ry = rx if ry is None else ry
    start, end = arc
    cos, sin = math.cos(turn), math.sin(turn)
    outline: Outline = []
    for i in range(steps if end - start >= 360 else steps + 1):
        angle = math.radians(start + (end - start) * i / steps)
        u, v = rx * math.cos(angle), ry * math.sin(angle)
        outline.append((x + u * cos - v * sin, y + u * sin + v * cos))
    return outline


def rounded_box(x: float, y: float, width: float, height: float, radius: float, steps: int = 6) -> Outline:
    """Return a rectangle with rounded corners."""
    corners = (
        (x + width - radius, y + radius, -90),
        (x + width - radius, y + height - radius, 0),
        (x + radius, y + height - radius, 90),
        (x + radius, y + radius, 180),
    )
    return [
        (
            cx + radius * math.cos(math.radians(start + 90 * i / steps)),
            cy + radius * math.sin(math.radians(start + 90 * i / steps)),
        )
        for cx, cy, start in corners
        for i in range(steps + 1)
    ]


def mirrored(points: Iterable[Point], x: float = 100) -> Outline:
    """Mirror the points at the vertical line through x."""
    return [(2 * x - px, py) for px, py in points]


def resample(points: Sequence[Point], step: float, *, closed: bool = False) -> Outline:
    """Return the same curve with points at even distances of about `step`."""
    line = [*points, points[0]] if closed else list(points)
    total = sum(math.dist(a, b) for a, b in itertools.pairwise(line))
    pieces = max(2, int(total / step))
    even: Outline = []
    i, walked = 0, 0.0
    for k in range(pieces if closed else pieces + 1):
        target = total * k / pieces
        while i < len(line) - 2 and walked + math.dist(line[i], line[i + 1]) < target:
            walked += math.dist(line[i], line[i + 1])
            i += 1
        (ax, ay), (bx, by) = line[i], line[i + 1]
        t = min(1.0, (target - walked) / (math.dist(line[i], line[i + 1]) or 1))
        even.append((ax + (bx - ax) * t, ay + (by - ay) * t))
    return even


def normals(points: Sequence[Point], *, closed: bool = False) -> Outline:
    """Return the unit normal of the curve at each point."""
    last = len(points) - 1
    across: Outline = []
    for i in range(len(points)):
        before = points[i - 1] if closed or i > 0 else points[0]
        after = points[(i + 1) % (last + 1)] if closed or i < last else points[last]
        dx, dy = after[0] - before[0], after[1] - before[1]
        length = math.hypot(dx, dy) or 1
        across.append((-dy / length, dx / length))
    return across


def area(outline: Sequence[Point]) -> float:
    """Return the signed area; it is positive when the outline runs clockwise on a card."""
    return sum(outline[i - 1][0] * y - x * outline[i - 1][1] for i, (x, y) in enumerate(outline)) / 2


def simplify(points: Sequence[Point], tolerance: float) -> Outline:
    """Simplify by Ramer, Douglas and Peucker: drop points within `tolerance` of the line without them."""
    keep = [False] * len(points)
    keep[0] = keep[-1] = True
    spans = [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        farthest, distance = first, tolerance
        for i in range(first + 1, last):
            off = _distance_to_line(points[i], points[first], points[last])
            if off > distance:
                farthest, distance = i, off
        if farthest != first:
            keep[farthest] = True
            spans += [(first, farthest), (farthest, last)]
    return [point for point, kept in zip(points, keep, strict=True) if kept]


def _distance_to_line(point: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    if length == 0:
        return math.dist(point, start)
    return abs((point[0] - start[0]) * dy - (point[1] - start[1]) * dx) / length


class Noise:
    """Smooth one-dimensional noise between -1 and 1, the same for the same seed."""

    PERIOD = 257

    def __init__(self, seed: int) -> None:
        source = random.Random(seed)
        self._values = [source.uniform(-1, 1) for _ in range(self.PERIOD)]

    def __call__(self, x: float) -> float:
        """Return the noise at x; it changes over distances of about 1."""
        whole = math.floor(x)
        t = x - whole
        t = t * t * (3 - 2 * t)
        return self._values[whole % self.PERIOD] * (1 - t) + self._values[(whole + 1) % self.PERIOD] * t
