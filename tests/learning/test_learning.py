"""Learning: the same result for a seed, stopped or not, in one process or several; and files of policies."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.learning import learning, sampling
from cucu_desktop.learning.deal_record import UnsuitedError
from cucu_desktop.learning.learning import Learning
from cucu_desktop.learning.policy import DamagedPolicyError, read_policy


@pytest.fixture(autouse=True, scope="module")
def few_deals():
    """Measure policies by few deals."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(learning, "LEAST_MEASURED", 2)
        patch.setattr(learning, "SEEN", 20)
        patch.setattr(learning, "DEALS", 60)
        patch.setattr(sampling, "DEALS", 60)
        yield


def begun(rounds, *, seats=4, game="campli", seed=1, **more):
    run = Learning(GAMES[game], GAMES[game].options(), seats, seed, whole=False, **more)
    for _ in range(rounds):
        run.step()
    return run


@pytest.fixture(scope="module")
def learnt():
    return begun(2).policy()


def test_the_same_seed_gives_the_same_policy_and_another_one_another(learnt):
    assert begun(2).policy().rows == learnt.rows
    assert begun(2, seed=2).policy().rows != learnt.rows


def test_more_processes_give_the_same_policy(learnt):
    with ThreadPoolExecutor(3) as pool:
        assert begun(2, spread=pool.map).policy().rows == learnt.rows


def test_a_run_that_was_stopped_gives_the_policy_of_one_that_was_not(learnt):
    second = begun(0)
    assert second.restore(begun(1).saved())
    second.step()
    assert second.policy().rows == learnt.rows
    assert second.rounds == 2


def test_a_run_over_the_whole_tree_can_be_stopped_too():
    def run():
        return Learning(GAMES["cuckoo"], GAMES["cuckoo"].options(), 2)

    whole, first, second = run(), run(), run()
    assert whole.method == "tree"
    for _ in range(6):
        whole.step()
    for _ in range(3):
        first.step()
    assert second.restore(first.saved())
    for _ in range(3):
        second.step()
    assert second.policy().rows == whole.policy().rows


@pytest.mark.parametrize("saved", [b"", b"x", b"x\x9c\x03\x00\x00\x00\x00\x01"])
def test_a_damaged_run_begins_again(saved):
    assert not begun(0).restore(saved)


def test_a_run_of_another_seed_is_not_gone_on_with():
    assert not begun(0, seed=2).restore(begun(1).saved())


def test_a_policy_gains_by_being_learnt_longer():
    assert begun(16, seats=3).policy().origin.gain < begun(1, seats=3).policy().origin.gain


def test_after_a_mistake_of_its_own_a_policy_plays_what_is_best():
    """The average policy would remember there how the first rounds were played."""
    run = Learning(GAMES["campli"], GAMES["campli"].options(), 2)
    for _ in range(40):
        run.step()
    policy = run.policy()
    assert policy.origin.gain < 1e-3
    for key, row in policy.rows.items():
        played = [worth for worth, chance in zip(row.worths, row.chances, strict=True) if chance]
        assert max(row.worths) - min(played) < 0.1, key


def test_a_file_holds_the_policy_to_the_last_digit(learnt):
    read = read_policy(learnt.to_bytes())
    assert read.rows == learnt.rows
    assert read.origin == replace(learnt.origin, options=dict(learnt.origin.options))


@pytest.mark.parametrize("data", [b"", b"{}", b"x\x9c\x03\x00\x00\x00\x00\x01"])
def test_a_damaged_file_is_refused(data):
    with pytest.raises(DamagedPolicyError):
        read_policy(data)


@pytest.mark.parametrize("game", ["ace_chasing", "lu_stu"])
def test_deals_with_amounts_are_not_enumerated(game):
    options = GAMES[game].options()
    with pytest.raises(UnsuitedError):
        Learning(GAMES[game], options, GAMES[game].seats_of(options)[0], whole=True)
