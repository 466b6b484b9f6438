"""The pool: the dish in the middle with its coins, and their number on a slip of paper."""

import math
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.picture import PictureItem
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.theme import Theme

_HEAP: Final = 96
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


class PoolItem(PictureItem):
    """The item of the pool: stakes and re-entry payments."""

    def __init__(self, art: Art, theme: Theme) -> None:
        super().__init__(theme, art)
        self.coins = 0
        self._dish = QRectF(0, 0, 156, 112)
        self._number = QRectF()

    def lie(self, dish: QRectF, number: QRectF) -> None:
        """Set the area of the dish, and that of the number."""
        self.setPos(dish.center())
        self._dish = dish.translated(-dish.center())
        self._number = number.translated(-dish.center())
        self.renew()

    def set_coins(self, coins: int) -> None:
        self.coins = coins
        self.renew()

    def extent(self) -> QRectF:
        return self._dish.united(self._number).adjusted(-12, -12, 12, 24)

    def draw(self, painter: QPainter) -> None:
        wide = self._dish.width()
        # The drawing measures 200 by 150; the centre of the dish's hollow is (100, 72).
        dish = self._art.thing("dish", wide, wide * 0.75)
        painter.drawPixmap(QPointF(-wide / 2, -wide * 0.36), dish)
        coin_wide = wide * 0.2
        coins = [self._art.thing(name, coin_wide, coin_wide * 0.8) for name in _LIE]
        for number, x, y in _heap(min(self.coins, _HEAP)):
            at = QPointF(x * wide * 0.28 - coin_wide / 2, y * wide * 0.145 - coin_wide * 0.42)
            painter.drawPixmap(at, coins[number % len(coins)])
        tag = self._number
        font = QFont(self._theme.font("key"))
        font.setPixelSize(round(tag.height() * 0.78))
        painter.setFont(font)
        room = painter.fontMetrics().horizontalAdvance(str(self.coins)) + tag.height()
        slip = QRectF(0, 0, min(room, tag.width()), tag.height() - 2)
        slip.moveCenter(tag.center())
        drawn.tag(painter, self._theme, slip)
        painter.setPen(self._theme.color("ink"))
        painter.drawText(slip.adjusted(0, -1, 0, 0), Qt.AlignmentFlag.AlignCenter, str(self.coins))


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
