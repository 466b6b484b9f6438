"""Deeds of each seat in a finished game, counted from its events: arrests, deals survived, tricks, bids.

A deed is a word that the store keeps with its count. An arrest is "arrest-" and the card without its suit
("arrest-XII", "arrest-K"); a deal is "deal" in an exchange game, in a trick game "hand". Only public events
are counted.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Arrested, Compared, DealBegan, Drew, Eliminated, Reentered, TokenLost
from cucu_desktop.engine.rarer_events import CoinsGiven, Judged
from cucu_desktop.engine.tricks.events import DealWon, PartnerKnown, ThrownIn, TokensMoved, TrickTaken
from cucu_desktop.match.scenario.outcome import holds

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.engine.events import Event

ARREST: Final = "arrest-"

DeedCounts = Counter[str]


def count_deeds(seats: int, events: Sequence[Event]) -> list[DeedCounts]:
    """Return the deeds of `seats` seats in a game, by seat; `events` are all its events."""
    counting = _DeedCounter(seats)
    for index, event in enumerate(events):
        if not isinstance(event, Arrested):
            counting.take(event)
        elif event.shown or holds(events[index:]):  # an inn that was given away or bought off is no arrest
            counting.take_arrest(event)
    counting.end_deal()
    return counting.deeds


def total_deeds(deeds: Sequence[Mapping[str, int]]) -> DeedCounts:
    """Return the deeds of several games added up."""
    total: DeedCounts = Counter()
    for done in deeds:
        total.update(done)
    return total


class _DeedCounter:
    """Counts deeds, deal by deal."""

    def __init__(self, seats: int) -> None:
        self.deeds: list[DeedCounts] = [Counter() for _ in range(seats)]
        self._order: tuple[int, ...] = ()
        self._lost: set[int] = set()
        self._bidder: tuple[int, int | None] | None = None

    def _did(self, seat: int, deed: str, number: int = 1) -> None:
        if seat < len(self.deeds):  # later seats are dummies
            self.deeds[seat][deed] += number

    def end_deal(self) -> None:
        """Count the survivors of the deal that ends."""
        for seat in self._order:
            self._did(seat, "deal")
            if seat not in self._lost:
                self._did(seat, "survived")
        self._order, self._lost, self._bidder = (), set(), None

    def take_arrest(self, event: Arrested) -> None:
        """Count an arrest, for both players."""
        if isinstance(event.card, Card):
            self._did(event.holder, ARREST + event.card.value)
            self._did(event.exchanger, "arrested")

    def take(self, event: Event) -> None:
        """Count any other event."""
        if isinstance(event, DealBegan):
            self.end_deal()
            self._order = event.order
        elif isinstance(event, TokenLost | Eliminated):
            self._lost.add(event.seat)
        elif isinstance(event, Compared):
            self._lost.update(event.losers)
        elif isinstance(event, Drew):
            if self._order and event.seat == self._order[-1]:
                self._did(event.seat, "pack")
        elif isinstance(event, Reentered):
            self._did(event.seat, "reentry")
        elif isinstance(event, CoinsGiven):
            if event.reason == "bet":
                self._did(event.seat, "bet-lost")
                self._did(event.other, "bet-won")
        elif isinstance(event, Judged):
            self._did(event.matador, "matador")
            self._did(event.matador, "matador-survived", int(event.survives))
        else:
            self._take_trick(event)

    def _take_trick(self, event: object) -> None:
        if isinstance(event, TrickTaken):
            self._did(event.seat, "trick")
        elif isinstance(event, ThrownIn):
            self._order = ()  # it was not played
        elif isinstance(event, PartnerKnown):
            self._bidder = event.bidder, event.partner
        elif isinstance(event, TokensMoved):
            self._did(event.seat, "token", event.tokens)
        elif isinstance(event, DealWon):
            self._take_deal(event.winners)

    def _take_deal(self, winners: Sequence[int]) -> None:
        for seat in self._order:
            self._did(seat, "hand")
            self._did(seat, "hand-won", int(seat in winners))
        self._order = ()
        if self._bidder is None:
            return
        for who, word in zip(self._bidder, ("bid", "partner"), strict=True):
            if who is not None:
                self._did(who, word)
                self._did(who, f"{word}-won", int(who in winners))
