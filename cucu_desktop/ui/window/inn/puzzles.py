"""Opens the pages of the puzzles, and leads from one to the next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from cucu_desktop.match.puzzles.series import begin_series
from cucu_desktop.match.puzzles.solved import NAME, Solved
from cucu_desktop.ui.pages.puzzles.puzzle_page import PuzzlePage
from cucu_desktop.ui.pages.puzzles.puzzles_page import PuzzlesPage
from cucu_desktop.ui.pages.puzzles.series_page import SeriesPage
from cucu_desktop.ui.pages.setup.seating import PERSON_FACES
from cucu_desktop.ui.widgets.player_names import unnamed

if TYPE_CHECKING:
    from cucu_desktop.match.puzzles.puzzle import Puzzle
    from cucu_desktop.match.puzzles.series import Series
    from cucu_desktop.ui.window.inn.window_parts import WindowParts


def open_puzzles(parts: WindowParts, last: Puzzle | None = None) -> None:
    """Open the list of puzzles, at the puzzle `last`."""

    def build() -> PuzzlesPage:
        context = parts.context
        page = PuzzlesPage(context.theme, context.game_name, _solved(parts), last)
        page.chosen.connect(partial(open_puzzle, parts))
        page.five_wanted.connect(lambda game: open_five(parts, game))
        page.mistakes_wanted.connect(lambda: parts.page_opener.open_questions(context.preferences.name, ""))
        return page

    parts.page_stack.push(build)


def open_five(parts: WindowParts, game: str, harder: int = 0, *, instead: bool = False) -> None:
    """Begin a `Series` of five puzzles; `instead` of the open page."""
    series = begin_series(game, _solved(parts), harder)
    open_puzzle(parts, series.puzzles[0], series, instead=instead)


def open_puzzle(
    parts: WindowParts, puzzle: Puzzle, series: Series | None = None, *, instead: bool = False
) -> None:
    """Open a puzzle, the first of `series` if it begins one; `instead` of the open page."""
    context = parts.context
    preferences = context.preferences
    name, face = preferences.name or unnamed(), preferences.face or PERSON_FACES[0]

    def build() -> PuzzlePage:
        page = PuzzlePage(context.theme, context.words_of, puzzle, _solved(parts), name, face, series)
        page.list_wanted.connect(partial(open_puzzles, parts))
        page.series_over.connect(partial(_open_result, parts))
        return page

    parts.page_stack.push(build, instead=instead)


def _open_result(parts: WindowParts, series: Series) -> None:
    """Open the result of a series instead of its last puzzle."""

    def build() -> SeriesPage:
        context = parts.context
        page = SeriesPage(context.theme, context.game_name, series, _solved(parts))
        page.list_wanted.connect(lambda: open_puzzles(parts, series.puzzles[-1]))
        page.five_wanted.connect(partial(open_five, parts, series.game, instead=True))
        return page

    parts.page_stack.push(build, instead=True)


def _solved(parts: WindowParts) -> Solved:
    return Solved(parts.context.results.with_name(NAME))
