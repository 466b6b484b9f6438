"""Tooltips for the flower, pale tokens, the dashed place and the arrows, and the position of each tooltip.

A tooltip is beside its subject, never over the trick, the viewer's cards or the question.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from math import hypot
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QToolTip, QWidget

from cucu_desktop.engine.actions import EXCHANGE
from cucu_desktop.ui.scene.layout.areas import covered
from cucu_desktop.ui.scene.scene import PACK
from cucu_desktop.ui.view.backdrop import ring_of
from cucu_desktop.ui.view.gestures import Gestures
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtCore import QRect

    from cucu_desktop.ui.view.view import TableView
    from cucu_desktop.ui.widgets.theme import Theme


_LETTERS: Final = 64
"""The longest line."""
_EDGE: Final = 14
"""The frame and margins that a tooltip adds to its lines, with a small reserve."""
_OFF: Final = QPoint(2, 16)
"""The offset from the given point at which Qt shows a tooltip."""
_STEPS: Final = 40
"""The step of tried positions, as a fraction of the table's height."""


def in_lines(text: str) -> str:
    lines = (textwrap.wrap(line, _LETTERS, break_long_words=False) or [""] for line in text.split("\n"))
    return "\n".join(part for wrapped in lines for part in wrapped)


def tooltip_at(text: str, spot: QRect, clear: Sequence[QRect], table: QWidget, theme: Theme) -> QPoint:
    """Return the point for `QToolTip.showText`, on the screen.

    The tooltip is as near to `spot` as possible without covering any of it, or of the areas `clear`; all
    are in the table's coordinates. If no such place exists it covers as little as possible of them.
    """
    size = _size_of(text, theme)
    around = spot.adjusted(-size.width() - 2, -size.height() - 2, 2, 2)
    centred = spot.center().x() - size.width() // 2
    lefts = {around.left(), around.right(), spot.left(), spot.right() - size.width(), centred}
    tops = {around.top(), around.bottom(), spot.top(), spot.bottom() - size.height()}
    most_left, lowest = table.width() - size.width(), table.height() - size.height()
    step = max(table.height() // _STEPS, 1)
    lefts.update(range(0, max(most_left, 1), step))
    tops.update(range(0, max(lowest, 1), step))
    places = [
        (max(0, min(left, most_left)), max(0, min(top, lowest)))
        for top in sorted(tops)
        for left in sorted(lefts)
    ]
    kept = [(area.left(), area.top(), area.right(), area.bottom()) for area in (spot, *clear)]
    wide, high = size.width(), size.height()

    def cost(place: tuple[int, int]) -> tuple[float, int, int]:
        x, y = place
        hidden = covered((x, y, x + wide, y + high), [(1, kept)])
        aside = max(spot.left() - x - wide, x - spot.right(), 0)
        away = max(spot.top() - y - high, y - spot.bottom(), 0)
        off_middle = abs(x + wide // 2 - spot.center().x()) + abs(y + high // 2 - spot.center().y())
        return hidden, aside + away, off_middle

    return table.mapToGlobal(QPoint(*min(places, key=cost))) - _OFF


def _size_of(text: str, theme: Theme) -> QSize:
    """Return the size of a tooltip.

    The style sheet of the window has its own font and padding for tooltips; before it is set, Qt's own.
    """
    lines = text.split("\n")
    metrics = [QFontMetrics(font) for font in (QToolTip.font(), theme.font("body"))]
    wide = max(each.horizontalAdvance(line) for each in metrics for line in lines)
    high = max(each.lineSpacing() for each in metrics) * len(lines)
    return QSize(wide + _EDGE + 2 * theme.space(2), high + _EDGE + 2 * theme.space(1))


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
