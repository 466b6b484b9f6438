"""A puzzle on the table as its seat sees it; after the answer an explanation is beside or beneath it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal

from cucu_desktop.engine.actions import parse
from cucu_desktop.match.advice.sentences import ReasonSentences
from cucu_desktop.match.puzzles.puzzle import grade_of, puzzles_of
from cucu_desktop.match.puzzles.puzzle_position import question_of
from cucu_desktop.match.puzzles.rating import is_good
from cucu_desktop.match.puzzles.series import FIVE, Series
from cucu_desktop.ui.pages.analysis.beside_table import BesideTable
from cucu_desktop.ui.pages.analysis.decision_words import told_action
from cucu_desktop.ui.pages.analysis.option_worths import option_rows
from cucu_desktop.ui.pages.analysis.question_table import QuestionTable
from cucu_desktop.ui.pages.analysis.text_table import TextTable
from cucu_desktop.ui.pages.analysis.verdict import VerdictFocus
from cucu_desktop.ui.pages.puzzles.puzzle_slips import grade_name, rating_explained, rating_told
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.match.puzzles.puzzle import Puzzle
    from cucu_desktop.match.puzzles.puzzle_position import PuzzleQuestion
    from cucu_desktop.match.puzzles.solved import Solved
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

    WordsOf = Callable[[str, GameOptions | None], Wording]
    _State = tuple[Puzzle, Action | None, Series | None]


_ROOMY: Final = 560
"""The least height of the window, at the usual text size, at which there is a rule beneath the title."""


def next_puzzle(puzzle: Puzzle, solved: Solved) -> Puzzle:
    """Return the next unsolved puzzle of the same game, or the next one if all are solved."""
    puzzles = puzzles_of(puzzle.game)
    at = puzzles.index(puzzle)
    following = [*puzzles[at + 1 :], *puzzles[:at]]
    return next((each for each in following if not solved.is_solved(each.id)), following[0])


class PuzzlePage(WordedPage):
    """Puzzles, one after the other."""

    WIDTH = 1100
    list_wanted = Signal(object)
    """Show the list of puzzles, with this `Puzzle` selected."""
    series_over = Signal(object)
    """The last puzzle of this `Series` has been answered and its explanation read."""

    def __init__(
        self,
        theme: Theme,
        words_of: WordsOf,
        puzzle: Puzzle,
        solved: Solved,
        name: str,
        face: str,
        series: Series | None = None,
    ) -> None:
        """Show a puzzle on the table.

        Args:
            theme: colours and text size.
            words_of: returns the words of a game with these options.
            puzzle: the first one.
            solved: the store of solved puzzles.
            name: the name of the player.
            face: the id of the player's face.
            series: the series that this one begins; None: continue with the list.
        """
        super().__init__(theme, words_of(puzzle.game, None))
        self._words_of, self._solved, self._name, self._face = words_of, solved, name, face
        self._answer: Action | None = None
        self._series = series
        self._table: QuestionTable | None = None
        self.said = written("", "meaning", "second", wrap=True)
        self._verdict = written("", "name", "call", wrap=True)
        self._why = written("", "meaning", wrap=True)
        self._options = TextTable(theme, stretched=0)
        self._score = written("", "meaning", "second", wrap=True)
        self._score.setToolTip(rating_explained())
        self._parts = (self._verdict, self._why, self._score, self._options)
        self._both = BesideTable(theme, self._parts)
        self.head.addWidget(self.said)
        self.body.addLayout(self._both)
        self.body.addStretch(1)
        self._back = self.button(tr("Puzzles", "All puzzles"))
        self.foot.addStretch(1)
        self._skip, self._again = self.button(tr("Puzzles", "Skip")), self.button(tr("Puzzles", "Try again"))
        self.next = self.button(loud=True)
        self._back.clicked.connect(lambda: self.list_wanted.emit(self.puzzle))
        self._again.clicked.connect(lambda: self.ask(self.puzzle))
        for button in (self._skip, self.next):
            button.clicked.connect(self._go_on)
        self._verdict_focus = VerdictFocus(self._verdict, self.next)
        self.ask(puzzle)

    @property
    def table(self) -> QuestionTable:
        """The table of the puzzle."""
        assert self._table is not None
        return self._table

    @property
    def question(self) -> PuzzleQuestion:
        return self._question

    def ask(self, puzzle: Puzzle) -> None:
        """Show this puzzle on the table."""
        self.puzzle, self.game, self._answer = puzzle, puzzle.game, None
        self._question = question_of(puzzle, self._name, self._face)
        self.wording = self._words_of(puzzle.game, self._question.decision.observation.options)
        if self.isVisible():
            self._lay()
        self._write()
        if self.isVisible():
            self.describe()
            self.table.take_focus()
            announce(self.said, f"{self.title.text()}. {self.said.text()}")

    def _go_on(self) -> None:
        """Ask the next puzzle of the series or of the list, or end the series."""
        if self._series is None:
            self.ask(next_puzzle(self.puzzle, self._solved))
        elif self._series.is_over:
            self.series_over.emit(self._series)
        else:
            self._series = self._series.with_next(self._solved)
            self.ask(self._series.puzzles[-1])

    def fit_into(self, area: QRect) -> None:
        """Centre the page, with the question visible: the table is low, or the page scrolls to it."""
        self._both.fit(min(self.theme.px(self.WIDTH), area.width()))
        if self._table is not None:
            self._table.limit(self.room_beneath(area), area.height())
            soon(self._table, self._show_question)
        super().fit_into(area)

    def _fit_head(self, area: QRect) -> None:
        super()._fit_head(area)
        if area.height() < self.theme.px(_ROOMY):
            self._rule.hide()

    def _show_question(self) -> None:
        """Scroll to the question, unless it is answered."""
        if self._table is not None and not self._table.is_answered:
            self._scroll.show_in_full(self._table.decision_bar)

    def _lay(self) -> None:
        """Build the table of the puzzle."""
        self._table = QuestionTable(self.theme, self.wording, self._question)
        self._table.answered.connect(self._judge)
        self._both.put(self._table)

    def _judge(self, action: Action) -> None:
        """Show whether the answer was the best, and the values of all options."""
        self._answer = action
        if self._series is not None:
            self._series = self._series.with_answer(self.puzzle, action)
        self._solved.note(self.puzzle.id, is_right=is_good(self.puzzle, action))
        self._write()
        self._verdict_focus.take(f"{self._verdict.text()} {self._why.text()}", self._rows())
        self.reach(self._options)
        self.reach(self._verdict)  # if not everything fits, show its beginning

    # Content

    def _write(self) -> None:
        name = self.wording.choices.game(self.puzzle.game)["name"]
        number = puzzles_of(self.puzzle.game).index(self.puzzle) + 1
        told = tr("Puzzles", "{game}, puzzle {number}")
        self.title.setText(told.format(game=name, number=number))
        asked = tr("Puzzles", "{grade}. What would you do?")
        grade = asked.format(grade=grade_name(grade_of(self.puzzle)))
        self.said.setText("   ".join(filter(None, (grade, self._progress()))))
        self._score.setText(rating_told(self._solved))
        ends = self._series is not None and self._series.is_over
        self.label(self.next, tr("Puzzles", "Show result") if ends else tr("Puzzles", "Next puzzle"))
        self._show()

    def _show(self) -> None:
        answer = self._answer
        for part in (*self._parts, self._again, self.next):
            part.setVisible(answer is not None)
        self._skip.setVisible(answer is None and self._series is None)
        if answer is not None:
            self._tell(answer)
        self._fit()

    def _fit(self) -> None:
        self.refit()

    def _tell(self, answer: Action) -> None:
        question, decision = self._question, self._question.decision
        best = told_action(self.puzzle.best, decision, self.wording)
        right = answer == self.puzzle.best
        if right:
            told = tr("Puzzles", "Yes: {best}.")
        elif is_good(self.puzzle, answer):
            told = tr("Puzzles", "Good, too. Best of all: {best}.")
        else:
            told = tr("Puzzles", "No. Better: {best}.")
        self._verdict.setText(told.format(best=best))
        reasons = ReasonSentences(self.wording.language, self.wording.game_id, self.wording.pack)
        self._why.setText(reasons.tell(question.reason, self.table.names))
        self._options.show_rows(self._rows(), ("", tr("Puzzles", "value")), marked=0)

    def _progress(self) -> str:
        """Return the number of the puzzle in the series, and a mark for each answer; "" without a series."""
        series = self._series
        if series is None:
            return ""
        at = series.puzzles.index(self.puzzle) + 1
        marks = " ".join("✗" if answer == "wrong" else "✓" for answer in series.answers)
        told = tr("Puzzles", "Puzzle {at} of {number}.").format(at=at, number=FIVE)
        return f"{told} {marks}".strip()

    def _rows(self) -> list[tuple[str, ...]]:
        """Return the value of each option, the best first."""
        question = self._question
        answer = parse(str(self._answer))
        return option_rows(question.assessment, question.decision, answer, self.wording)

    def save_state(self) -> _State:
        """Return the puzzle, the answer, and the series."""
        return self.puzzle, self._answer, self._series

    def restore_state(self, state: _State) -> None:
        puzzle, answer, self._series = state
        self.ask(puzzle)
        if answer is not None:
            self._answer = answer
            self._lay()
            self.table.close_question()
            self._write()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._table is None:  # the layout depends on the size, which is known only now
            self._lay()
            self._fit()
        if self._answer is None:
            self.table.take_focus()
