"""The environments of PettingZoo: its own tests, and what a game of ours adds to them."""

import warnings

import pytest

from cucu_desktop.engine.actions import CHANCE
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.research import pettingzoo_env
from tests.research.games import EVERY, FEW

np = pytest.importorskip("numpy")
its_own = pytest.importorskip("pettingzoo.test")

NOTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What it says of every environment whose observation has a mask."""


@pytest.fixture(autouse=True)
def no_warning_about_the_mask():
    with warnings.catch_warnings():
        for message in NOTED:
            warnings.filterwarnings("ignore", message)
        yield


def rollout(environment, seed, each=lambda environment, agent, seen: None):
    """Play a game at random; return the sum of each one's rewards."""
    environment.reset(seed=seed)
    chance = np.random.default_rng(seed)
    total = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        seen, reward, terminated, truncated, _ = environment.last()
        total[agent] += reward
        each(environment, agent, seen)
        legal = np.flatnonzero(seen["action_mask"])
        environment.step(None if terminated or truncated else chance.choice(legal))
    return total


@pytest.mark.parametrize(("game", "settings"), EVERY)
def test_api(game, settings, capsys):
    its_own.api_test(pettingzoo_env(game, **settings), num_cycles=40)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_brings_the_same_game(game):
    its_own.seed_test(lambda: pettingzoo_env(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_rewards_add_up_to_the_payoffs(game):
    environment, best = pettingzoo_env(game, **FEW[game]), []
    for seed in range(3):
        total = rollout(environment, seed)
        assert sum(total.values()) == pytest.approx(0)
        assert environment.agents == []
        best.append(max(total.values()))
    assert max(best) > 0


def test_the_vector_is_the_acting_seat_s():
    environment = pettingzoo_env("campli", seats=3)
    layout, seen_by_others = environment.configuration.layout, []

    def look(environment, agent, seen):
        if environment.agents != environment.possible_agents or environment.terminations[agent]:
            return
        at = layout.places["to_act"]
        assert list(seen["observation"][at : at + 3]) == [1, 0, 0]
        for other in environment.agents:
            if other != agent:
                assert not environment.observe(other)["action_mask"].any()
                seen_by_others.append(environment.observe(other)["observation"][at])

    rollout(environment, 4, look)
    assert set(seen_by_others) == {0}


def test_what_is_given_is_nobody_else_s():
    environment = pettingzoo_env("coch")
    environment.reset(seed=1)
    first, *_ = environment.last()
    first["observation"][:] = 7
    first["action_mask"][:] = 0
    again, *_ = environment.last()
    assert again["observation"].max() <= 1
    assert again["action_mask"].any()


def test_a_refused_action_changes_nothing():
    environment = pettingzoo_env("campli", seats=2, agreement=False, reentry=False)
    environment.reset(seed=1)
    before, *_ = environment.last()
    for wrong in (3, 99, -1, None):
        with pytest.raises(ValueError, match="is not legal here; legal: 0 \\(keep\\), 1 \\(exchange\\)"):
            environment.step(wrong)
    after, *_ = environment.last()
    assert np.array_equal(before["observation"], after["observation"])
    environment.step(np.int64(0))


def test_a_long_game_is_given_up_for_all():
    environment = pettingzoo_env("campli", seats=3, max_moves=4)
    environment.reset(seed=2)
    for _ in range(4):
        seen, _, terminated, truncated, _ = environment.last()
        assert not terminated
        assert not truncated
        environment.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert set(environment.truncations.values()) == {True}
    seen, *_ = environment.last()
    assert not seen["action_mask"].any()


def test_the_deal_after_the_seed_goes_on_by_chance():
    environment = pettingzoo_env("cuckoo", seats=2)
    environment.reset(seed=1)
    one = environment.last()[0]["observation"]
    environment.reset()
    other = environment.last()[0]["observation"]
    environment.reset(seed=1)
    assert np.array_equal(environment.last()[0]["observation"], one)
    environment.reset()
    assert np.array_equal(environment.last()[0]["observation"], other)


def test_rendering_tells_what_everybody_sees(capsys):
    environment = pettingzoo_env("campli", render_mode="ansi", seats=2, agreement=False)
    environment.reset(seed=1)
    told = environment.render()
    assert "GameBegan" in told
    assert "card=HIDDEN" in told
    assert environment.render() == ""
    environment.step(0)
    assert "Kept(seat=0)" in environment.render()
    shown = pettingzoo_env("campli", render_mode="human", seats=2, agreement=False)
    shown.reset(seed=1)
    shown.step(0)
    assert "Kept(seat=0)" in capsys.readouterr().out
    quiet = pettingzoo_env("campli")
    quiet.reset()
    assert quiet.render() is None
    quiet.close()
    with pytest.raises(RuntimeError, match="reset"):
        quiet.observe("player_0")


def test_there_is_no_other_way_to_render():
    with pytest.raises(ValueError, match="human and ansi"):
        pettingzoo_env("campli", render_mode="rgb_array")


def test_chance_is_no_agent():
    environment = pettingzoo_env("tiebreak")
    environment.reset(seed=5)
    assert len(environment.possible_agents) == environment.configuration.seats
    assert f"player_{CHANCE}" not in environment.possible_agents


@pytest.mark.parametrize("game", GAMES)
def test_a_central_critic_sees_what_all_see(game):
    environment = pettingzoo_env(game, **FEW[game])
    with pytest.raises(RuntimeError, match="reset"):
        environment.state()
    environment.reset(seed=6)
    for _ in environment.agent_iter(30):
        state = environment.state()
        assert environment.state_space.contains(state)
        seen = [environment.observe(each)["observation"] for each in environment.possible_agents]
        assert np.array_equal(state.reshape(len(seen), -1), seen)
        last, _, terminated, truncated, _ = environment.last()
        environment.step(None if terminated or truncated else int(np.flatnonzero(last["action_mask"])[0]))
        if not environment.agents:
            break
