"""Results and statistics, kept in SQLite: one row a finished game, one a player in it, one a kind of deed.

A log is how a match is resumed; the store is what is left of it when it is over, counted off its events once,
so that a page about hundreds of games reads none of their logs.
"""

import json
import os
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Final

from cucu_desktop.frozen import frozen
from cucu_desktop.kept_stores import set_aside
from cucu_desktop.match.records.rows import (
    GameResult,
    deed_rows,
    encounter_rows,
    is_moment,
    result_rows,
    stored,
)
from cucu_desktop.own_files import OWN_FILE

_OTHERS: Final = 0o077
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

ENCOUNTERS: Final = """
CREATE TABLE IF NOT EXISTS encounters (
    game INTEGER NOT NULL REFERENCES games (id), seat INTEGER NOT NULL, other INTEGER NOT NULL,
    deed TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (game, seat, other, deed)
) WITHOUT ROWID;
"""
"""What seats did to each other; `other` is -1 for what was done to all. Earlier versions had none of it."""

ABANDONED: Final = """
CREATE TABLE IF NOT EXISTS abandoned (
    match TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL, deleted TEXT NOT NULL,
    PRIMARY KEY (match, name)
) WITHOUT ROWID;
"""
"""Matches that were deleted before their end, a row for each person in them. Version 1.0.0 had none of it."""


class StoreError(Exception):
    """The results cannot be kept or read: a full disk, a read-only folder, a file that is no store."""


