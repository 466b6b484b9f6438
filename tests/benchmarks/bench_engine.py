"""How fast the rules are: Campli with events and validation, and RLCard's uno, in decisions a second.

Both play at random, in this one process, in turns, on one core. A decision is a player's: what chance decides
is not counted but costs its time. Bars: 150,000 at 4 seats, 220,000 at 20, and 2.5 times uno.
"""

import time
from collections.abc import Callable
from random import Random
from statistics import median

from cucu_desktop.engine.actions import SHUFFLE, Amount, Shuffled
from cucu_desktop.games.campli import CampliState, Options

ROUNDS = 5
SECONDS = 1.5


def play_campli(seats: int, random: Random) -> int:
    """Play a game of Campli to its end and return how many decisions it took."""
    state = CampliState(Options(), [1000] * seats, 0)
    state.start()
    decisions = 0
    draw = random.random
    while (decision := state.decision) is not None:
        if decision is SHUFFLE:
            state.apply(Shuffled.by(random, state.pack))
            continue
        options = decision.options
        option = options[int(draw() * len(options))]
        if isinstance(option, Amount):
            option = option.of(option.low + int(draw() * (option.high - option.low + 1)))
        state.apply(option)
        decisions += 1
    return decisions


def uno_player() -> Callable[[], int]:
    """Return a function that plays a game of RLCard's uno and returns how many decisions it took."""
    import rlcard  # noqa: PLC0415 - installed for benchmarks only

    environment = rlcard.make("uno", config={"seed": 1})
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
        "Campli, 4 seats": lambda: play_campli(4, random),
        "Campli, 20 seats": lambda: play_campli(20, random),
        "RLCard uno": uno_player(),
    }
    rates: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(ROUNDS):
        for name, play in players.items():
            rates[name].append(rate(play))
    uno = median(rates["RLCard uno"])
    for name, measured in rates.items():
        middle = median(measured)
        print(
            f"{name:17} {middle:9,.0f} decisions a second ({min(measured):,.0f} to {max(measured):,.0f}),"
            f" {middle / uno:.1f} times uno"
        )


if __name__ == "__main__":
    main()
