"""Where everything on the table lies: pure geometry in the view's pixels.

Seats are rectangles (face, ribbon, tokens) spread round the oval; before each lies a card, and beside
one of the cards the pack. Sizes are tried from large to small until nothing overlaps. Nothing here
depends on how many seats there are.

Seats are counted from the bottom one in playing order; that is to the right and anticlockwise on
screen.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Final, Literal, Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.ui import corners, midst
from cucu_desktop.ui.places import CARD_HEIGHT, Place, Spot, grown
from cucu_desktop.ui.sketch import COMPACT_SEATS, Sketch, watchers

USUAL_WIDTH: Final = 1280
USUAL_HEIGHT: Final = 800
"""The window's size if nothing else is known: its letters have the size that is wished."""

Shown = Literal["", "ties", "suits"]
"""What is shown in the middle: ties on the dish, with lost chips beside it; the Aces' suits; nothing more."""

_STEPS: Final = 24
"""In so many the way of a bubble's tail is looked at."""

_LARGEST: Final = 1.6
_SIZES: Final = 26
"""So many sizes are tried, each somewhat smaller than the one before."""
_LARGER_CARDS: Final = (1.45, 1.3, 1.18, 1.08)
"""So many times larger may cards be that have the room."""


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
        free: what lies below the table.
        pot: where lost chips lie beside the dish, if they lie on the table; `pot_sum`: their number.
        lens: where in a crowd who is to act and their neighbours are seen large.
        corners: where in the room something may stand, at the left and at the right, if there is room.
    """

    size: QSizeF
    unit: float
    table: QRectF
    places: tuple[Place, ...]
    bottom: int
    pool: QRectF
    sum: QRectF
    free: QRectF
    pot: QRectF | None = None
    pot_sum: QRectF = field(default_factory=QRectF)
    lens: QRectF | None = None
    corners: tuple[QRectF, QRectF] | None = None

    @property
    def buttons(self) -> QRectF:
        """Where the buttons of a decision go: below the table, between what stands in the corners."""
        return corners.between(self.free, self.corners)

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
        faces = [*(grown(other.block, 2) for other in self.places), *keep]
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

    def middle(self, *, on_dish: bool) -> QRectF:
        """Where the ranks of ties and the suits of Aces are shown: in the middle, leaning on the dish."""
        area = midst.shown(self.pool, self.unit, on_dish=on_dish)
        if self.lens:
            area.moveTop(self.lens.bottom() + 10 * self.unit)
        return area

    def slip(self, seat: int) -> tuple[QPointF, float]:
        """Where a slip of paper before a seat lies, and how high it is: across the card's lower edge."""
        place = self.places[seat]
        high = min(max(place.tokens.height() * 0.95, 13.0), 26.0)
        if place.card is None:
            return place.tokens.center(), high
        card = place.card
        return QPointF(card.centre.x(), card.centre.y() + card.width * CARD_HEIGHT * 0.5 - high * 0.62), high

    def edge(self, seat: int) -> QPointF:
        """How far from its place whoever is out can sit: outward as far as nothing is in the way."""
        place = self.places[seat]
        taken = [self.free, *(other.block for number, other in enumerate(self.places) if number != seat)]
        taken += [other.card.rect for other in self.places if other.card]
        view = QRectF(QPointF(0, 0), self.size)
        for part in (0.5, 0.4, 0.3, 0.2, 0.1):
            away = -place.inward * place.radius * part
            block = place.block.translated(away)
            if view.contains(block) and not any(block.intersects(other) for other in taken):
                return away
        return QPointF()

    def bubble(self, seat: int, size: QSizeF, beside: Sequence[QRectF] = ()) -> QRectF:
        """Where a bubble of this size goes: by the speaker's face, in view, on nothing that must be read."""
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
        # Below comes last: there the tail points at the name only.
        last = len(candidates)
        candidates += [QRectF(face.x() + wide * k, below, wide, high) for k in shifts]
        # Faces and what was asked to stay free matter most, a card that lies face down least.
        own = self.places[self.bottom].card
        precious = [*(other.block for other in self.places), *([own.rect] if own else []), *beside]
        precious += [self.lens] if self.lens else []
        others = [other.card.rect for other in self.places if other.card]
        others += [*(self.corners or ())] * 4

        best, cost = candidates[0], math.inf
        for order, rect in enumerate(candidates):
            late = order * 4 + (order >= last) * wide * high * 0.4
            if late >= cost:
                break  # what follows can only be worse
            held = self._kept_in(rect)
            moved = abs(held.x() - rect.x()) + abs(held.y() - rect.y())
            price = late + moved * wide * 0.2
            price += self._covered(held, precious) * 6 + self._covered(held, others)
            if price < cost:
                best, cost = held, price
        if self._covered(best, precious) > wide * high * 0.04:
            return self._clear_nearby(best, face, precious, others)
        return best

    def tip(self, seat: int, area: QRectF) -> QPointF:
        """Where the tail of a bubble in this area ends: at the face, or at the tokens if it hangs below.

        From far off it ends short of the face if it would pass over another, and always short of the name.
        """
        place = self.places[seat]
        if area.top() >= place.block.bottom():
            return QPointF(place.face.x(), place.block.bottom())
        near = QPointF(
            min(max(place.face.x(), area.left()), area.right()),
            min(max(place.face.y(), area.top()), area.bottom()),
        )
        way = near - place.face
        far = math.hypot(way.x(), way.y()) or 1.0
        points = [place.face + way * part for part in (0.2, 0.35, 0.5, 0.65, 0.8)]
        passed = [other.block for other in self.places if other is not place]
        reach = place.radius * 0.92
        if any(block.contains(point) for block in passed for point in points):
            reach = max(reach, far - place.radius * 1.6)
        steps = [reach + (far - reach) * part / _STEPS for part in range(_STEPS + 1)]
        on_name = [step for step in steps if place.ribbon.contains(place.face + way * (step / far))]
        if on_name:
            reach = min(on_name[-1] + (far - reach) / _STEPS, far)
        return place.face + way * (reach / far)

    def _kept_in(self, rect: QRectF) -> QRectF:
        """The rectangle moved into the room; beside the buttons, in the lower corners, it may stay lower."""
        wide = self.size.width()
        if rect.right() < wide * 0.3 or rect.left() > wide * 0.7:
            return _held(rect, QRectF(6, 6, wide - 12, self.size.height() - 12))
        return _held(rect, self._room())

    @staticmethod
    def _covered(rect: QRectF, things: Sequence[QRectF]) -> float:
        return sum(_common(rect, thing) for thing in things if rect.intersects(thing))

    def _clear_nearby(
        self, rect: QRectF, face: QPointF, precious: Sequence[QRectF], others: Sequence[QRectF]
    ) -> QRectF:
        """A clear place for a bubble somewhat further from its face, where the table is crowded."""
        room = self._room()
        wide, high = rect.width(), rect.height()
        best, cost = rect, self._covered(rect, precious) * 6
        down, across = high * 0.4, wide * 0.25
        for row in range(int((room.height() - high) / down) + 1):
            for column in range(int((room.width() - wide) / across) + 1):
                tried = QRectF(room.left() + column * across, room.top() + row * down, wide, high)
                away = tried.center() - face
                far = math.hypot(away.x() / 1.6, away.y())
                if far > 260 * self.unit + high:
                    continue
                price = self._covered(tried, precious) * 6 + self._covered(tried, others) + far * high * 0.5
                if price < cost:
                    best, cost = tried, price
        return best

    def held(self, centre: QPointF, width: float) -> QPointF:
        """The centre of a card of this width, moved so that all of it is in view."""
        rect = Spot(centre, width).rect
        return _held(rect, self._room()).center()

    def _room(self) -> QRectF:
        """The view without a hem and without what lies below the table."""
        return QRectF(6, 6, self.size.width() - 12, self.free.top() - 6)


