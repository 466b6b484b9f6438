"""The animation of an event type: its cue, and its moods."""

from collections.abc import Callable, Mapping
from typing import Any

from cucu_desktop.engine.actions import PlayerKind
from cucu_desktop.engine.events import AnyEvent, Arrested
from cucu_desktop.frozen import frozen
from cucu_desktop.ui.animation.cue_context import CueContext
from cucu_desktop.ui.animation.durations import Moment
from cucu_desktop.ui.animation.timeline import NOTHING, Piece
from cucu_desktop.ui.scene.scene import TableScene

Decides = Callable[[Any, Any], tuple[int, PlayerKind] | None]
"""From an event and the one before to its decision, as seat and kind; None for an automatic event."""
Feels = Callable[[TableScene, Any, Any], None]
"""Sets the moods after an event, given the event before."""


def no_decision(*_: object) -> None:
    """Return None: no player decided the event."""


def feel_nothing(*_: object) -> None:
    """Change no mood."""


def never(*_: object) -> bool:
    """Return False: the table does not wait after the event."""
    return False


def nothing(*_: object) -> Piece:
    """Return an empty piece."""
    return NOTHING


@frozen
class Cue:
    """The animation of one event type.

    It uses only the viewer's information in the event (a hidden card has no name) and changes the
    scene so that after the last event it equals the observation.

    Attributes:
        show: makes the animation of one event.
        gap: the delay after which the next of several in a row begins, without waiting for the end.
        decision: the seat that decided: a bot takes time to think first.
        feel: sets the moods.
        ends_deal: whether the event may decide a deal, so that the table waits for a reader.
        leave: makes the animation that removes the result afterwards.
        is_seen_before: whether the state before it is shown for a moment, although nothing is animated.
    """

    show: Callable[[CueContext, Any], Piece]
    gap: Moment | None = None
    decision: Decides = no_decision
    feel: Feels = feel_nothing
    ends_deal: bool = False
    leave: Callable[[CueContext, Any], Piece] = nothing
    is_seen_before: Callable[[TableScene], bool] = never


Cues = Mapping[type, Cue]


def decided(seat: str, kind: PlayerKind) -> Decides:
    """Return a `Cue.decision` with the seat in this field of the event; None after an arrest."""

    def decide(event: AnyEvent, before: object) -> tuple[int, PlayerKind] | None:
        return None if isinstance(before, Arrested) else (getattr(event, seat), kind)

    return decide
