"""An agreement between the last two (C8, L13): who has what part of the pool, whoever wins.

Each gets their part when one is out. If both are out at once the game goes on without it: who would win that
oftener than their part says tries to be out together, and the other not to. Where that makes no difference
both play to win.
"""

from collections.abc import Callable, Iterable
from typing import Final

from cucu_desktop.bots.two_players.deal import Pair
from cucu_desktop.bots.two_players.series import Chances, Score

WHOLE: Final = 100
HONOUR: Final = 1e-9
"""What part of the pool it is worth to have won: so little that it decides only between equals."""
DIVISIONS: Final = (10, 50, 90)
"""Of what players may agree on these are solved; from the fair one on they are worth a little less."""


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
    return parts[side] + HONOUR * bool(mine), parts[1 - side] + HONOUR * bool(theirs)


def worth_between(percent: float, worth_of: Callable[[int], float]) -> float:
    """Return what a part is worth by those that are solved; between them it changes evenly.

    Args:
        percent: the part.
        worth_of: what one of `DIVISIONS` is worth.
    """
    at = 0 if percent < DIVISIONS[1] else 1
    low, high = worth_of(DIVISIONS[at]), worth_of(DIVISIONS[at + 1])
    return low + (high - low) / (DIVISIONS[at + 1] - DIVISIONS[at]) * (percent - DIVISIONS[at])
