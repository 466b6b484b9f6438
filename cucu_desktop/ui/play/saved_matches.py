"""Where the logs of matches lie, and which of them wait to be gone on with.

A match is a log in the `matches` folder. When its game is over and its players have got up it is moved to
`played` beside it, so that what lies in `matches` is interrupted; but for a log whose program was killed in
the very moment of winning, which is found out by its last line. Logs that cannot be read are told of once and
never touched, and so is whatever else lies there: one odd file costs that file.
"""

# ruff: noqa: PLC0415 - the start, without a match left, reads no log
from __future__ import annotations

import os
import stat
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import platformdirs
from PySide6.QtCore import QLockFile

from cucu_desktop.frozen import frozen
from cucu_desktop.own_files import LARGEST

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime
    from pathlib import Path

    from cucu_desktop.match.log import Line

ENDING: Final = ".cucu"
_DAILY: Final = "daily"
SOCKET: Final = "window.socket"
"""The file among the user's data by which a second start finds the window that is open."""


@frozen
class Save:
    """An interrupted match as the list of them tells it.

    Attributes:
        path: its log.
        game: the game's id.
        names: of those at this screen, then of the bots.
        persons: how many of them are at this screen.
        played: when it was last played.
        number: which game of the match is under way, from 1.
        deals: how many deals that game has had.
        is_damaged: whether only its beginning stands whole, which is what the rest of this tells of.
        titles: what the deal of the collection is called that the match began with, in each language.
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

    @property
    def is_of_collection(self) -> bool:
        """Whether it began with a deal of the collection, and not at a table of one's own."""
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
    """Return the folder of the matches; it may not be there yet."""
    return platformdirs.user_data_path("cucu-desktop", appauthor=False) / "matches"


def results(matches: Path) -> Path:
    """Return the file in which results are kept."""
    return matches.parent / "results.sqlite"


def analyses(matches: Path) -> Path:
    """Return the folder in which analyses of matches are kept."""
    return matches.parent / "analyses"


def daily(matches: Path) -> Path:
    """Return the folder in which the logs of the deals of the days are kept."""
    return matches.parent / _DAILY


def draft(matches: Path) -> Path:
    """Return the file in which the deal is kept that is being written."""
    return matches.parent / "draft.json"


def kept_logs(matches: Path) -> list[Path]:
    """Return all logs, of matches that wait and of those that are over, the one written last first."""
    found: list[Path] = []
    for folder in (matches, _played(matches)):
        with suppress(OSError):
            found += [path for path in folder.glob("*" + ENDING) if _is_file(path)]
    return sorted(found, key=_age)


def new_log(matches: Path, seed: int, now: datetime) -> Path:
    """Return the path of a log that is to begin now: nothing lies there, nor where it is put away later."""
    from hashlib import sha256

    # Not the seed itself: all cards follow from it, and names of files are seen by many.
    stem = f"{now:%Y%m%d-%H%M%S}-{sha256(str(seed).encode()).hexdigest()[:8]}"
    return _free(stem, matches, _played(matches))


def _played(matches: Path) -> Path:
    return matches.parent / "played"


def _free(stem: str, *folders: Path) -> Path:
    """Return a path in the first of the folders, of a name that is in none of them."""
    number = 1
    while True:
        name = (stem if number == 1 else f"{stem}-{number}") + ENDING
        if not any(os.path.lexists(folder / name) for folder in folders):
            return folders[0] / name
        number += 1


def waiting(matches: Path) -> Iterator[Save | Unreadable | Elsewhere]:
    """Go through the logs, the one played last first, leaving out those that turn out to be over.

    Reads one log at a time, so that who wants only the newest does not wait for all.
    """
    for folder in (matches, _played(matches)):
        _close_to_others(folder)
    try:
        logs = list(matches.glob("*" + ENDING))
    except OSError:
        return
    for path in sorted(logs, key=_age):
        found = _found(path)
        if found:
            yield found


def played(matches: Path, most: int) -> list[Save]:
    """Return the matches that are over, the one played last first; what cannot be read is left out."""
    try:
        logs = sorted(_played(matches).glob("*" + ENDING), key=_age)
    except OSError:
        return []
    found: list[Save] = []
    for path in logs:
        if len(found) == most:
            break
        with suppress(Exception):  # whatever it is must not keep the others away
            if _is_file(path):
                found.append(_told(path))
    return found


def _told(path: Path) -> Save:
    from cucu_desktop.match.log import read_log

    return _save(path, read_log(path))


def _close_to_others(folder: Path) -> None:
    """Let only its owner look into a folder of ours that an earlier version has made."""
    with suppress(OSError):  # not there yet, somebody else's, or a disk that knows no owners
        if folder.stat().st_mode & 0o077:
            folder.chmod(0o700)


def _age(path: Path) -> float:
    """Return a number that is less for a file that was written later; odd ones come last."""
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0


