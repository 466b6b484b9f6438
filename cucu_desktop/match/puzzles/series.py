"""A series of five puzzles: a beginner starts with an easy one, and right answers lead to harder ones."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

from cucu_desktop.frozen import frozen
from cucu_desktop.match.puzzles.puzzle import GRADES, puzzles_of
from cucu_desktop.match.puzzles.rating import is_good, next_puzzle_of, own_rating

if TYPE_CHECKING:
    from cucu_desktop.engine.actions import Action
    from cucu_desktop.match.puzzles.puzzle import Puzzle
    from cucu_desktop.match.puzzles.solved import Solved

FIVE: Final = 5
"""The number of puzzles in a series."""
Answer = Literal["best", "good", "wrong"]


@frozen
class Series:
    """The puzzles of a series so far, with the first answer to each.

    Attributes:
        puzzles: the puzzles; the last one is on the table.
        answers: the first answers, of as many puzzles as are answered.
        before: the solver's rating before the series.
        harder: how many puzzles above the solver's place it is; see `next_puzzle_of`.
    """

    puzzles: tuple[Puzzle, ...]
    answers: tuple[Answer, ...] = ()
    before: int = 0
    harder: int = 0

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.puzzles[0].game

    @property
    def is_over(self) -> bool:
        """Whether all five puzzles are answered."""
        return len(self.answers) == FIVE

    @property
    def is_hardest(self) -> bool:
        """Whether the hardest puzzle of the game is in it."""
        return puzzles_of(self.game)[-1] in self.puzzles

    @property
    def above(self) -> int:
        """The `harder` of the next series one degree harder."""
        return self.harder + len(puzzles_of(self.game)) // GRADES

    def with_answer(self, puzzle: Puzzle, action: Action) -> Series:
        """Return the series after an answer; only the first answer to the last puzzle counts."""
        if puzzle != self.puzzles[-1] or len(self.answers) == len(self.puzzles):
            return self
        answer: Answer = "best" if action == puzzle.best else "good" if is_good(puzzle, action) else "wrong"
        return replace(self, answers=(*self.answers, answer))

    def with_next(self, solved: Solved) -> Series:
        """Return the series with one more puzzle, near the solver's present place."""
        following = next_puzzle_of(self.game, solved, self.puzzles, self.harder)
        return replace(self, puzzles=(*self.puzzles, following))


def begin_series(game: str, solved: Solved, harder: int = 0) -> Series:
    """Return a new series of a game with its first puzzle."""
    return Series((next_puzzle_of(game, solved, (), harder),), before=own_rating(solved), harder=harder)
