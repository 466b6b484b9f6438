"""How hard a puzzle is, how well somebody solves them, and which five come next.

Ratings are those of Elo's scale: who is rated as a puzzle is solves it at the first answer half the time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cucu_desktop.match.puzzles.puzzle import Puzzle, puzzles_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cucu_desktop.engine.actions import Action
    from cucu_desktop.match.puzzles.solved import Solved

FIVE: Final = 5
"""Puzzles in a series."""
FIRST: Final = 1200
"""The rating of somebody who has solved none yet."""
_EASIEST, _SPREAD = 900, 900
_SCALE: Final = 400
_LEAST, _MOST = 400, 2600
_GOOD: Final = 0.1
"""What part of the distance from the best answer to the worst is a small loss."""


def is_good(puzzle: Puzzle, action: Action) -> bool:
    """Tell whether an answer loses little against the best: a tenth of what the worst of them loses."""
    worths = {option.action: option.worth for option in puzzle.assessment.options}
    best, worst = max(worths.values()), min(worths.values())
    return best - worths.get(action, worst) <= _GOOD * (best - worst)


def rating_of(puzzle: Puzzle) -> int:
    """Return how hard a puzzle is, by how often levels 1 and 2 miss it: from 900 to 1800."""
    low, high = puzzle.missed
    return round(_EASIEST + _SPREAD * (low + 2 * high) / 3)


def own_rating(solved: Solved) -> int:
    """Return the rating at which all first answers together were to be expected.

    One puzzle solved and one missed, both of `FIRST`, count besides: so it begins there, and stays finite.
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


def next_five(game: str, solved: Solved) -> tuple[Puzzle, ...]:
    """Return five puzzles of a game, the easiest first: new ones near the own rating before others."""
    own = own_rating(solved)

    def order(puzzle: Puzzle) -> tuple[bool, int, int]:
        return solved.is_solved(puzzle.id), solved.tries(puzzle.id), abs(rating_of(puzzle) - own)

    return tuple(sorted(sorted(puzzles_of(game), key=order)[:FIVE], key=rating_of))
