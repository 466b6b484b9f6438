"""Stories of games: the events of each finished deal, with open cards.

Deals under way are left out. So are games whose cards a player may have known: those
that began with a deal of the collection, or have a deal called by its number.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, cast

from cucu_desktop.engine.actions import SHUFFLE
from cucu_desktop.engine.events import SPECTATOR, Event, GameWon
from cucu_desktop.engine.families import seen_from
from cucu_desktop.frozen import frozen
from cucu_desktop.kept_stores import DAMAGE
from cucu_desktop.match.log import Line, LogError, read_log
from cucu_desktop.match.log_replay import LogReplay
from cucu_desktop.match.past_decisions import finished
from cucu_desktop.match.setup import Player, Setup, setup_in


@frozen
class DealStory:
    """A finished deal.

    Attributes:
        ordinal: its number in its game, from 1.
        line: the line of the log with its shuffle, the header not counted.
        events: its events, and those until the next deal.
    """

    ordinal: int
    line: int
    events: tuple[Event, ...]


@frozen
class GameStory:
    """A game as far as its deals are over.

    `tokens` is the number of tokens of each player at the start; 0 where there are none.
    """

    game: str
    players: tuple[Player, ...]
    tokens: int
    deals: tuple[DealStory, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners; empty before the end."""
        return next((each.winners for each in self.deals[-1].events if isinstance(each, GameWon)), ())

    @property
    def persons(self) -> tuple[int, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)


_LIVES: Final = ("tokens", "chips")


def stories_in(path: Path) -> tuple[GameStory, ...]:
    """Return the games of a match.

    Raises:
        LogError: its log cannot be read, or is inconsistent.
    """
    header, *lines = finished(read_log(path))
    setup = setup_in(header)
    if setup.case is not None:
        return ()
    try:
        return tuple(story for story in _stories(setup, lines) if story.deals)
    except DAMAGE as error:
        raise LogError("damaged") from error


def _stories(setup: Setup, lines: Sequence[Line]) -> Iterator[GameStory]:
    replay = LogReplay(setup)
    begun: list[tuple[int, int]] = []
    """For each deal the line of its shuffle, and the number of events before."""
    for number, line in enumerate(lines):
        if "game" in line and replay.has_begun:
            yield from _story(replay, begun)
            begun = []
        if "shuffle" in line and replay.state.decision is SHUFFLE:
            begun.append((number, replay.length))
        replay.take_in(line)
    if replay.has_begun:
        yield from _story(replay, begun)


def _story(replay: LogReplay, begun: Sequence[tuple[int, int]]) -> Iterator[GameStory]:
    """Yield the game that is being replayed, unless a player may have known its cards."""
    setup, state = replay.setup, replay.state
    if setup.deal is not None and setup.deal in {deal.number for deal in replay.deals}:
        return
    ends = [length for _, length in begun[1:]] + [replay.length]
    events = cast("list[Event]", state.table.events(0))
    deals = tuple(
        DealStory(ordinal, line, tuple(events[since:until]))
        for ordinal, ((line, since), until) in enumerate(zip(begun, ends, strict=True), 1)
    )
    options = seen_from(state, SPECTATOR).options
    lives = next((getattr(options, name) for name in _LIVES if hasattr(options, name)), 0)
    yield GameStory(setup.game, replay.players[: state.players], lives, deals)
