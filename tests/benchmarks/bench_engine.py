"""How fast the exchange games' rules are, with events and checks, and RLCard's uno, in decisions a second.

All play at random, in this one process, in turns, on one core. A decision is a player's: what chance decides
is not counted but costs its time. Bars for Campli: 150,000 at 4 seats, 220,000 at 20, and 2.5 times uno.
"""

from random import Random

from rates import compare

from cucu_desktop.engine.actions import CHANCE, Amount, Shuffled
from cucu_desktop.games import ace_chasing, campli, cuckoo, lu_stu, tiebreak


def play_game(game, agreed, seats: int, random: Random) -> int:
    """Play a game with these options to its end and return how many decisions it took."""
    state = game.GAME.state_class(agreed, [1000] * seats, 0)
    state.start()
    decisions = 0
    draw = random.random
    while (decision := state.decision) is not None:
        if decision.seat == CHANCE:
            state.apply(Shuffled.by(random, state.to_shuffle))
            continue
        options = decision.options
        option = options[int(draw() * len(options))]
        if isinstance(option, Amount):
            option = any_amount(option, draw)
        state.apply(option)
        decisions += 1
    return decisions


def any_amount(option: Amount, draw):
    """Return the option's action with some amount; a bet that was refused is not made again."""
    while True:
        action = option.of(option.low + int(draw() * (option.high - option.low + 1)))
        if option.includes(action):
            return action


def measure(*tables) -> None:
    """Measure games with this number of seats in turns, uno too, and print the medians."""
    random = Random(1)

    def player_of(game, seats):
        agreed = game.Options()
        return lambda: play_game(game, agreed, seats, random)

    compare({f"{game.ID}, {seats} seats": player_of(game, seats) for game, seats in tables}, "uno")


def main() -> None:
    """Measure Campli, then its sisters: Python fits its code to the game that it has just run."""
    measure((campli, 4), (campli, 20))
    measure((lu_stu, 4), (cuckoo, 4), (tiebreak, 4), (ace_chasing, 4))


if __name__ == "__main__":
    main()
