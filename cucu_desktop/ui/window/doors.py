"""The finished games of the persons at this screen, and the doors of the start page that they open.

A door is an offer that a newcomer does not need yet. An open one stays open, whatever is deleted. Menu,
shortcuts, *Everything*, files and the command line ignore doors.
"""

# ruff: noqa: PLC0415 - most starts need no results
from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.widgets.preferences import Preferences

FRONT: Final = "front"
DOORS: Final = ("album", "today", "tonight")
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


def reached(games: Collection[tuple[str, str]], lessons: Collection[str]) -> set[str]:
    """Return the doors that these finished games and taken lessons open."""
    days = {when[:10] for when, _ in games}
    found = {
        "album": bool(games),
        "today": bool(games or lessons),
        "tonight": len(games) >= _MANY or len(days) > 1,
    }
    return {door for door, is_open in found.items() if is_open}


def open_doors(context: Context) -> None:
    """Open the doors that are reached; at the first start of this version after a game all of them."""
    before = set(context.preferences.doors)
    if before >= set(DOORS):
        return
    games = finished(context.results)
    found = set(DOORS) if games and not before else reached(games, context.preferences.lessons)
    _keep(context, before | found)


def open_all(context: Context) -> None:
    """Open all doors."""
    _keep(context, {*context.preferences.doors, *DOORS})


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
