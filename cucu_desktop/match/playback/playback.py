"""The visible contents of a match, finished or under way: any deal of it, step by step.

A step is an action or a remark of a player; before the first step the cards have just been dealt.
The log is replayed once, and the beginning of every deal is copied, so that any step of any deal is
a few actions away. Events are read from the journals; observations are never stored.

A finished deal may be seen from any seat, with all cards open. Of a deal under way the only person at the
screen sees their seat's observation, and several persons the public one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, assert_never

from cucu_desktop.engine.actions import Amount, Shuffled, parse
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.events import SPECTATOR, redacted
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.families import GameState, seen_from
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.frozen import frozen
from cucu_desktop.kept_stores import DAMAGE
from cucu_desktop.match.log import LogError, read_log
from cucu_desktop.match.log_replay import LogReplay
from cucu_desktop.match.setup import setup_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path
    from typing import Self

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.engine.families import GameState
    from cucu_desktop.match.log import Line
    from cucu_desktop.match.setup import Player, Setup


@frozen
class PastDeal:
    """A deal of a match.

    Attributes:
        game: the number of its game in the match, from 1.
        ordinal: its number in that game, from 1.
        number: its deal number; None if it was a scenario, or dealt by an older program.
        first, last: its first position, with the cards dealt, and its last one.
        is_over: whether it is over, so that all of it may be seen.
    """

    game: int
    ordinal: int
    number: int | None
    first: int
    last: int
    is_over: bool = False


@frozen
class Deed:
    """The action of a player at a position, leading to the next one.

    Attributes:
        seat: the player's seat.
        action: the action; None for a remark.
        has_choice: whether another action was possible.
    """

    seat: int
    action: Action | None
    has_choice: bool


@frozen
class _Step:
    """A position.

    Attributes:
        deal: the index of its deal in the match.
        lines: the number of lines of the log, the header not counted, that lead to it.
        events: the number of events of its game so far.
        due: the next action; None at the end of a game.
    """

    deal: int
    lines: int
    events: int
    due: Deed | None = None


class Playback:
    """A match for playback; its positions are numbered from 0 through all its deals."""

    def __init__(self, setup: Setup, lines: Iterable[Line]) -> None:
        """Replay the lines, without the header.

        Raises:
            ValueError, KeyError and the like, of `setup.DAMAGE`: they are inconsistent.
        """
        self.setup = setup
        self._lines: Final = tuple(lines)
        self._steps: list[_Step] = []
        self._begun: list[tuple[int, GameState]] = []
        """For each deal a copy of its beginning, and the number of lines before it."""
        self._players: list[tuple[Player, ...]] = []
        """The players, by game, onlookers last."""
        self._playing: list[int] = []
        """The number of seats that played, by game."""
        self._journals: list[Sequence[tuple[Any, ...]]] = []
        """The journals, by game."""
        self._at: tuple[int, GameState] | None = None
        """The last requested position, and its state."""
        self.deals: tuple[PastDeal, ...] = self._read()

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a match from its log.

        Raises:
            LogError: it cannot be read, or is inconsistent.
        """
        header, *lines = read_log(path)
        setup = setup_in(header)
        try:
            return cls(setup, lines)
        except DAMAGE as error:
            raise LogError("damaged") from error

    @property
    def length(self) -> int:
        return len(self._steps)

    def deal_at(self, position: int) -> PastDeal:
        return self.deals[self._steps[position].deal]

    def players(self, position: int) -> tuple[Player, ...]:
        return self._players[self.deal_at(position).game - 1]

    def seats(self, position: int) -> int:
        return self._playing[self.deal_at(position).game - 1]

    def end_with(self, deal: PastDeal) -> None:
        """Leave out all that follows this deal."""
        self.deals = self.deals[: self.deals.index(deal) + 1]
        del self._steps[deal.last + 1 :]

    # Visibility

    def viewers(self, position: int) -> tuple[int, ...]:
        """Return the seats whose view is available at a position, SPECTATOR for the public view."""
        if self.deal_at(position).is_over:
            return (*range(self.seats(position)), SPECTATOR)
        persons = self.persons(position)
        return (persons[0], SPECTATOR) if len(persons) == 1 else (SPECTATOR,)

    def persons(self, position: int) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats(position)) if self.players(position)[seat].bot is None)

    def observation(self, position: int, seat: int, *, is_open: bool = False) -> AnyObservation:
        """Return the seat's observation at a position; `is_open`: with all cards before players face up.

        Raises:
            ValueError: this may not be seen.
        """
        self._check(position, seat, is_open=is_open)
        state = self._state(position)
        return opened(state, seat) if is_open else seen_from(state, seat)

    def events(self, since: int, until: int, seat: int, *, is_open: bool = False) -> list[Event]:
        """Return the events between two positions of the same game, as the seat saw them.

        Args:
            since: the position after which it begins; at the start of a game, all before are included.
            until: the last position.
            seat: the viewer.
            is_open: whether all cards are open.

        Raises:
            ValueError: this may not be seen.
        """
        for position in {since, until}:
            self._check(position, seat, is_open=is_open)
        return self._told(self._steps[since].events, until, seat, is_open=is_open)

    def so_far(self, position: int, seat: int = SPECTATOR) -> list[Event]:
        """Return all events of this game up to a position, as the seat saw them.

        Raises:
            ValueError: this may not be seen.
        """
        self._check(position, seat, is_open=False)
        return self._told(0, position, seat, is_open=False)

    def heard(self, position: int, seat: int) -> list[Event]:
        """Return the events of this deal up to a position, as the seat saw them.

        Raises:
            ValueError: this may not be seen.
        """
        self._check(position, seat, is_open=False)
        first = self.deal_at(position).first
        began = 0 if self.deal_at(position).ordinal == 1 else self._steps[first - 1].events
        return self._told(began, position, seat, is_open=False)

    def _told(self, since: int, until: int, seat: int, *, is_open: bool) -> list[Event]:
        journal = self._journals[self.deal_at(until).game - 1]
        events: list[Event] = [
            kind(*attributes) for kind, *attributes in journal[since : self._steps[until].events]
        ]
        return events if is_open else [redacted(event, seat) for event in events]

    def _check(self, position: int, seat: int, *, is_open: bool) -> None:
        deal = self.deal_at(position)
        if seat not in self.viewers(position) or (is_open and not deal.is_over):
            msg = f"seat {seat} may not look at deal {deal.ordinal} so"
            raise ValueError(msg)

    # Actions

    def deed(self, position: int, seat: int) -> Deed | None:
        """Return the next action; of a deal under way only this seat's own.

        Raises:
            ValueError: the seat may not see this position.
        """
        self._check(position, seat, is_open=False)
        due = self._steps[position].due
        return due if due is None or self.deal_at(position).is_over or due.seat == seat else None

    def decision_after(self, position: int, seat: int) -> int | None:
        """Return the next position at which this seat has a choice, or None."""
        return self._decision(range(position + 1, self.length), seat)

    def decision_before(self, position: int, seat: int) -> int | None:
        """Return the last earlier position at which this seat had a choice, or None."""
        return self._decision(range(position - 1, -1, -1), seat)

    def _decision(self, positions: Iterable[int], seat: int) -> int | None:
        for position in positions:
            due = self._steps[position].due
            if due is not None and due.has_choice and due.seat == seat:
                return position
        return None

    def position_at(self, line: int) -> int:
        """Return the position before this line of the log, the header not counted."""
        leading = [number for number, step in enumerate(self._steps) if step.lines <= line]
        return leading[-1] if leading else 0

    def ends_game(self, position: int) -> bool:
        return self._state(position).is_over

    def lines_before(self, position: int) -> tuple[Line, ...]:
        """Return the lines of the log that lead to a position, including hidden information."""
        return self._lines[: self._steps[position].lines]

    def dealt_at(self, position: int) -> int:
        """Return the index of the line of the log that deals the cards of a position's deal."""
        lines, _ = self._begun[self._steps[position].deal]
        return lines - 1

    def stand(self, position: int) -> tuple[GameState, tuple[Line, ...]]:
        """Return a copy of the true state at a position, and the lines that lead to it."""
        return self._state(position).clone(), self.lines_before(position)

    # Replaying

    def _read(self) -> tuple[PastDeal, ...]:
        """Replay all lines, and record the positions; return the deals."""
        replay = LogReplay(self.setup)
        deals: list[PastDeal] = []
        for number, line in enumerate(self._lines, 1):
            due = _due(line, replay)
            dealt = len(replay.deals)
            replay.take_in(line)
            if "game" in line:
                self._players.append(replay.players)
                self._playing.append(len(replay.players) - line["game"]["onlookers"])
                self._journals.append(replay.state.table.journal)
                # The decision before the end of the game belongs to a finished deal.
                deals = [_over(deal) for deal in deals]
            elif len(replay.deals) > dealt:
                self._journals[-1] = replay.state.table.journal
                deals = [_over(deal) for deal in deals]
                record, first = replay.deals[-1], len(self._steps)
                deals.append(PastDeal(replay.game_number, record.ordinal, record.number, first, first))
                self._begun.append((number, replay.state.clone()))
                self._steps.append(_Step(len(deals) - 1, number, replay.length))
            elif replay.deals:
                self._go_on(number, replay.length, due)
                deals[-1] = replace(deals[-1], last=len(self._steps) - 1)
        if deals and replay.is_over:
            deals[-1] = _over(deals[-1])
        elif deals:
            self._fold(deals[-1])
            deals[-1] = replace(deals[-1], last=len(self._steps) - 1)
        return tuple(deals)

    def _go_on(self, lines: int, events: int, due: Deed | None) -> None:
        """Record the position after a line; a line without an action belongs to the last position."""
        last = self._steps[-1]
        if due is None:
            self._steps[-1] = replace(last, lines=lines, events=events)
        else:
            self._steps[-1] = replace(last, due=due)
            self._steps.append(_Step(last.deal, lines, events))

    def _fold(self, deal: PastDeal) -> None:
        """Remove silent decisions of others from the deal under way: a pause would reveal them."""
        persons = [seat for seat in range(self._playing[-1]) if self._players[-1][seat].bot is None]
        own = persons if len(persons) == 1 else []
        steps, self._steps = self._steps[deal.first :], self._steps[: deal.first]
        for step in steps:
            before = self._steps[-1] if len(self._steps) > deal.first else None
            is_told = before is None or step.events > before.events
            if is_told or (before is not None and before.due is not None and before.due.seat in own):
                self._steps.append(step)
            else:
                self._steps[-1] = step

    def _state(self, position: int) -> GameState:
        """Return the state at a position; it must not be changed."""
        step = self._steps[position]
        at, state = self._at or (self.length, None)
        if state is None or at > position or self._steps[at].deal != step.deal:
            # Its first position may have more lines: a pack that ran out while it was dealt was renewed.
            lines, begun = self._begun[step.deal]
            state = begun.clone()
        else:
            lines = self._steps[at].lines
        self._at = position, state
        for line in self._lines[lines : step.lines]:
            if "do" in line:
                state.act(line["seat"], parse(line["do"]))
            elif "shuffle" in line:
                state.apply(Shuffled.read(line["shuffle"], state.to_shuffle))
        return state


