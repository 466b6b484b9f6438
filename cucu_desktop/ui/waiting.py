"""What a session waits for, and what it needs of the table on the screen."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import SignalInstance

    from cucu_desktop.engine.events import Event
    from cucu_desktop.engine.observation import Observation
    from cucu_desktop.match.match import Player

OPEN_TALK: Final = ("reentry", "backing", "agreement", "bargain", "offer", "consent")
"""Decisions between deals, when no card is held, and others that are talked over before all: nobody has to
look at a card for them."""
WITH_A_LOOK: Final = ("consent",)
"""Open talk before which one may have looked at one's card, once in a deal (A3)."""


class Table(Protocol):
    """What the session needs of the table on the screen."""

    drained: SignalInstance

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""

    def sit(self, players: Sequence[Player], onlookers: int = 0) -> None:
        """Seat these players, those who look on last."""

    def show_position(self, observation: Observation) -> None:
        """Show this at once."""

    def play(self, events: Sequence[Event], observation: Observation) -> None:
        """Show these events, ending in this position."""

    def cover(self) -> None:
        """Paint nothing private."""

    def uncover(self) -> None:
        """Paint again what the position tells."""


class Stage(Enum):
    """What the session waits for."""

    TABLE = auto()
    """The table to come to rest, or a bot to answer."""
    ANSWER = auto()
    """A person to decide."""
    HAND_OVER = auto()
    """A person to say that they are the one who looks."""
    LOOK = auto()
    """A person to have looked at a new card."""
    OVER = auto()
    """Somebody to want another game."""
    CLOSED = auto()
    """Nothing more."""
