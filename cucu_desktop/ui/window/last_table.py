"""The table that was laid last, and who has ever sat at one: what the settings and the results remember."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player
from cucu_desktop.match.setup import player_in
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.widgets.player_names import GUEST

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from cucu_desktop.json_values import Json
    from cucu_desktop.ui.pages.setup.seating import Plan
    from cucu_desktop.ui.widgets.preferences import Preferences

_LAST: Final = "last"
"""The name under which the settings keep which game it was."""
_MOST: Final = 99


def with_last(preferences: Preferences, plan: Plan) -> Mapping[str, Mapping[str, Json]]:
    """Return the tables that the settings keep, this one the last."""
    return {**preferences.tables, plan.game: seating.written(plan), _LAST: {"game": plan.game}}


def last_table(preferences: Preferences) -> Plan | None:
    """Return the table that was laid last, to be laid again; None if there is none that can be."""
    game = preferences.tables.get(_LAST, {}).get("game")
    if not isinstance(game, str) or game not in GAMES or game not in preferences.tables:
        return None
    return seating.read(game, preferences.tables[game])


def known_people(preferences: Preferences, names: Iterable[str] = ()) -> list[Player]:
    """Return who has played at this screen, with their faces, who played last first.

    Args:
        preferences: have the faces: one's own, and those of the tables that were laid.
        names: of those who have finished games, who played last first.
    """
    numbered = {seating.numbered(number) for number in range(1, _MOST)}
    faces = {player.name: player.face for table in preferences.tables.values() for player in _people(table)}
    if preferences.name:
        faces[preferences.name] = preferences.face or seating.PERSON_FACES[0]
    found: list[Player] = []
    for name in dict.fromkeys((*names, *faces)):
        if name in (GUEST, "") or name in numbered:
            continue
        face = faces.get(name) or seating.next_person(found).face
        found.append(Player(name, face))
    return found


def _people(table: Mapping[str, Any]) -> list[Player]:
    """Return the people at a kept table; nobody if that cannot be read."""
    try:
        players = [player_in(each) for key in ("players", "onlookers") for each in table.get(key, ())]
    except (KeyError, TypeError, AttributeError, ValueError):
        return []
    return [player for player in players if player.bot is None and player.face in seating.FACES]
