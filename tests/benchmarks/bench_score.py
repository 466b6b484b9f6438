"""Whether the score of a told game is the engine's: random games, compared after every deal and decision.

    python -m tests.benchmarks.bench_score [GAMES [GAME...]]

Bar: no difference in 100,000 games of Campli and of Lu Stù, and in 20,000 of each other game.
"""

import sys

from cucu_desktop.match.score.score_reader import SCORED
from tests.match.score.entered_games import difference

MANY = {"campli": 100_000, "lu_stu": 100_000}
USUAL = 20_000


def main(arguments: list[str]) -> int:
    """Return 1 if any score differs."""
    games = arguments[1:] or SCORED
    failed = 0
    for game in games:
        number = int(arguments[0]) if arguments else MANY.get(game, USUAL)
        found = [told for seed in range(number) if (told := difference(game, seed))]
        failed += len(found)
        print(f"{game}: {number} games, {len(found)} different", *found[:3], sep="\n  ", flush=True)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
