"""The questions that a session puts to its bots, each once, and the thought that answers the present one."""

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

    Whatever comes back with the number of a question that no longer stands is dropped.

    Attributes:
        chatty: whether bots may chat.
        number: counts the decisions, and so tells which question stands.
        thought: what a bot has come to and has not done yet; None if there is nothing.
        workers: where the bots think.
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
        """What those bots do who may call; None: they are still thinking."""
        self.workers = workers or BotWorkers()
        self._match = match
        self._asked = -1
        """The number of the question that was put last."""
        self.workers.came.connect(self._keep_thought)
        self.workers.advised.connect(self._pass_advice_on)

    def ask(self) -> None:
        """Put the present question, if it has not been put: to decide, or to chat while a person decides.

        It is put before the table has shown what led to it: the deal it is about may have begun unseen.
        """
        if self._match.to_act is None or self._asked == self.number:
            return
        self._asked = self.number
        question = question_of(self._match, self.number, self._match.heard, chats=self.chatty)
        if question:
            self.workers.start(question)

    def ask_advice(self, seen: AnyObservation, viewer: int) -> None:
        """Ask what a person should do who sees this, and has heard of this deal what the viewer has."""
        self.workers.advise(self.number, seen, self._match.heard(viewer))

    def take_thought(self) -> Thought | None:
        """Return the thought, keeping of one that says something what the bot does afterwards."""
        thought = self.thought
        does_more = thought is not None and thought.phrase and thought.action
        self.thought = replace(thought, phrase=None) if thought is not None and does_more else None
        return thought

    def drop_question(self) -> None:
        """Expect no answer any more to the question that was put: it is decided, or undone."""
        self.number += 1
        self.thought = self.answers = None

    def close(self) -> None:
        """Drop the question and end the workers."""
        self.drop_question()
        self.workers.close()

    def _keep_thought(self, thought: Thought) -> None:
        if thought.number == self.number:
            self.thought, self.answers = thought, thought.calls
            self.thought_came.emit()

    def _pass_advice_on(self, number: int, advice: Advice | None) -> None:
        if advice is not None and number == self.number:
            self.advised.emit(advice)
