"""Who says what at which event: from event texts to keys of translations/local, and the way it is said."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from zlib import crc32

from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import RarerEvent
from cucu_desktop.engine.tricks.events import TrickEvent
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.ui.text.events.event_text import EventTexts
from cucu_desktop.ui.text.events.turns import Stopped

Seen = Observation | TrickObservation
"""A table of either family, as somebody sees it."""
Spoken = Event | RarerEvent | TrickEvent | Stopped
"""What there may be words for."""
_FOND: Final = 2
"""How much fonder one is of one's own words than of what everybody says."""


class Said(NamedTuple):
    """What is said at an event: the key of the words, the values in them, and the seat that speaks."""

    key: str
    values: dict[str, Any]
    seat: int


def said_at(event: Spoken, observation: Seen, texts: EventTexts) -> Said | None:
    """Return what is said at this event, or None if nobody speaks; for a dummy its partner does."""
    text = texts[type(event)]
    call = text.call(event, observation) if text.call else None
    seat = text.speaker(event, observation) if call else None
    if call is None or seat is None:
        return None
    return Said(*call, observation.player_for(seat))


def moment_of(observation: Seen) -> tuple[int, int]:
    """Return which deal this is and how far it has gone: what everybody knows, to choose words by."""
    if isinstance(observation, TrickObservation):
        return observation.number, len(observation.bids) + len(observation.tricks)
    return observation.deals, observation.eliminations


def way_of(
    spoken: Sequence[dict[str, str]],
    own: Sequence[dict[str, str]],
    key: str,
    seat: int,
    moment: tuple[int, int],
) -> dict[str, str]:
    """Return one of the ways to say it, as is said there or as only this one says it.

    Neighbours do not parrot each other, and who has words of their own is fonder of them.
    """
    chance = crc32(f"{moment}/{seat}/{key}".encode())
    if chance % (len(spoken) + _FOND * len(own)) < _FOND * len(own):
        return own[chance % len(own)]
    return spoken[(crc32(f"{moment}/{key}".encode()) + seat) % len(spoken)]
