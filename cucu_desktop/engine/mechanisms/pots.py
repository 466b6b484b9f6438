"""Pots: a fee, deals until one player is left, and a penalty by which losers stay in (B17-B21).

A player in the pot has a token in the state, which is no object on the table. The chips are the coins.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from cucu_desktop.engine.actions import LEAVE, PAY, Action, Decision
from cucu_desktop.engine.events import GameBegan, GameWon
from cucu_desktop.engine.exchange import Talk
from cucu_desktop.engine.mechanisms.calls import CallState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.rarer_events import LeftPot, PotBegan, PotCarried
from cucu_desktop.engine.state import Phase
from cucu_desktop.engine.vocabulary import Vocabulary
from cucu_desktop.frozen import frozen

FEE: Final = 1
"""The fee of each player for a new pot (B20)."""


class PotOptions(ExchangeOptions, Protocol):
    """The options of a game with pots."""

    @property
    def children(self) -> int:
        """The number of deals of a pot in which losers may pay and stay (B17)."""

    @property
    def pay(self) -> str:
        """The penalty: as many chips as the number of the "deal", or "one"."""

    @property
    def pots(self) -> int:
        """The number of settled pots after which the game is over; 0: when a player has no chip (B21)."""


@frozen
class NextDeal:
    """The next deal.

    Attributes:
        number: its number in its pot.
        players: its players, in playing order.
        fee: the fee that each of them pays first.
    """

    number: int
    players: tuple[int, ...]
    fee: int


class PotState(CallState):
    """A game with pots.

    Attributes:
        coming: the next deal; the present one, once it has begun.
        pots: how many pots have been settled.
        is_carried: whether the pot has been carried over from the last one.
    """

    __slots__ = ("coming", "is_carried", "pots")

    options: PotOptions

    def __init__(
        self,
        options: PotOptions,
        coins: Sequence[int],
        dealer: int,
        onlookers: int = 0,
    ) -> None:
        super().__init__(options, coins, dealer, onlookers)
        self.coming = NextDeal(1, self.round_table(dealer)[: self.players], FEE)
        self.pots = 0
        self.is_carried = False

    def come_in(self) -> None:
        """Give a token to each player in the pot."""
        if self.is_whole and self.deals:
            self.table.record(PotBegan, self.coming.players)
        for seat in range(self.players):
            self.table.issue(seat, int(seat in self.coming.players), virgin=False)

    def leave(self, seat: int, *, free: bool) -> None:
        """Record that a player leaves the pot."""
        self.table.issue(seat, 0, virgin=False)
        self.table.record(LeftPot, seat, free)

    def fallen(self) -> list[int]:
        """Return the seats that have fallen in this deal, in playing order."""
        return [seat for seat in self.deal.order if self.table.dead[seat]]

    def pass_on(self, number: int, players: Sequence[int], fee: int) -> None:
        """Set the next deal, and pass it to the next dealer among its players (E7)."""
        dealer, *others = [seat for seat in self.round_table(self.deal.dealer) if seat in players]
        self.coming = NextDeal(number, (*others, dealer), fee)
        self.deal.dealer = dealer


class SittingDown(Phase[PotState, PotOptions]):
    """All players begin with the same number of chips."""

    def enter(self, state: PotState) -> None:
        state.table.record(GameBegan, tuple(range(state.players)), state.deal.dealer)


class Fees(Phase[PotState, PotOptions]):
    """The players of a new pot pay the fee (B20)."""

    def enter(self, state: PotState) -> None:
        """Collect the fees, once a pot."""
        if state.coming.fee:
            for seat in state.deal.order:
                state.table.pay(seat, state.coming.fee, "fee")


class Penalties(Phase[PotState, PotOptions]):
    """The losers of a deal leave the pot; in children's time they may pay and stay (B17, B18)."""

    def enter(self, state: PotState) -> None:
        """Queue the losers, the dealer first; in adults' time they leave at once."""
        deal = state.deal
        *others, dealer = deal.order
        losers = {*state.fallen(), *deal.losers}
        state.talk = Talk([seat for seat in (dealer, *others) if seat in losers])
        if state.coming.number > state.options.children:
            for seat in deal.order:
                if seat in losers:
                    state.leave(seat, free=False)
            state.talk.fallen.clear()

    def ask(self, state: PotState) -> Decision | None:
        """Ask the next loser; one who cannot pay is asked too, as is the last one in the pot."""
        talk, table = state.talk, state.table
        if not talk.fallen:
            return None
        seat = talk.fallen[0]
        cost = state.coming.number if state.options.pay == "deal" else 1
        options = (PAY, LEAVE) if table.coins[seat] >= cost else (LEAVE,)
        return Decision(seat, "penalty", options, cost=cost)

    def answer(self, state: PotState, action: Action) -> None:
        """Pay and stay, or leave."""
        decision = state.decision
        assert decision is not None  # a decision was made
        assert decision.cost is not None  # a penalty has a price
        seat = state.talk.fallen.pop(0)
        if action is PAY:
            state.table.pay(seat, decision.cost, "penalty")
        else:
            state.leave(seat, free=len(decision.options) > 1)

    def vocabulary(self, options: PotOptions) -> Vocabulary:
        return {"penalty": (PAY, LEAVE)} if options.children else {}


class Pot(Phase[PotState, PotOptions]):
    """The last player in the pot takes it; if nobody is left it is carried over (B19-B21)."""

    def enter(self, state: PotState) -> None:
        """Set what follows: another deal, another pot, or the end."""
        left = state.in_game()
        if len(left) > 1:
            state.pass_on(state.coming.number + 1, left, fee=0)
            return
        everybody = range(state.players)
        rich = [seat for seat in everybody if state.table.coins[seat]]
        if not left and len(rich) != 1:
            self._carry(state, rich or everybody)
            return
        (winner,) = left or rich
        state.pots += 1
        state.is_carried, state.is_whole = False, True
        state.table.collect(winner, state.table.pool, "pot")
        if min(state.table.coins[: state.players]) and state.pots != state.options.pots:
            state.pass_on(1, everybody, FEE)
        else:
            self._end(state)

    def _carry(self, state: PotState, players: Sequence[int]) -> None:
        """Carry the pot over to the players with chips; if none has any, all play on as adults (B19)."""
        table = state.table
        state.is_carried, state.is_whole = True, True
        table.record(PotCarried, table.pool)
        if any(table.coins[: state.players]):
            state.pass_on(1, players, FEE)
        else:
            state.pass_on(state.options.children + 1, players, fee=0)

    def _end(self, state: PotState) -> None:
        """End the game: the player with the most chips wins."""
        coins = state.table.coins[: state.players]
        winners = tuple(seat for seat, held in enumerate(coins) if held == max(coins))
        state.table.record(GameWon, winners)
        state.end(winners)


SITTING_DOWN: Final = SittingDown()
FEES: Final = Fees()
PENALTIES: Final = Penalties()
POT: Final = Pot()
