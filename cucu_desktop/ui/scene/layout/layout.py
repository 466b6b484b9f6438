"""The layout of the table: pure geometry in the view's pixels.

Seats are rectangles (face, ribbon, tokens) spread round the oval; a card is placed before each seat, and the
pack beside one of the cards. Sizes are tried from large to small until nothing overlaps. Nothing here
assumes a number of seats.

Seats are numbered from the bottom one in playing order, that is to the right and anticlockwise on
screen.
"""

import math
from collections.abc import Sequence
from dataclasses import field
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.scene.layout import center_layout, corners
from cucu_desktop.ui.scene.layout.areas import covered, edges, held
from cucu_desktop.ui.scene.layout.seat_layout import COMPACT_SEATS, FULL_SEATS, watchers
from cucu_desktop.ui.scene.layout.trials import Company, Shown, Trials
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, SeatGeometry, Spot, grown

USUAL_WIDTH: Final = 1280
USUAL_HEIGHT: Final = 800
"""The window size assumed by default: at this size letters have the preferred size."""

_LARGEST: Final = 1.6
_ON_PILE: Final = 0.8
"""The height of a card on the pile, relative to the pile's area."""
_THROWN: Final = (
    (-0.3, -0.1, -9.0), (0.28, 0.2, 7.0), (0.0, -0.35, -3.0), (-0.2, 0.3, 12.0), (0.36, -0.2, -6.0),
    (-0.38, 0.1, 4.0), (0.12, 0.36, -11.0),
)  # fmt: skip
"""Offsets of cards on the pile, as fractions of the free space, and their angles in degrees."""
_LESS_LETTERS: Final = (1.5, 1.25, 1.0, 0.85)
"""The scales of letters to try where the preferred size makes items overlap."""


