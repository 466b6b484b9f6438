"""The mouse wheel scrolls the page, and changes a field only if it has the focus.

Qt's combo boxes, spin boxes and sliders take the wheel unfocused: scrolling a page past one would change it
unnoticed. A `Page` filters the events of its widgets only while it is shown, since passing each event to
Python costs a part of every frame. It does not filter the application's events: their receivers include
private classes of Qt, and PySide makes all classes when it looks for an unknown one. At the table each field
has a filter of its own.
"""

from __future__ import annotations

import time
from typing import Final, TypeGuard

from PySide6.QtCore import QChildEvent, QEvent, QObject, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QScrollBar,
    QWidget,
)
from shiboken6 import isValid

ONE_TURN: Final = 0.3
"""Seconds after which a wheel step begins a new gesture, which may scroll something else."""


def is_field(widget: QObject) -> TypeGuard[QWidget]:
    """Return whether the wheel would change a value in this widget."""
    return isinstance(widget, QComboBox | QAbstractSpinBox) or (
        isinstance(widget, QAbstractSlider) and not isinstance(widget, QScrollBar)
    )


class WheelGuard(QObject):
    """Keeps the wheel from the fields in a widget, or from that widget, unless focused."""

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self._watched = watched
        self._moving: QAbstractScrollArea | None = None
        self._moved = 0.0
        if is_field(watched):
            _refuse_focus(watched)
            watched.installEventFilter(self)

    def begin(self) -> None:
        """Guard all fields in the widget, later ones included."""
        self._watch(self._watched)

    def end(self) -> None:
        for widget in (self._watched, *self._watched.findChildren(QWidget)):
            widget.removeEventFilter(self)
        self._moving = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the wheel on to the field's parent, and keep a gesture with the area where it began."""
        if isinstance(event, QWheelEvent):
            if is_field(watched):
                event.ignore()
                return not _has_keyboard(watched)
            area = watched.parent()
            if isinstance(area, QAbstractScrollArea) and area.viewport() is watched:
                return self._stays(area, event)
        elif isinstance(event, QChildEvent) and event.type() == QEvent.Type.ChildPolished:
            child = event.child()
            if isinstance(child, QWidget):
                self._watch(child)
        return False

    def _watch(self, widget: QWidget) -> None:
        for each in (widget, *widget.findChildren(QWidget)):
            if is_field(each):
                _refuse_focus(each)
            each.installEventFilter(self)

    def _stays(self, area: QAbstractScrollArea, event: QWheelEvent) -> bool:
        """Return whether this area is not to scroll: the gesture belongs to another, or has reached its end.

        A list at its end does not begin to scroll the page, nor does a list that the page has moved
        under the pointer begin to scroll, before the wheel has rested.
        """
        now = time.monotonic()
        is_same_turn = now - self._moved < ONE_TURN and isValid(self._moving)
        moving = self._moving if is_same_turn else None
        if moving is not None and moving is not area and moving.isAncestorOf(area):
            self._moved = now
            event.ignore()
            return True
        bar, delta = area.verticalScrollBar(), event.angleDelta().y()
        if delta and (bar.value() > bar.minimum() if delta > 0 else bar.value() < bar.maximum()):
            self._moving, self._moved = area, now
        elif delta and moving is area:
            self._moved = now
            event.accept()
            return True
        return False


def _refuse_focus(field: QWidget) -> None:
    if field.focusPolicy() == Qt.FocusPolicy.WheelFocus:
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)


def _has_keyboard(field: QWidget) -> bool:
    focus = QApplication.focusWidget()
    return focus is not None and (focus is field or field.isAncestorOf(focus))
