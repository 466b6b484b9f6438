"""Encounters: public actions of one player against another in a game, which bots remember.

The deeds: "ousted" (passed on the card with which the other lost the last token), "stopped" (arrested an
exchange), "backed" (paid for a return), "bluffed" (claimed a card and was then shown to have another).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import (
    Arrested,
    BackingGiven,
    DealBegan,
    Drew,
    Eliminated,
    Exchanged,
    Exposed,
    Talked,
)
from cucu_desktop.frozen import frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cucu_desktop.engine.events import Event

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
