"""Whole coins, divided so that none is made or lost (E9)."""

from collections.abc import Mapping
from typing import TypeVar

Share = TypeVar("Share")


def divide(amount: int, weights: Mapping[Share, int]) -> dict[Share, int]:
    """Divide `amount` coins in proportion to `weights`, listed with the earlier player first (E9).

    Each part is rounded down to whole coins; the coins left over go one each to the largest remainders, the
    earlier player first among equals.

    >>> divide(7, {"Ada": 50, "Bruno": 50})
    {'Ada': 4, 'Bruno': 3}
    """
    total = sum(weights.values())
    parts = {who: amount * weight // total for who, weight in weights.items()}
    left_over = amount - sum(parts.values())
    if left_over:
        by_remainder = sorted(weights, key=lambda who: -(amount * weights[who] % total))
        for who in by_remainder[:left_over]:
            parts[who] += 1
    return parts
