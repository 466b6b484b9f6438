"""Tie-break Cuckoo: Kings win a chip back, and every tie is played out before a chip is paid.

Players: 3 to 12. Pack: the standard 52. Deal and play: clockwise. Source 004, second game, contributed by
Mark Rinaldi; rulings E1, E3, E7, E9 and T1-T5.

1. Every player stakes coins and has three chips, which are lives.
2. Each player is dealt a card, the Ace low, and keeps it or exchanges it with the next one; the dealer, last,
with the pack.
3. A King that is asked for whinnies: the exchange fails, and its holder takes a chip from the pot unless they
have as many as they began with (T1). Turned up from the pack it is discarded (T2).
4. All cards are turned up. Players with equal cards, Kings aside, get new ones and exchange among themselves,
until all differ: see `Ties`.
5. The lowest card loses a chip to the pot (T5). The last player with a chip takes the pool.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from cucu_desktop.engine.cards import STANDARD, Card
from cucu_desktop.engine.exchange import SHUFFLING, STAKES, TURNS
from cucu_desktop.engine.mechanisms.arrests import stop
from cucu_desktop.engine.mechanisms.dealt_first import DEALING, SURVIVORS
from cucu_desktop.engine.mechanisms.ties import TIES, TURNING_UP, VERDICT, TieState
from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import TABLE_TALK, ExchangeGame

ID: Final = "tiebreak"

KINGS: Final = frozenset(card for card in STANDARD.designs if card.value == "K")
"""Never taken from the pack (T2), and never tied (T3)."""


@frozen
class Options:
    """Options that players agree on before a game.

    Attributes:
        stake: coins each player puts into the pool.
        chips: chips each player begins with, also the most to have (T1).
        talk: whether players may talk about their cards and plans, truly or not.
    """

    game: ClassVar[str] = ID
    stake: int = 5
    chips: int = 3
    talk: bool = True
    reentry: ClassVar[bool] = False
    sharing: ClassVar[bool] = False
    agreement: ClassVar[bool] = False

    @property
    def tokens(self) -> int:
        """The chips, under the name that `ExchangeOptions` has for them."""
        return self.chips


class TiebreakState(TieState):
    """A game of Tie-break Cuckoo under way, from the stakes to the pool."""

    __slots__ = ()

    pack = STANDARD
    phases = (STAKES, SHUFFLING, DEALING, TURNS, TURNING_UP, TIES, VERDICT, SURVIVORS)
    cycle = 1
    kings = KINGS
    options: Options

    def observed(self) -> dict[str, Any]:
        pot = self.players * self.options.chips - sum(self.table.tokens)
        return {**super().observed(), "pot": pot}

    def losers(self, held: Mapping[int, Card]) -> dict[int, str]:
        """Return the player with the lowest card; nobody if all are Kings (T5)."""
        lowest = None
        for seat, card in held.items():
            if card not in self.kings and (lowest is None or card.rank < held[lowest].rank):
                lowest = seat
        return {} if lowest is None else {lowest: "lowest"}


def whinny(state: TiebreakState, exchanger: int, holder: int) -> None:
    """Stop the exchange; the King's holder takes a chip back, if one was lost (T1)."""
    stop(state, exchanger, holder)
    seat = state.deal.order[holder]
    if state.table.tokens[seat] < state.options.chips:
        state.table.gain(seat, "king")


ARRESTS: Final = dict.fromkeys(KINGS, whinny)
"""The effect of each special card on a player who asks for it."""

TiebreakState.arrests = ARRESTS


GAME: Final = ExchangeGame(
    id=ID,
    state_class=TiebreakState,
    seats=range(3, 13),
    clockwise=True,
    places=("parlour",),
    emblem="KS",
    options=Options,
    limits={"stake": range(1, 101), "chips": range(1, 10)},
    presets={"tiebreak": Options(), "short": Options(chips=1)},
    phrases=TABLE_TALK,
    sections=("start", "turn", "arrests", "ties", "comparison", "pool", "talk"),
    dealt_first=True,
    has_pot=True,
)
"""The presets: as in source 004; one chip each."""
