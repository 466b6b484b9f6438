"""What this screen may see of a match: how much of it has been shown, and from whose seat.

The window reads the match through a `MatchView` and in no other way. The session, which owns the view,
moves it on: `show_deal`, `show_all`, `turn_to`.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Final, Literal

from cucu_desktop.engine.actions import WAIT
from cucu_desktop.engine.cards import HIDDEN
from cucu_desktop.engine.events import SPECTATOR, Compared, DealBegan
from cucu_desktop.engine.rarer_events import Judged, TieBegan
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.match.trick_narration import arranged
from cucu_desktop.match.undo_rules import NOTHING
from cucu_desktop.ui.scene import participants
from cucu_desktop.ui.scene.pushed_cards import pushed_after

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cucu_desktop.engine.actions import Action, PlayerKind
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.deal_numbers import DealRecord
    from cucu_desktop.match.match import Match, Player, Setup
    from cucu_desktop.match.playback.playback import Playback
    from cucu_desktop.match.undo_rules import UndoStatus

OPEN_TALK: Final[tuple[PlayerKind, ...]] = ("reentry", "backing", "agreement", "bargain", "offer", "consent")
"""Decisions between deals, when no card is held, and others that are talked over before all: nobody has to
look at a card for them."""
_WITH_A_LOOK: Final[tuple[PlayerKind, ...]] = ("consent",)
"""Open talk before which one may have looked at one's card, once in a deal (A3)."""
_ENDS: Final = (Compared, Judged, DealBegan, TieBegan)
"""With these the cards that were held are no longer looked at."""


