"""A puzzle on the table as its seat sees it; after the answer an explanation is beside or beneath it.

Puzzles are one stream: the next one suits the player's rating. A box narrows it to a game, and two buttons
reach every puzzle of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy

from cucu_desktop.engine.actions import parse
from cucu_desktop.games.catalogue import CATALOGUE
from cucu_desktop.match.advice.sentences import ReasonSentences
from cucu_desktop.match.puzzles.puzzle import Puzzle, grade_of, puzzles_of
from cucu_desktop.match.puzzles.puzzle_position import question_of
from cucu_desktop.match.puzzles.rating import EASIEST, HARDEST, is_good, next_puzzle, own_rating
from cucu_desktop.ui.pages.analysis.beside_table import BesideTable
from cucu_desktop.ui.pages.analysis.decision_words import told_action
from cucu_desktop.ui.pages.analysis.option_worths import option_rows
from cucu_desktop.ui.pages.analysis.question_table import QuestionTable
from cucu_desktop.ui.pages.analysis.text_table import TextTable
from cucu_desktop.ui.pages.analysis.verdict import VerdictFocus
from cucu_desktop.ui.pages.daily.month_view import AFTER, BEFORE
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce, name_choice
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QShowEvent

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.match.puzzles.puzzle_position import PuzzleQuestion
    from cucu_desktop.match.puzzles.solved import Solved
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

    WordsOf = Callable[[str, GameOptions | None], Wording]
    _State = tuple[Puzzle, Action | None, str, "Tally"]


_ROOMY: Final = 560
"""The least height of the window, at the usual text size, at which there is a rule beneath the title."""


FIVE: Final = 5
"""The number of puzzles after which the page sums up."""
_MISTAKES: Final = "mistakes"
"""The data of the box's row for own mistakes; those of the others are ids of games, or empty: for me."""


class Tally(NamedTuple):
    """The answers to the puzzles since the last sum.

    Attributes:
        right: for each answered puzzle whether its first answer was right.
        before: the rating before them.
        answered: the last answered puzzle.
    """

    right: tuple[bool, ...] = ()
    before: int = 0
    answered: Puzzle | None = None

    def with_answer(self, puzzle: Puzzle, *, is_right: bool) -> Tally:
        """Return the tally after an answer; only the first answer to a puzzle counts."""
        if puzzle == self.answered:
            return self
        return Tally((*self.right, is_right), self.before, puzzle)


def grade_name(grade: int) -> str:
    """Return the name of a degree of difficulty."""
    return (tr("Puzzles", "Easy"), tr("Puzzles", "Medium"), tr("Puzzles", "Hard"))[grade]


def rating_told(solved: Solved) -> str:
    """Return the player's streak and rating in words."""
    told = tr("Puzzles", "In a row: {streak} (best {best}). Your rating: {rating}.")
    return told.format(streak=solved.streak, best=solved.best_streak, rating=own_rating(solved))


def rating_explained() -> str:
    """Return the sentence for a rating."""
    told = tr("Puzzles", "Easy puzzles are rated {low}, hard ones {high}.").format(low=EASIEST, high=HARDEST)
    half = tr("Puzzles", "You solve about half of those at your own rating.")
    return f"{told} {half}"


