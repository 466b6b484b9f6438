"""Learn Cuckoo for two, one life each, by OpenSpiel's external-sampling MCCFR, and print the policy.

    pip install "cucu-desktop[research]" python -m cucu_desktop.research.examples.cuckoo_mccfr --iterations
    5000

Prints the eldest hand's policy for each card, and its average gain against a random player.
"""

import argparse
from collections.abc import Callable
from random import Random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import external_sampling_mccfr

from cucu_desktop.research import register_openspiel

RANKS = "A 2 3 4 5 6 7 8 9 10 J Q K".split()
Policy = Callable[[pyspiel.State], dict[int, float]]


def learn(game: pyspiel.Game, iterations: int, seed: int) -> Policy:
    """Return the average policy after a number of iterations."""
    np.random.seed(seed)  # noqa: NPY002 - the library draws from it
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(iterations):
        solver.iteration()
    learnt: Policy = solver.average_policy().action_probabilities
    return learnt


def at_random(state: pyspiel.State) -> dict[int, float]:
    """Return the uniform policy over the legal actions."""
    legal = state.legal_actions()
    return dict.fromkeys(legal, 1 / len(legal))


def worth(game: pyspiel.Game, policies: tuple[Policy, Policy], games: int, random: Random) -> float:
    """Return player 0's average gain in coins."""
    total = 0.0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            chances = dict(
                state.chance_outcomes() if state.is_chance_node() else policies[state.current_player()](state)
            )
            state.apply_action(random.choices(list(chances), list(chances.values()))[0])
        total += state.returns()[0]
    return total / games


def first_turn(game: pyspiel.Game, rank: str) -> pyspiel.State:
    """Return the eldest hand's turn with a card of this rank."""
    state = game.new_initial_state()
    cards = {state.action_to_string(action): action for action in state.legal_actions()}
    state.apply_action(cards[rank])
    while state.is_chance_node():  # the other player's card, hidden from the eldest hand
        state.apply_action(state.legal_actions()[-1])
    return state


def main() -> None:
    """Learn, and print the policy."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--iterations", type=int, default=5000)
    parser.add_argument("--games", type=int, default=2000, help="how many to play against chance")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    register_openspiel()
    game = pyspiel.load_game("cucu_cuckoo", {"seats": 2, "tokens": 1})
    learnt = learn(game, asked.iterations, asked.seed)
    print("How often the eldest hand exchanges:")
    for rank in RANKS:
        state = first_turn(game, rank)
        chances = {state.action_to_string(action): chance for action, chance in learnt(state).items()}
        print(f"  {rank:>2} {chances['exchange']:4.0%}")
    random = Random(asked.seed)
    eldest = worth(game, (learnt, at_random), asked.games, random)
    dealer = -worth(game, (at_random, learnt), asked.games, random)
    print(f"Against chance it wins {eldest:+.2f} coins a game as eldest hand, {dealer:+.2f} as dealer.")


if __name__ == "__main__":
    main()
