"""One try at seating everybody: faces round the oval, a card before each, the pack beside any of them.

`Sketch` is made for one size of everything and tells whether nothing overlaps; `layout` tries sizes
from large to small.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.ui.backdrop import RIM
from cucu_desktop.ui.places import CARD_HEIGHT, Place, Spot, grown
from cucu_desktop.ui.ring import Ring

FULL_SEATS: Final = 8
"""Up to this many seats are drawn full, more of them compact."""
COMPACT_SEATS: Final = 20
"""Up to this many; beyond that they are a crowd of small faces, and the middle shows large who matters."""

MOST_WITH_TOKENS: Final = 39
"""More players than this have no tokens before them: Lu Stù has no more, and its pack no more cards."""

_BULGING: Final = 0.78
"""How round the crowd sits: beyond the table's corners, where the floor is empty."""
_GAP: Final = 4.0


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large everything about one seat is; `place` and `block` say where it is then.

    Attributes:
        radius: the medallion's.
        name_px: the size of the name's letters; the name has no room where the ribbon is empty.
        ribbon: the ribbon's size.
        row: how high the row of tokens and coins is.
        gap: what lies between ribbon and row.
    """

    radius: float
    name_px: float
    ribbon: QSizeF
    row: float
    gap: float

    @property
    def overlap(self) -> float:
        """How far the ribbon, or without one the row, lies on the medallion."""
        return self.radius * 0.2

    @property
    def below(self) -> float:
        """How far a seat reaches below its medallion's centre."""
        return self.radius - self.overlap + self.ribbon.height() + self.row + self.gap

    @property
    def wide(self) -> float:
        """How wide a seat is."""
        return self.ribbon.width()

    @property
    def high(self) -> float:
        """How high a seat is."""
        return self.radius + self.below

    def block(self, face: QPointF) -> QRectF:
        """The rectangle of a seat whose medallion is here."""
        return QRectF(face.x() - self.wide / 2, face.y() - self.radius, self.wide, self.high)

    def place(self, face: QPointF, card: Spot | None, pack: Spot | None, inward: QPointF) -> Place:
        """A seat whose medallion is here."""
        ribbon = QRectF(
            face.x() - self.wide / 2,
            face.y() + self.radius - self.overlap,
            self.ribbon.width(),
            self.ribbon.height(),
        )
        row = self.row + 2
        tokens = QRectF(ribbon.left(), face.y() + self.below - row, self.wide, row)
        return Place(face, self.radius, ribbon, tokens, self.block(face), self.name_px, card, pack, inward)


def sizes(unit: float, text_scale: float, size: float, *, full: bool, shrink: int = 0) -> Sizes:
    """Return the sizes of a seat with a name, drawn full or compact, this many times its usual size."""
    radius = max(47 * unit * size, 15.0)
    # Letters as large as was asked for, until nothing else is left to give way.
    least = max(12.5 * text_scale * 0.96 ** max(shrink - 12, 0), 12.5)
    name_px = max((19 if full else 17) * unit * size * text_scale, least)
    name_px = min(name_px, max(radius * 0.72, least))
    # A ribbon holds about as many letters as its width in half ems; a crowded table shortens long names.
    ems = max((8.9 if full else 7.6) - shrink * 0.16, 4.6)
    ribbon = QSizeF(max(name_px * ems, 2 * radius + 4), name_px * 1.34)
    # The number of coins is read at this size, so it grows with the text, too.
    row = max(20 * unit * size, 13.2) * (2 + text_scale) / 3
    return Sizes(radius, name_px, ribbon, row, 8 * unit * size)


def small_sizes(unit: float, text_scale: float, size: float, *, tokens: bool) -> Sizes:
    """Return the sizes of a seat in a crowd: a face and a number; the name is told when it is pointed at.

    `tokens`: with room for some beside the number.
    """
    radius = max(27 * unit * size, 11.0)
    row = max(16 * unit * size * (2 + text_scale) / 3, 12.5)
    wide = max(2 * radius + 2, row * (3.3 if tokens else 2.1))
    return Sizes(radius, 0.0, QSizeF(wide, 0.0), row, 0.0)


