"""All puzzles measured anew by other samples: whether each stored answer still is the best, by what margin.

Bar: none has another best answer, and no margin is below 4 standard errors or strays by more than 5 from the
one that is stored.
"""

import sys
from math import hypot

from cucu_desktop.analysis.puzzles.puzzle_search import measure
from cucu_desktop.games.catalogue import CATALOGUE
from cucu_desktop.match.puzzles.puzzle import Puzzle, puzzles_of
from cucu_desktop.match.puzzles.puzzle_position import decision_of

OTHER_CHANCE = 1000
LEAST = 4.0
STRAYS = 5.0


def fault(puzzle: Puzzle) -> str:
    """Return what is wrong with a puzzle; empty if nothing is."""
    measured = measure(decision_of(puzzle), first=OTHER_CHANCE)
    if measured.assessment.best.action != puzzle.best:
        return f"the best is {measured.assessment.best.action}, not {puzzle.best}"
    if measured.margin < LEAST * measured.error:
        return f"better by {measured.margin:.3f} only, with an error of {measured.error:.3f}"
    strays = STRAYS * hypot(measured.error, puzzle.error)
    if abs(measured.margin - puzzle.margin) > max(1e-3, strays):
        return f"better by {measured.margin:.3f}, not by {puzzle.margin:.3f}"
    return ""


def main() -> int:
    """Measure all of them, or those of the games that are named."""
    failed = 0
    for game in sys.argv[1:] or [game.id for game in CATALOGUE]:
        puzzles = puzzles_of(game)
        faults = {puzzle.id: found for puzzle in puzzles if (found := fault(puzzle))}
        exact = sum(not puzzle.error for puzzle in puzzles)
        least = min((puzzle.margin / puzzle.error for puzzle in puzzles if puzzle.error), default=0.0)
        told = f"{game:12} {len(puzzles):3} puzzles, {exact} reckoned, least margin {least:.1f} errors"
        print(told, flush=True)
        for name, found in faults.items():
            print(f"  {name}: {found}")
        failed += len(faults)
    print(f"{failed} puzzles are none any more (bar 0)")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
