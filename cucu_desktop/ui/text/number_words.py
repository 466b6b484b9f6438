"""Numbers in words, which are those of `match`, and the amount that is proposed first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.match.number_words import NumberWords
from cucu_desktop.match.trick_narration import written

if TYPE_CHECKING:
    from cucu_desktop.engine.actions import Amount


def starting_amount(option: Amount) -> int:
    """Return the amount that is proposed first: half the pool, or as little as is allowed."""
    return 50 if option.percent else option.low


__all__ = ["NumberWords", "starting_amount", "written"]
