"""Ratings of puzzles and of a solver, and the choice of the next puzzle.

Ratings are on Elo's scale: a solver with a puzzle's rating solves it at the first answer half the time.
"""

from __future__ import annotations

from math import inf
from statistics import median
from typing import TYPE_CHECKING, Final

from cucu_desktop.match.puzzles.puzzle import Puzzle, puzzles_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.match.puzzles.solved import Solved

EASIEST, HARDEST = 900, 1800
"""The range of the ratings of puzzles."""
FIRST: Final = EASIEST
"""The rating of a solver without solved puzzles, who begins with the easy ones."""
_SCALE: Final = 400
_LEAST, _MOST = 400, 2600
_GOOD: Final = 1 / 3
"""The largest small loss, as a part of the median loss of all answers but the best."""
_FEWEST_WRONG: Final = 2
"""The smallest number of other answers of which one can be good."""


def is_good(puzzle: Puzzle, action: Action) -> bool:
    """Return whether an answer loses little: a third, at most, of the median loss of the wrong answers.

    The worst answer alone is no measure, as one is often absurd. Of two answers only one is good.
    """
    best = puzzle.assessment.best
    losses = {
        option.action: best.worth - option.worth
        for option in puzzle.assessment.options
        if option.action != best.action
    }
    if action == best.action or len(losses) < _FEWEST_WRONG:
        return action == best.action
    return losses.get(action, inf) <= _GOOD * median(losses.values())


def rating_of(puzzle: Puzzle) -> int:
    """Return a puzzle's rating, from the probability that levels 1 and 2 miss it: from 900 to 1800."""
    low, high = puzzle.missed
    return round(EASIEST + (HARDEST - EASIEST) * (low + 2 * high) / 3)


def own_rating(solved: Solved) -> int:
    """Return the rating at which the number of correct first answers would be expected.

    One solved and one missed puzzle, both of rating `FIRST`, are added: they give the initial value, and keep
    it finite.
    """
    answers = [(FIRST, True), (FIRST, False)]
    for game in {name.partition("/")[0] for name in solved.first_answers}:
        known = {puzzle.id: puzzle for puzzle in puzzles_of(game)}
        for name, is_right in solved.first_answers.items():
            if name in known:
                answers.append((rating_of(known[name]), is_right))
    right = sum(is_right for _, is_right in answers)
    low, high = _LEAST, _MOST
    while high - low > 1:
        middle = (low + high) // 2
        if _expected(middle, (rating for rating, _ in answers)) < right:
            low = middle
        else:
            high = middle
    return high


def _expected(rating: int, puzzles: Iterable[int]) -> float:
    return sum(1 / (1 + 10 ** ((other - rating) / _SCALE)) for other in puzzles)


def next_puzzle(games: Iterable[str], solved: Solved, but: Collection[Puzzle] = ()) -> Puzzle:
    """Return the next puzzle: a new one before others, and of those the nearest to the solver's rating.

    Puzzles in `but` are chosen if there are no others.
    """
    puzzles, own = [puzzle for game in games for puzzle in puzzles_of(game)], own_rating(solved)

    def order(puzzle: Puzzle) -> tuple[bool, int, int]:
        return solved.is_solved(puzzle.id), solved.tries(puzzle.id), abs(rating_of(puzzle) - own)

    return min([puzzle for puzzle in puzzles if puzzle not in but] or puzzles, key=order)
