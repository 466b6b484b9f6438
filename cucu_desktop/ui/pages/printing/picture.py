"""The picture on the slip of the print page: a sheet of cards with a pair of cutting marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen

from cucu_desktop.ui.pages.inn.pictures import lay_card

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme


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
        lay_card(painter, art, ("cucco", name), middle, card, 0)
        painter.setPen(QPen(theme.color("ink"), 1.0))
        for side in (-0.5, 0.5):
            x = middle.x() + side * card
            for y in (paper.top() + wide * 0.03, paper.bottom() - wide * 0.08):
                painter.drawLine(QPointF(x, y), QPointF(x, y + wide * 0.05))
