"""What may be seen of a match at this screen, and by whom."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cucu_desktop.engine.cards import HIDDEN
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.ui import company
from cucu_desktop.ui.waiting import Stage

if TYPE_CHECKING:
    from pathlib import Path

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.events import Event
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.match.deals import Deal
    from cucu_desktop.match.match import Match, Player, Setup
    from cucu_desktop.match.undo import Retraction


class Eyes(QObject):
    """The eyes through which the window looks at a match: nothing else of it is to be had.

    Attributes:
        only_shows: whether something is shown here that persons only look at, or are led through.
    """

    def __init__(self, match: Match, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._stage = Stage.TABLE
        self._viewer = SPECTATOR
        self._shown = 0
        """How many of the present game's events have come to the table."""
        self.only_shows = False
        self._lookers: set[int] = set()
        """To whom the table has been turned since the last choice."""

    @property
    def setup(self) -> Setup:
        """How the match was set up."""
        return self._match.setup

    @property
    def log(self) -> Path | None:
        """Where the match is written down, if it is."""
        return self._match.writer.path if self._match.writer else None

    @property
    def is_over(self) -> bool:
        """Whether the game is over, shown or not."""
        return self._match.is_over

    @property
    def deals(self) -> int:
        """How many deals have begun since a scenario was laid on the table, its own the first; else 0."""
        return self._match.staged.deals if self._match.staged is not None else 0

    @property
    def written(self) -> Action | None:
        """What the person who is asked does in the scenario that is played; None if nothing is written."""
        staged, seat = self._match.staged, self._match.to_act
        return staged.due(seat) if staged is not None and seat is not None else None

    def record(self, results: Path) -> bool:
        """Keep the result of a game that is over; tell whether there is one that is kept."""
        from cucu_desktop.ui.results import record  # noqa: PLC0415 - not before the first paint

        return self.is_over and record(self._match, results, datetime.now().astimezone())

    @property
    def told_deals(self) -> tuple[Deal, ...]:
        """The deals of the present game whose numbers may be told."""
        return self._match.told_deals

    def again(self, deal: Deal, seed: int, path: Path) -> Match:
        """Return a match that stands where this deal of the present game begins, written down anew."""
        return self._match.again(deal, seed, path)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits at which seat, onlookers last."""
        return company.at_table(self._match)

    @property
    def company(self) -> tuple[Player, ...]:
        """Everybody who has sat down: the same without dummies."""
        return self._match.players

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of the persons at this screen."""
        return company.persons(self._match)

    @property
    def viewer(self) -> int:
        """From whose seat the table is seen now; SPECTATOR: as everybody may see it."""
        return self._viewer

    @property
    def stage(self) -> Stage:
        """What is waited for."""
        return self._stage

    @property
    def observation(self) -> Observation:
        """What the table shows when it is at rest."""
        return self._match.observation(self._viewer)

    @property
    def question(self) -> Observation | None:
        """The observation with the decision that a person is asked for, if one is."""
        if self._stage is not Stage.ANSWER or self._match.to_act is None:
            return None
        return self._seen_by(self._match.to_act)

    @property
    def may_be_advised(self) -> bool:
        """Whether advice can be given on what is asked: the card that it is about has to be seen."""
        seen = self.question
        if seen is None or self.only_shows:
            return False
        cards = getattr(seen, "cards", ())
        return not (cards and seen.seat < len(cards) and cards[seen.seat] is HIDDEN)

    @property
    def retraction(self) -> Retraction:
        """Whether the last choice of a person may be taken back; not once another person has looked."""
        found = self._match.retraction
        if self.only_shows:
            return replace(found, reason="shown")
        others = self._lookers - {found.seat}
        if found.is_allowed and others:
            return replace(found, reason="looked", about=min(others))
        return found

    @property
    def is_behind(self) -> bool:
        """Whether the table has yet to show what has happened since."""
        return self._shown < self._match.length

    def public_events(self) -> list[Event]:
        """Return the present game's events that have come to the table, as everybody may see them."""
        return self._match.feed(SPECTATOR)[: self._shown]

    def speakers(self) -> tuple[int, ...]:
        """Return the seats of those who may say something now: the person who looks, or all persons."""
        if not self._match.setup.options.talk or self._stage in (Stage.HAND_OVER, Stage.CLOSED):
            return ()
        return (self._viewer,) if self._viewer in self.persons else self.persons

    def _seen_by(self, seat: int) -> Observation:
        """Return what the table may show to the person at this seat now, with their decision."""
        own = self._match.observation(seat)
        if self._viewer == seat:
            return own
        return replace(self._match.observation(SPECTATOR), seat=seat, decision=own.decision)
