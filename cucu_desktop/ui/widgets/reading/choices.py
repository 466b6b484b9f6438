"""The accessibility of combo boxes: a module of its own, as the start needs this and no notices."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtGui import QAccessibleInterface


def read_choices_once() -> None:
    """Make screen readers read the name of a combo box once, and its value once, from now on.

    On X11 Qt gives the value as the name, too: Orca reads it after the label, and again as the value.
    """
    if sys.platform.startswith("linux") and hasattr(QAccessible, "installFactory"):
        QAccessible.installFactory(_reader_of)


def _reader_of(kind: str, widget: QObject) -> QAccessibleInterface | None:
    """Return the interface of a widget of this class, or None for Qt's own."""
    if kind != "QComboBox" or not isinstance(widget, QComboBox) or widget.isEditable():
        return None
    try:
        from cucu_desktop.ui.widgets.reading.choice_reader import ChoiceReader  # noqa: PLC0415 - most have no reader
    except ImportError:  # an earlier PySide
        return None
    return ChoiceReader(widget)
