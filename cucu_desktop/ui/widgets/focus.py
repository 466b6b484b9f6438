"""Keyboard focus: keys that several parts name, the tab order, and the focus ring.

The ring has one colour everywhere, and an edge so that it is visible on any ground.

On paper the blue is enough, and the style sheet draws nothing else. Widgets painted here are on wood, cloth
and floor, too: there the ring has an edge of cream and another of ink, of which one contrasts with the
ground.
"""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPen
from PySide6.QtWidgets import QBoxLayout, QLayout, QListView, QScrollArea, QWidget

from cucu_desktop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from PySide6.QtCore import QRect

    from cucu_desktop.ui.widgets.theme import Theme, Tone

ADVICE: Final = "H"
"""The key for a hint."""
ORDER: Final = "O"
"""The key that shows or hides the order of the cards."""
SOUNDS: Final = "M"
"""The key that turns the sounds on or off."""
LAST_TRICK: Final = "L"
"""The key that enlarges the last trick."""
TAKE_BACK: Final = "Ctrl+Z"
"""The key for undo."""

_BACKWARDS: Final = (QBoxLayout.Direction.RightToLeft, QBoxLayout.Direction.BottomToTop)
LINES: Final[tuple[tuple[Tone, float], ...]] = (("ink", 5.6), ("cream", 4.4), ("focus", 2.4))
"""The colours from the edge to the middle, and the width of each, in px."""
HALF: Final = LINES[0][1] / 2
"""The extent of the ring to both sides of its line."""


def paint_ring(painter: QPainter, theme: Theme, line: QRectF | QRect, radius: float) -> None:
    """Draw the focus ring along this line."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tone, width in LINES:
        painter.setPen(QPen(theme.color(tone), width))
        painter.drawRoundedRect(QRectF(line), radius, radius)
    painter.restore()


def paint_ring_in(painter: QPainter, theme: Theme, area: QRectF | QRect, radius: float) -> None:
    """Draw the focus ring along the edge of an area, inside it."""
    paint_ring(painter, theme, QRectF(area).adjusted(HALF, HALF, -HALF, -HALF), radius)


def read_in_order(page: QWidget) -> None:
    """Set the tab order of a page to its reading order: by its layouts, not by creation.

    Widgets in no layout, as on a table, come after their parent, in their present order.
    """
    layout = page.layout()
    if layout is None:
        return
    chain = [each for each in _chain(page) if page.isAncestorOf(each) and _is_stop(each)]
    order = [stop for stop in _stops(layout, _stops_within(page, chain)) if _is_stop(stop)]
    known = set(order)
    for at, stop in enumerate(chain):
        if stop not in known:
            order.insert(order.index(chain[at - 1]) + 1 if at else 0, stop)
            known.add(stop)
    if order != chain:
        # After the page itself, or the first might come last: Qt cannot insert after a widget without
        # Tab focus.
        policy = page.focusPolicy()
        page.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for before, after in pairwise((page, *order)):
            QWidget.setTabOrder(before, after)
        page.setFocusPolicy(policy)


def focus_first(page: QWidget) -> None:
    """Focus the first tab stop of a page that is shown, unless another widget on it has the focus."""
    focus: QWidget | None = page.window().focusWidget()
    if focus is not None and page.isAncestorOf(focus):
        return
    stops = (each for each in _chain(page) if page.isAncestorOf(each) and _is_stop(each))
    first = next((stop for stop in stops if stop.isVisible() and stop.isEnabled()), None)
    if first is not None:
        first.setFocus(Qt.FocusReason.TabFocusReason)


def contents(layout: QLayout) -> list[QWidget | QLayout]:
    """Return the widgets and layouts in a layout, in order.

    The layout's items are never accessed: Qt deletes an item with its widget, Python keeps the wrapper, and
    takes a later object at the same address for the item.
    """
    around = layout.parentWidget()
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    parts: list[QWidget | QLayout] = [*layout.findChildren(QLayout, options=direct)]
    if around is not None:
        parts += around.findChildren(QWidget, options=direct)
    numbered = {layout.indexOf(part): part for part in parts}
    return [numbered[number] for number in sorted(numbered) if number >= 0]


def _chain(page: QWidget) -> Iterator[QWidget]:
    # All widgets of the window are wrapped first: for an unwrapped one PySide would search all classes of
    # widgets, and make each of them.
    known = page.window().findChildren(QWidget)
    each = page.nextInFocusChain()
    while each is not None and each is not page:
        yield each
        each = each.nextInFocusChain()
    known.clear()


def _is_stop(widget: QWidget) -> bool:
    tabbed = Qt.FocusPolicy.TabFocus.value
    return bool(widget.focusPolicy().value & tabbed) and widget.focusProxy() is None


def _stops_within(page: QWidget, chain: Sequence[QWidget]) -> Mapping[QWidget, Sequence[QWidget]]:
    """Return the tab stops within each part of a page: a long page is traversed once, not for each part."""
    within: dict[QWidget, list[QWidget]] = {}
    for stop in chain:
        around = stop.parentWidget()
        while around is not None and around is not page:
            within.setdefault(around, []).append(stop)
            around = around.parentWidget()
    return within


def _stops(layout: QLayout, within: Mapping[QWidget, Sequence[QWidget]]) -> Iterator[QWidget]:
    inside = contents(layout)
    if isinstance(layout, QBoxLayout) and layout.direction() in _BACKWARDS:
        inside.reverse()
    for part in inside:
        if isinstance(part, QLayout):
            yield from _stops(part, within)
        else:
            yield from _stops_on(part, within)


def _stops_on(widget: QWidget, within: Mapping[QWidget, Sequence[QWidget]]) -> Iterator[QWidget]:
    yield widget
    inside = widget.widget() if isinstance(widget, QScrollArea) else widget
    layout = inside.layout() if inside is not None else None
    if layout is not None:
        yield from _stops(layout, within)
    else:
        yield from within.get(widget, ())


def read_current(rows: QListView) -> None:
    """Announce the current row of a list that gets the focus, after the list itself.

    Qt announces a row only when another one becomes current.
    """
    if QAccessible.isActive():
        soon(rows, partial(_tell_current, rows))


def _tell_current(rows: QListView) -> None:
    if rows.hasFocus() and rows.currentIndex().isValid():
        event = QAccessibleEvent(rows, QAccessible.Event.Focus)
        event.setChild(rows.currentIndex().row())
        QAccessible.updateAccessibility(event)
