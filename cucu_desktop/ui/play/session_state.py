"""The states of a session and the events that lead from one to another, without Qt.

`TRANSITIONS` lists all legal events: an event that has no entry for a stage is illegal there, and
`SessionState` rejects it.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import SignalInstance

    from cucu_desktop.engine.any_observation import AnyObservation
    from cucu_desktop.engine.events import Event
    from cucu_desktop.match.match import Player


class Stage(Enum):
    """The stages of a session, by what it waits for."""

    TABLE = auto()
    """The table to come to rest, or a bot to answer."""
    NEW_CARD = auto()
    """The table to come to rest, so that a person can look at the card that they got by their move."""
    SKIPPING = auto()
    """The bots to play until a person is asked or the game is over; the table shows none of it."""
    ANSWER = auto()
    """A person to decide."""
    HAND_OVER = auto()
    """A person to confirm that they are in front of the covered screen."""
    PAUSED = auto()
    """Any person to call, or the pause to end, at the covered screen."""
    LOOK = auto()
    """A person to cover a new card that they look at."""
    CARD_HIDDEN = auto()
    """Like `HAND_OVER`, for a person who had a new card to look at when the screen was covered."""
    OVER = auto()
    """Another game to be requested; the game is over."""
    CLOSED = auto()
    """Nothing: the match has been left."""


class SessionEvent(Enum):
    """The events of a session."""

    ASK = auto()
    """A decision of a person is due, and they may see the cards they need for it."""
    DECIDE = auto()
    """The person who was asked has decided."""
    DECIDE_AND_LOOK = auto()
    """The person has decided, and has got by it a card that only they may look at."""
    HAND_OVER = auto()
    """A decision is due of a person who may not be in front of the screen."""
    PAUSE = auto()
    """Before a turn, any of several persons may call."""
    LET_BY = auto()
    """The pause is over, with or without a call."""
    PEEK = auto()
    """A person looks at their own card in a pause."""
    HIDE = auto()
    """A person wants the screen covered at once."""
    TAKE_OVER = auto()
    """The person for whom the screen is covered is in front of it."""
    LOOK = auto()
    """The table shows the new card."""
    COVER = auto()
    """The person covers the new card."""
    SKIP = auto()
    """Show no more events until a person is asked or the game is over."""
    SHOW = auto()
    """The position after the skipped events is shown."""
    UNDO = auto()
    """The last choice of a person is undone."""
    END = auto()
    """The game is over, and the table shows it."""
    NEXT_GAME = auto()
    """Another game begins."""
    CLOSE = auto()
    """The match is left."""


_SHOWN_ON: Final = {
    SessionEvent.ASK: Stage.ANSWER,
    SessionEvent.HAND_OVER: Stage.HAND_OVER,
    SessionEvent.PAUSE: Stage.PAUSED,
    SessionEvent.HIDE: Stage.HAND_OVER,
    SessionEvent.SKIP: Stage.SKIPPING,
    SessionEvent.END: Stage.OVER,
}
"""Events that are legal while the table is in motion or at rest, before a person is asked."""
_ALWAYS: Final = {SessionEvent.UNDO: Stage.TABLE, SessionEvent.CLOSE: Stage.CLOSED}
"""Events that are legal at any time during a game."""

TRANSITIONS: Final[dict[Stage, dict[SessionEvent, Stage]]] = {
    Stage.TABLE: {**_SHOWN_ON, **_ALWAYS},
    Stage.NEW_CARD: {
        SessionEvent.LOOK: Stage.LOOK,
        SessionEvent.HIDE: Stage.CARD_HIDDEN,
        **_ALWAYS,
    },
    Stage.SKIPPING: {**_SHOWN_ON, SessionEvent.SHOW: Stage.TABLE, **_ALWAYS},
    Stage.ANSWER: {
        SessionEvent.ASK: Stage.ANSWER,  # again, after table talk
        SessionEvent.DECIDE: Stage.TABLE,
        SessionEvent.DECIDE_AND_LOOK: Stage.NEW_CARD,
        SessionEvent.HIDE: Stage.HAND_OVER,
        **_ALWAYS,
    },
    Stage.HAND_OVER: {SessionEvent.TAKE_OVER: Stage.TABLE, **_ALWAYS},
    Stage.PAUSED: {SessionEvent.LET_BY: Stage.TABLE, SessionEvent.PEEK: Stage.NEW_CARD, **_ALWAYS},
    Stage.LOOK: {SessionEvent.COVER: Stage.TABLE, SessionEvent.HIDE: Stage.CARD_HIDDEN, **_ALWAYS},
    Stage.CARD_HIDDEN: {SessionEvent.TAKE_OVER: Stage.NEW_CARD, **_ALWAYS},
    Stage.OVER: {SessionEvent.NEXT_GAME: Stage.TABLE, SessionEvent.CLOSE: Stage.CLOSED},
    Stage.CLOSED: {},
}


class SessionState:
    """The stage of one session, changed only by events.

    Attributes:
        stage: what the session waits for.
    """

    def __init__(self) -> None:
        self.stage = Stage.TABLE

    def allows(self, event: SessionEvent) -> bool:
        return event in TRANSITIONS[self.stage]

    def advance(self, event: SessionEvent) -> None:
        """Enter the stage that follows from the event.

        Raises:
            ValueError: the event is illegal now; the stage is unchanged.
        """
        if not self.allows(event):
            msg = f"{event.name} is illegal in the stage {self.stage.name}"
            raise ValueError(msg)
        self.stage = TRANSITIONS[self.stage][event]

    @property
    def is_covered(self) -> bool:
        """Whether the screen is covered until a person confirms to be in front of it."""
        return self.stage in (Stage.HAND_OVER, Stage.PAUSED, Stage.CARD_HIDDEN)

    @property
    def is_running(self) -> bool:
        """Whether the session waits only for the table and the bots."""
        return self.stage in (Stage.TABLE, Stage.NEW_CARD, Stage.SKIPPING)

    @property
    def is_left(self) -> bool:
        """Whether the game is over or left, so that its state no longer changes."""
        return self.stage in (Stage.OVER, Stage.CLOSED)


class Table(Protocol):
    """The methods of the table on the screen that the session calls."""

    drained: SignalInstance

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""

    def sit(self, players: Sequence[Player], onlookers: int = 0, viewer: int | None = None) -> None:
        """Seat these players, onlookers last."""

    def show_position(self, observation: AnyObservation, forward: Sequence[int] = ()) -> None:
        """Show this position at once, with the cards of these seats pushed forward."""

    def play(self, events: Sequence[Event], observation: AnyObservation) -> None:
        """Show these events, ending in this position."""

    def cover(self) -> None:
        """Hide private cards."""

    def uncover(self) -> None:
        """Show again the cards of the position."""
