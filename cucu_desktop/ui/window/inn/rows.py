"""The list of the extra features: each row is an entry of the menu and a slip on the page.

The menu is built from it at the start, so the features are imported only when they are opened.
"""

# ruff: noqa: PLC0415 - see the sentence above
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.frozen import frozen
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from cucu_desktop.ui.widgets.art import Art
    from cucu_desktop.ui.widgets.theme import Theme
    from cucu_desktop.ui.window.inn.inn import Inn


@frozen
class Row:
    """One feature.

    Attributes:
        id: its name among the rows.
        entry: returns the text of the menu entry, with its access key.
        name: returns the title on the slip.
        line: returns the text below the title.
        picture: draws the square picture beside them.
        opens: opens the feature.
    """

    id: str
    entry: Callable[[], str]
    name: Callable[[], str]
    line: Callable[[], str]
    picture: Callable[[QPainter, Theme, Art, QRectF], None]
    opens: Callable[[Inn], None]


def _draw_almanac(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    from cucu_desktop.ui.pages.inn.pictures import almanac

    almanac(painter, theme, art, area)


def _draw_evening(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    from cucu_desktop.ui.pages.evening.pictures import lantern

    lantern(painter, theme, art, area)


def _open_puzzles(parts: Inn) -> None:
    from cucu_desktop.ui.window.inn.puzzles import open_puzzles

    open_puzzles(parts)


def _draw_riddle(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    from cucu_desktop.ui.pages.inn.pictures import riddle

    riddle(painter, theme, art, area)


def _draw_writing(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    from cucu_desktop.ui.pages.inn.pictures import writing

    writing(painter, theme, art, area)


def _open_writer(parts: Inn) -> None:
    from cucu_desktop.ui.window.inn.writer_controller import WriterController

    WriterController.of(parts).open()


def _draw_slate(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    from cucu_desktop.ui.pages.inn.pictures import slate

    slate(painter, theme, art, area)


def _draw_board(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    from cucu_desktop.ui.pages.inn.pictures import notice_board

    notice_board(painter, theme, art, area)


def _draw_sheet(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    from cucu_desktop.ui.pages.inn.pictures import sheet

    sheet(painter, theme, art, area)


def _open_print(parts: Inn) -> None:
    from cucu_desktop.ui.window.inn.print_controller import open_print

    open_print(parts)


def _open_feats(parts: Inn) -> None:
    from cucu_desktop.ui.window.inn.feats import open_feats

    open_feats(parts)


def _draw_plate(painter: QPainter, theme: Theme, art: Art, area: QRectF) -> None:
    from cucu_desktop.ui.pages.feats.plate import draw_plate

    draw_plate(painter, theme, art, area)


ROWS: Final = (
    Row(
        "evening",
        lambda: tr("Menus", "&Evening"),
        lambda: tr("Evening", "Evening"),
        lambda: tr("Inn", "a few games in a row with the same company"),
        _draw_evening,
        lambda parts: parts.evenings.choose(),
    ),
    Row(
        "daily",
        lambda: tr("Inn", "&Deals of the day"),
        lambda: tr("Inn", "Deals of the day"),
        lambda: tr("Inn", "three games, the same cards for everyone"),
        _draw_almanac,
        lambda inn: inn.daily.open(),
    ),
    Row(
        "puzzles",
        lambda: tr("Menus", "&Puzzles"),
        lambda: tr("Puzzles", "Puzzles"),
        lambda: tr("Inn", "find the best move, easy to hard, in every game"),
        _draw_riddle,
        _open_puzzles,
    ),
    Row(
        "feats",
        lambda: tr("Menus", "Trophy shel&f"),
        lambda: tr("Feats", "Trophy shelf"),
        lambda: tr("Inn", "your finest moments, and the deals they came from"),
        _draw_plate,
        _open_feats,
    ),
    Row(
        "writer",
        lambda: tr("Menus", "Deal edi&tor"),
        lambda: tr("Writer", "Deal editor"),
        lambda: tr("Inn", "arrange any position and play it out"),
        _draw_writing,
        _open_writer,
    ),
    Row(
        "score",
        lambda: tr("Menus", "&Scorekeeper"),
        lambda: tr("Score", "Scorekeeper"),
        lambda: tr("Inn", "at the table with real cards"),
        _draw_slate,
        lambda inn: inn.score.open(),
    ),
    Row(
        "club",
        lambda: tr("Menus", "T&ournament"),
        lambda: tr("Club", "Tournament"),
        lambda: tr("Inn", "of a club: entries, draw, games, standings"),
        _draw_board,
        lambda inn: inn.club.open(),
    ),
    Row(
        "print",
        lambda: tr("Menus", "P&rint for the table"),
        lambda: tr("Print", "Print for the table"),
        lambda: tr("Inn", "cards, rules on a sheet, tokens"),
        _draw_sheet,
        _open_print,
    ),
)
"""All features, in the order of the menu."""
REAL_TABLE: Final = ("score", "club", "print")
"""The features for a table with real cards, by id."""
