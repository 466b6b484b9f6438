"""The match at this screen: the questions to persons and bots, and the news for the table.

`_go_on` determines the next action each time. News are passed to the table first; while the table moves no
other action is taken, so that no decision overtakes the events being shown. Then a bot's answer is taken, or
a person is asked. Bots think in a thread of their own, from their observation alone, while the cards of the
previous move are still in motion; answers to questions that are no longer open are dropped.

With one person at the screen the table is always shown from that person's seat. With several it shows public
information until one of them has to look at a card: then it is covered, and turns to their seat only when
they confirm that they are there. Private cards leave the screen by turning the table back before it is
covered, so that the cover has nothing to hide. At an open table (`MatchView.is_open`) it always shows public
information: a question is put before all, and a card is seen by a held look (`covers/held_looks.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cucu_desktop.engine.actions import CALL, WAIT
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.ui.play.bot_turns import BotTurns
from cucu_desktop.ui.play.covers.pauses import NOBODY, Pauses
from cucu_desktop.ui.play.match_view import MatchView
from cucu_desktop.ui.play.remote_seats import RemoteSeats
from cucu_desktop.ui.play.session_state import SessionEvent, SessionState, Stage
from cucu_desktop.ui.scene import participants

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.match.advice.advice import Advice
    from cucu_desktop.match.match import Match, Player
    from cucu_desktop.match.undo_rules import UndoStatus
    from cucu_desktop.ui.play.bot_workers import BotWorkers
    from cucu_desktop.ui.play.session_state import Table


class Session(RemoteSeats):
    """Runs one match: a QObject that owns the `MatchView` and the questions to the bots.

    `session_state` lists the legal events of each stage; calls that are illegal now are ignored.

    Attributes:
        match_view: the shown state of the match.
        bot_turns: the questions to the bots.
        covered_for: the seat that the screen was covered for last.
    """

    seated = Signal()
    """The players of a game have been seated."""
    asked = Signal(int)
    """The decision of the person at this seat is due; `question` is its observation."""
    advised = Signal(object)
    """The `Advice` that was asked for."""
    refused = Signal(object)
    """A person's card does not allow the `Action` that they have chosen at an open table."""
    decided = Signal(object)
    """A person has decided: the `Action` that is about to be shown."""
    looking = Signal(int)
    """The person at this seat sees, or at an open table may look at, a new card until `cover` is called."""
    told = Signal(list)
    """Public events."""
    out = Signal(bool)
    """Whether no person at the screen is in the game any more, so that the rest may be skipped."""
    ended = Signal()
    """The game is over, and the table shows it."""

    def __init__(
        self,
        match: Match,
        table: Table,
        *,
        bot_workers: BotWorkers | None = None,
        elsewhere: frozenset[str] = frozenset(),
        parent: QObject | None = None,
    ) -> None:
        """Take over the match; `start` shows it on the table.

        Args:
            match: the match.
            table: the table that shows it.
            bot_workers: answer for the bots; None: the session creates them.
            elsewhere: the names of the persons who decide at other screens.
            parent: the owner.
        """
        super().__init__(parent)
        self._match = match
        self._table = table
        self._state = SessionState()
        self.match_view = MatchView(match, elsewhere)
        self.bot_turns = BotTurns(match, bot_workers, self)
        self._pauses = Pauses(match, self.match_view, self.bot_turns)
        self.covered_for = SPECTATOR
        self._holds: set[str] = set()
        self.bot_turns.thought_came.connect(self._go_on)
        self.bot_turns.advised.connect(self._pass_advice_on)
        table.drained.connect(self._go_on)

    # State for the window

    @property
    def is_running(self) -> bool:
        """Whether the session waits only for the table and the bots."""
        return self._state.is_running

    @property
    def is_left(self) -> bool:
        return self._state.is_left

    @property
    def observation(self) -> AnyObservation:
        return self.match_view.observation

    @property
    def question(self) -> AnyObservation | None:
        """The observation with the decision that a person is asked for, if any."""
        seat = self.match_view.asked
        return self.match_view.question_to(seat) if self.stage is Stage.ANSWER and seat is not None else None

    @property
    def may_be_advised(self) -> bool:
        """Whether advice can be given on the question: the card it is about has to be visible."""
        seen = self.question
        if seen is None:
            return False
        return self.match_view.is_open or not self.match_view.is_own_hidden(seen)

    @property
    def undo_status(self) -> UndoStatus:
        return self.match_view.undo_status

    def speakers(self) -> tuple[int, ...]:
        """Return the seats that may speak now: the viewer's if a person, otherwise those of all persons."""
        if not self._match.setup.options.talk or self._state.is_covered or self.stage is Stage.CLOSED:
            return ()
        persons = self.match_view.persons
        return (self.viewer,) if self.viewer in persons else persons

    # Actions of persons

    def start(self, *, resumed: bool = False) -> None:
        """Show the match on the table: from its first event, or with `resumed` from the present state."""
        self.match_view.begin_game(resumed=resumed)
        players, seats = self.match_view.players, self._match.observation(SPECTATOR).players
        self._table.sit(players, len(players) - seats, self.viewer)
        self.seated.emit()
        if resumed:
            reopened = self._match.reopened
            seen = self.observation if reopened is None else reopened[1]
            self._table.show_position(seen, self.match_view.pushed_forward)
            self.told.emit([])
        elif self._match.scripted_deal is not None:
            self._table.show_position(self._match.scripted_deal.opening)
        self._go_on()

    def act(self, action: Action) -> None:
        """Do the action that the person who is asked has chosen.

        Raises:
            IllegalActionError: the action is none of the options.
        """
        seat = self.match_view.asked
        if not self._state.allows(SessionEvent.DECIDE) or seat is None:
            return
        actions = self.match_view.actions_for(seat, action)
        if not actions:
            self.refused.emit(action)
            return
        before = self._match.observation(SPECTATOR)
        for each in actions:
            self._submit(seat, each)
        self.decided.emit(action)
        self.match_view.forget_lookers(seat)
        reason = self.match_view.reason_to_keep_looking(seat)
        self._state.advance(
            SessionEvent.DECIDE_AND_LOOK if reason in ("card", "new") else SessionEvent.DECIDE
        )
        self.answered.emit()
        if reason == "new":
            self.covered_for = seat
        elif not reason:
            self._turn_to(SPECTATOR, before)
        self._go_on()

    def ask_advice(self) -> bool:
        """Ask for advice on the question, judged by its observation; return whether it is possible."""
        seen = self.question
        if seen is None or not self.may_be_advised:
            return False
        viewer = self.viewer
        if self.match_view.is_open:
            viewer = seen.seat
            seen = self.match_view.own_question(viewer)
        self.bot_turns.ask_advice(seen, viewer)
        return True

    def take_back(self) -> None:
        """Undo the last choice of a person, if allowed, and show the position before it at once."""
        if self.undo_status.is_allowed:
            self._rewind()

    def say(self, seat: int, phrase: str, card: str | None = None) -> None:
        """Say one of the game's phrases at the table; ignored if the seat is not among `speakers`."""
        if seat not in self.speakers():
            return
        self._match.say(seat, phrase, card)
        self._go_on()

    def skip_to_end(self) -> None:
        """Show no more events until a person at the screen is asked, or the game is over."""
        if self._state.allows(SessionEvent.SKIP):
            self._state.advance(SessionEvent.SKIP)
            self._show_all_at_once()
            self._go_on()

    @property
    def held(self) -> bool:
        return bool(self._holds)

    def hold(self, reason: str) -> None:
        """Hold the match for this reason; events being shown are finished."""
        self._holds.add(reason)

    def release(self, reason: str) -> None:
        """Remove a reason to hold the match, and continue if it was the last."""
        if reason in self._holds:
            self._holds.remove(reason)
            self._go_on()

    def another_game(self, joining: Iterable[Player] = (), leaving: Iterable[str] = ()) -> None:
        """Play another game of the match.

        Raises:
            ValueError: these players cannot play together.
        """
        if not self._state.allows(SessionEvent.NEXT_GAME):
            return
        self._match.next_game(joining, leaving)
        self.bot_turns.drop_question()
        self._state.advance(SessionEvent.NEXT_GAME)
        self.start()

    def close(self) -> None:
        """Leave the match: it remains in the log, and the bots' pending answers are dropped."""
        self._state.advance(SessionEvent.CLOSE)
        self._table.drained.disconnect(self._go_on)
        self.bot_turns.close()
        self._match.close()

    # Main loop

    def _go_on(self) -> None:
        """Take the action that is due."""
        if self._state.is_covered or self.stage is Stage.CLOSED:
            return
        self.bot_turns.ask()
        if self._is_busy():
            return
        self._show_news()
        if self._is_busy():
            return
        if self.match_view.is_behind and self.stage is not Stage.SKIPPING:
            self._go_on()
            return
        seat = self._match.to_act
        if self.stage in (Stage.NEW_CARD, Stage.LOOK):
            self._let_look()
        elif seat is None:
            self._end()
        elif self._pauses.is_to_cover:
            self._cover_for(seat, SessionEvent.PAUSE)
        else:
            self._hear()

    def _hear(self) -> None:
        """Process calls before the decision of `to_act`, then that decision."""
        seat, calls = self._pauses.hear()
        if seat == NOBODY or seat is None:
            return
        if calls:
            self._submit(seat, CALL)
            self._go_on()
        elif self.bot_turns.thought and seat == self._match.to_act:
            self._do_thought()
        elif seat in self.match_view.remote:
            self.awaited.emit(seat)
        elif self._match.players[seat].bot is None:
            self._ask(seat)

    def _is_busy(self) -> bool:
        return self.held or self._table.busy

    def _show_news(self) -> None:
        """Show new events: those of the present deal first, and only then the next deal."""
        if self.stage is Stage.SKIPPING:
            if participants.is_awaited(self._match):  # also without news: a guest may be asked already
                self._state.advance(SessionEvent.SHOW)
                self._show_all_at_once()
            return
        if not self.match_view.is_behind:
            return
        since = self.match_view.show_deal()
        self._table.play(self.match_view.shown_since(since, self.viewer), self.observation)
        self._tell(since)

    def _show_all_at_once(self) -> None:
        self._tell_rest()
        self._table.show_position(self.observation, self.match_view.pushed_forward)

    def _tell_rest(self) -> None:
        """Emit the events that the table will show without having played them."""
        if self.match_view.is_behind:
            self._tell(self.match_view.show_all())

    def _tell(self, since: int) -> None:
        self.told.emit(self.match_view.shown_since(since))
        self.out.emit(participants.nobody_is_in(self._match))

    def _ask(self, seat: int) -> None:
        only = self.match_view.answer_by_itself()
        if only is not None:
            self._submit(seat, only)
            self._go_on()
        elif self.match_view.has_to_look(seat) and self.viewer != seat:
            self._cover_for(seat, SessionEvent.HAND_OVER)
        else:
            self._state.advance(SessionEvent.ASK)
            self._peeking = None
            self.asked.emit(seat)

    def _end(self) -> None:
        if self._state.allows(SessionEvent.END):
            self._state.advance(SessionEvent.END)
            self.ended.emit()

    def _let_look(self) -> None:
        if self._state.allows(SessionEvent.LOOK):
            self._state.advance(SessionEvent.LOOK)
            self.looking.emit(self.covered_for if self.match_view.is_open else self.viewer)

    def _submit(self, seat: int, action: Action) -> None:
        self._match.submit(seat, action)
        self.match_view.looks.follow_cards(seat, self.match_view.persons)
        if action is not WAIT:  # after WAIT the question to the seat to act remains open
            self.bot_turns.drop_question()

    def _turn_to(self, seat: int, position: AnyObservation | None = None) -> None:
        """Show the table from this seat: in `position`, or with all events."""
        self.match_view.turn_to(seat)
        if position is None:
            self._tell_rest()
        self._table.show_position(position or self.observation, self.match_view.pushed_forward)

    def _do_thought(self) -> None:
        """Say the bot's phrase, and when the table has shown that, do its action."""
        thought = self.bot_turns.take_thought()
        if thought is not None and thought.phrase:
            self._match.say(thought.seat, thought.phrase, thought.card)
        elif thought is not None and thought.action:
            self._submit(thought.seat, thought.action)
        self._go_on()

    def _pass_advice_on(self, advice: Advice) -> None:
        if not self._pass_remote_advice_on(advice) and self.stage is Stage.ANSWER:
            self.advised.emit(advice)
