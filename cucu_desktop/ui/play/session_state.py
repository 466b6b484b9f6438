"""The states of a session and the events that lead from one to another, without Qt.

`TRANSITIONS` is the whole truth: an event that has no entry for a stage is illegal there, and `SessionState`
refuses it.
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
    """What the session waits for."""

    TABLE = auto()
    """The table to come to rest, or a bot to answer."""
    NEW_CARD = auto()
    """The table to come to rest, so that a person can look at the card that they got by their move."""
    SKIPPING = auto()
    """The bots to play until a person is asked or the game is over; the table shows nothing of it."""
    ANSWER = auto()
    """A person to decide."""
    HAND_OVER = auto()
    """A person to confirm that they are in front of the covered screen."""
    PAUSED = auto()
    """Anybody to call, or the pause to be let by, at the covered screen."""
    LOOK = auto()
    """A person to cover a new card that they look at."""
    CARD_HIDDEN = auto()
    """The same as `HAND_OVER`, for a person who had a new card to look at when the screen was covered."""
    OVER = auto()
    """Another game to be wanted."""
    CLOSED = auto()
    """Nothing more."""


class SessionEvent(Enum):
    """What happens to a session."""

    ASK = auto()
    """A decision of a person is due, and they may see what they need for it."""
    DECIDE = auto()
    """The person who was asked has decided."""
    DECIDE_AND_LOOK = auto()
    """They have decided, and have got a card by it that only they may look at."""
    HAND_OVER = auto()
    """A decision of a person is due who may not be the one in front of the screen."""
    PAUSE = auto()
    """Before a turn anybody of several may call."""
    LET_BY = auto()
    """Nobody has called, or somebody has."""
    PEEK = auto()
    """A person looks at their own card in a pause."""
    HIDE = auto()
    """Somebody wants the screen covered at once."""
    TAKE_OVER = auto()
    """The person for whom the screen is covered is in front of it."""
    LOOK = auto()
    """The new card lies there to be looked at."""
    COVER = auto()
    """The new card has been looked at."""
    SKIP = auto()
    """Nothing more is to be shown until a person is asked or the game is over."""
    SHOW = auto()
    """What was skipped is shown."""
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
"""What follows when the table has come to rest, or before it has."""
_ALWAYS: Final = {SessionEvent.UNDO: Stage.TABLE, SessionEvent.CLOSE: Stage.CLOSED}
"""What may happen at any time during a game."""

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
    """The stage of one session, changed by events alone.

    Attributes:
        stage: what the session waits for.
    """

    def __init__(self) -> None:
        self.stage = Stage.TABLE

    def allows(self, event: SessionEvent) -> bool:
        """Return whether this may happen now."""
        return event in TRANSITIONS[self.stage]

    def advance(self, event: SessionEvent) -> None:
        """Take the stage that follows from the event.

        Raises:
            ValueError: this may not happen now; nothing has changed.
        """
        if not self.allows(event):
            msg = f"{event.name} is illegal in the stage {self.stage.name}"
            raise ValueError(msg)
        self.stage = TRANSITIONS[self.stage][event]

    @property
    def is_covered(self) -> bool:
        """Whether the screen is covered until a person says that they are in front of it."""
        return self.stage in (Stage.HAND_OVER, Stage.PAUSED, Stage.CARD_HIDDEN)

    @property
    def is_running(self) -> bool:
        """Whether nothing is waited for but the table and the bots."""
        return self.stage in (Stage.TABLE, Stage.NEW_CARD, Stage.SKIPPING)

    @property
    def is_left(self) -> bool:
        """Whether the game is over or left, so that nothing of it changes any more."""
        return self.stage in (Stage.OVER, Stage.CLOSED)


class Table(Protocol):
    """What the session needs of the table on the screen."""

    drained: SignalInstance

    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""

    def sit(self, players: Sequence[Player], onlookers: int = 0, viewer: int | None = None) -> None:
        """Seat these players, those who look on last."""

    def show_position(self, observation: AnyObservation, forward: Sequence[int] = ()) -> None:
        """Show this at once, with the cards of these seats pushed forward."""

    def play(self, events: Sequence[Event], observation: AnyObservation) -> None:
        """Show these events, ending in this position."""

    def cover(self) -> None:
        """Paint nothing private."""

    def uncover(self) -> None:
        """Paint again what the position tells."""
