"""Solutions of games between two: worked out when first asked for, and kept as long as their game is played.

They take up to two megabytes a game, so they are let go of when another one is begun.
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
    """Keep what a function has worked out until another game is played."""
    solved = cache(solve)
    _SOLVED.append(solved)
    return solved


class Played:
    """Which game is played: its solutions are kept."""

    def __init__(self) -> None:
        self._game = ""

    def begin(self, game: str) -> bool:
        """Let go of all that has been solved if another game was played before; tell whether one was."""
        before, self._game = self._game, game
        if before in ("", game):
            return False
        for solved in _SOLVED:
            solved.cache_clear()
        return True


PLAYED: Final = Played()
