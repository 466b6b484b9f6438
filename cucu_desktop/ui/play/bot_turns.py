"""The questions of a session to its bots, each put once, and the thought that answers the present one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cucu_desktop.ui.play.bot_workers import BotWorkers, Thought, question_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.match.advice.advice import Advice
    from cucu_desktop.match.match import Match


class BotTurns(QObject):
    """Numbers the questions of one match; owned by its session.

    Answers with the number of a question that is no longer open are dropped.

    Attributes:
        chatty: whether bots may chat.
        number: counts the decisions; the number of the open question.
        thought: the bot's answer that has not been used yet, or None.
        workers: answer the questions.
    """

    thought_came = Signal()
    advised = Signal(object)
    """The `Advice` that was asked for."""

    def __init__(self, match: Match, workers: BotWorkers | None, parent: QObject) -> None:
        super().__init__(parent)
        self.chatty = True
        self.number = 0
        self.thought: Thought | None = None
        self.answers: Mapping[int, Action] | None = None
        """The actions of the bots that may call; None: they are still thinking."""
        self.workers = workers or BotWorkers()
        self._match = match
        self._asked = -1
        """The number of the question that was put last."""
        self.workers.came.connect(self._keep_thought)
        self.workers.advised.connect(self._pass_advice_on)

    def ask(self) -> None:
        """Put the present question, if it has not been put: to decide, or to chat while a person decides.

        It is put before the table has shown the events that led to it; its deal may not be visible yet.
        """
        if self._match.to_act is None or self._asked == self.number:
            return
        self._asked = self.number
        question = question_of(self._match, self.number, self._match.heard, chats=self.chatty)
        if question:
            self.workers.start(question)

    def ask_advice(self, seen: AnyObservation, viewer: int) -> None:
        """Ask for advice on an observation, with the events of this deal as the viewer may see them."""
        self.workers.advise(self.number, seen, self._match.heard(viewer))

    def take_thought(self) -> Thought | None:
        """Return the thought; if it has phrase and action, keep the action for the next call."""
        thought = self.thought
        does_more = thought is not None and thought.phrase and thought.action
        self.thought = replace(thought, phrase=None) if thought is not None and does_more else None
        return thought

    def drop_question(self) -> None:
        self.number += 1
        self.thought = self.answers = None

    def close(self) -> None:
        self.drop_question()
        self.workers.close()

    def _keep_thought(self, thought: Thought) -> None:
        if thought.number == self.number:
            self.thought, self.answers = thought, thought.calls
            self.thought_came.emit()

    def _pass_advice_on(self, number: int, advice: Advice | None) -> None:
        if advice is not None and number == self.number:
            self.advised.emit(advice)
