"""The key of a turn, which a rule of thumb could be made of, and the history of a deal that it is made from.

It has the kind of the turn (`bots/borders.py` tells what the kinds are), the number of players after it and
the ranks of the card and of the one that was given for it.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import EVERYBODY, Asked, DealBegan, Dealt, Drew, Exchanged, Kept
from cucu_desktop.engine.rarer_events import Discarded, Lowered, TieBegan
from cucu_desktop.engine.values import Cloneable
from cucu_desktop.learning.information import SKIPPED

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from cucu_desktop.engine.cards import SeenCard
    from cucu_desktop.engine.events import Event


UNASKED, ASKED, STOPPED, LATE = KINDS = range(4)
"""The kinds of a turn: what the earlier players of this deal have done."""
TURN: Final = "turn"
KEEP: Final = "keep"
KEEP_OR_EXCHANGE: Final = "ke"
"""The first letters of the options of a usual turn."""
OPEN: Final = "!"
"""Says that the next player's card was named to all."""
LOWER: Final = "v"
"""Says that another player has a card that counts lower: it has fallen (KL3)."""
NONE: Final = -1
"""The rank of the card that was given for a dealt card."""


class TurnKey(NamedTuple):
    """The parts of a turn's key.

    Attributes:
        here: the kind of the turn for a dealt card.
        setout: the kind of the turn in which the card set out that came; None for a dealt card.
        after: the number of players after the seat.
        rank: of the seat's card; `NONE` of one that has become the lowest.
        gave: the rank of the lower card that the seat gave for it, or `NONE`.
        beside_open: whether the next player's card was named to all.
        lower: whether a card is open that counts lower, and whose holder has no turn any more.
    """

    here: int
    setout: int | None
    after: int
    rank: int
    gave: int
    beside_open: bool = False
    lower: bool = False

    @property
    def is_safe(self) -> bool:
        """Whether another player is seen to have a lower card."""
        return self.lower or self.gave != NONE

    @property
    def text(self) -> str:
        """The key as text."""
        words = KEEP_OR_EXCHANGE + OPEN * self.beside_open + LOWER * self.lower
        if self.setout is None:
            return f"{words} {self.here} {self.after} {self.rank}"
        return f"{words} {self.here}{self.setout} {self.after} {self.rank} {self.gave}"


def read_key(key: str) -> TurnKey | None:
    """Return the parts of the key of a turn of keeping or exchanging; None of another key."""
    words, *parts = key.split(" ")
    if words.rstrip(OPEN + LOWER) != KEEP_OR_EXCHANGE:
        return None
    way, after, rank, *given = parts
    setout = int(way[1]) if given else None
    gave = int(given[0]) if given else NONE
    return TurnKey(int(way[0]), setout, int(after), int(rank), gave, OPEN in words, LOWER in words)


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


class TurnHistory(Cloneable):
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

    def turn(self, seat: int, order: Sequence[int], rank: int) -> TurnKey:
        """Return the `TurnKey` of a seat at its turn.

        Args:
            seat: the seat whose turn it is.
            order: the seats in playing order; in a tie those that play it.
            rank: of the seat's card.
        """
        at = order.index(seat)
        after, here = len(order) - 1 - at, self.here
        beside_open = after > 0 and order[at + 1] in self.open
        rank = NONE if seat in self.fallen else rank
        lower = rank != NONE and bool(self.fallen)
        came = self.came.get(seat)
        gave = came.gave if came and came.gave < rank else NONE
        return TurnKey(here, came and came.setout, after, rank, gave, beside_open, lower)

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
            elif kind is TieBegan:
                self._begin(entry[3])
            elif kind is DealBegan:
                self._begin(())
            elif kind is not Dealt and kind not in SKIPPED and entry[-1] == EVERYBODY:
                self.open |= {entry[1]}  # a card was named to all
                if kind is Lowered:
                    self.fallen |= {entry[1]}

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
