"""Questions to bots and advisers, answered outside the window's thread with `Thought` and `Advice`.

Bots get the observation of their seat and no more. Their thinking time reveals nothing: the table shows an
answer only when it is at rest, however early it came.
"""

from __future__ import annotations

import logging
from dataclasses import field, replace
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QWindow

from cucu_desktop.engine.actions import Action
from cucu_desktop.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from cucu_desktop.bots.talk import Said
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.advice.advice import Advice
    from cucu_desktop.match.bot_process import BotProcess
    from cucu_desktop.match.match import Match

_UNTIL_SEEN: Final = 50
"""Interval in milliseconds at which tasks that wait for the window check `_is_seen`."""
_log = logging.getLogger(__name__)


@frozen
class Question:
    """A question to a bot.

    Attributes:
        number: the number of the question in the match.
        seat: the bot's seat.
        bot: the id of the bot.
        observation: the observation of the seat.
        heard: the events of this deal, as the seat may see them.
        chance: the bot's own source of chance.
        decides: whether a decision is due; otherwise the bot may only say something.
        chats: whether the bot may say something.
        calls: one question for each bot that may call first.
    """

    number: int
    seat: int
    bot: str
    observation: AnyObservation
    heard: Sequence[Event]
    chance: Random
    decides: bool
    chats: bool
    calls: tuple[Question, ...] = ()


@frozen
class Thought:
    """A bot's answer.

    Attributes:
        number: the question that it answers.
        seat: the bot's seat.
        action: the bot's action; None if there was nothing to decide.
        phrase: the phrase that the bot says before, if any.
        card: the card in the phrase, if any.
        calls: the actions of the bots that may call first, by seat.
    """

    number: int
    seat: int
    action: Action | None
    phrase: str | None = None
    card: str | None = None
    calls: Mapping[int, Action] = field(default_factory=dict)


class BotWorkers(QObject):
    """Has bots think one after the other, in a worker thread."""

    came = Signal(object)
    """A `Thought`."""
    advised = Signal(int, object)
    """The number of a question, and the `Advice` on it; None if there is none."""
    restarted = Signal()
    """A process that was silent has been ended and started again."""

    def __init__(
        self, known: Callable[[Question], Thought | None] | None = None, parent: QObject | None = None
    ) -> None:
        """`known` returns answers prepared elsewhere; where it is None, or returns None, the bots think."""
        super().__init__(parent)
        self._known = known
        self._head: BotProcess | None = None
        self._has_prepared = False
        self._is_closed = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._due: list[Callable[[], None]] = []
        self._until_seen = QTimer(self)
        self._until_seen.setInterval(_UNTIL_SEEN)
        self._until_seen.timeout.connect(self._begin)

    def start(self, question: Question) -> None:
        """Put a question; the thought is emitted by `came`."""
        tell, answer = self.came.emit, self._answer
        self._put(lambda: tell(answer(question)))

    def _answer(self, question: Question) -> Thought:
        known = self._known(question) if self._known else None
        return known or think(question, self._head_for(question.observation))

    def advise(self, number: int, observation: AnyObservation, heard: Sequence[Event]) -> None:
        """Request advice for a player with this observation and these events; it is emitted by `advised`."""
        tell, head_for = self.advised.emit, self._head_for
        self._put(lambda: tell(number, advice_to(observation, heard, head_for(observation))))

    def close(self) -> None:
        """Drop all questions and wait until the worker threads have ended."""
        self._until_seen.stop()
        self._due.clear()
        self._pool.clear()
        self._is_closed = True
        if self._head is not None:
            self._head.close()
        self._pool.waitForDone()
        if self._head is not None:  # begun by the last task
            self._head.close()

    def _head_for(self, observation: AnyObservation) -> BotProcess | None:
        """Return the process for decisions that take long; called by the worker thread."""
        from cucu_desktop.bots.dispatch import may_prepare  # noqa: PLC0415 - after the first paint

        prepares = not self._has_prepared and may_prepare(observation)
        if self._head is None and not self._is_closed and (prepares or _is_long(observation)):
            from cucu_desktop.match.bot_process import BotProcess  # noqa: PLC0415 - few decisions need one

            self._head = BotProcess(self.restarted.emit)
        if prepares and self._head is not None:
            self._has_prepared = True
            self._head.prepare(observation)
        return self._head

    def _put(self, task: Callable[[], None]) -> None:
        """Queue a task; at the start of the program it waits until the window has been painted."""
        self._due.append(task)
        self._begin()

    def _begin(self) -> None:
        if not _is_seen():
            self._until_seen.start()
            return
        self._until_seen.stop()
        for task in self._due:
            self._pool.start(task)
        self._due.clear()


def _is_seen() -> bool:
    """Return whether a window has been painted; also true if all are minimised or there is none."""
    shown = [window for window in QGuiApplication.topLevelWindows() if window.isVisible()]
    awaited = [window for window in shown if window.visibility() != QWindow.Visibility.Minimized]
    return not awaited or any(window.isExposed() for window in awaited)


