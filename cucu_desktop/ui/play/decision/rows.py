"""Rows of buttons beneath the question: their size and the positions of the buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

GAP: Final = 2  # room around each button for its focus ring
_OVERLAP: Final = 8  # two rows may share that room


def wide(row: Sequence[QWidget]) -> int:
    """Return the width of a row."""
    return sum(widget.sizeHint().width() for widget in row) + GAP * (len(row) - 1)


def high(rows: Sequence[Sequence[QWidget]]) -> int:
    """Return the height of the rows."""
    return sum(max(widget.sizeHint().height() for widget in row) - _OVERLAP for row in rows) + _OVERLAP


def too_large(rows: Sequence[Sequence[QWidget]], width: int) -> tuple[int, int]:
    """Return by how much rows exceed this width, and their height."""
    return max([0, *(wide(row) - width for row in rows)]), high(rows)


def lay_rows(rows: Sequence[Sequence[QWidget]], width: int, top: int) -> int:
    """Centre the rows in this width, from `top` on; return their lower edge."""
    for row in rows:
        tallest = max(widget.sizeHint().height() for widget in row)
        left = (width - wide(row)) // 2
        for widget in row:
            hint = widget.sizeHint()
            widget.setGeometry(QRect(QPoint(left, top + (tallest - hint.height()) // 2), hint))
            left += hint.width() + GAP
        top += tallest - _OVERLAP
    return top + _OVERLAP if rows else top


def lay_column(column: Sequence[QWidget], left: int, height: int) -> None:
    """Lay widgets beneath each other from `left` on, in the middle of this height."""
    top = (height - high([[widget] for widget in column])) // 2
    for widget in column:
        hint = widget.sizeHint()
        widget.setGeometry(QRect(QPoint(left, top), hint))
        top += hint.height() - _OVERLAP