@frozen
class Layout:
    """The positions of everything in a view of one size.

    Attributes:
        size: the size of the view.
        unit: a thousandth of the table's width, or less in a low window; text and lines scale with it.
        table: the table with its rim.
        seats: the geometry of each seat, by its number; onlookers last.
        bottom: the seat drawn at the bottom.
        pool: the dish in the middle; `sum`: the number under it.
        free: the area below the table.
        pot: the area of lost chips beside the dish, in games that have them; `pot_sum`: that of their number.
        open_pile: the area of cards discarded face up, in games that have them.
        lens: the area of the enlarged acting seat and its neighbours, in a crowd.
        corners: the left and right corners to furnish, if there is space.
        letters: the scale of letters; smaller than the preferred one where space is short.
    """

    size: QSizeF
    unit: float
    table: QRectF
    seats: tuple[SeatGeometry, ...]
    bottom: int
    pool: QRectF
    sum: QRectF
    free: QRectF
    pot: QRectF | None = None
    pot_sum: QRectF = field(default_factory=QRectF)
    lens: QRectF | None = None
    corners: tuple[QRectF, QRectF] | None = None
    letters: float = 1.0
    open_pile: QRectF | None = None

    @property
    def buttons(self) -> QRectF:
        """The area of a decision's buttons: below the table, between the corners."""
        return corners.between(self.free, self.corners)

    @property
    def above_buttons(self) -> float:
        """The height of the free space between the buttons and the seats and cards above them."""
        room = self.buttons
        return max(room.top() - (self.lowest(room.left(), room.right()) or room.top()), 0.0)

    def lowest(self, left: float, right: float) -> float:
        """Return the lower edge of the seats and cards between these x coordinates; 0 without any."""
        cards = [spot.rect for seat in self.seats for spot in (seat.card, seat.pack) if spot]
        lie = [*(seat.block for seat in self.seats), *cards]
        return max((it.bottom() for it in lie if it.left() < right and it.right() > left), default=0.0)

    @property
    def own_top(self) -> float:
        """The upper edge of the seat at the bottom and of its cards."""
        seat = self.seats[self.bottom]
        return min(seat.block.top(), seat.card.rect.top()) if seat.card else seat.block.top()

    def cards_of_others(self) -> Sequence[QRectF]:
        """The areas of the cards before the seats, most of them face down; bubbles avoid them."""
        return [seat.card.rect for seat in self.seats if seat.card]

    @property
    def centre(self) -> QPointF:
        return self.table.center()

    def stage(self, seat: int, keep: Sequence[QRectF] = (), *, above: float = 0.0) -> Spot:
        """Return the spot of this seat's card when shown enlarged: inward of its usual spot, on no face.

        Args:
            seat: the card's seat.
            keep: areas that should stay visible.
            above: the space needed above the card, in its widths.
        """
        geometry = self.seats[seat]
        home = geometry.card.centre if geometry.card else geometry.face
        width = min(138 * self.unit, self.size.width() * 0.16)
        width = min(width, (self.free.top() - 16) / CARD_HEIGHT / 2.2)
        faces = [*(grown(other.block, 2) for other in self.seats), *keep]
        seen, room = [(1.0, [edges(area) for area in faces])], [(1.0, [edges(self.room)])]
        middle = self.centre
        best, cost = Spot(middle, width, -5), math.inf
        for part in (0.15, 0.3, 0.45, 0.6, 0.75, 0.9):
            for aside in (0.0, 0.18, -0.18, 0.36, -0.36):
                along = (middle - home) * part
                at = home + along + QPointF(-along.y(), along.x()) * aside
                spot = Spot(at, width, -5)
                rect = spot.rect.adjusted(0, -above * width, 0, 0)
                beyond = rect.width() * rect.height() - covered(edges(rect), room)
                hidden = covered(edges(rect), seen) + beyond
                if hidden + part < cost:
                    best, cost = spot, hidden + part
        return best

    def middle(self, *, on_dish: bool) -> QRectF:
        """Return the area of the ranks of ties, at the dish, or of the suits of Aces, in the middle."""
        area = center_layout.shown(self.pool, self.unit, on_dish=on_dish)
        if self.lens:
            area.moveTop(self.lens.bottom() + 10 * self.unit)
        return area

    def slip(self, seat: int) -> tuple[QPointF, float]:
        """Return position and height of a slip before a seat: across the card's lower edge."""
        geometry = self.seats[seat]
        high = min(max(geometry.tokens.height() * 0.95, 13.0), 26.0)
        if geometry.card is None:
            return geometry.tokens.center(), high
        card = geometry.card
        return QPointF(card.centre.x(), card.centre.y() + card.width * CARD_HEIGHT * 0.5 - high * 0.62), high

    def on_pile(self, number: int) -> Spot | None:
        """Return the spot of a card on the open pile, slightly rotated like a thrown card."""
        if self.open_pile is None:
            return None
        width = self.open_pile.height() / CARD_HEIGHT * _ON_PILE
        across, down, turned = _THROWN[number % len(_THROWN)]
        free = QPointF(self.open_pile.width() - width, self.open_pile.height() * (1 - _ON_PILE))
        away = QPointF(free.x() * across, free.y() * down)
        return Spot(self.open_pile.center() + away, width, turned)

    def edge(self, seat: int) -> QPointF:
        """Return the offset of a player who is out: as far outward as there is space."""
        geometry = self.seats[seat]
        taken = [self.free, *(other.block for number, other in enumerate(self.seats) if number != seat)]
        taken += [other.card.rect for other in self.seats if other.card]
        view = QRectF(QPointF(0, 0), self.size)
        for part in (0.5, 0.4, 0.3, 0.2, 0.1):
            away = -geometry.inward * geometry.radius * part
            block = geometry.block.translated(away)
            if view.contains(block) and not any(block.intersects(other) for other in taken):
                return away
        return QPointF()

    def held(self, centre: QPointF, width: float) -> QPointF:
        """Return the centre of a card of this width, moved so that the whole card is in view."""
        return held(Spot(centre, width).rect, self.room).center()

    @property
    def room(self) -> QRectF:
        """The view without its margin and the area below the table."""
        return QRectF(6, 6, self.size.width() - 12, self.free.top() - 6)


