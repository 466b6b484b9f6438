"""Where everything on the table lies: pure geometry in the view's pixels.

The hard idea: seats are rectangles (face, ribbon, tokens), not points, so even steps along the oval would let wide ribbons collide at
the top and tall faces at the sides. A step is therefore measured by what keeps two rectangles apart: dx in widths or dy in
heights of a seat, whichever is more. `_walk` goes round with the largest even step that comes out, and sizes are tried
from large to small until nothing overlaps. Nothing here depends on how many seats there are.

Seats are counted from the bottom one in playing order; that is to the right and anticlockwise on screen.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

FULL_SEATS: Final = 8
"""Up to this many seats are drawn full, more of them compact."""

CARD_HEIGHT: Final = 1.75
"""A card's height in widths."""

TOKENS_IN_A_ROW: Final = 3
"""More tokens than this are told by a number beside one of them."""

_GAP = 4.0
_STEPS = 720


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

    def stage(self, seat: int) -> Spot:
        """Where a card of this seat that everybody looks at lies, large: inward of its place, on no face."""
        place = self.places[seat]
        home = place.card.centre if place.card else place.face
        width = min(138 * self.unit, self.size.width() * 0.16)
        width = min(width, (self.free.top() - 16) / CARD_HEIGHT / 2.2)
        faces = [_grown(other.block, 2) for other in self.places]
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
            price = covered * 6 + touched + moved * wide * 0.2 + order * 4
            if price < cost:
                best, cost = held, price
        return best

    def _room(self) -> QRectF:
        """The view without a hem and without what lies below the table."""
        return QRectF(6, 6, self.size.width() - 12, self.free.top() - 6)


