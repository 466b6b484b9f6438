"""The count at the end of a deal: each side's cards laid out one by one, with their sum.

It shows how the sum is made. All of these cards have been played, so none is hidden.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from itertools import groupby, pairwise
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cucu_desktop.engine.cards import CUCCO, Card
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.sides import place_of, written
from cucu_desktop.ui.animation.timeline import Piece, Timeline, call, chain, over, stagger, together, wait
from cucu_desktop.ui.scene import z
from cucu_desktop.ui.scene.items import drawn
from cucu_desktop.ui.scene.items.bubble import LabelItem
from cucu_desktop.ui.scene.items.card import CardItem
from cucu_desktop.ui.scene.items.picture import Look, PictureItem
from cucu_desktop.ui.scene.tricks.scene import TrickScene, trick_scene
from cucu_desktop.ui.widgets.art import Art
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.safe_paint import safe_paint
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT, Spot
from cucu_desktop.ui.widgets.theme import Theme

if TYPE_CHECKING:
    from cucu_desktop.ui.animation.cue import CueContext

_SEEN: Final = 0.6
"""The least visible width of each card, in its widths: its whole numeral, as XIII could be read as XII."""
_TWIN: Final = 0.24
"""The least visible width of a card under its twin, which identifies it."""
_MOST: Final = 0.78
"""The preferred visible width of each card."""
_FEW: Final = 8
"""The number of different values up to which each group's product is shown."""
_APART: Final = 1.1
"""The gap between groups, in widths of a card."""
_SMALLEST: Final = 10
_WIDEST: Final = 0.28
"""The largest fraction of the count's area for the slips with names."""


def side_cards(
    taken: Iterable[tuple[int, Sequence[str]]],
    side: Collection[int],
    values: Mapping[Card, float],
    game: TrickGame,
) -> list[Card]:
    """Return the cards with a value in a side's tricks, the most valuable first.

    Args:
        taken: the cards with their takers.
        side: the seats of the side.
        values: the value of each card.
        game: the game, for the order of cards of equal value.
    """
    cards = [CUCCO[name] for winner, trick in taken if winner in side for name in trick]

    def position(card: Card) -> tuple[float, int, int]:
        series, position = game.position_in_hand(card.id)
        return -values[card], -series, position  # pictures before numbers

    return sorted((card for card in cards if values[card]), key=position)


def steps_between(groups: Sequence[Sequence[Card]], room: float) -> list[float]:
    """Return the distance of each card but the last from the next, in widths of a card, all groups in a row.

    Args:
        groups: the cards, grouped by value.
        room: the largest width of the row, in the same unit.
    """
    least = []
    for group in groups:
        least += [_TWIN if one is other else _SEEN for one, other in pairwise(group)]
        least.append(_APART)
    least = least[:-1]
    if not least:
        return least
    wider = min(max((room - 1) / sum(least), 1.0), _MOST / _SEEN)
    return [step if step == _APART else step * wider for step in least]


class SumItem(PictureItem):
    """The item with a side's names and its sum so far.

    Attributes:
        names: the names of the side.
        text: the number.
    """

    won = Look(default=False)
    """Whether it is the larger one, at the end."""

    def __init__(self, art: Art, theme: Theme, names: Sequence[str], size: QSizeF) -> None:
        super().__init__(theme, art)
        self.names, self._size = tuple(names), size
        self.text = written(0)
        self.renew()

    def set_sum(self, points: float) -> None:
        """Show this sum, redrawing the number only."""
        self.text = written(points)
        self.update()

    def extent(self) -> QRectF:
        return self._paper().adjusted(-5, -5, 8, 9)

    def _paper(self) -> QRectF:
        wide, high = self._size.width(), self._size.height()
        return QRectF(-wide / 2, -high / 2, wide, high)

    def draw(self, painter: QPainter) -> None:
        drawn.note(painter, self._theme, self._paper(), lit=self.won)
        painter.setPen(self._theme.color("ink"))
        for number, name in enumerate(self.names):
            self._write(painter, name, self._row(number), self._line * 0.78, "name")

    @safe_paint
    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        super().paint(painter, option, widget)
        row = self._row(len(self.names))
        row.setHeight(self._line * 1.7)
        painter.setPen(self._theme.color("ink"))
        self._write(painter, self.text, row, self._line * 1.5, "key")

    @property
    def _line(self) -> float:
        return self._paper().height() / (len(self.names) + 2.1)

    def _row(self, number: int) -> QRectF:
        paper, line = self._paper(), self._line
        return QRectF(paper.left() + 6, paper.top() + line * (0.15 + number), paper.width() - 12, line)

    def _write(
        self, painter: QPainter, text: str, row: QRectF, pixels: float, role: Literal["name", "key"]
    ) -> None:
        font = self._theme.font(role, max(pixels, 9))
        painter.setFont(drawn.shrunk(font, text, row.width(), _SMALLEST))
        painter.drawText(row, Qt.AlignmentFlag.AlignCenter, text)


