"""The folders of the logs of matches, and which matches can be resumed.

A match is a log in the `matches` folder. When its game is over and its players have left it is moved to
`played` beside it, so that the logs in `matches` are those of interrupted matches, except if the program was
killed right after the last move, which is detected by the last line of the log. Unreadable logs are reported
once and never modified, and neither is any other file in the folder; each affects no other log.
"""

# ruff: noqa: PLC0415 - a start without a saved match reads no log
from __future__ import annotations

import os
import stat
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import platformdirs
from PySide6.QtCore import QLockFile

from cucu_desktop.frozen import frozen
from cucu_desktop.kept_stores import forget, free_path, stored_in, unwritten_at, when_written
from cucu_desktop.own_files import LARGEST

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime
    from pathlib import Path

    from cucu_desktop.match.log import Line

ENDING: Final = ".cucu"
_DAILY: Final = "daily"
SOCKET: Final = "window.socket"
"""The file in the user's data folder by which a second start finds the open window."""


_unwritten: Final[dict[Path, QLockFile]] = {}
"""The locks of closed files that could not be written yet, and of which no page is open."""


@frozen
class Save:
    """A game of a stored match, by default the last one: a match that is interrupted is resumed there.

    Attributes:
        path: its log.
        game: the game's id.
        names: of the persons at this screen, then of the bots.
        persons: the number of persons at this screen.
        played: when it was last played.
        number: the number of the game in the match, from 1.
        deals: the number of its deals.
        is_damaged: whether only the beginning of the log is intact; the other attributes describe that.
        titles: the titles of the scenario with which the match began, in each language.
        is_over: whether the game is over.
    """

    path: Path
    game: str
    names: tuple[str, ...]
    played: datetime
    number: int
    deals: int
    titles: tuple[tuple[str, str], ...] = ()
    is_damaged: bool = False
    persons: int = 0
    is_over: bool = False

    @property
    def is_of_collection(self) -> bool:
        """Whether the match began with a scenario of the collection."""
        return bool(self.titles)


@frozen
class Unreadable:
    """A log that cannot be read; `reason` is LogError's."""

    path: Path
    reason: str


@frozen
class Elsewhere:
    """A log that another window is writing."""

    path: Path


def folder() -> Path:
    return platformdirs.user_data_path("cucu-desktop", appauthor=False) / "matches"


def results(matches: Path) -> Path:
    return matches.parent / "results.sqlite"


def analyses(matches: Path) -> Path:
    return matches.parent / "analyses"


def daily(matches: Path) -> Path:
    return matches.parent / _DAILY


def kept_logs(matches: Path) -> list[Path]:
    """Return all logs, of interrupted matches and of those that are over, the latest first."""
    found: list[Path] = []
    for folder in (matches, _played(matches)):
        with suppress(OSError):
            found += [path for path in folder.glob("*" + ENDING) if _is_file(path)]
    return sorted(found, key=_age)


def new_log(matches: Path, seed: int, now: datetime) -> Path:
    """Return the path of a new log, whose name is free in `matches` and in `played`."""
    from hashlib import sha256

    # Not the seed itself: all cards follow from it, and file names are widely visible.
    name = f"{now:%Y%m%d-%H%M%S}-{sha256(str(seed).encode()).hexdigest()[:8]}{ENDING}"
    return free_path(name, matches, _played(matches))


def _played(matches: Path) -> Path:
    return matches.parent / "played"


def waiting(matches: Path) -> Iterator[Save | Unreadable | Elsewhere]:
    """Yield the interrupted matches, the one played last first; those that prove to be over are left out.

    Reads one log at a time, so that a caller that needs only the newest reads no others.
    """
    for folder in (matches, _played(matches)):
        _close_to_others(folder)
    for path in sorted(stored_in(matches, ENDING), key=_age):
        found = _found(path) if unwritten_at(path) is None else _in_memory(path)
        if found:
            yield found


