"""The winners of a game: happy faces with crowns, and their coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from cucu_desktop.ui.widgets.pictures.icons import portrait, thing
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.match.records.game_result import SeatTally
    from cucu_desktop.ui.widgets.theme import Theme

MOST: Final = 4
"""The most winners that are drawn."""
IN_A_STACK: Final = 10
STACKS: Final = 3
"""The most coins in a stack, and the most stacks before a winner."""


class WinnersView(Themed, QWidget):
    """The faces of the players who won the game or the pool."""

    def __init__(self, theme: Theme, took: Sequence[SeatTally]) -> None:
        super().__init__()
        self.theme, self._took = theme, tuple(took[:MOST])
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if not self._took:
            self.hide()

    def sizeHint(self) -> QSize:
        return QSize(0, self.theme.space(30))

    def stacks(self, tally: SeatTally) -> list[int]:
        """Return the number of coins in each stack before a winner; large sums are drawn as full stacks."""
        coins = min(tally.taken, STACKS * IN_A_STACK)
        return [min(IN_A_STACK, coins - first) for first in range(0, coins, IN_A_STACK)]

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        face, coin = self.height() * 0.8, self.height() * 0.34
        gap = face * 0.3
        wide = [face + len(self.stacks(tally)) * coin for tally in self._took]
        left = (self.width() - sum(wide) - gap * (len(wide) - 1)) / 2
        for tally, each in zip(self._took, wide, strict=True):
            self._draw(painter, tally, QPointF(left, self.height() - face), face, coin)
            left += each + gap

    def _draw(self, painter: QPainter, tally: SeatTally, at: QPointF, face: float, coin: float) -> None:
        glad = portrait(tally.player.face, "glad").pixmap(QSize(round(face), round(face)), self._ratio())
        painter.drawPixmap(at, glad)
        size = round(face * 0.5)
        painter.save()
        painter.translate(at.x() + face * 0.42, at.y() + face * 0.02)
        painter.rotate(-9)
        painter.drawPixmap(
            QPointF(-size / 2, -size * 0.46), thing("crown").pixmap(QSize(size, size), self._ratio())
        )
        painter.restore()
        lies = thing("coin-lying").pixmap(QSize(round(coin), round(coin * 0.8)), self._ratio())
        for column, high in enumerate(self.stacks(tally)):
            for number in range(high):
                askew = coin * 0.03 * ((number + column) % 3 - 1)
                x = at.x() + face * 0.98 + column * coin * 0.92 + askew
                painter.drawPixmap(QPointF(x, at.y() + face - coin * 0.8 - number * coin * 0.17), lies)

    def _ratio(self) -> float:
        return self.devicePixelRatioF()