def grown_by(wide: float, high: float) -> float:
    """Return the scale of letters for a window of this size: they grow with the table."""
    return max(1.0, min(wide / USUAL_WIDTH, high / USUAL_HEIGHT, _LARGEST))


def lay_out(
    size: QSizeF,
    seats: int,
    bottom: int = 0,
    onlookers: int = 0,
    text_scale: float = 1.0,
    *,
    clockwise: bool = False,
    shown: Shown = "",
) -> Layout:
    """Lay out the table for a view of this size; `shown`: the other items in its middle."""
    company = Company(seats, bottom, onlookers, clockwise, shown)
    return _laid_out(size.width(), size.height(), text_scale, company)


@lru_cache(maxsize=16)
def _laid_out(wide: float, high: float, text_scale: float, company: Company) -> Layout:
    """Lay out the table with letters of the preferred size, or smaller ones if space is short."""
    size = QSizeF(wide, high)
    table, free = _table(size, text_scale)
    tried, letters = _tried(size, table, free, text_scale, company)
    geometries = tried.largest()
    seats, bottom = company.seats, company.bottom
    sense = -1 if company.clockwise else 1
    turned = [geometries[(seat - bottom) * sense % seats] for seat in range(seats)]
    turned += watchers(size, free, turned, company.onlookers, tried.unit, letters)
    return Layout(
        size, tried.unit, table, tuple(turned), bottom, tried.pool, tried.number, free,
        tried.heap, tried.chips, tried.lens, _corners(size, table, text_scale, turned), letters,
        tried.pile,
    )  # fmt: skip


def lay_empty(
    size: QSizeF, seats: int, text_scale: float = 1.0
) -> tuple[QRectF, tuple[QRectF, QRectF] | None, QRectF]:
    """Lay out a table without seats; it does not move when players sit down.

    Returns the table, the corners and the area for buttons, like the attributes of `Layout`.
    """
    table, both, room = _laid_empty(size.width(), size.height(), text_scale, seats)
    return QRectF(table), both and (QRectF(both[0]), QRectF(both[1])), QRectF(room)


@lru_cache(maxsize=4)
def _laid_empty(
    wide: float, high: float, text_scale: float, seats: int
) -> tuple[QRectF, tuple[QRectF, QRectF] | None, QRectF]:
    size = QSizeF(wide, high)
    table, free = _table(size, text_scale)
    tried, _ = _tried(size, table, free, text_scale, Company(seats, 0, 0, clockwise=False, shown=""))
    both = _corners(size, table, text_scale, tried.largest())
    return table, both, corners.between(free, both)


def _table(size: QSizeF, text_scale: float) -> tuple[QRectF, QRectF]:
    """Return the table with its rim, and the free area below it."""
    wide, high = size.width(), size.height()
    free_height = (56 + 44 * text_scale) * grown_by(wide, high)
    table = QRectF(12, 22, wide - 24, max(high - 22 - free_height, 200))
    if table.width() > table.height() * 1.95:
        spare = table.width() - table.height() * 1.95
        table.adjust(spare / 2, 0, -spare / 2, 0)
    return table, QRectF(wide * 0.04, table.bottom() + 4, wide * 0.92, high - table.bottom() - 5)


def _tried(
    size: QSizeF, table: QRectF, free: QRectF, text_scale: float, company: Company
) -> tuple[Trials, float]:
    """Return the trials with the largest letters at which all seats fit, and the scale of these letters."""
    for letters in (text_scale, *(less for less in _LESS_LETTERS if less < text_scale)):
        tried = Trials(size, table, free, letters, company)
        if tried.fits():
            break
    if FULL_SEATS < company.seats <= COMPACT_SEATS and not tried.is_read():
        crowd = Trials(size, table, free, letters, company, crowd=True)
        if crowd.is_read():
            return crowd, letters
    return tried, letters


def _corners(
    size: QSizeF, table: QRectF, text_scale: float, seats: Sequence[SeatGeometry]
) -> tuple[QRectF, QRectF] | None:
    line = corners.LINE * text_scale * grown_by(size.width(), size.height())
    return corners.corners(size, table, line, [geometry.block for geometry in seats])