def played(matches: Path, most: int) -> list[Save]:
    """Return the matches that are over, the one played last first; unreadable logs are left out."""
    try:
        logs = sorted(_played(matches).glob("*" + ENDING), key=_age)
    except OSError:
        return []
    found: list[Save] = []
    for path in logs:
        if len(found) == most:
            break
        with suppress(Exception):  # an error in one log must not hide the others
            if _is_file(path):
                found.append(told_game(path))
    return found


def told_game(path: Path, number: int | None = None) -> Save:
    """Return a game of a match by its number, from 1; None: the last one.

    Raises:
        LogError: the log cannot be read.
    """
    from cucu_desktop.match.log import read_log

    return _save(path, read_log(path), number)


def _close_to_others(folder: Path) -> None:
    """Restrict a folder that an earlier version has made to its owner."""
    with suppress(OSError):  # missing, owned by another user, or on a file system without owners
        if folder.stat().st_mode & 0o077:
            folder.chmod(0o700)


def _age(path: Path) -> float:
    """Return a sort key that is less for files written later; unreadable files come last."""
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0


def _found(path: Path) -> Save | Unreadable | Elsewhere | None:
    """Classify a log, and put it away if it is over and its result is saved; never raise an error."""
    from cucu_desktop.match.log import LogError, read_log

    taken = None
    try:
        if not _is_file(path):
            return Unreadable(path, "foreign")
        taken = lock(path)
        if taken is None:
            return Elsewhere(path)
        lines = read_log(path)
        if not (_may_be_over(lines) and _is_over(path)):
            return _save(path, lines)
    except LogError as error:
        return (_beginning(path) if error.reason == "damaged" else None) or Unreadable(path, error.reason)
    except Exception:  # noqa: BLE001 - an error in one log must not hide the others, or the window
        return Unreadable(path, "damaged")
    finally:
        if taken is not None:
            taken.unlock()
    return None


def _in_memory(path: Path) -> Save | None:
    """Return a match that could not be written yet, unless it is over."""
    from cucu_desktop.match.match import Match

    left = unwritten_at(path)
    return _save(path, left.lines) if isinstance(left, Match) and not left.is_over else None


def _beginning(path: Path) -> Save | None:
    """Return the match in the intact beginning of a damaged log, if there is any."""
    from cucu_desktop.match.log_replay import whole_lines

    try:
        return replace(_save(path, whole_lines(path)), is_damaged=True)
    except Exception:  # noqa: BLE001 - as above
        return None


def salvage(path: Path, copy: Path) -> None:
    """Begin a log with the intact part of a damaged one, which is moved aside unchanged.

    Raises:
        LogError: no part is intact, or the copy cannot be written.
    """
    from cucu_desktop.match.log_replay import copy_whole

    copy_whole(path, copy)
    _move(path, path.parent.parent / "damaged")


def _is_file(path: Path) -> bool:
    """Return whether this is a regular file of at most `LARGEST` bytes: no pipe or device."""
    try:
        told = path.stat()
    except FileNotFoundError:
        return False  # a dangling link
    return stat.S_ISREG(told.st_mode) and told.st_size <= LARGEST


def remove(save: Save | Unreadable | Elsewhere) -> bool:
    """Delete a saved match, unless another window plays it; return whether it is deleted.

    The statistics of its persons count it as left before its end.
    """
    path = save.path
    if (taken := lock(path)) is None:
        return False
    try:
        path.unlink(missing_ok=True)
        forget(path)
    except OSError:
        return False
    finally:
        taken.unlock()
    if isinstance(save, Save):
        _count_as_left(save)
    return True


def _count_as_left(save: Save) -> None:
    from cucu_desktop.local_time import local_now
    from cucu_desktop.match.records.store import Store

    persons = save.names[: save.persons]
    Store(results(save.path.parent)).abandon(save.path.name, save.game, persons, local_now())


