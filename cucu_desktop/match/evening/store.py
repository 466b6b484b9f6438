"""Where the logs of evenings lie: those that wait in a folder beside the matches, those over in one below.

Nothing is read, nor imported, as long as that folder is not there.
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
    """An evening that waits to be gone on with.

    Attributes:
        path: its log.
        games: the ids of its games, in order.
        names: of those at this screen, then of the bots.
        done: how many games are over.
        match: the name of the log of the match that waits in its midst, if one does.
        season: the name of the log of its season and its number in it, if it has one.
        written: when something of it was written last, in seconds.
    """

    path: Path
    games: tuple[str, ...]
    names: tuple[str, ...]
    done: int
    match: str | None
    season: tuple[str, int] | None
    written: float


def folder(matches: Path) -> Path:
    """Return the folder of the evenings that wait; it may not be there yet."""
    return matches.parent / "evenings"


def new_log(matches: Path, now: datetime) -> Path:
    """Return the path of a log that is to begin now."""
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
    """Return where the log of a match of this name lies, waiting or over; None if it is gone."""
    from cucu_desktop.kept_stores import is_file_name  # noqa: PLC0415 - the start, without an evening, needs none

    if is_file_name(name):
        for here in (matches, matches.parent / "played"):
            with suppress(OSError):
                if (here / name).is_file():
                    return here / name
    return None


def waiting(matches: Path) -> Iterator[EveningLeft]:
    """Go through the evenings that wait, the one played last first.

    Those that are damaged are set aside, and what else cannot be read is left out.
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
    """Go through the evenings that are over; what is damaged is set aside."""
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
    """Return the log of the evening that waits with this match in its midst, if any does."""
    return next((left.path for left in waiting(matches) if left.match == match), None)


def put_away(path: Path) -> Path:
    """Move the log of an evening that is over to the others; return where it lies now."""
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
    """Delete an evening that waits; its matches stay. Tell whether it is gone."""
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
    """Tell of an evening; None if it cannot be read, or is over."""
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
        put_away(path)  # the program was killed before it did
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
