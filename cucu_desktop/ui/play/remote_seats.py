"""Actions of persons at other screens: their decisions, calls, remarks, undo and advice."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from cucu_desktop.ui.play.covers.covering import Covering
from cucu_desktop.ui.play.session_state import SessionEvent, Stage

if TYPE_CHECKING:
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.match.advice.advice import Advice
    from cucu_desktop.ui.play.bot_turns import BotTurns


class RemoteSeats(Covering):
    """The part of a session for seats at other screens; the base class of `Session`.

    Calls for a seat that is at no other screen, or that are illegal now, change nothing.
    """

    awaited = Signal(int)
    """The decision of the person at this seat, at another screen, is due; the table is at rest."""
    advised_at = Signal(int, object)
    """The seat at another screen that has asked for advice, and the `Advice`."""

    taken_back = Signal(int)
    """The last choice, of the person at this seat, is undone, and the table shows the position before it."""

    bot_turns: BotTurns
    _advises: int | None = None
    """The seat at another screen that has asked for advice on the open question."""

    @property
    @abstractmethod
    def observation(self) -> AnyObservation:
        """The observation that the table shows when it is at rest."""

    @property
    def moment(self) -> str:
        """A key that identifies the open decision; remarks do not change it."""
        return f"{self._match.game_number}/{self.bot_turns.number}"

    def act_for(self, seat: int, action: Action) -> bool:
        """Do the action of a person at another screen; return whether that decision was due.

        An action that is none of the options, or comes while the table moves, changes nothing.
        """
        is_due = seat in self.match_view.remote and self._match.to_act == seat
        if not is_due or self._state.stage is not Stage.TABLE or self._is_busy() or self.match_view.is_behind:
            return False
        decision = self._match.observation(seat).decision
        if decision is None or self._match.first_to_decide != seat or not decision.allows(action):
            return False
        self._submit(seat, action)
        self.match_view.forget_lookers(seat)
        self._go_on()
        return True

    def call_for(self, seat: int) -> None:
        """Call for a person at another screen at the next pause; without the right to, no effect."""
        if seat in self.match_view.remote and self.match_view.has_pauses and not self._state.is_left:
            self._pauses.press(seat)

    def say_for(self, seat: int, phrase: str, card: str | None = None) -> None:
        """Say one of the game's phrases for a person at another screen.

        Raises:
            ValueError: the game has no such phrase, or no such card.
        """
        talks = self._match.setup.options.talk and not self._state.is_left
        if seat in self.match_view.remote and talks:
            self._match.say(seat, phrase, card)
            self._go_on()

    @property
    def remote_undo(self) -> int | None:
        """The seat at another screen whose choice is the last one and may be undone, or None."""
        return None if self._state.is_left else self.match_view.remote_undo

    def take_back_for(self, seat: int) -> None:
        """Undo the last choice of a person at another screen, if allowed."""
        if self.remote_undo == seat:
            self._rewind()

    def _rewind(self) -> None:
        """Undo the last choice of a person, and show the position before it at once."""
        if not self._state.allows(SessionEvent.UNDO):
            return
        seat = self._match.take_back()
        self.bot_turns.drop_question()
        self.match_view.rewind(seat)
        self._state.advance(SessionEvent.UNDO)
        self.answered.emit()
        self._table.uncover()
        self.uncovered.emit()
        self._table.show_position(self.observation, self.match_view.pushed_forward)
        self.taken_back.emit(seat)
        self._go_on()

    def advise_for(self, seat: int) -> bool:
        """Ask for advice for the person at another screen who decides; return whether it is possible."""
        if seat not in self.match_view.remote or self._match.first_to_decide != seat:
            return False
        self._advises = seat
        self.bot_turns.ask_advice(self._match.observation(seat), seat)
        return True

    def bring_here(self, name: str) -> None:
        """Ask the person with this name at this screen from now on."""
        self.match_view.bring_here(name)
        self._go_on()

    def _pass_remote_advice_on(self, advice: Advice) -> bool:
        """Pass advice to the seat at another screen that has asked for it; return whether one has."""
        seat, self._advises = self._advises, None
        if seat is None or seat != self._match.to_act:
            return False
        self.advised_at.emit(seat, advice)
        return True
