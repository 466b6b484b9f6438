"""Layouts of parts in a column or a line, without margins of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    Part = QWidget | QLayout

_AnyBox = TypeVar("_AnyBox", bound=QBoxLayout)


def in_column(*parts: Part, within: QWidget | None = None, gap: int | None = None) -> QVBoxLayout:
    """Return a layout of parts, from above.

    Args:
        parts: widgets and layouts.
        within: the widget whose layout it is; None: it goes into another layout.
        gap: the distance of the parts in px; None: the usual one.
    """
    return _filled(QVBoxLayout(), parts, within, gap)


def in_line(*parts: Part, within: QWidget | None = None) -> QHBoxLayout:
    """Return a layout of parts, from left to right; `within` is as in `in_column`."""
    return _filled(QHBoxLayout(), parts, within)


def _filled(box: _AnyBox, parts: Iterable[Part], within: QWidget | None, gap: int | None = None) -> _AnyBox:
    if within is not None:
        within.setLayout(box)
    box.setContentsMargins(0, 0, 0, 0)
    if gap is not None:
        box.setSpacing(gap)
    for part in parts:
        if isinstance(part, QLayout):
            box.addLayout(part)
        else:
            box.addWidget(part)
    return box
