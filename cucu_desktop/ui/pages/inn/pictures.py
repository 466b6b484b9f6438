"""The pictures on slips and offers: each in a square, from cards and objects of the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPen

from cucu_desktop.ui.widgets.woodcut import Cut, cut

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme, Tone

    Picture = Callable[[QPainter, Theme, Art, QRectF], None]
    """Paints a picture into an area."""

_LEAF: Final = Cut(face="paper", radius=2, waver=0.8, line=1.8, inner=0, drop=2.5)
_PEEPS: Final = ((("cucco", "XII"), -0.24, -16.0), (("italian40", "AD"), 0.26, 17.0))
"""Cards behind the almanac page: the card, its horizontal offset, its angle."""


def thing(name: str) -> Picture:
    """Return the painter of an object from assets/table."""

    def paint(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
        del theme
        painter.drawPixmap(area.topLeft(), art.thing(name, area.width()))

    return paint


def almanac(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw the page of today of an almanac, with cards behind it."""
    middle, wide = area.center(), area.width()
    for card, aside, turn in _PEEPS:
        art.lay_card(painter, card, middle + QPointF(aside * wide, wide * 0.04), wide * 0.42, turn)
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


def _board(painter: QPainter, theme: Theme, frame: QRectF, margin: float, tone: Tone) -> QRectF:
    """Draw a board in a wooden frame of this width; return the area inside the frame."""
    painter.setPen(QPen(theme.color("ink"), 1.6))
    painter.setBrush(theme.color("wood"))
    painter.drawRoundedRect(frame, 4, 4)
    inside = frame.adjusted(margin, margin, -margin, -margin)
    painter.setBrush(theme.color(tone))
    painter.drawRect(inside)
    return inside


def slate(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw a slate in a wooden frame with strokes in fives, with a token and a flower beside it."""
    wide = area.width()
    frame = QRectF(0, 0, wide * 0.8, wide * 0.72)
    frame.moveCenter(area.center() - QPointF(wide * 0.04, wide * 0.06))
    inside = _board(painter, theme, frame, wide * 0.07, "black")
    painter.setPen(QPen(theme.color("ivory"), 2.0))
    for row, strokes in enumerate((5, 3, 4)):
        y = inside.top() + inside.height() * (0.14 + 0.29 * row)
        high = inside.height() * 0.17
        for stroke in range(min(strokes, 4)):
            x = inside.left() + inside.width() * (0.16 + 0.11 * stroke)
            painter.drawLine(QPointF(x, y), QPointF(x - 1.5, y + high))
        if strokes > 4:
            left, right = inside.left() + inside.width() * 0.1, inside.left() + inside.width() * 0.56
            painter.drawLine(QPointF(left, y + high * 0.85), QPointF(right, y + high * 0.1))
    size = wide * 0.3
    painter.drawPixmap(QPointF(area.right() - size, area.bottom() - size * 1.15), art.thing("token", size))
    painter.drawPixmap(QPointF(area.right() - size * 1.9, area.bottom() - size), art.thing("virgin", size))


def phone(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw a phone with a card on its screen."""
    wide = area.width()
    body = QRectF(0, 0, wide * 0.56, wide * 0.92)
    body.moveCenter(area.center())
    painter.setPen(QPen(theme.color("ink"), 1.6))
    painter.setBrush(theme.color("black"))
    painter.drawRoundedRect(body, wide * 0.07, wide * 0.07)
    painter.setBrush(theme.color("green"))
    painter.drawRect(body.adjusted(wide * 0.05, wide * 0.08, -wide * 0.05, -wide * 0.08))
    art.lay_card(painter, ("cucco", "XII"), area.center(), wide * 0.34, -6)


def people(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw three regulars, and a prize of a season."""
    del theme
    size = area.width() * 0.52
    faces = (("filomena", "sly", 0.0, 0.44), ("tonino", "glad", 0.48, 0.44), ("ercole", "", 0.24, 0.12))
    for who, mood, across, down in faces:
        at = area.topLeft() + QPointF(across * area.width(), down * area.height())
        painter.drawPixmap(at, art.face(who, mood, size))
    crown = area.width() * 0.34
    painter.drawPixmap(
        area.topLeft() + QPointF(area.width() * 0.33, -area.height() * 0.04), art.thing("crown", crown)
    )
