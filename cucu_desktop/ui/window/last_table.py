"""The last table that was set up, and the known players, from the settings and the results."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player
from cucu_desktop.match.setup import PERSON_FACES, player_in
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.widgets.player_names import GUEST

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from cucu_desktop.json_values import Json
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.play.context import Context
    from cucu_desktop.ui.widgets.preferences import Preferences

_LAST: Final = "last"
"""The key of the id of the last game in the settings."""
_MOST: Final = 99


def with_last(preferences: Preferences, plan: Plan) -> Mapping[str, Mapping[str, Json]]:
    """Return the tables to save in the settings, with that of `plan` as the last."""
    return {**preferences.tables, plan.game: seating.written(plan), _LAST: {"game": plan.game}}


def last_table(preferences: Preferences) -> Plan | None:
    """Return the last table that was set up; None if there is none, or it is no longer valid."""
    game = preferences.tables.get(_LAST, {}).get("game")
    if not isinstance(game, str) or game not in GAMES or game not in preferences.tables:
        return None
    return seating.read(game, preferences.tables[game])


def known_people(preferences: Preferences, names: Iterable[str] = ()) -> list[Player]:
    """Return the persons who have played at this screen, with their faces, the latest first.

    Args:
        preferences: source of the faces: the user's own, and those of saved tables.
        names: of the persons who have finished games, the latest first.
    """
    numbered = {seating.numbered(number) for number in range(1, _MOST)}
    faces = {player.name: player.face for table in preferences.tables.values() for player in _people(table)}
    if preferences.name:
        faces[preferences.name] = preferences.face or PERSON_FACES[0]
    found: list[Player] = []
    for name in dict.fromkeys((*names, *faces)):
        if name in (GUEST, "") or name in numbered:
            continue
        face = faces.get(name) or seating.next_person(found).face
        found.append(seating.unlike(Player(name, face), found))
    return found


def people_here(context: Context) -> list[Player]:
    """Return the known people by the settings and the results."""
    from cucu_desktop.match.records.store import Store, StoreError  # noqa: PLC0415 - seldom needed

    persons: list[str] = []
    with suppress(StoreError):  # without results only the names of earlier tables are known
        persons = Store(context.results).persons()
    return known_people(context.preferences, persons)


def _people(table: Mapping[str, Any]) -> list[Player]:
    """Return the persons at a saved table; empty if it is invalid."""
    try:
        players = [player_in(each) for key in ("players", "onlookers") for each in table.get(key, ())]
    except (KeyError, TypeError, AttributeError, ValueError):
        return []
    return [player for player in players if player.bot is None and player.face in seating.FACES]
