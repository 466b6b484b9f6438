"""Three grades of mistakes."""

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


def grade_of(cost: float, analysis: GameAnalysis) -> Grade:
    """Return the grade of this loss in a game, in its currency."""
    mistake, blunder = _CHANCE
    if analysis.currency != "chance":
        results = [abs(split.result) for deal in analysis.deals for split in deal]
        usual = sum(results) / max(len(results), 1)
        mistake, blunder = (usual * share for share in _SHARE)
    return "blunder" if cost >= blunder else "mistake" if cost >= mistake else "slip"
