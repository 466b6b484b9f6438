"""The explanation of the answer to a puzzle, or to a mistake that was asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.tricks.events import Counted, DealWon, ThrownIn
from cucu_desktop.match.advice.sentences import ReasonSentences
from cucu_desktop.ui.pages.analysis.beside_table import BesideTable
from cucu_desktop.ui.pages.analysis.decision_words import told_action
from cucu_desktop.ui.pages.analysis.option_worths import cost_told, option_rows
from cucu_desktop.ui.pages.analysis.text_table import TextTable
from cucu_desktop.ui.text.spoken_cards import of_decision
from cucu_desktop.ui.widgets.card_strip import CardStrip
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.paper_widgets import written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.analysis.past_question import PastQuestion
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.puzzles.puzzle_position import PuzzleQuestion
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


class Explanation(BesideTable):
    """The table of a question, and the texts about its answer.

    Attributes:
        verdict: whether the answer was right.
        cards: the cards of the decision, of a mistake.
        options: the value of each option.
        rows: the same as text.
        score: a line beneath, of a puzzle.
    """

    def __init__(self, theme: Theme) -> None:
        self.verdict = written("", "name", "call", wrap=True)
        self.cards = CardStrip(theme)
        self._why = written("", "meaning", wrap=True)
        self.score = written("", "meaning", "second", wrap=True)
        self.options = TextTable(theme, stretched=0)
        self._came = written("", "body", "second", wrap=True)
        self._parts = (self.verdict, self._why, self.options)
        self.rows: tuple[tuple[str, ...], ...] = ()
        super().__init__(theme, (self.verdict, self.cards, self._why, self.score, self.options, self._came))
        self.clear()

    def clear(self) -> None:
        """Hide all texts: the question is open."""
        for part in (*self._parts, self.score, self._came):
            part.hide()
        self.cards.show_cards(())

    def sentence(self) -> str:
        """Return the verdict and its reason."""
        return f"{self.verdict.text()} {self._why.text()}"

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
        self.rows = tuple(rows)
        self.options.show_rows(rows, ("", tr("Common", "value")), marked=0)


def _reason(question: PuzzleQuestion | PastQuestion, names: Sequence[str], wording: Wording) -> str:
    """Return the reason for the best answer."""
    sentences = ReasonSentences(wording.language, wording.game_id, wording.pack)
    return sentences.tell(question.reason, names)


def _story(events: Sequence[Event], names: Sequence[str], wording: Wording) -> str:
    """Return sentences on the rest of a deal; "" if there are no events to report."""
    told = (wording.log.sentence(event, names) for event in events if isinstance(event, TOLD))
    return " ".join(filter(None, told))
