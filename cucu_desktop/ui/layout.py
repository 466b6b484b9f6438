"""Where everything on the table lies: pure geometry in the view's pixels.

Seats are rectangles (face, ribbon, tokens) spread round the oval by `Ring`; before each lies a card, and beside one of the cards the
pack. Sizes are tried from large to small until nothing overlaps. Nothing here depends on how many seats there are.

Seats are counted from the bottom one in playing order; that is to the right and anticlockwise on screen.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.ui.ring import Ring

FULL_SEATS: Final = 8
"""Up to this many seats are drawn full, more of them compact."""

CARD_HEIGHT: Final = 1.75
"""A card's height in widths."""

TOKENS_IN_A_ROW: Final = 3
"""More tokens than this are told by a number beside one of them."""

_GAP = 4.0


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies: its centre, its width, and how it is turned, in degrees."""

    centre: QPointF
    width: float
    angle: float = 0.0

    @property
    def rect(self) -> QRectF:
        """The upright rectangle that contains the card as it is turned."""
        turn = math.radians(self.angle)
        across, along = abs(math.cos(turn)), abs(math.sin(turn))
        wide = self.width * (across + CARD_HEIGHT * along)
        high = self.width * (CARD_HEIGHT * across + along)
        return QRectF(self.centre.x() - wide / 2, self.centre.y() - high / 2, wide, high)


@dataclass(frozen=True, slots=True)
class Place:
    """What belongs to one seat.

    Attributes:
        face: the centre of the medallion.
        radius: its radius.
        ribbon: the ribbon with the name, its tails included.
        tokens: the row of tokens and coins.
        block: all of these.
        name_px: the size of the name's letters.
        card: where the seat's card lies; None for who only looks on.
        pack: where the pack lies when this seat deals.
        inward: the direction from the seat into the table.
    """

    face: QPointF
    radius: float
    ribbon: QRectF
    tokens: QRectF
    block: QRectF
    name_px: float
    card: Spot | None
    pack: Spot | None
    inward: QPointF


@dataclass(frozen=True, slots=True)
class Layout:
    """Everything's place in a view of one size.

    Attributes:
        size: the view's.
        unit: the size of a thousandth of a table that fits the first sketch; text and lines grow with it.
        table: the table with its rim.
        places: each seat's, by the number of the seat; those who look on last.
        bottom: the seat drawn at the bottom.
        pool: the dish in the middle; `sum`: the number under it.
        free: where the buttons of a decision go.
        full: whether the seats are drawn full.
    """

    size: QSizeF
    unit: float
    table: QRectF
    places: tuple[Place, ...]
    bottom: int
    pool: QRectF
    sum: QRectF
    free: QRectF
    full: bool

    @property
    def centre(self) -> QPointF:
        """The middle of the table."""
        return self.table.center()

    def stage(self, seat: int, keep: Sequence[QRectF] = ()) -> Spot:
        """Where a card of this seat that everybody looks at lies, large: inward of its place, on no face.

        `keep`: what shall stay to be seen beside it.
        """
        place = self.places[seat]
        home = place.card.centre if place.card else place.face
        width = min(138 * self.unit, self.size.width() * 0.16)
        width = min(width, (self.free.top() - 16) / CARD_HEIGHT / 2.2)
        faces = [*(_grown(other.block, 2) for other in self.places), *keep]
        middle = self.centre
        best, cost = Spot(middle, width, -5), math.inf
        for part in (0.15, 0.3, 0.45, 0.6, 0.75, 0.9):
            for aside in (0.0, 0.18, -0.18, 0.36, -0.36):
                along = (middle - home) * part
                at = home + along + QPointF(-along.y(), along.x()) * aside
                spot = Spot(at, width, -5)
                rect = spot.rect
                hidden = sum(_common(rect, face) for face in faces) + _outside(rect, self._room())
                if hidden + part < cost:
                    best, cost = spot, hidden + part
        return best

    def bubble(self, seat: int, size: QSizeF, beside: Sequence[QRectF] = ()) -> QRectF:
        """Where a bubble of this size goes for a speaker: by the face, in the view, on nothing that has to be read."""
        place = self.places[seat]
        reach = place.radius + 14 * self.unit
        wide, high = size.width(), size.height()
        face = place.face
        above = face.y() - reach - high
        below = place.block.bottom() + 14 * self.unit
        shifts = (-0.7, -0.3, -0.5, -0.1, 0.0, -0.9, -1.0)
        candidates = [QRectF(face.x() + wide * k, above, wide, high) for k in shifts]
        candidates += [
            QRectF(x, face.y() + high * k, wide, high)
            for k in (-0.8, -0.4, -0.1, -1.2)
            for x in (face.x() + reach, face.x() - reach - wide)
        ]
        # Below comes last: the tail would run over the name.
        last = len(candidates)
        candidates += [QRectF(face.x() + wide * k, below, wide, high) for k in shifts]
        # A face covered matters most, then what was asked to stay free, then a card that lies face down anyway.
        own = self.places[self.bottom].card
        precious = [*(other.block for other in self.places), *([own.rect] if own else []), *beside]
        others = [other.card.rect for other in self.places if other.card]
        best, cost = candidates[0], math.inf
        for order, rect in enumerate(candidates):
            held = _held(rect, self._room())
            moved = abs(held.x() - rect.x()) + abs(held.y() - rect.y())
            covered = sum(_common(held, taken) for taken in precious)
            touched = sum(_common(held, taken) for taken in others)
            price = (
                covered * 6 + touched + moved * wide * 0.2 + order * 4 + (order >= last) * wide * high * 0.8
            )
            if price < cost:
                best, cost = held, price
        return best

    def held(self, centre: QPointF, width: float) -> QPointF:
        """The centre of a card of this width, moved so that all of it is in view."""
        rect = Spot(centre, width).rect
        return _held(rect, self._room()).center()

    def _room(self) -> QRectF:
        """The view without a hem and without what lies below the table."""
        return QRectF(6, 6, self.size.width() - 12, self.free.top() - 6)


def lay_out(
    size: QSizeF, seats: int, bottom: int = 0, onlookers: int = 0, text_scale: float = 1.0
) -> Layout:
    """Lay the table for a view of this size."""
    return _laid_out(size.width(), size.height(), seats, bottom, onlookers, text_scale)


@lru_cache(maxsize=16)
def _laid_out(
    wide: float, high: float, seats: int, bottom: int, onlookers: int, text_scale: float
) -> Layout:
    size = QSizeF(wide, high)
    free_height = 56 + 44 * text_scale
    table = QRectF(12, 22, wide - 24, max(high - 22 - free_height, 200))
    if table.width() > table.height() * 1.95:
        spare = table.width() - table.height() * 1.95
        table.adjust(spare / 2, 0, -spare / 2, 0)
    unit = min(table.width() / 1000, table.height() / 676)
    free = QRectF(wide * 0.04, table.bottom() + 4, wide * 0.92, high - table.bottom() - 8)
    pool, number = _pool(table, unit, text_scale)
    places: Sequence[Place] = ()
    # The first size at which all is clear; the smallest if none is, for a window that is smaller than any we promise.
    for shrink in range(26):
        sketch = _Sketch(table, free, QRectF(0, 0, wide, high), unit, text_scale, seats, shrink)
        places, clear = sketch.places((pool, number))
        if clear:
            break
    turned = [places[(seat - bottom) % seats] for seat in range(seats)]
    turned += _watchers(size, free, turned, onlookers, unit, text_scale)
    return Layout(size, unit, table, tuple(turned), bottom, pool, number, free, seats <= FULL_SEATS)


def _pool(table: QRectF, unit: float, text_scale: float) -> tuple[QRectF, QRectF]:
    """The dish, and the room for the number under it."""
    dish = QRectF(0, 0, 156 * unit, 112 * unit)
    dish.moveCenter(table.center() - QPointF(0, 8 * unit))
    high = max(22 * unit, 17.0) * text_scale
    number = QRectF(0, 0, high * 3.4, high)
    number.moveCenter(QPointF(dish.center().x(), dish.bottom() + high * 0.55))
    return dish, number


class _Sketch:
    """One try at seating everybody, at one size."""

    def __init__(
        self,
        table: QRectF,
        free: QRectF,
        view: QRectF,
        unit: float,
        text_scale: float,
        seats: int,
        shrink: int,
    ) -> None:
        full = seats <= FULL_SEATS
        size = (1.0 if full else 0.8) * 0.965**shrink
        self.table, self.free, self.view, self.seats = table, free, view, seats
        self.unit = unit
        self.radius = max(47 * unit * size, 15.0)
        # Letters as large as was asked for, until nothing else is left to give way.
        least = max(12.5 * text_scale * 0.96 ** max(shrink - 12, 0), 12.5)
        self.name_px = max((19 if full else 17) * unit * size * text_scale, least)
        self.name_px = min(self.name_px, max(self.radius * 0.72, least))
        # A ribbon holds about as many letters as its width in half ems; a crowded table shortens long names.
        ems = max((8.9 if full else 7.6) - shrink * 0.16, 4.6)
        self.ribbon = QSizeF(max(self.name_px * ems, 2 * self.radius + 4), self.name_px * 1.34)
        # The number of coins is read at this size, so it grows with the text, too.
        self.token = max(10 * unit * size, 6.6) * (2 + text_scale) / 3
        self.card_width = max(50 * unit * size * (1.0 if full else 1.05), 22.0)
        self.own_width = max(110 * unit * max(size, 0.75), 56.0)
        overlap = self.radius * 0.2
        self.above = self.radius
        self.below = self.radius - overlap + self.ribbon.height() + self.token * 2 + 8 * unit * size
        self.wide = self.ribbon.width()
        self.high = self.above + self.below
        self.overlap = overlap

    def place(self, face: QPointF, card: Spot | None, pack: Spot | None, inward: QPointF) -> Place:
        """A seat whose medallion is here."""
        ribbon = QRectF(
            face.x() - self.wide / 2,
            face.y() + self.radius - self.overlap,
            self.ribbon.width(),
            self.ribbon.height(),
        )
        row = self.token * 2 + 2
        tokens = QRectF(ribbon.left(), face.y() + self.below - row, self.wide, row)
        return Place(face, self.radius, ribbon, tokens, self.block(face), self.name_px, card, pack, inward)

    def block(self, face: QPointF) -> QRectF:
        """The rectangle of a seat whose medallion is here."""
        return QRectF(face.x() - self.wide / 2, face.y() - self.above, self.wide, self.high)

    def own(self) -> Place:
        """The seat at the bottom: card in the middle, face at its left."""
        high = self.own_width * CARD_HEIGHT
        card = Spot(QPointF(self.table.center().x(), self.table.bottom() - 6 - high / 2), self.own_width)
        x = card.centre.x() - self.own_width / 2 - 12 * self.unit - self.wide / 2
        face = QPointF(x, self.table.bottom() - 4 - self.below)
        return self.place(face, card, None, QPointF(0, -1))

    def _own_pack_spots(self, own: Place, card: Spot) -> Iterator[Spot]:
        """Where the pack may lie when the bottom seat deals: right of the card, else over its own face."""
        width = self.card_width * 0.92
        top, high = card.rect.top() + width * CARD_HEIGHT / 2, card.rect.height() - width * CARD_HEIGHT
        for down in (0.8, 0.55, 0.3, 0.0, -0.25, -0.5):
            x = card.rect.right() + 6 + width * 0.55
            yield Spot(QPointF(x, top + high * down), width, 3)
        for left in (0.5, 0.8, 1.1, 0.2):
            x = card.rect.left() - 6 - width * 0.55
            yield Spot(QPointF(x - width * (left - 0.2), own.block.top() - 8 - width * 0.9), width, -3)

    def places(self, taken: Iterable[QRectF]) -> tuple[list[Place], bool]:
        """Everybody's places from the bottom on, and whether nothing overlaps."""
        own = self.own()
        assert own.card is not None
        reserved = own.block.united(own.card.rect)
        kept = _grown(reserved, _GAP)
        ring = self._ring()
        start = (own.card.centre.x(), ring.points[0][1])
        found = ring.spread(self.seats - 1, start, lambda at: not kept.intersects(self.block(QPointF(*at))))
        clear = found is not None
        faces = [QPointF(*at) for at in found or ring.crowd(self.seats - 1)]
        blocks = [self.block(face) for face in faces]
        solid = [own.block, own.card.rect, self.free, *taken, *blocks]
        cards: list[Spot] = []
        for face, block in zip(faces, blocks, strict=True):
            spot = _first_clear(self._card_spots(face, block), [*solid, *(card.rect for card in cards)])
            clear = clear and spot is not None
            cards.append(spot or next(self._card_spots(face, block)))
        solid += [card.rect for card in cards]
        own_pack = _first_clear(self._own_pack_spots(own, own.card), solid)
        clear = clear and own_pack is not None
        out = [replace(own, pack=own_pack or own.card)]
        for face, card in zip(faces, cards, strict=True):
            pack = _first_clear(self._pack_spots(card, face), solid)
            clear = clear and pack is not None
            out.append(self.place(face, card, pack or card, self._inward(face)))
        return out, clear

    def _ring(self) -> Ring:
        """The oval on which the medallions sit."""
        middle = self.table.center()
        across = min(self.table.width() / 2 - 72 * self.unit, self.view.width() / 2 - self.wide / 2 - 4)
        up = min(self.table.height() / 2 - 41 * self.unit, middle.y() - self.radius - 4)
        lowest = self.free.top() - self.below - 2
        return Ring((middle.x(), middle.y()), (across, up), lowest, (self.wide + _GAP, self.high + _GAP))

    def _inward(self, face: QPointF) -> QPointF:
        """The direction into the table: more straight down from the long sides than towards the middle."""
        away = self.table.center() - face
        x, y = away.x() / self.table.width() ** 1.6, away.y() / self.table.height() ** 1.6
        far = math.hypot(x, y) or 1.0
        return QPointF(x / far, y / far)

    def _card_spots(self, face: QPointF, block: QRectF) -> Iterator[Spot]:
        """Where the card before a seat may lie, the best first."""
        inward = self._inward(face)
        lean = max(-7.0, min(7.0, (face.x() - self.table.center().x()) / self.table.width() * -16))
        side = -1 if face.x() > self.table.center().x() else 1
        for aside in (0.0, 16.0, -16.0, 32.0, -32.0, 50.0, -50.0, 70.0, -70.0, 88.0):
            turn = math.radians(aside * side)
            x = inward.x() * math.cos(turn) - inward.y() * math.sin(turn)
            y = inward.x() * math.sin(turn) + inward.y() * math.cos(turn)
            for angle in (lean, 0.0):
                half = Spot(QPointF(), self.card_width, angle).rect
                reach_x = (block.width() + half.width()) / 2 + _GAP
                reach_y = (block.height() + half.height()) / 2 + _GAP
                far = min(reach_x / abs(x) if x else math.inf, reach_y / abs(y) if y else math.inf)
                yield Spot(block.center() + QPointF(x * far, y * far), self.card_width, angle)

    def _pack_spots(self, card: Spot, face: QPointF) -> Iterator[Spot]:
        """Where the pack may lie: beside the card on the side of the eldest hand, else round it and further off."""
        inward = self._inward(face)
        forward = math.atan2(-inward.x(), inward.y())
        width = self.card_width * 0.92
        reach_x, reach_y = width * 1.06 + _GAP, width * CARD_HEIGHT * 1.06 + _GAP
        # Inward lies a quarter turn on from forward; away from the table is never tried.
        turns = (0.0, 0.12, 0.25, 0.4, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6, 1.75, 1.88, 2.0)
        for times in (1.0, 1.3):
            for turn in turns:
                angle = forward + turn * math.pi / 2
                x, y = math.cos(angle), math.sin(angle)
                far = times * min(reach_x / max(abs(x), 1e-9), reach_y / max(abs(y), 1e-9))
                yield Spot(card.centre + QPointF(x * far, y * far), width, card.angle * 0.5)


