"""The layout of an observation vector, and the vector itself, attribute by attribute of an observation.

A vector is made of an observation and of nothing else. It has the same parts at every decision;
`VectorLayout.describe` lists them with their shapes and meanings.
"""

from array import array
from collections.abc import Iterator, Mapping, Sequence
from itertools import compress
from operator import attrgetter
from typing import Final

from cucu_desktop.engine.actions import Amount, Decision, Offer
from cucu_desktop.engine.any_observation import AnyObservation
from cucu_desktop.engine.cards import Card, Pack
from cucu_desktop.engine.options import ExchangeOptions, TrickOptions
from cucu_desktop.frozen import frozen
from cucu_desktop.research.vector_parts import WHOLE, Cards, Part, Seats, Values, Write, number, one_of


@frozen
class LayoutParameters:
    """The parameters of a vector's layout.

    Attributes:
        seats: the number of players; in a trick game of hands.
        pack: the pack.
        names: the name of each of its designs; designs with the same name are equal.
        coins: the total number of coins.
        kinds: the kinds of decisions.
        phases: the phases of the rules.
    """

    seats: int
    pack: Pack
    names: Mapping[Card, str]
    coins: int
    kinds: tuple[str, ...]
    phases: tuple[str, ...]


class VectorLayout:
    """The parts of a vector, in order.

    Attributes:
        parts: the parts.
        places: for each part's name its offset.
        size: the length of the vector.
    """

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.places: dict[str, int] = {}
        self.size = 0
        for part in self.parts:
            self.places[part.name] = self.size
            self.size += part.size
        self._zeros = array("f", bytes(4 * self.size))
        usual = [part for part in self.parts if not part.may_be_zero]
        self._attributes = attrgetter(*(part.source for part in usual))
        self._writes = tuple(part.write for part in usual)
        self._beginnings = tuple(self.places[part.name] for part in usual)
        self._always = tuple(
            (part.source, part.write, self.places[part.name]) for part in self.parts if part.may_be_zero
        )

    def vector(self, observation: AnyObservation) -> Values:
        values = self._zeros[:]
        for source, write, at in self._always:
            write(values, at, getattr(observation, source), observation)
        attributes = self._attributes(observation)
        written = zip(self._writes, self._beginnings, attributes, strict=True)
        for write, at, value in compress(written, attributes):  # most attributes are empty
            write(values, at, value, observation)
        return values

    def describe(self) -> Iterator[str]:
        """Yield a line for each part: its offset, shape, name and meaning."""
        width = max(len(part.name) for part in self.parts)
        for part in self.parts:
            shape = " x ".join(map(str, part.shape))
            yield f"{self.places[part.name]:6} {shape:>8}  {part.name:{width}}  {part.meaning}"


def common_parts(table: LayoutParameters, seats: Seats) -> tuple[Part, ...]:
    """Return the parts common to both families of games."""
    n, kinds, phases = (table.seats,), table.kinds, table.phases
    return (
        Part("kind", (len(kinds),), "what is being decided: " + ", ".join(kinds), one_of(kinds)),
        Part("phase", (len(phases),), "the phase: " + ", ".join(phases), one_of(phases)),
        Part("to_act", n, "whose decision it is", seats.one, may_be_zero=True),
        Part("about", n, "the other seat that it is about", seats.one, may_be_zero=True),
        Part("dealer", n, "who deals", seats.one, may_be_zero=True),
        Part("order", n, "places in the playing order of the deal, the last 1", seats.in_order),
    )


LEFT_OUT_OF_TRICKS: Final[Mapping[str, str]] = {
    "seat": "all seats are counted from it",
    "options": "the same all through a match",
    "decision": "its options are those of the mask",
    "length": "the same all through a match",
    "partners_change": "the same all through a match",
    "points": "counted when nobody decides any more",
    "recount": "counted when nobody decides any more",
}
"""The attributes without a part, with the reasons."""
MANY_DEALS: Final = 100
TOKENS: Final = 8
"""The most tokens won in one deal of Zifuli, alone against four (001)."""


def trick_layout(table: LayoutParameters, options: TrickOptions, series: tuple[str, ...]) -> VectorLayout:
    """Return the layout for this table, these options and the names of the series."""
    seats, cards = Seats(table.seats, max(table.coins, 1)), Cards(table.pack.cards, table.names)
    n, design, by_seat = (table.seats,), (cards.count,), (table.seats, cards.count)
    or_hidden = (table.seats, cards.count + 1)
    length = options.target or options.deals
    copies = "in copies"
    return VectorLayout(
        (
            *common_parts(table, seats),
            Part("number", (1,), f"the number of the deal, in {MANY_DEALS}", number(MANY_DEALS)),
            Part("dummies", n, "which hands have no player", seats.some),
            Part("hands", or_hidden, f"cards, {copies}; the last column: hidden, in packs", cards.by_seat),
            Part("lacks", by_seat, "designs that its play has shown a seat not to hold", cards.bits),
            Part("leader", n, "who leads, or has led, to the trick", seats.one, may_be_zero=True),
            Part("trick", by_seat, "cards in the trick, by who played them", cards.trick),
            Part("series", (len(series),), "the series to be followed: " + ", ".join(series), one_of(series)),
            Part(
                "cards_played",
                by_seat,
                f"cards that a seat has played before, {copies}",
                cards.tricks,
                made_of="tricks",
            ),
            Part(
                "cards_taken",
                by_seat,
                f"cards that a seat has taken, {copies}",
                cards.taken,
                made_of="tricks",
            ),
            Part("bids", or_hidden, "cards that a seat has named; the last column: passed", cards.bids),
            Part("sides", n, "who is known to play with the observer; all 0: nobody is known", seats.sides),
            Part("robbed", or_hidden, f"cards that a seat has robbed, {copies}", cards.by_seat),
            Part("peeked", design, "the card of the pile that the observer has looked at", cards.one),
            Part("indicator", design, "the card turned up", cards.one),
            Part(
                "discards",
                or_hidden,
                f"cards laid away, {copies}; the last column: hidden, in packs",
                cards.discards,
            ),
            Part("pile", (1,), "cards not dealt, in packs", number(cards.cards)),
            Part("winners", n, "who has won the deal, when it is over", seats.some),
            Part("tokens", n, f"won by this deal, in {TOKENS}", seats.each(TOKENS)),
            Part("standing", n, f"won in the deals before, in {2 * length}", seats.each(2 * length)),
            Part(
                "deals_played",
                (1,),
                f"deals that count before this one, in {length}",
                number(length),
                made_of="played",
            ),
        )
    )


LEFT_OUT: Final[Mapping[str, str]] = {
    "passed_over": "the seats with an open King, which is shown",
    "seat": "all seats are counted from it",
    "options": "the same all through a game",
    "players": "the same all through a game",
    "rounds": "the cards of ties that are settled were laid away",
}
"""The attributes without a part, with the reasons."""
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
