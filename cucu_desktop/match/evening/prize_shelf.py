"""The prizes on the shelf: a small file derived from the seasons' logs, which the start need not read."""

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
    """A prize on the shelf: its kind, its winner, and its season (the name of its log)."""

    kind: str
    name: str
    season: str


def folder(matches: Path) -> Path:
    """Return the folder of the seasons; it may not exist yet."""
    return matches.parent / "seasons"


def _file(matches: Path) -> Path:
    return folder(matches) / "shelf.json"


def prizes(matches: Path) -> tuple[Prize, ...]:
    """Return the prizes on the shelf, the oldest at the left; none if the file cannot be read."""
    try:
        text = read_kept(_file(matches))
    except FileNotFoundError:
        return ()  # so the start need not import the parser
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
    """Write the shelf from the logs of the seasons; return its prizes."""
    import json  # noqa: PLC0415 - the start writes none

    from cucu_desktop.own_files import own_folder  # noqa: PLC0415

    found = tuple(_won(seasons(matches)))
    with suppress(OSError):
        own_folder(folder(matches))
        write_kept(_file(matches), json.dumps([[each.kind, each.name, each.season] for each in found]))
    return found


def seasons(matches: Path) -> Iterator[Season]:
    """Yield the seasons in order; damaged ones are set aside."""
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
    """Return the log of the latest season; None if none can be read."""
    found = [season.path for season in seasons(matches)]
    return found[-1] if found else None


def new_log(matches: Path, now: datetime) -> Path:
    """Return the path of the log of a new season."""
    here = folder(matches)
    number = 1
    while os.path.lexists(path := here / f"{now:%Y%m%d-%H%M%S}{'' if number == 1 else f'-{number}'}{ENDING}"):
        number += 1
    return path


def recount(season: Season, matches: Path) -> None:
    """Add the finished evenings that a season lacks because the program was killed."""
    from cucu_desktop.match.evening import evening_store as store  # noqa: PLC0415 - as above

    for evening in store.over(matches):
        told = evening.plan.season
        if told is not None and told.log == season.path.name:
            count(season, evening)


def count(season: Season, evening: Evening) -> None:
    """Add a finished evening to its season."""
    from cucu_desktop.kept_stores import DAMAGE  # noqa: PLC0415 - as above
    from cucu_desktop.match.evening.season import HERE, season_points  # noqa: PLC0415 - as above

    told = evening.plan.season
    assert told is not None  # the caller has looked
    with suppress(*DAMAGE):  # a changed file
        season.take(told.number, HERE, season_points(evening.plan, evening.results))
