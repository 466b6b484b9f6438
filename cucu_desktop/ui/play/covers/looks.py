"""Which persons at this screen have looked at the table and at their cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.events import SPECTATOR, Compared, DealBegan, Drew, Exchanged
from cucu_desktop.engine.rarer_events import Judged, TieBegan

if TYPE_CHECKING:
    from collections.abc import Collection

    from cucu_desktop.match.match import Match

ENDS: Final = (Compared, Judged, DealBegan, TieBegan)
"""Events after which the cards held before are no longer looked at."""


class Looks:
    """The looks since the last choice, and those of the game.

    Attributes:
        lookers: the seats that have looked at the table or at their card since the last choice.
        new_cards: the seats of the persons here whose card was exchanged, and who have not decided since.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self.lookers: set[int] = set()
        self.new_cards: set[int] = set()
        self._followed = 0
        """The number of events that `new_cards` takes into account."""
        self._has_seen_new: set[int] = set()
        """The seats that have looked at their card since the last decision."""
        self._by_deal: set[tuple[int, int]] = set()
        """Pairs of deal number and seat: the seats from which the table has been shown in each deal."""

    def begin_game(self) -> None:
        self._by_deal.clear()
        self._follow_from_now()

    def rewind(self) -> None:
        """Follow the cards from now on, after an undo."""
        self.lookers = set()
        self._follow_from_now()

    def _follow_from_now(self) -> None:
        self._followed = self._match.length
        self.new_cards.clear()
        self._has_seen_new.clear()

    def look_at_table(self, seat: int) -> None:
        """Note that the table is shown from this seat; `SPECTATOR` shows no card."""
        self.lookers |= {seat} - {SPECTATOR}
        self._by_deal.add((self._match.observation(SPECTATOR).deals, seat))

    def look_at_card(self, seat: int) -> None:
        self.lookers.add(seat)
        self._has_seen_new.add(seat)

    def has_seen_table(self, seat: int, deal: int) -> bool:
        return (deal, seat) in self._by_deal

    def follow_cards(self, seat: int, persons: Collection[int]) -> None:
        """Update `new_cards` of the `persons` here after a decision of the player at `seat`."""
        new = self.new_cards - self._has_seen_new - {seat}
        for event in self._match.feed(SPECTATOR, self._followed):
            if isinstance(event, Exchanged | Drew):
                new |= {event.seat, getattr(event, "other", event.seat)}
            elif isinstance(event, ENDS):
                new.clear()
        self._followed = self._match.length
        self.new_cards = new & set(persons)
        self._has_seen_new.clear()
