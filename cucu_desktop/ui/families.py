"""The two families of games, as far as their tables differ: what lies there, how it is shown and played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from PySide6.QtCore import QPointF

from cucu_desktop.engine.actions import Action
from cucu_desktop.games import coch, trionfo, zifuli
from cucu_desktop.ui.access import Access
from cucu_desktop.ui.gestures import Gestures
from cucu_desktop.ui.scene import TableScene
from cucu_desktop.ui.script import EXCHANGE as EXCHANGE_SCRIPT
from cucu_desktop.ui.script import Script
from cucu_desktop.ui.theme import Theme


class Pointing(Protocol):
    """The mouse at the table, while a decision is open; every gesture ends in one of its options."""

    def press(self, point: QPointF) -> bool:
        """The button goes down; True if that may become a gesture."""

    def move(self, point: QPointF) -> None:
        """The mouse moves with the button down."""

    def release(self, point: QPointF) -> Sequence[Action]:
        """The button goes up; the action that is meant, or several to choose among, or none."""

    def hovers(self, point: QPointF) -> bool:
        """Whether a press here would begin a gesture."""

    def close(self) -> None:
        """Put the lights out; what is in the hand goes back."""


@dataclass(frozen=True, slots=True)
class Family:
    """What a table is made with.

    Attributes:
        scene: makes what lies on it.
        script: how events are shown.
        gestures: makes what the mouse does while a decision is open.
        access: makes the table for keyboard and screen reader.
    """

    scene: Callable[[Theme], TableScene]
    script: Script
    gestures: Callable[[Any, Any], Pointing]
    access: Callable[[Any, Theme, Any], Access]


EXCHANGE: Final = Family(TableScene, EXCHANGE_SCRIPT, Gestures, Access)
"""One card each, kept or passed on."""


TRICK_GAMES: Final = (coch.ID, zifuli.ID, trionfo.ID)
"""Those of the other family."""


def family_of(game: str) -> Family:
    """Return the family of a game."""
    if game not in TRICK_GAMES:
        return EXCHANGE
    from cucu_desktop.ui.tricks.family import trick_family  # noqa: PLC0415 - most never lay that table

    return trick_family(game)