def _due(line: Line, replay: LogReplay) -> Deed | None:
    """Return the action or remark of a line; None for others."""
    if "say" in line:
        return Deed(line["seat"], None, has_choice=False)
    if "do" not in line:
        return None
    decision = replay.state.decision_of(line["seat"])
    options = decision.options if decision is not None else ()
    return Deed(
        line["seat"], parse(line["do"]), has_choice=len(options) > 1 or isinstance(options[0], Amount)
    )


def _over(deal: PastDeal) -> PastDeal:
    return deal if deal.is_over else replace(deal, is_over=True)


def opened(state: GameState, seat: int) -> AnyObservation:
    """Return the seat's observation with all cards before players face up; the pack stays hidden."""
    seen = seen_from(state, seat)
    if isinstance(state, Series):
        assert isinstance(seen, TrickObservation)
        table = state.table
        hands = tuple(tuple(hand) for hand in table.hands)
        return replace(seen, hands=hands, discards=tuple(table.discards))
    if isinstance(state, ExchangeState):
        assert not isinstance(seen, TrickObservation)
        cards = tuple(state.table.cards)
        shown = tuple(card is not None for card in cards)
        laid = tuple(card for card, _ in state.table.laid)
        return replace(seen, cards=cards, shown=shown, laid=laid)
    assert_never(state)
