"""The cover over the table of a session: the person it is for, calls, and looks at cards (B12).

Private cards leave the screen by turning the table back before it is covered.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cucu_desktop.engine.actions import CALL
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.ui.play.session_state import SessionEvent

if TYPE_CHECKING:
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
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

    @property
    def viewer(self) -> int:
        """The seat from which the table is shown; SPECTATOR: public information only."""
        return self.match_view.viewer

    @property
    def heard_persons(self) -> tuple[int, ...]:
        """The seats of the persons at this screen who may call at a pause, whatever cards they hold."""
        return self._pauses.playing

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
        decision = self._match.observation(seat).decision if self._state.allows(SessionEvent.LET_BY) else None
        if decision is not None and decision.allows(CALL):
            self._submit(seat, CALL)
            self._uncover(SessionEvent.LET_BY)

    def look(self, seat: int) -> None:
        """Turn the table to a person who wants to look at their own card at a pause."""
        if self._state.allows(SessionEvent.PEEK):
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
