"""Learn a policy of an exchange game over Ray, and write it where the bots find it.

    pip install cucu-desktop ray
    python -m cucu_desktop.research.examples.ray_learning campli --seats 5 --rounds 2000

It is what `cucu-desktop learn` does, with the parts of each round on the machines of a cluster: the same seed
and number of rounds give the same policy on any number of machines. Without `--address` Ray starts on this
machine; `--address auto` joins the cluster that is running.
"""

import argparse
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import ray

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.learning.learning import Learning
from cucu_desktop.learning.policy_store import keep, own_policies
from cucu_desktop.learning.sampling import Gains, Part


@ray.remote(num_cpus=1)
def _play(play: Callable[[Part], Gains], part: Part) -> Gains:
    return play(part)


def over_ray(play: Callable[[Part], Gains], parts: Sequence[Part]) -> Iterable[Gains]:
    """Play the parts of a round on the cluster; return what each has seen, in order."""
    shared = ray.put(play)
    found: list[Gains] = ray.get([_play.remote(shared, part) for part in parts])
    return found


def main() -> None:
    """Learn, write the policy, and print what it is worth."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", help="which exchange game, with its usual options")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=1000, help="rounds of 1,000 deals")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--address", help="of a cluster; `auto` finds it")
    parser.add_argument(
        "--out", type=Path, help="the folder of the policy; by default where the bots find it"
    )
    asked = parser.parse_args()
    game = GAMES[asked.game]
    if not isinstance(game, ExchangeGame):
        parser.error(f"{asked.game} is no exchange game")
    ray.init(address=asked.address, log_to_driver=False)
    learning = Learning(game, game.options(), asked.seats, asked.seed, spread=over_ray, whole=False)
    while learning.rounds < asked.rounds:
        learning.step()
    policy = learning.policy()
    path = keep(asked.out or own_policies(), policy)
    origin = policy.origin
    print(f"{len(policy.rows)} situations learnt in {origin.rounds} rounds, {origin.deals} deals")
    print(f"a best response gains about {origin.gain:.4f} ± {origin.gain_error:.4f} tokens a deal")
    print(path)
    ray.shutdown()


if __name__ == "__main__":
    main()
