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

    from cucu_desktop.ui.window.inn.inn import Inn


@frozen
class Row:
    """One feature.

    Attributes:
        id: its name among the rows, and among the `PICTURES` of the page.
        entry: returns the text of the menu entry, with its access key.
        name: returns the title on the slip.
        line: returns the text below the title.
        opens: opens the feature.
    """

    id: str
    entry: Callable[[], str]
    name: Callable[[], str]
    line: Callable[[], str]
    opens: Callable[[Inn], None]


def _open_puzzles(parts: Inn) -> None:
    from cucu_desktop.ui.window.inn.puzzles import open_puzzles

    open_puzzles(parts)


def _open_writer(parts: Inn) -> None:
    from cucu_desktop.ui.window.inn.writer_controller import WriterController

    WriterController.of(parts).open()


def _open_print(parts: Inn) -> None:
    from cucu_desktop.ui.window.inn.print_controller import open_print

    open_print(parts)


def _open_feats(parts: Inn) -> None:
    from cucu_desktop.ui.window.inn.feats import open_feats

    open_feats(parts)


ROWS: Final = (
    Row(
        "evening",
        lambda: tr("Menus", "&Evening"),
        lambda: tr("Evening", "Evening"),
        lambda: tr("Inn", "a few games in a row with the same company"),
        lambda parts: parts.evenings.choose(),
    ),
    Row(
        "daily",
        lambda: tr("Inn", "&Deals of the day"),
        lambda: tr("Inn", "Deals of the day"),
        lambda: tr("Inn", "three games, the same cards for everyone"),
        lambda inn: inn.daily.open(),
    ),
    Row(
        "puzzles",
        lambda: tr("Menus", "&Puzzles"),
        lambda: tr("Puzzles", "Puzzles"),
        lambda: tr("Inn", "find the best move, easy to hard, in every game"),
        _open_puzzles,
    ),
    Row(
        "feats",
        lambda: tr("Menus", "Trophy shel&f"),
        lambda: tr("Feats", "Trophy shelf"),
        lambda: tr("Inn", "your finest moments, and the deals they came from"),
        _open_feats,
    ),
    Row(
        "writer",
        lambda: tr("Menus", "Deal edi&tor"),
        lambda: tr("Writer", "Deal editor"),
        lambda: tr("Inn", "arrange any position and play it out"),
        _open_writer,
    ),
    Row(
        "score",
        lambda: tr("Menus", "&Scorekeeper"),
        lambda: tr("Score", "Scorekeeper"),
        lambda: tr("Inn", "at the table with real cards"),
        lambda inn: inn.score.open(),
    ),
    Row(
        "club",
        lambda: tr("Menus", "T&ournament"),
        lambda: tr("Club", "Tournament"),
        lambda: tr("Inn", "of a club: entries, draw, games, standings"),
        lambda inn: inn.club.open(),
    ),
    Row(
        "print",
        lambda: tr("Menus", "P&rint for the table"),
        lambda: tr("Print", "Print for the table"),
        lambda: tr("Inn", "cards, rules on a sheet, tokens"),
        _open_print,
    ),
)
"""All features, in the order of the menu."""
REAL_TABLE: Final = ("score", "club", "print")
"""The features for a table with real cards, by id."""
