"""The areas of speech bubbles: near the face of the speaker, clear of text, faces and cards."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.ui.scene.layout.areas import Weighed, covered, edges, held
from cucu_desktop.ui.scene.layout.layout import grown_by

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.ui.scene.layout.layout import Layout

_LOW_BUTTONS: Final = 0.16
"""The height of the buttons, in heights of the view, up to which they leave room at their sides."""
_ROOMY: Final = 6
"""The number of seats above which bubbles may be beside any buttons: elsewhere they would cover people."""
_STEPS: Final = 24
"""The number of points tested along a bubble's tail."""
_NO_NUMERAL: Final = 0.75
"""The fraction of a card's height below its numeral."""
_NUMERAL_COUNTS: Final = 16
"""The weight of covering the numeral of the bottom seat's card, relative to the rest of the card."""
_ASKED_COUNTS: Final = 3
"""The weight of covering the areas given to `bubble`, relative to a face: open cards are compared."""
_KEPT_COUNTS: Final = 20
"""The weight of covering people, relative to a card that is face down."""
_FURNITURE_COUNTS: Final = 4
_SUM_COUNTS: Final = 120
"""The weights of covering the furniture in the corners, and the number under the dish."""
_MENU: Final = 50
"""The side of the corner of the menu's button, in px at the usual text size."""
_ABOVE: Final = (-0.7, -0.3, -0.5, -0.1, 0.0, -0.9, -1.0, -0.8, -0.2, -0.6, -0.4, -0.95, -0.05)
"""Horizontal offsets of a bubble above or below a face, in its widths, in order of preference."""
_BESIDE: Final = (-0.8, -0.4, -0.1, -1.2)
_BESIDE_BLOCK: Final = (-0.6, -0.2, 0.2, -1.0)
"""Vertical offsets of a bubble beside the face, and of one beside the whole seat, in its heights."""


def bubble_area(
    layout: Layout, seat: int, size: QSizeF, beside: Sequence[QRectF] = (), *, above_buttons: bool = False
) -> QRectF:
    """Return the area of a bubble of this size: near the face, in view, clear of text and faces.

    `above_buttons`: keep the bubble above the buttons, not beside them, where more buttons may appear.
    """
    geometry = layout.seats[seat]
    reach = geometry.radius + 14 * layout.unit
    wide, high = size.width(), size.height()
    face = geometry.face
    above = face.y() - reach - high
    below = geometry.block.bottom() + 14 * layout.unit
    off = max(geometry.block.width() / 2 + 8 * layout.unit, reach)
    candidates = [QRectF(face.x() + wide * k, above, wide, high) for k in _ABOVE]
    candidates += [
        QRectF(x, face.y() + high * k, wide, high)
        for away, lower in ((reach, _BESIDE), (off, _BESIDE_BLOCK))
        for k in lower
        for x in (face.x() + away, face.x() - away - wide)
    ]
    # Positions below the seat come last: from there the tail points at the name only.
    last = len(candidates)
    candidates += [QRectF(face.x() + wide * k, below, wide, high) for k in _ABOVE]
    # Faces and the areas in `beside` matter most, face-down cards least.
    own = layout.seats[layout.bottom].card
    precious = [*(other.block for other in layout.seats), *([own.rect] if own else [])]
    precious += [layout.lens] if layout.lens else []
    precious.append(_menu_corner(layout))
    numeral = own and own.rect.adjusted(0, 0, 0, -own.rect.height() * _NO_NUMERAL)
    kept: list[Weighed] = [
        (1, [edges(area) for area in precious]),
        (_ASKED_COUNTS, [edges(area) for area in beside]),
        (_NUMERAL_COUNTS, [edges(numeral)] if numeral else []),
    ]
    cards = [edges(area) for area in layout.cards_of_others()]
    furniture = [edges(area) for area in layout.corners or ()]
    looked: list[Weighed] = [
        (1, [*cards, edges(layout.pool)]),
        (_FURNITURE_COUNTS, furniture),
        (_SUM_COUNTS, [edges(layout.sum)]),
    ]

    best, cost = candidates[0], math.inf
    for order, rect in enumerate(candidates):
        late = order * 4 + (order >= last) * wide * high * 0.4
        if late >= cost:
            break  # all later candidates cost more
        placed = held(rect, layout.room) if above_buttons else _kept_in(layout, rect)
        moved = abs(placed.x() - rect.x()) + abs(placed.y() - rect.y())
        price = late + moved * wide * 0.2
        tried = edges(placed)
        price += covered(tried, kept) * _KEPT_COUNTS
        if price < cost and (price := price + covered(tried, looked)) < cost:
            best, cost = placed, price
    if covered(edges(best), kept) > wide * high * 0.01:
        return _clear_nearby(layout, best, face, kept, looked)
    return best


