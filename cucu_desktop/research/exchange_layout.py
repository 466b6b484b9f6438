"""The vector of an exchange game, attribute by attribute of `Observation`."""

from collections.abc import Mapping
from typing import Final

from cucu_desktop.engine.actions import Amount, Decision, Offer
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.research.vector_layout import LayoutParameters, VectorLayout, common_parts
from cucu_desktop.research.vector_parts import WHOLE, Cards, Part, Seats, Values, Write, number

LEFT_OUT: Final[Mapping[str, str]] = {
    "passed_over": "the seats with an open King, which is shown",
    "seat": "all seats are counted from it",
    "options": "the same all through a game",
    "players": "the same all through a game",
    "rounds": "the cards of ties that are settled were laid away",
}
"""The attributes without a part, with the reasons."""
MANY_DEALS: Final = 100
MANY_ELIMINATIONS: Final = 16


def exchange_layout(table: LayoutParameters, options: ExchangeOptions) -> VectorLayout:
    """Return the layout for this table and these options."""
    seats, cards = Seats(table.seats, table.coins), Cards(table.pack.cards, table.names)
    n, nn, coins = (table.seats,), (table.seats, table.seats), table.coins
    designs, tokens, flag = cards.count + 1, 2 * options.tokens, seats.flags
    chips = table.seats * options.tokens
    return VectorLayout(
        (
            *common_parts(table, seats),
            Part("decision", (3,), BOUNDS, _bounds(coins)),
            Part("deals", (1,), f"the number of the deal, in {MANY_DEALS}", number(MANY_DEALS)),
            Part("cost", (1,), "the price of the re-entry being talked about, in all coins", number(coins)),
            Part("cards", (*n, designs), "each one's card by name; the last column: hidden", cards.held),
            Part("shown", n, "whether it lies face up", flag),
            Part("low", n, "whether everybody knows that it is no special one", flag),
            Part("dead", n, "whether it is dead", flag),
            Part("laid", (designs,), "cards laid away, in copies; at last hidden ones, in packs", cards.some),
            Part("stock", (1,), "cards left, in packs", number(cards.cards)),
            Part("tokens", n, f"tokens, in {tokens}: twice what one begins with", seats.each(tokens)),
            Part("handed", n, f"tokens that have been handed out, in {tokens}", seats.each(tokens)),
            Part("virgin", n, "whether no token was ever lost", flag),
            Part("coins", n, "coins, in all coins", seats.each(coins)),
            Part("pool", (1,), "coins in the middle, in all coins", number(coins)),
            Part("pot", (1,), "chips in the pot, in all chips", number(chips)),
            Part("eliminations", (1,), f"in {MANY_ELIMINATIONS}", number(MANY_ELIMINATIONS)),
            Part("agreement", n, "the last two's shares of the pool", seats.amounts(WHOLE)),
            Part(
                "proposed", (table.seats + 1,), "who proposes a division; at last the share", seats.proposal
            ),
            Part("promises", nn, "by guest: the innkeeper who pays for a Nulla", seats.pairs),
            Part("shares", nn, "by who came back: coins that each has put in, in all coins", seats.shares),
            Part("pledged", n, "coins promised for the re-entry, in all coins", seats.amounts(coins)),
            Part("ledger", nn, "by who promised: shares of winnings promised for an inn", seats.ledger),
            Part("offer", (4,), "the offer at the inn: coins in all coins, share, 0, 0", seats.action),
            Part("sold", n, "who holds an inn that was bought in this deal", seats.some),
            Part("bids", (*n, 2), "offers to a Matto's holder: coins in all coins, share", seats.bids),
            Part("bound", (*n, 2), "who is bound to keep a Matto, or to exchange it", seats.bound),
            Part("tie", n, "whose tie is being played", seats.tied),
            Part("ties", n, "whose ties wait", seats.all_tied),
            Part("bets", (*n, 2), "coins bet on the matador being out, or through, in all coins", seats.bets),
            Part("bet", (4,), "the bet to be answered: coins in all coins, 0, out, through", seats.action),
            Part("down", n, "whose cards went face up when the matador was judged", seats.some),
            Part("slippers", n, "who plays on in slippers, without a token", flag),
            Part("slippers_taken", (1,), "whether somebody has had slippers", number(1)),
            Part("lowered", n, "who has a Harlekin that was exchanged", flag),
            Part("bought", n, f"times bought in again, in {tokens}", seats.each(tokens)),
            Part("dealt_to", nn, "by seat: to whom the card was dealt that it has", seats.pairs),
            Part("skipped", n, "whether its card is a horse or a house that has answered", flag),
            Part("number", (1,), f"the number of the deal in its pot, in {MANY_DEALS}", number(MANY_DEALS)),
            Part("pots", (1,), f"pots that were settled, in {MANY_DEALS}", number(MANY_DEALS)),
            Part("is_carried", (1,), "whether the pot was carried over", number(1)),
            Part("dealer_waits", (1,), "whether the dealer has no turn", number(1)),
            Part("losers", n, "who lost a token in the comparison", seats.some),
            Part("winners", n, "who has won, when it is over", seats.some),
        )
    )


BOUNDS: Final = "the least and the most of an amount, in all coins or percent; the most of an offered share"


def _bounds(coins: int) -> Write:
    def write(values: Values, at: int, decision: Decision, seen: AnyObservation) -> None:
        del seen
        for option in decision.options:
            if isinstance(option, Amount):
                unit = WHOLE if option.percent else coins
                values[at] = min(option.low / unit, 1)
                values[at + 1] = min(option.high / unit, 1)
                if isinstance(option, Offer):
                    values[at + 2] = option.share / WHOLE

    return write
