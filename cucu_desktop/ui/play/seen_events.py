"""Events that have happened, kept until the table has shown them, then emitted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cucu_desktop.match.sides import arranged

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.events import Event
    from cucu_desktop.ui.animation.director import Director
    from cucu_desktop.ui.play.match_view import MatchView


class SeenEvents(QObject):
    """Follows the director event by event; a child of the match widget.

    The session passes on whole deals at once, so the events not shown yet are kept here.
    """

    news = Signal(list)
    """Public events that have been shown, with sides in the order of the sheets."""

    def __init__(self, director: Director, match_view: MatchView, parent: QObject) -> None:
        super().__init__(parent)
        self._match_view = match_view
        self._untold: list[Event] = []
        self._shown = 0
        """Number of events shown since `news` was emitted last; the count may run ahead of `add`."""
        director.showing.connect(self._count)

    @property
    def so_far(self) -> list[Event]:
        """All events of the present game that have been emitted."""
        events = self._match_view.public_events()
        return events[: len(events) - len(self._untold)]

    def add(self, events: Sequence[Event]) -> None:
        """Keep events until they have been shown."""
        self._untold += events

    def tell_shown(self) -> None:
        seen, self._untold = self._untold[: self._shown], self._untold[self._shown :]
        self._shown -= len(seen)
        self._tell(seen)

    def tell_all(self) -> None:
        """Emit all events: the table is at rest."""
        seen, self._untold, self._shown = self._untold, [], 0
        self._tell(seen)

    def drop(self) -> None:
        """Drop the events not yet emitted: they are undone."""
        self._untold, self._shown = [], 0

    def _tell(self, events: list[Event]) -> None:
        if events:
            self.news.emit([arranged(event, self._match_view.first) for event in events])

    def _count(self, events: list[Event]) -> None:
        self._shown += len(events)
