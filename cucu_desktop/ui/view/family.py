"""The parts of a table view that depend on the family of games: its scene, its cues, its gestures."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QPointF

from cucu_desktop.engine.actions import Action
from cucu_desktop.frozen import frozen
from cucu_desktop.ui.animation.cue_table import CueTable
from cucu_desktop.ui.scene.scene import TableScene
from cucu_desktop.ui.widgets.theme import Theme


class CardPointer(Protocol):
    """Mouse input at the table, while a decision is open; every gesture ends in one of its options."""

    def press(self, point: QPointF) -> bool:
        """Handle a press; return whether a gesture may begin."""

    def move(self, point: QPointF) -> None:
        """Handle a move with the button down."""

    def release(self, point: QPointF) -> Sequence[Action]:
        """Handle a release; return the action meant, several to choose among, or none."""

    def refused(self, point: QPointF) -> str | None:
        """Return the design of the card at this point if it may not be chosen now."""

    def point(self, point: QPointF | None) -> bool:
        """Handle a move without a button; return whether a press would begin a gesture."""

    def close(self) -> None:
        """End the input: remove highlights, and return a dragged card."""


@frozen
class Family:
    """The parts of a table view.

    Attributes:
        scene: makes the scene.
        cue_table: the cues of events.
        gestures: makes the mouse input of a decision.
    """

    scene: Callable[[Theme], TableScene]
    cue_table: CueTable
    gestures: Callable[[Any, Any], CardPointer]
