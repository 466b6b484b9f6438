"""The layout of a trick game's table: pure geometry in the view's pixels.

The viewer's hand is a fan at the lower edge, above the line of choices. The others are at the left, at the
top and at the right, each with a hand of backs; a dummy's hand is open, in rows. Cards are played into the
middle, each towards its player.
"""

import math
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.engine.tricks.seating import Order, turned
from cucu_desktop.frozen import frozen
from cucu_desktop.ui.scene.layout import corners
from cucu_desktop.ui.scene.layout.layout import Layout, grown_by
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, SeatGeometry, Spot, grown

RAISED: Final = 0.17
"""The offset of a playable card from the hand, in its heights."""
POINTED: Final = 0.07
"""The offset of a hovered card from the hand, in its heights."""
_MORE: Final = 2
"""The number of extra cards a row may have so that each row is one series."""
_BETWEEN: Final = 0.16
"""The gap between the series of a hand, in widths of a card."""
_LEGIBLE: Final = 0.6
"""The least visible part of a card's width at which the longest numeral is legible."""
_ASIDE: Final = 0.08
"""The offset, in widths, of counted cards that would otherwise be above the viewer's face."""
_LARGEST: Final = 1.15
"""The maximum width of a played card, relative to one in the viewer's hand."""
_CLEAR: Final = 3
"""The distance, in pixels, between the left neighbour's cards and the viewer's seat."""
_MOST_CARDS: Final = 10
"""The maximum number of cards in a hand of these games."""
_PILED: Final = 0.72
"""The width of the pile's cards, relative to played cards."""
_PILE: Final = 1.7
"""The width of pile and indicator beside the trick, in widths of a played card."""
_ASKEW: Final = (-3, 5, 2, -6, 4)
"""The angles of a trick's cards, in degrees."""
_TRICKS: Final[dict[int, tuple[tuple[tuple[float, float], ...], float, float]]] = {
    2: (((0.0, 0.54), (0.0, -0.54)), 2.2, 1.2),
    3: (((0.0, 0.48), (1.2, -0.24), (-1.2, -0.24)), 2.05, 3.6),
    4: (((0.58, 0.36), (1.76, -0.12), (-0.58, -0.36), (-1.78, 0.12)), 1.82, 4.7),
    5: (((0.0, 0.48), (2.42, 0.15), (1.2, -0.39), (-1.22, -0.39), (-2.44, 0.15)), 2.05, 6.0),
}
"""The positions of a trick's cards, from the viewer's on: towards their players, without overlaps.

For each number of players: the offsets from the middle, in widths and heights of a card; and the total width
and height.
"""


@frozen
class Fan:
    """The positions of a hand's cards, side by side.

    Attributes:
        centre: the middle of the hand.
        width: a card's width.
        room: the maximum width of the hand.
        bow: the angle of the outermost cards, in degrees.
        rows: the number of rows, one above the other.
    """

    centre: QPointF
    width: float
    room: float
    bow: float = 0.0
    rows: int = 1

    def spots(self, number: int, first: int = 0) -> list[Spot]:
        """Return the spots of this many cards, from left to right and from the top row down.

        In a single row the `first` cards, a series, are at a small distance from the rest; of two rows each
        has a series, unless one of them would be much longer.
        """
        in_row = math.ceil(number / self.rows) or 1
        longest = max(first, number - first)
        by_series = self.rows == 2 and 0 < first < number and longest <= in_row + _MORE
        in_row = longest if by_series else in_row
        step = self._step(in_row)
        lower = self.width * CARD_HEIGHT * 0.52
        spots = []
        for position in range(number):
            if by_series:
                row, column = (0, position) if position < first else (1, position - first)
                here = number - first if row else first
            else:
                row, column = divmod(position, in_row)
                here = min(in_row, number - row * in_row)
            off = column - (here - 1) / 2
            part = off / max((in_row - 1) / 2, 1)
            sag = part * part * self.bow * self.width * 0.016
            down = (row - (self.rows - 1) / 2) * lower
            apart = self._apart(number, first) * (0.5 if position >= first else -0.5)
            at = self.centre + QPointF(off * step + apart, sag + down)
            spots.append(Spot(at, self.width, part * self.bow))
        return spots

    def _step(self, in_row: int) -> float:
        """Return the distance between this many cards in a row."""
        return min(self.width * 0.84, (self.room - self.width) / max(in_row - 1, 1))

    def is_dense(self, number: int) -> bool:
        """Return whether this many cards cover each other so much that they are not legible."""
        return self.rows > 1 or self._step(number) < self.width * _LEGIBLE

    def _apart(self, number: int, first: int) -> float:
        """Return the distance between the two series of a hand."""
        return self.width * _BETWEEN if self.rows == 1 and 0 < first < number else 0.0

    @property
    def rect(self) -> QRectF:
        high = self.width * CARD_HEIGHT * (1 + 0.52 * (self.rows - 1))
        return QRectF(self.centre.x() - self.room / 2, self.centre.y() - high / 2, self.room, high)


