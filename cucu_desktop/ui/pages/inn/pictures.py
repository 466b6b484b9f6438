"""The pictures on the slips of the inn: each in a square, from cards and objects of the tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainterPath, QPen

from cucu_desktop.ui.widgets.seat_geometry import CARD_HEIGHT
from cucu_desktop.ui.widgets.woodcut import Cut, cut

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme, Tone

_LEAF: Final = Cut(face="paper", radius=2, waver=0.8, line=1.8, inner=0, drop=2.5)
_LEAVES: Final = ((0.16, 0.18, -4.0, 4), (0.53, 0.14, 3.0, 5), (0.33, 0.5, -2.0, 3))
"""The notices: their corner in parts of the board, their angle, and their lines."""
_PEEPS: Final = ((("cucco", "XII"), -0.24, -16.0), (("italian40", "AD"), 0.26, 17.0))
"""Cards behind the almanac page: the card, its horizontal offset, its angle."""


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


def riddle(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw a card, and behind it one face down with a question mark."""
    wide = area.width() * 0.5
    art.lay_card(painter, ("cucco", "back"), area.center() + QPointF(wide * 0.42, 0), wide, 10)
    art.lay_card(painter, ("cucco", "MASCHERA"), area.center() - QPointF(wide * 0.36, 0), wide, -8)
    del theme


def writing(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw a sheet of a deal: two cards in their places, one missing, and a quill."""
    sheet = QRectF(0, 0, area.width() * 0.8, area.height() * 0.78)
    sheet.moveCenter(area.center() + QPointF(0, area.height() * 0.04))
    painter.setPen(QPen(theme.color("ink"), 1.6))
    painter.setBrush(theme.color("cream"))
    painter.drawRoundedRect(sheet, 3, 3)
    wide = sheet.width() * 0.22
    high = wide * CARD_HEIGHT
    top = sheet.top() + sheet.height() * 0.38
    for number, design in enumerate(("XV", "XII", "")):
        centre = QPointF(sheet.left() + sheet.width() * (0.2 + 0.3 * number), top)
        if design:
            art.lay_card(painter, ("cucco", design), centre, wide)
            continue
        pen = QPen(theme.color("faint"), 1.4)
        pen.setDashPattern([3, 2.4])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(centre.x() - wide / 2, top - high / 2, wide, high), 2, 2)
    painter.setPen(QPen(theme.color("second"), 1.4))
    for line in range(3):
        y = sheet.bottom() - sheet.height() * (0.12 + 0.1 * line)
        painter.drawLine(QPointF(sheet.left() + 7, y), QPointF(sheet.right() - 9 - 9 * (line % 2), y))
    _quill(painter, theme, sheet)


def _quill(painter: QPainter, theme: Theme, sheet: QRectF) -> None:
    """Draw a goose feather on the last line."""
    tip = QPointF(sheet.left() + sheet.width() * 0.62, sheet.bottom() - sheet.height() * 0.12)
    end = tip + QPointF(sheet.width() * 0.42, -sheet.height() * 0.72)
    across = QPointF(sheet.width() * 0.13, sheet.height() * 0.05)
    vane = QPainterPath(tip + (end - tip) * 0.3)
    vane.quadTo(tip + (end - tip) * 0.5 - across, end)
    vane.quadTo(tip + (end - tip) * 0.75 + across, tip + (end - tip) * 0.3)
    painter.setPen(QPen(theme.color("ink"), 1.4))
    painter.setBrush(theme.color("ivory"))
    painter.drawPath(vane)
    painter.setPen(QPen(theme.color("ink"), 1.8))
    painter.drawLine(tip, tip + (end - tip) * 0.92)


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


def notice_board(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw a board in a wooden frame with three notices, and a crown below it."""
    wide = area.width()
    frame = QRectF(0, 0, wide * 0.9, wide * 0.74)
    frame.moveCenter(area.center() - QPointF(0, wide * 0.06))
    inside = _board(painter, theme, frame, wide * 0.05, "mark")
    for across, down, turn, lines in _LEAVES:
        painter.save()
        painter.translate(inside.left() + across * inside.width(), inside.top() + down * inside.height())
        painter.rotate(turn)
        leaf = QRectF(0, 0, wide * 0.26, wide * 0.3)
        painter.setPen(QPen(theme.color("ink"), 1.2))
        painter.setBrush(theme.color("cream"))
        painter.drawRect(leaf)
        for line in range(lines):
            y = leaf.height() * (0.3 + 0.13 * line)
            end = leaf.width() * (0.84 - 0.1 * (line % 2))
            painter.drawLine(QPointF(leaf.width() * 0.16, y), QPointF(end, y))
        painter.setBrush(theme.color("call"))
        painter.drawEllipse(QPointF(leaf.width() / 2, leaf.height() * 0.1), wide * 0.018, wide * 0.018)
        painter.restore()
    size = wide * 0.3
    painter.drawPixmap(QPointF(area.right() - size, area.bottom() - size * 1.05), art.thing("crown", size))


def sheet(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    """Draw a sheet of paper with two cards and the marks to cut them."""
    wide = area.width()
    paper = QRectF(0, 0, wide * 0.86, wide * 0.8)
    paper.moveCenter(area.center())
    painter.setPen(QPen(theme.color("ink"), 1.4))
    painter.setBrush(theme.color("ivory"))
    painter.drawRect(paper)
    card = wide * 0.3
    for number, name in enumerate(("XV", "XII")):
        middle = QPointF(paper.left() + paper.width() * (0.28 + 0.44 * number), paper.center().y())
        art.lay_card(painter, ("cucco", name), middle, card, 0)
        painter.setPen(QPen(theme.color("ink"), 1.0))
        for side in (-0.5, 0.5):
            x = middle.x() + side * card
            for y in (paper.top() + wide * 0.03, paper.bottom() - wide * 0.08):
                painter.drawLine(QPointF(x, y), QPointF(x, y + wide * 0.05))