class MatchView:
    """A match as this screen shows it.

    Attributes:
        viewer: from whose seat the table is seen now; SPECTATOR: as everybody may see it.
        shown: how many of the present game's events have been shown.
        deal_start: with which event the present deal began.
        answers_itself: whether the only answer is given for a person, unless they have just undone it.
    """

    def __init__(self, match: Match, elsewhere: frozenset[str] = frozenset()) -> None:
        """`elsewhere`: the names of the persons who decide at screens of their own."""
        self._match, self._elsewhere = match, elsewhere
        self.viewer = SPECTATOR
        self.shown = 0
        self.deal_start = 0
        self.answers_itself = False
        self._is_undone = False
        self._lookers: set[int] = set()
        """To whom the table has been turned since the last choice."""
        self._looked: set[tuple[int, int]] = set()
        """Who has looked at the table in which deal."""

    # The match

    @property
    def setup(self) -> Setup:
        """How the match was set up."""
        return self._match.setup

    @property
    def log(self) -> Path | None:
        """The file of the log, if one is written."""
        return self._match.writer.path if self._match.writer else None

    @property
    def is_over(self) -> bool:
        """Whether the game is over, shown or not."""
        return self._match.is_over

    @property
    def deals(self) -> int:
        """How many deals have begun since a scenario was laid on the table, its own the first; else 0."""
        return self._match.scripted_deal.deals if self._match.scripted_deal is not None else 0

    @property
    def written_done(self) -> int:
        """How many actions of the scenario have been done."""
        scripted = self._match.scripted_deal
        return len(scripted.actions) - len(scripted.left) if scripted is not None else 0

    @property
    def asked(self) -> int | None:
        """Who decides next: a person who may call before whoever is to act, or that one."""
        first = self._match.first_to_decide
        return first if first in self.persons else self._match.to_act

    @property
    def written(self) -> Action | None:
        """What the person who is asked does in the scenario that is played; None if nothing is written."""
        scripted, seat = self._match.scripted_deal, self.asked
        if scripted is None or seat is None:
            return None
        waits = (
            WAIT if scripted.left and seat in self._match.silent else None
        )  # of silence nothing is written
        return scripted.due(seat) or waits

    def record(self, results: Path) -> bool:
        """Keep the result of a game that is over; return whether there is one that is kept."""
        from cucu_desktop.match.records.game_result import record  # noqa: PLC0415 - not before the first paint

        return self.is_over and record(self._match, results, datetime.now().astimezone())

    def count(self, take: Callable[[Match], bool]) -> bool:
        """Let a game that is over be counted by what it belongs to; return whether it was."""
        return self.is_over and take(self._match)

    @property
    def finished_deals(self) -> tuple[DealRecord, ...]:
        """The deals of the present game whose numbers may be told."""
        return self._match.finished_deals

    def again(self, deal: DealRecord, seed: int, path: Path) -> Match:
        """Return a match that stands where this deal of the present game begins, with a log of its own."""
        return self._match.again(deal, seed, path)

    def playback(self) -> Playback:
        """Return the match as far as it has come, to be looked through."""
        return self._match.playback()

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits at which seat, onlookers last."""
        return participants.at_table(self._match)

    @property
    def names(self) -> tuple[str, ...]:
        """What those at the table are called, by seat."""
        return tuple(player.name for player in self.players)

    @property
    def company(self) -> tuple[Player, ...]:
        """The same without dummies: everybody who has sat down."""
        return self._match.players

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of the persons at this screen."""
        return participants.persons(self._match, self._elsewhere)

    @property
    def remote(self) -> tuple[int, ...]:
        """The seats of the persons at screens of their own."""
        return participants.remote(self._match, self._elsewhere)

    @property
    def is_shared(self) -> bool:
        """Whether others than the one person at this screen may look at it, or several persons are there."""
        return len(self.persons) > 1 or bool(self._elsewhere)

    @property
    def has_pauses(self) -> bool:
        """Whether somebody may call before the turns of others in this game."""
        return self._match.has_pauses

    @property
    def moment(self) -> str:
        """What tells what is decided now from all else that is decided in the match."""
        return f"{self._match.game_number}/{self._match.length}"

    def observation_of(self, seat: int) -> AnyObservation:
        """Return what a person at a screen of their own may know, or with `SPECTATOR` everybody.

        Raises:
            ValueError: it is neither.
        """
        if seat != SPECTATOR and seat not in self.remote:
            msg = f"seat {seat} is at no screen of its own"
            raise ValueError(msg)
        return self._match.observation(seat)

    @property
    def first(self) -> int:
        """Whose side, and who of it, stands first on every sheet: the only person here, or nobody."""
        return self._usual_viewer(self.persons[0]) if self.persons else SPECTATOR

    # What is shown

    @property
    def observation(self) -> AnyObservation:
        """What the table shows when it is at rest."""
        return self._match.observation(self.viewer)

    @property
    def public_observation(self) -> AnyObservation:
        """What everybody may know when the table is at rest."""
        return self._match.observation(SPECTATOR)

    def question_to(self, seat: int) -> AnyObservation:
        """Return what the table may show to the person at this seat now, with their decision."""
        own = self._match.observation(seat)
        if self.viewer == seat:
            return own
        return replace(self._match.observation(SPECTATOR), seat=seat, decision=own.decision)

    @property
    def is_behind(self) -> bool:
        """Whether events have happened that have not been shown."""
        return self.shown < self._match.length

    def shown_since(self, since: int, viewer: int = SPECTATOR) -> list[Event]:
        """Return the events of the present game from this number on that have been shown."""
        return self._match.feed(viewer, since)[: self.shown - since]

    def public_events(self) -> list[Event]:
        """Return all events of the present game that have been shown, as everybody may see them.

        Sides stand in them in the order of the sheets.
        """
        return [arranged(event, self.first) for event in self.shown_since(0)]

    @property
    def pushed_forward(self) -> list[int]:
        """Whose cards lie pushed forward where the table has been shown to."""
        return pushed_after(self.shown_since(self.deal_start))

    @property
    def undo_status(self) -> UndoStatus:
        """Whether the last choice of a person may be undone; not once another person has looked."""
        found = self._match.undo_status
        if found.seat in self.remote:  # it is not for this screen to take it back
            return NOTHING
        others = self._lookers - {found.seat}
        return replace(found, reason="looked", about=min(others)) if found.is_allowed and others else found

    # What the session does

    def begin_game(self, *, resumed: bool) -> None:
        """Show the present game from its first event on, or `resumed`, from where it is."""
        self.viewer = self.first
        self.deal_start = 0
        self._looked.clear()
        self.shown = 0
        if resumed:
            self.show_all()
            if self._match.reopened is not None:
                self.shown, _ = self._match.reopened

    def show_all(self) -> int:
        """Count everything that has happened as shown; return the number of the first event that was not."""
        return self._show_until(self._match.length)

    def show_deal(self) -> int:
        """Count as shown what has happened before the next deal; return as `show_all` does."""
        news = enumerate(self._match.feed(SPECTATOR, self.shown)[1:], self.shown + 1)
        deals = (number for number, event in news if isinstance(event, DealBegan))
        return self._show_until(next(deals, self._match.length))

    def _show_until(self, end: int) -> int:
        since, self.shown = self.shown, end
        began = participants.deal_since(self._match, since)
        self.deal_start = self.deal_start if began is None else began
        return since

    def turn_to(self, seat: int) -> None:
        """Show the table from this seat."""
        self.viewer = seat
        self._lookers |= {seat} - {SPECTATOR}
        self._looked.add((self._match.observation(SPECTATOR).deals, seat))

    def has_to_look(self, seat: int) -> bool:
        """Return whether the person at this seat has to look at the table from it to be asked."""
        seen = self._match.observation(SPECTATOR)
        is_open = seen.kind in OPEN_TALK or participants.plays_open_hand(seen)
        return not is_open or (seen.kind in _WITH_A_LOOK and (seen.deals, seat) not in self._looked)

    def is_answered_on_table(self, asked: AnyObservation) -> bool:
        """Return whether what is asked can be answered with cards that whoever looks can see."""
        is_seen = self.viewer == asked.seat and asked.kind not in OPEN_TALK
        return is_seen or participants.plays_open_hand(asked)

    def described(self, asked: AnyObservation | None) -> AnyObservation:
        """Return what the table shows, and what is asked if it is about a hand that lies open."""
        is_open = asked is not None and participants.plays_open_hand(asked)
        return asked if asked is not None and is_open else self.observation

    def answer_by_itself(self) -> Action | None:
        """Return the only answer of who is asked, unless it is preferred to give it by hand."""
        return participants.only_answer(self._match) if self.answers_itself and not self._is_undone else None

    @staticmethod
    def is_own_hidden(asked: AnyObservation) -> bool:
        """Return whether the cards of whoever is asked are hidden in what they are asked."""
        if isinstance(asked, TrickObservation):
            return HIDDEN in asked.hands[asked.seat]
        return asked.seat < len(asked.cards) and asked.cards[asked.seat] is HIDDEN

    def reason_to_keep_looking(self, seat: int) -> Literal["", "alone", "asked", "card"]:
        """Return why the table stays as it is turned when this person has decided; "" if it has to turn.

        They are the only one or not even the one who looks, they are asked again, or have got a card that
        nobody else may see.
        """
        if self.viewer != seat or not self.is_shared:
            return "alone"
        news = self._match.feed(SPECTATOR, self.shown)
        if any(isinstance(event, _ENDS) for event in news):
            return ""
        if self._match.to_act == seat:
            return "asked"
        return "card" if participants.got_unseen(news, seat) else ""

    def forget_lookers(self, seat: int) -> None:
        """Begin anew to note who has looked: the person at this seat has decided."""
        self._lookers = {seat} & {self.viewer}
        self._is_undone = False

    def rewind(self, seat: int) -> None:
        """Show the position to which an undo has led, in which the person at this seat is asked again."""
        self._lookers = set()
        self._is_undone = True
        self.viewer = self._usual_viewer(seat)
        self.shown = self.deal_start = 0
        self.show_all()

    def _usual_viewer(self, person: int) -> int:
        """Return from where the table is seen when nobody has taken it over: from a seat if one is alone."""
        return SPECTATOR if self.is_shared else person