_HAND_COUNTS: Final = 6
"""The weight of a bubble covering a hand, relative to the pile: players count the cards in hands."""


@frozen(kw_only=True)
class TrickLayout(Layout):
    """The positions of all items at a trick game's table.

    Attributes:
        hands: each seat's hand.
        trick: the spot of each seat's played card.
        won: the spot of each seat's tricks.
        last: the lower right corner of the last trick.
        last_width, last_large: the widths of its cards, small and large.
        pile: the spot of the undealt cards; `indicator`: that of the card turned up beside it.
        score: the area of the score.
        count: the area of the cards counted at the end.
    """

    hands: tuple[Fan, ...]
    trick: tuple[Spot, ...]
    won: tuple[Spot, ...]
    last: QPointF
    last_width: float
    last_large: float
    pile: Spot
    indicator: Spot
    score: QRectF
    count: QRectF

    @property
    def buttons(self) -> QRectF:
        """The area of a decision's buttons: below the table, or right of a seat that reaches lower."""
        area = corners.between(self.free, self.corners)
        own = self.seats[self.bottom].block
        if own.bottom() > area.top():
            area.setLeft(max(area.left(), own.right() + 6))
        return area

    def cards_of_others(self) -> Sequence[QRectF]:
        """The areas of the hands, each repeated for its weight relative to a single card."""
        return [hand.rect for hand in self.hands] * _HAND_COUNTS

    @property
    def above_buttons(self) -> float:
        """No free space: the hand needs the whole lower edge."""
        return 0.0

    @property
    def own_top(self) -> float:
        """The upper edge of the hand at the bottom, with its raised cards."""
        hand = self.hands[self.bottom]
        raised = hand.width * CARD_HEIGHT * RAISED
        return min(self.seats[self.bottom].block.top(), hand.rect.top() - raised)


def lay_out(
    size: QSizeF, order: Order, bottom: int = 0, text_scale: float = 1.0, dummies: Collection[int] = ()
) -> TrickLayout:
    """Return the layout of a view of this size.

    Args:
        size: the size of the view.
        order: the seats in playing order, which is anticlockwise.
        bottom: the seat at the bottom.
        text_scale: the scale of letters.
        dummies: the seats whose hands are open, which needs space.
    """
    open_at = frozenset(place for place, seat in enumerate(turned(order, bottom)) if seat in dummies)
    return _laid_out(size.width(), size.height(), turned(order, bottom), text_scale, open_at)


