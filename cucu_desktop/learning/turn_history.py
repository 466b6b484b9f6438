"""What the turns of a deal tell to all, followed by its events: the parts of a turn's key."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, NamedTuple

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import EVERYBODY, Asked, DealBegan, Dealt, Drew, Exchanged, Kept
from cucu_desktop.engine.rarer_events import Discarded, Lowered, TieBegan
from cucu_desktop.learning.information import SKIPPED
from cucu_desktop.learning.turn_key import ASKED, LATE, NONE, STOPPED, TURN, UNASKED, TurnKey

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cucu_desktop.engine.cards import SeenCard
    from cucu_desktop.engine.events import Event


class Arrival(NamedTuple):
    """A card that came to a seat.

    Attributes:
        gave: the rank of the card that the seat gave for it; `NONE` if that was not seen.
        setout: the kind of the turn in which the card set out.
        is_late: whether it came straight from the first player who asked, before whom a player had kept.
        gave_open: whether the given card was named to all.
    """

    gave: int
    setout: int
    is_late: bool
    gave_open: bool


class TurnHistory:
    """What the turns of a deal so far tell, by its events.

    Attributes:
        here: the kind of the next turn with a dealt card.
        came: by seat what is known of the card that came to it, until the seat has decided.
        open: the seats whose cards were named to all.
        fallen: those of them whose cards have become the lowest.
        tied: the seats that play a tie, if it is one.
        setout: the kind of the turn in which the travelling card set out.
        has_kept: whether a player has kept; None from the first exchange that was asked for.
        first: the seat that asked first, if a player had kept before.
    """

    __slots__ = ("came", "fallen", "first", "has_kept", "here", "open", "setout", "tied")

    def __init__(self, heard: Iterable[Event] = ()) -> None:
        """Follow the events that a seat has heard since the deal began."""
        self._begin(())
        self.read([(type(event), *[getattr(event, each.name) for each in fields(event)]) for event in heard])

    def _begin(self, tied: tuple[int, ...]) -> None:
        """Begin a deal, or a tie of these seats."""
        self.here = UNASKED
        self.came: dict[int, Arrival] = {}
        self.open: frozenset[int] = frozenset()
        self.fallen: frozenset[int] = frozenset()
        self.tied = tied
        self.setout = UNASKED
        self.first: int | None = None
        self.has_kept: bool | None = False

    def clone(self) -> TurnHistory:
        """Return an independent copy."""
        copy = TurnHistory.__new__(TurnHistory)
        copy.here, copy.came, copy.open, copy.tied = self.here, self.came, self.open, self.tied
        copy.fallen = self.fallen
        copy.setout, copy.first, copy.has_kept = self.setout, self.first, self.has_kept
        return copy

    def turn(self, seat: int, order: Sequence[int], rank: int, settled: int = NONE) -> TurnKey:
        """Return what the seat knows of its turn.

        Args:
            seat: the seat whose turn it is.
            order: the seats in playing order; in a tie those that play it.
            rank: of the seat's card.
            settled: in a tie the lowest rank of the players whose ties are settled.
        """
        at = order.index(seat)
        after, here = len(order) - 1 - at, self.here
        beside_open = after > 0 and order[at + 1] in self.open
        rank = NONE if seat in self.fallen else rank
        lower = rank != NONE and (bool(self.fallen) or NONE < settled < rank)
        came = self.came.get(seat)
        gave = came.gave if came and came.gave < rank else NONE
        return TurnKey(
            here, came and came.setout, after, rank, gave, beside_open, lower, tied=bool(self.tied)
        )

    def read(self, journal: Iterable[tuple[Any, ...]]) -> None:
        """Follow the cards by these events, each as its kind and its attributes."""
        for entry in journal:
            kind = entry[0]
            if kind is Exchanged:
                self._cross(*entry[1:6])
            elif kind is Asked:
                self._ask(entry[1])
            elif kind is Kept:
                self._keep(entry[1])
            elif kind is Drew or kind is Discarded:
                self.open -= {entry[1]}
                self.fallen -= {entry[1]}
            elif kind is Lowered:
                self.open |= {entry[1]}
                self.fallen |= {entry[1]}
            elif kind is TieBegan:
                self._begin(entry[3])
            elif kind is DealBegan:
                self._begin(())
            elif kind is not Dealt and kind not in SKIPPED:
                self._name(entry)

    def _ask(self, seat: int) -> None:
        came = self.came.get(seat)
        self.setout = came.setout if came else self.here
        if self.has_kept is not None:
            self.first = seat if self.has_kept else None
            self.has_kept = None
        if self.here == UNASKED and self._tells(seat):
            self.here = STOPPED

    def _keep(self, seat: int) -> None:
        came = self.came.get(seat)
        if came is not None:
            if self._tells(seat):
                self.here = LATE if came.is_late and self.here != ASKED else ASKED
            self.came = {other: known for other, known in self.came.items() if other != seat}
        if self.has_kept is False:
            self.has_kept = True

    def _tells(self, seat: int) -> bool:
        """Return whether an action tells of low cards: not if the own or the given card is known to all."""
        return seat not in self.open and not (seat in self.came and self.came[seat].gave_open)

    def _cross(self, seat: int, other: int, _given: SeenCard, taken: SeenCard, reason: str) -> None:
        is_late = seat == self.first and seat not in self.came
        self.came = {each: known for each, known in self.came.items() if each not in (seat, other)}
        if reason == TURN:
            gave = taken.rank if isinstance(taken, Card) else NONE
            self.came[other] = Arrival(gave, self.setout, is_late, other in self.open)
        if self.open:
            swap = {seat: other, other: seat}
            self.open = frozenset([swap.get(each, each) for each in self.open])
            self.fallen = frozenset([swap.get(each, each) for each in self.fallen])

    def _name(self, entry: tuple[Any, ...]) -> None:
        """Remember that a card was named to all."""
        if len(entry) > 2 and isinstance(entry[1], int) and entry[-1] == EVERYBODY:
            self.open |= {entry[1]}


def lowest_settled(cards: Sequence[object], tied: Sequence[int], waiting: Sequence[Sequence[Any]]) -> int:
    """Return the lowest rank of the players whose ties are settled; `NONE` if there are none.

    Args:
        cards: by seat, as far as they are seen.
        tied: the seats that play a tie.
        waiting: the ties that are still to be played: their rank and their seats.
    """
    moving = {*tied, *(seat for tie in waiting for seat in tie[1])}
    settled = [card for seat, card in enumerate(cards) if seat not in moving]
    return min([card.rank for card in settled if isinstance(card, Card)], default=NONE)
