"""The deal of a trick game that is played with real cards: its points are entered, not counted from tricks.

A told deal is the game's own state without cards: it waits for the points of the sides, and then counts them,
pays and scores as the game does, so no rule is repeated. `engine.tricks.series` plays deal after deal.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, Protocol, cast

from cucu_desktop.engine.actions import SHUFFLE, Decision, Shuffled
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.options import TrickOptions
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.tricks.events import ThrownIn
from cucu_desktop.engine.tricks.state import COUNTING, TrickState
from cucu_desktop.games.zifuli import ZifuliState


class TellingPoints(Phase[TrickState, TrickOptions]):
    """The deal on a real table: to the rules it is one decision of chance."""

    def ask(self, state: TrickState) -> Decision | None:
        """Wait until the deal has been told."""
        return None if told(state).is_told else SHUFFLE

    def shuffled(self, state: TrickState, shuffled: Shuffled) -> None:
        """End the deal; a deal of Zifuli without a bid is thrown in (Z3)."""
        del shuffled  # no pack
        if isinstance(state, ZifuliState) and state.bidder is None:
            state.thrown_in = True
            state.table.record(ThrownIn)
        told(state).is_told = True


TOLD: Final = TellingPoints()


class EnteredDeal(Protocol):
    """The attributes of a told deal beyond the game's own state.

    Attributes:
        counts: for the first count and the recount the points of each side; None where not told.
        is_told: whether the deal has been told to its end.
    """

    counts: list[list[float | None]]
    is_told: bool


def told(state: TrickState) -> EnteredDeal:
    """Return a told deal as what it is besides the game's own state."""
    return cast("EnteredDeal", state)


@cache
def told_deal(kind: type[TrickState]) -> type[TrickState]:
    """Return the class of a told deal of this kind."""

    def begin(self: TrickState, *given: Any, **named: Any) -> None:  # noqa: ANN401 - of any kind
        kind.__init__(self, *given, **named)
        told(self).counts, told(self).is_told = [[None, None], [None, None]], False

    def count(self: TrickState, values: Mapping[Card, float]) -> tuple[float, ...]:
        return tuple(points or 0.0 for points in told(self).counts[values is not self.values])

    members: dict[str, Any] = {
        "__slots__": ("counts", "is_told"),
        "__doc__": f"A told deal of the kind {kind.__name__}.",
        "__init__": begin,
        "phases": (TOLD, *kind.phases[kind.phases.index(COUNTING) :]),
        "early_ends": (TOLD,) if kind.early_ends else (),
        "count": count,
        "ranks": kind.ranks,
    }
    return cast("type[TrickState]", type(f"Told{kind.__name__}", (kind,), members))


def total(kind: type[TrickState], *, again: bool = False) -> float:
    """Return the points of all cards of the pack in the first count, or in the recount."""
    values = (kind.second_values or {}) if again else kind.values
    return sum(values.get(card, 0.0) for card in kind.pack.cards)


def is_whole_pack_played(kind: type[TrickState]) -> bool:
    """Return whether all cards are played, so that the points of one side give the other's."""
    return kind.seats * sum(kind.packets) == len(kind.pack.cards)