@lru_cache(maxsize=16)
def _laid_out(
    wide: float, high: float, order: Order, text_scale: float, open_at: frozenset[int]
) -> TrickLayout:
    seats = len(order)
    grown = grown_by(wide, high)
    free_height = (56 + 44 * text_scale) * grown
    table = QRectF(12, 22, wide - 24, max(high - 22 - free_height, 200))
    unit = min(table.width() / 1000, table.height() / 676)
    free = QRectF(wide * 0.04, table.bottom() + 4, wide * 0.92, high - table.bottom() - 8)
    own_width = min(high * 0.2 / CARD_HEIGHT, wide * 0.08)
    hand_high = own_width * CARD_HEIGHT
    room = min(wide * 0.56, own_width * 8.2)
    sunk = own_width * 0.19  # the outermost cards are lower and rotated
    own = Fan(QPointF(wide / 2, free.top() - hand_high * 0.5 - sunk), own_width, room, 7)
    sizes = _Sizes(unit, min(text_scale, wide / 750), grown)
    sides, hands = [], []
    for position in range(seats):
        side, hand = _side(position, seats, sizes, table, own, is_open=position in open_at)
        sides.append(side)
        hands.append(hand)
    sides[0] = _below(sides[0], hands[-1], high)
    top = max((side.block.bottom() for side in sides[1:] if side.inward.y() > 0), default=table.top())
    middle = QPointF(wide / 2, (top + free.top() - sunk - hand_high * (1 + RAISED)) / 2)
    between = free.top() - sunk - hand_high * (1 + RAISED) - top
    beside = max((side.block.right() for side in sides if side.inward.x() > 0), default=wide * 0.12)
    apart, tall, broad = _TRICKS[seats]
    # As large as the cloth allows: hands are above and below, the pile and equal space beside.
    card = min(
        own_width * _LARGEST, between / (CARD_HEIGHT * tall), (wide - 2 * beside - 60) / (broad + 2 * _PILE)
    )
    trick = [
        Spot(middle + QPointF(x * card, y * card * CARD_HEIGHT), card, askew)
        for (x, y), askew in zip(apart, _ASKEW, strict=False)
    ]
    won = [_beside(side, own=position == 0) for position, side in enumerate(sides)]
    if won[0].rect.intersects(hands[-1].rect):  # the left neighbour's hand is there
        won[0] = Spot(sides[0].face - QPointF(sides[0].radius * 1.9, 0), won[0].width)
    last_width = own_width * 0.46
    last = QPointF(wide - 18, own.centre.y() + hand_high * 0.5)
    left = min((side.block.left() for side in sides[1:] if side.inward.y() > 0), default=wide / 2)
    at_side = min((side.block.top() for side in sides if side.inward.x()), default=table.center().y())
    heap = sizes.radius * 1.8  # the tricks of the seat at the top
    score = QRectF(14, 12, min(left - heap - 14, wide * 0.3), at_side - 24)
    small = card * _PILED
    pile = Spot(QPointF(min(spot.rect.left() for spot in trick) - card * _PILE * 0.74, middle.y()), small, -4)
    indicator = Spot(pile.centre + QPointF(small * 0.78, small * 0.12), small, 8)
    count = QRectF(beside + 14, top + 8, wide - 2 * beside - 28, own.rect.bottom() - top - 16)
    over = sides[0].block.right() + 14 - count.left()
    if 0 < over < count.width() * _ASIDE:
        count.setLeft(count.left() + over)
    elif over > 0:
        count.setBottom(sides[0].block.top() - 10)
    dish = QRectF(middle, QSizeF(0, 0))
    blocks = [side.block for side in sides]
    stand = corners.corners(QSizeF(wide, high), table, corners.LINE * text_scale * grown, blocks)

    def by_seat(listed: list) -> tuple:  # type: ignore[type-arg]
        return tuple(listed[order.index(seat)] for seat in range(seats))

    return TrickLayout(
        QSizeF(wide, high), unit, table, by_seat(sides), order[0], dish, dish, free,
        corners=stand,
        hands=by_seat([own, *hands[1:]]), trick=by_seat(trick), won=by_seat(won), last=last,
        last_width=last_width, last_large=own_width * 0.86, pile=pile,
        indicator=indicator, score=score, count=count,
    )  # fmt: skip


@frozen
class _Sizes:
    unit: float
    text_scale: float
    grown: float

    @property
    def radius(self) -> float:
        return 38 * self.unit

    @property
    def letters(self) -> float:
        return max(15 * self.grown * min(self.text_scale, 1.6), 13)


