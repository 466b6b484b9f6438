"""How fast the trick games' rules are, with events and checks, and RLCard's bridge, in decisions a second.

All play at random, in this one process, in turns, on one core. What chance decides is not counted but costs
its time. Bar: each at least 10 times bridge.
"""

import time
from collections.abc import Callable
from random import Random
from statistics import median

from cucu_desktop.engine.actions import SHUFFLE, Shuffled
from cucu_desktop.games import coch, trionfo, zifuli

ROUNDS = 5
SECONDS = 1.5


def play_deal(game, random: Random) -> int:
    """Play a deal to its end and return how many decisions it took."""
    state = game.State(game.Options(), 0)
    state.start()
    decisions = 0
    draw = random.random
    while (decision := state.decision) is not None:
        if decision is SHUFFLE:
            state.apply(Shuffled.by(random, state.pack))
            continue
        options = decision.options
        state.apply(options[int(draw() * len(options))])
        decisions += 1
    return decisions


def bridge_player() -> Callable[[], int]:
    """Return a function that plays a deal of RLCard's bridge and returns how many decisions it took."""
    import rlcard  # noqa: PLC0415 - installed for benchmarks only

    environment = rlcard.make("bridge", config={"seed": 1})
    random = Random(1)

    def play() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(random.random() * len(legal))])
            decisions += 1
        return decisions

    return play


def rate(play: Callable[[], int]) -> float:
    """Return decisions a second of processor time, over about SECONDS."""
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        decisions += play()
    return decisions / spent


def main() -> None:
    """Measure in turns and print the medians."""
    random = Random(1)
    players: dict[str, Callable[[], int]] = {
        game.ID: lambda game=game: play_deal(game, random) for game in (coch, zifuli, trionfo)
    }
    players["RLCard bridge"] = bridge_player()
    rates: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(ROUNDS):
        for name, play in players.items():
            rates[name].append(rate(play))
    bridge = median(rates["RLCard bridge"])
    for name, measured in rates.items():
        middle = median(measured)
        print(
            f"{name:13} {middle:9,.0f} decisions a second ({min(measured):,.0f} to {max(measured):,.0f}),"
            f" {middle / bridge:.1f} times bridge"
        )


if __name__ == "__main__":
    main()
