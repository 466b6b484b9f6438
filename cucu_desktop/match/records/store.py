"""Results and statistics: one row a finished game, one a player in it, one a kind of deed.

A log is the means to resume a match; the store keeps its result, counted from its events once,
so that a page about hundreds of games reads none of their logs.
"""

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, field
from datetime import MINYEAR, datetime
from functools import partial
from pathlib import Path
from typing import Any

from cucu_desktop.database import Database, StoreError
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.match.records.deeds import Encounter

__all__ = ["Acquaintance", "GamePlayed", "Statistics", "Store", "StoreError"]


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
    options: GameOptions
    seed: int
    deals: int
    match: str
    number: int
    players: tuple[PlayerResult, ...]
    encounters: tuple[Encounter, ...] = ()


@frozen
class Acquaintance:
    """The history of a person with one of the bots.

    Attributes:
        bot: the bot's id.
        games: played together.
        won, lost: the number of them won by the person, and by the bot.
        done: the person's deeds towards the bot, with counts (see `deeds`).
        suffered: the bot's deeds towards the person.
    """

    bot: str
    games: int
    won: int
    lost: int
    done: Mapping[str, int]
    suffered: Mapping[str, int]


@frozen
class GamePlayed:
    """A finished game for one of its players.

    Attributes:
        finished: the time, ISO 8601.
        game: the game's id.
        won, coins, lost, deeds: as in `PlayerResult`.
    """

    finished: str
    game: str
    won: bool
    coins: int
    lost: int
    deeds: Mapping[str, int]


@frozen
class Statistics:
    """The totals of a person: games, games won, coins won or lost, tokens lost."""

    games: int
    won: int
    coins: int
    lost: int


class Store:
    """The results in the database."""

    def __init__(self, path: Path) -> None:
        self._database = Database(path)

    def record(self, result: GameResult) -> bool:
        """Insert the result if absent; return whether it is on the disk, and not to be tried again."""
        return self._database.write(partial(_record, result=result))

    def abandon(self, match: str, game: str, persons: Sequence[str], deleted: datetime) -> None:
        """Insert the record that a match, by the name of its log, was deleted before its end, if absent."""
        rows = [(match, name, game, deleted.isoformat()) for name in persons]
        self._database.write(
            lambda database: database.executemany(
                "INSERT OR IGNORE INTO abandoned (match, name, game, deleted) VALUES (?, ?, ?, ?)", rows
            )
        )

    def abandoned(self, name: str, game: str | None = None) -> int:
        """Return the number of a person's matches, of this game or all, that were deleted before their end.

        Raises:
            StoreError: the results cannot be read.
        """
        ((number,),) = self._database.read(
            "SELECT COUNT(*) FROM abandoned WHERE name = ? AND game = COALESCE(?, game)", name, game
        )
        return int(number)

    def statistics(self, name: str, game: str | None = None) -> Statistics:
        """Return the statistics of a person, for this game or all.

        Raises:
            StoreError: the results cannot be read.
        """
        (row,) = self._database.read(
            "SELECT COUNT(*), TOTAL(won), TOTAL(coins), TOTAL(lost) FROM results"
            " JOIN games ON games.id = results.game"
            " WHERE name = ? AND bot IS NULL AND games.game = COALESCE(?, games.game)",
            name,
            game,
        )
        return Statistics(*(int(number) for number in row))

    def persons(self) -> list[str]:
        """Return the names of the persons who have finished a game here, the latest player first.

        Raises:
            StoreError: the results cannot be read.
        """
        rows = self._database.read(
            "SELECT name FROM results WHERE bot IS NULL AND typeof(name) = 'text'"
            " GROUP BY name ORDER BY MAX(game) DESC, name"
        )
        return [name for (name,) in rows]

    def games_of(self, name: str) -> list[GamePlayed]:
        """Return the games of the person of this name, in order; invalid rows are left out.

        Raises:
            StoreError: the results cannot be read.
        """
        rows = self._database.read(
            "SELECT games.id, seat, finished, games.game, won, coins, lost FROM results"
            " JOIN games ON games.id = results.game WHERE name = ? AND bot IS NULL"
            " AND typeof(coins) = 'integer' AND typeof(lost) = 'integer' ORDER BY games.id",
            name,
        )
        deeds: defaultdict[tuple[int, int], dict[str, int]] = defaultdict(dict)
        for game, seat, deed, number in self._database.read(
            "SELECT deeds.game, deeds.seat, deed, number FROM deeds JOIN results"
            " ON results.game = deeds.game AND results.seat = deeds.seat WHERE name = ? AND bot IS NULL"
            " AND typeof(number) = 'integer'",
            name,
        ):
            deeds[game, seat][deed] = number
        return [
            GamePlayed(finished, game, bool(won), coins, lost, deeds[number, seat])
            for number, seat, finished, game, won, coins, lost in rows
            if _is_moment(finished)
        ]

    def outcomes(self) -> dict[tuple[str, int], tuple[bool, int]]:
        """Return for each game, by match and number, whether its first person has won, and the coins won.

        Raises:
            StoreError: the results cannot be read.
        """
        rows = self._database.read(
            "SELECT match, number, won, coins FROM results JOIN games ON games.id = results.game"
            " WHERE bot IS NULL AND typeof(coins) = 'integer' ORDER BY seat DESC"
        )
        return {(match, number): (bool(won), coins) for match, number, won, coins in rows}

    def acquaintances(self, name: str, game: str | None = None) -> list[Acquaintance]:
        """Return the bots that this person has played with, in this game or all, the most frequent first.

        Raises:
            StoreError: the results cannot be read.
        """
        mine = (
            " FROM results AS mine"
            " JOIN results AS theirs ON theirs.game = mine.game AND theirs.bot IS NOT NULL"
            " JOIN games ON games.id = mine.game"
        )
        who = " WHERE mine.name = ? AND mine.bot IS NULL AND games.game = COALESCE(?, games.game)"
        met = self._database.read(
            f"SELECT theirs.bot, COUNT(DISTINCT mine.game), TOTAL(mine.won), TOTAL(theirs.won){mine}{who}"
            " GROUP BY theirs.bot ORDER BY COUNT(*) DESC, theirs.bot",
            name,
            game,
        )
        deeds: defaultdict[tuple[str, bool], dict[str, int]] = defaultdict(dict)
        for bot, is_mine, deed, number in self._database.read(
            "SELECT theirs.bot, encounters.seat = mine.seat, deed, SUM(encounters.number)"
            f"{mine} JOIN encounters ON encounters.game = mine.game AND ("
            " (encounters.seat = mine.seat AND encounters.other IN (theirs.seat, -1)) OR"
            f" (encounters.seat = theirs.seat AND encounters.other IN (mine.seat, -1))){who}"
            " GROUP BY theirs.bot, encounters.seat = mine.seat, deed",
            name,
            game,
        ):
            deeds[bot, bool(is_mine)][deed] = number
        return [
            Acquaintance(bot, games, int(won), int(lost), deeds[bot, True], deeds[bot, False])
            for bot, games, won, lost in met
        ]

    def forget(self, name: str) -> None:
        """Remove a person's name. The rows of their games stay, so that none is counted again."""
        self._database.write(partial(_forget, name=name))


