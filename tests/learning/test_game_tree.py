"""The tree of a deal: its size, and best play by it, against a solver that was written from the rules."""

import pytest

from cucu_desktop.bots.campli.deal_of_two import DealOfTwo
from cucu_desktop.bots.campli.two_player_equity import FIRST_PLAN
from cucu_desktop.bots.two_players.equilibrium import equilibrium
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.learning.game_tree import GameTree, TooLargeError, best_gains, evaluate
from cucu_desktop.learning.regret import TreeLearner, trembling
from cucu_desktop.learning.setting import Setting


@pytest.fixture(scope="module")
def two():
    """The tree of Campli between two players, learnt."""
    tree = GameTree(Setting(GAMES["campli"], GAMES["campli"].options(), 2))
    learner = TreeLearner(tree)
    for _ in range(128):
        learner.step()
    return tree, [trembling(row, 1e-9) for row in learner.policy()]


def test_every_line_of_play_and_every_information_set_is_there(two):
    tree, _ = two
    assert (tree.lines, len(tree.sets)) == (15583, 381)
    assert len(tree.nodes) < 1000  # equal parts are one


def test_nobody_gains_by_leaving_the_learnt_policy(two):
    tree, policy = two
    assert max(best_gains(tree, policy)) < 1e-5


def test_a_bad_policy_is_found_out(two):
    tree, _ = two
    even = [[1 / len(each.actions)] * len(each.actions) for each in tree.sets]
    assert min(best_gains(tree, even)) > 0.1


def test_the_value_of_the_deal_is_that_of_the_exact_solver(two):
    tree, policy = two

    def lead(end):
        """Return what each wins of the other by these losses."""
        return float(end[1] - end[0]), float(end[0] - end[1])

    solved = DealOfTwo(lead, last=False, bound=False)
    exact = solved.worth(equilibrium(solved, FIRST_PLAN))
    assert evaluate(tree, policy).payoffs == pytest.approx(exact, abs=1e-5)


def test_a_tree_that_is_too_large_is_given_up():
    with pytest.raises(TooLargeError):
        GameTree(Setting(GAMES["campli"], GAMES["campli"].options(), 4), most_lines=2000)


def test_deals_in_which_nobody_has_a_choice_count_too():
    """Where Kings lie open, their holders have no turn, and two of them end the deal before it begins."""
    cuckoo = GAMES["cuckoo"]
    tree = GameTree(Setting(cuckoo, cuckoo.options(kings="open"), 2))
    learner = TreeLearner(tree)
    for _ in range(20):
        learner.step()
    assert max(best_gains(tree, learner.policy())) < 1e-2


def test_the_size_is_estimated_before_the_tree_is_made():
    setting = Setting(GAMES["campli"], GAMES["campli"].options(), 3)
    assert setting.lines() == pytest.approx(605_787, rel=0.3)
