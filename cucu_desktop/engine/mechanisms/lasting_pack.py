"""A pack that lasts several deals, with an open discard pile that all players know (B15).

The pack is shuffled for a pot. For each later deal of the pot chance shuffles the cards that are still face
down: since nobody knew their order, this equals leaving them. When a card is needed and none is
left, the pile becomes the new pack (B16).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from cucu_desktop.engine.actions import RESHUFFLE, Decision, Shuffled
from cucu_desktop.engine.cards import Card, Pack
from cucu_desktop.engine.events import DealBegan
from cucu_desktop.engine.exchange import ExchangeDeal, ExchangeState, Shuffle
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.rarer_events import PackLasts
from cucu_desktop.engine.state import Phase


@dataclass(slots=True)
class LastingDeal(ExchangeDeal):
    """A deal from a pack that lasts.

    Attributes:
        undealt: the players who are still to be dealt a card.
        dealt_to: for each player the seat to which their present card was dealt; None for a drawn card.
        draws: whether the player whose turn it is exchanges with the pack.
    """

    undealt: tuple[int, ...] = ()
    dealt_to: dict[int, int | None] = field(default_factory=dict)
    draws: bool = False


class LastingState(ExchangeState):
    """A game whose pack lasts several deals.

    Attributes:
        is_whole: whether the next deal is from a whole pack, newly shuffled.
        spread: the seats whose cards lie open after the comparison, in playing order, until the next deal.
    """

    __slots__ = ("is_whole", "spread")

    new_deal = LastingDeal
    deal: LastingDeal

    def __init__(
        self,
        options: ExchangeOptions,
        coins: Sequence[int],
        dealer: int,
        onlookers: int = 0,
    ) -> None:
        super().__init__(options, coins, dealer, onlookers)
        self.is_whole = True
        self.spread: tuple[int, ...] = ()

    @property
    def to_shuffle(self) -> Pack:
        """The cards to shuffle: the whole pack, the rest of it, or the pile when the pack is empty (B16)."""
        table = self.table
        if self.is_whole:
            return self.pack
        return self.pack.part(table.stock[::-1] or [*(card for card, _ in table.laid), *self.compared])

    @property
    def compared(self) -> tuple[Card, ...]:
        """The cards that were compared last, on their way to the pile."""
        cards = self.table.cards
        return tuple(card for seat in self.spread if (card := cards[seat]))

    def come_in(self) -> None:
        """Admit the players of the deal that is about to begin."""

    def spread_on_pile(self) -> None:
        """Lay the cards that were compared on the pile (B15)."""
        for seat in self.spread:
            self.table.discard(seat)
        self.spread = ()

    def draw(self, seat: int) -> None:
        """Lay the seat's card open on the pile, and deal it the next card of the pack."""
        self.table.expose(seat)
        self.table.discard(seat)
        self.table.deal(seat)
        self.deal.dealt_to[seat] = None


class LastingShuffle(Shuffle):
    """The pack is shuffled, or the rest of it is used on."""

    def shuffled(self, state: LastingState, shuffled: Shuffled) -> None:  # type: ignore[override]
        """Put the pack down and begin the deal; cards left before players go on the pile."""
        deal, table = state.deal, state.table
        state.come_in()
        if state.is_whole:
            table.gather(shuffled.cards)
            state.is_whole, state.spread = False, ()
        else:
            state.spread_on_pile()
            if not table.stock:
                table.renew(shuffled.cards)
            table.go_on(shuffled.cards)
            table.record(PackLasts, len(table.stock))
        state.deals += 1
        deal.order = deal.undealt = state.order_from(deal.dealer)
        table.record(DealBegan, state.deals, deal.dealer, deal.order)


class LastingDealing(Phase[LastingState, ExchangeOptions]):
    """Each player is dealt a card and looks at it, the dealer last."""

    def ask(self, state: LastingState) -> Decision | None:
        """Deal, and ask chance for a new pack where the pack is empty."""
        deal, table = state.deal, state.table
        while deal.undealt:
            if not table.stock:
                return RESHUFFLE
            seat, *others = deal.undealt
            table.deal(seat)
            deal.dealt_to[seat] = seat
            deal.undealt = tuple(others)
        return None

    def shuffled(self, state: LastingState, shuffled: Shuffled) -> None:
        """Put the new pack down (B16)."""
        state.table.renew(shuffled.cards)


LASTING_SHUFFLE: Final = LastingShuffle()
LASTING_DEALING: Final = LastingDealing()
