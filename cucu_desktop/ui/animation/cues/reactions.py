"""Moods: how the faces at the table look, by what everybody has seen and by nothing else.

A mood that depended on a hidden card would give it away. So it follows from events as everybody may see them,
from tokens, and from what was said, true or not. Moods that belong to a moment of an animation are set by the
cue itself.
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
"""At a table of more seats than this, faces are too small for moods."""


def look(seat: str, mood: str | Callable[[Any], str | None]) -> Feels:
    """Return a `Cue.feel` that gives a mood to the seat in this field of the event."""

    def feel(scene: TableScene, event: AnyEvent, before: object) -> None:
        del before
        looks = mood if isinstance(mood, str) else mood(event)
        if looks is not None:
            scene.seats[getattr(event, seat)].set_mood(looks)

    return feel


def fear(scene: TableScene, seat: SeatItem) -> None:
    """Give a worried mood to who may lose the last token; not in a crowd, where it cannot be seen."""
    if scene.game.has_tokens and seat.plays and seat.tokens == 1 and len(scene.seats) <= CROWD:
        seat.set_mood("worried")
