"""The count at the end of a deal: each side's cards laid out one by one, with what they add up to.

So one sees how nineteen points, or eighty-two, come about. The cards have all been played and are nobody's
secret any more.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.ui import z
from cucu_desktop.ui.counted import written
from cucu_desktop.ui.items import drawn
from cucu_desktop.ui.items.card import CardItem
from cucu_desktop.ui.places import CARD_HEIGHT, Spot
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.timeline import Piece, call, chain, over, stagger, together, wait
from cucu_desktop.ui.tricks.scene import TrickScene

if TYPE_CHECKING:
    from cucu_desktop.engine.trick_events import Counted
    from cucu_desktop.ui.moves import Stage

_IN_A_ROW: Final = 12


def side_cards(
    taken: Iterable[tuple[int, Sequence[str]]], side: Collection[int], values: Mapping[Card, float]
) -> list[Card]:
    """Return the cards in a side's tricks that count something, the most valuable first.

    Args:
        taken: who took which cards.
        side: the seats of the side.
        values: what each card counts.
    """
    cards = [CUCCO[name] for winner, trick in taken if winner in side for name in trick]
    return sorted((card for card in cards if values[card]), key=lambda card: (-values[card], -card.rank))


class SumItem(QGraphicsItem):
    """A number that grows: what a side has counted so far."""

    def __init__(self, theme: Theme, height: float) -> None:
        super().__init__()
        self._font = QFont(theme.font("key"))
        self._font.setPixelSize(round(height * 0.72))
        self._height = height
        self.text = written(0)

    def set_sum(self, points: float) -> None:
        """Show this sum."""
        self.text = written(points)
        self.update()

    def boundingRect(self) -> QRectF:
        """What it may paint on."""
        wide = QFontMetricsF(self._font).horizontalAdvance("82½") + self._height
        return QRectF(-wide / 2, -self._height / 2, wide, self._height)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the number on its ground."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        area = self.boundingRect()
        drawn.pill(painter, area)
        painter.setPen(Qt.PenStyle.SolidLine)
        drawn.number(painter, area, self.text)


def count_shown(stage: "Stage", sides: "tuple[tuple[int, ...], ...]", values: Mapping[Card, float]) -> Piece:
    """Show the count of both sides: the viewer's below, the others' above."""
    scene = stage.scene
    assert isinstance(scene, TrickScene)
    mine = next((number for number, side in enumerate(sides) if scene.viewer in side), 0)
    in_order = [sides[1 - mine], sides[mine]] if len(sides) == 2 else list(sides)
    size = scene.lay.size
    high = scene.lay.free.top()
    room = QRectF(size.width() * 0.2, high * 0.2, size.width() * 0.6, high * 0.54)
    high = room.height() / len(in_order)
    shown: list[QGraphicsItem] = []
    rows = []
    for number, side in enumerate(in_order):
        area = QRectF(room.left(), room.top() + number * high, room.width(), high).adjusted(0, 8, 0, -8)
        rows.append(_row(stage, side_cards(scene.taken, side, values), values, area, shown))

    def away() -> None:
        for item in shown:
            scene.remove_passing(item)

    def fade(part: float) -> None:
        for item in shown:
            item.setOpacity(1 - part)

    return chain(together(*rows), wait(stage.ms("counted")), over(stage.ms("fade"), fade), call(away))


def _row(
    stage: "Stage",
    cards: list[Card],
    values: Mapping[Card, float],
    area: QRectF,
    shown: list[QGraphicsItem],
) -> Piece:
    """Lay out one side's cards, with their sum at the right."""
    scene = stage.scene
    label = SumItem(scene.theme, max(34.0, area.height() * 0.2))
    label.setPos(area.right() - label.boundingRect().width() / 2, area.center().y())
    shown.append(label)
    rows = 1 if len(cards) <= _IN_A_ROW else 2
    in_row = -(-len(cards) // rows) or 1
    wide = area.width() - label.boundingRect().width() - 16
    width = min(
        area.height() / (CARD_HEIGHT * (1 + 0.55 * (rows - 1))),
        wide / (1 + 0.6 * (in_row - 1)),
        scene.lay.unit * 84,
    )
    step = min(width * 0.72, (wide - width) / max(in_row - 1, 1))
    pieces, total = [], 0.0
    for place, card in enumerate(cards):
        row, column = divmod(place, in_row)
        down = (row - (rows - 1) / 2) * width * CARD_HEIGHT * 0.55
        centre = QPointF(area.left() + width / 2 + column * step, area.center().y() + down)
        item = CardItem(scene.art, Spot(centre, width))
        item.show_face(card.id, public=True)
        item.setVisible(False)
        shown.append(item)
        total += values[card]
        pieces.append(_laid(stage, item, label, total))

    def begin() -> None:
        for number, item in enumerate([label, *shown[shown.index(label) + 1 :]]):
            if item.scene() is None:
                scene.add_passing(item, z.STAGED + number / 100)

    return chain(call(begin), stagger(stage.ms("count"), pieces))


def _laid(stage: "Stage", item: CardItem, label: SumItem, total: float) -> Piece:
    def show() -> None:
        item.setVisible(True)
        label.set_sum(total)

    def grow(part: float) -> None:
        item.setOpacity(part)

    return chain(call(show), over(stage.ms("fade"), grow))


def points_told(event: "Counted") -> tuple[str, ...]:
    """Return what the sides have counted, as it is written."""
    return tuple(map(written, event.recount or event.points))
