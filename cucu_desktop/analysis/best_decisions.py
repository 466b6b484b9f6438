"""The number of best decisions of a person, as far as they can be determined."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cucu_desktop.analysis.report import GameAnalysis

SURE: Final = 2.0
"""The number of standard errors from which a loss is significant."""


def best_of(game: GameAnalysis) -> tuple[int, int] | None:
    """Return the number of best decisions of the only person, and of all with a choice.

    None if there is no person, or several.
    """
    persons = [seat for seat, who in enumerate(game.players) if who.bot is None]
    if len(persons) != 1:
        return None
    (seat,) = persons
    missed = sum(each.seat == seat and each.cost > SURE * each.error for each in game.costly)
    decisions = game.ratings[seat].decisions
    return decisions - missed, decisions
