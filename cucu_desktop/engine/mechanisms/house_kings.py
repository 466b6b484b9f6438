"""Kings as some houses play them: open from the first, gone past, or dear to draw (K7, K8, K11).

An open King can be told from others without a note of it: a King that was dealt never moves, and where
Kings are laid open all that were dealt are, before the first turn.
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
    """The options of a game with such Kings."""

    @property
    def kings(self) -> str:
        """Whether they are "asked" for, or "open" before the first turn (K7)."""

    @property
    def past_kings(self) -> bool:
        """Whether who comes to a King goes past it (K8)."""

    @property
    def drawn_king(self) -> str:
        """What one does who draws a King: it is "refused", costs a "life", or the "next" card is drawn."""

    @property
    def saltacavallo(self) -> bool:
        """Whether horses are jumped (K5)."""


class KingState(DealtFirstState):
    """A game in which Kings are treated as its options have it."""

    __slots__ = ()

    options: KingOptions
    kings: Collection[Card]

    def is_open(self, seat: int) -> bool:
        """Tell whether the seat has an open King."""
        return self.options.kings == "open" and self.table.cards[seat] in self.kings

    def observed(self) -> dict[str, Any]:
        """Return what everybody sees beyond what all exchange games show."""
        over = [seat for seat in self.deal.order if self.is_open(seat)] if self.options.past_kings else []
        return {**super().observed(), "passed_over": tuple(over)}

    def turn(self, seat: int) -> Decision:
        """Keep or exchange; who sits before an open King that is not gone past may only keep (K7)."""
        order, following = self.deal.order, self.deal.at + 1
        if following < len(order) and not self.options.past_kings and self.is_open(order[following]):
            return KEEP_ONLY[seat]
        return super().turn(seat)

    def try_exchange(self, target: int) -> None:
        """Let the exchanger try the player at this position, or whoever comes after open Kings (K8)."""
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
        """End the travelling card's run; who has an open King is passed over, having no turn (K7)."""
        super().end_run(last)
        self.pass_over_kings()

    def pass_over_kings(self) -> None:
        """Go on to the next player without an open King, if there is one."""
        deal = self.deal
        while deal.at < len(deal.order) and self.is_open(deal.order[deal.at]):
            deal.at += 1

    def exchange_with_pack(self, seat: int) -> None:
        """Let the dealer exchange with the pack."""
        self.table.record(Asked, seat, None)
        self._draw(seat)

    def _draw_beyond(self, seat: int) -> None:
        """Let who has jumped the dealer's card draw: any card by E4, else as the dealer would (K11)."""
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
    """As soon as everybody has a card, the Kings are laid open in playing order, where one plays so (K7)."""

    def enter(self, state: KingState) -> None:
        """Lay them open, and pass over those who hold one."""
        for seat in state.deal.order:
            if state.is_open(seat):
                state.table.open_king(seat)
        state.pass_over_kings()


OPENING: Final = Opening()