def _record(database: sqlite3.Connection, result: GameResult) -> None:
    game = database.execute(
        "INSERT OR IGNORE INTO games (finished, game, options, seed, deals, match, number)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (result.finished, result.game, json.dumps(asdict(result.options)), _stored(result.seed),
         result.deals, result.match, result.number),
    )  # fmt: skip
    if game.rowcount:
        database.executemany(
            "INSERT INTO results (game, seat, name, bot, won, coins, lost) VALUES (?, ?, ?, ?, ?, ?, ?)",
            _result_rows(game.lastrowid, result.players),
        )
        database.executemany(
            "INSERT INTO deeds (game, seat, deed, number) VALUES (?, ?, ?, ?)",
            _deed_rows(game.lastrowid, result.players),
        )
        database.executemany(
            "INSERT INTO encounters (game, seat, other, deed, number) VALUES (?, ?, ?, ?, ?)",
            _encounter_rows(game.lastrowid, result),
        )


def _forget(database: sqlite3.Connection, name: str) -> None:
    database.execute(
        "DELETE FROM deeds WHERE EXISTS (SELECT 1 FROM results WHERE results.game = deeds.game"
        " AND results.seat = deeds.seat AND name = ? AND bot IS NULL)",
        (name,),
    )
    database.execute(
        "DELETE FROM encounters WHERE EXISTS (SELECT 1 FROM results"
        " WHERE results.game = encounters.game AND name = ? AND bot IS NULL"
        " AND results.seat IN (encounters.seat, encounters.other))",
        (name,),
    )
    database.execute("DELETE FROM results WHERE name = ? AND bot IS NULL", (name,))
    database.execute("DELETE FROM abandoned WHERE name = ?", (name,))


def _is_moment(told: object) -> bool:
    """Return whether this is a valid date and time; a damaged store may contain anything."""
    try:
        return datetime.fromisoformat(str(told)).year > MINYEAR
    except ValueError:
        return False


def _stored(seed: int) -> int | str:
    """Return a seed as a column value: beyond SQLite's integers a text that is not read as a number."""
    return seed if abs(seed) < 1 << 63 else f"{seed:#x}"


def _result_rows(game: int | None, players: Sequence[PlayerResult]) -> Iterator[tuple[Any, ...]]:
    for seat, player in enumerate(players):
        yield game, seat, player.name, player.bot, player.won, player.coins, player.lost


def _deed_rows(game: int | None, players: Sequence[PlayerResult]) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of the persons' deeds in a game, with their counts."""
    for seat, player in enumerate(players):
        if player.bot is None:
            yield from ((game, seat, deed, number) for deed, number in player.deeds.items() if number)


def _encounter_rows(game: int | None, result: GameResult) -> Iterator[tuple[Any, ...]]:
    """Yield the rows of encounters between persons and bots; those among bots are not kept."""
    persons = {seat for seat, player in enumerate(result.players) if player.bot is None}
    met = Counter((each.seat, each.about, each.deed) for each in result.encounters)
    for (seat, other, deed), number in met.items():
        if other < 0 or len({seat, other} & persons) == 1:
            yield game, seat, other, deed, number
