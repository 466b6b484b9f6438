"""Where the logs of matches lie, and which of them wait to be gone on with.

A match is a log in the `matches` folder. When its game is over and its players have got up it is moved to
`played` beside it, so that what lies in `matches` is interrupted; but for a log whose program was killed in
the very moment of winning, which is found out by its last line. Logs that cannot be read are told of once and
never touched.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Final

import platformdirs
from PySide6.QtCore import QLockFile

from cucu_desktop.match.log import LogError, read_log

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from cucu_desktop.match.log import Line

ENDING: Final = ".cucu"


@dataclass(frozen=True, slots=True)
class Save:
    """An interrupted match as the list of them tells it.

    Attributes:
        path: its log.
        game: the game's id.
        names: of those at this screen, then of the bots.
        played: when it was last played.
        number: which game of the match is under way, from 1.
        deals: how many deals that game has had.
        titles: what the deal of the collection is called that the match began with, in each language.
    """

    path: Path
    game: str
    names: tuple[str, ...]
    played: datetime
    number: int
    deals: int
    titles: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A log that cannot be read; `reason` is LogError's."""

    path: Path
    reason: str


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A log that another window is writing."""

    path: Path


def folder() -> Path:
    """Return the folder of the matches; it may not be there yet."""
    return platformdirs.user_data_path("cucu-desktop", appauthor=False) / "matches"


def results(matches: Path) -> Path:
    """Return the file in which results are kept."""
    return matches.parent / "results.sqlite"


def new_log(matches: Path, seed: int, now: datetime) -> Path:
    """Return the path of a log that is to begin now; nothing lies there yet."""
    stem = f"{now:%Y%m%d-%H%M%S}-{seed}"
    path = matches / (stem + ENDING)
    number = 2
    while path.exists():
        path = matches / f"{stem}-{number}{ENDING}"
        number += 1
    return path


def waiting(matches: Path) -> Iterator[Save | Unreadable | Elsewhere]:
    """Go through the logs, the one played last first, leaving out those that turn out to be over.

    Reads one log at a time, so that who wants only the newest does not wait for all.
    """
    try:
        logs = sorted(matches.glob("*" + ENDING), key=lambda path: -path.stat().st_mtime)
    except OSError:
        return
    for path in logs:
        found = _found(path)
        if found:
            yield found


def _found(path: Path) -> Save | Unreadable | Elsewhere | None:
    """Tell what a log is, and put it away if it is over and its result is kept."""
    taken = lock(path)
    if taken is None:
        return Elsewhere(path)
    try:
        lines = read_log(path)
        if not (_may_be_over(lines) and _is_over(path)):
            return _save(path, lines)
    except LogError as error:
        return Unreadable(path, error.reason)
    finally:
        taken.unlock()
    return None


def newest(matches: Path) -> Save | None:
    """Return the match to be offered first, if any waits."""
    return next((save for save in waiting(matches) if isinstance(save, Save)), None)


def lock(path: Path) -> QLockFile | None:
    """Take the match for this window as long as the lock is kept; None if another window has it.

    A lock that a killed program left behind is no lock. Where none can be made nothing can be written either.
    """
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    taken = QLockFile(str(path) + ".lock")
    taken.setStaleLockTime(0)
    if not taken.tryLock(0) and taken.error() == QLockFile.LockError.LockFailedError:
        return None
    return taken


def put_away(path: Path) -> None:
    """Move the log of a match that is over to where played matches lie; if it cannot be moved it stays."""
    target = path.parent.parent / "played" / path.name
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        path.rename(target)
    except OSError:
        return


def _save(path: Path, lines: list[Line]) -> Save:
    from cucu_desktop.games.catalogue import GAMES  # noqa: PLC0415 - the start, without a match left, needs none

    try:
        header, *rest = lines
        if header["game"] not in GAMES:
            raise LogError("newer", 1)
        games = [line["game"] for line in rest if "game" in line]
        people = games[-1]["players"] if games else [*header["players"], *header["onlookers"]]
        deals = 0
        for line in rest:
            deals = 0 if "game" in line else deals + ("shuffle" in line)
        own_first = sorted(people, key=lambda player: player.get("bot") is not None)
        names = tuple(str(player["name"]) for player in own_first)
        played = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        titles = tuple((header.get("case") or {"title": {}})["title"].items())
        return Save(path, str(header["game"]), names, played, max(1, len(games)), deals, titles)
    except (KeyError, TypeError, AttributeError, OSError) as error:
        raise LogError("damaged", 1) from error


def _may_be_over(lines: list[Line]) -> bool:
    """Tell whether the log ends after a deal: the next would begin with a shuffle in the same breath."""
    said = [line for line in lines if "say" not in line]
    return "digest" in said[-1]


def _is_over(path: Path) -> bool:
    """Read the match again and see; one that was won when the program was killed counts all the same.

    Raises:
        LogError: it cannot be read.
    """
    from cucu_desktop.match.match import Match  # noqa: PLC0415 - seldom needed, and not before the first paint
    from cucu_desktop.ui.results import record  # noqa: PLC0415 - the same

    match = Match.resume(path)
    match.close()
    if match.is_over:
        played = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        if record(match, results(path.parent), played):
            put_away(path)
    return match.is_over
