"""Cuckoo with ordinary cards: pass a low one on, mind the Kings, three lives.

Players: 2 to 20, with two packs 40. Pack: the standard 52, or the Italian forty. Deal and play: clockwise,
with the Italian forty anticlockwise (K6). Source 004 ("normal Cuckoo"); rulings E1-E9 and K1-K13.

1. Every player stakes coins and has three lives.
2. Each player is dealt a card; King high, Ace low, suits do not matter. Each player keeps it or exchanges it
with the next one; the dealer, last, with the pack (K1).
3. A King that is asked for is shown, and the exchange fails; turned up from the pack it stays out (K2).
4. All holders of the lowest rank lose a life (K3). If nobody would be left, they share the pool or play again
(K4).
5. With the Italian forty the Re arrests, and the Cavallo may be jumped (K5).
6. House rules: Kings laid open (K7) or gone past (K8), other ways with equal lowest cards (K9) and when
nobody is left (K10), a King from the pack that costs a life or is drawn past (K11), the Ace high (K12),
two packs (K13).
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar, Final

from cucu_desktop.engine.cards import ACES_HIGH, ITALIAN, STANDARD, Card, Pack
from cucu_desktop.engine.exchange import COMPARISON, SHUFFLING, STAKES, TURNS
from cucu_desktop.engine.mechanisms.arrests import stop
from cucu_desktop.engine.mechanisms.dealt_first import DEALING, SURVIVORS
from cucu_desktop.engine.mechanisms.house_kings import OPENING, KingState, go_past
from cucu_desktop.engine.mechanisms.return_of_all import CARRY, RETURN_OF_ALL, STAKE
from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import TABLE_TALK, ExchangeGame

ID: Final = "cuckoo"

PACKS: Final = {pack.name: pack for pack in (STANDARD, ITALIAN)}
PACKS_BY_ACE: Final = {"low": PACKS, "high": ACES_HIGH}
"""The packs by name, with the Ace low or high (K12)."""
_ALL: Final = [pack for packs in PACKS_BY_ACE.values() for pack in packs.values()]
TWICE: Final = {pack: pack.part(card for card in pack.cards for _ in range(2)) for pack in _ALL}
"""The packs doubled (K13)."""
KINGS: Final = frozenset(card for pack in _ALL for card in pack.designs if card.value in ("K", "R"))
HORSES: Final = frozenset(card for pack in _ALL for card in pack.designs if card.value == "C")
ONE_PACK: Final = range(2, 21)
TWO_PACKS: Final = range(2, 41)
CLOCKWISE: Final = "clockwise"
BY_PACK: Final = "usual"
"""The usual direction of play with each pack (K6)."""


@frozen
class Options:
    """Options that players agree on before a game.

    Attributes:
        stake: coins each player puts into the pool.
        tokens: lives each player begins with.
        all_out: what happens if nobody would be left: they "share" the pool, or "replay" the deal (K4);
            all come back and the pool stays ("carry"), or those who pay the "stake" again do (K10).
        pack: the cards, "standard52" or "italian40".
        saltacavallo: whether a Cavallo that is asked for is jumped (K5).
        talk: whether players may talk about their cards and plans, truly or not.
        direction: "clockwise", "anticlockwise", or as is "usual" with the pack (K6).
        kings: whether Kings are shown when "asked" for, or laid "open" before the first turn (K7).
        past_kings: whether a player who asks for a King goes past it (K8).
        ties: of equal lowest cards "all" pay, or the "first", or "cancel": they do not count (K9).
        drawn_king: a King from the pack is "refused", costs a "life", or the "next" card is drawn (K11).
        ace: whether the Ace is "low" or "high" (K12).
        packs: how many packs are shuffled together, 1 or 2 (K13).
    """

    game: ClassVar[str] = ID
    stake: int = 5
    tokens: int = 3
    all_out: str = "share"
    pack: str = "standard52"
    saltacavallo: bool = False
    talk: bool = True
    direction: str = BY_PACK
    kings: str = "asked"
    past_kings: bool = False
    ties: str = "all"
    drawn_king: str = "refused"
    ace: str = "low"
    packs: int = 1
    reentry: ClassVar[bool] = False
    sharing: ClassVar[bool] = False
    agreement: ClassVar[bool] = False


def seats(options: Options) -> range:
    """Return the possible numbers of players: with two packs twice as many (K13)."""
    return TWO_PACKS if options.packs == 2 else ONE_PACK


def is_clockwise(options: Options) -> bool:
    """Return whether play is clockwise: as agreed, else as usual with the pack (K6)."""
    if options.direction == BY_PACK:
        return options.pack == STANDARD.name
    return options.direction == CLOCKWISE


class CuckooState(KingState):
    """A game of Cuckoo under way, from the stakes to the pool."""

    __slots__ = ()

    phases = (STAKES, SHUFFLING, DEALING, OPENING, TURNS, COMPARISON, RETURN_OF_ALL, SURVIVORS)
    cycle = 1
    kings: Collection[Card] = KINGS
    options: Options

    @property
    def pack(self) -> Pack:
        options = self.options
        pack = PACKS_BY_ACE[options.ace][options.pack]
        return pack if options.packs == 1 else TWICE[pack]

    @property
    def arrests(self) -> Mapping[Card, Callable[[Any, int, int], None]]:  # type: ignore[override]
        return ARRESTS_BY[self.options.saltacavallo, self.options.past_kings]

    def losers(self, held: Mapping[int, Card]) -> dict[int, str]:
        """Return the players with the lowest rank (K3, K9); none if the deal is to be replayed (K4).

        A single card that is compared, after a King from the pack, loses nothing (K11).
        """
        if len(held) == 1:
            return {}
        ties, ranks = self.options.ties, [card.rank for card in held.values()]
        if ties == "cancel":
            ranks = [rank for rank, count in Counter(ranks).items() if count == 1]
        lowest = min(ranks, default=None)
        losers = {seat: "lowest" for seat, card in held.items() if card.rank == lowest}
        if ties == "first":
            return dict([*losers.items()][:1])
        return {} if self.is_void(held, dict.fromkeys(losers, 1)) else losers

    def is_void(self, compared: Collection[int], due: Mapping[int, int]) -> bool:
        """Return whether no player would be left, and the deal is to be replayed (K4)."""
        tokens, options = self.table.tokens, self.options
        if options.all_out != "replay" or options.ties != "all" or len(due) < len(compared):
            return False
        return all(tokens[seat] == 1 for seat in compared)


ARRESTS: Final = dict.fromkeys(KINGS, stop)
"""The effect of each special card on a player who asks for it."""
_HORSES: Final = dict.fromkeys(HORSES, go_past)
_PASSED: Final = dict.fromkeys(KINGS, go_past)
SALTACAVALLO: Final = {**ARRESTS, **_HORSES}
"""The effects where the Cavallo is jumped."""
ARRESTS_BY: Final[Mapping[tuple[bool, bool], Mapping[Card, Callable[[Any, int, int], None]]]] = {
    (False, False): ARRESTS,
    (True, False): SALTACAVALLO,
    (False, True): _PASSED,
    (True, True): {**_PASSED, **_HORSES},
}
"""The effects by whether the Cavallo is jumped and whether Kings are gone past (K8)."""


GAME: Final = ExchangeGame(
    id=ID,
    state_class=CuckooState,
    seats=TWO_PACKS,
    seats_with=seats,
    clockwise=True,
    clockwise_with=is_clockwise,
    kept_without={"direction": CLOCKWISE},
    places=("parlour", "osteria"),
    emblem="KH",
    options=Options,
    limits={"stake": range(1, 101), "tokens": range(1, 10), "packs": range(1, 3)},
    choices={
        "all_out": ("share", "replay", CARRY, STAKE),
        "pack": tuple(PACKS),
        "direction": (BY_PACK, CLOCKWISE, "anticlockwise"),
        "kings": ("asked", "open"),
        "ties": ("all", "first", "cancel"),
        "drawn_king": ("refused", "life", "next"),
        "ace": tuple(PACKS_BY_ACE),
    },
    house_rules=("direction", "kings", "past_kings", "ties", "drawn_king", "ace", "packs"),
    presets={
        "cuckoo": Options(),
        "italian": Options(pack="italian40"),
        "saltacavallo": Options(pack="italian40", saltacavallo=True),
        "screw-your-neighbour": Options(kings="open"),
        "ranter-go-round": Options(past_kings=True, ties="first"),
        "short": Options(tokens=1),
    },
    phrases=TABLE_TALK,
    sections=("start", "turn", "arrests", "comparison", "pool", "house", "talk"),
    dealt_first=True,
)
"""The presets: with the standard pack; the Italian forty, without and with the jump; Kings laid open; Kings
gone past, of equal cards the first pays; one life.
"""
