"""Lists of a tournament on paper: PDF files by Qt's own printing, A4 or Letter as the country has it."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QBuffer, QIODevice, QLocale
from PySide6.QtGui import QFont, QGuiApplication, QPageSize, QPdfWriter, QTextDocument

from cucu_desktop.own_files import write_out
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from cucu_desktop.match.club.club_lists import Cell, ClubList

_POINTS: Final = 9
_COLUMNS, _ROWS = 2, 5
"""Columns and rows of entry slips on a page."""


def print_list(path: str, title: str, below: str, listed: ClubList, words: Mapping[str, str]) -> None:
    """Write a list as a PDF file, with the headings of its columns on each page, and a text below its title.

    Raises:
        OSError: the file cannot be written.
    """
    head = "".join(
        f"<th align='{'right' if right else 'left'}'>{escape(words[column])}</th>"
        for column, right in zip(listed.columns, _numbers(listed), strict=True)
    )
    _write(
        path,
        title,
        f"<h2>{escape(title)}</h2><p>{escape(below)}</p>"
        f"<table cellpadding='2'><thead><tr>{head}</tr></thead>{''.join(_rows(listed))}</table>",
    )


def _numbers(listed: ClubList) -> Sequence[bool]:
    """Return for each column whether it has numbers, which are at the right."""
    return (
        [isinstance(cell, int) for cell in listed.rows[0]] if listed.rows else [False] * len(listed.columns)
    )


def _rows(listed: ClubList) -> Iterator[str]:
    """Yield the rows, with a line before each group, and its heading if the rows do not have it."""
    before = listed.groups[0] if listed.kind == "draw" and listed.groups else ""
    for row, group in zip(listed.rows, listed.groups or [""] * len(listed.rows), strict=True):
        if group != before:
            told = "<hr>" if listed.kind == "draw" else f"<b>{escape(group)}</b>"
            yield f"<tr><td colspan='{len(row)}'>{told}</td></tr>"
        before = group
        yield f"<tr>{''.join(map(_cell, row))}</tr>"


def _cell(cell: Cell) -> str:
    return f"<td align='right'>{cell}</td>" if isinstance(cell, int) else f"<td>{escape(cell)}</td>"


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
    lines = (
        f"<small>{escape(title)}</small>",
        f"<big><b>{escape(str(person['name']))}</b></big>",
        escape(str(person["place"])),
        escape(tr("Club", "Stake: {coins}").format(coins=person["coins"])),
        escape(tr("Club", "Receipt: {number}").format(number=person["receipt"] or "–")),
        escape(tr("Club", "Table: ______   Shift: ______")),
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
