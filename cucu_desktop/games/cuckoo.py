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

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from cucu_desktop.engine.arrests import jump, stop
from cucu_desktop.engine.cards import ITALIAN, STANDARD, Card, Pack
from cucu_desktop.engine.dealt_first import DEALING, SURVIVORS, DealtFirstState
from cucu_desktop.engine.exchange import COMPARISON, SHUFFLING, STAKES, TURNS

ID: Final = "cuckoo"
SEATS: Final = range(2, 21)
CLOCKWISE: Final = True
PLACES: Final = ("parlour", "osteria")
"""At whose tables it is played, the usual one first."""

PACKS: Final = {pack.name: pack for pack in (STANDARD, ITALIAN)}
KINGS: Final = {card: stop for pack in PACKS.values() for card in pack.designs if card.value in ("K", "R")}
HORSES: Final = {card: jump for card in ITALIAN.designs if card.value == "C"}


@dataclass(frozen=True, slots=True)
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

    stake: int = 5
    tokens: int = 3
    all_out: str = "share"
    pack: str = "standard52"
    saltacavallo: bool = False
    talk: bool = True
    reentry: ClassVar[bool] = False
    sharing: ClassVar[bool] = False
    agreement: ClassVar[bool] = False


LIMITS: Final = {"stake": range(1, 101), "tokens": range(1, 10)}
"""What may be chosen for the numbers among the options."""
CHOICES: Final = {"all_out": ("share", "replay"), "pack": tuple(PACKS)}
"""What may be chosen for the words among the options."""
PRESETS: Final = {
    "cuckoo": Options(),
    "italian": Options(pack="italian40"),
    "saltacavallo": Options(pack="italian40", saltacavallo=True),
    "short": Options(tokens=1),
}
"""Named sets of options: with the standard pack; the Italian forty, without and with the jump; one life."""
PHRASES: Final = (
    "good-card", "bad-card", "will-keep", "will-exchange", "do-not-try", "have", "beware", "bluff", "hurry",
)  # fmt: skip
"""What may be said at the table; "have" goes with a card's name."""


class CuckooState(DealtFirstState):
    """A game of Cuckoo under way, from the stakes to the pool."""

    __slots__ = ()

    phases = (STAKES, SHUFFLING, DEALING, TURNS, COMPARISON, SURVIVORS)
    cycle = 1
    kings = KINGS
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

State: Final = CuckooState
