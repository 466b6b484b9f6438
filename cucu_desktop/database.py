"""The database of the user's data: results, solved puzzles, feats and days, in one SQLite file.

A change is a function of the connection, run in a transaction of its own: one writer at a time, of all
windows. A change that cannot be written stays in memory and is tried again (`kept_stores.keep`); until it is
written all reads see it, in a copy of the database in memory. So a change is written as what is added, and
not as what was read before.

The journal is SQLite's rollback journal. With a write-ahead log (WAL) SQLite needs a second file to read,
too: on a full or read-only disk it could not open the database at all.

Versions before this database had a file for each store; `old_files` takes them over and sets them aside.
"""

import sqlite3
import stat
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from cucu_desktop import old_files
from cucu_desktop.kept_stores import PATIENCE, NewerVersionError, keep, set_aside, unwritten_at
from cucu_desktop.own_files import close_to_others, make_own, own_folder

Change = Callable[[sqlite3.Connection], object]

NAME: Final = "results.sqlite"
VERSION: Final = 2
"""The `user_version` of the file; 1 had only the results."""
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
CREATE TABLE IF NOT EXISTS encounters (  -- of seats, `other` is -1 for one towards all
    game INTEGER NOT NULL REFERENCES games (id), seat INTEGER NOT NULL, other INTEGER NOT NULL,
    deed TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (game, seat, other, deed)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS abandoned (  -- matches deleted before their end, a row for each person in them
    match TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL, deleted TEXT NOT NULL,
    PRIMARY KEY (match, name)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS puzzles (
    puzzle TEXT PRIMARY KEY, tries INTEGER NOT NULL, solved INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS streak (  -- of correct first answers, now and at most, and all first answers
    id INTEGER PRIMARY KEY CHECK (id = 1), now INTEGER NOT NULL, best INTEGER NOT NULL,
    number INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS searched (  -- the state of each log when it was searched for feats
    log TEXT PRIMARY KEY, looks INTEGER NOT NULL, size INTEGER NOT NULL, written INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS feats (
    log TEXT NOT NULL, feat TEXT NOT NULL, name TEXT NOT NULL, game TEXT NOT NULL, day TEXT NOT NULL,
    line INTEGER NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (log, feat, name)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS days (
    log TEXT PRIMARY KEY, brought INTEGER NOT NULL, best INTEGER NOT NULL, decisions INTEGER NOT NULL,
    advised INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS advised (
    log TEXT NOT NULL, decision INTEGER NOT NULL, PRIMARY KEY (log, decision)
) WITHOUT ROWID;
"""


class StoreError(OSError):
    """The database cannot be read or written: a full disk, a read-only folder, a file that is no database."""


class _NewerError(StoreError, NewerVersionError):
    pass


class Database:
    """The database in one file, which is created with the first change."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows of a query, with all changes that could not be written yet.

        Raises:
            StoreError: the database cannot be read.
        """
        changes = self._unwritten()
        if not changes and not self._path.exists() and old_files.found(self._path.parent):
            with suppress(OSError):
                self._write(())  # takes them over
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as copy:
            try:
                with self._open() as database:
                    if not changes and self._is_completed(database):
                        return database.execute(query, values).fetchall()
                    database.backup(copy)
            except StoreError as error:
                if not changes and not isinstance(error.__cause__, FileNotFoundError):
                    raise
            _complete(copy, old_files.found(self._path.parent))
            for change in changes:
                change(copy)
            return copy.execute(query, values).fetchall()

    def find(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Return the rows of a query; none if the database cannot be read."""
        try:
            return self.read(query, *values)
        except StoreError:
            return []

    def write(self, change: Change) -> bool:
        """Make a change, or try again later if it cannot be written; return whether it is written."""
        changes = [*self._unwritten(), change]
        return keep("results", self._path, lambda: self._write(changes), changes)

    def _unwritten(self) -> list[Change]:
        left = unwritten_at(self._path)
        return left if isinstance(left, list) else []

    def _write(self, changes: Sequence[Change]) -> None:
        own_folder(self._path.parent)
        try:
            self._apply(changes)
        except StoreError:
            if self._path.exists():
                raise
            self._apply(changes)  # to a new file: the old one was damaged, and set aside

    def _apply(self, changes: Sequence[Change]) -> None:
        make_own(self._path)
        with self._open() as database:
            self._complete(database)
            with _transaction(database):
                for change in changes:
                    change(database)

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        try:
            if not stat.S_ISREG(self._path.stat().st_mode):
                msg = "this is no file"  # a pipe without a writer would be waited for
                raise OSError(msg)  # noqa: TRY301 - as an error of the system
            close_to_others(
                self._path
            )  # secret as a log: the cards of a match under way follow from its seed
            with closing(sqlite3.connect(self._path, PATIENCE, isolation_level=None)) as database:
                (version,) = database.execute("PRAGMA user_version").fetchone()
                if version > VERSION:
                    msg = "a newer version of the program has written these results"
                    raise _NewerError(msg)
                database.execute("PRAGMA synchronous = EXTRA")  # a change outlives a power cut, too
                yield database
        except StoreError:
            raise
        except (sqlite3.Error, OSError, ValueError, OverflowError) as error:
            if _is_damage(error):
                self._set_aside()
            raise StoreError(str(error)) from error

    def _is_completed(self, database: sqlite3.Connection) -> bool:
        """Complete the file, if the disk allows it; return whether the file is complete."""
        try:
            self._complete(database)
        except sqlite3.OperationalError as error:
            if _is_damage(error):
                raise
            return False
        return True

    def _complete(self, database: sqlite3.Connection) -> None:
        """Add the tables that a file of an earlier version lacks, and the contents of old files."""
        old = old_files.found(self._path.parent)
        if old or database.execute("PRAGMA user_version").fetchone() != (VERSION,):
            with _transaction(database):
                taken = _complete(database, old)
            old_files.put_aside(taken, self._path.parent)

    def _set_aside(self) -> None:
        """Move a damaged file away, with SQLite's journal, which a new one would read."""
        if set_aside("results", self._path, self._path.parent):
            for ending in ("-journal", "-wal", "-shm"):
                with suppress(OSError):
                    self._path.with_name(self._path.name + ending).unlink()


@contextmanager
def _transaction(database: sqlite3.Connection) -> Iterator[None]:
    """Lock the file for other writers, and commit at the end, or undo all changes after an error."""
    database.execute("BEGIN IMMEDIATE")
    with database:
        yield


def _complete(database: sqlite3.Connection, old: Iterable[Path]) -> dict[Path, bool]:
    """Add missing tables and the contents of old files; return the files, with whether each was valid."""
    for statement in TABLES.split(";"):
        database.execute(statement)
    database.execute(f"PRAGMA user_version = {VERSION}")
    return {path: old_files.take_over(database, path) for path in old}


def _is_damage(error: Exception) -> bool:
    """Return whether an error means that the file is no valid database: damaged, or with other columns."""
    if not isinstance(error, sqlite3.DatabaseError):
        return False
    code = getattr(error, "sqlite_errorcode", None)
    other = code == sqlite3.SQLITE_ERROR and any(
        words in str(error) for words in ("no such column", "no column named", "no such table")
    )
    return other or (code is not None and code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB))