def question_of(
    match: Match, number: int, heard: Callable[[int], Sequence[Event]], *, chats: bool
) -> Question | None:
    """Return the question to a bot now: the decision due, or, while a person decides, whether to chat.

    Args:
        match: the match.
        number: the question's.
        heard: returns the events of this deal as a seat may see them.
        chats: whether bots may say something.
    """
    setup, seat = match.setup, match.to_act
    if seat is None:
        return None
    chance = Random(f"{setup.seed}/{match.game_number}/{match.length}/{seat}")
    chats = chats and setup.options.talk
    decides = match.players[seat].bot is not None
    bots = [seat] if decides else [other for other, player in enumerate(match.players) if player.bot]
    if not bots or not (decides or chats or match.is_pause):
        return None
    thinker = chance.choice(bots)
    bot = match.players[thinker].bot
    assert bot is not None
    seen, told = match.observation(thinker), heard(thinker)
    return Question(number, thinker, bot, seen, told, chance, decides, chats, _calls(match, number, heard))


def _calls(match: Match, number: int, heard: Callable[[int], Sequence[Event]]) -> tuple[Question, ...]:
    """Return the questions to the bots that may call before the decision that is due (B11)."""
    bots = [(seat, bot) for seat in match.silent if (bot := match.players[seat].bot) is not None]
    return tuple(
        Question(
            number, seat, bot, match.observation(seat), heard(seat), calling_chance(match, seat),
            decides=True, chats=False,
        )
        for seat, bot in bots
    )  # fmt: skip


def calling_chance(match: Match, seat: int) -> Random:
    """Return the source of chance for a bot's decision to call."""
    return Random(f"{match.setup.seed}/{match.game_number}/{match.length}/{seat}/call")


def think(question: Question, head: BotProcess | None = None) -> Thought:
    """Answer the question as the bot would.

    An error of a bot is logged and its first option is chosen, so that the others can continue.

    Args:
        question: the question.
        head: the process for long searches; None: search in this process.
    """
    try:
        calls = {each.seat: _decided(each, head) for each in question.calls}
        remark = _remark(question, head) if question.chats else None
        action = _decided(question, head) if question.decides else None
        thought = Thought(question.number, question.seat, action, *(remark or ()))
        return replace(thought, calls=calls) if calls else thought
    except Exception:  # noqa: BLE001 - any error: the other players are waiting
        _log.exception("%s could not decide", question.bot)
        return Thought(question.number, question.seat, _first(question) if question.decides else None)


def _remark(question: Question, head: BotProcess | None) -> Said | None:
    """Return what the bot says; where that takes thought that takes long, the process `head` has it."""
    from cucu_desktop.bots import PERSONS  # noqa: PLC0415 - first needed after the first paint
    from cucu_desktop.bots.dispatch import small_talk  # noqa: PLC0415 - first needed after the first paint

    seen, heard = question.observation, question.heard
    if head is not None and _is_long(seen):
        from cucu_desktop.match.bot_process import BotProcessError  # noqa: PLC0415 - as in `_head_for`

        try:
            return head.small_talk(question.bot, seen, heard, question.chance)
        except BotProcessError:
            return None
    return small_talk(PERSONS[question.bot], seen, heard, question.chance)


def _decided(question: Question, head: BotProcess | None) -> Action:
    """Return the bot's decision; one that takes long is made in the process `head`."""
    from cucu_desktop.bots import PERSONS  # noqa: PLC0415 - as above
    from cucu_desktop.bots.dispatch import choose  # noqa: PLC0415 - as above

    seen: AnyObservation = question.observation
    heard = question.heard
    if head is not None and _is_long(seen):
        from cucu_desktop.match.bot_process import BotProcessError  # noqa: PLC0415 - as in `_head_for`

        try:
            return head.choose(question.bot, seen, heard, question.chance)
        except BotProcessError as error:
            if head.is_closed:
                return _first(question)
            _log.warning("%s thinks here: %s", question.bot, error)
    return choose(PERSONS[question.bot], seen, heard, question.chance)


def advice_to(observation: AnyObservation, heard: Sequence[Event], head: BotProcess | None) -> Advice | None:
    """Return advice, worked out like a bot's decision; None if there is none."""
    from cucu_desktop.match.advice.advice import advise  # noqa: PLC0415 - rarely asked for

    try:
        if head is not None and _is_long(observation):
            from cucu_desktop.match.bot_process import BotProcessError  # noqa: PLC0415 - as in `_head_for`

            try:
                return head.advise(observation, heard)
            except BotProcessError as error:
                if head.is_closed:
                    return None
                _log.warning("advice is thought out here: %s", error)
        return advise(observation, heard)
    except Exception:  # noqa: BLE001 - the player can decide without advice
        _log.exception("no advice")
        return None


def _is_long(observation: AnyObservation) -> bool:
    """Return whether to decide in a process of its own."""
    from cucu_desktop.bots.dispatch import is_long  # noqa: PLC0415 - first needed after the first paint

    return is_long(observation)


def _first(question: Question) -> Action:
    """Return the first plain action among the options; if all have amounts, the first with its least."""
    decision = question.observation.decision
    assert decision is not None
    plain = (option for option in decision.options if isinstance(option, Action))
    option = next(plain, decision.options[0])
    return option if isinstance(option, Action) else option.of(option.low)
