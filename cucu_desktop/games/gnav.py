"""Gnav of Norway and Denmark, and Slabberjan of Zeeland: keep your card or make your neighbour take it.

Players: 2 to 42. Pack: Gnav, 42 cards, or the 42 wooden pieces of Zeeland out of a bag. Deal and play:
clockwise. Sources P, D, G, Z and F of family-north; rulings N1-N13, E1, E2, E7 and E9.

1. Every player stakes coins and has three matches; in Zeeland four cents, of more than eight three.
2. Each player is dealt a card; by an option a player who is dealt the fool knocks (N1, N11).
3. In turn each player keeps it or exchanges it with the next one; the dealer, last, with the pack.
4. A player who is asked has no choice. A matador is shown instead and takes its effect: see `POWERS` (N2-N6).
5. The lowest card pays; by options the fool pays more, or besides it (N7).
6. A player who pays the last token is out, or plays on in slippers until the next payment (N8).
7. The last player in the game takes the pool (N9); if none would be left, they share it or play again (N10).
"""

from collections.abc import Collection, Mapping
from functools import cache
from typing import ClassVar, Final

from cucu_desktop.engine.cards import GNAV, PACKS, SLABBERJAN, Card, Pack
from cucu_desktop.engine.exchange import SHUFFLING, STAKES
from cucu_desktop.engine.mechanisms.dealt_first import SURVIVORS, Dealing, DealtFirstState
from cucu_desktop.engine.mechanisms.powers import POWER_COMPARISON, POWER_TURNS
from cucu_desktop.engine.mechanisms.slippers import SlippersState
from cucu_desktop.engine.power import Power, by_card
from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import TABLE_TALK, ExchangeGame

ID: Final = "gnav"

FOOLS: Final = frozenset((GNAV["NARR"], SLABBERJAN["JANRIT"]))
BAAN: Final = {
    SLABBERJAN["WITTEBROOD"]: 2,
    SLABBERJAN["PISPOT"]: 3,
    SLABBERJAN["SMOEL"]: 4,
    SLABBERJAN["JANRIT"]: 5,
}
"""The cost of the lowest cards by Van der Baan's tariff."""
MANY: Final = 8
"""With more players than this in Zeeland, each has a cent less (Z)."""
USUAL: Final = "usual"
LOW_ORDERS: Final = {
    "pot-before-face": "WITTEBROOD PISPOT SMOEL JANRIT",
    "pot-lowest": "WITTEBROOD SMOEL JANRIT PISPOT",
    "fool-before-pot": "NARR POTTE UGLE",
}
"""The disputed orders of the low cards: Van der Baan and a family; Van Wallenburg; P's class page."""
HIGH_ORDERS: Final = {"bird-first": "VOGEL KAPAF POES HERBERG"}
ORDERS: Final = {**LOW_ORDERS, **HIGH_ORDERS}


@frozen
class Options:
    """Options that players agree on before a game.

    Attributes:
        stake: coins each player puts into the pool.
        pack: the cards, "gnav", or the pieces, "slabberjan".
        tokens: matches or cents each player begins with; in Zeeland one less where more than eight play.
        cuckoo: it ends the deal, "free" or with the asker paying ("pays"), or the asker pays and the deal
        "goes-on".
        cat: whether the asker "pays", the cat "undoes" all exchanges, or "both" (N6).
        inn: whether the exchanger is sent on "free", or "pays" each time (N3).
        drawn: the effect of drawn cards: all "acts", only horses and inns "passes", none "kept" (N4).
        fool: whether it is a card like others, "lowest", its holder pays beside the "next" lowest, or one
            "extra" (N7).
        knock: whether a player who is dealt the fool knocks (N11).
        tariff: the cost of a paying card: "one", or more below the nought, "baan".
        slippers: who plays on without tokens: "none", the "first" to run out, or "all" (N8).
        all_out: the rule if no player would be left: they "share" the pool, or "replay" the deal (N10).
        high, low: the order of the matadors, and of the cards below the nought: "usual", a name in `ORDERS`,
            or the cards from high to low.
        talk: whether players may talk about their cards and plans, truly or not.
    """

    game: ClassVar[str] = ID
    stake: int = 5
    pack: str = GNAV.name
    tokens: int = 3
    cuckoo: str = "free"
    cat: str = "both"
    inn: str = "free"
    drawn: str = "acts"
    fool: str = "next"
    knock: bool = True
    tariff: str = "one"
    slippers: str = "none"
    all_out: str = "share"
    high: str = USUAL
    low: str = USUAL
    talk: bool = True
    reentry: ClassVar[bool] = False
    sharing: ClassVar[bool] = False
    agreement: ClassVar[bool] = False


