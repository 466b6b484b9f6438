"""How fast the trick games' rules are, with events and checks, and RLCard's bridge, in decisions a second.

All play at random, in this one process, in turns, on one core. What chance decides is not counted but costs
its time. Bar: each at least 10 times bridge.
"""

from random import Random

from rates import compare

from cucu_desktop.engine.actions import SHUFFLE, Shuffled
from cucu_desktop.games import coch, trionfo, zifuli


def play_deal(game, random: Random) -> int:
    """Play a deal to its end and return how many decisions it took."""
    state = game.GAME.state_class(game.Options(), 0)
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


def main() -> None:
    """Measure in turns and print the medians."""
    random = Random(1)
    compare(
        {game.ID: lambda game=game: play_deal(game, random) for game in (coch, zifuli, trionfo)}, "bridge"
    )


if __name__ == "__main__":
    main()
