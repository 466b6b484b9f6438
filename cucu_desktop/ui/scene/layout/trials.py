"""Attempts at laying out all seats, from large sizes to small, until nothing overlaps."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.scene.layout import center_layout
from cucu_desktop.ui.scene.layout.seat_layout import COMPACT_SEATS, SeatLayout, are_plain
from cucu_desktop.ui.scene.layout.seat_sizes import LAST_USUAL
from cucu_desktop.ui.widgets.seat_geometry import SeatGeometry

Shown = Literal["", "ties", "suits", "pile"]
"""The items in the middle: ties on the dish, with lost chips beside it; the Aces' suits; an open pile at
the dish; none.
"""

_SIZES: Final = 42
"""The number of sizes to try, each somewhat smaller than the one before."""
_SMALLEST: Final = range(_SIZES - 1, _SIZES - 11, -1)
_LARGER_CARDS: Final = (1.45, 1.3, 1.18, 1.08)
"""The scales of cards that are tried where space is left."""
_COMPARED: Final = 5
"""The number of sizes to compare, from the largest one without overlaps: smaller faces may leave space for
much larger cards, and for the pack.
"""

_COMPARED_IN_DOUBT: Final = 14
_IN_DOUBT: Final = 0.5
"""The number of sizes to compare while owners are not obvious, and the factor on such layouts' worth."""
_PACK_ENOUGH: Final = 0.76
"""The width of a pack, in widths of a card, from which on faces and cards need not shrink for it."""


@frozen
class Company:
    """The seats round the table, and the items in its middle: see `layout.lay_out`."""

    seats: int
    bottom: int
    onlookers: int
    clockwise: bool
    shown: Shown


