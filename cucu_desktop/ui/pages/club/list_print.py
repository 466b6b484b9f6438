"""Lists of a tournament on paper: PDF files by Qt's own printing, A4 or Letter as the country has it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cucu_desktop.match.club.club_lists import ClubList

_DOTS: Final = 300
_POINT: Final = _DOTS / 72
_MARGIN: Final = 15.0
_TEXT, _HEADING, _SMALL = 10.0, 16.0, 8.0
"""Letter sizes in points."""
_ROW: Final = 1.75
_GAP: Final = 6 * _POINT
_SLIPS: Final = (2, 5)
"""Columns and rows of entry slips on a page."""


class _Sheet:
    """Pages of one PDF file, painted from top to bottom."""

    def __init__(self, path: str, title: str, below: str) -> None:
        Path(path).open("wb").close()  # Qt would warn, and not say why
        self._writer = QPdfWriter(path)
        self._writer.setResolution(_DOTS)
        self._writer.setTitle(title)
        self._writer.setCreator("cucu-desktop")
        letter = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
        size = QPageSize(QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4)
        margins = QMarginsF(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        layout = QPageLayout(size, QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)
        self._writer.setPageLayout(layout)
        self.area = QRectF(0, 0, self._writer.width(), self._writer.height())
        self.painter = QPainter()
        self.begun = self.painter.begin(self._writer)
        self._title, self._below, self.page = title, below, 0
        self.y = 0.0

    def font(self, points: float, *, bold: bool = False) -> QFont:
        font = QFont(QGuiApplication.font())
        font.setPixelSize(round(points * _POINT))
        font.setBold(bold)
        return font

    def new_page(self) -> None:
        self._writer.newPage()

    def begin_page(self) -> None:
        """Begin a page with the title, and the number of the page at its foot."""
        if self.page:
            self.new_page()
        self.page += 1
        self.painter.setPen(QColor("black"))
        self.y = 0.0
        self.line([(self._title, self.area.width(), False)], _HEADING, bold=True)
        self.line([(self._below, self.area.width(), False)], _SMALL)
        self.y += _GAP
        foot = QRectF(0, self.area.height() - _SMALL * _POINT * 1.5, self.area.width(), _SMALL * _POINT * 1.5)
        self.painter.setFont(self.font(_SMALL))
        self.painter.drawText(
            foot, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, str(self.page)
        )

    def has_room(self, lines: float) -> bool:
        """Return whether a number of lines of text fits on the page."""
        return self.y + lines * _TEXT * _POINT * _ROW < self.area.height() - 2 * _SMALL * _POINT

    def lines_of(self, text: str, width: float) -> int:
        """Return the number of lines that the last cell of a row needs."""
        metrics = QFontMetricsF(self.font(_TEXT))
        if metrics.horizontalAdvance(text) <= width - _GAP:
            return 1
        room = QRectF(0, 0, width - _GAP, self.area.height())
        high = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text).height()
        return max(1, round(high / metrics.lineSpacing()))

    def line(
        self,
        row: Iterable[tuple[str, float, bool]],
        points: float = _TEXT,
        *,
        bold: bool = False,
        lines: int = 1,
    ) -> None:
        """Write a row of cells, each given by text, width and whether it is at the right.

        The last cell is wrapped into the number of lines of the row; other texts are cut if too long.
        """
        cells, font = tuple(row), self.font(points, bold=bold)
        self.painter.setFont(font)
        metrics, x = QFontMetricsF(font), 0.0
        high = points * _POINT * _ROW + (lines - 1) * metrics.lineSpacing()
        for number, (text, width, right) in enumerate(cells):
            where = QRectF(x, self.y, width - _GAP, high)
            how = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
            one_line = metrics.elidedText(text, Qt.TextElideMode.ElideRight, where.width() + 1)
            is_wrapped = lines > 1 and number == len(cells) - 1
            shown = text if is_wrapped else one_line
            wraps = Qt.TextFlag.TextWordWrap if is_wrapped else Qt.TextFlag.TextSingleLine
            self.painter.drawText(where, how | Qt.AlignmentFlag.AlignVCenter | wraps, shown)
            x += width
        self.y += high

    def rule(self, thick: float = 0.6) -> None:
        """Draw a line across the page."""
        self.painter.setPen(QPen(QColor("black"), thick * _POINT))
        self.painter.drawLine(QPointF(0, self.y), QPointF(self.area.width(), self.y))

    def end(self) -> None:
        self.painter.end()


def print_list(path: str, title: str, below: str, listed: ClubList, words: Mapping[str, str]) -> None:
    """Write a list as a PDF file.

    Args:
        path: the file.
        title: the name of the tournament and the list.
        below: the place, and the date of printing.
        listed: the list; a new heading begins with each of its groups.
        words: the headings of the columns.

    Raises:
        OSError: the file cannot be written.
    """
    sheet = _Sheet(path, title, below)
    if not sheet.begun:
        raise OSError(path)
    headings = [words[column] for column in listed.columns]
    widths = _widths(sheet, headings, listed)
    right = [bool(listed.rows) and isinstance(listed.rows[0][number], int) for number in range(len(headings))]

    def head() -> None:
        sheet.begin_page()
        sheet.line(zip(headings, widths, right, strict=True), bold=True)
        sheet.rule(1)

    head()
    before = listed.groups[0] if listed.groups else ""
    if before and listed.kind != "draw":
        sheet.line([(before, sheet.area.width(), False)], bold=True)
    for number, row in enumerate(listed.rows):
        group = listed.groups[number] if listed.groups else ""
        cells = tuple(zip(map(str, row), widths, right, strict=True))
        lines = sheet.lines_of(*cells[-1][:2])
        if not sheet.has_room(lines + 2 * (group != before)):
            head()
        elif group != before:
            sheet.y += _GAP
            sheet.rule()
        if group != before and listed.kind != "draw":
            sheet.line([(group, sheet.area.width(), False)], bold=True)
        before = group
        sheet.line(cells, lines=lines)
    sheet.end()


def _widths(sheet: _Sheet, headings: Sequence[str], listed: ClubList) -> list[float]:
    """Return the widths of the columns: those of their texts, the widest of them less if all is too wide."""
    metrics = QFontMetricsF(sheet.font(_TEXT, bold=True))
    needs = [metrics.horizontalAdvance(heading) + 2 * _GAP for heading in headings]
    for number, column in enumerate(zip(*listed.rows, strict=True)):
        texts = {str(cell) for cell in column}
        needs[number] = max(needs[number], *(metrics.horizontalAdvance(text) + 2 * _GAP for text in texts))
    over = sum(needs) - sheet.area.width()
    if over > 0:
        most = needs.index(max(needs))
        needs[most] = max(needs[most] - over, sheet.area.width() / len(needs))
        scale = sheet.area.width() / sum(needs)
        return [need * scale for need in needs]
    needs[-1] += -over if not listed.rows or isinstance(listed.rows[0][-1], str) else 0
    return needs


def print_slips(path: str, title: str, people: ClubList) -> None:
    """Write a slip for each person: name, place, stake and receipt, to be cut and handed out.

    Raises:
        OSError: the file cannot be written.
    """
    sheet = _Sheet(path, title, "")
    if not sheet.begun:
        raise OSError(path)
    columns, rows = _SLIPS
    wide, high = sheet.area.width() / columns, sheet.area.height() / rows
    painter = sheet.painter
    at = {column: number for number, column in enumerate(people.columns)}
    for number, person in enumerate(people.rows):
        on_page = number % (columns * rows)
        if number and not on_page:
            sheet.new_page()
        x, y = on_page % columns * wide, on_page // columns * high
        painter.setPen(QPen(QColor("#888888"), 0.5 * _POINT, Qt.PenStyle.DashLine))
        painter.drawRect(QRectF(x, y, wide, high))
        painter.setPen(QColor("black"))
        inside = QRectF(x, y, wide, high).adjusted(2 * _GAP, 2 * _GAP, -2 * _GAP, -2 * _GAP)
        lines = (
            (title, _SMALL, False),
            (str(person[at["name"]]), _HEADING, True),
            (str(person[at["place"]]), _TEXT, False),
            (tr("Club", "Stake: {coins}").format(coins=person[at["coins"]]), _TEXT, False),
            (tr("Club", "Receipt: {number}").format(number=person[at["receipt"]] or "–"), _TEXT, False),
            (tr("Club", "Table: ______   Shift: ______"), _TEXT, False),
        )
        top = inside.top()
        for text, points, bold in lines:
            font = sheet.font(points, bold=bold)
            painter.setFont(font)
            step = points * _POINT * 1.6
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
            where = QRectF(inside.left(), top, inside.width(), step)
            painter.drawText(where, Qt.AlignmentFlag.AlignVCenter, shown)
            top += step
    sheet.end()
