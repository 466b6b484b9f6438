"""The shelf of feats: the feats found in each match, stored so that no log is read twice.

A feat remains when its match is deleted, but its deal can no longer be shown. A damaged file
is set aside: the feats of the stored matches are found again. Two windows may write the file.
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import date, datetime
from pathlib import Path
from typing import Any, Final

from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.kept_stores import DAMAGE, keep, locked, set_aside
from cucu_desktop.match.feats.deal_stories import stories_in
from cucu_desktop.match.feats.feat import FEATS
from cucu_desktop.match.log import LogError
from cucu_desktop.own_files import own_folder, read_kept, write_kept

NAME: Final = "feats.json"
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
    """The feats that were found, by the names of the logs."""

    def __init__(self, path: Path) -> None:
        """Read the file; it is created when a match is first searched."""
        self._path = path
        self._looked: dict[str, list[int]] = {}
        self._earned: dict[str, tuple[Earned, ...]] = {}
        self._new: set[str] = set()
        """The logs that were read here; another window may know more about others."""
        self._merge()

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
        for number, log in enumerate(logs, 1):
            with suppress(OSError):
                state = _state_of(log)
                if self._looked.get(log.name) != state:
                    self._earned[log.name] = _found(log)
                    self._looked[log.name] = state
                    self._new.add(log.name)
            yield number
        if self._new:
            keep("feats", self._path, self._write)

    def _all(self) -> Iterator[Earned]:
        for found in self._earned.values():
            yield from found

    def _write(self) -> None:
        own_folder(self._path.parent)
        with locked(self._path):
            self._merge()
            told = {
                log: {"state": state, "found": [_told(each) for each in self._earned.get(log, ())]}
                for log, state in sorted(self._looked.items())
            }
            write_kept(self._path, json.dumps(told))

    def _merge(self) -> None:
        """Merge the contents of the file; a damaged one is set aside."""
        try:
            looked, earned = _read(self._path)
        except OSError:
            return  # no file, or not ours
        except DAMAGE:
            set_aside("feats", self._path, self._path.parent)
            return
        for log in looked.keys() - self._new:
            self._looked[log], self._earned[log] = looked[log], earned[log]


def _found(log: Path) -> tuple[Earned, ...]:
    """Return the feats of the persons of a match; none for an unreadable one."""
    try:
        stories = stories_in(log)
    except LogError:
        return ()
    day = datetime.fromtimestamp(log.stat().st_mtime).astimezone().date()
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


def _told(earned: Earned) -> list[Any]:
    return [earned.feat, earned.name, earned.game, earned.day.isoformat(), earned.line, earned.seat]


def _read(path: Path) -> tuple[dict[str, list[int]], dict[str, tuple[Earned, ...]]]:
    """Return the state of each log at its search, and the feats found in it.

    Raises:
        OSError: the file cannot be read.
        DAMAGE: it is damaged.
    """
    looked: dict[str, list[int]] = {}
    earned: dict[str, tuple[Earned, ...]] = {}
    for log, each in json.loads(read_kept(path)).items():
        earned[log] = tuple(_earned(log, found) for found in each["found"] if _is_known(found))
        looked[log] = each["state"]
    return looked, earned


def _is_known(told: Sequence[Any]) -> bool:
    """Return whether this version knows the feat and the game."""
    return told[0] in FEATS and told[2] in GAMES


def _earned(log: str, told: Sequence[Any]) -> Earned:
    feat, name, game, day, line, seat = told
    return Earned(str(feat), str(name), str(game), date.fromisoformat(day), log, int(line), int(seat))
