"""What the others' behaviour tells about the cards before them.

Who keeps a card unseen has a good one; who was stopped while passing still holds a bad one; and if A passes
and B is content with what came, then what A got instead is lower still ("passo e arresto", 000).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cucu_desktop.bots.talk import CLAIMS
from cucu_desktop.engine.events import Asked, DealBegan, Dealt, Event, Exchanged, Kept, Talked

SURPRISE: Final = 0.04
"""The weight left to what a sensible player would not have done."""
CLOSE: Final = 0.4
"""The weight of what some players would have done and some not."""


@dataclass(frozen=True, slots=True)
class Trace:
    """What is to be said about the card before a seat.

    Attributes:
        manner: how it came to lie there: "fresh", "kept", "passed", "given", "given-low", "content".
        border: the rank from which a sensible player would have kept it in that place.
        claims: what its holder said of it.
    """

    manner: str
    border: int
    claims: tuple[tuple[str, str | None], ...] = ()

    def weights(self, ranks: int, arrest: int) -> tuple[float, ...]:
        """Return how likely the manner is with each rank.

        Args:
            ranks: how many there are.
            arrest: the lowest that is not given on demand.
        """
        border = self.border
        if self.manner == "kept":
            return tuple(
                1.0 if rank >= border else CLOSE if rank == border - 1 else SURPRISE for rank in range(ranks)
            )
        if self.manner == "passed":
            return tuple(1.0 if rank < border else SURPRISE for rank in range(ranks))
        if self.manner == "given-low":
            return tuple(max(border - rank, 3 * SURPRISE) if rank < arrest else 0.0 for rank in range(ranks))
        if self.manner == "content":
            return tuple(rank + 1.0 if rank < border else SURPRISE for rank in range(ranks))
        if self.manner == "given":
            return tuple(float(rank < arrest) for rank in range(ranks))
        return (1.0,) * ranks


def traces(heard: Sequence[Event], order: Sequence[int], borders: Sequence[int]) -> dict[int, Trace]:
    """Follow this deal's cards round the table and return what is to be said of each seat's.

    Args:
        heard: the events.
        order: the players in playing order.
        borders: by number of players after one the rank from which a sensible player keeps a card.
    """
    after = {seat: len(order) - 1 - place for place, seat in enumerate(order)}
    found: dict[int, Trace] = {}
    source: dict[int, int] = {}
    for event in heard:
        if isinstance(event, DealBegan):
            found, source = {}, {}
        elif isinstance(event, Dealt):
            found[event.seat] = Trace("fresh", borders[after.get(event.seat, 0)])
        elif isinstance(event, Exchanged):
            if event.seat in found and event.other in found:
                _cross(event, found, source)
        elif isinstance(event, Kept | Asked | Talked) and event.seat in found:
            _note(event, found, source)
    return found


def _note(event: Kept | Asked | Talked, found: dict[int, Trace], source: dict[int, int]) -> None:
    """Note what a player does with the card, or says of it."""
    seat, trace = event.seat, found[event.seat]
    if isinstance(event, Kept):
        _keep(seat, found, source)
    elif isinstance(event, Talked):
        if event.phrase in CLAIMS:
            found[seat] = replace(trace, claims=(*trace.claims, (event.phrase, event.card)))
    elif trace.manner == "fresh":
        found[seat] = replace(trace, manner="passed")


def _keep(seat: int, found: dict[int, Trace], source: dict[int, int]) -> None:
    """Note that a seat keeps its card: a fresh one for its worth, another because what went is lower."""
    giver = source.pop(seat, None)
    if giver is None:
        if found[seat].manner == "fresh":
            found[seat] = replace(found[seat], manner="kept")
    else:
        found[seat] = replace(found[seat], manner="content")
        found[giver] = replace(found[giver], manner="given-low")


def _cross(event: Exchanged, found: dict[int, Trace], source: dict[int, int]) -> None:
    """Let what is known of two cards cross with them; what was said of them is void."""
    seat, other = event.seat, event.other
    found[seat], found[other] = replace(found[other], claims=()), replace(found[seat], claims=())
    if event.reason == "turn":
        found[seat] = replace(found[seat], manner="given")
        source[other] = seat
