"""Moods of the faces at the table, derived from public information only.

A mood that depended on a hidden card would reveal it. So moods follow from public events, from tokens, and
from remarks, true or not. Moods within an animation are set by the cue itself.
"""

from collections.abc import Callable
from typing import Any, Final

from cucu_desktop.engine.events import AnyEvent
from cucu_desktop.ui.animation.cue import Feels
from cucu_desktop.ui.scene.items.seat import SeatItem
from cucu_desktop.ui.scene.scene import TableScene

CALM: Final = ""
SLY: Final = "sly"
CROWD: Final = 20
"""The number of seats above which faces are too small for moods."""


def look(seat: str, mood: str | Callable[[Any], str | None]) -> Feels:
    """Return a `Cue.feel` that sets a mood of the seat in this field of the event."""

    def feel(scene: TableScene, event: AnyEvent, before: object) -> None:
        del before
        looks = mood if isinstance(mood, str) else mood(event)
        if looks is not None:
            scene.seats[getattr(event, seat)].set_mood(looks)

    return feel


def fear(scene: TableScene, seat: SeatItem) -> None:
    """Set a worried mood for a player with one token at stake; not in a crowd, where it cannot be seen."""
    if scene.game.has_tokens and seat.plays and seat.tokens == 1 and len(scene.seats) <= CROWD:
        seat.set_mood("worried")
