"""A puzzle or a mistake on its table, and the explanation of the answer beside or beneath it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.tricks.events import Counted, DealWon, ThrownIn
from cucu_desktop.match.advice.sentences import ReasonSentences
from cucu_desktop.ui.pages.analysis.decision_words import told_action
from cucu_desktop.ui.pages.analysis.text_table import TextTable
from cucu_desktop.ui.pages.boxes import in_column
from cucu_desktop.ui.text.spoken_cards import of_decision
from cucu_desktop.ui.widgets.card_strip import CardStrip
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import written
from cucu_desktop.ui.widgets.reading.screen_reader import screen_reader
from cucu_desktop.ui.widgets.soon import delete_soon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QAbstractButton

    from cucu_desktop.analysis.past_question import PastQuestion
    from cucu_desktop.bots.assessment import Assessment, Unit
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.past_decisions import PastDecision
    from cucu_desktop.match.puzzles.puzzle_position import PuzzleQuestion
    from cucu_desktop.ui.pages.analysis.question_table import QuestionTable
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.theme import Theme

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
_MOST_OPTIONS: Final = 6
"""The most options that are listed, besides the one taken and the one answered."""
_WIDE: Final = 840
"""Width from which the texts are beside the table, at the usual text size."""
_SHARES: Final = 3, 2
"""Stretch factors of the table and the texts in that layout."""
_PRESSES: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Explanation(QBoxLayout):
    """The table of a question, which can be replaced, and the texts about its answer.

    Attributes:
        verdict: whether the answer was right.
        cards: the cards of the decision, of a mistake.
        options: the value of each option.
        score: a line beneath, of a puzzle.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__(QBoxLayout.Direction.TopToBottom)
        self._theme = theme
        self._table: QuestionTable | None = None
        self._next: QAbstractButton | None = None
        self.verdict = written("", "name", "call", wrap=True)
        self.cards = CardStrip(theme)
        self._why = written("", "meaning", wrap=True)
        self.score = written("", "meaning", "second", wrap=True)
        self.options = TextTable(theme, stretched=0)
        self._came = written("", "body", "second", wrap=True)
        self._parts = (self.verdict, self._why, self.options)
        self._rows: Sequence[tuple[str, ...]] = ()
        self._words = in_column(self.verdict, self.cards, self._why, self.score, self.options, self._came)
        self._words.addStretch(1)
        self.addLayout(self._words)
        self.verdict.installEventFilter(self)
        self.clear()

    # The layout

    def put(self, table: QuestionTable | None) -> None:
        before, self._table = self._table, table
        if before is not None:
            delete_soon(before)
        if table is not None:
            # Centred vertically, the table could be half out of sight beside a high text.
            self.insertWidget(0, table, 0, Qt.AlignmentFlag.AlignTop)
            table.show()

    def fit(self, width: int) -> None:
        """Choose the layout for a width; before an answer the table has the whole width."""
        is_wide = width >= self._theme.px(_WIDE)
        way = QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        self.setDirection(way)
        self.setSpacing(self._theme.space(4 if is_wide else 3))
        self._words.setSpacing(self._theme.space(2))
        if self._table is not None:
            is_shared = is_wide and self._table.is_answered
            for number, share in enumerate(_SHARES):
                self.setStretch(number, share if is_shared else 0)
            self._table.keep_height(wanted=is_wide)

    # The focus after the answer

    def pass_focus(self, button: QAbstractButton) -> None:
        """Focus the button for the next question or, where a screen reader runs, first the verdict.

        A change of focus interrupts an announcement. Return on the verdict presses the button.
        """
        self._next = button
        if screen_reader() is None:
            button.setFocus()
            return
        worths = "; ".join(": ".join(filter(None, row)) for row in self._rows)
        told = f"{self.verdict.text()} {self._why.text()}"
        self.verdict.setAccessibleName(f"{told} {worths}." if worths else told)
        self.verdict.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.verdict.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Press the button by Return or the space bar; on focus, keep the verdict from becoming an editor."""
        if event.type() == QEvent.Type.FocusIn:
            self.verdict.update()
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _PRESSES:
            if self._next is not None:
                self._next.click()
            return True
        return super().eventFilter(watched, event)

    # The texts

    def clear(self) -> None:
        """Hide all texts: the question is open."""
        for part in (*self._parts, self.score, self._came):
            part.hide()
        self.cards.show_cards(())

    def tell_puzzle(
        self,
        question: PuzzleQuestion,
        answer: Action,
        names: Sequence[str],
        wording: Wording,
        *,
        is_good: bool,
    ) -> None:
        """Tell of the answer to a puzzle; `names`: of the players, by seat."""
        for part in (*self._parts, self.score):
            part.show()
        self._judge(question, answer, wording, is_good=is_good)
        self._why.setText(_reason(question, names, wording))
        self._list(option_rows(question.assessment, question.decision, answer, wording))

    def tell_mistake(
        self, question: PastQuestion, answer: Action, names: Sequence[str], wording: Wording
    ) -> None:
        """Tell of the answer to a mistake, of what was chosen then, and of what came of it."""
        for part in (*self._parts, self._came):
            part.show()
        assessment, done, decision = question.assessment, question.done, question.decision
        self._judge(question, answer, wording, is_good=question.is_as_good(answer))
        told = (assessment.best.action, decision.action)
        self.cards.show_cards(of_decision(decision.observation, told, question.reason, wording))
        did = told_action(decision.action, decision, wording)
        cost = cost_told(assessment.best.worth - done.worth, assessment.unit, wording)
        then = tr("Learn", "Last time you chose: {did}. That cost {cost}.").format(did=did, cost=cost)
        self._why.setText(f"{_reason(question, names, wording)} {then}")
        now = question.option(answer).action
        self._list(option_rows(assessment, decision, done.action, wording, now))
        stories = {
            tr("Learn", "What happened: {told}"): _story(question.came, names, wording),
            tr("Learn", "With the best move: {told}"): _story(question.would_have_come, names, wording),
        }
        self._came.setText("\n".join(words.format(told=told) for words, told in stories.items() if told))

    def _judge(
        self, question: PuzzleQuestion | PastQuestion, answer: Action, wording: Wording, *, is_good: bool
    ) -> None:
        best = question.assessment.best.action
        if answer == best:
            told = tr("Common", "Yes: {best}.")
        else:
            good, bad = tr("Puzzles", "Good, too. Best of all: {best}."), tr("Puzzles", "No. Better: {best}.")
            told = good if is_good else bad
        self.verdict.setText(told.format(best=told_action(best, question.decision, wording)))

    def _list(self, rows: Sequence[tuple[str, ...]]) -> None:
        self._rows = tuple(rows)
        self.options.show_rows(rows, ("", tr("Common", "value")), marked=0)


def _reason(question: PuzzleQuestion | PastQuestion, names: Sequence[str], wording: Wording) -> str:
    sentences = ReasonSentences(wording.language, wording.game_id, wording.pack)
    return sentences.tell(question.reason, names)


def _story(events: Sequence[Event], names: Sequence[str], wording: Wording) -> str:
    """Return sentences on the rest of a deal; "" if there are no events to report."""
    told = (wording.log.sentence(event, names) for event in events if isinstance(event, TOLD))
    return " ".join(filter(None, told))


def option_rows(
    assessment: Assessment,
    decision: PastDecision,
    did: Action,
    wording: Wording,
    answer: Action | None = None,
) -> list[tuple[str, ...]]:
    """Return rows for the best options and the action taken: its label and its value.

    Args:
        assessment: the value of each option.
        decision: the decision.
        did: the action taken.
        wording: the words of the game.
        answer: the answer when the decision was asked again; then both rows are labelled.
    """
    by_worth = sorted(assessment.options, key=lambda option: -option.worth)
    rows: list[tuple[str, ...]] = []
    for rank, option in enumerate(by_worth):
        if rank < _MOST_OPTIONS or option.action in (did, answer):
            label = told_action(option.action, decision, wording)
            if answer is not None:
                label = _with_time(label, is_then=option.action == did, is_now=option.action == answer)
            worth = worth_told(option.worth, assessment.unit, wording)
            rows.append((label[:1].upper() + label[1:], worth))
    return rows


def _with_time(option: str, *, is_then: bool, is_now: bool) -> str:
    """Return an option with a mark for the action taken then, or for the answer now."""
    if is_then and is_now:
        return tr("Learn", "{option} – then and now").format(option=option)
    if is_now:
        return tr("Learn", "{option} – now").format(option=option)
    return tr("Learn", "{option} – then").format(option=option) if is_then else option


def cost_told(cost: float, unit: Unit, wording: Wording) -> str:
    """Return the difference in value between two options, in the unit of the values."""
    numbers = wording.numbers
    if unit == "chance":
        return tr("Learn", "{number} games in 100").format(number=numbers.decimal(100 * cost, 1))
    if unit == "tokens":
        amount = numbers.about("tokens", 100 * cost, 1)
        return tr("Learn", "{amount} per 100 deals").format(amount=amount)
    return numbers.about(unit, cost, 2)


def worth_told(worth: float, unit: Unit, wording: Wording) -> str:
    """Return the value of an option, in its unit."""
    numbers = wording.numbers
    if unit == "chance":
        games = numbers.decimal(100 * worth, 1)
        return tr("Learn", "wins {number} games in 100").format(number=games)
    if unit == "tokens":
        amount = numbers.about("tokens", 100 * worth, 1)
        return tr("Learn", "{amount} per 100 deals").format(amount=amount)
    return numbers.about(unit, worth, 2)
