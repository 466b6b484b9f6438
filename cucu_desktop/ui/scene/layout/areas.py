"""Rectangles as plain numbers, how much of one others cover, and one moved into another."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF

Edges = tuple[float, float, float, float]
"""A rectangle's left, top, right and bottom: plain numbers, because crowds need many comparisons."""

Weighed = tuple[float, Sequence[Edges]]
"""The weight of covering these areas, and the areas."""


def edges(rect: QRectF) -> Edges:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def held(rect: QRectF, room: QRectF) -> QRectF:
    """Return the rectangle moved into the room."""
    x = min(max(rect.x(), room.left()), room.right() - rect.width())
    y = min(max(rect.y(), room.top()), room.bottom() - rect.height())
    return QRectF(x, y, rect.width(), rect.height())


def covered(rect: Edges, things: Iterable[Weighed]) -> float:
    """Return the weighted area of a rectangle's overlaps with these areas."""
    left, top, right, bottom = rect
    price = 0.0
    for counts, areas in things:
        shared = 0.0
        for first, upper, last, lower in areas:
            if first < right and last > left and upper < bottom and lower > top:
                shared += (min(right, last) - max(left, first)) * (min(bottom, lower) - max(top, upper))
        price += shared * counts
    return price
