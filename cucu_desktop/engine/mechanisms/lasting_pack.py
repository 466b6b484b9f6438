"""A pack that lasts several deals, with an open pile beside it: what has been played is known to all (B15).

The pack is shuffled for a pot. For each later deal of it chance puts the cards in order that still lie face
down: nobody has known their order, so it is the same as to leave them. When a card is needed and none is
left, the pile makes a new pack (B16).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Self

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
        undealt: the players who have yet to be dealt a card.
        dealt_to: for each player to whom the card was dealt that they have now; None: it came off the pack.
        draws: whether the player whose turn it is exchanges with the pack.
    """

    undealt: tuple[int, ...] = ()
    dealt_to: dict[int, int | None] = field(default_factory=dict)
    draws: bool = False

    def clone(self) -> Self:
        """Return a copy that shares nothing that changes."""
        return replace(
            self, way=self.way.copy(), promises=self.promises.copy(), dealt_to=self.dealt_to.copy()
        )


class LastingState(ExchangeState):
    """A game whose pack lasts several deals.

    Attributes:
        is_whole: whether the next deal is from a whole pack, newly shuffled.
        spread: whose cards lie open after the comparison, in playing order, until the next deal.
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

    def clone(self) -> Self:
        """Return a copy to try things with; it records no events."""
        copy = super().clone()
        copy.is_whole, copy.spread = self.is_whole, self.spread
        return copy

    @property
    def to_shuffle(self) -> Pack:
        """The whole pack, what is left of it, or when that is nothing the pile as it lies (B16)."""
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
        """Let those come in who play the deal that is about to begin."""

    def spread_on_pile(self) -> None:
        """Lay the cards that were compared on the pile (B15)."""
        for seat in self.spread:
            self.table.discard(seat)
        self.spread = ()

    def draw(self, seat: int) -> None:
        """Lay the seat's card open on the pile, and give it the next of the pack."""
        self.table.expose(seat)
        self.table.discard(seat)
        self.table.deal(seat)
        self.deal.dealt_to[seat] = None


class LastingShuffle(Shuffle):
    """The pack is shuffled, or it goes on with what is left of it."""

    def shuffled(self, state: LastingState, shuffled: Shuffled) -> None:  # type: ignore[override]
        """Put the pack down and begin the deal; what lay before players goes on the pile."""
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
    """Everybody is dealt a card and looks at it, the dealer last."""

    def ask(self, state: LastingState) -> Decision | None:
        """Deal, and wait for a new pack where there is none."""
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
