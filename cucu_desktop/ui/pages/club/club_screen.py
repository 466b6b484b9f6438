"""The list of a tournament on the screen for the room, page by page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetricsF

from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.room_window import LINES, RoomWindow

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.match.club.club_lists import ClubList
    from cucu_desktop.ui.widgets.theme import Theme

PAGE_SECONDS: Final = 10
ROWS: Final = LINES - 4
"""The rows on a page: beside them there are the title, the headings, and the margins."""
_MOST_WIDE: Final = 0.62
"""The greatest part of the width that one column takes."""


class ClubScreen(RoomWindow):
    """Shows a page of the list, then the next one."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, tr("Common", "Screen for the room"), parent)
        self._title = ""
        self._words: dict[str, str] = {}
        self._listed: ClubList | None = None
        self.page = 0
        self._timer = QTimer(self)
        self._timer.setInterval(1000 * PAGE_SECONDS)
        self._timer.timeout.connect(self.turn)
        self._timer.start()

    def show_list(self, title: str, listed: ClubList, words: Mapping[str, str]) -> None:
        """Show a list; another kind begins with its first page."""
        if self._listed is None or self._listed.kind != listed.kind:
            self.page = 0
        self._title, self._listed, self._words = title, listed, dict(words)
        self.page = min(self.page, self.pages - 1)
        self._describe()
        self.update()

    @property
    def pages(self) -> int:
        return 1 if self._listed is None else max(1, -(-len(self._listed.rows) // ROWS))

    def turn(self) -> None:
        self.page = (self.page + 1) % self.pages
        self._describe()
        self.update()

    def _shown(self) -> list[tuple[str, ...]]:
        if self._listed is None:
            return []
        rows = self._listed.rows[self.page * ROWS : (self.page + 1) * ROWS]
        return [tuple(map(str, row)) for row in rows]

    def _describe(self) -> None:
        lines = [self._title, *(" ".join(filter(None, row)) for row in self._shown())]
        self.setAccessibleDescription(". ".join(lines))

    def paint_room(self, painter: QPainter, area: QRectF) -> None:
        """Paint the title, the headings, and the rows of this page."""
        listed, high = self._listed, self.line
        title = QRectF(area.left(), area.top(), area.width(), high * 1.3)
        if self.pages > 1:
            told = f"{self.page + 1}/{self.pages}"
            title.setRight(area.right() - self._right(painter, title, told))
        painter.setPen(self.theme.color("call"))
        self.write(painter, title, self._title, "title", lines=1.3)
        painter.setPen(self.theme.color("ink"))
        if listed is None:
            return
        headings = tuple(self._words[column] for column in listed.columns)
        rows = self._shown()
        widths = self._widths((headings, *rows), area.width())
        y = title.bottom() + high * 0.2
        for number, row in enumerate((headings, *rows)):
            line = QRectF(area.left(), y, area.width(), high)
            if number % 2 == 0 and number:
                painter.fillRect(line, self.theme.color("key"))
            x = area.left() + high * 0.2
            for column, (cell, wide) in enumerate(zip(row, widths, strict=True)):
                is_number = bool(listed.rows) and isinstance(listed.rows[0][column], int)
                how = Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft
                self.write(
                    painter, QRectF(x, y, wide - high * 0.4, high), cell, lines=1 if number else 0.7, how=how
                )
                x += wide
            y += high
        if not rows:
            self.write(painter, QRectF(area.left(), y, area.width(), high), tr("Club", "Nothing yet."))

    def _right(self, painter: QPainter, area: QRectF, text: str) -> float:
        """Write a text at the right; return the width to be left free for it."""
        wide = self.write(painter, area, text, how=Qt.AlignmentFlag.AlignRight)
        return wide + self.line

    def _widths(self, rows: tuple[tuple[str, ...], ...], width: float) -> list[float]:
        """Return the widths of the columns in proportion to their longest texts."""
        font = self.theme.font("bubble")
        metrics = QFontMetricsF(font)
        scale = self.line * 0.64 / max(1, font.pixelSize())
        gap = self.line * 0.6
        needs = [
            min(max(metrics.horizontalAdvance(cell) for cell in column) * scale, width * _MOST_WIDE) + gap
            for column in zip(*rows, strict=True)
        ]
        spare = width - self.line * 0.2 - sum(needs)
        if spare < 0:
            return [need * (width - self.line * 0.2) / sum(needs) for need in needs]
        widest = needs.index(max(needs))
        needs[widest] += spare
        return needs
