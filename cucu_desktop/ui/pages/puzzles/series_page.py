"""The result of a series of five puzzles: each answer, the rating before and after, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from cucu_desktop.match.puzzles.puzzle import grade_of, puzzles_of
from cucu_desktop.match.puzzles.rating import own_rating
from cucu_desktop.match.puzzles.series import FIVE
from cucu_desktop.ui.pages.analysis.text_table import TextTable
from cucu_desktop.ui.pages.puzzles.puzzle_slips import grade_name, rating_explained
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QShowEvent

    from cucu_desktop.match.puzzles.puzzle import Puzzle
    from cucu_desktop.match.puzzles.series import Answer, Series
    from cucu_desktop.match.puzzles.solved import Solved
    from cucu_desktop.ui.widgets.theme import Role, Theme, Tone


def answer_name(answer: Answer) -> str:
    """Return an answer's grade in words."""
    return {
        "best": tr("Puzzles", "✓ right"),
        "good": tr("Puzzles", "✓ good, too"),
        "wrong": tr("Puzzles", "✗ wrong"),
    }[answer]


class SeriesPage(Page):
    """Shown after the last puzzle of a series."""

    list_wanted = Signal()
    """Show the list of puzzles."""
    five_wanted = Signal(int)
    """Start another series of the game, with this `harder` of `Series`."""
    WIDTH = 700

    def __init__(self, theme: Theme, game_name: Callable[[str], str], series: Series, solved: Solved) -> None:
        """Build the page of a series that is over; `game_name` returns the name of a game."""
        super().__init__(theme)
        self.title.setText(tr("Puzzles", "{game}: five puzzles").format(game=game_name(series.game)))
        right = sum(answer != "wrong" for answer in series.answers)
        self._add(
            tr("Puzzles", "{right} of {number} right").format(right=right, number=FIVE), "title", "call"
        )
        table = TextTable(theme, stretched=1)
        table.show_rows(
            [self._row(each, answer) for each, answer in zip(series.puzzles, series.answers, strict=True)]
        )
        self.body.addWidget(table)
        told = tr("Puzzles", "Your rating: {before} → {after}")
        self._add(told.format(before=series.before, after=own_rating(solved)), "name")
        told = tr("Puzzles", "Right in a row: {streak} (best {best})")
        self._add(told.format(streak=solved.streak, best=solved.best_streak), "meaning")
        self._add(rating_explained(), "body", "second")
        self.body.addStretch(1)
        self._list = self.button(tr("Puzzles", "All puzzles"))
        self.foot.addStretch(1)
        rises = right >= FIVE - 1 and not series.is_hardest
        self.more = self.button(tr("Puzzles", "Five more"), loud=not rises)
        self._harder = self.button(tr("Puzzles", "Five harder"), loud=rises)
        self._harder.setVisible(not series.is_hardest)
        self._first = self._harder if rises else self.more
        self._list.clicked.connect(self.list_wanted)
        self.more.clicked.connect(lambda: self.five_wanted.emit(0))
        self._harder.clicked.connect(lambda: self.five_wanted.emit(series.above))

    def _add(self, text: str, role: Role, tone: Tone = "ink") -> None:
        label = written(text, role, tone, wrap=True)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.body.addWidget(label)

    @staticmethod
    def _row(puzzle: Puzzle, answer: Answer) -> tuple[str, ...]:
        number = puzzles_of(puzzle.game).index(puzzle) + 1
        told = tr("Puzzles", "Puzzle {number}").format(number=number)
        return told, grade_name(grade_of(puzzle)), answer_name(answer)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._first.setFocus()