def grown_by(wide: float, high: float) -> float:
    """Return how much larger than usual all is in a window of this size: letters must not stay behind."""
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
    """Lay the table for a view of this size; `shown`: what else has to have room in its middle."""
    company = _Company(seats, bottom, onlookers, clockwise, shown)
    return _laid_out(size.width(), size.height(), text_scale, company)


@dataclass(frozen=True, slots=True)
class _Company:
    """Who sits round the table, and what lies in its middle: see `lay_out`."""

    seats: int
    bottom: int
    onlookers: int
    clockwise: bool
    shown: Shown


@lru_cache(maxsize=16)
def _laid_out(wide: float, high: float, text_scale: float, company: _Company) -> Layout:
    seats, bottom = company.seats, company.bottom
    size = QSizeF(wide, high)
    free_height = (56 + 44 * text_scale) * grown_by(wide, high)
    table = QRectF(12, 22, wide - 24, max(high - 22 - free_height, 200))
    if table.width() > table.height() * 1.95:
        spare = table.width() - table.height() * 1.95
        table.adjust(spare / 2, 0, -spare / 2, 0)
    unit = min(table.width() / 1000, table.height() / 676)
    free = QRectF(wide * 0.04, table.bottom() + 4, wide * 0.92, high - table.bottom() - 8)
    lens = midst.lens(table, unit, text_scale) if seats > COMPACT_SEATS else None
    pool, number = midst.pool(table, unit, text_scale)
    if lens:
        pool, number = midst.below(lens, pool, number)
    heap, chips = midst.pot(pool, number) if company.shown == "ties" else (None, QRectF())
    taken = [pool, number, *([heap, chips] if heap else []), *([lens] if lens else [])]
    middle = [midst.shown(pool, unit, on_dish=company.shown == "ties")] if company.shown else []

    def tried(shrink: int, *, on_cloth: bool = True, larger: float = 1.0) -> tuple[Sequence[Place], bool]:
        view = QRectF(0, 0, wide, high)
        sketch = Sketch(table, free, view, unit, text_scale, seats, shrink, on_cloth=on_cloth, larger=larger)
        return sketch.places(taken + middle if larger > 1 else taken)

    places = _largest(tried) if lens is None else _largest_crowd(tried)
    sense = -1 if company.clockwise else 1
    turned = [places[(seat - bottom) * sense % seats] for seat in range(seats)]
    turned += watchers(size, free, turned, company.onlookers, unit, text_scale)
    blocks = [place.block for place in turned]
    stand = corners.corners(size, table, corners.LINE * text_scale * grown_by(wide, high), blocks)
    return Layout(size, unit, table, tuple(turned), bottom, pool, number, free, heap, chips, lens, stand)


