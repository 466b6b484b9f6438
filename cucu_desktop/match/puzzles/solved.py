"""The solved puzzles, each with its number of tries: a small file beside the results.

Two windows may write it: each reads it again before.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from cucu_desktop.kept_stores import keep, locked, set_aside
from cucu_desktop.own_files import own_folder, read_kept, write_kept

NAME: Final = "puzzles.json"
_STREAK: Final = "streak"
"""The key of the streak beside those of the puzzles, which contain a slash."""


class Solved:
    """The puzzles that have been tried, by their ids."""

    def __init__(self, path: Path) -> None:
        """Read the file; it is created with the first try."""
        self._path = path
        self._tries: dict[str, int] = {}
        self._solved: set[str] = set()
        self._streak = (0, 0, 0)
        """The number of consecutive correct first answers, now and at most, and of all first answers."""
        if not self._merge() and set_aside("puzzles", path, path.parent) and self._tries:
            keep("puzzles", path, self._write)

    def tries(self, puzzle: str) -> int:
        """Return the number of tries of a puzzle, up to its solution."""
        return self._tries.get(puzzle, 0)

    def is_solved(self, puzzle: str) -> bool:
        """Return whether the puzzle has been solved."""
        return puzzle in self._solved

    @property
    def first_answers(self) -> Mapping[str, bool]:
        """Whether the first answer was correct, by the ids of the puzzles that were tried."""
        return {name: tries == 1 and name in self._solved for name, tries in self._tries.items()}

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
        with locked(self._path):
            self._merge()
            if self.is_solved(puzzle):
                return
            self._tries[puzzle] = self.tries(puzzle) + 1
            if self._tries[puzzle] == 1:
                now, best, number = self._streak
                now = now + 1 if is_right else 0
                self._streak = now, max(now, best), number + 1
            if is_right:
                self._solved.add(puzzle)
            keep("puzzles", self._path, self._write)

    def _write(self) -> None:
        own_folder(self._path.parent)
        with locked(self._path):
            if not self._merge():
                set_aside("puzzles", self._path, self._path.parent)
            told = {name: [number, name in self._solved] for name, number in sorted(self._tries.items())}
            write_kept(self._path, json.dumps({_STREAK: self._streak, **told}))

    def _merge(self) -> bool:
        """Merge the contents of the file; return whether all of it was valid."""
        try:
            told = json.loads(read_kept(self._path))
        except OSError:
            return True  # no file, or not ours
        except (ValueError, RecursionError):
            return False
        if not isinstance(told, Mapping):
            return False
        is_whole = True
        for name, each in told.items():
            if name == _STREAK and _is_streak(each):
                self._streak = max(self._streak, tuple(each), key=lambda streak: streak[2])
            elif isinstance(each, list) and len(each) == 2 and type(each[0]) is int and each[0] > 0:
                self._tries[name] = max(each[0], self.tries(name))
                if each[1] is True:
                    self._solved.add(name)
            else:
                is_whole = False
        return is_whole


def _is_streak(told: object) -> bool:
    """Return whether these are three numbers of a streak: now, at most, and of how many answers."""
    if not isinstance(told, list) or [type(each) for each in told] != [int] * 3:
        return False
    now, best, number = told
    return bool(0 <= now <= best <= number)
