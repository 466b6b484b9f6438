"""Rows of buttons beneath the line that asks: how wide and high they are, and where each button stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

GAP: Final = 2  # a button has room for its focus ring on all sides, which keeps buttons apart
_OVERLAP: Final = 8  # and that room two rows may share


def wide(row: Sequence[QWidget]) -> int:
    """Return how wide a row is."""
    return sum(widget.sizeHint().width() for widget in row) + GAP * (len(row) - 1)


def high(rows: Sequence[Sequence[QWidget]]) -> int:
    """Return how high the rows are."""
    return sum(max(widget.sizeHint().height() for widget in row) - _OVERLAP for row in rows) + _OVERLAP


def too_large(rows: Sequence[Sequence[QWidget]], width: int) -> tuple[int, int]:
    """Return how far rows reach beyond this width, and how high they are."""
    return max([0, *(wide(row) - width for row in rows)]), high(rows)


def lay_rows(rows: Sequence[Sequence[QWidget]], width: int, top: int) -> int:
    """Centre the rows in this width, from `top` on; return where they end."""
    for row in rows:
        tallest = max(widget.sizeHint().height() for widget in row)
        left = (width - wide(row)) // 2
        for widget in row:
            hint = widget.sizeHint()
            widget.setGeometry(QRect(QPoint(left, top + (tallest - hint.height()) // 2), hint))
            left += hint.width() + GAP
        top += tallest - _OVERLAP
    return top + _OVERLAP if rows else top