@frozen
class Acquaintance:
    """What a person has gone through with one of the bots.

    Attributes:
        bot: the bot's id.
        games: played together.
        won, lost: how many of them the person has won, and how many the bot.
        done: what the person has done to the bot, and how often (see `encounters`).
        suffered: what the bot has done to the person.
    """

    bot: str
    games: int
    won: int
    lost: int
    done: Mapping[str, int]
    suffered: Mapping[str, int]


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
        try:
            self._record(result)
        except StoreError:
            if os.path.lexists(self._path):
                raise
            self._record(result)  # into a new file: the one that was there was damaged, and set aside

    def _record(self, result: GameResult) -> None:
        with self._open() as database, database:
            game = database.execute(
                "INSERT OR IGNORE INTO games (finished, game, options, seed, deals, match, number)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (result.finished, result.game, json.dumps(asdict(result.options)), stored(result.seed),
                 result.deals, result.match, result.number),
            )  # fmt: skip
            if game.rowcount:
                database.executemany(
                    "INSERT INTO results (game, seat, name, bot, won, coins, lost)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?)",
                    result_rows(game.lastrowid, result.players),
                )
                database.executemany(
                    "INSERT INTO deeds (game, seat, deed, number) VALUES (?, ?, ?, ?)",
                    deed_rows(game.lastrowid, result.players),
                )
                database.executemany(
                    "INSERT INTO encounters (game, seat, other, deed, number) VALUES (?, ?, ?, ?, ?)",
                    encounter_rows(game.lastrowid, result),
                )

    def abandon(self, match: str, game: str, persons: Sequence[str], deleted: datetime) -> None:
        """Keep that a match was deleted before its end; one that is there already stays as it is.

        Args:
            match: the name of its log.
            game: the id of its game.
            persons: the names of the persons who played in it.
            deleted: when it was deleted.

        Raises:
            StoreError: it cannot be kept.
        """
        with self._open() as database, database:
            database.executemany(
                "INSERT OR IGNORE INTO abandoned (match, name, game, deleted) VALUES (?, ?, ?, ?)",
                [(match, name, game, deleted.isoformat()) for name in persons],
            )

    def abandoned(self, name: str, game: str | None = None) -> int:
        """Return how many matches of this person, at this game or at all, were deleted before their end.

        Raises:
            StoreError: the results cannot be read.
        """
        with self._open() as database:
            if not _has(database, "abandoned"):
                return 0
            (number,) = database.execute(
                "SELECT COUNT(*) FROM abandoned WHERE name = ? AND game = COALESCE(?, game)", (name, game)
            ).fetchone()
        return int(number)

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
                "SELECT name FROM results WHERE bot IS NULL AND typeof(name) = 'text'"
                " GROUP BY name ORDER BY MAX(game) DESC, name"
            )
            return [name for (name,) in rows]

    def games_of(self, name: str) -> list[GamePlayed]:
        """Return the games of the person of this name, the first one first; what is no game is left out.

        Raises:
            StoreError: the results cannot be read.
        """
        with self._open() as database:
            rows = database.execute(
                "SELECT games.id, seat, finished, games.game, won, coins, lost FROM results"
                " JOIN games ON games.id = results.game WHERE name = ? AND bot IS NULL"
                " AND typeof(coins) = 'integer' AND typeof(lost) = 'integer' ORDER BY games.id",
                (name,),
            ).fetchall()
            deeds: defaultdict[tuple[int, int], dict[str, int]] = defaultdict(dict)
            for game, seat, deed, number in database.execute(
                "SELECT deeds.game, deeds.seat, deed, number FROM deeds JOIN results"
                " ON results.game = deeds.game AND results.seat = deeds.seat WHERE name = ? AND bot IS NULL"
                " AND typeof(number) = 'integer'",
                (name,),
            ):
                deeds[game, seat][deed] = number
        return [
            GamePlayed(finished, game, bool(won), coins, lost, deeds[number, seat])
            for number, seat, finished, game, won, coins, lost in rows
            if is_moment(finished)
        ]

    def acquaintances(self, name: str, game: str | None = None) -> list[Acquaintance]:
        """Return with whom of the bots this person has played, at this game or at all, most often first.

        Raises:
            StoreError: the results cannot be read.
        """
        mine = (
            " FROM results AS mine"
            " JOIN results AS theirs ON theirs.game = mine.game AND theirs.bot IS NOT NULL"
            " JOIN games ON games.id = mine.game"
        )
        who = " WHERE mine.name = ? AND mine.bot IS NULL AND games.game = COALESCE(?, games.game)"
        with self._open() as database:
            met = database.execute(
                f"SELECT theirs.bot, COUNT(DISTINCT mine.game), TOTAL(mine.won), TOTAL(theirs.won){mine}{who}"
                " GROUP BY theirs.bot ORDER BY COUNT(*) DESC, theirs.bot",
                (name, game),
            ).fetchall()
            deeds: defaultdict[tuple[str, bool], dict[str, int]] = defaultdict(dict)
            if _has(database, "encounters"):
                for bot, is_mine, deed, number in database.execute(
                    "SELECT theirs.bot, encounters.seat = mine.seat, deed, SUM(encounters.number)"
                    f"{mine} JOIN encounters ON encounters.game = mine.game AND ("
                    " (encounters.seat = mine.seat AND encounters.other IN (theirs.seat, -1)) OR"
                    f" (encounters.seat = theirs.seat AND encounters.other IN (mine.seat, -1))){who}"
                    " GROUP BY theirs.bot, encounters.seat = mine.seat, deed",
                    (name, game),
                ):
                    deeds[bot, bool(is_mine)][deed] = number
        return [
            Acquaintance(bot, games, int(won), int(lost), deeds[bot, True], deeds[bot, False])
            for bot, games, won, lost in met
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
            database.execute(
                "DELETE FROM encounters WHERE EXISTS (SELECT 1 FROM results"
                " WHERE results.game = encounters.game AND name = ? AND bot IS NULL"
                " AND results.seat IN (encounters.seat, encounters.other))",
                (name,),
            )
            database.execute("DELETE FROM results WHERE name = ? AND bot IS NULL", (name,))
            database.execute("DELETE FROM abandoned WHERE name = ?", (name,))

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with suppress(OSError):  # as in a log: all cards of a match that goes on follow from its seed
                if not self._path.exists():
                    self._path.touch(mode=OWN_FILE)
                if self._path.stat().st_mode & _OTHERS:
                    self._path.chmod(OWN_FILE)
            with closing(sqlite3.connect(self._path)) as database:
                (version,) = database.execute("PRAGMA user_version").fetchone()
                if version > SCHEMA:
                    raise StoreError("a newer version of the program has written these results")
                database.executescript(TABLES)
                with suppress(
                    sqlite3.OperationalError
                ):  # a store of an earlier version that may only be read
                    database.executescript(ENCOUNTERS + ABANDONED)
                if version < SCHEMA:  # else a store that may only be read could not be read either
                    database.execute(f"PRAGMA user_version = {SCHEMA}")
                yield database
        except (sqlite3.Error, OSError, ValueError, OverflowError) as error:
            if _is_damage(error):
                self._set_aside()
            raise StoreError(str(error)) from error

    def _set_aside(self) -> None:
        """Move a damaged store away, with what SQLite keeps beside it: it would be taken for a new one's."""
        if set_aside("statistics", self._path, self._path.parent):
            for ending in ("-journal", "-wal", "-shm"):
                with suppress(OSError):
                    self._path.with_name(self._path.name + ending).unlink()


def _has(database: sqlite3.Connection, table: str) -> bool:
    """Tell whether the store has this table: one of an earlier version that may only be read has not."""
    return bool(database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone())


def _is_damage(error: Exception) -> bool:
    """Tell whether the file is no store: no database, a damaged one, or one with other columns."""
    if not isinstance(error, sqlite3.DatabaseError):
        return False
    code = getattr(error, "sqlite_errorcode", None)
    other = code == sqlite3.SQLITE_ERROR and (
        "no such column" in str(error) or "no column named" in str(error)
    )
    return other or (code is not None and code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB))
