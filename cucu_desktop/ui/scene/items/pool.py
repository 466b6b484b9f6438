"""The dish in the middle with the pool in it, and the number of its coins on a slip of paper."""

import math
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from cucu_desktop.ui.art import Art
from cucu_desktop.ui.items import drawn
from cucu_desktop.ui.items.picture import PictureItem
from cucu_desktop.ui.theme import Theme

_HEAP: Final = 96
"""From here on a fuller dish does not look fuller; the number tells."""
_LAYER: Final = 15
"""So many coins cover the ground of the dish."""
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
"""How coins lie in a dish, in turn; those that lean are of gold."""


class PoolItem(PictureItem):
    """The pool: stakes and what was paid for coming back."""

    def __init__(self, art: Art, theme: Theme) -> None:
        super().__init__()
        self._art, self._theme = art, theme
        self.coins = 0
        self._dish = QRectF(0, 0, 156, 112)
        self._number = QRectF()

    def lie(self, dish: QRectF, number: QRectF) -> None:
        """Stand here, with the number there."""
        self.prepareGeometryChange()
        self.setPos(dish.center())
        self._dish = dish.translated(-dish.center())
        self._number = number.translated(-dish.center())
        self.renew()

    def wear(self, theme: Theme) -> None:
        """Look as this theme says."""
        self._theme = theme
        self.renew()

    def set_coins(self, coins: int) -> None:
        """Hold so many coins."""
        self.coins = coins
        self.renew()

    def boundingRect(self) -> QRectF:
        """What it may paint on."""
        return self._dish.united(self._number).adjusted(-12, -12, 12, 24)

    @property
    def ratio(self) -> float:
        """Device pixels a pixel of the picture."""
        return self._art.ratio

    def draw(self, painter: QPainter) -> None:
        """Paint the picture."""
        wide = self._dish.width()
        # The drawing is 200 by 150 with the dish in its upper part; its hollow is centred on (100, 72).
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
    """Which coins lie where, in radii of the hollow, the far ones first; a coin stays where it fell."""
    chance = Random(7)
    lain = []
    for number in range(coins):
        # Each falls far from those before it, as seeds lie in a sunflower.
        turn, out = number * _GOLDEN * math.tau, math.sqrt((number * _GOLDEN * 1.7 + 0.03) % 1)
        x, y = math.cos(turn) * out + chance.uniform(-0.06, 0.06), math.sin(turn) * out
        layer = number // _LAYER
        # Upper layers are narrower, and the heap rises in its middle.
        x, y = x * _NARROWER**layer, y * _NARROWER**layer - layer * _RISE * (1.15 - out)
        lain.append((layer, y, number, x, y))
    return [(number, x, y) for _, _, number, x, y in sorted(lain)]
