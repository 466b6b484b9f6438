"""The lower corners of the room, which are furnished unless seats, buttons or bubbles need the space.

The line with the question and its buttons is between the two corners. Where large letters would otherwise
make that line smaller, the corners stay empty: legible text is more important than decoration.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QSizeF

_LARGEST: Final = 140
_SMALLEST: Final = 80
"""The largest and smallest side of a corner, in thousandths of the table; without space it stays empty."""
_OFF: Final = (10, 6)
"""The distances from the room's sides and lower edge, in thousandths of the table."""
_CLEAR: Final = 42
"""The distance from the table, in thousandths of it."""
_APART: Final = 6
"""The distance, in pixels, from other things."""
LINE: Final = 810
"""The width of a line of buttons, in letters of the usual size, beyond which the line is reduced."""


def corners(
    size: QSizeF, table: QRectF, line: float, taken: Iterable[QRectF] = ()
) -> tuple[QRectF, QRectF] | None:
    """Return the two lower corners to furnish, the left one first; None if there is no space.

    Args:
        size: the size of the room.
        table: the table with its rim.
        line: the width to leave between the corners.
        taken: areas that the corners may not overlap.
    """
    unit = table.width() / 1000
    across, up = _OFF[0] * unit, _OFF[1] * unit
    others = [*taken]
    for side in range(_LARGEST, _SMALLEST - 1, -5):
        reach = side * unit
        left = QRectF(across, size.height() - up - reach, reach, reach)
        right = left.translated(size.width() - 2 * across - reach, 0)
        both = left, right
        near = [corner.adjusted(-_APART, -_APART, _APART, _APART) for corner in both]
        if (
            not _in_oval(left.topRight(), table, _CLEAR * unit)
            and not any(corner.intersects(other) for corner in near for other in others)
            and right.left() - left.right() - 2 * _APART >= line
        ):
            return both
    return None


def between(free: QRectF, both: tuple[QRectF, QRectF] | None) -> QRectF:
    """Return the part of a full-width line between the corners."""
    if both is None:
        return free
    left, right = both[0].right() + _APART, both[1].left() - _APART
    return free.intersected(QRectF(left, free.top(), right - left, free.height()))


def _in_oval(point: QPointF, table: QRectF, more: float) -> bool:
    """Return whether a point is on the table or nearer to it than `more`."""
    off = point - table.center()
    return (off.x() / (table.width() / 2 + more)) ** 2 + (off.y() / (table.height() / 2 + more)) ** 2 <= 1
