"""Games in which all players are dealt a card before the first turn (E3), and Kings are never exchanged."""

from collections.abc import Collection, Sequence
from typing import Final

from cucu_desktop.engine.actions import KEEP_OR_EXCHANGE, Decision
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Asked, Eliminated, GameWon
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.split_coins import divide
from cucu_desktop.engine.state import Phase


class DealtFirstState(ExchangeState):
    """A game in which the player who is asked already has a card."""

    __slots__ = ()

    kings: Collection[Card]
    """The cards that may not be taken when they are turned up from the pack."""

    def turn(self, seat: int) -> Decision:
        """Return the decision of a turn: keep or exchange, whatever the card."""
        return KEEP_OR_EXCHANGE[seat]

    def try_exchange(self, target: int) -> None:
        """Make the exchanger ask the player at this position in the order."""
        deal, table = self.deal, self.table
        seat, other = deal.order[deal.exchanger], deal.order[target]
        if table.recording:
            table.journal.append((Asked, seat, other))
        card = table.cards[other]
        assert card is not None  # every player was dealt a card
        deal.target = target
        arrest = self.arrests.get(card)
        if arrest is None:
            self.cross(target, "turn")
        else:
            arrest(self, deal.exchanger, target)

    def exchange_with_pack(self, seat: int) -> None:
        """Exchange the last player's card with the pack, unless a King is turned up (K2, T2)."""
        if self.table.stock[-1] in self.kings:
            self.table.record(Asked, seat, None)
            self.table.turn_up(seat)
        else:
            super().exchange_with_pack(seat)


class Dealing(Phase[DealtFirstState, ExchangeOptions]):
    """Everybody is dealt a card and looks at it, the dealer last."""

    def enter(self, state: DealtFirstState) -> None:
        """Deal."""
        for seat in state.deal.order:
            state.table.deal(seat)


class Survivors(Phase[DealtFirstState, ExchangeOptions]):
    """A player without tokens is out for good; the last player in takes the pool, or the deal passes."""

    def enter(self, state: DealtFirstState) -> None:
        """Record who is out, then pay the pool or pass the deal on (E7)."""
        table, order = state.table, state.deal.order
        left = state.order_from(state.deal.dealer)
        for seat in order:
            if not table.tokens[seat]:
                state.eliminations += 1
                table.record(Eliminated, seat, state.eliminations)
        if len(left) > 1:
            state.deal.dealer = left[0]
        else:
            self._pay(state, left or [seat for seat in order if not table.dead[seat]])

    def _pay(self, state: DealtFirstState, winners: Sequence[int]) -> None:
        """Divide the pool: among all who were in the comparison, if nobody is left (K4)."""
        table = state.table
        table.record(GameWon, tuple(winners))
        for seat, coins in divide(table.pool, dict.fromkeys(winners, 1)).items():
            if coins:
                table.collect(seat, coins, "win")
        state.end(tuple(winners))


DEALING: Final = Dealing()
SURVIVORS: Final = Survivors()
