"""The state of a page that its factory does not know: its own, its focus, its scroll positions.

The page stack takes it from a page before it is dropped and gives it to the one that is built in its place.
Widgets are found again by their type and their number among those of this type on the page: language, theme
and text size change neither.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QListWidget, QPlainTextEdit, QScrollArea, QWidget

if TYPE_CHECKING:
    from cucu_desktop.ui.widgets.page import Page

_SCROLLED: Final = (QScrollArea, QListWidget, QPlainTextEdit)
"""Not their base class: the lists of combo boxes are of a class of Qt's own, for which PySide would look
among all classes there are, and make each of them."""


class _Place(NamedTuple):
    """A widget of a page: its type, and its number among those of this type."""

    kind: type[QWidget]
    number: int


class PageState(NamedTuple):
    """What is kept of a page.

    Attributes:
        kind: its type.
        own: its `save_state()`.
        focus: the widget that has the keyboard; None: no widget on the page.
        in_sight: whether all of it is in sight.
        scrolled: the widgets that are scrolled down, each with how far, from 0 to 1.
    """

    kind: type[Page]
    own: object
    focus: _Place | None
    in_sight: bool
    scrolled: tuple[tuple[_Place, float], ...]


def state_of(page: Page) -> PageState:
    """Return the state of a page."""
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
    """Scroll a page, which is shown, to where the other was; the focus stays in sight."""
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
    """Give the keyboard to the widget that had it, if it can take it."""
    widget = _widget_at(page, state.focus) if state.focus is not None else None
    if widget is not None and widget.isVisible() and widget.isEnabled():
        widget.setFocus()


def _is_in_sight(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


def _place_of(page: Page, widget: QWidget) -> _Place:
    kind = type(widget)
    return _Place(kind, page.findChildren(kind).index(widget))


def _widget_at(page: Page, place: _Place) -> QWidget | None:
    alike = page.findChildren(place.kind)
    return alike[place.number] if place.number < len(alike) else None
