"""Deeds of each seat in a finished game, and encounters of two players, from its public events.

A deed is a word that the store keeps with its count. An arrest is "arrest-" and the card without its suit
("arrest-XII", "arrest-K"); a deal is "deal" in an exchange game, in a trick game "hand".

An encounter is an action of one player against another, which bots remember: "ousted" (passed on the card
with which the other lost the last token), "stopped" (arrested an exchange), "backed" (paid for a return),
"bluffed" (claimed a card and was then shown to have another).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import (
    Arrested,
    BackingGiven,
    Compared,
    DealBegan,
    Drew,
    Eliminated,
    Exchanged,
    Exposed,
    Reentered,
    Talked,
    TokenLost,
)
from cucu_desktop.engine.rarer_events import CoinsGiven, Judged
from cucu_desktop.engine.tricks.events import DealWon, PartnerKnown, ThrownIn, TokensMoved, TrickTaken
from cucu_desktop.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from cucu_desktop.engine.events import Event


ARREST: Final = "arrest-"

DeedCounts = Counter[str]


def count_deeds(seats: int, events: Sequence[Event]) -> list[DeedCounts]:
    """Return the deeds of `seats` seats in a game, by seat; `events` are all its events."""
    from cucu_desktop.match.scenario.outcome import holds  # noqa: PLC0415 - the table needs encounters only

    counting = _DeedCounter(seats)
    for index, event in enumerate(events):
        if not isinstance(event, Arrested):
            counting.take(event)
        elif event.shown or holds(events[index:]):  # an inn that was given away or bought off is no arrest
            counting.take_arrest(event)
    counting.end_deal()
    return counting.deeds


def total_deeds(deeds: Sequence[Mapping[str, int]]) -> DeedCounts:
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


EVERYBODY: Final = -1
"""The target of a deed towards all."""


@frozen
class Encounter:
    """A deed of one seat towards another, or towards `EVERYBODY`; `card` is the one named by it."""

    deed: str
    seat: int
    about: int
    card: str = ""


def encounters(seats: int, events: Sequence[Event]) -> list[Encounter]:
    """Return the encounters of a game with `seats` seats, in order."""
    watching = Watcher()
    for event in events:
        watching.take(event)
    return [each for each in watching.found if max(each.seat, each.about) < seats]


class Watcher:
    """Follows the public events of a game.

    Attributes:
        found: the encounters so far, in order.
    """

    def __init__(self) -> None:
        self.found: list[Encounter] = []
        self._passed: dict[int, int] = {}
        """For each seat the giver of its card in this deal."""
        self._claims: dict[int, str] = {}
        """The card that each seat claims to hold, until it changes."""

    def take(self, event: Event) -> None:
        """Follow the next event."""
        if isinstance(event, DealBegan):
            self._passed, self._claims = {}, {}
        elif isinstance(event, Exchanged):
            self._move(event)
        elif isinstance(event, Drew):
            self._passed.pop(event.seat, None)
            self._claims.pop(event.seat, None)
        elif isinstance(event, Talked):
            if event.phrase == "have" and event.card:
                self._claims[event.seat] = event.card
        else:
            self._note(event)

    def _note(self, event: Event) -> None:
        """Record an encounter."""
        if isinstance(event, Eliminated):
            if event.seat in self._passed:
                self.found.append(Encounter("ousted", self._passed[event.seat], event.seat))
        elif isinstance(event, Arrested):
            if event.shown:
                self.found.append(Encounter("stopped", event.holder, event.exchanger))
        elif isinstance(event, BackingGiven):
            if event.coins:
                self.found.append(Encounter("backed", event.backer, event.seat))
        elif isinstance(event, Exposed):
            claimed = self._claims.pop(event.seat, None)
            if claimed is not None and isinstance(event.card, Card) and event.card.id != claimed:
                self.found.append(Encounter("bluffed", event.seat, EVERYBODY, claimed))

    def _move(self, event: Exchanged) -> None:
        """Record the giver of a card; a card that was asked for, or that goes back, has none."""
        for seat in (event.seat, event.other):
            self._claims.pop(seat, None)
            self._passed.pop(seat, None)
        if event.reason != "cat":
            self._passed[event.other] = event.seat
