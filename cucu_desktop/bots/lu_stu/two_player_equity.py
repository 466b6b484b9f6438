"""What tokens are worth in Lu Stù: the chance of taking the pool.

Of the last two the dealer has much the better of it: draws without the risk of an arrest, and does not pay
for equal cards (L2). So their chances are those of best play (`last_two`). Among more players tokens count as
they do in all these games.
"""

from collections.abc import Sequence
from typing import Final

from cucu_desktop.bots.lu_stu.last_two import lu_stu_series
from cucu_desktop.bots.two_players.deal import DEALER, ELDEST
from cucu_desktop.bots.two_players.series import MOST_SOLVED
from cucu_desktop.bots.win_chance import LAST_TWO, win_chance_among

MATTI: Final = 2
"""How many Matti are reckoned with; with one in the pack the chances are nearly the same."""
PLAYERS: Final = LAST_TWO
"""How many share the chance if both are out at once, of whom only these two are looked at here."""


def win_chance(seat: int, tokens: Sequence[int], dealer: int | None, full: int) -> float:
    """Return the chance that the seat takes the pool, given everybody's tokens before a deal.

    Args:
        seat: whose chance.
        tokens: what each seat has.
        dealer: who deals next, if it matters.
        full: how many tokens players begin and come back with.
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
