"""The environments of Gymnasium: its own test, and what a seat among bots adds to it."""

import pickle
import warnings

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.research import gymnasium_env, register_gymnasium
from tests.research.games import FEW

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")
its_own = pytest.importorskip("gymnasium.utils.env_checker")
SHORT = {game.id: {**FEW[game.id], "deals": 1} for game in GAMES.values()}


def first(seen):
    return int(np.flatnonzero(seen["action_mask"])[0])


def play(environment, seed, policy=first):
    """Return the rewards of a game and all that was seen."""
    seen, info = environment.reset(seed=seed)
    rewards, told = [], [seen]
    while True:
        assert np.array_equal(info["action_mask"], seen["action_mask"])
        seen, reward, terminated, truncated, info = environment.step(policy(seen))
        rewards.append(reward)
        told.append(seen)
        if terminated or truncated:
            return rewards, told


@pytest.mark.parametrize("game", GAMES)
def test_it_passes_gymnasiums_own_check(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        its_own.check_env(gymnasium_env(game, **SHORT[game]), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_rewards_add_up_to_the_payoff(game):
    environment = gymnasium_env(game, **SHORT[game])
    for seed in range(5):
        rewards, told = play(environment, seed)
        payoffs = environment.configuration.payoffs(environment._state)
        assert sum(rewards) == pytest.approx(payoffs[0])
        assert not told[-1]["action_mask"].any()
        assert all(seen["action_mask"].any() for seen in told[:-1])
        assert all(environment.observation_space.contains(seen) for seen in told)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_brings_the_same_game_against_persons(game):
    one, other = (gymnasium_env(game, opponents="peppe", **SHORT[game]) for _ in range(2))
    (rewards, told), (again, told_again) = play(one, 7), play(other, 7)
    assert rewards == again
    assert all(
        np.array_equal(a["observation"], b["observation"]) for a, b in zip(told, told_again, strict=True)
    )


def test_each_seat_has_its_own_opponent():
    asked = []

    def keeps(seen):
        asked.append(seen)
        return first(seen)

    environment = gymnasium_env("cuckoo", 1, [keeps, "bruna", "random"], seats=4, deals=1)
    assert [opponent if isinstance(opponent, str) else None for opponent in environment.opponents] == [
        None, None, "bruna", "random",
    ]  # fmt: skip
    play(environment, 1)
    assert asked
    assert all(seen["action_mask"].any() for seen in asked)
    assert environment.observation_space.contains(asked[0])


def test_an_action_that_is_not_legal_loses_the_game():
    environment = gymnasium_env("campli", seats=3, agreement=False)
    seen, _ = environment.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = environment.step(wrong)
    assert (terminated, truncated, info["illegal"]) == (True, False, True)
    assert reward == -environment.configuration.best_payoff
    with pytest.raises(RuntimeError, match="reset"):
        environment.step(0)


def test_a_long_game_is_given_up():
    environment = gymnasium_env("campli", seats=3, max_moves=6)
    seen, _ = environment.reset(seed=2)
    for _ in range(6):
        seen, _, terminated, truncated, _ = environment.step(first(seen))
        if truncated:
            break
    assert (terminated, truncated) == (False, True)
    assert not seen["action_mask"].any()


def test_maskable_learners_get_their_mask():
    environment = gymnasium_env("coch")
    with pytest.raises(RuntimeError, match="reset"):
        environment.action_masks()
    seen, _ = environment.reset(seed=1)
    assert environment.action_masks().dtype == bool
    assert np.array_equal(environment.action_masks(), seen["action_mask"])


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"seat": 4}, "no seat 4"),
        ({"opponents": "nobody"}, "no opponent 'nobody'"),
        ({"opponents": ["random"]}, "there are 3 opponents, not 1"),
        ({"render_mode": "human"}, "no way to render"),
        ({"colour": 1}, "no setting colour"),
    ],
)
def test_what_cannot_be_had_is_refused(wrong, told):
    with pytest.raises(ValueError, match=told):
        gymnasium_env("cuckoo", **{"seats": 4, **wrong})


def test_an_opponent_that_chooses_what_is_not_legal_is_named():
    environment = gymnasium_env("cuckoo", 1, lambda seen: 99, seats=2)
    with pytest.raises(ValueError, match="opponent on seat 0 has chosen 99"):
        environment.reset(seed=1)


def test_games_are_registered_and_made_by_id():
    assert register_gymnasium() == register_gymnasium() == tuple(f"cucu/{game}-v0" for game in GAMES)
    environment = gymnasium.make("cucu/cuckoo-v0", seats=3, opponents="bruna", deals=1)
    seen, _ = environment.reset(seed=4)
    assert environment.observation_space.contains(seen)
    assert environment.unwrapped.configuration.seats == 3


def test_an_environment_is_sent_to_workers():
    environment = gymnasium_env("campli", opponents="bruna", **SHORT["campli"])
    environment.reset(seed=3)
    again = pickle.loads(pickle.dumps(environment))
    assert again.step(1)[1] == environment.step(1)[1]
