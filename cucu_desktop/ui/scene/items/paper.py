"""Paper on the table: slips before a seat, and the signs in the middle.

A slip has coins bet or offered, a promised share, and the outcome of a bet. The signs are the ranks of the
ties in progress, or the suits of Aces turned up. Each sign is a fan of small paper cards, legible without
words: a card for each player in the tie. The tie being played is large and in front, the waiting ones are
behind it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.picture import PictureItem
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.theme import Theme, Tone, ornament

_RED: Final = "DH"


def suit_colour(suit: str) -> QColor:
    return ornament("wax" if suit in _RED else "black")


def suit_path(suit: str, area: QRectF) -> QPainterPath:
    """Return the suit's shape, centred in the area and as large as the area allows."""
    shape = _SHAPES[suit]()
    bounds = shape.boundingRect()
    scale = min(area.width() / bounds.width(), area.height() / bounds.height())
    middle = area.center() - bounds.center() * scale
    return QTransform(scale, 0, 0, scale, middle.x(), middle.y()).map(shape)


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0, -10))
    path.quadTo(QPointF(2.4, -4.6), QPointF(7.4, 0))
    path.quadTo(QPointF(2.4, 4.6), QPointF(0, 10))
    path.quadTo(QPointF(-2.4, 4.6), QPointF(-7.4, 0))
    path.quadTo(QPointF(-2.4, -4.6), QPointF(0, -10))
    return path


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 10))
    path.cubicTo(QPointF(-3, 5), QPointF(-9.6, 1), QPointF(-9.6, -4.4))
    path.cubicTo(QPointF(-9.6, -10.4), QPointF(-2, -11), QPointF(0, -5.4))
    path.cubicTo(QPointF(2, -11), QPointF(9.6, -10.4), QPointF(9.6, -4.4))
    path.cubicTo(QPointF(9.6, 1), QPointF(3, 5), QPointF(0, 10))
    return path


def _foot() -> QPainterPath:
    path = QPainterPath(QPointF(0, 1))
    path.quadTo(QPointF(0.4, 8), QPointF(4.2, 10))
    path.lineTo(QPointF(-4.2, 10))
    path.quadTo(QPointF(-0.4, 8), QPointF(0, 1))
    return path


def _spade() -> QPainterPath:
    path = QPainterPath(QPointF(0, -10))
    path.cubicTo(QPointF(3, -5), QPointF(9.4, -2), QPointF(9.4, 3))
    path.cubicTo(QPointF(9.4, 8.4), QPointF(2.4, 8.4), QPointF(0, 4))
    path.cubicTo(QPointF(-2.4, 8.4), QPointF(-9.4, 8.4), QPointF(-9.4, 3))
    path.cubicTo(QPointF(-9.4, -2), QPointF(-3, -5), QPointF(0, -10))
    return _joined(path, _foot())


def _club() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((0.0, -5.4), (-5.0, 2.2), (5.0, 2.2)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), 4.6, 4.6)
        path = _joined(path, leaf)
    heart = QPainterPath()
    heart.addRect(QRectF(-2, -3, 4, 6))
    return _joined(_joined(path, heart), _foot())


def _joined(one: QPainterPath, other: QPainterPath) -> QPainterPath:
    both = one.united(other)
    both.setFillRule(Qt.FillRule.WindingFill)
    return both


_SHAPES: Final[Mapping[str, Callable[[], QPainterPath]]] = {
    "C": _club,
    "D": _diamond,
    "H": _heart,
    "S": _spade,
}


_WAITING: Final = 0.62
"""The size of a waiting tie, relative to the tie being played."""


@frozen
class Sign:
    """A rank or a suit, and the number of cards in its fan."""

    rank: str = ""
    suit: str = ""
    cards: int = 1


class MiddleItem(PictureItem):
    """A row of signs; the first one is larger if the others wait."""

    def __init__(self, art: Art, theme: Theme) -> None:
        super().__init__(theme, art)
        self.signs: tuple[Sign, ...] = ()
        self._in_turn = False
        self._area = QRectF(-100, -30, 200, 60)

    def place(self, area: QRectF) -> None:
        self.setPos(area.center())
        self._area = area.translated(-area.center())
        self.renew()

    def show_signs(self, signs: tuple[Sign, ...], *, in_turn: bool) -> None:
        """Show these signs; `in_turn`: the first is being played, the others wait."""
        self.signs, self._in_turn = signs, in_turn
        self.setVisible(bool(signs))
        self.renew()

    def extent(self) -> QRectF:
        return self._area.adjusted(-6, -6, 8, 10)

    @property
    def covers(self) -> QRectF:
        """The area of the signs on the table; empty without signs."""
        _, wides, gap = self._row()
        wide = min(sum(wides) + gap * (len(wides) - 1), self._area.width())
        area = QRectF(0, 0, wide, self._area.height() if wides else 0)
        area.moveCenter(self.pos())
        return area

    def _row(self) -> tuple[list[float], list[float], float]:
        """Return the heights and widths of the signs, and the distance between them."""
        high = self._area.height()
        sizes = [high * (_WAITING if self._in_turn and number else 1.0) for number in range(len(self.signs))]
        wides = [
            size * 0.66 + (sign.cards - 1) * size * 0.24 for size, sign in zip(sizes, self.signs, strict=True)
        ]
        return sizes, wides, high * 0.22

    def draw(self, painter: QPainter) -> None:
        high = self._area.height()
        sizes, wides, gap = self._row()
        scale = min(1.0, self._area.width() / (sum(wides) + gap * (len(wides) - 1) or 1))
        painter.scale(scale, scale)
        x = -(sum(wides) + gap * (len(wides) - 1)) / 2
        for number, (sign, size, wide) in enumerate(zip(self.signs, sizes, wides, strict=True)):
            for card in range(sign.cards):
                area = QRectF(x + card * size * 0.24, high / 2 - size, size * 0.66, size)
                last = card == sign.cards - 1
                self._paper(painter, area, sign, lit=self._in_turn and not number, told=last)
            x += wide + gap

    def _paper(self, painter: QPainter, area: QRectF, sign: Sign, *, lit: bool, told: bool) -> None:
        drawn.note(painter, self._theme, area, lit=lit)
        if not told:
            return
        if sign.suit:
            room = area.adjusted(area.width() * 0.14, area.height() * 0.24, -area.width() * 0.14, 0)
            room.setHeight(area.height() * 0.6)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(suit_colour(sign.suit))
            painter.drawPath(suit_path(sign.suit, room))
        if sign.rank:
            pixels = area.height() * (0.24 if sign.suit else 0.62)
            painter.setFont(self._theme.font("numeral", max(pixels, 10)))
            painter.setPen(suit_colour(sign.suit) if sign.suit else self._theme.color("ink"))
            room = QRectF(area)
            if sign.suit:
                room = QRectF(area.topLeft() + QPointF(area.width() * 0.06, 0), area.size() * 0.32)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, sign.rank)


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
