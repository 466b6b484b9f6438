"""Le Her: one card each, one exchange, one draw; the first game solved by a mixed strategy.

Players: 2, Paul and Pierre. Pack: the standard 52. Source: Bellhouse and Fillion 2015, on Montmort, Bernoulli
and Waldegrave (France, 1713); rulings E1, E2, E3, E7, E9 and LH1-LH5.

1. Both put the stake into the pool. Pierre deals Paul one card, then himself one; King high, Ace low (LH1).
2. Paul keeps his card or exchanges it with Pierre's. A King is shown and refuses, which is Pierre's turn, too
(LH1).
3. Pierre keeps his card, or exchanges it with the top card of the pack; a King drawn is refused
(LH2).
4. The higher card takes the pool, equal ones are the dealer's (LH3). They take turns to deal (E7).
5. The game is over when the loser of a deal has fewer coins than the stake (LH4).
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from cucu_desktop.engine.cards import STANDARD, Card
from cucu_desktop.engine.events import Compared, GameWon
from cucu_desktop.engine.exchange import SHUFFLING, STAKES, TURNS, lowest_of
from cucu_desktop.engine.mechanisms.arrests import stop
from cucu_desktop.engine.mechanisms.dealt_first import DEALING, DealtFirstState
from cucu_desktop.engine.state import Phase
from cucu_desktop.frozen import frozen
from cucu_desktop.games.game import TABLE_TALK, ExchangeGame

ID: Final = "le_her"
KINGS: Final = frozenset(card for card in STANDARD.designs if card.value == "K")
"""Neither given by Pierre (LH1) nor taken from the pack (LH2)."""


@frozen
class Options:
    """Options that the two agree on before a game.

    Attributes:
        stake: coins each puts into the pool before each deal (LH4).
        talk: whether they may talk about their cards and plans, truly or not.
    """

    game: ClassVar[str] = ID
    stake: int = 20
    talk: bool = True
    tokens: ClassVar[int] = 1
    reentry: ClassVar[bool] = False
    sharing: ClassVar[bool] = False
    agreement: ClassVar[bool] = False


class NextStakes(Phase["LeHerState", Options]):
    """Both pay for every deal; for the first one they have paid already (LH4)."""

    def enter(self, state: "LeHerState") -> None:
        """Collect the stakes of a later deal; the winner of the last may have less than a stake left."""
        table = state.table
        if state.deals > 1:
            for seat in range(state.players):
                table.pay(seat, min(state.options.stake, table.coins[seat]), "stake")


class Verdict(Phase["LeHerState", Options]):
    """Both cards are turned up, and the higher one takes the pool (LH3)."""

    def enter(self, state: "LeHerState") -> None:
        """Turn up, pay, and pass the deal, unless the loser cannot stake again (LH4)."""
        table, deal = state.table, state.deal
        held = table.show_down(deal.order)
        losers = state.losers(held)
        (loser,) = losers
        eldest, dealer = deal.order
        winner = dealer if loser == eldest else eldest
        deal.losers = (loser,)
        table.record(Compared, deal.losers, *lowest_of(losers, held))
        over = table.coins[loser] < state.options.stake
        if over:
            table.record(GameWon, (winner,))
        table.collect(winner, table.pool, "win")
        if over:
            state.end((winner,))
        else:
            deal.dealer = eldest


class LeHerState(DealtFirstState):
    """A game of Le Her under way, until one of the two cannot stake again.

    In the state each player has a token, which is no object on the table.
    """

    __slots__ = ()

    pack = STANDARD
    phases = (STAKES, SHUFFLING, NextStakes(), DEALING, TURNS, Verdict())
    cycle = 1
    kings = KINGS
    options: Options

    def losers(self, held: Mapping[int, Card]) -> dict[int, str]:
        """Return the loser of the deal: the lower card; of equal ones the eldest hand's (LH3)."""
        eldest, dealer = held
        return {dealer if held[eldest].rank > held[dealer].rank else eldest: "lowest"}


LeHerState.arrests = dict.fromkeys(KINGS, stop)


GAME: Final = ExchangeGame(
    id=ID,
    state_class=LeHerState,
    seats=range(2, 3),
    usual_seats=2,
    clockwise=True,
    places=("salon",),
    first_of_equals=True,
    emblem="7H",
    deal_unit="coins",
    options=Options,
    limits={"stake": range(1, 101)},
    presets={"le_her": Options()},
    phrases=TABLE_TALK,
    sections=("start", "turn", "arrests", "comparison", "pool", "solution", "talk"),
    dealt_first=True,
    has_tokens=False,
)
"""The preset: stakes for five deals each."""
