"""Players who leave a scored game between two deals, and those who join it.

No source has a rule for it. As a player who is out, one who leaves has no token left, keeps all coins and
any share bought in the winnings of others, and leaves the stake in the pool; shares that others have bought
in their winnings are lost. A player who joins pays the stake and has the tokens of the beginning. In a game
with pots, players come and go between games.
"""

from typing import Final

from cucu_desktop.engine.actions import CHANCE, DECLINE, LEAVE
from cucu_desktop.engine.events import DivisionEnded, Left
from cucu_desktop.engine.exchange import ExchangeState
from cucu_desktop.engine.mechanisms.pots import PotState
from cucu_desktop.match.score.entered_game import is_about_to_begin, told
from cucu_desktop.match.score.entry_limits import TellingError
from cucu_desktop.match.score.sheet import NO_CARDS

COMERS: Final = ("leave", "join")
"""The words of texts about players who come and go."""


def leave(state: ExchangeState, seat: int) -> None:
    """Take a player out of the game; the last player left wins it.

    Raises:
        TellingError: the player has no token, a deal is under way, or the game has pots.
    """
    _check(state)
    table = state.table
    if not table.tokens[seat]:
        raise TellingError("is out already")
    told(state).absent |= {seat}
    state.shares.pop(seat, None)
    table.record(Left, seat)
    if seat in state.agreement:
        state.agreement = {}
        table.record(DivisionEnded)
    keep_out(state)
    if state.how_many_in_game() == 1:
        state.apply(NO_CARDS)
        state.apply(NO_CARDS)


def join(state: ExchangeState, seat: int) -> None:
    """Take the stake of a player, who plays from the next deal on.

    Raises:
        TellingError: the player is in the game or too poor, a deal is under way, or the game has pots.
    """
    _check(state)
    table, stake = state.table, state.options.stake
    if table.tokens[seat]:
        raise TellingError("is in the game already")
    if seat not in told(state).absent:
        raise TellingError("is out, and comes back only as the rules say")
    if table.coins[seat] < stake:
        raise TellingError(f"has {table.coins[seat]} coins, and the stake is {stake}")
    told(state).absent -= {seat}
    table.pay(seat, stake, "stake")
    table.issue(seat, state.options.tokens if state.deals else state.tokens_at_start(), virgin=True)


def _check(state: ExchangeState) -> None:
    if isinstance(state, PotState):
        raise TellingError("can leave or join between games only, as the chips of all count")
    if not is_about_to_begin(state):
        raise TellingError("can leave or join between two deals only")


def keep_out(state: ExchangeState) -> None:
    """Take tokens, the deal and decisions from absent players, to whom a rule for all has given them."""
    absent = told(state).absent
    for seat in absent:
        state.table.issue(seat, 0, virgin=False)
    if state.deal.dealer in absent and state.how_many_in_game():
        state.deal.dealer = state.order_from(state.deal.dealer)[0]
    while (decision := state.decision) is not None and decision.seat != CHANCE and decision.seat in absent:
        state.apply(DECLINE if DECLINE in decision.options else LEAVE)
