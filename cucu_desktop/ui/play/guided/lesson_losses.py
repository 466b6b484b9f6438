"""The losses of a practice deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cucu_desktop.engine.events import Compared
from cucu_desktop.engine.rarer_events import Judged

if TYPE_CHECKING:
    from cucu_desktop.ui.text.deal_result import DealResult


def has_losses(result: DealResult) -> bool:
    """Return whether anyone has lost a token in a deal, has fallen, or has lost the deal itself."""
    out = getattr(result.end, "losers", getattr(result.end, "eliminated", ()))
    return bool(result.paid or result.fallen or result.tokens or out)


def cards_lost_with(result: DealResult, seat: int) -> tuple[str, str] | None:
    """Return how this seat has lost the deal, and by which card: ("lowest", "II"); None if it has not.

    The first is "lowest" or "met".
    """
    end = result.end
    shown = result.exposed.get(seat, "hidden")
    for event, card in result.paid:
        if event.seat == seat:
            is_lowest = event.reason in ("lowest", "promise")
            return ("lowest", shown) if is_lowest else ("met", card)
    fallen = next((event for event in result.fallen if event.seat == seat), None)
    if fallen is not None:
        return "met", fallen.reason
    is_out = (isinstance(end, Compared) and seat in end.losers) or (
        isinstance(end, Judged) and seat in end.eliminated
    )
    return ("lowest", shown) if is_out else None
