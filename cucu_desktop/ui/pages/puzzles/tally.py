"""The player's results at puzzles, in words, and the answers since the last sum."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from cucu_desktop.match.puzzles.rating import EASIEST, HARDEST, own_rating
from cucu_desktop.ui.widgets.language import tr

if TYPE_CHECKING:
    from cucu_desktop.match.puzzles.puzzle import Puzzle
    from cucu_desktop.match.puzzles.solved import Solved

FIVE: Final = 5
"""The number of puzzles after which the page sums up."""


class Tally(NamedTuple):
    """The answers to the puzzles since the last sum.

    Attributes:
        right: for each answered puzzle whether its first answer was right.
        before: the rating before them.
        answered: the last answered puzzle.
    """

    right: tuple[bool, ...] = ()
    before: int = 0
    answered: Puzzle | None = None

    def with_answer(self, puzzle: Puzzle, *, is_right: bool) -> Tally:
        """Return the tally after an answer; only the first answer to a puzzle counts."""
        if puzzle == self.answered:
            return self
        return Tally((*self.right, is_right), self.before, puzzle)


def grade_name(grade: int) -> str:
    return (tr("Puzzles", "Easy"), tr("Puzzles", "Medium"), tr("Puzzles", "Hard"))[grade]


def rating_told(solved: Solved) -> str:
    """Return the player's streak and rating in words."""
    told = tr("Puzzles", "In a row: {streak} (best {best}). Your rating: {rating}.")
    return told.format(streak=solved.streak, best=solved.best_streak, rating=own_rating(solved))


def rating_explained() -> str:
    told = tr("Puzzles", "Easy puzzles are rated {low}, hard ones {high}.").format(low=EASIEST, high=HARDEST)
    half = tr("Puzzles", "You solve about half of those at your own rating.")
    return f"{told} {half}"
