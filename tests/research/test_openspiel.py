"""The games of OpenSpiel: its own random simulations, and what a game of ours adds to them."""

import subprocess
import sys
from random import Random

import pytest

from cucu_desktop.engine.families import seen_from
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.research import register_openspiel
from tests.research.games import EVERY, FEW

pyspiel = pytest.importorskip("pyspiel")
NAMES = register_openspiel()


def step(state, random):
    """Apply an action, or a chance outcome sampled by its probability."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, chances)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))


def test_every_game_is_registered_and_only_once():
    assert tuple(f"cucu_{game}" for game in GAMES) == NAMES == register_openspiel()
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize(("game", "settings"), EVERY)
def test_random_simulation(game, settings):
    """It checks returns, utilities, legal actions, copies and serialised states at every step."""
    if settings["seats"] > 8:
        settings = {**settings, "max_moves": 60}
    loaded = pyspiel.load_game(f"cucu_{game}", settings)
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_player_is_told_is_made_for_that_seat(game):
    loaded = pyspiel.load_game(f"cucu_{game}", FEW[game])
    state, random = loaded.new_initial_state(), Random(game)
    for _ in range(120):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            configuration = loaded.configuration
            player = state.current_player()
            numbers = state.observation_tensor(player)
            assert numbers == list(configuration.vector(state.play.state, player))
            assert state.observation_string(player) == repr(seen_from(state.play.state, player))
            assert state.information_state_string(player) == state.play.story(player)
            assert len(state.legal_actions_mask()) == loaded.num_distinct_actions()
        step(state, random)


def test_chance_is_explicit_and_sums_up():
    loaded = pyspiel.load_game("cucu_cuckoo", {"seats": 2, "tokens": 1})
    state = loaded.new_initial_state()
    assert state.is_chance_node()
    chances = [chance for _, chance in state.chance_outcomes()]
    assert chances == pytest.approx([1 / 13] * 13)
    assert state.action_to_string(0) == "A"
    state.apply_action(0)
    assert dict(state.chance_outcomes())[0] == pytest.approx(3 / 51)


def test_chance_decides_on_a_card_where_suits_matter():
    state = pyspiel.load_game("cucu_ace_chasing").new_initial_state()
    assert len(state.chance_outcomes()) == 52
    assert state.action_to_string(0) == "AC"
    state.apply_action(0)
    assert 0 not in dict(state.chance_outcomes())


@pytest.mark.parametrize("game", GAMES)
def test_outcomes_are_few_where_cards_cannot_be_told_apart(game):
    loaded = pyspiel.load_game(f"cucu_{game}", FEW[game])
    agreed = loaded.configuration
    names = [agreed.name_of(card) for card in agreed.kinds]
    assert len(set(names)) == len(names) == loaded.max_chance_outcomes()
    assert set(names) == {agreed.name_of(card) for card in agreed.game.pack_of(agreed.options).cards}


def test_actions_are_told_as_they_are_meant_here():
    loaded = pyspiel.load_game("cucu_campli", {"seats": 2, "reentry": False})
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    told = [state.action_to_string(action) for action in state.legal_actions()]
    shares = [f"propose {share}%" for share in (0, 25, 50, 75, 100)]
    assert told in (["keep", "exchange"], [*shares, "play-on"])
    assert state.action_to_string(0, 0) in ("propose 0/4%", "propose 0%")


def test_settings_are_parameters():
    loaded = pyspiel.load_game("cucu_cuckoo", {"seats": 3, "all_out": "replay", "talk": False})
    assert loaded.num_players() == 3
    assert loaded.configuration.options.all_out == "replay"
    assert pyspiel.load_game(str(loaded)).configuration.options == loaded.configuration.options
    assert loaded.max_utility() == -loaded.min_utility() == 200


def test_an_observer_has_no_parameters():
    loaded = pyspiel.load_game("cucu_campli")
    with pytest.raises(ValueError, match="no parameters"):
        loaded.make_py_observer(None, {"wide": True})
    assert loaded.make_py_observer().tensor is not None


def test_a_process_that_has_registered_games_ends_in_peace():
    code = "from cucu_desktop.research import register_openspiel; register_openspiel()"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize("game", GAMES)
def test_what_a_player_does_not_know_is_drawn_anew(game):
    loaded = pyspiel.load_game(f"cucu_{game}", FEW[game])
    state, random, sampler = loaded.new_initial_state(), Random(game), Random(1).random
    for _ in range(90):
        if state.is_terminal():
            break
        player = state.current_player()
        if player >= 0:
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.current_player() == player
        step(state, random)


def test_a_search_on_information_sets_plays():
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    np = pytest.importorskip("numpy")
    loaded, random = pyspiel.load_game("cucu_cuckoo", {"seats": 3, "deals": 1}), Random(2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=loaded,
        evaluator=evaluator,
        uct_c=10.0,
        max_simulations=60,
        random_state=np.random.RandomState(2),
    )
    state, ace = loaded.new_initial_state(), 0
    state.apply_action(ace)
    while state.is_chance_node():
        step(state, random)
    assert state.action_to_string(bot.step(state)) == "exchange"  # keeping the lowest card costs a life
