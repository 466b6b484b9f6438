"""The lower corners of the room, where furniture is painted unless seats, buttons or bubbles need the room.

The line that asks and its buttons lie between the two. Where letters are so large that this would make them
smaller nothing stands there: what is only to be looked at gives way to what is to be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QSizeF

_LARGEST: Final = 140
_SMALLEST: Final = 80
"""Sides of what stands there, in thousandths of the table; below the smaller it is left out."""
_OFF: Final = (10, 6)
"""How far it stands from the sides and from the lower edge, in thousandths of the table."""
_CLEAR: Final = 42
"""How far it keeps from the table."""
_APART: Final = 6
"""How far, in pixels, it keeps from what lies beside it."""
LINE: Final = 810
"""How wide a line of buttons may become in letters of the usual size before it must shrink."""


def corners(
    size: QSizeF, table: QRectF, line: float, taken: Iterable[QRectF] = ()
) -> tuple[QRectF, QRectF] | None:
    """Return the two lower corners in which something may stand, the left one first; None: in neither.

    Args:
        size: the room's.
        table: the table with its rim.
        line: how much of the width has to be left between them.
        taken: what else nothing may stand on.
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
    """Return what the corners leave of a line that reaches from side to side."""
    if both is None:
        return free
    left, right = both[0].right() + _APART, both[1].left() - _APART
    return free.intersected(QRectF(left, free.top(), right - left, free.height()))


def _in_oval(point: QPointF, table: QRectF, more: float) -> bool:
    """Return whether a point is on the table, or so much nearer to it."""
    off = point - table.center()
    return (off.x() / (table.width() / 2 + more)) ** 2 + (off.y() / (table.height() / 2 + more)) ** 2 <= 1