COPENHAGEN: Final = Options(cat="pays", drawn="kept", fool="lowest", knock=False)
ZEELAND: Final = Options(
    pack=SLABBERJAN.name,
    tokens=4,
    cuckoo="pays",
    cat="undoes",
    drawn="kept",
    fool="lowest",
    knock=False,
    slippers="all",
)


class KnockingDeal(Dealing):
    """Each player is dealt a card; one who is dealt the fool knocks (N11)."""

    def enter(self, state: DealtFirstState) -> None:
        """Deal, then announce the fools."""
        super().enter(state)
        assert isinstance(state, GnavState)
        if state.options.knock:
            for seat, card in state.held().items():
                if card in FOOLS:
                    state.table.knock(seat)


class GnavState(SlippersState):
    """A game of Gnav or Slabberjan under way, from the stakes to the pool."""

    __slots__ = ()

    phases = (STAKES, SHUFFLING, KnockingDeal(), POWER_TURNS, POWER_COMPARISON, SURVIVORS)
    cycle = 1
    options: Options

    @property
    def pack(self) -> Pack:
        return PACKS[self.options.pack]

    @property
    def powers(self) -> Mapping[Card, Power]:
        return by_card(POWERS[self.options.pack])

    def tokens_at_start(self) -> int:
        """Return the number of tokens that each player begins with."""
        fewer = self.pack is SLABBERJAN and self.players > MANY
        return max(1, self.options.tokens - fewer)

    def pay_for(self, exchanger: int, reason: str) -> None:
        """Take a token from the exchanger at this position; the card of a player who is out is laid aside."""
        seat = self.deal.order[exchanger]
        self.pay(seat, reason)
        if not self.table.tokens[seat]:
            self.table.bury(seat)

    def pay_after(self, seat: int, reason: str) -> None:
        """Take the payment of a loser of the comparison, token by token."""
        card = self.table.cards[seat]
        assert card is not None  # a compared player had a card
        for _ in range(self._due(card, reason)):
            if self.table.tokens[seat]:
                self.pay(seat, reason)

    def _due(self, card: Card, reason: str) -> int:
        """Return the cost of this card for a loser (N7)."""
        is_extra = card in FOOLS and self.options.fool == "extra"
        if reason == "fool" and is_extra:
            return 1
        return (BAAN.get(card, 1) if self.options.tariff == "baan" else 1) + is_extra

    def losers(self, held: Mapping[int, Card]) -> dict[int, str]:
        """Return the lowest cards' players, by the option the fools' too; none in a deal to be replayed."""
        options = self.options
        ranks = heights_of(options)
        fools = {seat for seat, card in held.items() if card in FOOLS} if options.fool != "lowest" else set()
        others = held.keys() - fools if options.fool == "next" else held.keys()
        lowest = min([ranks[held[seat]] for seat in others], default=-1)
        losers = {
            seat: "lowest" if seat in others and ranks[card] == lowest else "fool"
            for seat, card in held.items()
            if seat in fools or ranks[card] == lowest
        }
        due = {seat: self._due(held[seat], reason) for seat, reason in losers.items()}
        return {} if self.is_void(held, due) else losers

    def is_void(self, compared: Collection[int], due: Mapping[int, int]) -> bool:
        """Return whether no player would be left, and the deal is to be replayed (N10)."""
        return self.options.all_out == "replay" and len(due) == len(compared) and self.nobody_left(due)


def heights_of(options: Options) -> Mapping[Card, int]:
    return ranks_of(options.pack, options.high, options.low)


@cache
def ranks_of(pack: str, high: str = USUAL, low: str = USUAL) -> Mapping[Card, int]:
    """Return the height of each card of the pack with these orders of the matadors and the low cards."""
    cards = PACKS[pack]
    usual = [card.id for card in cards.designs]
    below = [name for name in usual if name in LOW[pack]]
    above = [name for name in usual if name in HIGH[pack]]
    lowest, highest = _in_order(low, pack, below), _in_order(high, pack, above)
    names = [*lowest, *usual[len(below) : -len(above)], *highest]
    return {cards[name]: rank for rank, name in enumerate(names)}


