"""A deal under way in the engine, and what the seat on turn may know of it."""

from typing import Final, NamedTuple

from cucu_desktop.engine.actions import CHANCE, Action, Decision, Shuffled
from cucu_desktop.engine.exchange import ExchangeState

BETWEEN_DEALS: Final = frozenset(("reentry", "backing", "agreement", "penalty", "bet", "consent"))
"""The kinds of decisions that are made when no card moves any more, or none yet."""
UNTRIED: Final = 0
TRIED: Final = 1
CONTENT: Final = 2
"""What earlier players did: all kept, one tried to exchange, one kept a card that had come."""
NOTHING: Final = 0
LOWER: Final = 1
EQUAL: Final = 2
HIGHER: Final = 3
"""The lowest card of another player that the seat has seen, beside its own."""


class Situation(NamedTuple):
    """The information of a seat on turn, as far as habits depend on it.

    Attributes:
        kind: the kind of decision.
        after: the number of players after it.
        came: whether its card has come by exchange.
        earlier: what earlier players did.
        seen: the lowest card of another player that it has seen, beside its own.
        following: the same of the next player's card.
        is_last_life: whether it has one token.
        rank: of its card; -1 without one.
    """

    kind: str
    after: int
    came: bool
    earlier: int
    seen: int
    following: int
    is_last_life: bool
    rank: int


class Playout:
    """A deal under way.

    Attributes:
        state: the state of the engine; its table records events.
    """

    __slots__ = ("_came", "_earlier", "state")

    def __init__(self, state: ExchangeState) -> None:
        self.state = state
        self._came: frozenset[int] = frozenset()
        self._earlier = UNTRIED

    def clone(self) -> "Playout":
        """Return a copy, with no recorded events."""
        copy = Playout.__new__(Playout)
        copy.state = self.state.clone()
        copy.state.table.recording = True
        copy._came, copy._earlier = self._came, self._earlier  # noqa: SLF001 - of the same class
        return copy

    @property
    def due(self) -> Decision | None:
        """The next decision of the deal; None when no card moves any more."""
        due = self.state.decision
        return None if due is None or due.seat == CHANCE or due.kind in BETWEEN_DEALS else due

    def apply_shuffle(self, shuffled: Shuffled) -> None:
        """Begin the deal with this pack."""
        self.state.apply(shuffled)

    def apply(self, action: Action) -> None:
        """Apply an action, and note what it tells."""
        state = self.state
        decision = state.decision
        assert decision is not None  # an action answers a decision
        seat = decision.seat
        crossed = len(state.deal.way)
        state.apply(action)
        if decision.kind != "turn":
            return
        if action.word == "keep":
            self._earlier = CONTENT if seat in self._came else self._earlier
            return
        self._earlier = max(self._earlier, TRIED)
        way = state.deal.way
        if len(way) > crossed and way[-1][0] == seat:
            self._came |= {way[-1][1]}

    def came_to(self, seat: int) -> bool:
        """Return whether a card has come to this seat by exchange."""
        return seat in self._came

    def situation(self, seat: int) -> Situation:
        """Return the knowledge of the seat to act."""
        state = self.state
        table, order, decision = state.table, state.deal.order, state.decision
        assert decision is not None  # the seat is on turn
        at = order.index(seat)
        own = table.cards[seat]
        rank = own.rank if own else -1
        lowest, following = None, NOTHING
        for place, other in enumerate(order):
            card = table.cards[other]
            if other == seat or card is None or not table.seen[other] >> seat & 1 or table.dead[other]:
                continue
            lowest = card.rank if lowest is None else min(lowest, card.rank)
            if place == at + 1:
                following = _beside(card.rank, rank)
        seen = NOTHING if lowest is None else _beside(lowest, rank)
        return Situation(
            decision.kind,
            len(order) - 1 - at,
            seat in self._came,
            self._earlier,
            seen,
            following,
            table.tokens[seat] == 1,
            rank,
        )


def _beside(rank: int, own: int) -> int:
    return LOWER if rank < own else EQUAL if rank == own else HIGHER
