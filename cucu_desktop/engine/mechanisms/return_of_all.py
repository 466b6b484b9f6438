"""The return of all players when a comparison has left none (K10).

By "carry" all seats come back free, as in Campli (E6); by "stake" those who pay the stake once more.
"""

from typing import Final, Protocol

from cucu_desktop.engine.events import Eliminated, Reentered
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.options import ExchangeOptions
from cucu_desktop.engine.state import Phase

CARRY: Final = "carry"
STAKE: Final = "stake"
FEWEST: Final = 2
"""The number of players who must come back; with fewer the game is over."""


class ReturnOptions(ExchangeOptions, Protocol):
    """The options of a game in which all may return."""

    @property
    def all_out(self) -> str:
        """The rule if no player is left: among others "carry" or "stake"."""


class ReturnOfAll(Phase[ExchangeState, ReturnOptions]):
    """When no player has a life left, all come back, or those who can pay; nobody is asked."""

    def enter(self, state: ExchangeState) -> None:
        """Return the players, including those who were out earlier."""
        table, options = state.table, state.options
        all_out = options.all_out  # type: ignore[attr-defined]  # see `ReturnOptions`
        if state.how_many_in_game() or all_out not in (CARRY, STAKE):
            return
        due = options.stake if all_out == STAKE else 0
        dealer, players = state.deal.dealer, state.players
        back = [seat for seat in state.round_table(dealer)[:players] if table.coins[seat] >= due]
        if len(back) < FEWEST:
            return
        for seat in state.deal.order:
            state.eliminations += 1
            table.record(Eliminated, seat, state.eliminations)
        for seat in back:
            if due:
                table.pay(seat, due, "stake")
            table.issue(seat, options.tokens, virgin=False)
            table.record(Reentered, seat, options.tokens, not due)


RETURN_OF_ALL: Final = ReturnOfAll()
