"""Which puzzles have been solved, and at which try: a small file beside the results.

It can be lost without harm: a file that cannot be read is as good as none, and one that cannot be written is
not missed before the next start.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from cucu_desktop.own_files import own_folder, read_kept, write_kept

NAME: Final = "puzzles.json"


class Solved:
    """The puzzles that have been tried, by their ids."""

    def __init__(self, path: Path) -> None:
        """Read what is there; the file is made when something is first tried."""
        self._path = path
        self._tries, self._solved = _read(path)

    def tries(self, puzzle: str) -> int:
        """Return how often it was answered before it was solved, or so far."""
        return self._tries.get(puzzle, 0)

    def is_solved(self, puzzle: str) -> bool:
        """Tell whether it was solved once."""
        return puzzle in self._solved

    def note(self, puzzle: str, *, is_right: bool) -> None:
        """Note an answer; after the right one no other counts."""
        if self.is_solved(puzzle):
            return
        self._tries[puzzle] = self.tries(puzzle) + 1
        if is_right:
            self._solved.add(puzzle)
        told = {name: [number, name in self._solved] for name, number in sorted(self._tries.items())}
        with suppress(OSError):
            own_folder(self._path.parent)
            write_kept(self._path, json.dumps(told))


def _read(path: Path) -> tuple[dict[str, int], set[str]]:
    try:
        told = json.loads(read_kept(path))
    except (OSError, ValueError, RecursionError):
        told = {}
    tries: dict[str, int] = {}
    solved: set[str] = set()
    for name, each in told.items() if isinstance(told, Mapping) else ():
        if isinstance(each, list) and len(each) == 2 and type(each[0]) is int and each[0] > 0:
            tries[name] = each[0]
            if each[1] is True:
                solved.add(name)
    return tries, solved
