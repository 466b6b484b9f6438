"""How fast the rules are: Campli with events and validation, and RLCard's uno, in decisions a second.

Both play at random, in this one process, in turns, on one core. A decision is a player's: what chance decides
is not counted but costs its time. Bars: 150,000 at 4 seats, 220,000 at 20, and 2.5 times uno.
"""

from random import Random

from rates import compare

from cucu_desktop.engine.actions import SHUFFLE, Amount, Shuffled
from cucu_desktop.games.campli import CampliState, Options

OPTIONS = Options()


def play_campli(seats: int, random: Random) -> int:
    """Play a game of Campli to its end and return how many decisions it took."""
    state = CampliState(OPTIONS, [1000] * seats, 0)
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


def main() -> None:
    """Measure in turns and print the medians."""
    random = Random(1)
    compare(
        {
            "Campli, 4 seats": lambda: play_campli(4, random),
            "Campli, 20 seats": lambda: play_campli(20, random),
        },
        "uno",
    )


if __name__ == "__main__":
    main()
