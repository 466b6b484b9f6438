"""Two pages for a table without the program: a sheet for tokens and pot, and tokens to cut out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cucu_desktop.resources import asset
from cucu_desktop.ui.pages.printing.paper_writer import MM, RED, PaperWriter
from cucu_desktop.words import words_of

if TYPE_CHECKING:
    from collections.abc import Mapping

_MARGIN: Final = 13 * MM
PEOPLE: Final = 20
TOKENS: Final = 3
RETURNS: Final = 3
_ROW: Final = 9.8 * MM
_DISC: Final = 25.0
"""The diameter of a token in millimetres."""
_COLUMNS, _ROWS = 7, 9
_PIXELS: Final = 400
_PRICES: Final = 8
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def print_play_sheet(path: str, paper: str, language: str) -> None:
    """Write the sheet as a PDF file of two pages.

    Raises:
        OSError: the file cannot be written.
    """
    words: Mapping[str, str] = words_of("account", language, "")["print"]
    writer = PaperWriter(path, paper, words["sheet"])
    _sheet(writer, words)
    writer.new_page()
    _tokens(writer)
    writer.end()


def _sheet(writer: PaperWriter, words: Mapping[str, str]) -> None:
    """Paint a line for each person: name, tokens to be crossed out, and those of each return."""
    painter, width = writer.painter, writer.width - 2 * _MARGIN
    head = QRectF(_MARGIN, _MARGIN, width, 10 * MM)
    writer.write(words["sheet"], head, 20, _LEFT, is_title=True)
    writer.write(words["cross-out"], head.translated(0, 8 * MM), 9, _LEFT)
    top = head.bottom() + 14 * MM
    name, token = 56 * MM, 6.5 * MM
    block = (width - name) / (1 + RETURNS)
    for number in range(1 + RETURNS):
        title = words["return"].format(number=number) if number else words["tokens"]
        writer.write(title, QRectF(_MARGIN + name + number * block, top - 6 * MM, block, 6 * MM), 10, _LEFT)
    for row in range(PEOPLE):
        y = top + row * _ROW
        writer.write(str(row + 1), QRectF(_MARGIN, y, 8 * MM, _ROW), 10, _LEFT)
        painter.setPen(QPen(QColor("#777777"), 0.2 * MM))
        painter.drawLine(QPointF(_MARGIN, y + _ROW), QPointF(_MARGIN + width, y + _ROW))
        painter.setPen(QPen(QColor("black"), 0.25 * MM))
        for number in range(1 + RETURNS):
            for each in range(TOKENS):
                x = _MARGIN + name + number * block + each * (token + 2.5 * MM)
                painter.drawEllipse(QRectF(x, y + (_ROW - token) / 2, token, token))
    below = top + PEOPLE * _ROW + 8 * MM
    line = QRectF(_MARGIN, below, width, 6 * MM)
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, words["price"])
    side = width / (_PRICES + 4)
    for number in range(_PRICES):
        box = QRectF(_MARGIN + number * side, below + 8 * MM, side - 2 * MM, 11 * MM)
        painter.drawRect(box)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(2**number))
    pot = QRectF(_MARGIN + _PRICES * side, below, 4 * side, 19 * MM)
    painter.drawRect(pot)
    painter.drawText(pot.adjusted(2 * MM, 0, 0, 0), Qt.AlignmentFlag.AlignTop, words["pot"])


def _tokens(writer: PaperWriter) -> None:
    """Paint discs of 25 mm with a token, in a ring to cut along."""
    painter = writer.painter
    drawing = QPixmap(_PIXELS, _PIXELS)  # in the file once
    drawing.fill(QColor("#f3e8cf"))
    brush = QPainter(drawing)
    QSvgRenderer(str(asset("table", "token.svg"))).render(brush)
    brush.end()
    step = _DISC * MM + 1.5 * MM
    left = (writer.width - _COLUMNS * step) / 2
    top = (writer.height - _ROWS * step) / 2
    for row in range(_ROWS):
        for column in range(_COLUMNS):
            _disc(painter, drawing, QRectF(left + column * step, top + row * step, _DISC * MM, _DISC * MM))


def _disc(painter: QPainter, drawing: QPixmap, area: QRectF) -> None:
    painter.setPen(QPen(QColor("black"), 0.15 * MM))
    painter.setBrush(QColor("#f3e8cf"))
    painter.drawEllipse(area)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(RED), 0.8 * MM))
    painter.drawEllipse(area.adjusted(1.6 * MM, 1.6 * MM, -1.6 * MM, -1.6 * MM))
    side = _DISC * MM * 0.58
    where = QRectF(0, 0, side, side)
    where.moveCenter(area.center())
    painter.drawPixmap(where, drawing, QRectF(drawing.rect()))
