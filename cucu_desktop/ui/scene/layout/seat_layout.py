"""One attempt to lay out all seats at one size: faces round the oval, a card before each, the pack beside.

`SeatLayout` is created for one size and finds whether everything fits; `layout` tries sizes from
large to small.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.ui.scene.layout.areas import edges
from cucu_desktop.ui.scene.layout.pack_layout import (
    ROOMY,
    WIDTHS,
    PackSpots,
    Point,
    Tried,
    beside_card,
    beside_own,
    first_clear,
    reach,
    spot_at,
)
from cucu_desktop.ui.scene.layout.ring import Ring, ring
from cucu_desktop.ui.scene.layout.seat_sizes import least_part, sizes, small_sizes
from cucu_desktop.ui.widgets.oval import RIM
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, SeatGeometry, Spot, grown

FULL_SEATS: Final = 8
"""The maximum number of seats drawn full; with more, seats are compact."""
COMPACT_SEATS: Final = 20
"""The maximum number of compact seats, if names have space. Beyond it, and in the smallest windows,
seats are small faces, and a lens in the middle enlarges the acting one.
"""

MOST_WITH_TOKENS: Final = 39
"""The maximum number of players with tokens before them: Lu Stù has no more tokens, and no more cards."""

_BULGING: Final = 0.78
"""The roundness of the oval at a crowded table, which reaches beyond the table's corners."""
_LAST_OWN: Final = 28
"""The last step of sizes at which the viewer's own name is legible in a crowd."""
_LEAST_OWN: Final = 0.68
"""The factor by which the viewer's own card may fall below the easily legible size."""
_ON_TABLE: Final = 0.85
"""The maximum distance of a card from the middle: the squared fraction of the way to the table's edge."""
_WIDTHS_ON_CLOTH: Final = (*ROOMY, 0.76)
"""The widths of a pack, in widths of a card, that are tried on the cloth before the rim."""
_PLAINLY: Final = 0.92
"""The ratio of distances to its own and the next face below which a card's owner is obvious."""
_GAP: Final = 4.0
_CLEAR_ENOUGH: Final = 0.85
"""The doubt up to which a pack is placed on the cloth rather than on the rim."""
_OFF_TOKENS: Final = 11.0
"""The distance of a card from the tokens above it, in thousandths of the table; it allows for rotation."""
_OFF_FACES: Final = 5.0
_OFF_CARDS: Final = 0.05
"""The pack's distance from people, and from cards in their widths: space for the dashed lines round both."""
_APART: Final = 0.1
"""The distance between cards at a small table, in their widths; touching ones would seem one player's."""


