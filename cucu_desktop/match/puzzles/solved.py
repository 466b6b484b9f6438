"""The solved puzzles in the database, each with its number of tries."""

import sqlite3
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from cucu_desktop.database import Database
from cucu_desktop.old_files import is_streak


class Solved:
    """The puzzles that have been tried, by their ids."""

    def __init__(self, path: Path) -> None:
        self._database = Database(path)
        self._tries: dict[str, tuple[int, bool]] = {}
        """The number of tries of each puzzle, and whether it is solved."""
        self._streak = (0, 0, 0)
        """The number of consecutive correct first answers, now and at most, and of all first answers."""
        self._read()

    def tries(self, puzzle: str) -> int:
        """Return the number of tries of a puzzle, up to its solution."""
        return self._tries.get(puzzle, (0, False))[0]

    def is_solved(self, puzzle: str) -> bool:
        return self._tries.get(puzzle, (0, False))[1]

    @property
    def first_answers(self) -> Mapping[str, bool]:
        """Whether the first answer was correct, by the ids of the puzzles that were tried."""
        return {name: told == (1, True) for name, told in self._tries.items()}

    @property
    def streak(self) -> int:
        """The number of consecutive puzzles solved at the first answer, up to now."""
        return self._streak[0]

    @property
    def best_streak(self) -> int:
        """The largest number of consecutive puzzles solved at the first answer."""
        return self._streak[1]

    def note(self, puzzle: str, *, is_right: bool) -> None:
        """Store an answer; answers after the correct one do not count."""
        self._database.write(partial(_note, puzzle=puzzle, is_right=is_right))
        self._read()

    def _read(self) -> None:
        rows = self._database.find(
            "SELECT puzzle, tries, solved FROM puzzles WHERE typeof(puzzle) = 'text'"
            " AND typeof(tries) = 'integer' AND tries > 0"
        )
        self._tries = {puzzle: (tries, bool(solved)) for puzzle, tries, solved in rows}
        streaks = self._database.find("SELECT now, best, number FROM streak")
        self._streak = next((each for each in streaks if is_streak(list(each))), (0, 0, 0))


def _note(database: sqlite3.Connection, puzzle: str, *, is_right: bool) -> None:
    before = database.execute("SELECT solved FROM puzzles WHERE puzzle = ?", (puzzle,)).fetchone()
    if before is None:
        database.execute(
            "INSERT INTO streak VALUES (1, ?, ?, 1) ON CONFLICT DO UPDATE SET"
            " now = (now + 1) * excluded.now, best = MAX(best, (now + 1) * excluded.now),"
            " number = number + 1",
            (is_right, is_right),
        )
    if before is None or not before[0]:
        database.execute(
            "INSERT INTO puzzles VALUES (?, 1, ?)"
            " ON CONFLICT DO UPDATE SET tries = tries + 1, solved = excluded.solved",
            (puzzle, is_right),
        )
