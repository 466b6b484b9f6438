"""Stored analyses, so that unchanged logs are not analysed again.

They are a cache: a file that cannot be read, or that another version of the program made,
is ignored, and so is an error in writing. Of a stopped analysis the
judgements so far are stored, and the next one continues from them.
"""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, get_args

from cucu_desktop import __version__
from cucu_desktop.analysis.judgement import Judgement
from cucu_desktop.analysis.report import GameAnalysis, from_json
from cucu_desktop.bots.assessment import Unit
from cucu_desktop.engine.actions import parse
from cucu_desktop.kept_stores import DAMAGE
from cucu_desktop.own_files import own_folder, read_kept, write_kept

RECKONING: Final = 4
"""The version of judgements, increased whenever the same decisions would be judged otherwise."""


class KeptAnalyses:
    """The analyses in a folder, by the logs."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, log: Path) -> tuple[GameAnalysis, ...] | None:
        """Return the analysis of this log in its present state, or None."""
        try:
            told = json.loads(read_kept(self._path(log)))
            if told["of"] != self.state_of(log):
                return None
            return tuple(from_json(game) for game in told["games"])
        except (OSError, *DAMAGE):
            return None

    def keep(self, log: Path, games: Sequence[GameAnalysis], of: dict[str, Any]) -> None:
        """Store the analysis of a log in an earlier state (`state_of`)."""
        path = self._path(log)
        with suppress(OSError):
            own_folder(self._folder)
            write_kept(path, json.dumps({"of": of, "games": [asdict(game) for game in games]}))
        self.forget_begun(log)

    def find_begun(self, log: Path) -> dict[int, Judgement | None]:
        """Return the judgements of this log in its present state, by its lines; None for no choice."""
        try:
            told = json.loads(read_kept(self._begun(log)))
            if told["of"] != self.state_of(log):
                return {}
            return {int(line): _judgement(*each) if each else None for line, each in told["judged"].items()}
        except (OSError, *DAMAGE):
            return {}

    def keep_begun(self, log: Path, judged: Mapping[int, Judgement | None], of: dict[str, Any]) -> None:
        """Store the judgements so far of a log in an earlier state."""
        told = {line: each and (str(each.best), *each[1:]) for line, each in judged.items()}
        with suppress(OSError):
            for folder in (self._folder, self._begun(log).parent):
                own_folder(folder)
            write_kept(self._begun(log), json.dumps({"of": of, "judged": told}))

    def forget_begun(self, log: Path) -> None:
        """Delete the judgements of a log whose analysis is complete."""
        with suppress(OSError):
            self._begun(log).unlink()

    @staticmethod
    def state_of(log: Path) -> dict[str, Any]:
        """Return the key of an analysis of this log in its present state.

        Raises:
            OSError: it does not exist.
        """
        told = log.stat()
        return {
            "version": __version__,
            "reckoning": RECKONING,
            "size": told.st_size,
            "written": told.st_mtime_ns,
        }

    def _path(self, log: Path) -> Path:
        return self._folder / f"{log.stem}.json"

    def _begun(self, log: Path) -> Path:
        return self._folder / "begun" / f"{log.stem}.json"


def _judgement(best: str, cost: float, error: float, unit: Unit) -> Judgement:
    if unit not in get_args(Unit):
        raise ValueError(unit)
    return Judgement(parse(best), float(cost), float(error), unit)
