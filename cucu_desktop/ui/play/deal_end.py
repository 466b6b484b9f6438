"""The result of a deal, and whether the table waits until it has been read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Signal

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.games.game import TrickGame
from cucu_desktop.ui.text.deal_result import DealResult

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.games.game import Game
    from cucu_desktop.ui.animation.director import Director
    from cucu_desktop.ui.play.session import Session
    from cucu_desktop.ui.text.wording import Wording
    from cucu_desktop.ui.widgets.preferences import Preferences


GUESTS_SECONDS: Final = 20
"""The seconds after which a result that would stay is over if all persons are at other screens."""


class Lesson(Protocol):
    """A lesson at the table: its lines stand in the place of questions and results."""

    @property
    def told(self) -> str:
        """The line, or ""."""

    @property
    def go_on_told(self) -> str:
        """The label of the button that continues."""

    def stops_at(self, event: object) -> bool:
        """Return whether the table waits after this event."""


class DealEnd(QObject):
    """Follows the director event by event; a child of the match widget.

    Attributes:
        lesson: the lesson at the table, if there is one.
    """

    deciding = Signal()
    """A deal is about to be decided: tokens are lost in the comparison, or tricks are counted."""
    decided = Signal()
    """The result of the deal has been shown."""
    waits = Signal(bool)
    """Whether the table waits for the user to read."""

    def __init__(self, director: Director, game: Game, parent: QObject) -> None:
        super().__init__(parent)
        self._rest = director.rest
        self._rest.is_due = self._is_due
        self._pays_tokens = isinstance(game, TrickGame) and game.names_partner
        self._persons: tuple[int, ...] = ()
        self._is_dealt_in = True
        """Whether a person was dealt into the deal, here or elsewhere."""
        self._result = DealResult()
        self._is_waiting = False
        self.lesson: Lesson | None = None
        director.showing.connect(self._note)
        director.rest.changed.connect(self._wait)

    @property
    def is_waiting(self) -> bool:
        return self._is_waiting

    @property
    def is_step(self) -> bool:
        return self._rest.is_step

    def take_preferences(self, preferences: Preferences, session: Session) -> None:
        """Set the reading time of results; none if no person plays."""
        self._persons = (*session.match_view.persons, *session.match_view.remote)
        has_reader = bool(self._persons)
        usual = 0 if session.match_view.persons else GUESTS_SECONDS
        seconds = 0 if self.lesson else preferences.result_seconds or usual
        self._rest.reading_time = seconds * 1000.0 if has_reader else None

    def line(self, wording: Wording, names: Sequence[str], viewer: int) -> str:
        """Return the result of the deal as seen by `viewer`; "" before it has been shown."""
        if self.lesson is not None:
            return self.lesson.told if self._result.end is not None else ""
        return wording.results.line(self._result, names, viewer)

    def short_line(self, wording: Wording, names: Sequence[str], viewer: int) -> str:
        """Return the result to be shown: as `line`, but without what `reasons` says."""
        if self.lesson is not None:
            return self.line(wording, names, viewer)
        return wording.results.short_line(self._result, names, viewer)

    def reasons(self, wording: Wording, names: Sequence[str], viewer: int) -> dict[int, str]:
        """Return why each loser pays, by seat."""
        return {} if self.lesson is not None else wording.results.reasons(self._result, names, viewer)

    def begin(self, events: Iterable[Event]) -> None:
        """Start over with the events of the game shown so far, without a result line."""
        self._result = DealResult()
        self._take(events)
        self.forget()

    def forget(self) -> None:
        """Drop the result line; losses before a question still count for the same deal."""
        self._result.end = None

    def _take(self, events: Iterable[Event]) -> None:
        for event in events:
            self._result.note(event)
            if isinstance(event, happen.DealBegan):
                self._is_dealt_in = any(person in event.order for person in self._persons)

    def _note(self, events: list[Event]) -> None:
        self._take(events)
        if any(map(_is_of_end, events)):
            self.deciding.emit()
        if self._result.end in events or isinstance(events[-1], tricks.TokensMoved):
            self.decided.emit()

    def _is_due(self, event: object) -> bool:
        """Return whether the table waits after this event: once a deal, when the whole result is shown."""
        if not self._is_dealt_in:
            return False
        if self.lesson is not None and self.lesson.stops_at(event):
            return True
        if isinstance(event, tricks.DealWon) and self._pays_tokens:
            return not event.winners  # otherwise the tokens follow
        return event is self._result.end or isinstance(event, tricks.TokensMoved)

    def _wait(self, waits: bool) -> None:  # noqa: FBT001 - a slot
        self._is_waiting = waits
        self.waits.emit(waits)


def _is_of_end(event: Event) -> bool:
    """Return whether an event belongs to the end of a deal, which players comment on."""
    if isinstance(event, happen.TokenLost):
        return event.reason in happen.IN_COMPARISON
    return isinstance(event, happen.Compared | rarer.Judged | tricks.Counted | tricks.DealWon)