class SeatLayout:
    """One attempt to lay out all seats at one size."""

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
        crowd: bool,
        on_cloth: bool,
        larger: float = 1.0,
    ) -> None:
        """`on_cloth`: whether in a crowd cards are on the cloth at any distance, or as near as possible.

        `larger`: the scale of the cards before the other seats.
        """
        full = seats <= FULL_SEATS
        size = (1.0 if full else 0.95) * 0.965**shrink
        tight = least_part(shrink)
        self.table, self.free, self.view, self.seats = table, free, view, seats
        self.unit, self._crowded, self.on_cloth = unit, crowd, crowd and on_cloth
        middle, rim = table.center(), table.width() * RIM
        self._cloth = middle.x(), middle.y(), table.width() / 2 - rim, table.height() / 2 - rim
        self._packs = ROOMY if larger > 1 else WIDTHS
        if crowd:
            tokens = seats <= MOST_WITH_TOKENS
            own = min(shrink, _LAST_OWN)
            self.mine = sizes(unit, text_scale, max(size, 0.8 * least_part(own)), full=False, shrink=own)
            self.others = small_sizes(unit, text_scale, size, tokens=tokens, shrink=shrink)
            # Cards have more space than the faces, so they shrink less.
            usual = 37 if seats > COMPACT_SEATS else 50
            self.card_width = max(usual * unit * size**0.45 * 0.93 ** max(shrink - 14, 0), 15.0 * tight)
            self.own_width = max(88 * unit * max(size, 0.7), 48.0 * max(tight, _LEAST_OWN))
        else:
            self.mine = self.others = sizes(unit, text_scale, size, full=full, shrink=shrink)
            self.card_width = max(50 * unit * size * (1.0 if full else 1.05), 22.0 * tight) * larger
            self.own_width = max(110 * unit * max(size, 0.75), 56.0 * max(tight, _LEAST_OWN))

    def own(self, taken: Iterable[QRectF] = ()) -> SeatGeometry:
        """Return the seat at the bottom: its card in the middle, below `taken`, its face left of the card."""
        low = self.table.bottom() - 6
        room = low - max((rect.bottom() for rect in taken), default=-math.inf) - _GAP
        width = min(self.own_width, room / CARD_HEIGHT)
        card = Spot(QPointF(self.table.center().x(), low - width * CARD_HEIGHT / 2), width)
        x = card.centre.x() - width / 2 - 12 * self.unit - self.mine.wide / 2
        face = QPointF(x, self.table.bottom() - 4 - self.mine.below)
        return self.mine.seat_at(face, card, card, QPointF(0, -1))

    def clear(self, taken: Sequence[QRectF]) -> Sequence[SeatGeometry] | None:
        """Return the seats, from the bottom on; None as soon as an overlap is found.

        The pack is added by `with_packs`.
        """
        own = self.own(taken)
        if any(own.block.intersects(rect) for rect in taken):
            return None
        found = self._spread(own)
        if found is None:
            return None
        faces = [QPointF(*at) for at in found]
        cards = []
        for card, is_clear in self._cards(own, faces, taken):
            if not is_clear:
                return None
            cards.append(card)
        return self._seated(own, faces, cards)

    def cramped(self, taken: Sequence[QRectF]) -> Sequence[SeatGeometry]:
        """Return the seats regardless of overlaps, with the pack on the dealer's card."""
        own = self.own(taken)
        faces = [QPointF(*at) for at in self._spread(own) or self._ring().crowd(self.seats - 1)]
        return self._seated(own, faces, [card for card, _ in self._cards(own, faces, taken)])

    def _spread(self, own: SeatGeometry) -> Sequence[Point] | None:
        """Return the positions of the other faces, evenly round the table; None if space is insufficient."""
        assert own.card is not None
        kept = grown(own.block.united(own.card.rect), _GAP)
        oval, others = self._ring(), self.others
        start = (own.card.centre.x(), oval.points[0][1])
        # A face between these corners would make its block overlap the own seat.
        corners = (
            (kept.left() - others.wide / 2, kept.top() - others.below),
            (kept.right() + others.wide / 2, kept.bottom() + others.radius),
        )
        return oval.spread(self.seats - 1, start, corners)

    def _cards(
        self, own: SeatGeometry, faces: Sequence[QPointF], taken: Sequence[QRectF]
    ) -> Iterator[tuple[Spot, bool]]:
        """Yield the spot of each other seat's card, and whether it overlaps nothing."""
        assert own.card is not None
        blocks = [self.others.block(face) for face in faces]
        apart = _APART if self.seats <= FULL_SEATS else 0.0
        taken_up = [edges(rect) for rect in (own.block, own.card.rect, self.free, *taken, *blocks)]
        points = [(face.x(), face.y()) for face in faces]
        for number, (face, block) in enumerate(zip(faces, blocks, strict=True)):
            spot = first_clear(
                self._card_spots(face, block), taken_up, partial(self._is_plain, number, points)
            )
            here = face.x(), face.y(), self.card_width, 0.0
            card = spot_at(spot or next(self._card_spots(face, block), here))
            taken_up.append(edges(grown(card.rect, self.card_width * apart)))
            yield card, spot is not None

    def _is_plain(self, number: int, faces: Sequence[Point], spot: Tried) -> bool:
        """Return whether the card's owner is obvious: the card is clearly nearer to this face than others."""
        return self._crowded or _is_nearest(spot[:2], number, faces, _PLAINLY)

    def _seated(
        self, own: SeatGeometry, faces: Sequence[QPointF], cards: Sequence[Spot]
    ) -> Sequence[SeatGeometry]:
        others = [
            self.others.seat_at(face, card, card, self._inward(face))
            for face, card in zip(faces, cards, strict=True)
        ]
        return [own, *others]

    def with_packs(
        self,
        seated: Sequence[SeatGeometry],
        taken: Sequence[QRectF],
        tightest: list[int],
        narrowest: float = 0.0,
    ) -> Sequence[SeatGeometry] | None:
        """Return the same seats with a spot of the pack each; None if one of them has no such spot.

        Args:
            seated: all seats.
            taken: further areas that the pack may not overlap.
            tightest: the seat that had no space for the pack at the last call; it is tried first, and
                updated.
            narrowest: the width that a pack has to exceed.
        """
        cards = [seat.card for seat in seated if seat.card]
        apart = [grown(seat.block, _OFF_FACES) for seat in seated] + [
            grown(card.rect, card.width * _OFF_CARDS) for card in cards
        ]
        above = self.view.translated(0, -self.view.height())  # a pack rises above its lowest card
        lain_on = [edges(rect) for rect in (*apart, cards[0].rect, self.free, above, *taken)]
        packs = PackSpots([seat.face for seat in seated], cards, lain_on)
        found: dict[int, Spot] = {}
        for number in sorted(range(len(seated)), key=lambda seat: seat != tightest[0]):
            pack = self._pack_of(number, seated[number].inward, seated[number].block, cards[number], packs)
            if pack is None or pack.width <= narrowest:
                tightest[0] = number
                return None
            found[number] = pack
        return [replace(seat, pack=found[number]) for number, seat in enumerate(seated)]

    def _pack_of(
        self, number: int, inward: QPointF, block: QRectF, card: Spot, packs: PackSpots
    ) -> Spot | None:
        """Return the best spot of the pack when this seat deals, on the cloth if possible."""
        if not number:
            return packs.best(number, beside_own(card, block, self.card_width), at_ease=False)
        if not self._crowded:
            beside = beside_card(card, inward, _WIDTHS_ON_CLOTH, finely=True)
            spots = (filter(self._is_on_cloth, each) for each in beside)
            if pack := packs.best(number, spots, _CLEAR_ENOUGH, allowed=self._is_on_cloth):
                return pack
        return packs.best(number, beside_card(card, inward, self._packs, finely=self.seats > COMPACT_SEATS))

    def _is_on_cloth(self, spot: Tried) -> bool:
        """Return whether the whole pack is on the cloth."""
        x, y, width, angle = spot
        middle_x, middle_y, wide, high = self._cloth
        reach_x, reach_y = reach(width, angle)
        across, down = (abs(x - middle_x) + reach_x) / wide, (abs(y - middle_y) + reach_y) / high
        return across * across + down * down < 1

    def _ring(self) -> Ring:
        """Return the oval on which the medallions are placed."""
        middle, seat = self.table.center(), self.others
        widest = self.view.width() / 2 - seat.wide / 2 - 4
        across = min(self.table.width() / 2 - 72 * self.unit, widest)
        up = min(self.table.height() / 2 - 41 * self.unit, middle.y() - seat.radius - 4)
        roundness, gap = 1.0, _GAP
        if self._crowded and self.seats <= COMPACT_SEATS:
            # In a small window the oval reaches beyond the rim, to make space for all seats.
            across = min(self.table.width() / 2 + 36 * self.unit, widest)
            up = middle.y() - seat.radius - 3
            roundness, gap = 0.9, 2.0
        elif self._crowded:
            # A crowd needs all the space: seats are on the rim, and in the corners beyond it.
            across = widest
            up = middle.y() - seat.radius - 3
            roundness, gap = _BULGING, 2.0
        lowest = self.free.top() - seat.below - 2
        size = (seat.wide + gap, seat.high + gap)
        return ring((middle.x(), middle.y()), (across, up), lowest, size, roundness)

    def _inward(self, face: QPointF) -> QPointF:
        """Return the direction into the table; from the long sides it is almost vertical."""
        away = self.table.center() - face
        x, y = away.x() / self.table.width() ** 1.6, away.y() / self.table.height() ** 1.6
        far = math.hypot(x, y) or 1.0
        return QPointF(x / far, y / far)

    def _card_spots(self, face: QPointF, block: QRectF) -> Iterator[Tried]:
        """Yield spots for the card before a seat, the best first."""
        inward, middle, width = self._inward(face), block.center(), self.card_width
        in_x, in_y, at_x, at_y = inward.x(), inward.y(), middle.x(), middle.y()
        lean = max(-7.0, min(7.0, (face.x() - self.table.center().x()) / self.table.width() * -16))
        side = -1 if face.x() > self.table.center().x() else 1
        reaches = []
        off = max(_OFF_TOKENS * self.unit, _GAP)
        for angle in (lean, 0.0):
            half = Spot(QPointF(), width, angle).rect
            reach_x = (block.width() + half.width()) / 2 + _GAP
            reach_y = (block.height() + half.height()) / 2 + off
            reaches.append((angle, reach_x, reach_y))
        for aside in (0.0, 16.0, -16.0, 32.0, -32.0, 50.0, -50.0, 70.0, -70.0, 88.0):
            turn = math.radians(aside * side)
            x = in_x * math.cos(turn) - in_y * math.sin(turn)
            y = in_x * math.sin(turn) + in_y * math.cos(turn)
            for angle, reach_x, reach_y in reaches:
                far = min(reach_x / abs(x) if x else math.inf, reach_y / abs(y) if y else math.inf)
                if self.on_cloth:
                    # In a crowd the cloth is far from the seats in the corners.
                    far = max(far, self._to_cloth(middle, x, y))
                spot_x, spot_y = at_x + x * far, at_y + y * far
                if self.seats > COMPACT_SEATS or self._is_over_table(spot_x, spot_y):
                    yield spot_x, spot_y, width, angle

    def _is_over_table(self, x: float, y: float) -> bool:
        middle = self.table.center()
        across = (x - middle.x()) / (self.table.width() / 2)
        down = (y - middle.y()) / (self.table.height() / 2)
        return across * across + down * down < _ON_TABLE

    def _to_cloth(self, start: QPointF, x: float, y: float) -> float:
        """Return the distance in this direction at which a card before the seat is on the cloth."""
        middle = self.table.center()
        rim = self.table.width() * RIM + self.card_width * 0.75
        wide, high = self.table.width() / 2 - rim, self.table.height() / 2 - rim
        from_x, from_y = (start.x() - middle.x()) / wide, (start.y() - middle.y()) / high
        across, down = x / wide, y / high
        # The line's first intersection with the ellipse: a quadratic equation in the distance.
        square, half = across * across + down * down, from_x * across + from_y * down
        root = half * half - square * (from_x * from_x + from_y * from_y - 1)
        return (-half - math.sqrt(root)) / square if root >= 0 else 0.0


