"""The score of real cards on the screen for the room: the people, the pool, the dealer, the next price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt

from cucu_desktop.ui.pages.score.seat_tile import SeatBoard, Seated
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.room_window import RoomWindow

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPainter, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

_HEAD: Final = 2.6
"""The height of the first lines, in lines of the window."""


class ScoreScreen(RoomWindow):
    """The tiles of all people, as large as they fit, below the standing of the game."""

    def __init__(self, theme: Theme, art: Art, parent: QWidget) -> None:
        super().__init__(theme, tr("Score", "Screen for the room"), parent)
        self._told, self._asks = "", ""
        self._board = SeatBoard(theme, art)
        self._board.setParent(self)
        self._board.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._board.show()

    def show_standing(self, told: str, asks: str, seated: Sequence[Seated]) -> None:
        """Show the standing.

        Args:
            told: the deal, the pool, the dealer and the price of the next buy-back.
            asks: the question that is due, or the winner; "" for none.
            seated: the content of the tiles.
        """
        self._told, self._asks = told, asks
        self._board.show_seats(list(seated))
        for tile in self._board.tiles:
            tile.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        people = "; ".join(", ".join(tile.sentences()) for tile in self._board.tiles)
        self.setAccessibleDescription(". ".join(filter(None, (told, asks, people))))
        self._place()
        self.update()

    def paint_room(self, painter: QPainter, area: QRectF) -> None:
        """Paint the first lines; the tiles paint themselves."""
        high = self.line * _HEAD / 2
        middle = Qt.AlignmentFlag.AlignHCenter
        line = QRectF(area.left(), area.top() - self.line * 0.2, area.width(), high)
        self.write(painter, line, self._told, "title", lines=1.25, how=middle)
        painter.setPen(self.theme.color("call"))
        self.write(painter, line.translated(0, high), self._asks, lines=1.1, how=middle)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Give the tiles all room below the lines that are shown."""
        margin = round(self.line * 0.4)
        top = round(self.line * (_HEAD + 0.5)) if self._asks else round(self.line * (_HEAD / 2 + 0.6))
        self._board.setGeometry(margin, top, self.width() - 2 * margin, self.height() - top - margin)
