"""Cuckoo with ordinary cards: pass a low one on, mind the Kings, three lives.

Players: 2 to 20. Pack: the standard 52, or the Italian forty. Deal and play: clockwise. Source 004 ("normal
Cuckoo"); rulings E1-E9 and K1-K5.

1. Every player stakes coins and has three lives.
2. Everybody is dealt a card; King high, Ace low, suits do not matter. Each player keeps it or exchanges it
with the next one; the dealer, last, with the pack (K1).
3. A King that is asked for is shown, and the exchange fails; turned up from the pack it stays out (K2).
4. All who hold the lowest rank lose a life (K3). If nobody would be left, they share the pool or play again
(K4).
5. With the Italian forty the Re arrests, and the Cavallo may be jumped (K5).
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar, Final

from cucu_desktop.engine.cards import ITALIAN, STANDARD, Card, Pack
from cucu_desktop.engine.exchange import COMPARISON, SHUFFLING, STAKES, TURNS
from cucu_desktop.engine.mechanisms.arrests import jump, stop
from cucu_desktop.engine.mechanisms.dealt_first import DEALING, SURVIVORS, DealtFirstState
from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import TABLE_TALK, ExchangeGame

ID: Final = "cuckoo"

PACKS: Final = {pack.name: pack for pack in (STANDARD, ITALIAN)}
KINGS: Final = {card: stop for pack in PACKS.values() for card in pack.designs if card.value in ("K", "R")}
HORSES: Final = {card: jump for card in ITALIAN.designs if card.value == "C"}


@frozen
class Options:
    """What players may agree on before a game.

    Attributes:
        stake: coins each player puts into the pool.
        tokens: lives each player begins with.
        all_out: what happens if nobody would be left: they "share" the pool, or "replay" the deal (K4).
        pack: the cards, "standard52" or "italian40".
        saltacavallo: whether a Cavallo that is asked for is jumped (K5).
        talk: whether players may say what they hold or will do, truly or not.
    """

    game: ClassVar[str] = ID
    stake: int = 5
    tokens: int = 3
    all_out: str = "share"
    pack: str = "standard52"
    saltacavallo: bool = False
    talk: bool = True
    reentry: ClassVar[bool] = False
    sharing: ClassVar[bool] = False
    agreement: ClassVar[bool] = False


class CuckooState(DealtFirstState):
    """A game of Cuckoo under way, from the stakes to the pool."""

    __slots__ = ()

    phases = (STAKES, SHUFFLING, DEALING, TURNS, COMPARISON, SURVIVORS)
    cycle = 1
    kings: Collection[Card] = KINGS
    options: Options

    @property
    def pack(self) -> Pack:
        """The cards that were chosen."""
        return PACKS[self.options.pack]

    @property
    def arrests(self) -> Mapping[Card, Callable[[Any, int, int], None]]:  # type: ignore[override]
        """What each special card does: `ARRESTS`, or with the jumping horse `SALTACAVALLO`."""
        return SALTACAVALLO if self.options.saltacavallo else ARRESTS

    def losers(self, held: Mapping[int, Card]) -> dict[int, str]:
        """Return who loses a life: all with the lowest rank (K3), but for a deal to be replayed (K4)."""
        lowest = min([card.rank for card in held.values()])
        losers = {seat: "lowest" for seat, card in held.items() if card.rank == lowest}
        nobody_left = len(losers) == len(held) and all(self.table.tokens[seat] == 1 for seat in held)
        return {} if nobody_left and self.options.all_out == "replay" else losers


ARRESTS: Final = KINGS
"""What each special card does to a player who asks for it."""
SALTACAVALLO: Final = {**KINGS, **HORSES}
"""The same where the Cavallo is jumped."""


GAME: Final = ExchangeGame(
    id=ID,
    state_class=CuckooState,
    seats=range(2, 21),
    clockwise=True,
    places=("parlour", "osteria"),
    emblem="KH",
    options=Options,
    limits={"stake": range(1, 101), "tokens": range(1, 10)},
    choices={"all_out": ("share", "replay"), "pack": tuple(PACKS)},
    presets={
        "cuckoo": Options(),
        "italian": Options(pack="italian40"),
        "saltacavallo": Options(pack="italian40", saltacavallo=True),
        "short": Options(tokens=1),
    },
    phrases=TABLE_TALK,
    sections=("start", "turn", "arrests", "comparison", "pool", "talk"),
    dealt_first=True,
)
"""The presets: with the standard pack; the Italian forty, without and with the jump; one life."""