def lay_out(size: QSizeF, seats: int, bottom: int = 0, onlookers: int = 0, text_scale: float = 1.0) -> Layout:
    """Lay the table for a view of this size."""
    wide, high = size.width(), size.height()
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
        self.name_px = max((19 if full else 17) * unit * size, 12.5) * text_scale
        self.name_px = min(self.name_px, max(self.radius * 0.72, 12.5 * text_scale))
        # A ribbon holds about as many letters as its width in half ems; a crowded table shortens long names.
        ems = max((8.9 if full else 7.6) - shrink * 0.16, 4.6)
        self.ribbon = QSizeF(max(self.name_px * ems, 2 * self.radius + 4), self.name_px * 1.34)
        self.token = max(10 * unit * size, 5.0)
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
        pack = Spot(
            card.centre + QPointF(self.own_width * 0.5 + self.card_width * 0.72 + 6, high * 0.22),
            self.card_width * 0.92,
            4,
        )
        return self.place(face, card, pack, QPointF(0, -1))

    def places(self, taken: Iterable[QRectF]) -> tuple[list[Place], bool]:
        """Everybody's places from the bottom on, and whether nothing overlaps."""
        own = self.own()
        assert own.card is not None  # who plays has a card
        assert own.pack is not None  # and may deal
        reserved = own.block.united(own.card.rect)
        faces = self._faces(own.card.centre.x(), reserved)
        if faces is None:
            faces, clear = self._crowd(), False
        else:
            clear = True
        blocks = [self.block(face) for face in faces]
        solid = [own.block, own.card.rect, *taken, *blocks]
        cards: list[Spot] = []
        for face, block in zip(faces, blocks, strict=True):
            spot = _first_clear(self._card_spots(face, block), [*solid, *(card.rect for card in cards)])
            clear = clear and spot is not None
            cards.append(spot or next(self._card_spots(face, block)))
        solid += [card.rect for card in cards]
        out = [own]
        for face, card in zip(faces, cards, strict=True):
            pack = _first_clear(self._pack_spots(card, face), solid)
            clear = clear and pack is not None
            out.append(self.place(face, card, pack or card, self._inward(face)))
        return out, clear and not any(own.pack.rect.intersects(rect) for rect in (*blocks, *taken))

    def _ring(self, steps: int) -> QPointF:
        """A point of the oval on which the medallions sit, so many steps from the bottom on, to the right."""
        turn = math.tau * steps / _STEPS
        middle = self.table.center()
        across = min(self.table.width() / 2 - 72 * self.unit, self.view.width() / 2 - self.wide / 2 - 4)
        up = min(self.table.height() / 2 - 41 * self.unit, middle.y() - self.radius - 4)
        y = middle.y() + up * math.cos(turn)
        return QPointF(middle.x() + across * math.sin(turn), min(y, self.free.top() - self.below - 2))

    def _inward(self, face: QPointF) -> QPointF:
        """The direction into the table: more straight down from the long sides than towards the middle."""
        away = self.table.center() - face
        x, y = away.x() / self.table.width() ** 1.6, away.y() / self.table.height() ** 1.6
        far = math.hypot(x, y) or 1.0
        return QPointF(x / far, y / far)

    def _faces(self, own_x: float, reserved: QRectF) -> list[QPointF] | None:
        """Where the other medallions are, evenly round the oval; None if they do not fit."""
        ring = [self._ring(step) for step in range(_STEPS)]
        bottom = QPointF(own_x, ring[0].y())
        blocked = [_grown(reserved, _GAP).intersects(self.block(point)) for point in ring]

        def walk(step: float) -> list[int] | None:
            return _walk(ring, bottom, self.seats - 1, lambda a, b: self._apart(a, b) >= step, blocked)

        found = walk(1.0)
        if found is None:
            return None
        low, high = 1.0, 8.0
        for _ in range(12):
            middle = (low + high) / 2
            more = walk(middle)
            if more is None:
                high = middle
            else:
                low, found = middle, more
        return [ring[at] for at in self._centred(found)]

    @staticmethod
    def _centred(found: list[int]) -> list[int]:
        """Share what is left over at the end of the walk between its two ends."""
        spare = _STEPS - found[-1] - found[0]
        return [at + max(0, spare) // 2 for at in found] if len(found) == 1 else found

    def _apart(self, one: QPointF, other: QPointF) -> float:
        """How far apart two seats are: at 1 their rectangles nearly touch."""
        return max(
            abs(one.x() - other.x()) / (self.wide + _GAP),
            abs(one.y() - other.y()) / (self.high + _GAP),
        )

    def _crowd(self) -> list[QPointF]:
        """Even angles, for a view so small that nothing fits."""
        return [self._ring(_STEPS * seat // self.seats) for seat in range(1, self.seats)]

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
        """Where the pack may lie: beside the card on the side of the eldest hand, else further in, else on the other side."""
        inward = self._inward(face)
        forward = QPointF(inward.y(), -inward.x())
        width = self.card_width * 0.92
        for x, y in (
            *(
                (forward.x() + inward.x() * part, forward.y() + inward.y() * part)
                for part in (0.0, 0.4, 0.9, 1.6)
            ),
            (inward.x(), inward.y()),
            *(
                (-forward.x() + inward.x() * part, -forward.y() + inward.y() * part)
                for part in (1.6, 0.9, 0.4, 0.0)
            ),
        ):
            reach_x, reach_y = width * 1.02 + _GAP * 2, width * CARD_HEIGHT + _GAP * 2
            far = min(reach_x / abs(x) if x else math.inf, reach_y / abs(y) if y else math.inf)
            yield Spot(card.centre + QPointF(x * far, y * far), width, card.angle * 0.5)


def _walk(
    ring: Sequence[QPointF],
    bottom: QPointF,
    count: int,
    is_apart: Callable[[QPointF, QPointF], bool],
    blocked: Sequence[bool],
) -> list[int] | None:
    """Find places along the ring, each apart from the one before and from the bottom; None if there are too few."""
    found: list[int] = []
    before = bottom
    for step, point in enumerate(ring):
        if blocked[step] or not is_apart(point, before):
            continue
        if not is_apart(point, bottom):
            if found:
                return None
            continue
        found.append(step)
        before = point
        if len(found) == count:
            # The walk leaves its slack at the end: the last one may stand as far on as the first.
            return found
    return None


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
