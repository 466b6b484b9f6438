"""The bargain at the inn: "Make me an offer" (003, rule 13; L8).

The guest offers coins, a share of their winnings, or both; if the innkeeper accepts, the guest has the inn,
whatever follows. Coins change hands at once. Shares stand in a ledger that settles itself when the
guest wins the game.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from cucu_desktop.engine.actions import ACCEPT, NO_OFFER, REFUSE, Action, Decision, Offer, Option
from cucu_desktop.engine.exchange import ExchangeDeal, ExchangeState
from cucu_desktop.engine.options import BargainOptions
from cucu_desktop.engine.rarer_events import OfferAnswered, Offered
from cucu_desktop.engine.split_coins import divide
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.vocabulary import OFFER, Vocabulary

WHOLE: Final = 100


class Share(NamedTuple):
    """A line of the ledger: when `guest` wins, `innkeeper` gets `percent` of the winnings."""

    guest: int
    innkeeper: int
    percent: int


@dataclass(slots=True)
class BargainDeal(ExchangeDeal):
    """A deal with inns for sale.

    Attributes:
        offer: the offer of the guest at the inn.
        sold: the seats with an inn that was bought in this deal.
        heard: the seats that have held a Matto and been asked about a bargain (003, rule 21).
        bidders: the seats still to offer something for the Matto holder's choice.
        bids: the offers made for it, by seat.
        bound: the seat bound to a choice with a Matto, and the choice.
    """

    offer: Action | None = None
    sold: set[int] = field(default_factory=set)
    heard: tuple[int, ...] = ()
    bidders: tuple[int, ...] = ()
    bids: tuple[tuple[int, Action], ...] = ()
    bound: tuple[int, Action] | None = None


class BargainState(ExchangeState):
    """A game in which the inn is bargained for.

    Attributes:
        ledger: the shares of winnings that guests have promised for an inn.
    """

    __slots__ = ("ledger",)

    new_deal = BargainDeal
    deal: BargainDeal
    options: BargainOptions

    def __init__(
        self,
        options: BargainOptions,
        coins: Sequence[int],
        dealer: int,
        onlookers: int = 0,
    ) -> None:
        super().__init__(options, coins, dealer, onlookers)
        self.ledger: tuple[Share, ...] = ()

    def observed(self) -> dict[str, Any]:
        return {
            "ledger": self.ledger,
            "offer": self.deal.offer,
            "sold": tuple(sorted(self.deal.sold)),
            "bids": self.deal.bids,
            "bound": self.deal.bound,
        }

    def seal(self, guest: int, other: int, offer: Action, reason: str) -> None:
        """Pay the coins of an offer, and write its share into the ledger."""
        if offer.coins:
            self.table.give(guest, other, offer.coins, reason)
        if offer.percent:
            self.ledger += (Share(guest, other, offer.percent),)

    def settle(self, winner: int, coins: int) -> None:
        """Pay the innkeepers their shares of the winnings, divided as coins are (E9)."""
        if not self.ledger:
            return
        parts = {winner: WHOLE}
        for line in self.ledger:
            if line.guest == winner:
                parts[winner] -= line.percent
                parts[line.innkeeper] = parts.get(line.innkeeper, 0) + line.percent
        in_order = [seat for seat in self.round_table(self.deal.dealer) if seat in parts]
        for seat, part in divide(coins, {seat: parts[seat] for seat in in_order}).items():
            if part and seat != winner:
                self.table.give(winner, seat, part, "bargain")


def offers(state: BargainState, guest: int) -> tuple[Option, ...]:
    """Return the legal offers: nothing, coins that the player has, a share that is not promised yet."""
    coins = state.table.coins[guest]
    share = WHOLE - sum(line.percent for line in state.ledger if line.guest == guest)
    return (Offer(OFFER.word, 1, coins, share=share), NO_OFFER) if coins or share else (NO_OFFER,)


class Bargain(Phase[BargainState, BargainOptions]):
    """The guest offers, the innkeeper answers."""

    def enter(self, state: BargainState) -> None:
        """Ask the guest first."""
        state.deal.asked, state.deal.offer = state.deal.order[state.deal.exchanger], None

    def ask(self, state: BargainState) -> Decision | None:
        """Ask the guest, then, if something was offered, the innkeeper."""
        deal = state.deal
        guest, innkeeper = deal.order[deal.exchanger], deal.order[deal.target]
        if deal.asked == guest:
            return Decision(guest, "bargain", offers(state, guest), innkeeper)
        if deal.asked == innkeeper:
            return Decision(innkeeper, "offer", (ACCEPT, REFUSE), guest)
        return None

    def answer(self, state: BargainState, action: Action) -> None:
        """Offer something or nothing; accept the offer, or show the inn: "fatt nu bicchijr"."""
        deal, table = state.deal, state.table
        guest, innkeeper = deal.order[deal.exchanger], deal.order[deal.target]
        accepts = action.word == "accept"
        if deal.offer is None:
            table.record(Offered, guest, innkeeper, action.coins or 0, action.percent or 0)
            if action.word == OFFER.word:
                deal.offer, deal.asked = action, innkeeper
                return
        else:
            table.record(OfferAnswered, guest, innkeeper, accepts)
        deal.asked = None
        table.expose(innkeeper)
        if accepts:
            self._sell(state, guest, innkeeper)
        else:
            deal.promises[guest] = innkeeper
            state.end_run(deal.target)

    def _sell(self, state: BargainState, guest: int, innkeeper: int) -> None:
        offer = state.deal.offer
        assert offer is not None  # only an offer is accepted
        state.seal(guest, innkeeper, offer, "inn")
        state.cross(state.deal.target, "inn")
        state.deal.sold.add(guest)

    def vocabulary(self, options: BargainOptions) -> Vocabulary:
        del options
        return {"bargain": (OFFER, NO_OFFER), "offer": (ACCEPT, REFUSE)}


BARGAIN: Final = Bargain()
