"""What OpenSpiel's users send to other processes and save: games, states, observers, learners."""

import copy
import pickle
import subprocess
import sys
from multiprocessing import get_context
from random import Random

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.research import register_openspiel
from tests.research.games import FEW

np = pytest.importorskip("numpy")
pyspiel = pytest.importorskip("pyspiel")
register_openspiel()

THERE_AND_BACK = {"pickle": lambda thing: pickle.loads(pickle.dumps(thing)), "deepcopy": copy.deepcopy}
UNPICKLE = """
import pickle, sys
for thing in pickle.load(sys.stdin.buffer):
    print(thing)
"""


def loaded(game):
    return pyspiel.load_game(f"cucu_{game}", FEW[game])


def under_way(game, steps=60):
    """Return a state some way into a game."""
    state, random = loaded(game).new_initial_state(), Random(game)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(random.choice(state.legal_actions()))
    return state


def known(state):
    return [state.information_state_string(seat) for seat in range(state.num_players())]


@pytest.mark.parametrize("way", THERE_AND_BACK)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_and_a_state_come_back_as_they_were(game, way):
    there_and_back = THERE_AND_BACK[way]
    before, state = loaded(game), under_way(game)
    after = there_and_back(before)
    assert str(after) == str(before)
    assert after.get_parameters() == before.get_parameters()
    again = there_and_back(state)
    assert again.history() == state.history()
    assert known(again) == known(state)
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("recalls", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_an_observer_comes_back(game, recalls):
    state = under_way(game)
    observer = state.get_game().make_py_observer(pyspiel.IIGObservationType(perfect_recall=recalls))
    observer.set_from(state, 0)
    again = pickle.loads(pickle.dumps(observer))
    assert again.string_from(state, 1) == observer.string_from(state, 1)
    if recalls:
        assert (again.tensor, again.dict) == (None, {})
        return
    assert np.array_equal(again.tensor, observer.tensor)
    again.set_from(state, 1)
    assert again.dict["observation"] is again.tensor
    assert list(again.tensor) == state.observation_tensor(1)


def test_a_process_that_has_registered_nothing_unpickles():
    things = [under_way("cuckoo"), loaded("campli"), loaded("coch").make_py_observer()]
    run = subprocess.run(
        [sys.executable, "-c", UNPICKLE], input=pickle.dumps(things), capture_output=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert str(things[0]) in run.stdout.decode()


def test_spawned_workers_play_on():
    state = under_way("cuckoo", steps=5)
    game = state.get_game()
    with get_context("spawn").Pool(1) as pool:
        there = pool.map_async(copy.deepcopy, [game, state]).get(timeout=120)
    assert str(there[0]) == str(game)
    assert known(there[1]) == known(state)


@pytest.mark.parametrize(
    "kind", ["outcome_sampling_mccfr.OutcomeSamplingSolver", "external_sampling_mccfr.ExternalSamplingSolver"]
)
def test_a_learner_is_saved_and_goes_on(kind):
    module, name = kind.split(".")
    algorithm = pytest.importorskip(f"open_spiel.python.algorithms.{module}")
    game = pyspiel.load_game("cucu_cuckoo", {"seats": 2, "tokens": 1})
    solver = getattr(algorithm, name)(game)
    np.random.seed(1)
    for _ in range(5):
        solver.iteration()
    again = pickle.loads(pickle.dumps(solver))
    learnt, state = solver.average_policy(), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert again.average_policy().action_probabilities(state) == learnt.action_probabilities(state)
    again.iteration()


def test_an_environment_for_learners_is_sent():
    rl_environment = pytest.importorskip("open_spiel.python.rl_environment")
    environment = rl_environment.Environment(loaded("cuckoo"))
    environment.seed(3)
    environment.reset()
    again = pickle.loads(pickle.dumps(environment))
    assert again.get_state.history() == environment.get_state.history()
    again.step([again.get_state.legal_actions()[0]])


@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_empty_tensor_of_an_information_state(game):
    before, state = loaded(game), under_way(game)
    assert not before.get_type().provides_information_state_tensor
    for asked in (
        lambda: state.information_state_tensor(0),
        state.information_state_tensor,
        before.information_state_tensor_size,
        before.information_state_tensor_shape,
    ):
        with pytest.raises(pyspiel.SpielError, match="no tensor of information states"):
            asked()


def test_an_observer_tells_all_or_refuses():
    nothing_private = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="one player"):
        loaded("cuckoo").make_py_observer(nothing_private)