def lock(path: Path) -> QLockFile | None:
    """Lock the match for this window as long as the lock object exists; None if another window has it.

    The lock of a killed program is ignored. Where no lock can be created, no log can be written either.
    """
    from cucu_desktop.own_files import own_folder

    if path in _unwritten:
        return _unwritten.pop(path)
    with suppress(OSError):
        own_folder(path.parent)
    taken = QLockFile(str(_lock_path(path)))
    taken.setStaleLockTime(0)
    if not taken.tryLock(0) and taken.error() == QLockFile.LockError.LockFailedError:
        return None
    return taken


def unlock(path: Path, taken: QLockFile | None) -> None:
    """Release the lock of a file that is closed here, once all of the file is on the disk."""
    if taken is None:
        return
    if unwritten_at(path) is None:
        taken.unlock()
        return
    _unwritten[path] = taken

    def release() -> None:
        if _unwritten.get(path) is taken:
            _unwritten.pop(path).unlock()

    when_written(path, release)


def _lock_path(path: Path) -> Path:
    """Return the path of the lock: beside the log, under a name not taken by a folder or special file."""
    name = path.with_name(path.name + ".lock")
    while os.path.lexists(name) and not stat.S_ISREG(name.lstat().st_mode):
        name = name.with_name(name.name + "-")
    return name


def put_away(path: Path) -> None:
    """Move the log of a match that is over to the folder of played matches; on failure it stays.

    No file there is overwritten. The log of a deal of the day stays in its folder.
    """
    if path.parent.name != _DAILY:
        _move(path, _played(path.parent))


def _move(path: Path, folder: Path) -> None:
    from cucu_desktop.own_files import move, own_folder

    with suppress(OSError):
        own_folder(folder)
        move(path, free_path(path.name, folder))


def _save(path: Path, lines: list[Line], number: int | None = None) -> Save:
    """Return a game of a log; None: the last one."""
    from cucu_desktop.games.catalogue import GAMES
    from cucu_desktop.local_time import local_now, local_time
    from cucu_desktop.match.log import LogError
    from cucu_desktop.match.setup import LONGEST
    from cucu_desktop.names import as_named

    try:
        header, *rest = lines
        if header["game"] not in GAMES:
            raise LogError("newer", 1)
        begun = [at for at, line in enumerate(rest) if "game" in line]
        if number is not None and number < len(begun):
            rest = rest[: begun.pop(number)]
            del begun[number:]
        people = rest[begun[-1]]["game"]["players"] if begun else [*header["players"], *header["onlookers"]]
        deals = sum("shuffle" in line for line in rest[begun[-1] if begun else 0 :])
        own_first = sorted(people, key=lambda player: player.get("bot") is not None)
        names = tuple(as_named(str(player["name"])) for player in own_first)
        played = local_time(path.stat().st_mtime) if path.exists() else local_now()
        told = (header.get("case") or {"title": {}})["title"]
        titles = tuple((str(language), str(title)[:LONGEST]) for language, title in told.items())
        persons = sum(player.get("bot") is None for player in people)
        game = str(header["game"])
        return Save(path, game, names, played, max(1, len(begun)), deals, titles, persons=persons)
    except (KeyError, TypeError, AttributeError, OSError) as error:
        raise LogError("damaged", 1) from error


def _may_be_over(lines: list[Line]) -> bool:
    """Return whether the log ends after a deal: a next deal would have begun at once with a shuffle."""
    header, *rest = lines
    said = [line for line in rest if "say" not in line]
    return "digest" in (said or [header])[-1]


def _is_over(path: Path) -> bool:
    """Replay the log to see whether the match is over; if so, record its result.

    Raises:
        LogError: the log cannot be read.
    """
    from cucu_desktop.local_time import local_time
    from cucu_desktop.match.match import Match
    from cucu_desktop.match.records.game_result import record

    match = Match.resume(path)
    match.close()
    if match.is_over:
        played = local_time(path.stat().st_mtime)
        if record(match, results(path.parent), played):
            put_away(path)
    return match.is_over
