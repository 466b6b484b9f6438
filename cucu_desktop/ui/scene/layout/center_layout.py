"""The middle of the table: areas of the pool's dish, of the lens, and of ranks, chips and suits."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cucu_desktop.ui.scene.layout.seat_sizes import Sizes, sizes

_THREE: Final = 3.3
"""The width of the lens, in seats."""


def pool(table: QRectF, unit: float, text_scale: float) -> tuple[QRectF, QRectF]:
    """Return the area of the dish, and that of the number under it."""
    dish = QRectF(0, 0, 156 * unit, 112 * unit)
    dish.moveCenter(table.center() - QPointF(0, 8 * unit))
    high = max(22 * unit, 17.0) * text_scale
    number = QRectF(0, 0, high * 3.4, high)
    number.moveCenter(QPointF(dish.center().x(), dish.bottom() + high * 0.55))
    return dish, number


def lens(table: QRectF, unit: float, text_scale: float) -> QRectF:
    seat = lens_sizes(unit, text_scale)
    area = QRectF(0, 0, seat.wide * _THREE, seat.high + 12 * unit)
    area.moveCenter(table.center() - QPointF(0, 78 * unit))
    return area


def lens_sizes(unit: float, text_scale: float) -> Sizes:
    """Return the sizes of the three seats in the lens; they fit the middle of any table."""
    wished = sizes(unit, text_scale, 0.95, full=False)
    most = 520 * unit / (wished.wide * _THREE)
    return wished if most >= 1 else sizes(unit, text_scale * most, 0.95, full=False)


def below(glass: QRectF, dish: QRectF, number: QRectF) -> tuple[QRectF, QRectF]:
    """Return the areas of dish and number at a crowded table: smaller, below the lens."""
    small = QRectF(0, 0, dish.width() * 0.72, dish.height() * 0.72)
    down = max(small.height() * 0.62, number.height() * 0.54)
    small.moveCenter(QPointF(glass.center().x(), glass.bottom() + down))
    number.moveCenter(QPointF(small.right() + number.width() * 0.55, small.center().y()))
    return small, number


def shown(dish: QRectF, unit: float, *, on_dish: bool) -> QRectF:
    """Return the area of the ties' ranks, at the dish, or of the suits, in place of the dish."""
    high = (74 if on_dish else 104) * unit
    area = QRectF(0, 0, high * 4.6, high)
    area.moveCenter(QPointF(dish.center().x(), dish.top() + high * 0.06) if on_dish else dish.center())
    return area


def pile(dish: QRectF) -> QRectF:
    """Return the area of the open pile, left of the dish."""
    area = QRectF(0, 0, dish.width() * 0.62, dish.height() * 1.02)
    area.moveCenter(QPointF(dish.left() - dish.width() * 0.1 - area.width() / 2, dish.center().y()))
    return area


def pot(dish: QRectF, number: QRectF) -> tuple[QRectF, QRectF]:
    """Return the areas of the lost chips, right of the dish, and of their number."""
    heap = QRectF(dish.right() + dish.width() * 0.08, 0, dish.width() * 0.46, dish.height() * 0.62)
    heap.moveBottom(dish.bottom() - dish.height() * 0.08)
    chips = QRectF(number)
    chips.setWidth(heap.width())
    chips.moveCenter(QPointF(heap.center().x(), number.center().y()))
    return heap, chips
