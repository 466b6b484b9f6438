"""The result of a finished game, and the rows that the store keeps of it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from datetime import MINYEAR, datetime
from typing import TYPE_CHECKING, Any

from cucu_desktop.frozen import frozen
from cucu_desktop.match.records.encounters import Encounter

if TYPE_CHECKING:
    from cucu_desktop.engine.options import GameOptions


@frozen
class PlayerResult:
    """How a game went for one player.

    Attributes:
        name: as they were called.
        bot: the bot that played, or None for a person.
        won: whether they won the game.
        coins: what they won or lost in it, in coins.
        lost: the tokens they lost.
        deeds: what they did in it, and how often, as `deed_counts` names it; of bots none is kept.
    """

    name: str
    bot: str | None
    won: bool
    coins: int
    lost: int
    deeds: Mapping[str, int] = field(default_factory=dict)


@frozen
class GameResult:
    """A finished game.

    Attributes:
        finished: when, ISO 8601.
        game: the game's id.
        options: its options.
        seed: the number its cards followed from.
        deals: how many deals it took.
        match: the name of the match's log, and `number` which game of it this was: a game is recorded once.
        players: by seat.
        encounters: what they did to each other.
    """

    finished: str
    game: str
    options: "GameOptions"
    seed: int
    deals: int
    match: str
    number: int
    players: tuple[PlayerResult, ...]
    encounters: tuple[Encounter, ...] = ()


def is_moment(told: object) -> bool:
    """Tell whether this is a day and a time, as it is written here; a damaged store may say anything."""
    try:
        return datetime.fromisoformat(str(told)).year > MINYEAR
    except ValueError:
        return False


def stored(seed: int) -> int | str:
    """Return a seed as a column takes it: larger than SQLite's numbers it is text, and not taken for one."""
    return seed if abs(seed) < 1 << 63 else f"{seed:#x}"


def result_rows(game: int | None, players: Sequence[PlayerResult]) -> Iterator[tuple[Any, ...]]:
    """Yield a row for each player of a game."""
    for seat, player in enumerate(players):
        yield game, seat, player.name, player.bot, player.won, player.coins, player.lost


def deed_rows(game: int | None, players: Sequence[PlayerResult]) -> Iterator[tuple[Any, ...]]:
    """Yield what the persons did in a game, and how often."""
    for seat, player in enumerate(players):
        if player.bot is None:
            yield from ((game, seat, deed, number) for deed, number in player.deeds.items() if number)


def encounter_rows(game: int | None, result: GameResult) -> Iterator[tuple[Any, ...]]:
    """Yield what persons and bots did to each other; what bots did among themselves nobody remembers."""
    persons = {seat for seat, player in enumerate(result.players) if player.bot is None}
    met = Counter((each.seat, each.about, each.deed) for each in result.encounters)
    for (seat, other, deed), number in met.items():
        if other < 0 or len({seat, other} & persons) == 1:
            yield game, seat, other, deed, number
