"""What tokens are worth in any exchange game: the chance of being the last to have one."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

STRENGTH: Final = 1.6
"""Found in play: of three or more players three tokens win six times as often as one."""
WinChance = Callable[[int, Sequence[int], int | None], float]
"""Tells the chance that a seat takes the pool, given everybody's tokens before a deal and who deals it."""


def weight(tokens: int) -> float:
    """Return how much tokens count towards winning: the second more than the first."""
    return float(tokens**STRENGTH)


def win_chance_among(mine: int, rivals: Iterable[int]) -> float:
    """Return the chance to win with so many tokens against rivals who have so many."""
    own = weight(mine)
    return own / (own + sum(map(weight, rivals)))
