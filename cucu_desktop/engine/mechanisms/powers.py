"""Matadors with automatic effects: the games of the north, which differ by a table of powers.

Each player is dealt a card first (N1). A player who is asked has no choice: a *matador* is shown and takes
its effect, any other card is exchanged. The effects are rows of a game's table of `Power`, and nowhere else.
"""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Protocol

from cucu_desktop.engine.actions import KEEP, KEEP_OR_EXCHANGE, Decision, turns
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Asked
from cucu_desktop.engine.exchange import Comparison, ExchangeDeal, ExchangeState, Turns
from cucu_desktop.engine.mechanisms.dealt_first import DealtFirstState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.power import Power

KEEP_ONLY: Final = turns(KEEP)


class PowerOptions(ExchangeOptions, Protocol):
    """The options of a game with powers."""

    @property
    def drawn(self) -> str:
        """The effects of drawn cards (N4): all "acts", only horses and inns "passes", none "kept"."""

    @property
    def all_out(self) -> str:
        """Whether players who go out together "share" the pool or "replay" (N10, KL8)."""


@dataclass(slots=True)
class PowerDeal(ExchangeDeal):
    """A deal in which a cat may undo exchanges.

    Attributes:
        exchanges: the exchanges of this deal that stand, as pairs of seats, the first one first.
    """

    exchanges: list[tuple[int, int]] = field(default_factory=list)


class PowerState(DealtFirstState):
    """A game with matadors that take effect automatically."""

    __slots__ = ()

    new_deal = PowerDeal
    deal: PowerDeal
    options: PowerOptions
    kings = ()

    @property
    @abstractmethod
    def powers(self) -> Mapping[Card, Power]:
        """The table of powers, by card."""

    def turn(self, seat: int) -> Decision:
        """Return the decision of a turn: keep or exchange; without a pack the dealer can only keep."""
        if self.table.stock or seat != self.deal.order[-1]:
            return KEEP_OR_EXCHANGE[seat]
        return KEEP_ONLY[seat]

    def try_exchange(self, target: int) -> None:
        """Make the exchanger ask the player at this position (N3); a player who goes out loses the turn."""
        deal, table = self.deal, self.table
        seat, other = deal.order[deal.exchanger], deal.order[target]
        if table.recording:
            table.journal.append((Asked, seat, other))
        card = table.cards[other]
        assert card is not None  # every player was dealt a card
        deal.target = target
        power = self.powers.get(card)
        if power is None:
            self.cross(target, "turn")
            return
        table.announce(other, seat)
        power.effect(self, deal.exchanger, card)
        if power.kind != "inn" or table.dead[seat]:
            self.end_run(max(target, deal.at))
        elif target < len(deal.order) - 1:
            self.try_exchange(target + 1)
        else:
            self.exchange_with_pack(seat)
            self.end_run(target)

    def cross(self, target: int, reason: str) -> None:
        """Exchange with the player at this position, whose turn it is then."""
        deal = self.deal
        seat, other = deal.order[deal.exchanger], deal.order[target]
        self.swap(seat, other, reason)
        deal.way.append((seat, other))
        deal.exchanges.append((seat, other))
        deal.at = target

    def swap(self, seat: int, other: int, reason: str) -> None:
        self.table.swap(seat, other, reason)

    def exchange_with_pack(self, seat: int) -> None:
        """Draw until a card is kept or answers as a neighbour's would (N4)."""
        table, drawn = self.table, self.options.drawn
        position = self.deal.order.index(seat)
        if table.stock:
            table.record(Asked, seat, None)
        while table.stock:
            power = self.powers.get(table.stock[-1]) if drawn != "kept" else None
            if power is None or (drawn == "passes" and power.kind != "inn"):
                self.draw(seat)
                return
            table.turn_up(seat)
            if power.kind != "inn":
                power.effect(self, position, power.card)
                return

    def draw(self, seat: int) -> None:
        """Give up the seat's card for the next of the pack."""
        self.table.draw(seat)

    def undo(self, exchanges: list[tuple[int, int]]) -> None:
        """Undo exchanges in reverse order; the card of a player who is out is laid aside (N6, KL5)."""
        while exchanges:
            giver, receiver = exchanges.pop()
            self.swap(receiver, giver, "cat")

    def end_deal(self) -> None:
        """Skip the remaining turns: the comparison follows (N5)."""
        self.deal.at = len(self.deal.order)


class PowerTurns(Turns):
    """Turns, until only one player is left (N9)."""

    def ask(self, state: ExchangeState) -> Decision | None:
        """Ask the next player; a player who is out has had their turn."""
        return None if state.how_many_in_game() == 1 else super().ask(state)


class PowerComparison(Comparison):
    """The comparison, if more than one player is left (N9)."""

    def enter(self, state: ExchangeState) -> None:
        """Expose, compare, pay."""
        if state.how_many_in_game() > 1:
            super().enter(state)


POWER_TURNS: Final = PowerTurns()
POWER_COMPARISON: Final = PowerComparison()