class PillItem(LabelItem):
    """The item with a text in light letters: the title of the count, or the product of a group."""

    def extent(self) -> QRectF:
        return self._paper

    def draw(self, painter: QPainter) -> None:
        painter.setFont(self._font)
        drawn.pill(painter, self._paper)
        drawn.number(painter, self._paper, self.text)


def _product(scene: TrickScene, text: str, high: float) -> PillItem:
    """Return the item with the number of cards of a group times their value."""
    font = scene.theme.font("key", max(high * 0.74, 12))
    size = QSizeF(QFontMetricsF(font).horizontalAdvance(text) + high, high)
    return PillItem(scene.theme, scene.art, text, font, size)


def _title(scene: TrickScene, points: float, room: QSizeF, *, again: bool) -> PillItem:
    """Return the item with the title of the count, in letters that fit a room of this size."""
    told = (
        tr("Tricks", "Tied: the ones are counted (VII = 2, XIII = 3), {points} in all")
        if again
        else tr("Tricks", "{points} points in all; the side with more wins")
    )
    text, font = told.format(points=written(points)), scene.theme.font("name")
    font.setPixelSize(min(font.pixelSize(), max(round(room.height() * 0.07), _SMALLEST + 3)))
    while (wide := QFontMetricsF(font).horizontalAdvance(text) + font.pixelSize() * 1.6) > room.width():
        if font.pixelSize() <= _SMALLEST:
            break
        font.setPixelSize(font.pixelSize() - 1)
    return PillItem(scene.theme, scene.art, text, font, QSizeF(wide, font.pixelSize() * 1.7))


def _room(scene: TrickScene) -> QRectF:
    """Return the area of the count, beside the score."""
    room = QRectF(scene.lay.count)
    if room.intersects(scene.score.area):
        room.setLeft(max(room.left(), scene.score.area.right() + 12))
    return room


def _slip_width(scene: TrickScene, sides: Sequence[Sequence[int]], room: QSizeF) -> float:
    """Return the width of the slips with names in rows of this size: long names get more of it."""
    font, widest = QFont(scene.theme.font("name")), 0.0
    most = font.pixelSize()
    for names in map(scene.names_of, sides):
        font.setPixelSize(max(min(round(room.height() / (len(names) + 2.1) * 0.7), most), _SMALLEST))
        widest = max(widest, *map(QFontMetricsF(font).horizontalAdvance, names))
    return min(max(room.width() * 0.2, widest + 18), room.width() * _WIDEST)