def _in_order(order: str, pack: str, usual: list[str]) -> list[str]:
    """Return the cards of an order from low to high; an order of another pack is ignored."""
    if order == USUAL or PACK_OF_ORDER.get(order, pack) != pack:
        return usual
    return ORDERS.get(order, order).split()[::-1]


def cuckoo(state: GnavState, position: int, card: Card) -> None:
    """End the deal, make the asker pay, or both (N5)."""
    if state.options.cuckoo != "free":
        state.pay_for(position, card.id)
    if state.options.cuckoo != "goes-on":
        state.end_deal()


def dragoon(state: GnavState, position: int, card: Card) -> None:
    """Make the asker pay."""
    state.pay_for(position, card.id)


def cat(state: GnavState, position: int, card: Card) -> None:
    """Make the asker pay, then undo all exchanges of this deal, or only one of the two (N6)."""
    if state.options.cat != "undoes":
        state.pay_for(position, card.id)
    if state.options.cat != "pays":
        state.undo(state.deal.exchanges)


def inn(state: GnavState, position: int, card: Card) -> None:
    """Send the asker on, who may have to pay for it (N3)."""
    if state.options.inn == "pays":
        state.pay_for(position, card.id)


POWERS: Final[Mapping[str, tuple[Power, ...]]] = {
    GNAV.name: (
        Power("bird", GNAV["GJOK"], cuckoo, "bird"),
        Power("dragoon", GNAV["DRAGON"], dragoon),
        Power("cat", GNAV["KATT"], cat, "cat"),
        Power("inn", GNAV["HEST"], inn, "horse"),
        Power("inn", GNAV["HUS"], inn),
    ),
    SLABBERJAN.name: (
        Power("bird", SLABBERJAN["VOGEL"], cuckoo),
        Power("dragoon", SLABBERJAN["KAPAF"], dragoon),
        Power("cat", SLABBERJAN["POES"], cat, "cat"),
        Power("inn", SLABBERJAN["HERBERG"], inn),
    ),
}
"""The effect of each matador on a player who asks for it, by pack."""
HIGH: Final = {pack: frozenset(power.card.id for power in powers) for pack, powers in POWERS.items()}
LOW: Final = {
    pack: frozenset(card.id for card in PACKS[pack].designs if card.rank < PACKS[pack]["0"].rank)
    for pack in POWERS
}
"""The cards above and below the numbers, by pack."""
PACK_OF_ORDER: Final = {
    name: next(pack for pack in POWERS if set(cards.split()) in (HIGH[pack], LOW[pack]))
    for name, cards in ORDERS.items()
}


GAME: Final = ExchangeGame(
    id=ID,
    state_class=GnavState,
    seats=range(2, 43),
    clockwise=True,
    places=("bergen", "walcheren"),
    emblem="GJOK",
    options=Options,
    limits={"stake": range(1, 101), "tokens": range(1, 10)},
    choices={
        "pack": tuple(POWERS),
        "cuckoo": ("free", "pays", "goes-on"),
        "cat": ("pays", "undoes", "both"),
        "inn": ("free", "pays"),
        "drawn": ("acts", "passes", "kept"),
        "fool": ("lowest", "next", "extra"),
        "tariff": ("one", "baan"),
        "slippers": ("none", "first", "all"),
        "all_out": ("share", "replay"),
        "high": (USUAL, *HIGH_ORDERS),
        "low": (USUAL, *LOW_ORDERS),
    },
    pack_of_choice=PACK_OF_ORDER,
    presets={
        "norway": Options(),
        "copenhagen": COPENHAGEN,
        "zeeland": ZEELAND,
    },
    powers=tuple(power for powers in POWERS.values() for power in powers),
    heights_of=heights_of,
    phrases=TABLE_TALK,
    sections=("start", "turn", "arrests", "fool", "comparison", "slippers", "pool", "talk"),
    dealt_first=True,
)
"""The presets: Norway; the Copenhagen rules of 1917; Slabberjan."""
