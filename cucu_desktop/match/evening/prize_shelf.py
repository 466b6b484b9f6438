"""The seasons, by their logs, and the prizes won in them."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cucu_desktop.frozen import frozen
from cucu_desktop.kept_stores import DAMAGE, free_path, stored_in

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime
    from pathlib import Path

    from cucu_desktop.match.evening.evening import Evening
    from cucu_desktop.match.evening.season import Season

ENDING: Final = ".season"


@frozen
class Prize:
    """A prize on the shelf: its kind, its winner, and its season (the name of its log)."""

    kind: str
    name: str
    season: str


def folder(matches: Path) -> Path:
    return matches.parent / "seasons"


def prizes(matches: Path) -> tuple[Prize, ...]:
    """Return the prizes on the shelf, the oldest at the left."""
    return tuple(
        Prize(kind, name, season.path.name) for season in seasons(matches) for kind, name in season.prizes()
    )


def seasons(matches: Path) -> Iterator[Season]:
    """Yield the seasons in order; damaged ones are set aside."""
    logs = sorted(stored_in(folder(matches), ENDING))
    if not logs:
        return
    from cucu_desktop.match.evening.season import Season  # noqa: PLC0415 - the start reads none

    yield from Season.read_all(logs, matches.parent)


def newest(matches: Path) -> Path | None:
    """Return the log of the latest season; None if none can be read."""
    found = [season.path for season in seasons(matches)]
    return found[-1] if found else None


def new_log(matches: Path, now: datetime) -> Path:
    return free_path(f"{now:%Y%m%d-%H%M%S}{ENDING}", folder(matches))


def recount(season: Season, matches: Path) -> None:
    """Add the finished evenings that a season lacks because the program was killed."""
    from cucu_desktop.match.evening import evening_store as store  # noqa: PLC0415 - as above

    for evening in store.over(matches):
        told = evening.plan.season
        if told is not None and told.log == season.path.name:
            count(season, evening)


def count(season: Season, evening: Evening) -> None:
    """Add a finished evening to its season."""
    from cucu_desktop.match.evening.season import HERE, season_points  # noqa: PLC0415 - as above

    told = evening.plan.season
    assert told is not None  # the caller has looked
    with suppress(*DAMAGE):  # a changed file
        season.take(told.number, HERE, season_points(evening.plan, evening.results))
