"""The last two players of Campli, solved: best play for both and the chance to win, at every score.

Between two players who cannot come back a game is a stochastic game. Its states are the tokens of eldest hand
and dealer before a deal; the deal passes each time (E7). Players who are out together return with all their
tokens, and so do all others of the game (E6): in a larger game each is then assumed equally likely to win,
which is exact but for the seating. There the game is not zero-sum, and where both would mix the plan is an
approximation: a deviation gains at most some millionths of the game; with two players nothing.

Under an agreement (C8) coins are counted (`divided_pool`), and a large part is worth a little less than its
percentage.
"""

from functools import partial
from typing import Final

from cucu_desktop.bots.campli.deal_of_two import AT_THE_INN, DealOfTwo
from cucu_desktop.bots.campli.odds import RANKS
from cucu_desktop.bots.two_players.deal import After, DealPlan, End, Pair
from cucu_desktop.bots.two_players.divided_pool import divided, with_sides
from cucu_desktop.bots.two_players.solutions import kept
from cucu_desktop.bots.two_players.solved_series import Chances, Score, SolvedSeries, passed_on, scores_up_to
from cucu_desktop.games.campli import V

TWO: Final = 2
_PASSES: Final = range(1, V.rank - 1)
_DRAWS: Final = range(1, V.rank + 3)
FIRST_PLAN: Final = DealPlan(
    (*[float(rank in _PASSES) for rank in range(AT_THE_INN)], *[0.0] * RANKS),
    (*[float(rank in _DRAWS) for rank in range(AT_THE_INN)], 0.0),
)


@kept
def campli_series(
    tokens: int, players: int = TWO, part: int | None = None, *, lions: bool = True
) -> SolvedSeries[DealOfTwo]:
    """Return the solution of the last two at every score.

    A score is the tokens of eldest hand and dealer, and under an agreement whether the eldest hand has the
    first or the second part of it.

    Args:
        tokens: the tokens with which players begin and come back.
        players: the number of players in the game.
        part: the first part of the pool in an agreement, in percent; None without an agreement.
        lions: whether they are in the pack (C11).
    """
    scores = scores_up_to(tokens)
    if part is not None:
        scores = with_sides(scores)

    def deal_at(score: Score, after: After) -> DealOfTwo:
        return DealOfTwo(after, last=score[0] == 1, bound=part is not None, lions=lions)

    after = partial(_after, full=tokens, players=players, part=part, lions=lions)
    return SolvedSeries(scores, deal_at, after, FIRST_PLAN)


def _after(
    chances: Chances,
    score: Score,
    end: End,
    *,
    full: int,
    players: int,
    part: int | None,
    lions: bool,
) -> Pair:
    """Return the value to both players of a deal at this score that ends with these losses."""
    assert isinstance(end, tuple)  # the losses of both
    mine, theirs = max(score[0] - end[0], 0), max(score[1] - end[1], 0)
    if not mine and not theirs:
        if players > TWO:
            return 1 / players, 1 / players
        again = chances if part is None else campli_series(full, lions=lions).chances
        return passed_on(again, full, full)
    if part is None:
        return passed_on(chances, mine, theirs)
    return divided(chances, score, mine, theirs, part)
