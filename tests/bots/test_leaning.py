"""Leaning: at level 2 a way of erring, at level 3 it decides only where both ways are nearly the same."""

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.leaning import HOPELESS, NEARLY, Feeling, lean
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from tests.bots.playing import at_level

BOLD, CAUTIOUS = "tonino", "concetta"


def chosen(person, keep, exchange, unit="tokens"):
    (action,) = (
        action
        for action, chance in lean(
            person, Assessment.of(unit, {KEEP: keep, EXCHANGE: exchange})
        ).policy.items()
        if chance
    )
    return action


@pytest.mark.parametrize(("name", "liked"), [(BOLD, EXCHANGE), (CAUTIOUS, KEEP)])
def test_at_level_2_one_gives_something_away_for_what_one_likes(name, liked):
    worths = (-0.3, -0.35) if liked == EXCHANGE else (-0.35, -0.3)
    assert chosen(at_level(2, name), *worths) == liked
    assert chosen(at_level(3, name), *worths) != liked


@pytest.mark.parametrize(("name", "liked"), [(BOLD, EXCHANGE), (CAUTIOUS, KEEP)])
def test_at_level_3_one_is_known_by_what_costs_nearly_nothing(name, liked):
    a_little = NEARLY / 2
    for keep in (-0.3 - a_little, -0.3, -0.3 + a_little):
        assert chosen(at_level(3, name), keep, -0.3) == liked


@pytest.mark.parametrize("name", [BOLD, CAUTIOUS])
def test_nobody_likes_a_sure_loss(name):
    assert chosen(at_level(2, name), -1.0, -0.8) == EXCHANGE
    assert chosen(at_level(2, name), -0.8, -1.0) == KEEP


def test_who_is_nearly_sure_to_lose_tries_whatever_else_there_is():
    strong = Feeling(cautious=20.0, bold=20.0)
    worths = {KEEP: -HOPELESS - 0.01, EXCHANGE: -0.8}
    assert lean(at_level(2, CAUTIOUS), Assessment.of("tokens", worths), strong).policy == {
        EXCHANGE: 1.0,
        KEEP: 0.0,
    }
    worths[KEEP] = -HOPELESS + 0.01
    assert lean(at_level(2, CAUTIOUS), Assessment.of("tokens", worths), strong).policy == {
        EXCHANGE: 0.0,
        KEEP: 1.0,
    }


def test_coins_are_felt_too_and_only_at_level_2():
    assert chosen(at_level(2, BOLD), 5.0, 4.0, "coins") == EXCHANGE
    assert chosen(at_level(2, CAUTIOUS), -5.0, -4.0, "coins") == KEEP
    assert chosen(at_level(3, BOLD), 5.0, 4.9, "coins") == KEEP


@pytest.mark.parametrize(("name", "liked"), [(BOLD, EXCHANGE), (CAUTIOUS, KEEP)])
def test_at_level_3_what_costs_nearly_nothing_is_told_by_what_a_token_is_worth(name, liked):
    worths = {KEEP: 5.0, EXCHANGE: 5.0 + (NEARLY if liked == KEEP else -NEARLY)}
    one, dear = (lean(at_level(3, name), Assessment.of("coins", worths), token=worth) for worth in (0.5, 2))
    assert dear.policy[liked] == 1
    assert one.policy[liked] == 0


@pytest.mark.parametrize("name", [BOLD, CAUTIOUS])
def test_the_exact_chances_of_the_last_two_leave_nothing_to_character(name):
    assert chosen(at_level(3, name), 0.5, 0.5001, "chance") == EXCHANGE
    assert chosen(at_level(3, name), 0.5001, 0.5, "chance") == KEEP


def test_who_gives_advice_leans_nowhere():
    assert chosen(COUNSELLOR, -0.3, -0.3 + NEARLY / 2) == EXCHANGE
    assert chosen(COUNSELLOR, -0.3 + NEARLY / 2, -0.3) == KEEP
    assert len({PERSONS[name].boldness > PERSONS[name].caution for name in ("assunta", "filomena")}) == 2
