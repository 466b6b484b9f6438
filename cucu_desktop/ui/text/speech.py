"""The speaker and words of each event: from rows of events to keys of translations/local, with variants."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from zlib import crc32

from cucu_desktop.engine.events import Event
from cucu_desktop.engine.observation import Observation
from cucu_desktop.engine.rarer_events import RarerEvent
from cucu_desktop.engine.tricks.events import TrickEvent
from cucu_desktop.engine.tricks.observation import TrickObservation
from cucu_desktop.match.events.event_row import EventRows
from cucu_desktop.match.events.turns import Stopped

Seen = Observation | TrickObservation
"""An observation of either family."""
Spoken = Event | RarerEvent | TrickEvent | Stopped
"""The events that may have words."""
_FOND: Final = 2
"""The weight of a bot's own words over the common ones."""


class Said(NamedTuple):
    """The call at an event: the key of the words, their values, and the seat that speaks."""

    key: str
    values: dict[str, Any]
    seat: int


def said_at(event: Spoken, observation: Seen, rows: EventRows) -> Said | None:
    """Return the call at this event, or None; for a dummy its partner speaks."""
    row = rows[type(event)]
    call = row.call(event, observation) if row.call else None
    seat = row.speaker(event, observation) if call else None
    if call is None or seat is None:
        return None
    return Said(*call, observation.player_for(seat))


def moment_of(observation: Seen) -> tuple[int, int]:
    """Return the number of the deal and its progress, as public information to choose variants by."""
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
    """Return one variant of a call, a common one or the speaker's own.

    Neighbouring events have different variants, and a speaker prefers their own words.
    """
    chance = crc32(f"{moment}/{seat}/{key}".encode())
    if chance % (len(spoken) + _FOND * len(own)) < _FOND * len(own):
        return own[chance % len(own)]
    return spoken[(crc32(f"{moment}/{key}".encode()) + seat) % len(spoken)]
