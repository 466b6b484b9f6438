"""The players at the end of an evening: the first three on barrels, with purses beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.themed import Themed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from cucu_desktop.match.evening.standings import EveningStanding
    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

_HIGH: Final = 210
_PODIUM: Final = ((0.0, 0.40), (-1.0, 0.28), (1.0, 0.20))
"""Position of the barrels of first, second and third, in barrel widths, and their heights."""
_APART: Final = 1.5
_MOST_BEHIND: Final = 6
_BESIDE: Final = 4.05
"""Distance from the middle to the other players, in their widths: beyond the purse of the third."""
_IN_A_STACK: Final = 8
_COIN_FOR: Final = 10
"""The value of one drawn coin."""
_HOOPS: Final = (0.22, 0.74)


class EveningPicture(Themed, QWidget):
    """Drawn from the standings; repeats the content of the table."""

    def __init__(self, theme: Theme, art: Art, standings: Sequence[EveningStanding]) -> None:
        super().__init__()
        self.theme, self._art, self._standings = theme, art, tuple(standings)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(0, round(self.theme.px(_HIGH)))

    @safe_paint
    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        face = self.height() * 0.42
        self._draw_others(painter, face * 0.62)
        for (across, _), each in zip(_PODIUM, self._standings, strict=False):
            high = _PODIUM[each.place - 1][1]  # equal ones stand equally high
            middle = QPointF(self.width() / 2 + across * face * _APART, self.height() - 2)
            self._draw_one(painter, each, middle, face if not across else face * 0.86, high * self.height())
        painter.setPen(QPen(self.theme.color("ink"), 2.2))
        painter.drawLine(
            QPointF(self.width() * 0.04, self.height() - 2), QPointF(self.width() * 0.96, self.height() - 2)
        )

    def _draw_others(self, painter: QPainter, size: float) -> None:
        """Draw the other players, alternating left and right of the barrels."""
        for number, each in enumerate(self._standings[3 : 3 + _MOST_BEHIND]):
            side, row = (-1 if number % 2 else 1), number // 2
            away = size * (_BESIDE + row * 1.1)
            x = self.width() / 2 + side * away
            if abs(side * away) + size / 2 > self.width() / 2:
                continue
            mood = "cross" if each.place == len(self._standings) else ""
            at = QPointF(x - size / 2, self.height() - size - 3)
            painter.drawPixmap(at, self._art.face(each.player.face, mood, size))

    def _draw_one(
        self, painter: QPainter, each: EveningStanding, foot: QPointF, face: float, high: float
    ) -> None:
        wide = face * 1.12
        barrel = QRectF(foot.x() - wide / 2, foot.y() - high, wide, high)
        self._draw_barrel(painter, barrel)
        painter.setFont(self.theme.font("headline"))
        painter.setPen(self.theme.color("cream"))
        painter.drawText(barrel, Qt.AlignmentFlag.AlignCenter, str(each.place))
        leads = each.place == 1
        at = QPointF(foot.x() - face / 2, barrel.top() - face * 0.97)
        painter.drawPixmap(at, self._art.face(each.player.face, "glad" if leads else "", face))
        if leads:
            crown = face * 0.5
            painter.save()
            painter.translate(foot.x() - face * 0.06, at.y() + face * 0.04)
            painter.rotate(-7)
            painter.drawPixmap(QPointF(-crown / 2, -crown * 0.5), self._art.thing("crown", crown))
            painter.restore()
        self._draw_purse(painter, each, QPointF(barrel.right() - face * 0.1, barrel.top()), face * 0.3)

    def _draw_barrel(self, painter: QPainter, rect: QRectF) -> None:
        bulge = rect.width() * 0.05
        path = QPainterPath(rect.topLeft() + QPointF(bulge, 0))
        path.lineTo(rect.topRight() - QPointF(bulge, 0))
        path.quadTo(QPointF(rect.right() + bulge, rect.center().y()), rect.bottomRight() - QPointF(bulge, 0))
        path.lineTo(rect.bottomLeft() + QPointF(bulge, 0))
        path.quadTo(QPointF(rect.left() - bulge, rect.center().y()), rect.topLeft() + QPointF(bulge, 0))
        wood = QLinearGradient(rect.topLeft(), rect.topRight())
        for stop, tone in ((0.0, "#5a3216"), (0.3, "#94592a"), (0.62, "#7c4620"), (1.0, "#472611")):
            wood.setColorAt(stop, tone)
        painter.setPen(QPen(self.theme.color("ink"), 2.2))
        painter.setBrush(wood)
        painter.drawPath(path)
        painter.save()
        painter.setClipPath(path)
        painter.setPen(QPen(self.theme.color("ink"), 1.0))
        for stave in range(1, 6):
            x = rect.left() + rect.width() * stave / 6
            painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
        painter.setPen(QPen(self.theme.color("ink"), max(3.0, rect.width() * 0.045)))
        for hoop in _HOOPS:
            y = rect.top() + rect.height() * hoop
            painter.drawLine(QPointF(rect.left() - bulge, y), QPointF(rect.right() + bulge, y))
        painter.restore()

    def _draw_purse(self, painter: QPainter, each: EveningStanding, at: QPointF, coin: float) -> None:
        """Draw the purse of a player, one coin for each `_COIN_FOR`."""
        coins = min(max(each.purse, 0) // _COIN_FOR, 2 * _IN_A_STACK + 4)
        lies = self._art.thing("coin-lying", coin, coin * 0.8)
        for number in range(coins):
            column, row = divmod(number, _IN_A_STACK)
            askew = coin * 0.04 * ((number + column) % 3 - 1)
            x = at.x() + column * coin * 0.86 + askew
            painter.drawPixmap(QPointF(x, at.y() - coin * 0.74 - row * coin * 0.17), lies)
