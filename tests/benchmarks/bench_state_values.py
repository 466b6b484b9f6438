"""Ten thousand random games of each kind beside copies and a replay, compared at every decision.

Prints for each game how many decisions were compared, how many games came to their end, and how long one
decision took. Run it from the project's folder: `python -m tests.benchmarks.bench_state_values`; a number
after it sets the number of games.
"""

import sys
import time

from tests.games.copied_games import GAMES, CopiedGame

GAMES_EACH = 10_000


def main(games_each: int) -> int:
    """Play, compare, and return how many games went wrong."""
    failed = 0
    for game in GAMES:
        began, decisions, ended = time.process_time(), 0, 0
        for number in range(games_each):
            played = CopiedGame(game, f"{game}/{number}/bench")
            wrong = played.wrong()
            while played.is_going_on and not wrong:
                played.step(copy_anew=True)
                wrong = played.wrong()
            if wrong:
                failed += 1
                print(f"{game}: game {number}, decision {played.decisions}: {', '.join(wrong)} not equal")
            decisions += played.decisions
            ended += played.state.is_over
        spent = time.process_time() - began
        print(
            f"{game:12} {games_each:,} games, {ended:,} to their end, {decisions:,} decisions,"
            f" {1e6 * spent / decisions:.0f} microseconds each"
        )
    return failed


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_EACH)))
