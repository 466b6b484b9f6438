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

_HEAP: Final = 46
"""From here on a fuller dish does not look fuller; the number tells."""


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
        coin_wide = wide * 0.145
        coin = self._art.thing("coin", coin_wide)
        for x, y in _heap(min(self.coins, _HEAP)):
            at = QPointF(x * wide * 0.27 - coin_wide / 2, y * wide * 0.13 - coin_wide / 2)
            painter.drawPixmap(at, coin)
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


def _heap(coins: int) -> list[tuple[float, float]]:
    """Where the coins lie, in radii of the hollow, the far ones first; a coin stays where it fell."""
    chance = Random(7)
    lain = []
    for number in range(coins):
        turn, out = chance.random() * math.tau, math.sqrt(chance.random())
        rise = number / _HEAP * 0.9  # the heap grows
        lain.append((math.cos(turn) * out * 0.86, math.sin(turn) * out * 0.86 - rise * (1 - out), number))
    lain.sort(key=lambda coin: (coin[2] // 12, coin[1]))
    return [(x, y) for x, y, _ in lain]
