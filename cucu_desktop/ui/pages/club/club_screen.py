"""The list of a tournament on the screen for the room, page by page."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QTextDocument

from cucu_desktop.match.club.club_lists import NO_LIST, ClubList
from cucu_desktop.ui.pages.club.list_print import table_of
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.room_window import LETTER, LINES, RoomWindow

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from cucu_desktop.ui.widgets.theme import Theme

PAGE_SECONDS: Final = 10
ROWS: Final = LINES - 4
"""The rows on a page: beside them there are the title, the headings, and the margins."""
_PADDING, _GAP = 0.11, 0.3
"""The space around a cell and beside it, in letter sizes."""
_SMALLEST: Final = 8
"""The smallest letters in pixels."""


class ClubScreen(RoomWindow):
    """Shows a page of the list, then the next one."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, tr("Common", "Screen for the room"), parent)
        self._title = ""
        self._listed = NO_LIST
        self.page = 0
        self._timer = QTimer(self)
        self._timer.setInterval(1000 * PAGE_SECONDS)
        self._timer.timeout.connect(self.turn)
        self._timer.start()

    def show_list(self, title: str, listed: ClubList) -> None:
        """Show a list; another kind begins with its first page."""
        if self._listed.kind != listed.kind:
            self.page = 0
        self._title, self._listed = title, listed
        self.page = min(self.page, self.pages - 1)
        self._describe()
        self.update()

    @property
    def pages(self) -> int:
        return max(1, -(-len(self._listed.rows) // ROWS))

    def turn(self) -> None:
        self.page = (self.page + 1) % self.pages
        self._describe()
        self.update()

    def _shown(self) -> ClubList:
        """Return the rows of this page."""
        listed = self._listed
        part = slice(self.page * ROWS, (self.page + 1) * ROWS)
        groups = listed.groups if len({*listed.groups}) > 1 else ()  # the title names the only one
        return replace(listed, rows=listed.rows[part], groups=groups[part])

    def _describe(self) -> None:
        lines = [self._title, *(" ".join(filter(None, map(str, row))) for row in self._shown().rows)]
        self.setAccessibleDescription(". ".join(lines))

    def paint_room(self, painter: QPainter, area: QRectF) -> None:
        """Paint the title, the headings, and the rows of this page."""
        shown, right = self._shown(), Qt.AlignmentFlag.AlignRight
        title = QRectF(area.left(), area.top(), area.width(), self.line * 1.3)
        if self.pages > 1:
            wide = self.write(painter, title, f"{self.page + 1}/{self.pages}", how=right)
            title.setRight(area.right() - wide - self.line)
        painter.setPen(self.theme.color("call"))
        self.write(painter, title, self._title, "title", lines=1.3)
        painter.setPen(self.theme.color("ink"))
        area.setTop(title.bottom() + self.line * 0.2)
        if not shown.rows:
            self.write(painter, QRectF(area.topLeft(), title.size()), tr("Club", "Nothing yet."))
            return
        document, size = QTextDocument(), self.line * LETTER
        ink, shade = self.theme.color("ink").name(), self.theme.color("key").name()
        style = f"color: {ink}; padding-left: {size * _GAP:.0f}px; padding-right: {size * _GAP:.0f}px"
        document.setDefaultStyleSheet(f"td {{{style}}} th {{{style}; font-weight: normal}}")
        while True:
            document.setDefaultFont(self.theme.font("bubble", size))
            document.setHtml(table_of(shown, shade, f"width='100%' cellpadding='{size * _PADDING:.0f}'"))
            document.setTextWidth(area.width())
            if document.size().height() <= area.height() or size < _SMALLEST:
                break
            size *= 0.95
        painter.translate(area.topLeft())
        document.drawContents(painter)
