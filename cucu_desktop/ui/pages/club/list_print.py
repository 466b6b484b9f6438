"""Lists of a tournament on paper: PDF files by Qt's own printing, A4 or Letter as the country has it."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice, QLocale
from PySide6.QtGui import QFont, QGuiApplication, QPageSize, QPdfWriter, QTextDocument

from cucu_desktop.match.club.club_words import column_words
from cucu_desktop.own_files import write_out
from cucu_desktop.ui.widgets.language import spoken, tr

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.match.club.club_lists import Cell, ClubList

_POINTS: Final = 9
_COLUMNS, _ROWS = 2, 5
"""Columns and rows of entry slips on a page."""


def print_list(path: str, title: str, below: str, listed: ClubList) -> None:
    """Write a list as a PDF file, with the headings of its columns on each page, and a text below its title.

    Raises:
        OSError: the file cannot be written.
    """
    _write(path, title, f"<h2>{escape(title)}</h2><p>{escape(below)}</p>{table_of(listed)}")


def table_of(listed: ClubList, shade: str = "", shape: str = "cellpadding='2'") -> str:
    """Return a list as a table of HTML with headings, with the colour of every second row, and attributes.

    There is a line before each group, and its heading if the rows do not have it.
    """
    words, is_draw = column_words(spoken()), listed.kind == "draw"
    numbers = [isinstance(cell, int) for cell in listed.rows[0]] if listed.rows else []
    aligned = ["right" if right else "left" for right in numbers] or ["left"] * len(listed.columns)
    heads = zip(aligned, listed.columns, strict=True)
    lines = ["".join(f"<th align='{side}'>{escape(words[column])}</th>" for side, column in heads)]
    before = listed.groups[0] if is_draw and listed.groups else ""
    for number, row in enumerate(listed.rows):
        group = listed.groups[number] if listed.groups else ""
        if group != before:
            told = "<hr>" if is_draw else f"<b>{escape(group)}</b>"
            lines.append(f"<td colspan='{len(row)}'>{told}</td>")
        before = group
        cells = "".join(_cell(cell, shade if number % 2 else "") for cell in row)
        lines.append(cells)
    head, *rows = (f"<tr>{line}</tr>" for line in lines)
    return f"<table cellspacing='0' {shape}><thead>{head}</thead>{''.join(rows)}</table>"


def _cell(cell: Cell, shade: str) -> str:
    colour = f" bgcolor='{shade}'" if shade else ""
    side = " align='right'" if isinstance(cell, int) else ""
    return f"<td{side}{colour}>{escape(str(cell))}</td>"


def print_slips(path: str, title: str, people: ClubList) -> None:
    """Write a slip for each person: name, place, stake and receipt, to be cut and handed out.

    Raises:
        OSError: the file cannot be written.
    """
    slips = [_slip(title, dict(zip(people.columns, row, strict=True))) for row in people.rows]
    rows = [f"<tr>{''.join(slips[at : at + _COLUMNS])}</tr>" for at in range(0, len(slips), _COLUMNS)]
    pages = ["".join(rows[at : at + _ROWS]) for at in range(0, len(rows), _ROWS)]
    page_break = "</table><p style='page-break-before: always'></p>"
    begin = "<table width='100%' border='1' cellspacing='0' cellpadding='20'>"
    _write(path, title, f"{begin}{(page_break + begin).join(pages)}</table>")


def _slip(title: str, person: Mapping[str, Cell]) -> str:
    words, stake = column_words(spoken()), tr("Common", "Stake")
    lines = (
        f"<small>{escape(title)}</small>",
        f"<big><b>{escape(str(person['name']))}</b></big>",
        escape(str(person["place"])),
        escape(f"{stake}: {person['coins']}"),
        escape(f"{words['receipt']}: {person['receipt'] or '–'}"),
        escape(f"{words['table']}: ______   {words['shift']}: ______"),
    )
    return f"<td width='50%'>{'<br>'.join(lines)}</td>"


def _write(path: str, title: str, html: str) -> None:
    """Write a document as a PDF file, with the numbers of its pages."""
    written, document = QBuffer(), QTextDocument()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    document.setDefaultFont(QFont(QGuiApplication.font().family(), _POINTS))
    document.setHtml(html)
    writer = QPdfWriter(written)
    is_letter = QLocale.system().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    writer.setPageSize(QPageSize.PageSizeId.Letter if is_letter else QPageSize.PageSizeId.A4)
    writer.setTitle(title)
    writer.setCreator("cucu-desktop")
    document.print_(writer)
    write_out(Path(path), bytes(written.data().data()), mode=0o644)
