"""The vector of a trick game, attribute by attribute of `TrickObservation`."""

from collections.abc import Mapping
from typing import Final

from cucu_desktop.engine.options import TrickOptions
from cucu_desktop.research.vector_layout import LayoutParameters, VectorLayout, common_parts
from cucu_desktop.research.vector_parts import Cards, Part, Seats, number, one_of

LEFT_OUT: Final[Mapping[str, str]] = {
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
