"""A puzzle on the table as its seat sees it; after the answer an explanation is beside or beneath it.

Puzzles are one stream: the next one suits the player's rating, and every third is a mistake of the player, as
far as any are known. A box narrows it to the mistakes or to a game, and two buttons reach every puzzle of the
game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy

from cucu_desktop.analysis.past_question import PastQuestion
from cucu_desktop.games.catalogue import CATALOGUE
from cucu_desktop.match.puzzles.puzzle import Puzzle, grade_of, puzzles_of
from cucu_desktop.match.puzzles.puzzle_position import question_of
from cucu_desktop.match.puzzles.rating import is_good, next_puzzle, own_rating
from cucu_desktop.ui.pages.analysis.progress_strip import ProgressStrip
from cucu_desktop.ui.pages.analysis.question_table import QuestionTable
from cucu_desktop.ui.pages.daily.month_view import AFTER, BEFORE
from cucu_desktop.ui.pages.puzzles.explanation import Explanation
from cucu_desktop.ui.pages.puzzles.tally import FIVE, Tally, grade_name, rating_explained, rating_told
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce, name_choice
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.paper_widgets import Button, written
from cucu_desktop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QHideEvent, QShowEvent

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.match.puzzles.puzzle_position import PuzzleQuestion
    from cucu_desktop.match.puzzles.solved import Solved
    from cucu_desktop.ui.pages.puzzles.mistake_search import MistakeSearch
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

    WordsOf = Callable[[str, GameOptions | None], Wording]


_ROOMY: Final = 560
"""The least height of the window, at the usual text size, at which there is a rule beneath the title."""


MISTAKE_EVERY: Final = 3
"""The place of a mistake among the questions for the player."""
_MISTAKES: Final = "mistakes"
"""The data of the box's row for own mistakes; those of the others are ids of games, or empty: for me."""


