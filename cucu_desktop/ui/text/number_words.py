"""Numbers as text, from `match.number_words`, and the default of an amount."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.match.number_words import NumberWords
from cucu_desktop.match.sides import written

if TYPE_CHECKING:
    from cucu_desktop.engine.actions import Amount


def starting_amount(option: Amount) -> int:
    """Return the default of an amount: half the pool, or the least amount allowed."""
    return 50 if option.percent else option.low


__all__ = ["NumberWords", "starting_amount", "written"]
