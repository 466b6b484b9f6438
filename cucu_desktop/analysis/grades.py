"""Three grades of mistakes, and the number of best decisions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from cucu_desktop.analysis.report import GameAnalysis

Grade = Literal["slip", "mistake", "blunder"]
GRADES: Final[tuple[Grade, ...]] = ("blunder", "mistake", "slip")

_CHANCE: Final = (0.03, 0.1)
"""The losses in chance to win from which a decision is a mistake, and a blunder."""
_SHARE: Final = (0.15, 0.5)
"""The same losses in games without a pool, in units of the average gain or loss of a deal."""


SURE: Final = 2.0
"""The number of standard errors from which a loss is significant."""


def grade_of(cost: float, analysis: GameAnalysis) -> Grade:
    """Return the grade of this loss in a game, in its currency."""
    mistake, blunder = _CHANCE
    if analysis.currency != "chance":
        results = [abs(split.result) for deal in analysis.deals for split in deal]
        usual = sum(results) / max(len(results), 1)
        mistake, blunder = (usual * share for share in _SHARE)
    return "blunder" if cost >= blunder else "mistake" if cost >= mistake else "slip"


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
