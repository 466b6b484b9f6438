"""Spots of the pack for each dealer: clear of everything, and nearer to the dealer than to other seats.

Spots round the dealer's card are tried in order of preference; if none is free, a smaller pack is tried. Of
the free spots the first that is clearly the dealer's is used, otherwise the least doubtful one.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import product
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cucu_desktop.ui.scene.layout.areas import Edges
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, PACK_LEANS, PACK_RISES, Spot

Tried = tuple[float, float, float, float]
"""A candidate spot, as numbers: x and y of its centre, its width, and its angle in degrees."""

Point = tuple[float, float]

WIDTHS: Final = (0.92, 0.8, 0.68, 0.56, 0.45)
"""The widths of a pack to try, in widths of a card."""
ROOMY: Final = WIDTHS[:2]
"""The widths to try for layouts with larger cards: these have space for a large pack, too."""
_TIMES: Final = (1.0, 1.35)
"""The distances from the card to try; 1 is directly beside it."""
_TURNS: Final = (0.0, 0.2, 0.45, 0.7, 0.85, 1.0, 1.15, 1.3, 1.55, 1.8, 2.0)
"""The directions to try, in quarter turns from the eldest hand; 1 is inward, outward is tried last."""
_OUTWARD: Final = (2.2, -0.2, 2.5, -0.5)
_ROUND: Final = (*product(_TURNS, _TIMES), *((turn, 1.0) for turn in _OUTWARD))
_BETWEEN: Final = tuple(
    (turn / 10, times)
    for times in (1.0, 1.25, 1.6)
    for turn in sorted(range(-6, 27, 2), key=lambda turn: abs(turn - 10))
)
"""More directions and distances on the cloth, tried before the pack or all cards are made smaller."""
_FINELY: Final = (*_ROUND, *_BETWEEN)
_PLAIN: Final = 0.72
"""A spot is clearly the dealer's below this ratio of its distances to the dealer and to the next seat."""
_GAP: Final = 0.1
"""The distance between card and pack, in widths of the card: space for a dashed line round the card."""
_WIDE_ENOUGH: Final = 0.76
"""The least width, in widths of a card, to which a pack is narrowed for more distance to other items."""
_ROOM, _SQUEEZED = 0.09, 0.12
"""The preferred distance from all other items, in widths of a card, and the doubt added without it."""
_EASED: Final = (1.0, 0.93, 0.86, 0.8)
"""The factors by which a pack may be narrowed to obtain half of the preferred distance."""
_STEPS: Final = (1.0, 0.5, 0.25)
_WAYS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (0.7, -0.7), (-0.7, 0.7), (-0.7, -0.7))
"""Steps by which a pack is moved to obtain the preferred distance, as fractions of it, and directions."""
_SURELY: Final = 1 - 1e-9
"""A factor that compensates for rounding."""
_REACH: Final = 4.0
"""The maximum distance of any tried pack from the card, in widths of the card."""


def first_clear(
    spots: Iterable[Tried], taken: list[Edges], is_plain: Callable[[Tried], bool]
) -> Tried | None:
    """Return the first free spot that is plain; otherwise the first free spot."""
    first = None
    for spot in spots:
        if _is_clear(*card_edges(*spot), taken):
            if is_plain(spot):
                return spot
            first = first or spot
    return first


def spot_at(tried: Tried) -> Spot:
    x, y, width, angle = tried
    return Spot(QPointF(x, y), width, angle)