def _menu_corner(layout: Layout) -> QRectF:
    """Return the upper right corner, where a window has the button of its menu."""
    size = layout.size
    side = _MENU * max(1.0, layout.letters * grown_by(size.width(), size.height()))
    return QRectF(size.width() - side, 0, side, side)


def bubble_tip(layout: Layout, seat: int, area: QRectF) -> QPointF:
    """Return the tip of a bubble's tail: at the face, or at the tokens if the bubble is below.

    A tail that would cross another seat ends short of the face, and every tail ends short of the name.
    """
    geometry = layout.seats[seat]
    if area.top() >= geometry.block.bottom():
        return QPointF(geometry.face.x(), geometry.block.bottom())
    near = QPointF(
        min(max(geometry.face.x(), area.left()), area.right()),
        min(max(geometry.face.y(), area.top()), area.bottom()),
    )
    way = near - geometry.face
    far = math.hypot(way.x(), way.y()) or 1.0
    points = [geometry.face + way * part for part in (0.2, 0.35, 0.5, 0.65, 0.8)]
    passed = [other.block for other in layout.seats if other is not geometry]
    reach = geometry.radius * 0.92
    if any(block.contains(point) for block in passed for point in points):
        reach = max(reach, far - geometry.radius * 1.6)
    steps = [reach + (far - reach) * part / _STEPS for part in range(_STEPS + 1)]
    on_name = [step for step in steps if geometry.ribbon.contains(geometry.face + way * (step / far))]
    if on_name:
        reach = min(on_name[-1] + (far - reach) / _STEPS, far)
    return geometry.face + way * (reach / far)


def _kept_in(layout: Layout, rect: QRectF) -> QRectF:
    """Return the rectangle moved into the room; at the sides it may stay beside low buttons."""
    wide = layout.size.width()
    is_beside = rect.right() < wide * 0.3 or rect.left() > wide * 0.7
    is_low = layout.free.height() < layout.size.height() * _LOW_BUTTONS
    if is_beside and (is_low or len(layout.seats) > _ROOMY):
        return held(rect, QRectF(6, 6, wide - 12, layout.size.height() - 12))
    return held(rect, layout.room)


def _clear_nearby(
    layout: Layout, rect: QRectF, face: QPointF, precious: Sequence[Weighed], others: Sequence[Weighed]
) -> QRectF:
    """Return a free area for a bubble farther from its face, for crowded tables."""
    room = layout.room
    wide, high = rect.width(), rect.height()
    x, y, left, top = face.x(), face.y(), room.left(), room.top()
    best, cost = rect, covered(edges(rect), precious) * _KEPT_COUNTS
    down, across = high * 0.25, wide * 0.12
    for row in range(int((room.height() - high) / down) + 1):
        for column in range(int((room.width() - wide) / across) + 1):
            at, under = left + column * across, top + row * down
            far = math.hypot((at + wide / 2 - x) / 1.6, under + high / 2 - y)
            if far > 260 * layout.unit + high or far * high * 0.5 >= cost:
                continue
            tried = (at, under, at + wide, under + high)
            price = covered(tried, precious) * _KEPT_COUNTS + far * high * 0.5
            if price < cost and (price := price + covered(tried, others)) < cost:
                best, cost = QRectF(at, under, wide, high), price
    return best