def are_plain(seated: Sequence[SeatGeometry]) -> bool:
    """Return whether each card's owner is obvious: no card is as near to another face."""
    faces = [(seat.face.x(), seat.face.y()) for seat in seated]
    return all(
        _is_nearest((seat.card.centre.x(), seat.card.centre.y()), number, faces)
        for number, seat in enumerate(seated)
        if number and seat.card
    )


def _is_nearest(point: Point, own: int, faces: Sequence[Point], part: float = 1.0) -> bool:
    """Return whether `part` times the distance to any other face is more than the distance to the own one."""
    far = math.dist(point, faces[own])
    for number, face in enumerate(faces):
        if far >= part * math.dist(point, face) and number != own:
            return False
    return True


def watchers(
    size: QSizeF, free: QRectF, seated: Sequence[SeatGeometry], count: int, unit: float, text_scale: float
) -> list[SeatGeometry]:
    """Return the small geometries of onlookers, in the corners outside the oval."""
    if not count:
        return []
    radius = max(24 * unit, 14.0)
    name_px = max(14 * unit, 12.0) * text_scale
    ribbon = QSizeF(name_px * 6.4, name_px * 1.34)
    wide, high = ribbon.width(), radius * 1.8 + ribbon.height() + 18 * unit
    taken = [geometry.block for geometry in seated] + [
        geometry.card.rect for geometry in seated if geometry.card
    ]
    middle = QPointF(size.width() / 2, free.top() / 2)
    spots = [
        QRectF(4 + x * 8, 4 + y * 8, wide, high)
        for x in range(int((size.width() - wide - 8) / 8) + 1)
        for y in range(int((free.top() - high - 8) / 8) + 1)
    ]
    middle_x, middle_y, all_wide, all_high = middle.x(), middle.y(), size.width(), free.top()

    def off_the_middle(spot: QRectF) -> float:
        centre = spot.center()
        across, down = abs(centre.x() - middle_x) / all_wide, abs(centre.y() - middle_y) / all_high
        return max(across, down) + math.hypot(across, down)

    spots.sort(key=off_the_middle, reverse=True)
    out = []
    for _ in range(count):
        spot = next((one for one in spots if not any(one.intersects(rect) for rect in taken)), spots[0])
        taken.append(grown(spot, 2))
        face = QPointF(spot.center().x(), spot.top() + radius)
        line = QRectF(spot.left(), face.y() + radius * 0.8, wide, ribbon.height())
        coins = QRectF(spot.left(), line.bottom() + 2, wide, spot.bottom() - line.bottom() - 2)
        away = middle - face
        far = math.hypot(away.x(), away.y()) or 1.0
        out.append(SeatGeometry(face, radius, line, coins, spot, name_px, None, None, away / far))
    return out