class PackSpots:
    """Finds spots for the pack among faces and cards."""

    def __init__(self, faces: Sequence[QPointF], cards: Sequence[Spot], taken: Sequence[Edges]) -> None:
        """`faces`, `cards`: of all seats, in the same order; `taken`: areas that the pack may not overlap."""
        self._faces = [(face.x(), face.y()) for face in faces]
        self._cards = [(card.centre.x(), card.centre.y()) for card in cards]
        self._widths = [card.width for card in cards]
        self._taken = taken

    def best(
        self,
        seat: int,
        spots: Iterable[Iterable[Tried]],
        plain: float = 1.0,
        *,
        at_ease: bool = True,
        allowed: Callable[[Tried], bool] | None = None,
    ) -> Spot | None:
        """Return the spot for this seat's pack, or None if all overlap something or are nearer to others.

        Args:
            seat: the dealer.
            spots: the candidates, grouped by the pack's width.
            plain: the doubt below which a spot is accepted; otherwise a smaller pack is tried.
            at_ease: whether a spot with some distance to other items is preferred to a slightly less doubtful
                one.
            allowed: returns whether a spot near a candidate is acceptable, too.
        """
        x, y = self._cards[seat]
        most = _REACH * self._widths[seat]
        room = _ROOM * self._widths[seat] if at_ease else 0.0
        near = [rect for rect in self._taken if _touches(rect, x - most, y - most, x + most, y + most)]
        others = []
        for points in (self._cards, self._faces):
            own = points[seat]
            # Seats farther away cause no doubt.
            far = most + (math.dist(own, (x, y)) + most) / _PLAIN
            within = [one for one in points if one is not own and _is_near(one, (x, y), far)]
            within.sort(key=partial(math.dist, (x, y)))  # nearest first: `_doubt` stops early
            others.append((own, within))
        doubtful = None
        for of_one_width in spots:
            best, least = None, 1.0
            for spot in of_one_width:
                x, y, width, angle = spot
                across, down = reach(width, angle)
                # The edges of `Spot.pack_rect`.
                left, top = x - across - width * PACK_LEANS, y - down - width * PACK_RISES
                if not _is_clear(left, top, x + across, y + down, near):
                    continue
                doubt = _doubt(x, y, others, least)
                if room and doubt < least:
                    roomy = left - room, top - room, x + across + room, y + down + room
                    if not _is_clear(*roomy, near):
                        doubt = max(doubt, min(doubt + _SQUEEZED, 0.99))
                if doubt < least:
                    best, least = spot, doubt
                    if doubt < _PLAIN:
                        break
            if best and least < plain:
                return spot_at(self._eased(best, near, others, allowed))
            doubtful = doubtful or best
        return spot_at(self._eased(doubtful, near, others, allowed)) if doubtful else None

    def _eased(
        self,
        tried: Tried,
        near: list[Edges],
        others: Iterable[tuple[Point, Sequence[Point]]],
        allowed: Callable[[Tried], bool] | None,
    ) -> Tried:
        """Return a spot moved, and its pack narrowed, to obtain the preferred distance to other items.

        The doubt does not increase beyond `_PLAIN`, and the pack is not narrowed below `_WIDE_ENOUGH`.
        """
        usual = self._widths[-1]  # the viewer's own may be larger
        wanted = _ROOM * usual
        if _is_clear(*_pack_edges(tried, wanted), near):
            return tried
        best, most = tried, _free(tried, near)
        doubt = max(_doubt(tried[0], tried[1], others, 1.0), _PLAIN)
        for narrower in _EASED:
            width = tried[2] * narrower
            if narrower < 1 and (most >= wanted / 2 or width < _WIDE_ENOUGH * usual):
                break
            if narrower < 1:
                best = (best[0], best[1], width, best[3])
                most = _free(best, near)
            for step in _STEPS:
                x, y, width, angle = best
                for across, down in _WAYS:
                    moved = (x + across * step * wanted, y + down * step * wanted, width, angle)
                    if (
                        _is_clear(*_pack_edges(moved, most), near)
                        and (allowed is None or allowed(moved))
                        and _doubt(moved[0], moved[1], others, 1.0) <= doubt
                    ):
                        best, most = moved, _free(moved, near)
                if most >= wanted:
                    return best
        return best


def card_edges(x: float, y: float, width: float, angle: float) -> Edges:
    """Return the edges of `Spot.rect`, computed five times as fast."""
    across, down = reach(width, angle)
    return x - across, y - down, x + across, y + down


@lru_cache(maxsize=64)
def reach(width: float, angle: float) -> tuple[float, float]:
    """Return half the extent of a card, across and down; all spots of one width and angle share it."""
    turn = math.radians(angle)
    across, along = abs(math.cos(turn)), abs(math.sin(turn))
    return width * (across + CARD_HEIGHT * along) / 2, width * (CARD_HEIGHT * across + along) / 2


def _is_clear(left: float, top: float, right: float, bottom: float, taken: list[Edges]) -> bool:
    """Return whether a rectangle overlaps none of `taken`.

    An overlapped rectangle is moved to the front of `taken`: the next spot often overlaps the same one.
    """
    for rect in taken:
        x, y, r, b = rect
        if left < r and x < right and top < b and y < bottom:
            if rect is not taken[0]:
                taken.remove(rect)
                taken.insert(0, rect)
            return False
    return True


