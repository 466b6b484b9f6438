"""The animation's part of an event type's descriptor: its cue, and the moods that follow."""

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
"""From an event and the one before to whose decision of what kind it is; None if it happens by itself."""
Feels = Callable[[TableScene, Any, Any], None]
"""Lets the faces show how they take an event, which came after the one before."""


def no_decision(*_: object) -> None:
    """Return that an event is nobody's decision."""


def feel_nothing(*_: object) -> None:
    """Change no mood."""


def never(*_: object) -> bool:
    """Return that the table does not wait after an event."""
    return False


def nothing(*_: object) -> Piece:
    """Return an empty piece."""
    return NOTHING


@frozen
class Cue:
    """The animation of one event type.

    It reads from the event only what the viewer may see (a hidden card has no name to read) and changes the
    scene in such a way that after the last event it equals the observation.

    Attributes:
        show: makes the animation of one event.
        gap: how long after the one before the next of several in a row begins, without waiting for its end.
        decision: whose decision it is: a bot takes time to think first.
        feel: lets the faces show how they take it.
        ends_deal: whether a deal may be decided by the event, so that the table waits for a reader.
        leave: makes the animation of what goes when it has been read.
        is_seen_before: whether what lies there before is seen for a moment, although all is shown at once.
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
    """Return a `Cue.decision`: who decided is in this field of the event; after an arrest nobody has."""

    def decide(event: AnyEvent, before: object) -> tuple[int, PlayerKind] | None:
        return None if isinstance(before, Arrested) else (getattr(event, seat), kind)

    return decide
