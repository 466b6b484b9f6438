"""The cues of trick games; see `animation.cue_table`."""

from collections.abc import Sequence
from typing import Any, Final

from cucu_desktop.engine import events
from cucu_desktop.ui.animation.cue import CueContext
from cucu_desktop.ui.animation.cue_table import CueTable
from cucu_desktop.ui.animation.cues.tricks import playing, results, robbing
from cucu_desktop.ui.animation.timeline import Piece, call
from cucu_desktop.ui.scene.tricks.scene import trick_scene


def _begins(happened: Sequence[Any]) -> bool:
    return bool(happened) and isinstance(happened[0], (events.DealBegan, events.SeatsDrawn))


def _clear(context: CueContext, _: Sequence[Any]) -> Piece:
    """Clear the table for the present viewer."""
    scene = trick_scene(context.scene)

    def clear() -> None:
        scene.clear_table()
        scene.viewer = context.now.seat
        for seat in scene.seats:
            seat.plays = True
            seat.set_mood("")

    return call(clear)


TRICKS: Final = CueTable(
    {**playing.CUES, **robbing.CUES, **results.CUES},
    _begins,
    _clear,
    pondered=("play", "bid"),
)