def _side(
    position: int, seats: int, sizes: _Sizes, table: QRectF, own: Fan, *, is_open: bool
) -> tuple[SeatGeometry, Fan]:
    """Return the geometry of a seat, counted anticlockwise from the bottom, and that of its hand."""
    letters, radius = sizes.letters, sizes.radius
    ribbon_high, row_high = letters * 1.9, letters * 1.5
    wide = max(radius * 2, letters * 8.6)
    high = radius * 2 + ribbon_high * 0.8 + row_high
    left, right = table.left() + wide / 2 + 10, table.right() - wide / 2 - 10
    at_top = table.top() + radius + 8
    at_side = table.top() + table.height() * 0.4
    small = own.width * 0.36
    opened = own.width * (0.68 if sizes.text_scale <= 1 else 0.58)  # large letters need the space
    gap = 12 * sizes.unit
    inward = QPointF(0, 1)
    if position == 0:
        face = QPointF(max(own.rect.left() - wide / 2 - gap, left), own.centre.y() - high * 0.22)
        inward = QPointF(0, -1)
    elif position in (1, seats - 1):
        face = QPointF(right if position == 1 else left, at_side - (high * 0.3 if is_open else 0))
        inward = QPointF(-1 if position == 1 else 1, 0)
    else:
        at_the_top = seats - 3
        part = 1 - (position - 1.5) / at_the_top
        across = table.left() + table.width() * (0.16 + 0.68 * part)
        face = QPointF(across - (opened * 3.2 if is_open else small * 2.4), at_top)
    ribbon = QRectF(face.x() - wide / 2, face.y() + radius - ribbon_high * 0.35, wide, ribbon_high)
    if position:  # the names do not cover the others' faces
        face -= QPointF(0, max(0.0, ribbon_high * 0.35 - radius * 0.26))
    top = face.y() - radius
    row = QRectF(face.x() - wide / 2, ribbon.bottom() - 1, wide, row_high)
    block = QRectF(face.x() - wide / 2, top, wide, row.bottom() - top)
    if position in (1, seats - 1):
        hand_high = (opened if is_open else small) * CARD_HEIGHT * (1.52 if is_open else 1)
        is_above_own = block.bottom() + gap + hand_high < own.rect.top()
        room = opened * (4.5 if is_above_own else 3.4) if is_open else small * 4
        shift = inward.x() * max(0.0, (room - wide) / 2)
        centre = QPointF(face.x() + shift, block.bottom() + gap + hand_high / 2)
        hand = Fan(centre, opened, room, 0, 2) if is_open else Fan(centre, small, room, 14)
    else:
        roomy = 7 if opened > own.width * 0.6 else 6.2
        room = opened * roomy if is_open else small * 4.2
        hand = Fan(
            QPointF(block.right() + gap + room / 2, block.center().y()),
            opened if is_open else small, room, 0 if is_open else 14,
        )  # fmt: skip
    return SeatGeometry(face, radius, ribbon, row, block, letters, None, None, inward), hand


def _below(own: SeatGeometry, hand: Fan, high: float) -> SeatGeometry:
    """Return the viewer's seat moved down, if the view is high enough, off the left neighbour's cards."""
    cards = hand.rect
    for spot in hand.spots(_MOST_CARDS):  # the outermost are lower
        cards = cards.united(spot.rect)
    if not own.block.intersects(grown(cards, _CLEAR)):
        return own
    down = QPointF(0, min(cards.bottom() + _CLEAR - own.block.top(), high - 2 - own.block.bottom()))
    ribbon, row, block = (area.translated(down) for area in (own.ribbon, own.tokens, own.block))
    return replace(own, face=own.face + down, ribbon=ribbon, tokens=row, block=block)


def _beside(side: SeatGeometry, *, own: bool) -> Spot:
    """Return the spot of a seat's taken tricks: beside the face, towards the table."""
    width = side.radius * 0.62
    block = side.block
    if own:
        return Spot(QPointF(block.center().x(), block.top() - width * 1.1), width)
    if side.inward.x():
        edge = block.right() if side.inward.x() > 0 else block.left()
        return Spot(QPointF(edge + side.inward.x() * width, side.face.y()), width)
    return Spot(QPointF(block.left() - width, side.face.y()), width)
