"""House rules for Kings: open from the start, passed over, or costly to draw (K7, K8, K11).

Open Kings need no record of their own: a King that was dealt never moves, and where Kings are laid open,
all dealt ones are, before the first turn.
"""

from collections.abc import Collection
from typing import Any, Final, Protocol

from cucu_desktop.engine.actions import KEEP, Decision, turns
from cucu_desktop.engine.cards import Card
from cucu_desktop.engine.events import Asked
from cucu_desktop.engine.mechanisms.dealt_first import DealtFirstState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.rarer_events import KingMet
from cucu_desktop.engine.state import Phase

KEEP_ONLY: Final = turns(KEEP)


class KingOptions(ExchangeOptions, Protocol):
    """The options of a game with house rules for Kings."""

    @property
    def kings(self) -> str:
        """Whether they are "asked" for, or "open" before the first turn (K7)."""

    @property
    def past_kings(self) -> bool:
        """Whether an exchanger goes past a King to the next player (K8)."""

    @property
    def drawn_king(self) -> str:
        """The effect of drawing a King: it is "refused", costs a "life", or the "next" card is drawn."""

    @property
    def saltacavallo(self) -> bool:
        """Whether horses are jumped (K5)."""


class KingState(DealtFirstState):
    """A game with house rules for Kings, set by its options."""

    __slots__ = ()

    options: KingOptions
    kings: Collection[Card]

    def is_open(self, seat: int) -> bool:
        """Return whether the seat has an open King."""
        return self.options.kings == "open" and self.table.cards[seat] in self.kings

    def observed(self) -> dict[str, Any]:
        over = [seat for seat in self.deal.order if self.is_open(seat)] if self.options.past_kings else []
        return {**super().observed(), "passed_over": tuple(over)}

    def turn(self, seat: int) -> Decision:
        """Return the decision of a turn: keep or exchange; only keep before an open King that stops (K7)."""
        order, following = self.deal.order, self.deal.at + 1
        if following < len(order) and not self.options.past_kings and self.is_open(order[following]):
            return KEEP_ONLY[seat]
        return super().turn(seat)

    def try_exchange(self, target: int) -> None:
        """Make the exchanger ask the player at this position, or the first one behind open Kings (K8)."""
        deal, passes = self.deal, self.options.past_kings
        seat, order = deal.order[deal.exchanger], deal.order
        while target < len(order) and self.is_open(order[target]):
            self.table.record(KingMet, seat, order[target], passes)
            if not passes:  # behind a horse that was jumped (K7)
                self.end_run(target)
                return
            target += 1
        if target < len(order):
            super().try_exchange(target)
        else:
            self._draw_beyond(seat)
            self.end_run(target - 1)

    def end_run(self, last: int) -> None:
        """End the travelling card's run; holders of an open King have no turn and are passed over (K7)."""
        super().end_run(last)
        self.pass_over_kings()

    def pass_over_kings(self) -> None:
        """Go on to the next player without an open King, if there is one."""
        deal = self.deal
        while deal.at < len(deal.order) and self.is_open(deal.order[deal.at]):
            deal.at += 1

    def exchange_with_pack(self, seat: int) -> None:
        """Exchange the dealer's card with the pack."""
        self.table.record(Asked, seat, None)
        self._draw(seat)

    def _draw_beyond(self, seat: int) -> None:
        """Draw for a player who jumped the dealer's card: any card by E4, else as the dealer would (K11)."""
        options = self.options
        if options.saltacavallo and not options.past_kings and options.drawn_king == "refused":
            self.table.draw(seat)
        else:
            self._draw(seat)

    def _draw(self, seat: int) -> None:
        """Draw a card; a King stays out, which may cost a life (K2, K11)."""
        table, drawn_king = self.table, self.options.drawn_king
        while (card := table.stock[-1]) in self.kings:
            table.turn_up(seat)
            if drawn_king == "life":
                table.lose(seat, card.id)
                if not table.tokens[seat]:
                    table.bury(seat)
            if drawn_king != "next":
                return
        table.draw(seat)


def go_past(state: KingState, exchanger: int, holder: int) -> None:
    """Show the card and send the exchanger past it to the next player, or to the pack (E4, K8)."""
    order = state.deal.order
    state.table.announce(order[holder], order[exchanger])
    state.try_exchange(holder + 1)


class Opening(Phase[KingState, KingOptions]):
    """When all cards are dealt, the Kings are laid open in playing order, by that house rule (K7)."""

    def enter(self, state: KingState) -> None:
        """Lay the Kings open, and pass over their holders."""
        for seat in state.deal.order:
            if state.is_open(seat):
                state.table.open_king(seat)
        state.pass_over_kings()


OPENING: Final = Opening()
