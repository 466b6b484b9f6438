"""Bets on the matador's fate, agreed between the matador and each player (A3, A5).

Coins lie before their owners until the fate is settled: a bet is a promise, and nobody may promise more than
they have.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from cucu_desktop.engine.actions import AGREE, OUTCOMES, REFUSE, Action, Bet, Decision
from cucu_desktop.engine.exchange import ExchangeDeal
from cucu_desktop.engine.mechanisms.dealt_first import DealtFirstState
from cucu_desktop.engine.options import BetOptions
from cucu_desktop.engine.rarer_events import BetAnswered, BetMade
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.vocabulary import BET, BET_EITHER, Vocabulary

OUT: Final = OUTCOMES[0]


class Wager(NamedTuple):
    """A bet that was agreed on; without an outcome it is against the matador."""

    seat: int
    coins: int
    outcome: str | None


@dataclass(slots=True)
class BetDeal(ExchangeDeal):
    """A deal with bets.

    Attributes:
        bettor: the position in the order of the player who has to bet.
        bet: the bet that the matador has to answer.
        refused: the bets of this player that were refused.
        wagers: the bets agreed on.
    """

    bettor: int = 0
    bet: Action | None = None
    refused: tuple[Action, ...] = ()
    wagers: tuple[Wager, ...] = field(default=())


class BetState(DealtFirstState):
    """A game in which players bet on the matador's fate.

    Attributes:
        settled_bets: bets that were agreed on before the deal, which then has no betting; else None.
    """

    __slots__ = ("settled_bets",)

    arrests = {}  # noqa: RUF012 - nobody can refuse an exchange (A2)
    new_deal = BetDeal
    deal: BetDeal
    options: BetOptions

    def __init__(
        self,
        options: BetOptions,
        coins: Sequence[int],
        dealer: int,
        onlookers: int = 0,
    ) -> None:
        super().__init__(options, coins, dealer, onlookers)
        self.settled_bets: tuple[Wager, ...] | None = None

    def observed(self) -> dict[str, Any]:
        return {"bets": self.deal.wagers, "bet": self.deal.bet}

    def pay_bets(self, *, matador_survives: bool) -> None:
        """Settle every bet between its player and the matador."""
        matador = self.deal.dealer
        for seat, coins, outcome in self.deal.wagers:
            right = (outcome in (None, OUT)) != matador_survives
            if coins:
                giver, taker = (matador, seat) if right else (seat, matador)
                self.table.give(giver, taker, coins, "bet")


class Betting(Phase[BetState, BetOptions]):
    """Each player in playing order names a bet until the matador agrees to one, or bets nothing."""

    def enter(self, state: BetState) -> None:
        """Take over bets that were agreed on before, and announce them as if they were made now."""
        if state.settled_bets is None:
            return
        deal = state.deal
        deal.wagers, state.settled_bets = state.settled_bets, None
        deal.bettor = len(deal.order)
        for wager in deal.wagers:
            state.table.record(BetMade, wager.seat, wager.coins, wager.outcome)
            if wager.coins:
                state.table.record(BetAnswered, wager.seat, deal.dealer, True)

    def ask(self, state: BetState) -> Decision | None:
        """Ask the next player, or the matador for consent."""
        deal, coins = state.deal, state.table.coins
        if deal.bettor >= len(deal.order) - 1:
            return None
        seat, matador = deal.order[deal.bettor], deal.dealer
        if deal.bet:
            return Decision(matador, "consent", (AGREE, REFUSE), seat)
        most = min(coins[seat], coins[matador] - sum([wager.coins for wager in deal.wagers]))
        outcomes = OUTCOMES if state.options.bets == "either" else (None,)
        bets = Bet(BET.word, 0, most, outcomes=outcomes, refused=deal.refused)
        return Decision(seat, "bet", (bets,), matador)

    def answer(self, state: BetState, action: Action) -> None:
        """Name a bet, agree to it, or refuse it."""
        deal, table = state.deal, state.table
        seat = deal.order[deal.bettor]
        if deal.bet is None:
            table.record(BetMade, seat, action.coins, action.outcome)
            if action.coins:
                deal.bet = action
            else:
                self._go_on(deal)
            return
        agrees = action.word == "agree"
        table.record(BetAnswered, seat, deal.dealer, agrees)
        if agrees:
            deal.wagers += (Wager(seat, deal.bet.coins or 0, deal.bet.outcome),)
            self._go_on(deal)
        else:
            deal.refused += (deal.bet,)
            deal.bet = None

    def _go_on(self, deal: BetDeal) -> None:
        deal.bettor += 1
        deal.bet, deal.refused = None, ()

    def vocabulary(self, options: BetOptions) -> Vocabulary:
        bet = BET_EITHER if options.bets == "either" else BET
        return {"bet": (bet,), "consent": (AGREE, REFUSE)}


BETTING: Final = Betting()
