"""An agreement between the last two (C8, L13): each has a fixed part of the pool.

Each gets their part when one is out. If both are out at once the game goes on without it: a player whose
chance to win exceeds their part tries for that, and the other avoids it.
"""

from collections.abc import Iterable
from typing import Final

from cucu_desktop.bots.two_players.deal import Pair
from cucu_desktop.bots.two_players.solved_series import Chances, Score

WHOLE: Final = 100


def with_sides(scores: Iterable[Score]) -> list[Score]:
    """Return the scores with the side of the agreement: whether the eldest hand has the second part (1)."""
    return [(*score, side) for score in scores for side in (0, 1)]


def divided(chances: Chances, score: Score, mine: int, theirs: int, part: int) -> Pair:
    """Return the value to both players of a deal after which not both are out.

    Args:
        chances: the expected parts of both, by score.
        score: that of the deal, with its side.
        mine: the eldest hand's tokens after the deal.
        theirs: the dealer's.
        part: the first part of the agreement, in percent.
    """
    side = score[2]
    if mine and theirs:
        eldest, dealer = chances[theirs, mine, 1 - side]
        return dealer, eldest
    parts = part / WHOLE, 1 - part / WHOLE
    return parts[side], parts[1 - side]
