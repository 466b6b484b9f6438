"""Paths of the logs of evenings: those under way in a folder beside the matches, finished ones in one below.

Nothing is read, nor imported, as long as that folder does not exist.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cucu_desktop.frozen import frozen
from cucu_desktop.kept_stores import free_path, is_file_name, stored_in, unwritten_at

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime
    from pathlib import Path

    from cucu_desktop.match.evening.evening import Evening

ENDING: Final = ".evening"


@frozen
class EveningLeft:
    """An unfinished evening.

    Attributes:
        path: its log.
        games: the ids of its games, in order.
        names: of the players at this screen, then of the bots.
        done: the number of finished games.
        match: the name of the log of its unfinished match, or None.
        season: the name of the log of its season and its number in it, or None.
        written: the time of its last change, in seconds.
    """

    path: Path
    games: tuple[str, ...]
    names: tuple[str, ...]
    done: int
    match: str | None
    season: tuple[str, int] | None
    written: float


def folder(matches: Path) -> Path:
    return matches.parent / "evenings"


def new_log(matches: Path, now: datetime) -> Path:
    return free_path(f"{now:%Y%m%d-%H%M%S}{ENDING}", folder(matches), folder(matches) / "over")


def match_of(matches: Path, name: str) -> Path | None:
    """Return the path of a match's log by its name, unfinished or finished; None if it does not exist."""
    if is_file_name(name):
        for here in (matches, matches.parent / "played"):
            with suppress(OSError):
                if (here / name).is_file():
                    return here / name
    return None


def waiting(matches: Path) -> Iterator[EveningLeft]:
    """Yield the unfinished evenings, the one played last first.

    Damaged ones are set aside, and other unreadable ones are left out.
    """
    logs = [path for path in stored_in(folder(matches), ENDING) if unwritten_at(path) or path.is_file()]
    if not logs:
        return
    from cucu_desktop.match.evening.evening import Evening  # noqa: PLC0415 - the start reads none

    for evening in Evening.read_all(sorted(logs, key=_written, reverse=True), matches.parent):
        if evening.is_over:
            put_away(evening.path)  # the program was killed before moving it
        else:
            yield _left(evening)


def over(matches: Path) -> Iterator[Evening]:
    """Return the finished evenings; damaged ones are set aside."""
    from cucu_desktop.match.evening.evening import Evening  # noqa: PLC0415 - as above

    logs = sorted((folder(matches) / "over").glob("*" + ENDING))
    return (evening for evening in Evening.read_all(logs, matches.parent) if evening.is_over)


def belonging(matches: Path, match: str) -> Path | None:
    """Return the log of the unfinished evening with this unfinished match, or None."""
    return next((left.path for left in waiting(matches) if left.match == match), None)


def put_away(path: Path) -> Path:
    """Move the log of a finished evening to the others; return its new path."""
    from cucu_desktop.own_files import move, own_folder  # noqa: PLC0415 - the start writes none

    there = path.parent / "over" / path.name
    try:
        own_folder(there.parent)
        move(path, there)
    except OSError:
        if os.path.lexists(path) or not there.is_file():
            return path  # else another window has moved it
    return there


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _left(evening: Evening) -> EveningLeft:
    season = evening.plan.season
    own_first = sorted(evening.plan.company, key=lambda player: player.bot is not None)
    return EveningLeft(
        evening.path,
        tuple(each.game for each in evening.plan.rounds),
        tuple(player.name for player in own_first),
        len(evening.results),
        evening.under_way,
        None if season is None else (season.log, season.number),
        _written(evening.path),
    )
