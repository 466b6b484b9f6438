"""The search for puzzles, run by hand: writes the file of a game in `assets/puzzles/`."""

import argparse
import sys
from typing import Final

from cucu_desktop.analysis.puzzles.puzzle_search import found_puzzles, measured_again
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.puzzles.puzzle import written
from cucu_desktop.resources import asset

AMONG: Final = {True: 40, False: 100}
"""The number of candidates in a trick game, and in an exchange game."""


def main() -> int:
    """Search by the command line's arguments."""
    parser = argparse.ArgumentParser(prog="python -m cucu_desktop.analysis.puzzles", description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, default=16, help="how many are written down")
    parser.add_argument(
        "--among", type=int, help="among how many they are chosen; fewer where one searches long"
    )
    parser.add_argument("--again", action="store_true", help="measure the puzzles of the file instead")
    asked = parser.parse_args()
    among = asked.among or AMONG[isinstance(GAMES[asked.game], TrickGame)]
    if asked.again:
        found = measured_again(asked.game)
    else:
        found = found_puzzles(asked.game, asked.seed, asked.number, among)
    path = asset("puzzles", f"{asked.game}.jsonl")
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(f"{written(puzzle)}\n" for puzzle in found), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
