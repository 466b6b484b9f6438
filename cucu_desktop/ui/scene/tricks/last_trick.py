"""The tricks taken: a heap at each seat; the last one small at the table's edge, or large on demand."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.picture import PictureItem, TurnedItem, TurnedPicture
from cucu_desktop.ui.widgets.art import BACK, Art
from cucu_desktop.ui.widgets.focus import LAST_TRICK
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, Spot
from cucu_desktop.ui.widgets.theme import Theme

_RISES: Final = 0.14
"""The offset of each packet from the previous one, in widths of a card."""


class WonItem(TurnedItem):
    """The tricks of one seat: a heap of packets, placed crosswise so that they can be counted."""

    def __init__(self, art: Art) -> None:
        super().__init__(art)
        self._width = 20.0
        self._kept = TurnedPicture()
        self.count = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def place(self, spot: Spot) -> None:
        self._width = spot.width
        self.setPos(spot.centre)
        self._make_room()

    def set_count(self, count: int) -> None:
        self.count = count
        self._make_room()

    def _make_room(self) -> None:
        half = self._width * CARD_HEIGHT / 2 + 1
        heap = max(self.count - 1, 0) * self._width * _RISES
        self.setRect(QRectF(-half, -half - heap, 2 * half, 2 * half + heap) if self.count else QRectF())
        self.renew()

    def _paint_whole(self, painter: QPainter) -> TurnedPicture | None:
        if not self.count:
            return None
        looks = (self._width, self.count, self._art.look)
        self._kept.paint(painter, looks, self.rect, self._art.ratio, self._paint_packets)
        return self._kept

    def _paint_packets(self, painter: QPainter) -> None:
        """Paint the packets, each above the previous one."""
        back, high = self._art.card(BACK, self._width), self._width * CARD_HEIGHT
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for packet in range(self.count):
            painter.save()
            painter.translate(0, -packet * self._width * _RISES)
            painter.rotate(90 if packet % 2 else 0)
            area = QRectF(-self._width / 2, -high / 2, self._width, high)
            painter.drawPixmap(area, back, QRectF(back.rect()))
            painter.restore()


_STEP: Final = 0.74
"""The distance between the small cards, in their widths."""
_APART: Final = 1.12
"""The distance between the large cards, in their widths: each has a name below."""
_NAMES: Final = 0.3
"""The height of the line of names, in widths of a large card."""


@frozen
class LastTrick:
    """A completed trick, which all players have seen.

    Attributes:
        cards: the cards played, in order.
        seats: their players, in the same order.
        winner: the seat that took the trick.
    """

    cards: tuple[str, ...]
    seats: tuple[int, ...]
    winner: int


class LastTrickItem(PictureItem):
    """The item of the last trick; empty before there is one.

    Attributes:
        trick: the trick, or None.
        is_large: whether it is enlarged.
    """

    def __init__(self, art: Art, theme: Theme) -> None:
        super().__init__(theme, art)
        self._names: Sequence[str] = ()
        self._corner, self._width, self._large = QPointF(), 20.0, 60.0
        self._floor = 0.0
        self.trick: LastTrick | None = None
        self.is_large = False
        self.setZValue(z.CARD)

    def seat(self, names: Sequence[str]) -> None:
        self._names = tuple(names)

    def place(self, corner: QPointF, width: float, large: float, floor: float) -> None:
        """Set the lower right corner, the widths of small and large cards, and the large ones' lower edge."""
        self._corner, self._width, self._large = corner, width, large
        self._floor = min(floor - corner.y(), 0.0)
        self.setPos(corner)
        self.renew()

    def keep(self, trick: LastTrick | None) -> None:
        self.trick = trick
        self.hold_up(large=False)

    def hold_up(self, *, large: bool) -> None:
        self.is_large = large and self.trick is not None
        self.setZValue(z.BUBBLE if self.is_large else z.CARD)
        self.renew()

    @property
    def small_area(self) -> QRectF:
        """The area of the small trick on the table; empty before the first trick."""
        if self.trick is None:
            return QRectF()
        return self._small().translated(self._corner)

    def extent(self) -> QRectF:
        return (self._ground() if self.is_large else self._small()).adjusted(-10, -10, 8, 10)

    def _small(self) -> QRectF:
        number = len(self.trick.cards) if self.trick else 1
        wide = self._width * (1 + _STEP * (number - 1))
        high = self._width * CARD_HEIGHT
        return QRectF(-wide, -high, wide, high)

    def _ground(self) -> QRectF:
        number = len(self.trick.cards) if self.trick else 1
        pad = self._large * 0.14
        wide = self._large * (_APART * (number - 1) + 1) + 2 * pad
        high = self._large * (CARD_HEIGHT + _NAMES) + 2 * pad
        return QRectF(-wide, self._floor - high, wide, high)

    def draw(self, painter: QPainter) -> None:
        """Paint the cards; enlarged, with their players' names."""
        if self.trick is None:
            return
        if self.is_large:
            self._draw_large(painter, self.trick)
            return
        area = self._small()
        for position, card in enumerate(self.trick.cards):
            at = QPointF(area.left() + position * self._width * _STEP, area.top())
            self._draw_card(painter, card, at, self._width)
        self._draw_key(painter, area)

    def _draw_key(self, painter: QPainter, area: QRectF) -> None:
        """Paint the key that enlarges it, above the upper left corner, if key labels are on."""
        if not self._theme.key(LAST_TRICK):
            return
        font = self._theme.font("key", max(self._width * 0.3, 11))
        high = font.pixelSize() * 1.4
        cap = QRectF(area.left() - high * 0.35, area.top() - high * 0.35, high, high)
        painter.setPen(QPen(self._theme.color("ink"), 1.4))
        painter.setBrush(self._theme.color("key"))
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(font)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._theme.key(LAST_TRICK))

    def _draw_large(self, painter: QPainter, trick: LastTrick) -> None:
        ground, width = self._ground(), self._large
        drawn.note(painter, self._theme, ground, lit=False)
        pad, high = width * 0.14, width * _NAMES
        for position, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=True)):
            at = QPointF(ground.left() + pad + position * width * _APART, ground.top() + pad)
            self._draw_card(painter, card, at, width)
            below = QRectF(at.x(), at.y() + width * CARD_HEIGHT + high * 0.12, width, high * 0.88)
            self._draw_name(painter, self._names[seat], below, took=seat == trick.winner)

    def _draw_name(self, painter: QPainter, name: str, area: QRectF, *, took: bool) -> None:
        room = area.width() * 1.06
        font = drawn.shrunk(self._theme.font("name", area.height() * 0.78), name, room, 9)
        painter.setFont(font)
        if took:
            wide = QFontMetricsF(font).horizontalAdvance(name) + area.height() * 0.6
            ground = QRectF(area.center().x() - wide / 2, area.top(), wide, area.height())
            drawn.note(painter, self._theme, ground, lit=True)
        painter.setPen(self._theme.color("ink"))
        centred = Qt.AlignmentFlag.AlignCenter
        painter.drawText(area.adjusted(-room, -1, room, 0), centred, name)

    def _draw_card(self, painter: QPainter, card: str, at: QPointF, width: float) -> None:
        picture = self._art.card(card, width)
        reach = self._art.shadow_reach(width, 2.0)
        painter.drawPixmap(at - QPointF(reach, reach) + QPointF(1.4, 2.5), self._art.shadow(width, 2.0))
        painter.drawPixmap(
            QRectF(at.x(), at.y(), width, width * CARD_HEIGHT), picture, QRectF(picture.rect())
        )
