"""The pool, a dish with coins, and the pot of lost chips beside it, each with its number on a slip."""

import math
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.picture import Look, PictureItem
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.theme import Theme

_MOST_COINS: Final = 96
"""The maximum number of coins drawn; the slip shows the exact number."""
_LAYER: Final = 15
"""The number of coins in the lowest layer."""
_NARROWER: Final = 0.92
_RISE: Final = 0.34
_GOLDEN: Final = (math.sqrt(5) - 1) / 2
_LIE: Final = (
    "coin-lying",
    "coin-sliding",
    "coin-lying",
    "coin-lying",
    "coin-leaning",
    "coin-sliding",
    "coin-lying",
)
"""The drawings of coins, used in turn."""
_STREWN: Final = (
    (0.06, 0.05), (-0.04, -0.03), (0.1, 0.06), (-0.1, 0.02), (0.05, 0.07), (0.0, -0.02),
    (-0.06, 0.0), (0.09, 0.05), (-0.02, -0.04),
)  # fmt: skip
"""The offset of each chip drawn from an even row, in chip sizes; the slip shows the exact number."""


class _Heap(PictureItem):
    """A heap with its number."""

    count = Look(0)
    """The number of coins or chips."""

    def __init__(self, art: Art, theme: Theme) -> None:
        super().__init__(theme, art)
        self._area, self._number = QRectF(), QRectF()

    def place(self, area: QRectF, number: QRectF) -> None:
        self.setPos(area.center())
        self._area = area.translated(-area.center())
        self._number = number.translated(-area.center())
        self.renew()

    def _write_number(self, painter: QPainter, widest: float = math.inf) -> None:
        tag, text = self._number, str(self.count)
        painter.setFont(self._theme.font("key", tag.height() * 0.78))
        room = painter.fontMetrics().horizontalAdvance(text) + tag.height()
        slip = QRectF(0, 0, min(room, widest), tag.height() - 2)
        slip.moveCenter(tag.center())
        drawn.label(painter, self._theme, slip, text)


class PoolItem(_Heap):
    """The item of the pool: stakes and re-entry payments."""

    def extent(self) -> QRectF:
        return self._area.united(self._number).adjusted(-12, -12, 12, 24)

    def draw(self, painter: QPainter) -> None:
        wide = self._area.width()
        # The drawing measures 200 by 150; the centre of the dish's hollow is (100, 72).
        dish = self._art.thing("dish", wide, wide * 0.75)
        painter.drawPixmap(QPointF(-wide / 2, -wide * 0.36), dish)
        coin_wide = wide * 0.2
        coins = [self._art.thing(name, coin_wide, coin_wide * 0.8) for name in _LIE]
        for number, x, y in _heap(min(self.count, _MOST_COINS)):
            at = QPointF(x * wide * 0.28 - coin_wide / 2, y * wide * 0.145 - coin_wide * 0.42)
            painter.drawPixmap(at, coins[number % len(coins)])
        self._write_number(painter, self._number.width())


class PotItem(_Heap):
    """The item of the pot, a heap of chips on the cloth: whinnying Kings win them back (T1)."""

    def extent(self) -> QRectF:
        return self._area.united(self._number).adjusted(-8, -8, 8, 14)

    def draw(self, painter: QPainter) -> None:
        if not self.count:
            return
        heap = self._area
        size = heap.height() * 0.5
        chip = self._art.thing("token", size)
        # The offsets look irregular, as hand-placed chips do.
        for number, (aside, down) in enumerate(_STREWN[: self.count]):
            row, column = divmod(number, 3)
            x = heap.center().x() + (column - 1) * size * 0.72 + (row % 2) * size * 0.3 - size / 2
            painter.drawPixmap(QPointF(x + aside * size, heap.top() + (row * 0.42 + down) * size), chip)
        self._write_number(painter)


def _heap(coins: int) -> list[tuple[int, float, float]]:
    """Return each coin's drawing and position, in radii of the hollow, the farthest first.

    The positions of the first coins do not depend on the number of coins.
    """
    chance = Random(7)
    lain = []
    for number in range(coins):
        # The golden angle places each coin far from the previous ones.
        turn, out = number * _GOLDEN * math.tau, math.sqrt((number * _GOLDEN * 1.7 + 0.03) % 1)
        x, y = math.cos(turn) * out + chance.uniform(-0.06, 0.06), math.sin(turn) * out
        layer = number // _LAYER
        # Upper layers are narrower: the heap is highest in its middle.
        x, y = x * _NARROWER**layer, y * _NARROWER**layer - layer * _RISE * (1.15 - out)
        lain.append((layer, y, number, x, y))
    return [(number, x, y) for _, _, number, x, y in sorted(lain)]
