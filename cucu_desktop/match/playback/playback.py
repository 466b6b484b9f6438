"""What may be seen of a match that was played, or is being played: any deal of it, from step to step.

A step is something that a player has done or said; where nothing was done yet the cards have just been dealt.
The log is replayed once, and of every deal a copy of its beginning is kept, so that any step of any deal is
a few actions away. What happened is read off the journals, and nothing is ever kept as it was seen.

A deal that is over may be looked at from any seat, with all cards open. Of a deal that is still being played
the only person at the screen is shown what their seat knows, and several persons what everybody knows.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.engine.actions import Amount, Shuffled, parse
from cucu_desktop.engine.events import SPECTATOR, redacted
from cucu_desktop.engine.families import seen_from
from cucu_desktop.frozen import frozen
from cucu_desktop.kept_stores import DAMAGE
from cucu_desktop.match.log import LogError, read_log
from cucu_desktop.match.log_replay import LogReplay
from cucu_desktop.match.playback.opened import opened
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
        game: which game of the match it is of, from 1.
        ordinal: which deal of that game it is, from 1.
        number: what its cards follow from; None if it was written down, or dealt by an older program.
        first, last: the positions at which its cards have been dealt, and after which comes the next deal.
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
    """What somebody does at a position, to come to the next.

    Attributes:
        seat: whose it is.
        action: what is done; None if something is said.
        has_choice: whether anything else could have been done.
    """

    seat: int
    action: Action | None
    has_choice: bool


@frozen
class _Step:
    """A position.

    Attributes:
        deal: which deal of the match it is in, from 0.
        lines: how many lines of the log, the header not counted, lead there.
        events: how many events its game has had by then.
        due: what is done next; None at the end of a game.
    """

    deal: int
    lines: int
    events: int
    due: Deed | None = None


class Playback:
    """A match to be looked through; its positions are numbered from 0 through all its deals.

    Attributes:
        setup: what was agreed.
        deals: its deals, in order.
    """

    def __init__(self, setup: Setup, lines: Iterable[Line]) -> None:
        """Replay the lines, the header not among them.

        Raises:
            ValueError, KeyError and the like, of `setup.DAMAGE`: they lead nowhere.
        """
        self.setup = setup
        self._lines: Final = tuple(lines)
        self._steps: list[_Step] = []
        self._begun: list[tuple[int, GameState]] = []
        """Of each deal a copy of its beginning, and how many lines had been done then."""
        self._players: list[tuple[Player, ...]] = []
        """Who sat there, by game, onlookers last."""
        self._playing: list[int] = []
        """How many of them played."""
        self._journals: list[Sequence[tuple[Any, ...]]] = []
        """All that happened, by game."""
        self._at: tuple[int, GameState] | None = None
        """The position looked at last, and how all lay there."""
        self.deals: tuple[PastDeal, ...] = self._read()

    @classmethod
    def read(cls, path: Path) -> Self:
        """Read a match from its log.

        Raises:
            LogError: it cannot be read, or leads nowhere.
        """
        header, *lines = read_log(path)
        setup = setup_in(header)
        try:
            return cls(setup, lines)
        except DAMAGE as error:
            raise LogError("damaged") from error

    @property
    def length(self) -> int:
        """How many positions there are."""
        return len(self._steps)

    def deal_at(self, position: int) -> PastDeal:
        """Return the deal that a position is in."""
        return self.deals[self._steps[position].deal]

    def players(self, position: int) -> tuple[Player, ...]:
        """Return who sits there at a position, onlookers last."""
        return self._players[self.deal_at(position).game - 1]

    def seats(self, position: int) -> int:
        """Return how many of them play."""
        return self._playing[self.deal_at(position).game - 1]

    # Who may see what

    def viewers(self, position: int) -> tuple[int, ...]:
        """Return from which seats the table may be seen at a position, SPECTATOR for what all know."""
        if self.deal_at(position).is_over:
            return (*range(self.seats(position)), SPECTATOR)
        persons = self.persons(position)
        return (persons[0], SPECTATOR) if len(persons) == 1 else (SPECTATOR,)

    def persons(self, position: int) -> tuple[int, ...]:
        """Return the seats of the persons who play."""
        return tuple(seat for seat in range(self.seats(position)) if self.players(position)[seat].bot is None)

    def observation(self, position: int, seat: int, *, is_open: bool = False) -> AnyObservation:
        """Return what the seat knew at a position; `is_open`: with all cards that lie before players.

        Raises:
            ValueError: this may not be seen.
        """
        self._check(position, seat, is_open=is_open)
        state = self._state(position)
        return opened(state, seat) if is_open else seen_from(state, seat)

    def events(self, since: int, until: int, seat: int, *, is_open: bool = False) -> list[Event]:
        """Return what happened from one position to another one of the same game, as the seat heard it.

        Args:
            since: the position that it begins after; where a game begins, all before that, too.
            until: the position that it ends with.
            seat: who looks.
            is_open: whether all cards are told.

        Raises:
            ValueError: this may not be seen.
        """
        for position in {since, until}:
            self._check(position, seat, is_open=is_open)
        return self._told(self._steps[since].events, until, seat, is_open=is_open)

    def so_far(self, position: int, seat: int = SPECTATOR) -> list[Event]:
        """Return all that happened in this game up to a position, as the seat heard it.

        Raises:
            ValueError: this may not be seen.
        """
        self._check(position, seat, is_open=False)
        return self._told(0, position, seat, is_open=False)

    def heard(self, position: int, seat: int) -> list[Event]:
        """Return what happened in this deal up to a position, as the seat heard it.

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

    # What was done

    def deed(self, position: int, seat: int) -> Deed | None:
        """Return what is done next; of a deal that is still being played only what this seat itself does.

        Raises:
            ValueError: the seat may not look there.
        """
        self._check(position, seat, is_open=False)
        due = self._steps[position].due
        return due if due is None or self.deal_at(position).is_over or due.seat == seat else None

    def decision_after(self, position: int, seat: int) -> int | None:
        """Return the next position at which this seat has a choice; None if it has none any more."""
        return self._decision(range(position + 1, self.length), seat)

    def decision_before(self, position: int, seat: int) -> int | None:
        """Return the last position before at which this seat had a choice."""
        return self._decision(range(position - 1, -1, -1), seat)

    def _decision(self, positions: Iterable[int], seat: int) -> int | None:
        for position in positions:
            due = self._steps[position].due
            if due is not None and due.has_choice and due.seat == seat:
                return position
        return None

    def position_at(self, line: int) -> int:
        """Return the position at which this line of the log, the header not counted, was about to be done."""
        leading = [number for number, step in enumerate(self._steps) if step.lines <= line]
        return leading[-1] if leading else 0

    def ends_game(self, position: int) -> bool:
        """Tell whether the game was over at a position, so that nothing was decided any more."""
        return self._state(position).is_over

    def lines_before(self, position: int) -> tuple[Line, ...]:
        """Return the lines of the log that lead to a position, with all that is hidden in them."""
        return self._lines[: self._steps[position].lines]

    def laid_down(self, deal: PastDeal) -> tuple[GameState, Shuffled, tuple[Deed, ...]]:
        """Return a deal that is over as one writes it down: its beginning, its cards, and what was done.

        Raises:
            ValueError: it is not over.
        """
        if not deal.is_over:
            msg = f"deal {deal.ordinal} is not over yet"
            raise ValueError(msg)
        lines, begun = self._begun[self.deals.index(deal)]
        dealt = self._lines[lines - 1]["shuffle"]
        deeds = (self._steps[position].due for position in range(deal.first, deal.last + 1))
        done = tuple(deed for deed in deeds if deed is not None and deed.action is not None)
        return begun.clone(), Shuffled(tuple(begun.pack[name] for name in dealt.split())), done

    def renewed_in_dealing(self, deal: PastDeal) -> tuple[str, ...]:
        """Return the pack that was made of the pile while a deal was dealt; nothing if none was (B16)."""
        lines, _ = self._begun[self.deals.index(deal)]
        between = self._lines[lines : self._steps[deal.first].lines]
        return tuple(card for line in between if "shuffle" in line for card in line["shuffle"].split())

    # Replaying

    def _read(self) -> tuple[PastDeal, ...]:
        """Replay all lines, and note the positions; return the deals."""
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
                # What was decided before the last deal ended the game, so it is over.
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
        """Note the position after a line; one that nobody has done belongs to the last position."""
        last = self._steps[-1]
        if due is None:
            self._steps[-1] = replace(last, lines=lines, events=events)
        else:
            self._steps[-1] = replace(last, due=due)
            self._steps.append(_Step(last.deal, lines, events))

    def _fold(self, deal: PastDeal) -> None:
        """Leave out of the deal that is being played what others were asked in secret: a pause would tell."""
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
        """Return how all lay at a position; it is not to be changed."""
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
    """Return what is done or said in a line; None if nobody does it."""
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
