"""An agreement between the last two (C8, L13): who has what part of the pool, whoever wins.

Each gets their part when one is out. If both are out at once the game goes on without it: who would win that
oftener than their part says tries to be out together, and the other not to.
"""

from collections.abc import Iterable
from typing import Final

from cucu_desktop.bots.two_players.deal import Pair
from cucu_desktop.bots.two_players.series import Chances, Score

WHOLE: Final = 100


def with_sides(scores: Iterable[Score]) -> list[Score]:
    """Return the scores with what else has to be known: whether the eldest hand has the second part (1)."""
    return [(*score, side) for score in scores for side in (0, 1)]


def divided(chances: Chances, score: Score, mine: int, theirs: int, part: int) -> Pair:
    """Return what a deal is worth to both after which not both are out.

    Args:
        chances: the parts that both have on the average, by score.
        score: that of the deal, with its side.
        mine: how many tokens the eldest hand has then.
        theirs: how many the dealer has.
        part: the first part of the agreement, in percent.
    """
    side = score[2]
    if mine and theirs:
        eldest, dealer = chances[theirs, mine, 1 - side]
        return dealer, eldest
    parts = part / WHOLE, 1 - part / WHOLE
    return parts[side], parts[1 - side]
