"""The result of a finished game, and its rows in the store."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from datetime import MINYEAR, datetime
from typing import TYPE_CHECKING, Any

from cucu_desktop.frozen import frozen
from cucu_desktop.match.records.deeds import Encounter

if TYPE_CHECKING:
    from cucu_desktop.engine.options import GameOptions


@frozen
class PlayerResult:
    """The result of a game for one player.

    Attributes:
        name: the player's name.
        bot: the bot that played, or None for a person.
        won: whether they won the game.
        coins: the coins won, or, if negative, lost.
        lost: the tokens they lost.
        deeds: their deeds with counts, as in `deeds`; empty for bots.
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
        finished: the time, ISO 8601.
        game: the game's id.
        options: its options.
        seed: the seed of its cards.
        deals: the number of deals.
        match: the name of the match's log, and `number` the number of the game in it: a game is stored once.
        players: by seat.
        encounters: the encounters of the players.
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
    """Return whether this is a valid date and time; a damaged store may contain anything."""
    try:
        return datetime.fromisoformat(str(told)).year > MINYEAR
    except ValueError:
        return False


def stored(seed: int) -> int | str:
    """Return a seed as a column value: beyond SQLite's integers a text that is not read as a number."""
    return seed if abs(seed) < 1 << 63 else f"{seed:#x}"


def result_rows(game: int | None, players: Sequence[PlayerResult]) -> Iterator[tuple[Any, ...]]:
    for seat, player in enumerate(players):
        yield game, seat, player.name, player.bot, player.won, player.coins, player.lost


def deed_rows(game: int | None, players: Sequence[PlayerResult]) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of the persons' deeds in a game, with their counts."""
    for seat, player in enumerate(players):
        if player.bot is None:
            yield from ((game, seat, deed, number) for deed, number in player.deeds.items() if number)


def encounter_rows(game: int | None, result: GameResult) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of encounters between persons and bots; those among bots are not kept."""
    persons = {seat for seat, player in enumerate(result.players) if player.bot is None}
    met = Counter((each.seat, each.about, each.deed) for each in result.encounters)
    for (seat, other, deed), number in met.items():
        if other < 0 or len({seat, other} & persons) == 1:
            yield game, seat, other, deed, number
