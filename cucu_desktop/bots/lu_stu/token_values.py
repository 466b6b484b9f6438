"""Values of tokens in Lu Stù: the chance of taking the pool.

Of the last two the dealer has a large advantage: draws without the risk of an arrest, and does not pay for
equal cards (L2). So their chances are those of best play (`lu_stu_last_two`). Among more players the chances
are approximated as in the other games.
"""

from collections.abc import Sequence
from typing import Final

from cucu_desktop.bots.lu_stu.lu_stu_last_two import lu_stu_series
from cucu_desktop.bots.two_players.solved_series import Chances, chance_to_win
from cucu_desktop.bots.win_chance import LAST_TWO

MATTI: Final = 2
"""The number of Matti assumed; with one in the pack the chances are nearly the same."""
PLAYERS: Final = LAST_TWO
"""The number of players who share the chance if both are out at once; the other players are ignored here."""


def win_chance(seat: int, tokens: Sequence[int], dealer: int | None, full: int) -> float:
    """Return the chance that the seat takes the pool, as `chance_to_win`."""

    def chances_of(most: int) -> Chances:
        return lu_stu_series(full, most, MATTI, PLAYERS, None).chances

    return chance_to_win(seat, tokens, dealer, full, chances_of)
