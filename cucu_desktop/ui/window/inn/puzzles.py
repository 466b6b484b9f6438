"""Opens the stream of puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.games.catalogue import GAMES, USUAL
from cucu_desktop.match.puzzles.solved import Solved
from cucu_desktop.match.setup import PERSON_FACES
from cucu_desktop.ui.pages.puzzles.puzzle_page import PuzzlePage
from cucu_desktop.ui.widgets.player_names import unnamed

if TYPE_CHECKING:
    from cucu_desktop.match.puzzles.puzzle import Puzzle
    from cucu_desktop.ui.window.inn.window_parts import WindowParts


def open_puzzles(parts: WindowParts, puzzle: Puzzle | None = None) -> None:
    """Open a puzzle; None: the next one of the games that the player knows."""
    context = parts.context
    preferences = context.preferences
    person = preferences.name or unnamed(), preferences.face or PERSON_FACES[0]
    known = {USUAL.id, *preferences.lessons, *preferences.tables}

    def build() -> PuzzlePage:
        solved = Solved(context.results)
        games = [game for game in GAMES if game in known]
        page = PuzzlePage(context.theme, context.words_of, solved, person, games, puzzle)
        page.mistakes_wanted.connect(lambda: parts.page_opener.open_questions(preferences.name, ""))
        return page

    parts.page_stack.push(build)
