"""The environments for learning programs: do they pass what the libraries ask of them, and how fast are they?

First the tests of tests/research, among them PettingZoo's `api_test` and `seed_test` and OpenSpiel's
`random_sim_test`, none of them left out. Then steps a second of every game's PettingZoo environment with four
at the table (Zifuli is for five), and of PettingZoo's own Leduc hold'em: observation and mask looked at, an
action chosen at random, in this one process, in turns, on one core. Bar: each at least 15,000.
"""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

from rates import Play, tell

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.research import pettingzoo_env

SEATS = 4


def steps_in(environment) -> Play:
    """Return what plays a game in this environment at random and says how many steps it took."""
    import numpy as np  # noqa: PLC0415 - installed for benchmarks only

    draw = Random(1).random

    def play() -> int:
        environment.reset()
        steps = 0
        for _ in environment.agent_iter():
            seen, _, terminated, truncated, _ = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            environment.step(legal[int(draw() * len(legal))])
            steps += 1
        return steps

    return play


def main() -> None:
    """Test, then measure in turns and print the medians."""
    tests = Path(__file__).parents[1] / "research"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tests)]
    run = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    print(run.stdout)
    if run.returncode != 0 or "SKIPPED" in run.stdout:
        sys.exit("The tests of the environments fail, or were left out.")
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    from pettingzoo.classic.rlcard_envs import leduc_holdem  # noqa: PLC0415 - installed for benchmarks only

    players = {
        game.id: steps_in(pettingzoo_env(game.id, seats=max(SEATS, game.seats[0]))) for game in GAMES.values()
    }
    tell({**players, "Leduc": steps_in(leduc_holdem.env())}, "Leduc", "steps")


if __name__ == "__main__":
    main()
