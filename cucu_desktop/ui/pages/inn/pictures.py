"""What is drawn on the slips of the inn: each in a square, from what lies about at the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF

from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

_FAN: Final = (("cucco", "XII", -18.0), ("italian40", "AD", 0.0), ("cucco", "LEONE", 18.0))
"""Cards of a fan: the pack, the design, how far it is turned."""


def cards(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """A fan of three cards."""
    del theme
    wide = area.width() * 0.46
    for number, (pack, design, turn) in enumerate(_FAN):
        across, down = (number - 1) * wide * 0.52, abs(number - 1) * area.height() * 0.06
        lay_card(painter, art, (pack, design), area.center() + QPointF(across, down), wide, turn)


def riddle(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """A card, and behind it one that nobody sees, with a question on it."""
    wide = area.width() * 0.5
    lay_card(painter, art, ("cucco", "back"), area.center() + QPointF(wide * 0.42, 0), wide, 10)
    lay_card(painter, art, ("cucco", "MASCHERA"), area.center() - QPointF(wide * 0.36, 0), wide, -8)
    del theme


def lay_card(
    painter: QPainter, art: Art, card: tuple[str, str], centre: QPointF, wide: float, turn: float = 0.0
) -> None:
    """Lay a card of a pack somewhere, turned by so many degrees."""
    pack, design = card
    painter.save()
    painter.translate(centre)
    painter.rotate(turn)
    face = art.card(design, wide, pack=pack)
    high = wide * CARD_HEIGHT
    painter.drawPixmap(QRectF(-wide / 2, -high / 2, wide, high), face, QRectF(face.rect()))
    painter.restore()
