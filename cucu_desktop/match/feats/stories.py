"""Stories of games: what happened in each deal that is over, as it was, with the cards open.

Nothing is told of a deal that is still on. Nor is anything of a game whose cards somebody may have known: one
that began with a deal of the collection, or has one that was called by its number.
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
    """A deal that is over.

    Attributes:
        ordinal: which deal of its game it is, from 1.
        line: which line of the log its shuffle is, the header not counted.
        events: all that happened in it, and until the next one.
    """

    ordinal: int
    line: int
    events: tuple[Event, ...]


@frozen
class GameStory:
    """A game as far as its deals are over.

    Attributes:
        game: the game's id.
        players: who sat at which seat.
        tokens: how many each began with; 0 where there are none.
        deals: its deals.
    """

    game: str
    players: tuple[Player, ...]
    tokens: int
    deals: tuple[DealStory, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won it; nobody before it is over."""
        return next((each.winners for each in self.deals[-1].events if isinstance(each, GameWon)), ())

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats of the persons."""
        return tuple(seat for seat, player in enumerate(self.players) if player.bot is None)


_LIVES: Final = ("tokens", "chips")


def stories_in(path: Path) -> tuple[GameStory, ...]:
    """Return the games of a match.

    Raises:
        LogError: its log cannot be read, or leads nowhere.
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
    """Of each deal the line of its shuffle, and how many events there were before."""
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
    """Yield the game that is being replayed, if nobody may have known its cards."""
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
