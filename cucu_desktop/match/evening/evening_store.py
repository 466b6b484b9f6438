"""Paths of the logs of evenings: those under way in a folder beside the matches, finished ones in one below.

Nothing is read, nor imported, as long as that folder does not exist.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cucu_desktop.frozen import frozen

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
    """Return the folder of unfinished evenings; it may not exist yet."""
    return matches.parent / "evenings"


def new_log(matches: Path, now: datetime) -> Path:
    here = folder(matches)
    number = 1
    while True:
        path = here / f"{now:%Y%m%d-%H%M%S}{'' if number == 1 else f'-{number}'}{ENDING}"
        if not os.path.lexists(path) and not os.path.lexists(_over(path)):
            return path
        number += 1


def _over(path: Path) -> Path:
    return path.parent / "over" / path.name


def match_of(matches: Path, name: str) -> Path | None:
    """Return the path of a match's log by its name, unfinished or finished; None if it does not exist."""
    from cucu_desktop.kept_stores import is_file_name  # noqa: PLC0415 - the start, without an evening, needs none

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
    try:
        logs = [path for path in folder(matches).glob("*" + ENDING) if path.is_file()]
    except OSError:
        return
    for path in sorted(logs, key=_written, reverse=True):
        found = _left(path)
        if found is not None:
            yield found


def over(matches: Path) -> Iterator[Evening]:
    """Yield the finished evenings; damaged ones are set aside."""
    from cucu_desktop.kept_stores import set_aside  # noqa: PLC0415 - the start reads none
    from cucu_desktop.match.evening.evening import Evening  # noqa: PLC0415 - the start reads none
    from cucu_desktop.match.log import LogError  # noqa: PLC0415

    for path in sorted((folder(matches) / "over").glob("*" + ENDING)):
        try:
            evening = Evening.read(path)
        except LogError as error:
            if error.reason in ("damaged", "foreign"):
                set_aside("evening", path, matches.parent)
        except OSError:
            continue
        else:
            if evening.is_over:
                yield evening


def belonging(matches: Path, match: str) -> Path | None:
    """Return the log of the unfinished evening with this unfinished match, or None."""
    return next((left.path for left in waiting(matches) if left.match == match), None)


def put_away(path: Path) -> Path:
    """Move the log of a finished evening to the others; return its new path."""
    from cucu_desktop.own_files import move, own_folder  # noqa: PLC0415 - the start writes none

    there = _over(path)
    try:
        own_folder(there.parent)
        move(path, there)
    except OSError:
        if os.path.lexists(path) or not there.is_file():
            return path  # else another window has moved it
    return there


def remove(path: Path) -> bool:
    """Delete an unfinished evening; its matches stay. Return whether it is gone."""
    from cucu_desktop.kept_stores import forget  # noqa: PLC0415 - the start removes none

    with suppress(OSError):
        path.unlink(missing_ok=True)
        forget(path)
        return True
    return False


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _left(path: Path) -> EveningLeft | None:
    """Return the summary of an evening; None if it cannot be read, or is over."""
    from cucu_desktop.kept_stores import set_aside  # noqa: PLC0415 - the start, without one, reads none
    from cucu_desktop.match.evening.evening import Evening  # noqa: PLC0415 - as above
    from cucu_desktop.match.log import LogError  # noqa: PLC0415 - as above

    try:
        evening = Evening.read(path)
    except LogError as error:
        if error.reason in ("damaged", "foreign"):
            set_aside("evening", path, path.parent.parent)
        return None
    except Exception:  # noqa: BLE001 - whatever it is must not keep the others, or the window, away
        return None
    if evening.is_over:
        put_away(path)  # the program was killed before moving it
        return None
    season = evening.plan.season
    own_first = sorted(evening.plan.company, key=lambda player: player.bot is not None)
    return EveningLeft(
        path,
        tuple(each.game for each in evening.plan.rounds),
        tuple(player.name for player in own_first),
        len(evening.results),
        evening.under_way,
        None if season is None else (season.log, season.number),
        _written(path),
    )