def count_shown(
    context: "CueContext",
    sides: "tuple[tuple[int, ...], ...]",
    values: Mapping[Card, float],
    *,
    again: bool = False,
) -> Piece:
    """Show the count of the sides, in the order of the score; it stays until `count_gone`.

    Args:
        context: the cue's context.
        sides: the seats of each side.
        values: the value of each card.
        again: whether it is the second count, after an equal first one.
    """
    scene = trick_scene(context.scene)
    in_order = sorted(sides, key=lambda side: place_of(side, scene.first))
    counted = [side_cards(scene.taken, side, values, scene.game) for side in in_order]
    sums = [sum(values[card] for card in cards) for cards in counted]
    room = _room(scene)
    shown: list[QGraphicsItem] = []
    title = _title(scene, sum(sums), room.size(), again=again)
    title.setPos(room.center().x(), room.top() + title.boundingRect().height() / 2)
    shown.append(title)
    room.setTop(room.top() + title.boundingRect().height())
    high = room.height() / len(in_order)
    wide = _slip_width(scene, in_order, QSizeF(room.width(), high))
    rows, labels = [], []
    for number, (side, cards) in enumerate(zip(in_order, counted, strict=True)):
        area = QRectF(room.left(), room.top() + number * high, room.width(), high).adjusted(0, 7, 0, -7)
        label = SumItem(scene.art, scene.theme, scene.names_of(side), QSizeF(wide, area.height()))
        label.setPos(area.left() + wide / 2, area.center().y())
        labels.append(label)
        shown.append(label)
        cards_area = area.adjusted(wide + area.width() * 0.03, 0, 0, 0)
        rows.append(_row(context, cards, values, cards_area, label, shown))

    def begin() -> None:
        scene.counted = shown
        scene.count_again = lambda: Timeline(count_shown(context, sides, values, again=again)).finish()
        scene.put_aside(aside=True)
        scene.hush(scene.lay.count)
        for number, item in enumerate(shown):
            scene.add_passing(item, z.STAGED + number / 100)

    def tell() -> None:
        if sums[0] != sums[-1]:
            labels[sums.index(max(sums))].won = True

    return chain(call(begin), together(*rows), call(tell), wait(context.ms("counted")))


def count_gone(context: "CueContext") -> Piece:
    """Return the fading of the count."""
    scene = trick_scene(context.scene)

    def fade(part: float) -> None:
        for item in scene.counted:
            item.setOpacity(1 - part)

    def away() -> None:
        for item in scene.counted:
            scene.remove_passing(item)
        scene.counted, scene.count_again = [], None
        scene.put_aside(aside=False)

    return chain(over(context.ms("fade"), fade), call(away))


def _row(
    context: "CueContext",
    cards: Sequence[Card],
    values: Mapping[Card, float],
    area: QRectF,
    label: SumItem,
    shown: list[QGraphicsItem],
) -> Piece:
    """Lay out one side's cards, grouped by value, with each group's product below."""
    scene = trick_scene(context.scene)
    groups = [list(group) for _, group in groupby(cards, values.__getitem__)]
    told = len(set(values.values())) <= _FEW
    if not told:
        groups = [list(cards)] if cards else []
    letters = scene.theme.font("key").pixelSize()
    below = min(max(area.height() * 0.17, letters * 1.4), area.height() * 0.26) if told else 0.0
    width = min((area.height() - below) / CARD_HEIGHT, area.width() / (1 + sum(steps_between(groups, 0))))
    steps = steps_between(groups, area.width() / width)
    positions = [area.left() + width * (0.5 + sum(steps[:position])) for position in range(len(cards))]
    top = area.center().y() - below / 2
    played = scene.lay.trick[0].width  # pictures of that size are cached
    pieces, total, position = [], 0.0, 0
    for group in groups:
        start = positions[position]
        for card in group:
            item = CardItem(scene.art, Spot(QPointF(positions[position], top), played))
            item.set_shown_width(width)
            item.keep_picture()
            item.show_face(card.id, public=True)
            item.setVisible(False)
            shown.append(item)
            total += values[card]
            pieces.append(_laid(context, item, label, total))
            position += 1
        if told:
            product = f"{len(group)} \N{MULTIPLICATION SIGN} {written(values[group[0]])}"
            times = _product(scene, product, below * 0.86)
            times.setPos((start + positions[position - 1]) / 2, top + width * CARD_HEIGHT / 2 + below * 0.5)
            times.setVisible(False)
            shown.append(times)
            pieces.append(call(partial(times.setVisible, True)))
    return stagger(context.ms("count"), pieces)


def _laid(context: "CueContext", item: CardItem, label: SumItem, total: float) -> Piece:
    def show() -> None:
        item.setVisible(True)
        label.set_sum(total)

    return chain(call(show), wait(context.ms("fade")))
