"""The cover over the table of a session: the person it is for, calls, and looks at cards (B12).

Private cards leave the screen by turning the table back before it is covered. At an open table nothing is
covered: the table shows public information only, and `card_of` returns the card of a seat that may look now.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cucu_desktop.engine.actions import CALL
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.ui.play.session_state import SessionEvent, Stage

if TYPE_CHECKING:
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.cards import SeenCard
    from cucu_desktop.match.match import Match
    from cucu_desktop.ui.play.covers.pauses import Pauses
    from cucu_desktop.ui.play.match_view import MatchView
    from cucu_desktop.ui.play.session_state import SessionState, Table


class Covering(QObject):
    """Actions of persons at the cover of a session; the base class of `Session`.

    Attributes:
        match_view: the shown state of the match.
        covered_for: the seat that the screen was covered for last.
    """

    handing_over = Signal(int)
    """The table is covered until `take_over` is called for this seat."""
    peeking = Signal()
    """At an open table, a look before a turn of another seat has been asked for, or has ended."""
    uncovered = Signal()
    """The table is not covered, or no longer."""
    answered = Signal()
    """The question has been decided, or can no longer be asked."""

    match_view: MatchView
    covered_for: int
    _match: Match
    _table: Table
    _state: SessionState
    _pauses: Pauses
    _peeking: int | None = None
    """The seat that wants to look at its card before a turn of another seat, at an open table."""

    @property
    def stage(self) -> Stage:
        return self._state.stage

    @property
    def viewer(self) -> int:
        """The seat from which the table is shown; SPECTATOR: public information only."""
        return self.match_view.viewer

    @property
    def heard_persons(self) -> tuple[int, ...]:
        """The seats of the persons at this screen who may call at a pause, whatever cards they hold."""
        return self._pauses.playing

    @property
    def may_look(self) -> frozenset[int]:
        """The seats of the persons here who may look at their hidden cards now, at an open table at rest."""
        view, seats = self.match_view, set[int]()
        if not view.is_open or self._is_busy() or view.is_behind:
            return frozenset()
        if self.stage is Stage.LOOK:
            seats = {self.covered_for}
        elif self.stage in (Stage.ANSWER, Stage.TABLE):
            seats = {*view.looks.new_cards}
            if self.stage is Stage.ANSWER and view.asked is not None:
                seats.add(view.asked)
            seats = seats if self._peeking is None else {self._peeking}
        return frozenset(seat for seat in seats if view.has_hidden_card(seat))

    def card_of(self, seat: int) -> SeenCard | None:
        """Return the card of a seat in `may_look`, for its person alone; None for all other seats."""
        return self.match_view.card_of(seat) if seat in self.may_look else None

    def end_look(self, seat: int) -> None:
        """Go on after a look at a new card, or return to the question after a look before it."""
        if self.stage is Stage.LOOK and seat == self.covered_for and self.match_view.is_open:
            self.cover()
        elif seat == self._peeking:
            self._peeking = None
            self.peeking.emit()

    def prefer_open(self, *, wanted: bool) -> None:
        """Set whether hidden cards are looked at by holding, also in the middle of a decision.

        A person who was asked or was looking is asked again in the other way.
        """
        view, was_open = self.match_view, self.match_view.is_open
        view.wants_open = wanted
        if view.is_open == was_open:
            return
        self._peeking = None
        if view.is_open:
            self.hide()
        if self._state.is_covered:
            (self.lapse if self.stage is Stage.PAUSED else self.take_over)()
        elif was_open and self.stage in (Stage.ANSWER, Stage.LOOK, Stage.NEW_CARD):
            seat = view.asked if self.stage is Stage.ANSWER else self.covered_for
            if seat is not None and (self.stage is not Stage.ANSWER or view.has_to_look(seat)):
                self.answered.emit()
                self._cover_for(seat, SessionEvent.HIDE)

    @abstractmethod
    def _is_busy(self) -> bool:
        """Return whether the table is in motion, or held."""

    @abstractmethod
    def _go_on(self) -> None:
        """Take the action that is due."""

    @abstractmethod
    def _submit(self, seat: int, action: Action) -> None:
        """Submit an action to the match."""

    @abstractmethod
    def _turn_to(self, seat: int, position: AnyObservation | None = None) -> None:
        """Show the table from this seat."""

    def take_over(self) -> None:
        """Turn the table to the person for whom it is covered."""
        if not self._state.allows(SessionEvent.TAKE_OVER):
            return
        if not self.match_view.is_open:
            self._turn_to(self.covered_for)
        self._uncover(SessionEvent.TAKE_OVER)

    def let_by(self) -> None:
        """Skip the pause; the active player keeps the screen."""
        if not self._state.allows(SessionEvent.LET_BY):
            return
        self._pauses.let_by()
        if self._match.to_act is None or self._match.to_act in self.match_view.persons:
            self._turn_to(self.covered_for)
        self._uncover(SessionEvent.LET_BY)

    def lapse(self) -> None:
        """End a pause because its time is over; a person whose turn it is still has to take over."""
        if self._state.allows(SessionEvent.LET_BY):
            self._pauses.let_by()
            self._uncover(SessionEvent.LET_BY)

    def call(self, seat: int) -> None:
        """Call for a person at a pause; without the right to, no effect and no sign of it (B12)."""
        is_asked = self.match_view.is_open and self.stage is Stage.ANSWER
        can_hear = is_asked or self._state.allows(SessionEvent.LET_BY)
        decision = self._match.observation(seat).decision if can_hear else None
        if decision is not None and decision.allows(CALL):
            self._submit(seat, CALL)
            if is_asked:
                self._state.advance(SessionEvent.DECIDE)
                self.answered.emit()
                self._go_on()
            else:
                self._uncover(SessionEvent.LET_BY)
        elif self.match_view.is_open and not can_hear and seat in self.heard_persons:
            self._pauses.press(seat)

    def look(self, seat: int) -> None:
        """Show a person their own card at a pause; at an open table allow a look before another's turn."""
        if self.match_view.is_open:
            self._peeking = seat if seat in self.heard_persons else None
            self.peeking.emit()
        elif self._state.allows(SessionEvent.PEEK):
            self._turn_to(seat)
            self._uncover(SessionEvent.PEEK)

    def _uncover(self, event: SessionEvent) -> None:
        self._table.uncover()
        self._state.advance(event)
        self.uncovered.emit()
        self._go_on()

    def cover(self) -> None:
        """Turn the table away from the person who has looked at a new card."""
        if self._state.allows(SessionEvent.COVER):
            self._state.advance(SessionEvent.COVER)
            self._turn_to(SPECTATOR)
            self.answered.emit()
            self._go_on()

    def hide(self) -> None:
        """Cover the table at once, in case another person is looking; `take_over` continues."""
        is_private = self.viewer != SPECTATOR and self.match_view.is_shared
        if is_private and self._state.allows(SessionEvent.HIDE):
            seat = self.viewer
            self.answered.emit()
            self._turn_to(SPECTATOR)
            self._cover_for(seat, SessionEvent.HIDE)

    def _cover_for(self, seat: int, event: SessionEvent) -> None:
        self.covered_for = seat
        self._state.advance(event)
        self._table.cover()
        self.handing_over.emit(seat)