def _pack_edges(tried: Tried, more: float = 0.0) -> Edges:
    """Return the edges of `Spot.pack_rect`, enlarged by `more` on all sides."""
    x, y, width, angle = tried
    across, down = reach(width, angle)
    left, top = x - across - width * PACK_LEANS, y - down - width * PACK_RISES
    return left - more, top - more, x + across + more, y + down + more


def _free(tried: Tried, taken: Iterable[Edges]) -> float:
    """Return the distance of a pack in this spot from `taken`; negative if it overlaps something."""
    left, top, right, bottom = _pack_edges(tried)
    return min(
        [max(it[0] - right, left - it[2], it[1] - bottom, top - it[3]) for it in taken], default=math.inf
    )


def _doubt(x: float, y: float, compared: Iterable[tuple[Point, Sequence[Point]]], least: float) -> float:
    """Return the ratio of a point's distances to the seat and to the nearest other; 1 is equally near.

    The result is infinite if it exceeds `least`.
    """
    worst = 0.0
    for (own_x, own_y), points in compared:
        far = math.hypot(x - own_x, y - own_y)
        nearest, too_near = math.inf, (far / least) ** 2 * _SURELY
        for px, py in points:
            off = (x - px) * (x - px) + (y - py) * (y - py)
            if off < nearest:
                if off < too_near:
                    return math.inf
                nearest = off
        worst = max(worst, far / max(math.sqrt(nearest), 1e-9))
    return worst


def _touches(rect: Edges, left: float, top: float, right: float, bottom: float) -> bool:
    return left < rect[2] and rect[0] < right and top < rect[3] and rect[1] < bottom


def _is_near(one: Point, other: Point, within: float) -> bool:
    return abs(one[0] - other[0]) < within and abs(one[1] - other[1]) < within


def beside_card(
    card: Spot, inward: QPointF, widths: Sequence[float] = WIDTHS, *, finely: bool = False
) -> Iterator[Iterator[Tried]]:
    """Yield spots of the pack before a seat: beside the card, round it, farther off; then smaller packs."""
    forward = math.atan2(-inward.x(), inward.y())
    ways = _FINELY if finely else _ROUND
    return (_round_card(card, forward, card.width * part, ways) for part in widths)


def _round_card(
    card: Spot, forward: float, width: float, ways: tuple[tuple[float, float], ...]
) -> Iterator[Tried]:
    reach_x = (card.width + width) * 0.53 + card.width * _GAP
    reach_y = (card.width + width) * CARD_HEIGHT * 0.53 + card.width * _GAP
    card_x, card_y, angle = card.centre.x(), card.centre.y(), card.angle * 0.5
    for x, y, across, down, times in _directions(forward, ways):
        far = times * min(reach_x / across, reach_y / down)
        yield card_x + x * far, card_y + y * far, width, angle


@lru_cache(maxsize=4)
def _directions(forward: float, ways: tuple[tuple[float, float], ...]) -> list[tuple[float, ...]]:
    """Return the horizontal and vertical part of each direction, both without sign, and its distance factor.

    Cached, because every width of the pack needs them.
    """
    found = {}
    for turn in {turn for turn, _ in ways}:
        direction = forward + turn * (math.pi / 2)
        x, y = math.cos(direction), math.sin(direction)
        found[turn] = (x, y, abs(x) or 1e-9, abs(y) or 1e-9)
    return [(*found[turn], times) for turn, times in ways]


def beside_own(card: Spot, block: QRectF, usual: float) -> Iterator[Iterator[Tried]]:
    """Yield spots of the pack when the bottom seat deals: right of the card, or above the player's face.

    Beside the card's top the pack is on the cloth, lower down on the rim. `usual`: the width of the others'
    cards.
    """
    return (_round_own(card.rect, block, usual * part) for part in WIDTHS)


def _round_own(card: QRectF, block: QRectF, width: float) -> Iterator[Tried]:
    top, high = card.top() + width * CARD_HEIGHT / 2, card.height() - width * CARD_HEIGHT
    for off in (6 + width * 0.6, 10 + width * 0.8):
        for down in (0.0, 0.3, 0.55, 0.8, -0.25, -0.5):
            yield card.right() + off, top + high * down, width, 3
    for left in (0.5, 0.8, 1.1, 0.2):
        x = card.left() - 6 - width * 0.55
        yield x - width * (left - 0.2), block.top() - 8 - width * 0.9, width, -3
    for across in (0.0, -0.5, 0.5):
        yield card.center().x() + card.width() * across, card.top() - 6 - width * 0.93, width, 3
