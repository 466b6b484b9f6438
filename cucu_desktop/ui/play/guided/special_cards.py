"""The special cards that have done something in the deals of a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Arrested, Exposed, TokenLost
from cucu_desktop.engine.rarer_events import Called, Fell, Knocked, Lowered, SlippersLost, TokenGained

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.events import Event

_BY_REASON: Final = {"matto": "MATTO", "matti": "MATTO", "fool": "NARR", "blaren": "BLAREN"}
"""The cards behind the reasons of a token lost or gained that are no cards themselves."""
_OWL: Final = "XV"


class SpecialCards:
    """Follows the events of all deals; `special`: the ids of the special cards."""

    def __init__(self, special: Sequence[str]) -> None:
        self._special = tuple(special)
        self._met: set[str] = set()
        self._shown: dict[int, str] = {}
        """The cards turned up for the last comparison, by seat."""

    def note(self, event: Event) -> None:
        """Take a public event that has been shown."""
        if isinstance(event, Arrested | Knocked | Lowered) and isinstance(event.card, Card):
            self._met.add(event.card.id)
        elif isinstance(event, Exposed) and isinstance(event.card, Card):
            self._shown[event.seat] = event.card.id
        elif isinstance(event, TokenLost) and event.reason == "lowest":
            self._met.add(self._shown.get(event.seat, ""))
        elif isinstance(event, TokenLost | TokenGained | SlippersLost | Fell):
            self._met.add(_BY_REASON.get(event.reason, event.reason))
        elif isinstance(event, Called):
            self._met.add(_OWL)

    @property
    def not_met(self) -> tuple[str, ...]:
        """The special cards that have done nothing so far."""
        return tuple(card for card in self._special if card not in self._met)