def _first_clear(spots: Iterable[Spot], taken: Sequence[QRectF]) -> Spot | None:
    """The first spot whose card lies on nothing taken."""
    for spot in spots:
        rect = spot.rect
        if not any(rect.intersects(other) for other in taken):
            return spot
    return None


def _watchers(
    size: QSizeF, free: QRectF, seated: Sequence[Place], count: int, unit: float, text_scale: float
) -> list[Place]:
    """Places for those who look on: small, in the corners that the oval leaves."""
    if not count:
        return []
    radius = max(24 * unit, 14.0)
    name_px = max(14 * unit, 12.0) * text_scale
    ribbon = QSizeF(name_px * 6.4, name_px * 1.34)
    wide, high = ribbon.width(), radius * 1.8 + ribbon.height() + 18 * unit
    taken = [place.block for place in seated] + [place.card.rect for place in seated if place.card]
    middle = QPointF(size.width() / 2, free.top() / 2)
    spots = [
        QRectF(4 + x * 8, 4 + y * 8, wide, high)
        for x in range(int((size.width() - wide - 8) / 8) + 1)
        for y in range(int((free.top() - high - 8) / 8) + 1)
    ]
    spots.sort(
        key=lambda spot: (
            -max(
                abs(spot.center().x() - middle.x()) / size.width(),
                abs(spot.center().y() - middle.y()) / free.top(),
            )
            - math.hypot(
                (spot.center().x() - middle.x()) / size.width(), (spot.center().y() - middle.y()) / free.top()
            )
        )
    )
    out = []
    for _ in range(count):
        spot = next((one for one in spots if not any(one.intersects(rect) for rect in taken)), spots[0])
        taken.append(_grown(spot, 2))
        face = QPointF(spot.center().x(), spot.top() + radius)
        line = QRectF(spot.left(), face.y() + radius * 0.8, wide, ribbon.height())
        coins = QRectF(spot.left(), line.bottom() + 2, wide, spot.bottom() - line.bottom() - 2)
        away = middle - face
        far = math.hypot(away.x(), away.y()) or 1.0
        out.append(Place(face, radius, line, coins, spot, name_px, None, None, away / far))
    return out


def _grown(rect: QRectF, by: float) -> QRectF:
    return rect.adjusted(-by, -by, by, by)


def _held(rect: QRectF, room: QRectF) -> QRectF:
    """The rectangle moved so that it is in the room."""
    x = min(max(rect.x(), room.left()), room.right() - rect.width())
    y = min(max(rect.y(), room.top()), room.bottom() - rect.height())
    return QRectF(x, y, rect.width(), rect.height())


def _common(one: QRectF, other: QRectF) -> float:
    """The area that two rectangles share."""
    both = one.intersected(other)
    return max(both.width(), 0.0) * max(both.height(), 0.0)


def _outside(rect: QRectF, room: QRectF) -> float:
    """How much of the rectangle is outside the room."""
    return rect.width() * rect.height() - _common(rect, room)
