"""The spot of a card pushed forward for all to see: above the other items, clear of text and faces."""

from __future__ import annotations

import math
from itertools import product
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from cucu_desktop.ui.scene.layout.areas import Weighed, covered, edges
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, Spot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.ui.scene.layout.layout import Layout

_PUSHED: Final = (1.32, 1.12, 1.0)
_PUSHED_OWN: Final = (1.1, 1.0)
"""The scales of a pushed card, the later ones for lack of space; the viewer's own is large already."""
_REACHES: Final = (0.5, 0.65, 0.8, 1.0, 1.25, 1.45, 1.7, 1.95, 2.2, 2.5, 2.8, 3.1, 3.4)
"""The distances to push a card, in its widths; half a width is often enough."""
_SMALLER: Final = 10
"""The cost of a smaller card, per unit of scale, in widths of distance."""
_ASIDE: Final = (0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90)
"""The deviations from the direction into the table to try, in degrees."""
_CARDS_COUNT: Final = 6
"""The weight of covering other cards: the players compare them."""
_PACK_COUNTS: Final = 40
"""The weight of covering the pack: a face-up card on it would seem to be its top card."""
_OTHERS: Final = 1.2
"""The cost of being equally near to another seat, in squared widths of the card: its owner is unclear."""
_NEARER: Final = 10
"""The increase of that cost per unit of the distance ratio above 1."""
_PLAIN, _NOT_PLAIN = 0.75, 0.5
"""The distance ratio above which a card's owner is not obvious, and the cost at a ratio of 1."""
_PEOPLE_COUNT: Final = 10
"""The weight of covering people: their faces, names, tokens and coins."""
_SUM_COUNTS: Final = 15
"""The weight of covering the number under the dish: it is small, and decides whether to buy in."""


def pushed(layout: Layout, seat: int, others: Sequence[QRectF], pack: QRectF) -> Spot:
    """Return the spot of this seat's card when pushed forward: larger, and above all other items.

    It is moved aside as far as needed to leave `others` (the cards of the other seats), the pack and people
    visible. It stays on its own side of the table; otherwise it would seem to be another player's card.
    """
    geometry = layout.seats[seat]
    home, centre = geometry.card or Spot(geometry.face, geometry.radius), layout.centre
    kept: list[Weighed] = [
        (_CARDS_COUNT, [edges(area) for area in (*others, layout.pool)]),
        (_SUM_COUNTS, [edges(layout.sum)]),
        (_PACK_COUNTS, [edges(pack)]),
        (_PEOPLE_COUNT, [edges(other.block) for other in layout.seats]),
    ]
    faces = [(other.face.x(), other.face.y()) for other in layout.seats if other is not geometry]
    home_x, home_y = home.centre.x(), home.centre.y()
    in_x, in_y = geometry.inward.x(), geometry.inward.y()
    ways = [(degrees, *_turned(in_x, in_y, degrees)) for degrees in _ASIDE]
    times = _PUSHED_OWN if seat == layout.bottom else _PUSHED
    best, least = home, math.inf
    for larger in times:
        wide = home.width * larger
        upright = Spot(QPointF(), wide, home.angle).rect
        half_wide, half_high = upright.width() / 2, upright.height() / 2
        for reach, (degrees, x, y) in product(_REACHES, ways):
            price = abs(degrees) * home.width * 0.1 + (reach + (times[0] - larger) * _SMALLER) * home.width
            if price >= least:
                continue
            far = home.width * reach
            at_x, at_y = _held(home_x + x * far, home_y + y * far, wide, layout.room)
            if (at_x - centre.x()) * in_x + (at_y - centre.y()) * in_y > 0:
                continue
            price += covered((at_x - half_wide, at_y - half_high, at_x + half_wide, at_y + half_high), kept)
            far = math.hypot(at_x - geometry.face.x(), at_y - geometry.face.y())
            near = min((math.hypot(at_x - x, at_y - y) for x, y in faces), default=math.inf)
            if far > near * _PLAIN:
                price += home.width * home.width * _doubt(far / near)
            if price < least:
                best, least = Spot(QPointF(at_x, at_y), wide, home.angle), price
    return best


def _doubt(times: float) -> float:
    """Return the cost, in squared widths of a card, of this ratio of distances to the own and next seats."""
    if times > 1:
        return _OTHERS * (1 + _NEARER * (times - 1))
    return _NOT_PLAIN * (times - _PLAIN) / (1 - _PLAIN)


def _turned(x: float, y: float, degrees: float) -> tuple[float, float]:
    turn = math.radians(degrees)
    across, along = math.cos(turn), math.sin(turn)
    return x * across - y * along, x * along + y * across


def _held(x: float, y: float, wide: float, room: QRectF) -> tuple[float, float]:
    across, down = wide / 2, wide * CARD_HEIGHT / 2
    return (
        min(max(x, room.left() + across), room.right() - across),
        min(max(y, room.top() + down), room.bottom() - down),
    )
