"""The signs in the middle of the table: the ranks of the ties in progress, or the suits of Aces turned up.

Each sign is a fan of small paper cards, legible without words: a card for each player in the tie. The tie
being played is large and in front, the waiting ones are behind it.
"""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.picture import PictureItem
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.theme import Theme, ornament

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
