"""The finished games of the persons at this screen, and the doors of the start page that they open.

A door is an offer that a newcomer does not need yet. An open one stays open, whatever is deleted. Menu,
shortcuts, *Everything*, files and the command line ignore doors.
"""

# ruff: noqa: PLC0415 - most starts need no results
from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cucu_desktop.kept_stores import stored_in
from cucu_desktop.match.evening import evening_store as evenings
from cucu_desktop.match.evening import prize_shelf
from cucu_desktop.ui.play.saved_matches import ENDING

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.widgets.preferences import Preferences

FRONT: Final = "front"
DOORS: Final = ("album", "today", "tonight", "another", "workshop")
"""The doors that are closed at first."""
_MANY: Final = 5
"""The number of finished games that opens *Tonight*."""


def finished(results: Path) -> set[tuple[str, str]]:
    """Return time and game of each finished game of a person; none if the results cannot be read."""
    if not results.exists():  # to read would be to create them
        return set()
    from cucu_desktop.match.records.store import Store, StoreError

    with suppress(StoreError):
        store = Store(results)
        persons = store.persons()
        return {(game.finished, game.game) for person in persons for game in store.games_of(person)}
    return set()


def reached(
    games: Collection[tuple[str, str]],
    lessons: Collection[str],
    *,
    left: int = 0,
    evening: bool = False,
    season: bool = False,
) -> set[str]:
    """Return the doors that are open after these finished games and taken lessons.

    Args:
        games: time and game of each finished game.
        lessons: the games whose lesson was taken.
        left: the number of unfinished matches: the start page continues only the latest.
        evening: whether an evening is over.
        season: whether a season is over.
    """
    days = {when[:10] for when, _ in games}
    found = {
        "album": bool(games) or left > 1,
        "today": bool(games or lessons),
        "tonight": len(games) >= _MANY or len(days) > 1,
        "another": evening,
        "workshop": season,
    }
    return {door for door, is_open in found.items() if is_open}


def open_doors(context: Context) -> None:
    """Open the doors that are reached; at the first start of this version after a game all of them."""
    before = set(context.preferences.doors)
    if before >= set(DOORS):
        return
    games, matches = finished(context.results), context.matches
    found = set(DOORS)
    if before or not games:
        evening = any((evenings.folder(matches) / "over").glob("*" + evenings.ENDING))
        season = any(season.is_over for season in prize_shelf.seasons(matches))
        left = len(stored_in(matches, ENDING))
        found = reached(games, context.preferences.lessons, left=left, evening=evening, season=season)
    _keep(context, before | found)


def unlock(context: Context, *doors: str) -> None:
    """Open these doors."""
    _keep(context, {*context.preferences.doors, *doors})


def use(context: Context, door: str) -> None:
    """Take the star off a door."""
    used = context.preferences.used_doors
    if door not in used:
        context.prefer(used_doors=(*used, door))


def new_doors(preferences: Preferences) -> set[str]:
    """Return the open doors that have not been used."""
    return set(preferences.doors) - set(preferences.used_doors) - {FRONT}


def _keep(context: Context, doors: set[str]) -> None:
    kept = (FRONT, *(door for door in DOORS if door in doors))
    if kept != context.preferences.doors:
        context.prefer(doors=kept)
