"""Amounts as people name them: round coins, and percentages by fives."""

from typing import Final

COINS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75)


def round_coins(coins: float) -> int:
    """Return so many coins as one would say it, not more than the amount; less than one is none."""
    scale = 1
    while coins >= 100 * scale:
        scale *= 10
    return max((step * scale for step in COINS if step * scale <= coins), default=0)


def round_percent(percent: float) -> int:
    """Return a percentage by fives, the nearest."""
    return 5 * round(percent / 5)
