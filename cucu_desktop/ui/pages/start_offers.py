"""What is offered at the start: large slips of paper, each with a picture of what one would see next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QPainter

from cucu_desktop.ui.widgets.paper_widgets import PaperButton
from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

    Picture = Callable[[QPainter, Art, QRectF], None]

PICTURE: Final = 142
AIR: Final = 22
"""How wide the picture is, and by how much a slip is higher than its words, at the usual size of text."""

COMPANY: Final = ("bruna", "peppe", "assunta")
TEACHER: Final = "peppe"
HAND: Final = (("cucco", "LEONE", -17.0), ("standard52", "KH", 0.0), ("italian40", "AD", 17.0))
"""A card of each pack, and how far it is turned."""


COINS: Final = (("coin-leaning", 0.4, 0.3), ("coin-lying", 0.6, 0.32), ("coin-sliding", 0.5, 0.42))
"""What lies in the dish, and where, in parts of its width."""


class Offer(PaperButton):
    """One of the few large things that one may do."""

    def __init__(self, theme: Theme, art: Art, picture: Picture, parent: QWidget) -> None:
        super().__init__(theme, stacked=True, parent=parent)
        self._art, self._picture = art, picture
        self._air = AIR

    def set_air(self, part: float) -> None:
        """Set the padding, as a part of the usual one."""
        self._air = round(AIR * part)
        self.updateGeometry()

    def _wide(self) -> int:
        return self.theme.px(PICTURE)

    def sizeHint(self) -> QSize:
        """The words, and the picture at their left."""
        words = super().sizeHint()
        return QSize(words.width() + self._wide(), words.height() + self.theme.px(self._air))

    def _write(self, painter: QPainter, inside: QRect) -> None:
        wide = self._wide()
        gap = self.theme.px(8)
        area = QRectF(inside).adjusted(1.6 * gap, gap, 0, -gap)
        area.setWidth(wide - 1.6 * gap)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._picture(painter, self._art, area)
        super()._write(painter, inside.adjusted(wide, 0, 0, 0))


def faces(painter: QPainter, art: Art, area: QRectF) -> None:
    """Some of those who would sit there."""
    size = area.height() * 0.82
    step = (area.width() - size) / (len(COMPANY) - 1)
    for number, who in enumerate(COMPANY):
        lower = 0 if number % 2 else area.height() - size
        painter.drawPixmap(QPointF(area.left() + number * step, area.top() + lower), art.face(who, "", size))


def teacher(painter: QPainter, art: Art, area: QRectF) -> None:
    """Whoever knows how it is played, and a card that is talked about."""
    size, wide = area.height(), area.height() * 0.55
    _card(painter, art, ("cucco", "XIII", 12.0), QPointF(area.right() - wide * 0.7, area.center().y()), wide)
    painter.drawPixmap(QPointF(area.left(), area.top()), art.face(TEACHER, "glad", size))


def cards(painter: QPainter, art: Art, area: QRectF) -> None:
    """A card of every pack, fanned."""
    wide = area.height() * 0.56
    for number, card in enumerate(HAND):
        across = (number - 1) * wide * 0.72
        down = abs(number - 1) * area.height() * 0.05
        _card(painter, art, card, area.center() + QPointF(across, down), wide)


def lantern(painter: QPainter, art: Art, area: QRectF) -> None:
    """The light that was left burning, and the pool that nobody has taken yet."""
    size = area.height()
    dish = size * 0.98
    at = QPointF(area.right() - dish, area.bottom() - dish * 0.72)
    painter.drawPixmap(at, art.thing("dish", dish, dish * 0.75))
    coin = dish * 0.32
    for name, across, down in COINS:
        lies = art.thing(name, coin, coin * 0.8)
        painter.drawPixmap(at + QPointF(across * dish - coin / 2, down * dish - coin * 0.4), lies)
    painter.drawPixmap(QPointF(area.left(), area.top()), art.thing("dealer", size))


def _card(painter: QPainter, art: Art, card: tuple[str, str, float], centre: QPointF, wide: float) -> None:
    pack, design, turn = card
    painter.save()
    painter.translate(centre)
    painter.rotate(turn)
    face = art.card(design, wide, pack=pack)
    high = wide * CARD_HEIGHT
    painter.drawPixmap(QRectF(-wide / 2, -high / 2, wide, high), face, QRectF(face.rect()))
    painter.restore()
