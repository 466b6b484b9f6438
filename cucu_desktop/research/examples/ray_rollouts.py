"""Spread rollouts of a game over Ray actors, each with its own environment, and gather the results.

    pip install "cucu-desktop[research]" ray python -m cucu_desktop.research.examples.ray_rollouts --game
    campli --workers 2 --games 200

Without `--address` Ray starts on this machine; `--address auto` joins the cluster that is running.
"""

import argparse
import time

import numpy as np
import ray

from cucu_desktop.research import pettingzoo_env


class Worker:
    """Plays games at random; replace `choose` with your own policy."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self._environment = pettingzoo_env(game, seats=seats)
        self._chance = np.random.default_rng(seed)
        self._environment.reset(seed=seed)

    def choose(self, seen: dict[str, np.ndarray]) -> int:
        return int(self._chance.choice(np.flatnonzero(seen["action_mask"])))

    def play(self, games: int) -> tuple[np.ndarray, int, str]:
        """Return each seat's payoff in each game, the number of steps, and the node."""
        environment, steps = self._environment, 0
        won = np.zeros((games, len(environment.possible_agents)))
        for game in range(games):
            environment.reset()
            for agent in environment.agent_iter():
                seen, reward, terminated, truncated, _ = environment.last()
                won[game, environment.possible_agents.index(agent)] += reward
                is_over = terminated or truncated
                environment.step(None if is_over else self.choose(seen))
                steps += not is_over
        return won, steps, ray.get_runtime_context().get_node_id()


def main() -> None:
    """Start the workers, distribute the games, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="campli")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--games", type=int, default=200, help="how many in all")
    parser.add_argument("--batch", type=int, default=10, help="how many a worker plays at a time")
    parser.add_argument("--address", help="of a cluster; `auto` finds it")
    asked = parser.parse_args()
    ray.init(address=asked.address, num_cpus=None if asked.address else asked.workers, log_to_driver=False)
    began = time.perf_counter()
    actor = ray.remote(num_cpus=1)(Worker)
    workers = [actor.remote(asked.game, asked.seats, seed) for seed in range(asked.workers)]
    batches = -(-asked.games // asked.batch)
    # A finished worker gets the next batch, so that a slow node does not delay the others.
    busy = {worker.play.remote(asked.batch): worker for worker in workers[:batches]}
    found, started = [], len(busy)
    while busy:
        (done,), _ = ray.wait(list(busy))
        worker = busy.pop(done)
        found.append(ray.get(done))
        if started < batches:
            busy[worker.play.remote(asked.batch)] = worker
            started += 1
    won = np.concatenate([each for each, _, _ in found])
    steps, nodes = sum(steps for _, steps, _ in found), len({node for _, _, node in found})
    seconds = time.perf_counter() - began
    print(f"{len(won)} games of {asked.game} by {asked.workers} workers on {nodes} nodes")
    print(f"{steps} steps, {steps / seconds:,.0f} a second")
    error = won.std(axis=0) / len(won) ** 0.5
    for seat, (mean, off) in enumerate(zip(won.mean(axis=0), error, strict=True)):
        print(f"  seat {seat}: {mean:+.2f} ± {off:.2f} a game")
    ray.shutdown()


if __name__ == "__main__":
    main()
