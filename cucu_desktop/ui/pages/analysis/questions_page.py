"""Questions on a person's mistakes: the costliest decisions are shown on the table and asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QComboBox

from cucu_desktop.analysis.past_question import Mistake, mistakes
from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.tricks.events import Counted, DealWon, ThrownIn
from cucu_desktop.match.advice.sentences import ReasonSentences
from cucu_desktop.ui.pages.analysis.analyst import Analyst, Found
from cucu_desktop.ui.pages.analysis.beside_table import BesideTable
from cucu_desktop.ui.pages.analysis.decision_words import told_action
from cucu_desktop.ui.pages.analysis.option_worths import cost_told, option_rows
from cucu_desktop.ui.pages.analysis.progress_strip import ProgressStrip
from cucu_desktop.ui.pages.analysis.question_table import QuestionTable
from cucu_desktop.ui.pages.analysis.text_table import TextTable
from cucu_desktop.ui.pages.analysis.verdict import VerdictFocus
from cucu_desktop.ui.pages.worded_page import WordedPage
from cucu_desktop.ui.text.spoken_cards import of_decision
from cucu_desktop.ui.widgets.card_strip import CardStrip
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.notices import announce, name_choice
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.soon import soon

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from PySide6.QtCore import QRect
    from PySide6.QtGui import QHideEvent, QShowEvent

    from cucu_desktop.analysis.past_question import PastQuestion
    from cucu_desktop.analysis.report import Analysed
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.events import Event
    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

    WordsOf = Callable[[str, GameOptions | None], Wording]
    _Search = tuple[bool, bool]
    _Asked = tuple[list[Analysed], list[Mistake], list[Mistake]]
    _State = tuple[_Asked, PastQuestion | None, Action | None, str | None, _Search]

TOLD: Final = (
    happen.Arrested,
    happen.TokenLost,
    happen.Compared,
    happen.Eliminated,
    happen.Reentered,
    happen.Left,
    happen.GameWon,
    rarer.TokenGained,
    rarer.Judged,
    rarer.Fell,
    rarer.SlippersLost,
    rarer.LeftPot,
    rarer.PotCarried,
    Counted,
    DealWon,
    ThrownIn,
)
"""The events shown about the rest of a deal."""


class QuestionsPage(WordedPage):
    """The costliest decisions of a person as questions, one after the other.

    Attributes:
        cards: the cards of the decisions.
    """

    def __init__(
        self,
        theme: Theme,
        words_of: WordsOf,
        logs: Sequence[Path],
        kept: Path,
        name: str,
        game: str,
        *,
        first: Path | None = None,
    ) -> None:
        """Search for questions.

        Args:
            theme: colours and text size.
            words_of: returns the words of a game with these options.
            logs: the logs of all stored matches.
            kept: the folder of stored analyses.
            name: the person whose mistakes are asked.
            game: the id of the game selected first.
            first: the log whose questions come first, if any.
        """
        super().__init__(theme, words_of(game, None))
        self._words_of, self._logs, self._kept = words_of, tuple(logs), kept
        self._name, self._first = name, first
        self._matches: list[Analysed] = []
        self._asked: list[Mistake] = []
        self._left_out: list[Mistake] = []
        self._question: PastQuestion | None = None
        self._answer: Action | None = None
        self._is_done = self._is_stopped = False
        self._table: QuestionTable | None = None
        self._looker, self._asker = Analyst(self), Analyst(self)
        self._looker.found.connect(self._take)
        self._looker.done.connect(self._finish)
        self._looker.failed.connect(self._finish)
        self._asker.asked.connect(self._ask)
        self._asker.failed.connect(self._go_on)
        self._which = QComboBox()
        self._which.addItem(tr("Common", "All games"), "")
        self._wanted = game
        self.title.setText(tr("Learn", "Practise these"))
        self.head.addWidget(self._which)
        name_choice(self._which, tr("Common", "Game"))
        self._said = written("", "meaning", "second", wrap=True)
        self._strip = ProgressStrip(theme)
        self._strip.setAccessibleName(tr("Analysis", "Analysis progress"))
        self._looker.advanced.connect(self._strip.show_part)
        self._verdict = written("", "name", "call", wrap=True)
        self._why = written("", "meaning", wrap=True)
        self._options = TextTable(theme, stretched=0)
        self._came = written("", "body", "second", wrap=True)
        self._parts = (self._verdict, self._why, self._options, self._came)
        self.cards = CardStrip(theme)
        self._both = BesideTable(theme, (self._verdict, self.cards, *self._parts[1:]))
        self.body.addWidget(self._strip)
        self.body.addWidget(self._said)
        self.body.addLayout(self._both)
        self.body.addStretch(1)
        self.foot.addStretch(1)
        self._stop, self._back = self.button(), self.button(tr("Common", "Back"), back=True)
        self._next = self.button(tr("Learn", "Next question"), loud=True)
        self._verdict_focus = VerdictFocus(self._verdict, self._next)
        self._stop.clicked.connect(self._stop_or_begin)
        self._which.activated.connect(lambda _: self._begin_anew())
        self._back.clicked.connect(self.closed)
        self._next.clicked.connect(self._go_on)
        self._show()

    def fit_into(self, area: QRect) -> None:
        """Place the page, with the question visible: the table is low, or the page scrolls to it."""
        self._both.fit(self.paper_width(area))
        if self._table is not None:
            self._table.limit(self.room_beneath(area, self._said), area.height())
            soon(self._table, self._show_question)
        super().fit_into(area)

    def _show_question(self) -> None:
        """Scroll to the question, unless it is answered."""
        if self._table is not None and not self._table.is_answered:
            self._scroll.show_in_full(self._table.decision_bar)

    # Available questions

    @property
    def mistakes(self) -> list[Mistake]:
        """The mistakes found so far that can be asked: those of the `first` log, then the costliest."""
        found = mistakes(self._matches, self._name, self._which.currentData() or "")
        asked = (each for each in found if each not in self._left_out)
        return sorted(asked, key=lambda each: each.log != self._first)

    @property
    def question(self) -> PastQuestion | None:
        """The question that is open, or the last one answered."""
        return self._question

    @property
    def table(self) -> QuestionTable | None:
        return self._table

    def _take(self, found: Found) -> None:
        self._matches.append(found.analysed)
        known = [self._which.itemData(index) for index in range(self._which.count())]
        for analysis in found.analysed.games:
            if analysis.game not in known and mistakes([found.analysed], self._name, analysis.game):
                self._which.addItem(self.wording.choices.game(analysis.game)["name"], analysis.game)
                known.append(analysis.game)
                if analysis.game == self._wanted and not self._asked:
                    self._which.setCurrentIndex(self._which.count() - 1)
        is_idle = self._question is None and not self._asker.is_busy
        if is_idle and any(each.log == found.analysed.log for each in self._left()):
            self._go_on()

    def _finish(self) -> None:
        self._is_done = True
        self._show()

    def _stop_or_begin(self) -> None:
        """Stop the search, or continue it."""
        if self._looker.is_busy:
            self._looker.stop()
            self._is_stopped = True
            self._show()
            announce(self._said, self._said.text())
        else:
            self._look()

    def _look(self) -> None:
        self._is_stopped = False
        self._matches.clear()
        self._strip.show_part(0)
        self._looker.ask(self._logs, self._kept)
        self._show()

    def _begin_anew(self) -> None:
        """Start again with another game."""
        self._asked.clear()
        self._go_on()

    # Questions

    def _left(self) -> list[Mistake]:
        """Return the mistakes that have not been asked yet."""
        return [each for each in self.mistakes if each not in self._asked]

    def _go_on(self) -> None:
        """Ask the next question, if any."""
        self._drop_table()
        self._question = self._answer = None
        left = self._left()
        if left:
            self._asked.append(left[0])
            self._asker.ask_again(left[0].log, left[0].decision.line)
        self._show()

    def _ask(self, question: PastQuestion) -> None:
        if not question.is_worth_asking:
            self._left_out.append(self._asked.pop())
            self._go_on()
            return
        self._question = question
        self._speak_of(question)
        self._lay(question)
        self._show()
        if self._table is not None:
            self._table.take_focus()
        self.reach(self._said)  # wherever the page was scrolled before

    def _speak_of(self, question: PastQuestion) -> None:
        options = question.decision.observation.options
        self.wording = self._words_of(options.game, options)
        self.game = options.game

    def _lay(self, question: PastQuestion) -> None:
        """Show a question on the table."""
        self._table = QuestionTable(self.theme, self.wording, question)
        self._table.answered.connect(self._judge)
        self._both.put(self._table)

    def _drop_table(self) -> None:
        self._table = None
        self._both.put(None)

    def _judge(self, action: Action) -> None:
        """Show the best action, and the result of the answer."""
        self._answer = action
        self._show()
        self._verdict_focus.take(f"{self._verdict.text()} {self._why.text()}")
        self.reach(self._came)
        self.reach(self._verdict)  # if not everything fits, show its beginning
        if self._both.is_wide:
            self.reach(self._said)

    # Content

    def _show(self) -> None:
        question, answer = self._question, self._answer
        left, is_busy = self._left(), self._looker.is_busy
        self._strip.setVisible(question is None and is_busy)
        is_over = answer is not None and not left and not is_busy
        waits = question is None and not self._asker.is_busy
        self._stop.setVisible((waits or is_over) and not self._is_done)
        self.label(self._stop, tr("Analysis", "Stop") if is_busy else tr("Analysis", "Continue analysis"))
        self._said.setText(self._where_told() if question else self._state_told())
        for part in self._parts:
            part.setVisible(answer is not None)
        self._which.setVisible(self._which.count() > 2)
        self._next.setVisible(answer is not None and bool(left))
        if question is not None and answer is not None:
            self._tell(question, answer)
        else:
            self.cards.show_cards(())
        self.refit()

    def _state_told(self) -> str:
        """Return the reason why no question is asked."""
        if self._looker.is_busy or self._asker.is_busy:
            return tr("Learn", "Looking through your saved games for your costliest mistakes.")
        if not self._is_done:
            return tr("Analysis", "Analysis stopped before the end.")
        if self._asked:
            return tr("Learn", "That’s all of them.")
        return tr("Learn", "Nothing to practise: none of your saved deals contains a costly mistake.")

    def _where_told(self) -> str:
        mistake = self._asked[-1]
        name = self.wording.choices.game(mistake.analysis.game)["name"]
        told = tr("Learn", "{game}, deal {deal}. What would you do?")
        return told.format(game=name, deal=mistake.decision.deal)

    def _tell(self, question: PastQuestion, answer: Action) -> None:
        assert self._table is not None  # the question is shown there
        names, decision = self._table.names, question.decision
        assessment, done = question.assessment, question.done
        best = assessment.best.action
        values = {action: told_action(action, decision, self.wording) for action in (best, answer)}
        if answer == best:
            verdict = tr("Common", "Yes: {best}.")
        elif question.is_as_good(answer):
            verdict = tr("Learn", "Yes: {answer} is just as good as {best}.")
        else:
            verdict = tr("Learn", "Better: {best}.")
        self._verdict.setText(verdict.format(best=values[best], answer=values[answer]))
        told = (best, decision.action)
        self.cards.show_cards(of_decision(decision.observation, told, question.reason, self.wording))
        reasons = ReasonSentences(self.wording.language, self.wording.game_id, self.wording.pack)
        did = told_action(decision.action, decision, self.wording)
        cost = cost_told(assessment.best.worth - done.worth, assessment.unit, self.wording)
        then = tr("Learn", "Last time you chose: {did}. That cost {cost}.").format(did=did, cost=cost)
        self._why.setText(f"{reasons.tell(question.reason, names)} {then}")
        self._options.show_rows(
            option_rows(assessment, decision, done.action, self.wording, question.option(answer).action),
            ("", tr("Common", "value")),
            marked=0,
        )
        stories = {
            tr("Learn", "What happened: {told}"): self._story(question.came, names),
            tr("Learn", "With the best move: {told}"): self._story(question.would_have_come, names),
        }
        self._came.setText("\n".join(words.format(told=told) for words, told in stories.items() if told))

    def _story(self, events: Sequence[Event], names: Sequence[str]) -> str:
        """Return sentences on the rest of a deal; "" if there are no events to report."""
        told = (self.wording.log.sentence(event, names) for event in events if isinstance(event, TOLD))
        return " ".join(filter(None, told))

    def save_state(self) -> _State:
        """Return the results, the asked questions, question and answer, and the progress of the search."""
        asked = self._asked[:-1] if self._asker.is_busy else self._asked
        game = self._which.currentData()
        known = (list(self._matches), list(asked), list(self._left_out))
        return known, self._question, self._answer, game, (self._is_done, self._is_stopped)

    def restore_state(self, state: _State) -> None:
        (matches, self._asked, self._left_out), question, answer, game, search = state
        self._is_done, self._is_stopped = search
        self._question = question
        for analysed in matches:
            self._take(Found(analysed, {}))
        self._which.setCurrentIndex(max(0, self._which.findData(game)))
        if question is not None:
            self._speak_of(question)
            self._lay(question)
        if answer is not None:
            assert self._table is not None  # the question has just been shown on it
            self._answer = answer
            self._table.close_question()
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._back.setFocus()
        if not (self._is_done or self._is_stopped or self._looker.is_busy):
            self._look()
        if self._question is None and self._left():
            self._go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._looker.stop()
        if self._asker.is_busy:
            self._asked.pop()  # to be asked again if the page is shown again
        self._asker.stop()