class PuzzlePage(WordedPage):
    """Puzzles, one after the other."""

    mistakes_wanted = Signal()
    """Ask the player's own mistakes."""

    def __init__(
        self,
        theme: Theme,
        words_of: WordsOf,
        solved: Solved,
        person: tuple[str, str],
        games: Sequence[str],
        puzzle: Puzzle | None = None,
    ) -> None:
        """Show a puzzle on the table.

        Args:
            theme: colours and text size.
            words_of: returns the words of a game with these options.
            solved: the store of solved puzzles.
            person: the name and the id of the face of the player.
            games: the ids of the games that the player knows.
            puzzle: the first one; None: one of these games.
        """
        self._games = [game for game in games if puzzles_of(game)]
        puzzle = puzzle or next_puzzle(self._games, solved)
        super().__init__(theme, words_of(puzzle.game, None))
        self._words_of, self._solved, self._person = words_of, solved, person
        self._answer: Action | None = None
        self._tally = Tally(before=own_rating(solved))
        self._skipped: list[Puzzle] = []
        self._table: QuestionTable | None = None
        self.said = written("", "meaning", "second", wrap=True)
        self._verdict = written("", "name", "call", wrap=True)
        self._why = written("", "meaning", wrap=True)
        self._options = TextTable(theme, stretched=0)
        self._score = written("", "meaning", "second", wrap=True)
        self._score.setToolTip(rating_explained())
        self._parts = (self._verdict, self._why, self._score, self._options)
        self._both = BesideTable(theme, self._parts)
        self.which = QComboBox()
        self.head.addLayout(self._choices())
        name_choice(self.which, tr("Puzzles", "Which puzzles"))
        self.body.addLayout(self._both)
        self.body.addStretch(1)
        self.button(tr("Common", "Back"), back=True).clicked.connect(self.closed)
        self.foot.addStretch(1)
        self._skip, self._again = self.button(tr("Common", "Skip")), self.button(tr("Puzzles", "Try again"))
        self.next = self.button(tr("Puzzles", "Next puzzle"), loud=True)
        self._again.clicked.connect(lambda: self.ask(self.puzzle))
        for button in (self._skip, self.next):
            button.clicked.connect(self._go_on)
        self._verdict_focus = VerdictFocus(self._verdict, self.next)
        self.ask(puzzle)

    def _choices(self) -> QHBoxLayout:
        """Return the line with the question, the box of games, and the place of the puzzle in its game."""
        self.which.addItem(tr("Puzzles", "For me"), "")
        self.which.addItem(tr("Puzzles", "My mistakes"), _MISTAKES)
        for game in (game.id for game in CATALOGUE if puzzles_of(game.id)):
            self.which.addItem(self._words_of(game, None).choices.game(game)["name"], game)
        self.which.activated.connect(lambda _: self._choose())
        self._place = written("", "body")
        line = QHBoxLayout()
        line.addWidget(self.said, 1)
        line.addWidget(self.which)
        steps = ((BEFORE, tr("Puzzles", "Previous"), -1), (AFTER, tr("Puzzles", "Next"), 1))
        for words, name, step in steps:
            button = Button(words)
            button.setProperty("compact", True)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.setAccessibleName(name)
            button.clicked.connect(lambda _=False, step=step: self._step(step))
            line.addWidget(button)
            if step < 0:
                line.addWidget(self._place)
        return line

    def _choose(self) -> None:
        """Ask a puzzle of the game in the box, or the player's mistakes."""
        if self.which.currentData() == _MISTAKES:
            self.which.setCurrentIndex(0)
            self.mistakes_wanted.emit()
        elif self.which.currentData() not in ("", self.puzzle.game):
            self._go_on()

    def _step(self, step: int) -> None:
        """Ask the puzzle of the same game before or after this one."""
        puzzles = puzzles_of(self.puzzle.game)
        self.which.setCurrentIndex(self.which.findData(self.puzzle.game))
        self.ask(puzzles[(puzzles.index(self.puzzle) + step) % len(puzzles)])

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
        self._question = question_of(puzzle, *self._person)
        self.wording = self._words_of(puzzle.game, self._question.decision.observation.options)
        if self.isVisible():
            self._lay()
        self._write()
        if self.isVisible():
            self.describe()
            self.table.take_focus()
            announce(self.said, f"{self.title.text()}. {self.said.text()}")

    def _go_on(self) -> None:
        """Ask the next puzzle of the game in the box, or of the games that the player knows."""
        if self._is_summed_up:
            self._tally = Tally(before=own_rating(self._solved))
        game = self.which.currentData()
        self._skipped.append(self.puzzle)
        self.ask(next_puzzle([game] if game else self._games, self._solved, self._skipped))

    @property
    def _is_summed_up(self) -> bool:
        """Whether five puzzles are answered."""
        return len(self._tally.right) >= FIVE

    def fit_into(self, area: QRect) -> None:
        """Place the page, with the question visible: the table is low, or the page scrolls to it."""
        self._both.fit(self.paper_width(area))
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
        is_right = is_good(self.puzzle, action)
        self._tally = self._tally.with_answer(self.puzzle, is_right=is_right)
        self._solved.note(self.puzzle.id, is_right=is_right)
        self._write()
        self._focus_verdict()
        self.reach(self._options)
        self.reach(self._verdict)  # if not everything fits, show its beginning

    def _focus_verdict(self) -> None:
        self._verdict_focus.take(f"{self._verdict.text()} {self._why.text()}", self._rows())

    # Content

    def _write(self) -> None:
        name = self.wording.choices.game(self.puzzle.game)["name"]
        puzzles = puzzles_of(self.puzzle.game)
        number = puzzles.index(self.puzzle) + 1
        told = tr("Puzzles", "{game}, puzzle {number}")
        self.title.setText(told.format(game=name, number=number))
        self._place.setText(tr("Puzzles", "{number} of {all}").format(number=number, all=len(puzzles)))
        asked = tr("Puzzles", "{grade}. What would you do?")
        self.said.setText(asked.format(grade=grade_name(grade_of(self.puzzle))))
        self._score.setText(self._summary() if self._is_summed_up else rating_told(self._solved))
        self._show()

    def _show(self) -> None:
        answer = self._answer
        for part in (*self._parts, self._again, self.next):
            part.setVisible(answer is not None)
        self._skip.setVisible(answer is None)
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
            told = tr("Common", "Yes: {best}.")
        elif is_good(self.puzzle, answer):
            told = tr("Puzzles", "Good, too. Best of all: {best}.")
        else:
            told = tr("Puzzles", "No. Better: {best}.")
        self._verdict.setText(told.format(best=best))
        reasons = ReasonSentences(self.wording.language, self.wording.game_id, self.wording.pack)
        self._why.setText(reasons.tell(question.reason, self.table.names))
        self._options.show_rows(self._rows(), ("", tr("Common", "value")), marked=0)

    def _summary(self) -> str:
        """Return how many of the last five puzzles were right, and the rating before and after them."""
        told = tr("Puzzles", "{right} of {number} right. {before} → {after}.")
        right, number, after = sum(self._tally.right), len(self._tally.right), own_rating(self._solved)
        return told.format(right=right, number=number, before=self._tally.before, after=after)

    def _rows(self) -> list[tuple[str, ...]]:
        """Return the value of each option, the best first."""
        question = self._question
        answer = parse(str(self._answer))
        return option_rows(question.assessment, question.decision, answer, self.wording)

    def save_state(self) -> _State:
        """Return the puzzle, the answer, the choice in the box, and the tally."""
        return self.puzzle, self._answer, str(self.which.currentData()), self._tally

    def restore_state(self, state: _State) -> None:
        puzzle, answer, game, self._tally = state
        self.which.setCurrentIndex(self.which.findData(game))
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
        elif not event.spontaneous():  # built again: the option that was pressed takes no focus any more
            self._focus_verdict()
