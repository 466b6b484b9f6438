"""Results and statistics, kept in SQLite: one row a finished game, one a player in it, one a kind of deed.

A log is how a match is resumed; the store is what is left of it when it is over, counted off its events once,
so that a page about hundreds of games reads none of their logs.
"""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.frozen import frozen

if TYPE_CHECKING:
    from cucu_desktop.engine.options import GameOptions

SCHEMA: Final = 1
TABLES: Final = """
CREATE TABLE IF NOT EXISTS games (
    id INTEGER PRIMARY KEY, finished TEXT NOT NULL, game TEXT NOT NULL, options TEXT NOT NULL,
    seed INTEGER NOT NULL, deals INTEGER NOT NULL, match TEXT NOT NULL, number INTEGER NOT NULL,
    UNIQUE (match, number)
);
CREATE TABLE IF NOT EXISTS results (
    game INTEGER NOT NULL REFERENCES games (id), seat INTEGER NOT NULL, name TEXT NOT NULL, bot TEXT,
    won INTEGER NOT NULL, coins INTEGER NOT NULL, lost INTEGER NOT NULL, PRIMARY KEY (game, seat)
);
CREATE TABLE IF NOT EXISTS deeds (
    game INTEGER NOT NULL REFERENCES games (id), seat INTEGER NOT NULL, deed TEXT NOT NULL,
    number INTEGER NOT NULL, PRIMARY KEY (game, seat, deed)
) WITHOUT ROWID;
"""


class StoreError(Exception):
    """The results cannot be kept or read: a full disk, a read-only folder, a file that is no store."""


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
    """

    finished: str
    game: str
    options: "GameOptions"
    seed: int
    deals: int
    match: str
    number: int
    players: tuple[PlayerResult, ...]


@frozen
class GamePlayed:
    """A finished game as it was for one of its players.

    Attributes:
        finished: when, ISO 8601.
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
    """What a person has done so far: games, games won, coins won or lost, tokens lost."""

    games: int
    won: int
    coins: int
    lost: int


class Store:
    """The results in one file, which is made when it is first looked for."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def record(self, result: GameResult) -> None:
        """Keep a result; one that is there already stays as it is.

        Raises:
            StoreError: it cannot be kept.
        """
        with self._open() as database, database:
            game = database.execute(
                "INSERT OR IGNORE INTO games (finished, game, options, seed, deals, match, number)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (result.finished, result.game, json.dumps(asdict(result.options)), _stored(result.seed),
                 result.deals, result.match, result.number),
            )  # fmt: skip
            if game.rowcount:
                database.executemany(
                    "INSERT INTO results (game, seat, name, bot, won, coins, lost)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?)",
                    _rows(game.lastrowid, result.players),
                )
                database.executemany(
                    "INSERT INTO deeds (game, seat, deed, number) VALUES (?, ?, ?, ?)",
                    _deeds(game.lastrowid, result.players),
                )

    def statistics(self, name: str, game: str | None = None) -> Statistics:
        """Return what the person of this name has done, at this game or at all.

        Raises:
            StoreError: the results cannot be read.
        """
        with self._open() as database:
            row = database.execute(
                "SELECT COUNT(*), TOTAL(won), TOTAL(coins), TOTAL(lost) FROM results"
                " JOIN games ON games.id = results.game"
                " WHERE name = ? AND bot IS NULL AND games.game = COALESCE(?, games.game)",
                (name, game),
            ).fetchone()
        return Statistics(*(int(number) for number in row))

    def persons(self) -> list[str]:
        """Return the names of the persons who have finished a game here, the one who played last first.

        Raises:
            StoreError: the results cannot be read.
        """
        with self._open() as database:
            rows = database.execute(
                "SELECT name FROM results WHERE bot IS NULL GROUP BY name ORDER BY MAX(game) DESC, name"
            )
            return [name for (name,) in rows]

    def games_of(self, name: str) -> list[GamePlayed]:
        """Return the games of the person of this name, the first one first.

        Raises:
            StoreError: the results cannot be read.
        """
        with self._open() as database:
            rows = database.execute(
                "SELECT games.id, seat, finished, games.game, won, coins, lost FROM results"
                " JOIN games ON games.id = results.game WHERE name = ? AND bot IS NULL ORDER BY games.id",
                (name,),
            ).fetchall()
            deeds: defaultdict[tuple[int, int], dict[str, int]] = defaultdict(dict)
            for game, seat, deed, number in database.execute(
                "SELECT deeds.game, deeds.seat, deed, number FROM deeds JOIN results"
                " ON results.game = deeds.game AND results.seat = deeds.seat WHERE name = ? AND bot IS NULL",
                (name,),
            ):
                deeds[game, seat][deed] = number
        return [
            GamePlayed(finished, game, bool(won), coins, lost, deeds[number, seat])
            for number, seat, finished, game, won, coins, lost in rows
        ]

    def forget(self, name: str) -> None:
        """Strike out the person of this name. That a game was played stays, so that none is counted again.

        Raises:
            StoreError: the results cannot be written.
        """
        with self._open() as database, database:
            database.execute(
                "DELETE FROM deeds WHERE EXISTS (SELECT 1 FROM results WHERE results.game = deeds.game"
                " AND results.seat = deeds.seat AND name = ? AND bot IS NULL)",
                (name,),
            )
            database.execute("DELETE FROM results WHERE name = ? AND bot IS NULL", (name,))

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self._path)) as database:
                (version,) = database.execute("PRAGMA user_version").fetchone()
                if version > SCHEMA:
                    raise StoreError("a newer version of the program has written these results")
                database.executescript(TABLES)
                if version < SCHEMA:  # else a store that may only be read could not be read either
                    database.execute(f"PRAGMA user_version = {SCHEMA}")
                yield database
        except (sqlite3.Error, OSError, ValueError, OverflowError) as error:
            raise StoreError(str(error)) from error


def _stored(seed: int) -> int | str:
    """Return a seed as a column takes it: larger than SQLite's numbers it is text, and not taken for one."""
    return seed if abs(seed) < 1 << 63 else f"{seed:#x}"


def _rows(game: int | None, players: Sequence[PlayerResult]) -> Iterator[tuple[Any, ...]]:
    for seat, player in enumerate(players):
        yield game, seat, player.name, player.bot, player.won, player.coins, player.lost


def _deeds(game: int | None, players: Sequence[PlayerResult]) -> Iterator[tuple[Any, ...]]:
    for seat, player in enumerate(players):
        if player.bot is None:
            yield from ((game, seat, deed, number) for deed, number in player.deeds.items() if number)
