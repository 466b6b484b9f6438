"""The shelf of feats: the feats found in each match, stored so that no log is read twice.

A feat remains when its match is deleted, but its deal can no longer be shown.
"""

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path
from typing import Final

from cucu_desktop.database import Database
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.local_time import local_time
from cucu_desktop.match.feats.deal_stories import stories_in
from cucu_desktop.match.feats.feat import FEATS
from cucu_desktop.match.log import LogError

LOOKS: Final = 3
"""The version of the search, increased whenever the same matches would have other feats."""


@frozen
class Earned:
    """A feat that was done.

    Attributes:
        feat: its id.
        name: the player.
        game: the id of the game.
        day: the day on which the match was played last.
        log: the name of the match's log.
        line: the line of it, the header not counted, after which the cards of the deal have been dealt.
        seat: the player's seat.
    """

    feat: str
    name: str
    game: str
    day: date
    log: str
    line: int
    seat: int


class Shelf:
    """The feats in the database."""

    def __init__(self, path: Path) -> None:
        self._database = Database(path)

    def earned(self, logs: Sequence[Path] = ()) -> dict[str, Earned]:
        """Return for each feat its first doer, preferring matches that can still be shown.

        Args:
            logs: the stored matches.
        """
        kept = {log.name for log in logs}
        found: dict[str, Earned] = {}
        for each in sorted(
            self._all(), key=lambda each: (each.log not in kept, each.day, each.log, each.line)
        ):
            found.setdefault(each.feat, each)
        return found

    def look(self, logs: Sequence[Path]) -> Iterator[int]:
        """Search those of the logs that are new or have grown; yield the number of finished ones."""
        looked = {log: state for log, *state in self._database.find("SELECT * FROM searched")}
        found = {}
        for number, log in enumerate(logs, 1):
            with suppress(OSError):
                state = _state_of(log)
                if looked.get(log.name) != state:
                    found[log.name] = state, _found(log)
            yield number
        if found:
            self._database.write(partial(_replace, found=found))

    def _all(self) -> Iterator[Earned]:
        """Yield the feats that this version knows, of games that it knows."""
        for feat, name, game, day, *rest in self._database.find(
            "SELECT feat, name, game, day, log, line, seat FROM feats WHERE typeof(name || log) = 'text'"
            " AND typeof(line) = 'integer' AND typeof(seat) = 'integer'"
        ):
            with suppress(ValueError, TypeError):
                if feat in FEATS and game in GAMES:
                    yield Earned(feat, name, game, date.fromisoformat(day), *rest)


def _found(log: Path) -> tuple[Earned, ...]:
    """Return the feats of the persons of a match; none for an unreadable one."""
    try:
        stories = stories_in(log)
    except LogError:
        return ()
    day = local_time(log.stat().st_mtime).date()
    found: dict[tuple[str, str], Earned] = {}
    for story in stories:
        for seat in story.persons:
            for feat, find in FEATS.items():
                at = find(story, seat)
                if at is not None:
                    name = story.players[seat].name
                    line = story.deals[at].line + 1
                    earned = Earned(feat, name, story.game, day, log.name, line, seat)
                    found.setdefault((feat, name), earned)
    return tuple(found.values())


def _state_of(log: Path) -> list[int]:
    told = log.stat()
    return [LOOKS, told.st_size, told.st_mtime_ns]


def _replace(
    database: sqlite3.Connection, found: Mapping[str, tuple[Sequence[int], Sequence[Earned]]]
) -> None:
    """Store the state of each log, and the feats that were found in the log."""
    for log, (state, earned) in found.items():
        database.execute("INSERT OR REPLACE INTO searched VALUES (?, ?, ?, ?)", (log, *state))
        database.execute("DELETE FROM feats WHERE log = ?", (log,))
        database.executemany(
            "INSERT OR IGNORE INTO feats VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(log, e.feat, e.name, e.game, e.day.isoformat(), e.line, e.seat) for e in earned],
        )
