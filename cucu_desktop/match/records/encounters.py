"""What players have done to each other in a game, as everybody saw it: what one remembers of somebody.

The deeds: "ousted" (passed on the card with which the other lost the last token), "stopped" (arrested an
exchange), "backed" (paid for a return), "bluffed" (said to hold a card that was then turned up as another).
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
"""About whom a deed is that was done to all."""
DEEDS: Final = ("ousted", "backed", "bluffed", "stopped")


@frozen
class Encounter:
    """A deed of one seat towards another, or towards `EVERYBODY`; `card` is the one that was named."""

    deed: str
    seat: int
    about: int
    card: str = ""


def encounters(seats: int, events: Sequence[Event]) -> list[Encounter]:
    """Return what so many seats have done to each other in a game, in order."""
    watching = Watcher()
    for event in events:
        watching.take(event)
    return [each for each in watching.found if max(each.seat, each.about) < seats]


class Watcher:
    """Goes through the events of a game, as everybody may see them.

    Attributes:
        found: what players have done to each other so far, in order.
    """

    def __init__(self) -> None:
        self.found: list[Encounter] = []
        self._passed: dict[int, int] = {}
        """From whom whose card has come in this deal."""
        self._claims: dict[int, str] = {}
        """What somebody says to hold, as long as the card has not changed."""

    def take(self, event: Event) -> None:
        """Take in what happened next."""
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
        """Note what somebody has done to somebody."""
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
        """Keep from whom a card has come: what one asked for oneself, or what goes back, came from nobody."""
        for seat in (event.seat, event.other):
            self._claims.pop(seat, None)
            self._passed.pop(seat, None)
        if event.reason != "cat":
            self._passed[event.other] = event.seat