class Trials:
    """Attempts with letters of one size, at all sizes of everything else."""

    def __init__(
        self,
        size: QSizeF,
        table: QRectF,
        free: QRectF,
        letters: float,
        company: Company,
        *,
        crowd: bool = False,
    ) -> None:
        """`crowd`: whether to use the layout of a crowd for fewer seats than usual."""
        self.unit = unit = min(table.width() / 1000, table.height() / 676)
        self._table, self._free, self._letters, self._seats = table, free, letters, company.seats
        self._view = QRectF(QPointF(0, 0), size)
        self._tightest = [0]
        self.lens = (
            center_layout.lens(table, unit, letters) if crowd or company.seats > COMPACT_SEATS else None
        )
        self.pool, self.number = center_layout.pool(table, unit, letters)
        if self.lens:
            self.pool, self.number = center_layout.below(self.lens, self.pool, self.number)
        on_dish = company.shown == "ties"
        self.heap: QRectF | None = None
        self.chips = QRectF()
        if on_dish:
            self.heap, self.chips = center_layout.pot(self.pool, self.number)
        self.pile = center_layout.pile(self.pool) if company.shown == "pile" else None
        heap = [self.heap, self.chips] if self.heap else [self.pile] if self.pile else []
        self._taken = [self.pool, self.number, *heap, *([self.lens] if self.lens else [])]
        is_filled = company.shown in ("ties", "suits")
        self._middle = [center_layout.shown(self.pool, unit, on_dish=on_dish)] if is_filled else []

    def fits(self) -> bool:
        """Return whether nothing overlaps at the largest size, or at one of the smallest."""
        if self.lens is None and self._first:
            return True
        ways = (True,) if self.lens is None else (True, False)
        return any(self._at(shrink, on_cloth=way) for way in ways for shrink in _SMALLEST)

    def is_read(self) -> bool:
        """Return whether all seats fit while everything is easily legible."""
        return any(self._at(LAST_USUAL, on_cloth=way) for way in ((True, False) if self.lens else (True,)))

    def largest(self) -> Sequence[SeatGeometry]:
        return self._largest_crowd() if self.lens else self._best_near(*self._largest())

    def _at(self, shrink: int, *, on_cloth: bool = True) -> Sequence[SeatGeometry] | None:
        """Return the layout at one size, or None if something overlaps: see `_sketch`."""
        return self._whole(self._sketch(shrink, on_cloth=on_cloth), self._taken)

    def _whole(
        self, sketch: SeatLayout, taken: Sequence[QRectF], more_than: float = 0.0
    ) -> Sequence[SeatGeometry] | None:
        """Return an attempt with packs; None if something overlaps, or its worth is `more_than` at most."""
        seated = sketch.clear(taken)
        if seated is None:
            return None
        # The pack is placed last, and only if it can be wide enough: this is the slowest step.
        narrowest = 0.0
        if more_than:
            most = _worth(seated)
            if most <= more_than:
                return None
            narrowest = sketch.card_width * _PACK_ENOUGH * more_than / most
        return sketch.with_packs(seated, taken, self._tightest, narrowest)

    def _cramped(self, *, on_cloth: bool) -> Sequence[SeatGeometry]:
        return self._sketch(_SIZES - 1, on_cloth=on_cloth).cramped(self._taken)

    def _sketch(self, shrink: int, *, on_cloth: bool, larger: float = 1.0) -> SeatLayout:
        """Return an attempt at one size.

        Args:
            shrink: the step of sizes; 0 is the largest.
            on_cloth: whether the cards of a crowd are on the cloth.
            larger: the scale of the cards before the other seats.
        """
        return SeatLayout(
            self._table, self._free, self._view, self.unit, self._letters, self._seats, shrink,
            crowd=self.lens is not None, on_cloth=on_cloth, larger=larger,
        )  # fmt: skip

    @cached_property
    def _first(self) -> Sequence[SeatGeometry] | None:
        """The layout at the largest size, used by most tables; None if something overlaps."""
        return self._at(0)

    def _largest(self) -> tuple[Sequence[SeatGeometry], int]:
        """Return the layout at the first size without overlaps, and the number of that size."""
        for shrink in range(_SIZES):
            geometries = self._at(shrink) if shrink else self._first
            if geometries:
                return geometries, shrink
        return self._cramped(on_cloth=True), shrink

    def _best_near(self, geometries: Sequence[SeatGeometry], shrink: int) -> Sequence[SeatGeometry]:
        """Return the best of this layout and the next smaller ones, with cards as large as possible."""
        best, worth = geometries, _worth(geometries)
        for smaller in range(shrink, min(shrink + _COMPARED_IN_DOUBT, _SIZES)):
            if smaller >= shrink + _COMPARED and are_plain(best):
                break
            usual = () if smaller == shrink else (1.0,)  # this layout was given
            for larger in (*_LARGER_CARDS, *usual):
                sketch = self._sketch(smaller, on_cloth=True, larger=larger)
                if sketch.card_width * sketch.others.radius * _PACK_ENOUGH <= worth:
                    break  # smaller ones have less worth
                taken = self._taken + self._middle if larger > 1 else self._taken
                found = self._whole(sketch, taken, worth)
                if found and (more := _worth(found)) > worth:
                    best, worth = found, more
        return best

    def _largest_crowd(self) -> Sequence[SeatGeometry]:
        """Return the largest layout of a crowd, found without trying every size.

        All cards are on the cloth, unless they are much larger on the rim: legibility has priority.
        """
        near = _halved(partial(self._at, on_cloth=False))
        on_cloth = _halved(partial(self._at, on_cloth=True))
        if on_cloth and (not near or _readable(on_cloth) * 1.15 >= _readable(near)):
            return on_cloth
        return near or self._cramped(on_cloth=False)


def _halved(tried: Callable[[int], Sequence[SeatGeometry] | None]) -> Sequence[SeatGeometry] | None:
    """Return the largest layout that fits, found by bisection; None if the smallest does not fit."""
    low, high = 0, _SIZES - 1
    best = tried(high)
    while best and low < high:
        middle = (low + high) // 2
        geometries = tried(middle)
        if geometries:
            best, high = geometries, middle
        else:
            low = middle + 1
    return best


def _worth(geometries: Sequence[SeatGeometry]) -> float:
    """Return a measure of the size of faces, cards and the smallest pack.

    Without packs it is an upper bound: the pack counts as large as a card.
    """
    place = geometries[1]
    assert place.card is not None
    usual = place.card.width
    least = min(seat.pack.width / usual for seat in geometries if seat.pack)
    return place.radius * usual * min(least, _PACK_ENOUGH) * (1.0 if are_plain(geometries) else _IN_DOUBT)


def _readable(geometries: Sequence[SeatGeometry]) -> float:
    """Return a measure of the size of cards and faces, except the viewer's own."""
    card = geometries[1].card
    return geometries[1].radius + (card.width if card else 0.0)
