"""What a family of games gives the view of its table: its scene, its cues, its mouse gestures."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QPointF

from cucu_desktop.engine.actions import Action
from cucu_desktop.frozen import frozen
from cucu_desktop.ui.animation.cue_table import CueTable
from cucu_desktop.ui.scene.scene import TableScene
from cucu_desktop.ui.widgets.theme import Theme


class CardPointer(Protocol):
    """The mouse at the table, while a decision is open; every gesture ends in one of its options."""

    def press(self, point: QPointF) -> bool:
        """The button goes down; True if that may become a gesture."""

    def move(self, point: QPointF) -> None:
        """The mouse moves with the button down."""

    def release(self, point: QPointF) -> Sequence[Action]:
        """The button goes up; the action that is meant, or several to choose among, or none."""

    def refused(self, point: QPointF) -> str | None:
        """Return the design of the card at this point if it may not be chosen now."""

    def point(self, point: QPointF | None) -> bool:
        """The mouse points there, or nowhere; True if a press would begin a gesture."""

    def close(self) -> None:
        """End the input: highlights go out, and a dragged card returns."""


@frozen
class Family:
    """What the view of a table is made with.

    Attributes:
        scene: makes what lies on it.
        cue_table: how events are shown.
        gestures: makes what the mouse does while a decision is open.
    """

    scene: Callable[[Theme], TableScene]
    cue_table: CueTable
    gestures: Callable[[Any, Any], CardPointer]
