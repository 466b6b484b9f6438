"""Tooltips for the flower, pale tokens, the dashed place and the arrows."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from cucu_desktop.engine.actions import EXCHANGE
from cucu_desktop.ui.scene.scene import PACK
from cucu_desktop.ui.view.backdrop import ring_of
from cucu_desktop.ui.view.gestures import Gestures
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QPoint, QRect

    from cucu_desktop.ui.view.view import TableView

_NEAR_RING: Final = 11.0
"""The largest distance of the pointer from the ring of arrows, in px."""
_ARROW: Final = 24.0
"""The side of the area of a tooltip."""


def thing_at(
    view: TableView, names: Sequence[str], pos: QPoint, buy_back: str = ""
) -> tuple[str, QRect] | None:
    """Return the tooltip of the thing at a position of the viewport, and its area, or None.

    `buy_back`: when players who are out may buy back in, and the price; "" if they may not.
    """
    point = view.mapToScene(pos)
    for text, area in (*_seat_things(view, buy_back), *_places(view, names)):
        if area.contains(point):
            return text, area.toAlignedRect()
    if _is_on_ring(view, point):
        area = QRectF(0, 0, _ARROW, _ARROW)
        area.moveCenter(point)
        return tr("Table", "Play follows the arrows."), area.toAlignedRect()
    return None


def _seat_things(view: TableView, buy_back: str) -> Iterator[tuple[str, QRectF]]:
    """Yield the flowers of virgins, and tokens that are not handed out yet."""
    for seat in view.table.seats:
        if seat.flower is not None:
            untouched = tr("Table", "Untouched: has never lost a token.")
            yield f"{untouched} {buy_back}".strip(), seat.flower
        if seat.waiting:
            told = tr("Table", "Pale tokens are handed out once the first token is lost or won.")
            yield told, seat.geometry.tokens.translated(seat.off)


def _places(view: TableView, names: Sequence[str]) -> Iterator[tuple[str, QRectF]]:
    """Yield the dashed places to which the viewer's card may be dragged."""
    if not isinstance(view.gestures, Gestures):
        return
    for target in view.gestures.targets:
        if target.action != EXCHANGE:
            continue
        if target.goal == PACK:
            yield (
                tr("Table", "Click, or drop your card here, to swap with the pack."),
                view.table.pack_spot().rect,
            )
        else:
            told = tr("Table", "Click, or drop your card here, to swap with {name}.")
            yield told.format(name=names[target.goal]), view.table.home(target.goal).rect


def _is_on_ring(view: TableView, point: QPointF) -> bool:
    """Return whether a point is on the ring of arrows, and on nothing that covers it."""
    if view.table.layout_ is None or view.table.items(point):
        return False
    x, y, wide, high = ring_of(view.table.lay.table).measures
    across, down = (point.x() - x) / wide, (point.y() - y) / high
    return abs(hypot(across, down) - 1) * min(wide, high) < _NEAR_RING
