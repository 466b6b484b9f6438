"""The arguments of a cue: the scene, the pace, and the observation after the present events."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF

from cucu_desktop.engine.events import Event
from cucu_desktop.engine.rarer_events import RarerEvent
from cucu_desktop.ui.animation.durations import Moment, Pace
from cucu_desktop.ui.animation.timeline import Piece
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
        """Return the duration of a moment at this pace, in ms."""
        return self.pace.ms(moment, times)

    def about(self, spot: Spot) -> Spot:
        """Return the spot with a small random offset and rotation, as of a card dealt by hand."""
        aside = QPointF(self.chance.uniform(-1, 1), self.chance.uniform(-1, 1)) * (spot.width * _ASIDE)
        return Spot(spot.centre + aside, spot.width, spot.angle + self.chance.uniform(-_ASKEW, _ASKEW))
