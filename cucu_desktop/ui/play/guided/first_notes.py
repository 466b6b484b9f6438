"""First-time notes at the table: a sentence beside the card, or above the buttons, when something is new.

At most one a deal, and none twice; what has been told is kept with the preferences. A note stops nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from cucu_desktop.engine.events import DealBegan
from cucu_desktop.ui.animation.durations import DURATIONS
from cucu_desktop.ui.play.guided.note_rules import Moment, note_on, notes_on, told

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.play.match_widget import MatchWidget

_TOPIC: Final = "first time"


class FirstNotes(QObject):
    """Follows the games at a table; a child of it."""

    def __init__(self, playing: MatchWidget, context: Context) -> None:
        super().__init__(playing)
        self._playing, self._context = playing, context
        self._events: list[Event] = []
        self._has_told = False
        """Whether a note has been shown in this deal."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.setInterval(DURATIONS["note"])
        self._timer.timeout.connect(self._take_away)
        session = playing.session
        playing.view.director.showing.connect(self._hear)
        session.asked.connect(self._ask)
        session.answered.connect(self._withdraw)
        session.decided.connect(self._take_away)

    @property
    def _may_tell(self) -> bool:
        """Whether notes are allowed: in real matches with one person here, until each has been shown."""
        session = self._playing.session
        seen = session.match_view
        is_real = seen.log is not None and seen.setup.case is None
        return is_real and len(seen.persons) == 1 and not self._has_told and self._context.preferences.notes

    def _is_new(self, key: str) -> bool:
        return key not in self._context.preferences.noted

    def _tell(self, key: str, cost: int | None = None) -> str:
        """Mark a note as told, and return its words."""
        self._has_told = True
        preferences = self._context.preferences
        self._context.prefer(noted=(*preferences.noted, key))
        return told(key, self._context.wording, cost)

    def _hear(self, events: Sequence[Event]) -> None:
        """Show the first note that is due, one about the viewer's own seat before others."""
        session, game = self._playing.session, self._playing.session.match_view.setup.game
        due: list[tuple[str, int]] = []
        for event in events:
            if isinstance(event, DealBegan):
                self._events, self._has_told = [], False
            if self._may_tell:
                moment = Moment(
                    event, tuple(self._events), session.observation, session.match_view.persons[0]
                )
                due += [
                    (key, _seat_of(event, moment.me)) for key in notes_on(game, moment) if self._is_new(key)
                ]
            self._events.append(event)
        if due:
            mine = session.match_view.persons[0]
            self._show(*min(due, key=lambda note: note[1] != mine))

    def _show(self, key: str, seat: int) -> None:
        """Show a note beside a seat, unless the seat is not drawn large enough to be seen."""
        if not self._playing.slips.can_be_read:
            return
        text = self._tell(key)
        self._playing.slips.put(_TOPIC, {seat: text})
        self._timer.start()
        self._playing.accessibility.announce(text)

    def _take_away(self, *_: object) -> None:
        """Remove the note beside the card."""
        self._timer.stop()
        self._playing.slips.put(_TOPIC, {})

    def _ask(self, _seat: int) -> None:
        """Show the note on a new kind of question with the question, as long as that is open."""
        question = self._playing.session.question
        if question is None or question.decision is None or not self._may_tell:
            return
        key = note_on(self._playing.session.match_view.setup.game, question)
        if key and self._is_new(key):
            note = self._tell(key, question.decision.cost)
            self._playing.decision_bar.notice(note, spoken=note)

    def _withdraw(self) -> None:
        if len(self._playing.session.match_view.persons) == 1:
            self._playing.decision_bar.notice("", spoken="")


def _seat_of(event: Event, me: int) -> int:
    """Return the seat beside which a note on this event stands."""
    for name in ("holder", "seat", "matador", "bidder", "dealer"):
        seat = getattr(event, name, None)
        if isinstance(seat, int):
            return seat
    losers = getattr(event, "losers", getattr(event, "winners", ()))
    return losers[0] if losers else me
