"""Cards are tried in one world after the other; one that is far behind is not tried any more."""

import pytest

from cucu_desktop.bots.tricks.trial import ALIKE, ROUND, End, Trial, weighted
from cucu_desktop.engine.actions import PLAY
from cucu_desktop.engine.cards import CUCCO

GOOD, LIKE_IT, BAD = (PLAY[CUCCO[card]] for card in ("XV", "XIV", "I"))


def tried(*, may_stop, worlds=2 * ROUND):
    trial = Trial([GOOD, LIKE_IT, BAD], may_stop=may_stop)
    for world in range(worlds):
        luck = world % 5
        ends = {GOOD: End(luck, 1.0), LIKE_IT: End(luck, 0.5), BAD: End(luck - 2 - world % 2, 0.0)}
        trial.note({option: ends[option] for option in trial.left}, 1 + world % 3, world)
    return trial


def test_a_card_far_behind_is_left_and_its_worth_stays():
    trial = tried(may_stop=True)
    assert trial.left == [GOOD, LIKE_IT]
    assert not trial.is_settled
    found = trial.assessment()
    assert found.option(BAD).worth < found.option(GOOD).worth - 2
    assert found.option(BAD).policy == 0


def test_of_cards_that_bring_the_same_the_one_that_wins_is_played():
    assert tried(may_stop=True).assessment().policy[GOOD] == 1


def test_of_two_cards_that_are_alike_one_goes_on():
    trial = Trial([GOOD, LIKE_IT], may_stop=True)
    for world in range(ALIKE):
        assert not trial.is_settled
        trial.note(dict.fromkeys(trial.left, End(world % 4, 1.0)), 1, world)
    assert trial.left == [GOOD]


def test_who_is_to_tell_what_each_is_worth_goes_on():
    assert len(tried(may_stop=False).left) == 3


def test_it_is_settled_when_one_is_left():
    trial = Trial([GOOD, BAD], may_stop=True)
    for world in range(ROUND):
        trial.note({GOOD: End(world % 3, 1.0), BAD: End(world % 3 - 1.5, 0.0)}, 1, world)
    assert trial.is_settled


def test_who_is_to_tell_what_the_only_card_is_worth_goes_on():
    trial = Trial([GOOD], may_stop=False)
    for world in range(ROUND):
        trial.note({GOOD: End(world % 3, 1.0)}, 1, world)
        assert not trial.is_settled
    assert trial.assessment().option(GOOD).error > 0


def test_a_world_that_counts_twice_is_two_worlds():
    mean, error = weighted([1.0, 4.0], [2, 1], [0, 1])
    assert mean == 2
    assert error == pytest.approx(((2 * 1) ** 2 + 2**2) ** 0.5 / 3)
    assert weighted([3.0], [1, 5], [0, 1]) == (3, 0)


def test_worlds_that_were_moved_from_one_tell_less_together():
    values, weights = [1.0, 1.0, 4.0, 4.0], [1] * 4
    apart, together = (weighted(values, weights, origins) for origins in ([0, 1, 2, 3], [0, 0, 1, 1]))
    assert together[0] == apart[0]
    assert together[1] == pytest.approx(2**0.5 * apart[1])
    assert weighted(values, weights, [0] * 4) == apart, "one origin does not make anything sure"


def test_the_error_beside_the_best_card_is_that_of_the_difference():
    """Cards are tried in the same worlds: luck that all of them share tells nothing."""
    found = tried(may_stop=False).assessment()
    bad = found.option(BAD)
    assert 0 < bad.behind_error < bad.error / 2
    assert [option.action for option in found.close] == [LIKE_IT]
    assert found.option(LIKE_IT).behind_error == 0


def test_worlds_go_on_until_the_best_cards_are_apart():
    assert tried(may_stop=False).leave_clearly_behind()  # the other one is the same everywhere
    trial = Trial([GOOD, LIKE_IT, BAD], may_stop=False)
    for world in range(2 * ROUND):
        trial.note({GOOD: End(world % 5, 1.0), LIKE_IT: End(world % 7, 1.0), BAD: End(-9, 0.0)}, 1, world)
    assert not trial.leave_clearly_behind()
    assert trial.left == [GOOD, LIKE_IT]
    for world in range(2 * ROUND):  # whatever the worlds have that follow, it is as far behind as it was
        trial.note({GOOD: End(30 + world % 5, 1.0), LIKE_IT: End(30 + world % 7, 1.0)}, 1, 100 + world)
    found = trial.assessment()
    assert found.best.worth - found.option(BAD).worth == pytest.approx(11 + found.best.worth - 17, abs=2)
