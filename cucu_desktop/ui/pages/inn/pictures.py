"""The pictures on the slips of the inn: each in a square, from cards and objects of the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPen

from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT
from cucu_desktop.ui.widgets.woodcut import Cut, cut

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

_LEAF: Final = Cut(face="paper", radius=2, waver=0.8, line=1.8, inner=0, drop=2.5)
_PEEPS: Final = ((("cucco", "XII"), -0.24, -16.0), (("italian40", "AD"), 0.26, 17.0))
"""Cards behind the almanac page: the card, its horizontal offset, its angle."""


def almanac(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw the page of today of an almanac, with cards behind it."""
    middle, wide = area.center(), area.width()
    for card, aside, turn in _PEEPS:
        lay_card(painter, art, card, middle + QPointF(aside * wide, wide * 0.04), wide * 0.42, turn)
    size = QSize(round(wide * 0.6), round(wide * 0.78))
    left, top = middle.x() - size.width() / 2, middle.y() - size.height() / 2
    painter.drawPixmap(QPointF(left, top), cut(theme, size, art.ratio, _LEAF))
    sheet = QRectF(left + 4, top + 4, size.width() - 10, size.height() - 12)
    head = QRectF(sheet.left(), sheet.top(), sheet.width(), sheet.height() * 0.22)
    painter.fillRect(head, theme.color("call"))
    painter.setPen(QPen(theme.color("ink"), 1.2))
    painter.drawLine(head.bottomLeft(), head.bottomRight())
    painter.setPen(QPen(theme.color("paper"), 2.0))
    for part in (0.28, 0.72):  # the seam of the page
        x = head.left() + head.width() * part
        painter.drawLine(QPointF(x, head.center().y() - 2), QPointF(x, head.center().y() + 2))
    font = theme.font("title")
    font.setPixelSize(max(8, round(sheet.height() * 0.54)))
    painter.setFont(font)
    painter.setPen(theme.color("ink"))
    below = QRectF(sheet.left(), head.bottom(), sheet.width(), sheet.bottom() - head.bottom())
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(QDate.currentDate().day()))


def riddle(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw a card, and behind it one face down with a question mark."""
    wide = area.width() * 0.5
    lay_card(painter, art, ("cucco", "back"), area.center() + QPointF(wide * 0.42, 0), wide, 10)
    lay_card(painter, art, ("cucco", "MASCHERA"), area.center() - QPointF(wide * 0.36, 0), wide, -8)
    del theme


def lay_card(
    painter: QPainter, art: Art, card: tuple[str, str], centre: QPointF, wide: float, turn: float = 0.0
) -> None:
    """Draw a card of a pack at a position, turned by `turn` degrees."""
    pack, design = card
    painter.save()
    painter.translate(centre)
    painter.rotate(turn)
    face = art.card(design, wide, pack=pack)
    high = wide * CARD_HEIGHT
    painter.drawPixmap(QRectF(-wide / 2, -high / 2, wide, high), face, QRectF(face.rect()))
    painter.restore()
