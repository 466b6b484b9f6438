"""Results and statistics, kept in SQLite: one row a finished game, one a player in it, one a kind of deed.

A log is the means to resume a match; the store keeps its result, counted from its events once,
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
from cucu_desktop.match.records.result_rows import (
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
"""Encounters of seats; `other` is -1 for one towards all. Earlier versions lack this table."""

ABANDONED: Final = """
CREATE TABLE IF NOT EXISTS abandoned (
    match TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL, deleted TEXT NOT NULL,
    PRIMARY KEY (match, name)
) WITHOUT ROWID;
"""
"""Matches deleted before their end, a row for each person in them. Version 1.0.0 lacks this table."""


class StoreError(Exception):
    """The results cannot be stored or read: a full disk, a read-only folder, a file that is no store."""


@frozen
class Acquaintance:
    """The history of a person with one of the bots.

    Attributes:
        bot: the bot's id.
        games: played together.
        won, lost: the number of them won by the person, and by the bot.
        done: the person's deeds towards the bot, with counts (see `encounters`).
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
    """The results in one file, which is created at the first use."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def record(self, result: GameResult) -> None:
        """Insert the result if absent.

        Raises:
            StoreError: it cannot be stored.
        """
        try:
            self._record(result)
        except StoreError:
            if os.path.lexists(self._path):
                raise
            self._record(result)  # into a new file: the old one was damaged, and set aside

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
        """Insert the record that a match was deleted before its end, if absent.

        Args:
            match: the name of its log.
            game: the id of its game.
            persons: the names of the persons who played in it.
            deleted: the time of the deletion.

        Raises:
            StoreError: it cannot be stored.
        """
        with self._open() as database, database:
            database.executemany(
                "INSERT OR IGNORE INTO abandoned (match, name, game, deleted) VALUES (?, ?, ?, ?)",
                [(match, name, game, deleted.isoformat()) for name in persons],
            )

    def abandoned(self, name: str, game: str | None = None) -> int:
        """Return the number of a person's matches, of this game or all, that were deleted before their end.

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
        """Return the statistics of a person, for this game or all.

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
        """Return the names of the persons who have finished a game here, the latest player first.

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
        """Return the games of the person of this name, in order; invalid rows are left out.

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
        """Remove a person's name. The rows of their games stay, so that none is counted again.

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
            with suppress(OSError):  # secret as a log: the cards of a match under way follow from its seed
                if not self._path.exists():
                    self._path.touch(mode=OWN_FILE)
                if self._path.stat().st_mode & _OTHERS:
                    self._path.chmod(OWN_FILE)
            with closing(sqlite3.connect(self._path)) as database:
                (version,) = database.execute("PRAGMA user_version").fetchone()
                if version > SCHEMA:
                    raise StoreError("a newer version of the program has written these results")
                database.executescript(TABLES)
                with suppress(sqlite3.OperationalError):  # a read-only store of an earlier version
                    database.executescript(ENCOUNTERS + ABANDONED)
                if version < SCHEMA:  # a read-only store could not be read otherwise
                    database.execute(f"PRAGMA user_version = {SCHEMA}")
                yield database
        except (sqlite3.Error, OSError, ValueError, OverflowError) as error:
            if _is_damage(error):
                self._set_aside()
            raise StoreError(str(error)) from error

    def _set_aside(self) -> None:
        """Move a damaged store away, with SQLite's files beside it, which a new store would read."""
        if set_aside("statistics", self._path, self._path.parent):
            for ending in ("-journal", "-wal", "-shm"):
                with suppress(OSError):
                    self._path.with_name(self._path.name + ending).unlink()


def _has(database: sqlite3.Connection, table: str) -> bool:
    """Return whether the store has this table: a read-only one of an earlier version may lack it."""
    return bool(database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)).fetchone())


def _is_damage(error: Exception) -> bool:
    """Return whether an error means that the file is no valid store: damaged, or with other columns."""
    if not isinstance(error, sqlite3.DatabaseError):
        return False
    code = getattr(error, "sqlite_errorcode", None)
    other = code == sqlite3.SQLITE_ERROR and (
        "no such column" in str(error) or "no column named" in str(error)
    )
    return other or (code is not None and code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB))
