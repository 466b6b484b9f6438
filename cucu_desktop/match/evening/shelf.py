"""The prizes on the shelf: a small file, so that the start reads no season; it follows from their logs."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cucu_desktop.frozen import frozen
from cucu_desktop.own_files import read_kept, write_kept

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from datetime import datetime
    from pathlib import Path

    from cucu_desktop.match.evening.evening import Evening
    from cucu_desktop.match.evening.season import Season

ENDING: Final = ".season"
_KINDS: Final = ("first", "second", "third", "rival")


@frozen
class Prize:
    """Something on the shelf: which prize, who has won it, and in which season (the name of its log)."""

    kind: str
    name: str
    season: str


def folder(matches: Path) -> Path:
    """Return the folder of the seasons; it may not be there yet."""
    return matches.parent / "seasons"


def _file(matches: Path) -> Path:
    return folder(matches) / "shelf.json"


def prizes(matches: Path) -> tuple[Prize, ...]:
    """Return what stands on the shelf, what was won first at the left; nothing, if that cannot be read."""
    try:
        text = read_kept(_file(matches))
    except FileNotFoundError:
        return ()  # and the start need not know how to read one
    except OSError:
        return rewrite(matches)
    import json  # noqa: PLC0415

    try:
        told = json.loads(text)
        found = [Prize(*each) for each in told]
    except (ValueError, TypeError, RecursionError):
        return rewrite(matches)
    return tuple(
        each
        for each in found
        if all(type(text) is str for text in (each.kind, each.name, each.season)) and each.kind in _KINDS
    )


def rewrite(matches: Path) -> tuple[Prize, ...]:
    """Write the shelf from the logs of the seasons; return what stands there."""
    import json  # noqa: PLC0415 - the start writes none

    from cucu_desktop.own_files import own_folder  # noqa: PLC0415

    found = tuple(_won(seasons(matches)))
    with suppress(OSError):
        own_folder(folder(matches))
        write_kept(_file(matches), json.dumps([[each.kind, each.name, each.season] for each in found]))
    return found


def seasons(matches: Path) -> Iterator[Season]:
    """Go through the seasons, the first one first; what is damaged is set aside."""
    try:
        logs = sorted(folder(matches).glob("*" + ENDING))
    except OSError:
        return
    if not logs:
        return
    from cucu_desktop.kept_stores import set_aside  # noqa: PLC0415 - the start, without a season, reads none
    from cucu_desktop.match.evening.season import Season  # noqa: PLC0415
    from cucu_desktop.match.log import LogError  # noqa: PLC0415

    for log in logs:
        try:
            season = Season.read(log)
        except LogError as error:
            if error.reason in ("damaged", "foreign"):
                set_aside("season", log, matches.parent)
        except OSError:
            continue
        else:
            yield season


def _won(all_seasons: Iterable[Season]) -> Iterator[Prize]:
    for season in all_seasons:
        for kind, name in season.prizes():
            yield Prize(kind, name, season.path.name)


def newest(matches: Path) -> Path | None:
    """Return the log of the season that was begun last; None if there is none that can be read."""
    found = [season.path for season in seasons(matches)]
    return found[-1] if found else None


def new_log(matches: Path, now: datetime) -> Path:
    """Return the path of the log of a season that is to begin now."""
    here = folder(matches)
    number = 1
    while os.path.lexists(path := here / f"{now:%Y%m%d-%H%M%S}{'' if number == 1 else f'-{number}'}{ENDING}"):
        number += 1
    return path


def recount(season: Season, matches: Path) -> None:
    """Let a season take the evenings that are over here and that it has not: the program was killed."""
    from cucu_desktop.match.evening import store  # noqa: PLC0415 - as above

    for evening in store.over(matches):
        told = evening.plan.season
        if told is not None and told.log == season.path.name:
            count(season, evening)


def count(season: Season, evening: Evening) -> None:
    """Let a season take an evening of its own that is over."""
    from cucu_desktop.kept_stores import DAMAGE  # noqa: PLC0415 - as above
    from cucu_desktop.match.evening.season import HERE, season_points  # noqa: PLC0415 - as above

    told = evening.plan.season
    assert told is not None  # the caller has looked
    with suppress(*DAMAGE):  # whoever has changed the file
        season.take(told.number, HERE, season_points(evening.plan, evening.results))
