"""The animation of an event type: its cue, its moods, and the arguments of all cues."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine.actions import PlayerKind
from cucu_desktop.engine.events import AnyEvent, Arrested, Event
from cucu_desktop.engine.rarer_events import RarerEvent
from cucu_desktop.frozen import frozen
from cucu_desktop.ui.animation.durations import Moment, Pace
from cucu_desktop.ui.animation.timeline import NOTHING, Piece
from cucu_desktop.ui.scene.scene import TableScene
from cucu_desktop.ui.widgets.seat_geometry import Spot

if TYPE_CHECKING:
    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.ui.text.wording import Wording

_ASIDE: Final = 0.03
"""The largest random offset of a card from its spot, as a fraction of its width."""
_ASKEW: Final = 2.4
"""The largest random rotation of a card, in degrees."""


@dataclass(slots=True)
class CueContext:
    """The arguments common to all cues.

    Attributes:
        scene: the table.
        pace: the speed of animations.
        now: the observation after the present events.
        wording: the words of the table, or None before any are set.
        persons: for each seat the id of the bot that plays it, or "".
        before: the event shown last.
        meanwhile: plays a piece beside the cue without waiting for it.
        chance: the source of small random differences.
    """

    scene: TableScene
    pace: Pace
    now: "AnyObservation"
    wording: "Wording | None"
    persons: Sequence[str]
    before: Event | RarerEvent | None
    meanwhile: Callable[[Piece], None]
    chance: Random = field(default_factory=Random)

    def ms(self, moment: Moment, times: float = 1.0) -> float:
        return self.pace.ms(moment, times)

    def about(self, spot: Spot) -> Spot:
        """Return the spot with a small random offset and rotation, as of a card dealt by hand."""
        aside = QPointF(self.chance.uniform(-1, 1), self.chance.uniform(-1, 1)) * (spot.width * _ASIDE)
        return Spot(spot.centre + aside, spot.width, spot.angle + self.chance.uniform(-_ASKEW, _ASKEW))


Decides = Callable[[Any, Any], tuple[int, PlayerKind] | None]
"""From an event and the one before to its decision, as seat and kind; None for an automatic event."""
Feels = Callable[[TableScene, Any, Any], None]
"""Sets the moods after an event, given the event before."""


def none(*_: object) -> None:
    """Return None: no player decided the event, and no mood changes."""


def never(*_: object) -> bool:
    return False


def nothing(*_: object) -> Piece:
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
        ends_deal: whether the event may decide a deal or end a lesson, so that the table waits for a reader.
        leave: makes the animation that removes the result afterwards.
        is_seen_before: whether the state before it is shown for a moment, although nothing is animated.
    """

    show: Callable[[CueContext, Any], Piece]
    gap: Moment | None = None
    decision: Decides = none
    feel: Feels = none
    ends_deal: bool = False
    leave: Callable[[CueContext, Any], Piece] = nothing
    is_seen_before: Callable[[TableScene], bool] = never


Cues = Mapping[type, Cue]


def decided(seat: str, kind: PlayerKind) -> Decides:
    """Return a `Cue.decision` with the seat in this field of the event; None after an arrest."""

    def decide(event: AnyEvent, before: object) -> tuple[int, PlayerKind] | None:
        return None if isinstance(before, Arrested) else (getattr(event, seat), kind)

    return decide