class Sketch:
    """One try at seating everybody, at one size."""

    def __init__(  # noqa: PLR0913 - what it is made for, and the one thing that is tried
        self,
        table: QRectF,
        free: QRectF,
        view: QRectF,
        unit: float,
        text_scale: float,
        seats: int,
        shrink: int,
        *,
        on_cloth: bool,
        larger: float = 1.0,
    ) -> None:
        """`on_cloth`: whether in a crowd cards lie on the cloth however far off, or as near as may be.

        `larger`: how many times larger than usual the cards are that lie before the others.
        """
        full, crowd = seats <= FULL_SEATS, seats > COMPACT_SEATS
        size = (1.0 if full else 0.95) * 0.965**shrink
        self.table, self.free, self.view, self.seats = table, free, view, seats
        self.unit, self.on_cloth = unit, crowd and on_cloth
        if crowd:
            self.mine = sizes(unit, text_scale, max(size, 0.8), full=False)
            self.others = small_sizes(unit, text_scale, size, tokens=seats <= MOST_WITH_TOKENS)
            # Cards have more room than the faces round them, and shrink less until nothing else helps.
            self.card_width = max(37 * unit * size**0.45 * 0.93 ** max(shrink - 14, 0), 15.0)
            self.own_width = max(88 * unit * max(size, 0.7), 48.0)
        else:
            self.mine = self.others = sizes(unit, text_scale, size, full=full, shrink=shrink)
            self.card_width = max(50 * unit * size * (1.0 if full else 1.05), 22.0) * larger
            self.own_width = max(110 * unit * max(size, 0.75), 56.0)

    def own(self) -> Place:
        """The seat at the bottom: card in the middle, face at its left."""
        high = self.own_width * CARD_HEIGHT
        card = Spot(QPointF(self.table.center().x(), self.table.bottom() - 6 - high / 2), self.own_width)
        x = card.centre.x() - self.own_width / 2 - 12 * self.unit - self.mine.wide / 2
        face = QPointF(x, self.table.bottom() - 4 - self.mine.below)
        return self.mine.place(face, card, None, QPointF(0, -1))

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
        kept = grown(reserved, _GAP)
        ring = self._ring()
        start = (own.card.centre.x(), ring.points[0][1])
        block = self.others.block
        found = ring.spread(self.seats - 1, start, lambda at: not kept.intersects(block(QPointF(*at))))
        clear = found is not None
        faces = [QPointF(*at) for at in found or ring.crowd(self.seats - 1)]
        blocks = [block(face) for face in faces]
        taken_up = [_edges(rect) for rect in (own.block, own.card.rect, self.free, *taken, *blocks)]
        cards: list[Spot] = []
        for face, seat in zip(faces, blocks, strict=True):
            spot = _first_clear(self._card_spots(face, seat), taken_up)
            clear = clear and spot is not None
            cards.append(spot or next(self._card_spots(face, seat)))
            taken_up.append(_edges(cards[-1].rect))
        own_pack = _first_clear(self._own_pack_spots(own, own.card), taken_up)
        clear = clear and own_pack is not None
        out = [replace(own, pack=own_pack or own.card)]
        for face, card in zip(faces, cards, strict=True):
            pack = _first_clear(self._pack_spots(card, face), taken_up)
            clear = clear and pack is not None
            out.append(self.others.place(face, card, pack or card, self._inward(face)))
        return out, clear

    def _ring(self) -> Ring:
        """The oval on which the medallions sit."""
        middle, seat = self.table.center(), self.others
        across = min(self.table.width() / 2 - 72 * self.unit, self.view.width() / 2 - seat.wide / 2 - 4)
        up = min(self.table.height() / 2 - 41 * self.unit, middle.y() - seat.radius - 4)
        roundness, gap = 1.0, _GAP
        if self.seats > COMPACT_SEATS:
            # A crowd needs all the room there is: it sits on the rim, and in the corners beyond it.
            across = self.view.width() / 2 - seat.wide / 2 - 4
            up = middle.y() - seat.radius - 3
            roundness, gap = _BULGING, 2.0
        lowest = self.free.top() - seat.below - 2
        size = (seat.wide + gap, seat.high + gap)
        return Ring((middle.x(), middle.y()), (across, up), lowest, size, roundness)

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
                if self.on_cloth:
                    # Far from the corners of a crowd begins the cloth.
                    far = max(far, self._to_cloth(block.center(), x, y))
                yield Spot(block.center() + QPointF(x * far, y * far), self.card_width, angle)

    def _to_cloth(self, start: QPointF, x: float, y: float) -> float:
        """How far it is from a seat in this direction until a card lies on the cloth."""
        middle = self.table.center()
        rim = self.table.width() * RIM + self.card_width * 0.75
        wide, high = self.table.width() / 2 - rim, self.table.height() / 2 - rim
        from_x, from_y = (start.x() - middle.x()) / wide, (start.y() - middle.y()) / high
        across, down = x / wide, y / high
        # Where the straight line meets the ellipse first: a quadratic equation in the distance.
        square, half = across * across + down * down, from_x * across + from_y * down
        root = half * half - square * (from_x * from_x + from_y * from_y - 1)
        return (-half - math.sqrt(root)) / square if root >= 0 else 0.0

    def _pack_spots(self, card: Spot, face: QPointF) -> Iterator[Spot]:
        """Where the pack may lie: beside the card towards the eldest hand, else round it and further off."""
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


Edges = tuple[float, float, float, float]
"""A rectangle's left, top, right and bottom: a crowd's are compared by the hundred thousand."""


def _edges(rect: QRectF) -> Edges:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _first_clear(spots: Iterable[Spot], taken: Sequence[Edges]) -> Spot | None:
    """The first spot whose card lies on nothing taken."""
    for spot in spots:
        left, top, right, bottom = _edges(spot.rect)
        if not any(left < r and x < right and top < b and y < bottom for x, y, r, b in taken):
            return spot
    return None


def watchers(
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
        taken.append(grown(spot, 2))
        face = QPointF(spot.center().x(), spot.top() + radius)
        line = QRectF(spot.left(), face.y() + radius * 0.8, wide, ribbon.height())
        coins = QRectF(spot.left(), line.bottom() + 2, wide, spot.bottom() - line.bottom() - 2)
        away = middle - face
        far = math.hypot(away.x(), away.y()) or 1.0
        out.append(Place(face, radius, line, coins, spot, name_px, None, None, away / far))
    return out
