"""The score of real cards on the screen for the room: people, pool, dealer, next price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt

from cucu_desktop.ui.pages.score.score_words import Shown
from cucu_desktop.ui.pages.score.seat_tile import SeatBoard
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.room_window import RoomWindow

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme

_HEAD: Final = 2.6
"""The height of the first lines, in lines of the window."""


class ScoreScreen(RoomWindow):
    """The tiles of all people, as large as they fit, below the standing of the game."""

    def __init__(self, theme: Theme, art: Art, parent: QWidget) -> None:
        super().__init__(theme, tr("Common", "Screen for the room"), parent)
        self._shown = Shown("", "", ())
        self._board = SeatBoard(theme, art)
        self._board.setParent(self)
        self._board.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_standing(self, shown: Shown) -> None:
        """Show the first lines, and below them the tiles."""
        self._shown = shown
        self._board.show_seats(list(shown.seated))
        for tile in self._board.tiles:
            tile.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        people = "; ".join(", ".join(tile.sentences()) for tile in self._board.tiles)
        self.setAccessibleDescription(". ".join(filter(None, (shown.told, shown.asks, people))))
        self._place()
        self.update()

    def paint_room(self, painter: QPainter, area: QRectF) -> None:
        """Paint the first lines; the tiles paint themselves."""
        shown = self._shown
        high = self.line * _HEAD / 2
        middle = Qt.AlignmentFlag.AlignHCenter
        line = QRectF(area.left(), area.top() - self.line * 0.2, area.width(), high)
        self.write(painter, line, shown.told, "title", lines=1.25, how=middle)
        painter.setPen(self.theme.color("call"))
        self.write(painter, line.translated(0, high), shown.asks, lines=1.1, how=middle)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Put the tiles below the lines that are shown."""
        margin = round(self.line * 0.4)
        top = round(self.line * (_HEAD + 0.5)) if self._shown.asks else round(self.line * (_HEAD / 2 + 0.6))
        self._board.setGeometry(margin, top, self.width() - 2 * margin, self.height() - top - margin)
