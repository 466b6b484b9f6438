"""A shelf on the wall with the prizes won; it is drawn only if there are prizes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cucu_desktop.ui.widgets.oval import Oval

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

PICTURES: Final = {"first": "crown", "second": "conca", "third": "fiasco", "rival": "organetto"}
"""The drawing of each prize, from assets/table."""
_BOARD: Final = 0.13
"""Thickness of the board, as a fraction of the height of the prizes."""
_HIGH: Final = 800
"""The height of the room in its own units."""
_LEFT: Final = 276
_CLOSE: Final = 0.8
"""The least distance between prizes, as a fraction of their height."""
_LOWEST: Final = 18
"""A shelf lower than this, in pixels, is not drawn."""
_WOOD: Final = ("#7b4a24", "#4c2a12")


def paint_shelf(
    painter: QPainter, theme: Theme, art: Art, prizes: Sequence[str], size: QSizeF, table: QRectF
) -> None:
    """Paint the latest of these kinds of prizes on a shelf, as many as fit on the wall beside the table."""
    area = _room_for(size, table)
    number = max(0, int((area.width() / area.height() - 0.3) / _CLOSE)) if area.height() > _LOWEST else 0
    if number and theme.scheme != "contrast":
        kinds = prizes[-number:]
        area.setWidth(min(area.width(), area.height() * (len(kinds) * 1.05 + 0.4)))
        _draw_shelf(painter, theme, art, kinds, area)


def _room_for(size: QSizeF, table: QRectF) -> QRectF:
    """Return the area of the shelf on the wall of the room: beside the window, above the table."""
    unit = size.height() / _HIGH
    top, high = 5 * unit, 46 * unit
    bottom = top + high + 8 * unit
    left = _LEFT * unit
    right = table.center().x() - 9 * unit
    if bottom > table.top():
        right -= Oval(table).chord(bottom) / 2
    return QRectF(left, top, right - left, high)


def _draw_shelf(painter: QPainter, theme: Theme, art: Art, kinds: Sequence[str], area: QRectF) -> None:
    """Draw a board along the lower edge of an area, and the prizes on it, the earliest at the left."""
    thick = area.height() * _BOARD
    board = QRectF(area.left(), area.bottom() - thick, area.width(), thick)
    size = area.height() - thick
    step = min(size * 1.05, (area.width() - size * 0.4) / max(len(kinds), 1))
    left = area.center().x() - step * len(kinds) / 2
    painter.save()
    painter.setPen(QPen(theme.color("ink"), max(1.0, thick * 0.16)))
    painter.setBrush(QColor(_WOOD[0]))
    painter.drawRect(board)
    painter.fillRect(board.adjusted(1, thick * 0.55, -1, -1), QColor(_WOOD[1]))
    painter.setPen(
        QPen(theme.color("ink"), max(1.5, thick * 0.3), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    )
    for part in (0.12, 0.88):
        foot = board.bottomLeft() + QPointF(board.width() * part, 0)
        painter.drawLine(foot, foot + QPointF(0, thick * 1.1))
    for number, kind in enumerate(kinds):
        picture = art.thing(PICTURES[kind], size)
        painter.drawPixmap(
            QPointF(left + number * step + (step - size) / 2, board.top() - size + thick * 0.2), picture
        )
    painter.restore()