class PuzzlePage(Page):
    """Puzzles and own mistakes, one after the other.

    Attributes:
        puzzle: the last puzzle that was asked.
        question: the question that is open, or the last one answered; None: a mistake is being searched.
        table: the table of the question, if any.
        search: the search for the player's mistakes.
        which: the box of what is asked.
    """

    def __init__(
        self,
        theme: Theme,
        words_of: WordsOf,
        solved: Solved,
        person: tuple[str, str],
        games: Sequence[str],
        search: MistakeSearch,
        puzzle: Puzzle | None = None,
    ) -> None:
        """Show a puzzle on the table.

        Args:
            theme: colours and text size.
            words_of: returns the words of a game with these options.
            solved: the store of solved puzzles.
            person: the name and the id of the face of the player.
            games: the ids of the games that the player knows.
            search: the search for the player's mistakes, not begun.
            puzzle: the first one; None: one of these games.
        """
        self._games = [game for game in games if puzzles_of(game)]
        self.puzzle = puzzle or next_puzzle(self._games, solved)
        super().__init__(theme)
        self.wording = words_of(self.puzzle.game, None)
        self._words_of, self._solved, self._person = words_of, solved, person
        self.question: PuzzleQuestion | PastQuestion | None = None
        self._answer: Action | None = None
        self._tally, self._number = Tally(before=own_rating(solved)), 0
        self._skipped: list[Puzzle] = []
        self.table: QuestionTable | None = None
        self.said = written("", "meaning", "second", wrap=True)
        self.told = Explanation(theme)
        self.told.score.setToolTip(rating_explained())
        self.which = QComboBox()
        self.head.addLayout(self._choices())
        name_choice(self.which, tr("Puzzles", "Which puzzles"))
        self._strip = ProgressStrip(theme)
        self._strip.setAccessibleName(tr("Analysis", "Analysis progress"))
        self.body.addWidget(self._strip)
        self.body.addLayout(self.told)
        self.body.addStretch(1)
        self.button(tr("Common", "Back"), back=True).clicked.connect(self.closed)
        self.foot.addStretch(1)
        self._skip, self._again = self.button(tr("Common", "Skip")), self.button(tr("Puzzles", "Try again"))
        self.next = self.button(tr("Puzzles", "Next puzzle"), loud=True)
        self._again.clicked.connect(lambda: self.ask(self.puzzle))
        for button in (self._skip, self.next):
            button.clicked.connect(self._go_on)
        self.search = search
        search.setParent(self)
        search.changed.connect(self._take_found)
        search.advanced.connect(self._strip.show_part)
        search.answered.connect(self._ask_mistake)
        if search.is_first:
            self.which.setCurrentIndex(self.which.findData(_MISTAKES))
            self._write()
        else:
            self.ask(self.puzzle)

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
        self._steps: list[Button] = []
        steps = ((BEFORE, tr("Puzzles", "Previous"), -1), (AFTER, tr("Puzzles", "Next"), 1))
        for words, name, step in steps:
            button = Button(words)
            button.setProperty("compact", True)
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.setAccessibleName(name)
            button.clicked.connect(lambda _=False, step=step: self._step(step))
            self._steps.append(button)
            line.addWidget(button)
            if step < 0:
                line.addWidget(self._place)
        return line

    # What is asked

    @property
    def _asks_mistakes(self) -> bool:
        return bool(self.which.currentData() == _MISTAKES)

    def _choose(self) -> None:
        """Ask what the box says, unless it is asked already."""
        self.search.drop()
        if self._asks_mistakes:
            self.search.asked.clear()
            self._strip.show_part(0)
            self.search.look()
            self._go_on()
        elif self.which.currentData() not in ("", self.puzzle.game) or not self._is_puzzle:
            self._go_on()

    @property
    def _is_puzzle(self) -> bool:
        return self.question is not None and not isinstance(self.question, PastQuestion)

    def _step(self, step: int) -> None:
        """Ask the puzzle of the same game before or after this one."""
        puzzles = puzzles_of(self.puzzle.game)
        self.which.setCurrentIndex(self.which.findData(self.puzzle.game))
        self.ask(puzzles[(puzzles.index(self.puzzle) + step) % len(puzzles)])

    def _go_on(self) -> None:
        """Ask the next mistake, or the next puzzle of the game in the box or of the known games."""
        if self._is_summed_up:
            self._tally = Tally(before=own_rating(self._solved))
        game, self._number = self.which.currentData(), self._number + 1
        wants_mistake = self._asks_mistakes or (
            not game and self._number % MISTAKE_EVERY == MISTAKE_EVERY - 1
        )
        if wants_mistake and (self.search.ask_next() or self._asks_mistakes):
            self._ask(None)
            return
        self._skipped.append(self.puzzle)
        self.ask(next_puzzle([game] if game else self._games, self._solved, self._skipped))

    @property
    def _is_summed_up(self) -> bool:
        """Whether five puzzles are answered."""
        return len(self._tally.right) >= FIVE

    def ask(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._ask(question_of(puzzle, *self._person))

    def _ask_mistake(self, question: PastQuestion | None) -> None:
        """Show this mistake on the table; None: go on with another question."""
        if question is not None:
            self._ask(question)
            return
        self._number -= 1
        self._go_on()

    def _ask(self, question: PuzzleQuestion | PastQuestion | None) -> None:
        """Show this question on the table; None: the next one is being searched or prepared."""
        self.question, self._answer = question, None
        self._speak()
        if self.isVisible():
            self._lay()
        self._write()
        if self.isVisible():
            self.describe()
            if self.table is not None:
                self.table.take_focus()
            announce(self.said, f"{self.title.text()}. {self.said.text()}")

    def _speak(self) -> None:
        """Take the words of the game of the question."""
        if self.question is not None:
            options = self.question.decision.observation.options
            self.game, self.wording = options.game, self._words_of(options.game, options)

    # The search for mistakes

    def _take_found(self) -> None:
        """Ask the first mistake that was found, if it is waited for."""
        if self._asks_mistakes and self.question is None and not self.search.is_asking and self.search.left:
            self._go_on()
        else:
            self._write()

    # The table

    def fit_into(self, area: QRect) -> None:
        """Place the page, with the question visible: the table is low, or the page scrolls to it."""
        self.told.fit(self.paper_width(area))
        if self.table is not None:
            self.table.limit(self.body_height(area), area.height())
            soon(self.table, self._show_question)
        super().fit_into(area)

    def _fit_head(self, area: QRect) -> None:
        super()._fit_head(area)
        if area.height() < self.theme.px(_ROOMY):
            self._rule.hide()

    def _show_question(self) -> None:
        """Scroll to the question, unless it is answered."""
        if self.table is not None and not self.table.is_answered:
            self._scroll.show_in_full(self.table.decision_bar)

    def _lay(self) -> None:
        """Build the table of the question; without one, none."""
        self.table = None
        if self.question is not None:
            self.table = QuestionTable(self.theme, self.wording, self.question)
            self.table.answered.connect(self._judge)
        self.told.put(self.table)

    def _judge(self, action: Action) -> None:
        """Show whether the answer was the best, and the values of all options."""
        self._answer = action
        if self._is_puzzle:
            is_right = is_good(self.puzzle, action)
            self._tally = self._tally.with_answer(self.puzzle, is_right=is_right)
            self._solved.note(self.puzzle.id, is_right=is_right)
        self._write()
        self.told.pass_focus(self.next)
        self.reach(self.told.options)
        self.reach(self.told.verdict)  # if not everything fits, show its beginning

    # Content

    def _write(self) -> None:
        question, answer, search = self.question, self._answer, self.search
        if self._is_puzzle:
            self._write_puzzle()
        else:
            self.title.setText(tr("Puzzles", "My mistakes"))
            self.said.setText(self._mistake_told() if question is not None else self._state_told())
        for part in (*self._steps, self._place):
            part.setVisible(self._is_puzzle)
        self._strip.setVisible(self._asks_mistakes and question is None and search.is_looking)
        self._skip.setVisible(question is not None and answer is None)
        self._again.setVisible(self._is_puzzle and answer is not None)
        self.next.setVisible(answer is not None and (not self._asks_mistakes or bool(search.left)))
        self.told.clear()
        if self.table is not None and answer is not None:
            names, wording = self.table.names, self.wording
            if isinstance(question, PastQuestion):
                self.told.tell_mistake(question, answer, names, wording)
            elif question is not None:
                good = is_good(self.puzzle, answer)
                self.told.tell_puzzle(question, answer, names, wording, is_good=good)
        self.refit()

    def _write_puzzle(self) -> None:
        name = self.wording.choices.game(self.puzzle.game)["name"]
        puzzles = puzzles_of(self.puzzle.game)
        number = puzzles.index(self.puzzle) + 1
        told = tr("Puzzles", "{game}, puzzle {number}")
        self.title.setText(told.format(game=name, number=number))
        self._place.setText(tr("Puzzles", "{number} of {all}").format(number=number, all=len(puzzles)))
        asked = tr("Puzzles", "{grade}. What would you do?")
        self.said.setText(asked.format(grade=grade_name(grade_of(self.puzzle))))
        self.told.score.setText(self._summary() if self._is_summed_up else rating_told(self._solved))

    def _summary(self) -> str:
        """Return how many of the last five puzzles were right, and the rating before and after them."""
        told = tr("Puzzles", "{right} of {number} right. {before} → {after}.")
        right, number, after = sum(self._tally.right), len(self._tally.right), own_rating(self._solved)
        return told.format(right=right, number=number, before=self._tally.before, after=after)

    def _mistake_told(self) -> str:
        """Return the game and the deal of the mistake."""
        mistake = self.search.asked[-1]
        name = self.wording.choices.game(mistake.analysis.game)["name"]
        told = tr("Learn", "{game}, deal {deal}. What would you do?")
        return told.format(game=name, deal=mistake.decision.deal)

    def _state_told(self) -> str:
        """Return the reason why no mistake is asked."""
        search = self.search
        if search.is_asking or not search.is_done:
            return tr("Learn", "Looking for mistakes…")
        if search.asked:
            return tr("Learn", "That’s all of them.")
        return tr("Learn", "Nothing to practise: none of your saved deals contains a costly mistake.")

    # State

    def save_state(self) -> object:
        """Return the puzzle, the question, the answer, the choice in the box, the tally, and the search."""
        puzzle, choice = (self.puzzle, self.question, self._answer), str(self.which.currentData())
        return puzzle, choice, (self._tally, self._number), self.search.save_state()

    def restore_state(self, state: Any) -> None:  # noqa: ANN401 - as of `Page`
        (self.puzzle, question, answer), choice, (self._tally, self._number), search = state
        self.which.setCurrentIndex(self.which.findData(choice))
        self.search.restore_state(search)
        self._ask(question)
        if answer is not None:
            self._lay()
            self._answer = answer
            assert self.table is not None  # it was answered there
            self.table.close_question()
            self._write()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        search = self.search
        if not (search.is_done or search.is_looking):
            search.look(only_known=not self._asks_mistakes)
        if self.question is None and not search.is_asking and (search.left or not self._asks_mistakes):
            self._go_on()
        if self.table is None and self.question is not None:  # its size is known only now
            self._lay()
        self._write()
        if self._answer is not None:
            if not event.spontaneous():  # built again: the option that was pressed takes no focus any more
                self.told.pass_focus(self.next)
        elif self.table is not None:
            self.table.take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.search.rest()