def _found(path: Path) -> Save | Unreadable | Elsewhere | None:
    """Tell what a log is, and put it away if it is over and its result is kept; never raise anything."""
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
    except Exception:  # noqa: BLE001 - whatever it is must not keep the others, or the window, away
        return Unreadable(path, "damaged")
    finally:
        if taken is not None:
            taken.unlock()
    return None


def _beginning(path: Path) -> Save | None:
    """Tell what stands whole of a damaged log, if anything does."""
    from cucu_desktop.match.salvage import whole_lines

    try:
        return replace(_save(path, whole_lines(path)), is_damaged=True)
    except Exception:  # noqa: BLE001 - as above: it has been read as far as it can be
        return None


def salvage(path: Path, copy: Path) -> None:
    """Begin a log with what stands whole of a damaged one, which is laid aside as it is.

    Raises:
        LogError: nothing stands whole, or the copy cannot be written.
    """
    from cucu_desktop.match.salvage import copy_whole

    copy_whole(path, copy)
    _move(path, path.parent.parent / "damaged")


def _is_file(path: Path) -> bool:
    """Tell whether this is a file of a size to be read at once: no pipe that nobody writes to, no device."""
    try:
        told = path.stat()
    except FileNotFoundError:
        return False  # a link that leads nowhere
    return stat.S_ISREG(told.st_mode) and told.st_size <= LARGEST


def newest(matches: Path) -> Save | None:
    """Return the match to be offered first, if any waits: one's own before a deal of the collection."""
    offered: Save | None = None
    for save in waiting(matches):
        if isinstance(save, Save):
            if not save.is_of_collection:
                return save
            offered = offered or save
    return offered


def remove(save: Save | Unreadable | Elsewhere) -> bool:
    """Delete a saved match, unless another window plays it; tell whether it is gone.

    That it was left before its end stays in the statistics of the persons who played in it.
    """
    path = save.path
    taken = lock(path)
    if taken is None:
        return False
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return False
    finally:
        taken.unlock()
    if isinstance(save, Save):
        _count_as_left(save)
    return True


def _count_as_left(save: Save) -> None:
    from datetime import datetime

    from cucu_desktop.match.records.store import Store, StoreError

    with suppress(StoreError):  # the match is deleted, whether that can be written down or not
        persons = save.names[: save.persons]
        Store(results(save.path.parent)).abandon(
            save.path.name, save.game, persons, datetime.now().astimezone()
        )


def lock(path: Path) -> QLockFile | None:
    """Take the match for this window as long as the lock is kept; None if another window has it.

    A lock that a killed program left behind is no lock. Where none can be made nothing can be written either.
    """
    from cucu_desktop.own_files import own_folder

    with suppress(OSError):
        own_folder(path.parent)
    taken = QLockFile(str(_lock_path(path)))
    taken.setStaleLockTime(0)
    if not taken.tryLock(0) and taken.error() == QLockFile.LockError.LockFailedError:
        return None
    return taken


def _lock_path(path: Path) -> Path:
    """Return where the lock lies: beside the log, under a name that no folder or other odd thing has."""
    name = path.with_name(path.name + ".lock")
    while os.path.lexists(name) and not stat.S_ISREG(name.lstat().st_mode):
        name = name.with_name(name.name + "-")
    return name


def put_away(path: Path) -> None:
    """Move the log of a match that is over to where played matches lie; if it cannot be moved it stays.

    What lies there is never written over. A deal of a day stays among those of the days.
    """
    if path.parent.name != _DAILY:
        _move(path, _played(path.parent))


def _move(path: Path, folder: Path) -> None:
    from cucu_desktop.own_files import move, own_folder

    with suppress(OSError):
        own_folder(folder)
        move(path, _free(path.stem, folder))


def _save(path: Path, lines: list[Line]) -> Save:
    from datetime import datetime

    from cucu_desktop.games.catalogue import GAMES
    from cucu_desktop.match.log import LogError
    from cucu_desktop.match.setup import LONGEST
    from cucu_desktop.names import as_named

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
        names = tuple(as_named(str(player["name"])) for player in own_first)
        played = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        told = (header.get("case") or {"title": {}})["title"]
        titles = tuple((str(language), str(title)[:LONGEST]) for language, title in told.items())
        persons = sum(player.get("bot") is None for player in people)
        game = str(header["game"])
        return Save(path, game, names, played, max(1, len(games)), deals, titles, persons=persons)
    except (KeyError, TypeError, AttributeError, OSError) as error:
        raise LogError("damaged", 1) from error


def _may_be_over(lines: list[Line]) -> bool:
    """Tell whether the log ends after a deal: the next would begin with a shuffle in the same breath."""
    header, *rest = lines
    said = [line for line in rest if "say" not in line]
    return "digest" in (said or [header])[-1]


def _is_over(path: Path) -> bool:
    """Read the match again and see; one that was won when the program was killed counts all the same.

    Raises:
        LogError: it cannot be read.
    """
    from datetime import datetime

    from cucu_desktop.match.match import Match
    from cucu_desktop.match.records.game_result import record

    match = Match.resume(path)
    match.close()
    if match.is_over:
        played = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        if record(match, results(path.parent), played):
            put_away(path)
    return match.is_over
