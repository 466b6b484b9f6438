"""The family of the trick games: what their tables are made with."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from cucu_desktop.engine import events
from cucu_desktop.engine import trick_events as tricks
from cucu_desktop.ui.families import Family
from cucu_desktop.ui.moves import Stage
from cucu_desktop.ui.script import Script
from cucu_desktop.ui.timeline import Piece, call
from cucu_desktop.ui.tricks.access import TrickAccess
from cucu_desktop.ui.tricks.cues import CUES, TOGETHER
from cucu_desktop.ui.tricks.gestures import TrickGestures
from cucu_desktop.ui.tricks.kinds import KINDS
from cucu_desktop.ui.tricks.scene import TrickScene, table_of


def _begins(happened: Sequence[Any]) -> bool:
    return bool(happened) and isinstance(happened[0], (events.DealBegan, events.SeatsDrawn))


def _clear(stage: Stage, _: Sequence[Any]) -> Piece:
    """Clear the table for whoever looks at it now."""
    scene = table_of(stage)

    def clear() -> None:
        scene.clear_table()
        scene.viewer = stage.now.seat
        for seat in scene.seats:
            seat.plays = True
            seat.set_mood("")

    return call(clear)


SCRIPT: Final = Script(
    CUES,
    TOGETHER,
    {
        tricks.Played: ("seat", "play"),
        tricks.BidMade: ("seat", "bid"),
        tricks.Passed: ("seat", "bid"),
        tricks.Robbed: ("seat", "rob"),
        tricks.RobbingEnded: ("seat", "rob"),
        tricks.Discarded: ("seat", "discard"),
    },
    _begins,
    _clear,
    pondered=("play", "bid"),
)


def trick_family(game: str) -> Family:
    """Return what a trick game's table is made with."""
    return Family(partial(TrickScene, kind=KINDS[game]), SCRIPT, TrickGestures, TrickAccess)
