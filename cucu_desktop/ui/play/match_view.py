"""Read access of the window to the match: the events shown so far, from the seat of `viewer`.

The window reads the match through a `MatchView` and in no other way. The session, which owns the view,
advances it by `show_deal`, `show_all` and `turn_to`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

from cucu_desktop.engine.actions import HIDE, WAIT
from cucu_desktop.engine.cards import HIDDEN
from cucu_desktop.engine.events import SPECTATOR, DealBegan
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.local_time import local_now
from cucu_desktop.match.sides import arranged
from cucu_desktop.match.undo_rules import NOTHING
from cucu_desktop.ui.play.covers.looks import ENDS, Looks
from cucu_desktop.ui.scene import participants
from cucu_desktop.ui.scene.moved_cards import pushed_after

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from cucu_desktop.engine.actions import Action, PlayerKind
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.cards import SeenCard
    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.deal_numbers import DealRecord
    from cucu_desktop.match.match import Match, Player, Setup
    from cucu_desktop.match.playback.playback import Playback
    from cucu_desktop.match.undo_rules import UndoStatus

OPEN_TALK: Final[tuple[PlayerKind, ...]] = ("reentry", "backing", "agreement", "bargain", "offer", "consent")
"""Decisions for which no person has to look at a card first: those between deals, when no card is held, and
others that are discussed openly.
"""
_WITH_A_LOOK: Final[tuple[PlayerKind, ...]] = ("consent",)
"""Open talk before which the person may look at the own card once in a deal (A3)."""


class MatchView:
    """A match as this screen shows it.

    Attributes:
        viewer: the seat from which the table is shown; SPECTATOR: public information only.
        shown: number of events of the present game that have been shown.
        deal_start: index of the event with which the present deal began.
        wants_open: whether the players prefer the open table, see `is_open`.
        looks: the looks of the persons here at the table and at their cards.
        own_answers: answers that a lesson gives for the person, by kind of decision.
        answers_itself: whether a person's only option is chosen automatically, except just after an undo.
    """

    def __init__(self, match: Match, elsewhere: frozenset[str] = frozenset()) -> None:
        """`elsewhere`: the names of the persons who decide at other screens."""
        self._match, self._elsewhere = match, elsewhere
        self.viewer = SPECTATOR
        self.shown = 0
        self.deal_start = 0
        self.wants_open = False
        self.looks = Looks(match)
        self.answers_itself = False
        self.own_answers: Mapping[str, Action] = {}
        self._is_undone = False

    # The match

    @property
    def setup(self) -> Setup:
        return self._match.setup

    @property
    def log(self) -> Path | None:
        return self._match.writer.path if self._match.writer else None

    @property
    def is_over(self) -> bool:
        return self._match.is_over

    @property
    def deals(self) -> int:
        """The number of deals begun, counted from the scripted one; 0 without a scenario."""
        return self._match.scripted_deal.deals if self._match.scripted_deal is not None else 0

    @property
    def asked(self) -> int | None:
        """The seat that decides next: a person who may call first, otherwise the seat to act."""
        first = None if self.is_open else self._match.first_to_decide
        return first if first in self.persons else self._match.to_act

    @property
    def written(self) -> Action | None:
        """The scenario's action for the seat that is asked; None if the scenario has none."""
        scripted, seat = self._match.scripted_deal, self.asked
        if scripted is None or seat is None:
            return None
        # A scenario lists no silence.
        waits = WAIT if scripted.left and seat in self._match.silent else None
        return scripted.due(seat) or waits

    def record(self, results: Path) -> bool:
        """Save the result of a game that is over; return whether a result is saved."""
        from cucu_desktop.match.records.game_result import record  # noqa: PLC0415 - not before the first paint

        return self.is_over and record(self._match, results, local_now())

    def count(self, take: Callable[[Match], bool]) -> bool:
        """Pass a game that is over to `take`; return whether it was counted."""
        return self.is_over and take(self._match)

    @property
    def finished_deals(self) -> tuple[DealRecord, ...]:
        """The deals of the present game whose numbers may be shown."""
        return self._match.finished_deals

    def again(self, deal: DealRecord, seed: int, path: Path) -> Match:
        """Return a new match at the beginning of this deal of the present game, logged at `path`."""
        return self._match.again(deal, seed, path)

    def playback(self) -> Playback:
        return self._match.playback()

    @property
    def players(self) -> tuple[Player, ...]:
        return participants.at_table(self._match)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(player.name for player in self.players)

    @property
    def company(self) -> tuple[Player, ...]:
        """The players without dummies."""
        return self._match.players

    @property
    def persons(self) -> tuple[int, ...]:
        return participants.persons(self._match, self._elsewhere)

    @property
    def remote(self) -> tuple[int, ...]:
        return participants.remote(self._match, self._elsewhere)

    @property
    def is_shared(self) -> bool:
        """Whether several persons play at this screen, or some play at other screens."""
        return len(self.persons) > 1 or bool(self._elsewhere)

    @property
    def is_open(self) -> bool:
        """Whether persons look at their hidden cards at an open table, and decide before all.

        In an exchange game only the look at a card is secret; hands of trick games need the curtain.
        """
        return self.wants_open and self.is_shared and isinstance(GAMES[self.setup.game], ExchangeGame)

    @property
    def has_pauses(self) -> bool:
        """Whether persons may call before the turns of others in this game."""
        return self._match.has_pauses

    def observation_of(self, seat: int) -> AnyObservation:
        """Return the observation of a person at another screen, or the public one for `SPECTATOR`.

        Raises:
            ValueError: the seat is neither.
        """
        if seat != SPECTATOR and not participants.is_remote(self._match, seat, self._elsewhere):
            msg = f"seat {seat} is at no screen of its own"
            raise ValueError(msg)
        return self._match.observation(seat)

    @property
    def first(self) -> int:
        """The seat listed first on every sheet, with its side: the only person here, or `SPECTATOR`."""
        return self._usual_viewer(self.persons[0]) if self.persons else SPECTATOR

    # Shown state

    @property
    def observation(self) -> AnyObservation:
        """The observation that the table shows when it is at rest."""
        return self._match.observation(self.viewer)

    @property
    def public_observation(self) -> AnyObservation:
        """The public observation when the table is at rest."""
        return self._match.observation(SPECTATOR)

    def question_to(self, seat: int) -> AnyObservation:
        """Return the observation that may be shown now to the person at `seat`, with their decision."""
        own = self._match.observation(seat)
        if self.viewer == seat:
            return own
        decision = self._match.open_decision if self.is_open else own.decision
        return replace(self._match.observation(SPECTATOR), seat=seat, decision=decision)

    def own_question(self, seat: int) -> AnyObservation:
        """Return the observation of the person at `seat`, for advice to them alone."""
        return self._match.observation(seat)

    def actions_for(self, seat: int, action: Action) -> tuple[Action, ...]:
        """Return the actions that carry out an option of the question to `seat`; none if the card forbids it.

        At an open table a question has the options of any card (`Match.open_decision`).
        """
        decision, opened = self._match.observation(seat).decision, self._match.open_decision
        if not self.is_open or decision is None or opened is None or decision.allows(action):
            return (action,)
        if decision.kind == "matto" and opened.allows(action):
            return HIDE, action
        return () if opened.allows(action) else (action,)

    def has_hidden_card(self, seat: int) -> bool:
        """Return whether a card lies face down before the seat."""
        seen: object = self._match.observation(SPECTATOR)
        return isinstance(seen, Observation) and seat < seen.players and seen.cards[seat] is HIDDEN

    def card_of(self, seat: int) -> SeenCard | None:
        """Return the card of the person at `seat`, whose look at it is noted."""
        self.looks.look_at_card(seat)
        seen = self._match.observation(seat)
        return seen.card if isinstance(seen, Observation) else None

    @property
    def is_behind(self) -> bool:
        """Whether events have happened that have not been shown."""
        return self.shown < self._match.length

    def shown_since(self, since: int, viewer: int = SPECTATOR) -> list[Event]:
        """Return the events of the present game from this number on that have been shown."""
        return self._match.feed(viewer, since)[: self.shown - since]

    def public_events(self) -> list[Event]:
        """Return all events of the present game that have been shown, as public events.

        Sides are arranged in the order of the sheets.
        """
        return [arranged(event, self.first) for event in self.shown_since(0)]

    @property
    def pushed_forward(self) -> list[int]:
        return pushed_after(self.shown_since(self.deal_start))

    @property
    def undo_status(self) -> UndoStatus:
        """Whether a person's last choice may be undone; not after another person has looked at the table."""
        found = self._match.undo_status
        if found.seat in self.remote:  # the undo belongs to the other screen
            return NOTHING
        others = self.looks.lookers - {found.seat}
        return replace(found, reason="looked", about=min(others)) if found.is_allowed and others else found

    @property
    def remote_undo(self) -> int | None:
        """The seat at another screen whose choice is the last one and may be undone, or None."""
        found = self._match.undo_status
        is_possible = found.is_allowed and found.seat in self.remote and not self.looks.lookers - {found.seat}
        return found.seat if is_possible else None

    def bring_here(self, name: str) -> None:
        """Count the person with this name among those at this screen."""
        self._elsewhere -= {name}

    # Calls of the session

    def begin_game(self, *, resumed: bool) -> None:
        """Show the present game from its first event, or with `resumed` from the present state."""
        self.viewer = self.first
        self.deal_start = 0
        self.looks.begin_game()
        self.shown = 0
        if resumed:
            self.show_all()
            if self._match.reopened is not None:
                self.shown, _ = self._match.reopened

    def show_all(self) -> int:
        """Count all events as shown; return the index of the first event that was not shown before."""
        return self._show_until(self._match.length)

    def show_deal(self) -> int:
        """Count the events before the next deal as shown; the return value is that of `show_all`."""
        news = enumerate(self._match.feed(SPECTATOR, self.shown)[1:], self.shown + 1)
        deals = (number for number, event in news if isinstance(event, DealBegan))
        return self._show_until(next(deals, self._match.length))

    def _show_until(self, end: int) -> int:
        since, self.shown = self.shown, end
        began = participants.deal_since(self._match, since)
        self.deal_start = self.deal_start if began is None else began
        return since

    def turn_to(self, seat: int) -> None:
        self.viewer = seat
        self.looks.look_at_table(seat)

    def has_to_look(self, seat: int) -> bool:
        """Return whether the table must be turned to the person at `seat` before they can be asked."""
        if self.is_open:
            return False
        seen = self._match.observation(SPECTATOR)
        is_open = seen.kind in OPEN_TALK or participants.plays_open_hand(seen)
        return not is_open or (seen.kind in _WITH_A_LOOK and not self.looks.has_seen_table(seat, seen.deals))

    def is_answered_on_table(self, asked: AnyObservation) -> bool:
        """Return whether the question can be answered with cards that are visible on the table."""
        is_seen = self.viewer == asked.seat and asked.kind not in OPEN_TALK
        return is_seen or participants.plays_open_hand(asked)

    def described(self, asked: AnyObservation | None) -> AnyObservation:
        """Return the observation to describe: the question if its hand is open, otherwise what is shown."""
        is_open = asked is not None and participants.plays_open_hand(asked)
        return asked if asked is not None and is_open else self.observation

    def answer_by_itself(self) -> Action | None:
        """Return the answer that a lesson gives, or the only one if `answers_itself` is set.

        None directly after an undo.
        """
        seat = self.asked
        if self.own_answers and seat is not None:
            own = self.own_answers.get(self._match.observation(seat).kind or "")
            if own is not None:
                return own
        return participants.only_answer(self._match) if self.answers_itself and not self._is_undone else None

    @staticmethod
    def is_own_hidden(asked: AnyObservation) -> bool:
        """Return whether the own cards are hidden in the observation `asked`."""
        if isinstance(asked, TrickObservation):
            return HIDDEN in asked.hands[asked.seat]
        return asked.seat < len(asked.cards) and asked.cards[asked.seat] is HIDDEN

    def reason_to_keep_looking(self, seat: int) -> Literal["", "alone", "asked", "card", "new"]:
        """Return why the table need not be turned after this person's decision; "" if it has to be.

        "alone": the screen is not shared, or the table is not turned to this person; "asked": the
        same person is asked again; "card": the person has got a card that no other player may see; "new": at
        an open table, and no other person is asked before whose answer there is time to look at it.
        """
        if self.is_open:
            is_next = self._match.to_act in self.persons
            return "new" if seat in self.looks.new_cards and not is_next else "alone"
        if self.viewer != seat or not self.is_shared:
            return "alone"
        news = self._match.feed(SPECTATOR, self.shown)
        if any(isinstance(event, ENDS) for event in news):
            return ""
        if self._match.to_act == seat:
            return "asked"
        return "card" if participants.got_unseen(news, seat) else ""

    def forget_lookers(self, seat: int) -> None:
        """Clear the set of seats that have looked, after a decision of the person at `seat`."""
        self.looks.lookers = {seat} & {self.viewer}
        self._is_undone = False

    def rewind(self, seat: int) -> None:
        """Show the position after an undo, in which the person at this seat is asked again."""
        self.looks.rewind()
        self._is_undone = True
        self.viewer = self._usual_viewer(seat)
        self.shown = self.deal_start = 0
        self.show_all()

    def _usual_viewer(self, person: int) -> int:
        """Return the default viewer: the seat of a person who is alone, otherwise `SPECTATOR`."""
        return SPECTATOR if self.is_shared else person
