"""Values of tokens in Lu Stù: the chance of taking the pool.

Of the last two the dealer has a large advantage: draws without the risk of an arrest, and does not pay for
equal cards (L2). So their chances are those of best play (`lu_stu_last_two`). Among more players the chances
are approximated as in the other games.
"""

from collections.abc import Sequence
from typing import Final

from cucu_desktop.bots.lu_stu.lu_stu_last_two import lu_stu_series
from cucu_desktop.bots.two_players.deal import DEALER, ELDEST
from cucu_desktop.bots.two_players.solved_series import MOST_SOLVED
from cucu_desktop.bots.win_chance import LAST_TWO, win_chance_among

MATTI: Final = 2
"""The number of Matti assumed; with one in the pack the chances are nearly the same."""
PLAYERS: Final = LAST_TWO
"""The number of players who share the chance if both are out at once; the other players are ignored here."""


def win_chance(seat: int, tokens: Sequence[int], dealer: int | None, full: int) -> float:
    """Return the chance that the seat takes the pool, given all tokens before a deal.

    Args:
        seat: whose chance.
        tokens: the tokens of each seat.
        dealer: the next dealer, if it matters.
        full: the tokens with which players begin and come back.
    """
    mine = tokens[seat]
    if mine <= 0:
        return 0.0
    rivals = [count for other, count in enumerate(tokens) if count > 0 and other != seat]
    most = max(full, mine, *rivals) if rivals else full
    if len(rivals) != 1 or most > MOST_SOLVED:
        return win_chance_among(mine, rivals)
    chances = lu_stu_series(full, most, MATTI, PLAYERS, None).chances
    eldest, dealing = chances[mine, rivals[0]][ELDEST], chances[rivals[0], mine][DEALER]
    return (eldest + dealing) / 2 if dealer is None else dealing if dealer == seat else eldest
