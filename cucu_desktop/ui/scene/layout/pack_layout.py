"""Spots of the pack for each dealer: on nothing else, and nearer to the dealer than to other seats.

Spots round the card are tried, the usual one first; a smaller pack comes before none. Of those that lie on
nothing the first is taken that leaves no doubt whose pack it is, else the one that leaves the least.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, Spot

Edges = tuple[float, float, float, float]
"""A rectangle's left, top, right and bottom: a crowd's are compared by the hundred thousand."""

Point = tuple[float, float]

WIDTHS: Final = (0.92, 0.8, 0.68, 0.56, 0.45)
"""How wide a pack may be, in widths of a card."""
ROOMY: Final = WIDTHS[:2]
"""The same where there is room enough for larger cards, which then is there for the pack, too."""
_TIMES: Final = (1.0, 1.35)
"""How far from the card it may lie, where 1 is beside it."""
_TURNS: Final = (0.0, 0.2, 0.45, 0.7, 0.85, 1.0, 1.15, 1.3, 1.55, 1.8, 2.0)
"""In which directions, in quarter turns from the eldest hand; 1 is inward. Outward is tried last."""
_OUTWARD: Final = (2.2, -0.2, 2.5, -0.5)
_PLAIN: Final = 0.72
"""A spot is clearly the dealer's if it is so much nearer to their card and face than to others'."""
_GAP: Final = 0.1
"""What is left between card and pack, in widths of the card: round it stands a dashed line at times."""
_REACH: Final = 5.5
"""The largest distance that is tried, in widths of the largest card."""


def edges(rect: QRectF) -> Edges:
    """Return the sides of a rectangle."""
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def is_clear(rect: QRectF, taken: Sequence[Edges]) -> bool:
    """Tell whether a rectangle lies on nothing taken."""
    left, top, right, bottom = edges(rect)
    return not any(left < r and x < right and top < b and y < bottom for x, y, r, b in taken)


def first_clear(spots: Iterable[Spot], taken: Sequence[Edges]) -> Spot | None:
    """Return the first spot whose card lies on nothing taken."""
    return next((spot for spot in spots if is_clear(spot.rect, taken)), None)


class PackSpots:
    """Finds spots for the pack among faces and cards."""

    def __init__(self, faces: Sequence[QPointF], cards: Sequence[Spot], taken: Sequence[Edges]) -> None:
        """`faces`, `cards`: of all seats, in the same order; `taken`: what the pack may not lie on."""
        self._faces = [(face.x(), face.y()) for face in faces]
        self._cards = [(card.centre.x(), card.centre.y()) for card in cards]
        self._taken = taken
        self._width = max(card.width for card in cards)

    def best(self, seat: int, spots: Iterable[Iterable[Spot]]) -> Spot | None:
        """Return the spot for the pack of this seat, or None if all lie on something or nearer to others.

        `spots`: for one width of the pack after the other.
        """
        x, y = self._cards[seat]
        reach = _REACH * self._width
        near = [rect for rect in self._taken if _touches(rect, x - reach, y - reach, x + reach, y + reach)]
        others = [
            (
                points[seat],
                [
                    one
                    for number, one in enumerate(points)
                    if number != seat and _is_near(one, (x, y), 2 * reach)
                ],
            )
            for points in (self._cards, self._faces)
        ]
        for of_one_width in spots:
            best, least = None, 1.0
            for spot in of_one_width:
                if not is_clear(spot.pack_rect, near):
                    continue
                doubt = _doubt((spot.centre.x(), spot.centre.y()), others)
                if doubt < least:
                    best, least = spot, doubt
                    if doubt < _PLAIN:
                        break
            if best:
                return best
        return None


def _doubt(at: Point, compared: Iterable[tuple[Point, Sequence[Point]]]) -> float:
    """Return how near a point is to a seat compared with the next nearest; 1 is as near to another."""
    return max(
        math.dist(at, own) / max(min((math.dist(at, one) for one in points), default=math.inf), 1e-9)
        for own, points in compared
    )


def _touches(rect: Edges, left: float, top: float, right: float, bottom: float) -> bool:
    return left < rect[2] and rect[0] < right and top < rect[3] and rect[1] < bottom


def _is_near(one: Point, other: Point, reach: float) -> bool:
    return abs(one[0] - other[0]) < reach and abs(one[1] - other[1]) < reach


def beside_card(card: Spot, inward: QPointF, widths: Sequence[float] = WIDTHS) -> Iterator[Iterator[Spot]]:
    """Yield where the pack may lie before a seat: beside the card, round it and further off; then smaller."""
    forward = math.atan2(-inward.x(), inward.y())
    return (_round_card(card, forward, card.width * part) for part in widths)


def _round_card(card: Spot, forward: float, width: float) -> Iterator[Spot]:
    reach_x = (card.width + width) * 0.53 + card.width * _GAP
    reach_y = (card.width + width) * CARD_HEIGHT * 0.53 + card.width * _GAP
    for turn, times in (*product(_TURNS, _TIMES), *((turn, 1.0) for turn in _OUTWARD)):
        angle = forward + turn * math.pi / 2
        x, y = math.cos(angle), math.sin(angle)
        far = times * min(reach_x / max(abs(x), 1e-9), reach_y / max(abs(y), 1e-9))
        yield Spot(card.centre + QPointF(x * far, y * far), width, card.angle * 0.5)


def beside_own(card: Spot, block: QRectF, usual: float) -> Iterator[Iterator[Spot]]:
    """Yield where it may lie when the bottom seat deals: right of the card, else over the own face.

    `usual`: how wide the others' cards are.
    """
    return (_round_own(card.rect, block, usual * part) for part in WIDTHS)


def _round_own(card: QRectF, block: QRectF, width: float) -> Iterator[Spot]:
    top, high = card.top() + width * CARD_HEIGHT / 2, card.height() - width * CARD_HEIGHT
    for off in (6 + width * 0.6, 10 + width * 0.8):
        for down in (0.8, 0.55, 0.3, 0.0, -0.25, -0.5):
            yield Spot(QPointF(card.right() + off, top + high * down), width, 3)
    for left in (0.5, 0.8, 1.1, 0.2):
        x = card.left() - 6 - width * 0.55
        yield Spot(QPointF(x - width * (left - 0.2), block.top() - 8 - width * 0.9), width, -3)
    for across in (0.0, -0.5, 0.5):
        yield Spot(
            QPointF(card.center().x() + card.width() * across, card.top() - 6 - width * 0.93), width, 3
        )
