"""Decisions a second: the rules of a game beside a game of RLCard's, in turns, in one process."""

import time
from collections.abc import Callable, Mapping
from random import Random
from statistics import median

ROUNDS = 25
SECONDS = 0.3
"""Short turns and many: whatever else the computer does then falls on all alike."""

Play = Callable[[], int]
"""Plays a game or a deal to its end and returns how many decisions it took."""


def rlcard_player(game: str) -> Play:
    """Return what plays this game of RLCard's at random."""
    import rlcard  # noqa: PLC0415 - installed for benchmarks only

    environment = rlcard.make(game, config={"seed": 1})
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


def rate(play: Play) -> float:
    """Return decisions a second of processor time, over about SECONDS."""
    decisions = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        decisions += play()
    return decisions / spent


def compare(players: Mapping[str, Play], peer: str) -> None:
    """Measure all in turns, RLCard's game `peer` too, and print the medians."""
    known = f"RLCard {peer}"
    tell({**players, known: rlcard_player(peer)}, known, "decisions")


def tell(players: Mapping[str, Play], peer: str, unit: str) -> None:
    """Measure all in turns, and print the medians and how many times that of `peer` they are."""
    rates: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(ROUNDS):
        for name, play in players.items():
            rates[name].append(rate(play))
    peers = median(rates[peer])
    for name, measured in rates.items():
        middle = median(measured)
        print(
            f"{name:20} {middle:9,.0f} {unit} a second ({min(measured):,.0f} to {max(measured):,.0f}),"
            f" {middle / peers:.1f} times {peer.removeprefix('RLCard ')}"
        )