def _largest(tried: "Trial") -> Sequence[Place]:
    """The first size at which all is clear; the smallest if none is, in a window smaller than we promise.

    Where there is room left on the cloth then, the cards have it.
    """
    for shrink in range(_SIZES):
        places, clear = tried(shrink)
        if clear:
            break
    for larger in _LARGER_CARDS:
        with_larger, clear = tried(shrink, larger=larger)
        if clear:
            return with_larger
    return places


def _largest_crowd(tried: "Trial") -> Sequence[Place]:
    """The same for many seats, where to try every size takes long.

    All cards lie on the cloth, unless they are much larger on the rim: to be read comes first.
    """
    near, is_clear = _halved(partial(tried, on_cloth=False))
    on_cloth, fits = _halved(partial(tried, on_cloth=True))
    return on_cloth if fits and (not is_clear or _readable(on_cloth) * 1.15 >= _readable(near)) else near


def _halved(tried: Callable[[int], tuple[Sequence[Place], bool]]) -> tuple[Sequence[Place], bool]:
    low, high = 0, _SIZES - 1
    best, fits = tried(high)
    while fits and low < high:
        middle = (low + high) // 2
        places, clear = tried(middle)
        if clear:
            best, high = places, middle
        else:
            low = middle + 1
    return best, fits


def _readable(places: Sequence[Place]) -> float:
    """How large cards and faces are, but for the viewer's own."""
    card = places[1].card
    return places[1].radius + (card.width if card else 0.0)


class Trial(Protocol):
    """Seats everybody at one size; tells where, and whether nothing overlaps."""

    def __call__(
        self, shrink: int, *, on_cloth: bool = True, larger: float = 1.0
    ) -> tuple[Sequence[Place], bool]:
        """`shrink`: how many times it is made smaller; `on_cloth`: where the cards of a crowd lie.

        `larger`: how many times larger than usual the cards are before the others.
        """


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
