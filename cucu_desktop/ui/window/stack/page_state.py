"""The state of a page that its factory does not know: its `save_state`, its focus, its scroll positions.

The page stack takes it from a page before it is deleted and applies it to the page built in its place.
Widgets are identified by their type and their index among the visible ones of this type on the page:
language, theme and text size change neither.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QScrollArea, QWidget

if TYPE_CHECKING:
    from cucu_desktop.ui.widgets.page import Page

_SCROLLED: Final = (QScrollArea, QListWidget, QPlainTextEdit)
"""Not their base class: the lists of combo boxes are of an internal class of Qt, for which PySide would
search all its classes, and create each of them.
"""


class _Place(NamedTuple):
    """A widget of a page: its type, and its index among the visible ones of this type; -1: it is hidden."""

    kind: type[QWidget]
    number: int


class PageState(NamedTuple):
    """The saved state of a page.

    Attributes:
        kind: its type.
        own: its `save_state()`.
        focus: the focused widget; None: no widget on the page.
        in_sight: whether the focused widget is completely visible.
        scrolled: the scrolled widgets, each with its position, from 0 to 1.
    """

    kind: type[Page]
    own: object
    focus: _Place | None
    in_sight: bool
    scrolled: tuple[tuple[_Place, float], ...]


def state_of(page: Page) -> PageState:
    focus: QWidget | None = page.focusWidget()
    scrolled = []
    for kind in _SCROLLED:
        for area in page.findChildren(kind):
            bar = area.verticalScrollBar()
            if bar.value():
                scrolled.append((_place_of(page, area), bar.value() / bar.maximum()))
    at = None if focus is None or focus is page else _place_of(page, focus)
    in_sight = focus is not None and _is_in_sight(focus)
    return PageState(type(page), page.save_state(), at, in_sight, tuple(scrolled))


def restore_scrolling(page: Page, state: PageState) -> None:
    """Scroll a visible page to the saved position, with the focused widget in sight if it was."""
    page.settle(at_once=True)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    for place, part in state.scrolled:
        area = _widget_at(page, place)
        if isinstance(area, _SCROLLED):
            bar = area.verticalScrollBar()
            bar.setValue(round(part * bar.maximum()))
    focus = _widget_at(page, state.focus) if state.in_sight and state.focus is not None else None
    if focus is not None and not _is_in_sight(focus):
        page.show_in_full(focus)


def restore_focus(page: Page, state: PageState) -> None:
    """Restore the focus, if the widget can take it."""
    widget = _widget_at(page, state.focus) if state.focus is not None else None
    if widget is not None and widget.isVisible() and widget.isEnabled():
        widget.setFocus()


def _is_in_sight(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


def _place_of(page: Page, widget: QWidget) -> _Place:
    kind = type(widget)
    return _Place(kind, _seen(page, kind).index(widget) if widget.isVisibleTo(page) else -1)


def _widget_at(page: Page, place: _Place) -> QWidget | None:
    alike = _seen(page, place.kind)
    return alike[place.number] if 0 <= place.number < len(alike) else None


def _seen(page: Page, kind: type[QWidget]) -> list[QWidget]:
    """Return the widgets of this type without the hidden ones, which may be about to be deleted."""
    return [widget for widget in page.findChildren(kind) if widget.isVisibleTo(page)]
