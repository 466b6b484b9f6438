"""Solutions of games between two: computed at the first use, and cached as long as their game is played.

They take up to two megabytes a game, so they are freed when another game is begun.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from functools import _lru_cache_wrapper

T = TypeVar("T")

_SOLVED: Final[list[_lru_cache_wrapper[Any]]] = []


def kept(solve: Callable[..., T]) -> _lru_cache_wrapper[T]:
    """Cache the results of a function until another game is played."""
    solved = cache(solve)
    _SOLVED.append(solved)
    return solved


class PlayedGame:
    """The game whose solutions are cached."""

    def __init__(self) -> None:
        self._game = ""

    def begin(self, game: str) -> bool:
        """Free all solutions if another game was played before; return whether one was."""
        before, self._game = self._game, game
        if before in ("", game):
            return False
        for solved in _SOLVED:
            solved.cache_clear()
        return True


PLAYED: Final = PlayedGame()
