"""How many of somebody's decisions were the best ones, as far as can be told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cucu_desktop.analysis.report import GameAnalysis

SURE: Final = 2.0
"""What was lost must be so many standard errors, or nobody can say that something else was better."""


def best_of(game: GameAnalysis) -> tuple[int, int] | None:
    """Return how many decisions of the only person were the best, and how many there were with a choice.

    None if there is no person, or several.
    """
    persons = [seat for seat, who in enumerate(game.players) if who.bot is None]
    if len(persons) != 1:
        return None
    (seat,) = persons
    missed = sum(each.seat == seat and each.cost > SURE * each.error for each in game.costly)
    decisions = game.ratings[seat].decisions
    return decisions - missed, decisions
