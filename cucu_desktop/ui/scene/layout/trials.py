"""Attempts at laying out all seats, from large sizes to small, until nothing overlaps."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.scene.layout import center_layout
from cucu_desktop.ui.scene.layout.seat_layout import COMPACT_SEATS, LAST_USUAL, SeatLayout, are_plain
from cucu_desktop.ui.widgets.seat_geometry import SeatGeometry

Shown = Literal["", "ties", "suits", "pile"]
"""What is shown in the middle: ties on the dish, with lost chips beside it; the Aces' suits; an open pile at
the dish; nothing more."""

_SIZES: Final = 42
"""So many sizes are tried, each somewhat smaller than the one before."""
_SMALLEST: Final = range(_SIZES - 1, _SIZES - 11, -1)
_LARGER_CARDS: Final = (1.45, 1.3, 1.18, 1.08)
"""The scales of cards that are tried where there is room left."""
_COMPARED: Final = 5
"""So many sizes are compared, from the largest one at which nothing overlaps: a smaller face may leave
room for much larger cards, and for the pack."""

_COMPARED_IN_DOUBT: Final = 14
_IN_DOUBT: Final = 0.5
"""So many are compared while it is not plain whose card is whose, and what a layout is worth then."""
_PACK_ENOUGH: Final = 0.76
"""A pack as wide, in widths of a card, needs no smaller face or card to be larger."""


@frozen
class Company:
    """Who sits round the table, and what lies in its middle: see `layout.lay_out`."""

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
        """`crowd`: whether they are shown as a crowd although they are not so many."""
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
        """Return whether everybody has room without anything smaller than can be read with ease."""
        return any(self._at(LAST_USUAL, on_cloth=way) for way in ((True, False) if self.lens else (True,)))

    def largest(self) -> Sequence[SeatGeometry]:
        """Return where everybody sits, everything as large as there is room for."""
        return self._largest_crowd() if self.lens else self._best_near(*self._largest())

    def _at(self, shrink: int, *, on_cloth: bool = True) -> Sequence[SeatGeometry] | None:
        """Return the layout at one size, or None if something overlaps: see `_sketch`."""
        return self._whole(self._sketch(shrink, on_cloth=on_cloth), self._taken)

    def _whole(
        self, sketch: SeatLayout, taken: Sequence[QRectF], more_than: float = 0.0
    ) -> Sequence[SeatGeometry] | None:
        """Return all of an attempt, or None if something overlaps, or it cannot be worth more than that."""
        seated = sketch.clear(taken)
        if seated is None:
            return None
        # Room for the pack is looked for last, and only for one that is wide enough: that takes longest.
        narrowest = 0.0
        if more_than:
            most = _worth(seated)
            if most <= more_than:
                return None
            narrowest = sketch.card_width * _PACK_ENOUGH * more_than / most
        return sketch.with_packs(seated, taken, self._tightest, narrowest)

    def _cramped(self, *, on_cloth: bool) -> Sequence[SeatGeometry]:
        """Return the layout at the smallest size, whatever overlaps."""
        return self._sketch(_SIZES - 1, on_cloth=on_cloth).cramped(self._taken)

    def _sketch(self, shrink: int, *, on_cloth: bool, larger: float = 1.0) -> SeatLayout:
        """Return an attempt at one size.

        Args:
            shrink: how many times it is made smaller.
            on_cloth: where the cards of a crowd lie.
            larger: how many times larger than usual the cards are before the others.
        """
        return SeatLayout(
            self._table, self._free, self._view, self.unit, self._letters, self._seats, shrink,
            crowd=self.lens is not None, on_cloth=on_cloth, larger=larger,
        )  # fmt: skip

    @cached_property
    def _first(self) -> Sequence[SeatGeometry] | None:
        """The layout at the largest size, which it is at most tables; None if something overlaps."""
        return self._at(0)

    def _largest(self) -> tuple[Sequence[SeatGeometry], int]:
        """Return the layout at the first size at which nothing overlaps, and the number of that size."""
        for shrink in range(_SIZES):
            geometries = self._at(shrink) if shrink else self._first
            if geometries:
                return geometries, shrink
        return self._cramped(on_cloth=True), shrink

    def _best_near(self, geometries: Sequence[SeatGeometry], shrink: int) -> Sequence[SeatGeometry]:
        """Return the best of this layout and the next smaller ones, with cards as large as may be."""
        best, worth = geometries, _worth(geometries)
        for smaller in range(shrink, min(shrink + _COMPARED_IN_DOUBT, _SIZES)):
            if smaller >= shrink + _COMPARED and are_plain(best):
                break
            usual = () if smaller == shrink else (1.0,)  # that is the one to begin with
            for larger in (*_LARGER_CARDS, *usual):
                sketch = self._sketch(smaller, on_cloth=True, larger=larger)
                if sketch.card_width * sketch.others.radius * _PACK_ENOUGH <= worth:
                    break  # smaller ones are worth less
                taken = self._taken + self._middle if larger > 1 else self._taken
                found = self._whole(sketch, taken, worth)
                if found and (more := _worth(found)) > worth:
                    best, worth = found, more
        return best

    def _largest_crowd(self) -> Sequence[SeatGeometry]:
        """Return the same for many seats, without trying every size.

        All cards lie on the cloth, unless they are much larger on the rim: to be read comes first.
        """
        near = _halved(partial(self._at, on_cloth=False))
        on_cloth = _halved(partial(self._at, on_cloth=True))
        if on_cloth and (not near or _readable(on_cloth) * 1.15 >= _readable(near)):
            return on_cloth
        return near or self._cramped(on_cloth=False)


def _halved(tried: Callable[[int], Sequence[SeatGeometry] | None]) -> Sequence[SeatGeometry] | None:
    """Return the layout at the largest size that fits, found by halving; None if the smallest does not."""
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

    Before the pack is laid, as large as a card, it is the most that may come of it.
    """
    place = geometries[1]
    assert place.card is not None
    usual = place.card.width
    least = min(seat.pack.width / usual for seat in geometries if seat.pack)
    return place.radius * usual * min(least, _PACK_ENOUGH) * (1.0 if are_plain(geometries) else _IN_DOUBT)


def _readable(geometries: Sequence[SeatGeometry]) -> float:
    """Return a measure of the size of cards and faces, without the viewer's own."""
    card = geometries[1].card
    return geometries[1].radius + (card.width if card else 0.0)
