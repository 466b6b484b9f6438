"""Slips of paper before a seat: coins bet or offered, a promised share, and the outcome of a bet."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.picture import PictureItem
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.theme import Theme, Tone, ornament

_SEALS: Final[dict[str, tuple[Tone, bool]]] = {"out": ("wax", False), "through": ("moss", True)}
"""The seal for the outcome of a bet: a red cross or a green tick; their shapes differ, too."""


class SlipItem(PictureItem):
    """The item of a slip with coins, a share, or both.

    Attributes:
        seat: the seat that owns it.
        coins, percent, outcome: the values shown on it.
        is_firm: whether it is agreed; a proposed one is paler.
    """

    def __init__(
        self, art: Art, theme: Theme, seat: int, coins: int, percent: int = 0, outcome: str | None = None
    ) -> None:
        super().__init__(theme, art)
        self.seat, self.coins, self.percent, self.outcome = seat, coins, percent, outcome
        self.is_firm = True
        self._high = 20.0

    def place(self, centre: QPointF, high: float) -> None:
        self._high = high
        self.setPos(centre)
        self.renew()

    def agree(self, *, firm: bool) -> None:
        """Set whether it is agreed or only proposed."""
        self.is_firm = firm
        self.setOpacity(1.0 if firm else 0.8)
        self.renew()

    def _font(self) -> QFont:
        return self._theme.font("key", max(self._high * 0.78, 11))

    def _parts(self) -> tuple[str, str]:
        plus = "+" if self.coins else ""
        return str(self.coins) if self.coins else "", f"{plus}{self.percent}%" if self.percent else ""

    def _area(self) -> QRectF:
        metrics, high = QFontMetricsF(self._font()), self._high
        coins, percent = self._parts()
        wide = high * 0.5
        if coins:
            wide += high * 0.85 + metrics.horizontalAdvance(coins)
        if percent:
            wide += metrics.horizontalAdvance(percent) + (high * 0.2 if coins else 0)
        if self.outcome:
            wide += high * 0.95
        return QRectF(-wide / 2, -high / 2, wide, high)

    def extent(self) -> QRectF:
        return self._area().adjusted(-4, -4, 6, 8)

    def draw(self, painter: QPainter) -> None:
        area, high, font = self._area(), self._high, self._font()
        drawn.tag(painter, self._theme, area)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        coins, percent = self._parts()
        x = area.left() + high * 0.25
        if coins:
            coin = high * 0.76
            painter.drawPixmap(QPointF(x, -coin / 2), self._art.thing("coin", coin))
            x = self._write(painter, x + high * 0.85, coins, metrics)
        if percent:
            x = self._write(painter, x + (high * 0.2 if coins else 0), percent, metrics)
        if self.outcome:
            self._seal(painter, QPointF(x + high * 0.55, 0), high * 0.36)

    def _write(self, painter: QPainter, x: float, text: str, metrics: QFontMetricsF) -> float:
        wide = metrics.horizontalAdvance(text)
        painter.setPen(self._theme.color("ink"))
        room = QRectF(x - 2, -self._high / 2 - 1, wide + 4, self._high)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, text)
        return x + wide

    def _seal(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        colour, ticked = _SEALS[self.outcome or ""]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ornament(colour))
        painter.drawEllipse(centre, radius, radius)
        pen = QPen(ornament("ivory"), max(radius * 0.3, 1.4))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        reach = radius * 0.46
        if ticked:
            corner = centre + QPointF(-reach * 0.25, reach * 0.75)
            painter.drawLine(centre + QPointF(-reach, 0), corner)
            painter.drawLine(corner, centre + QPointF(reach, -reach * 0.8))
        else:
            painter.drawLine(centre - QPointF(reach, reach), centre + QPointF(reach, reach))
            painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))
