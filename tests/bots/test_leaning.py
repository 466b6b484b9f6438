"""Leaning: it decides only where both ways are nearly the same."""

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.leaning import NEARLY, lean
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
def test_at_level_3_one_is_known_by_what_costs_nearly_nothing(name, liked):
    a_little = NEARLY / 2
    for keep in (-0.3 - a_little, -0.3, -0.3 + a_little):
        assert chosen(at_level(3, name), keep, -0.3) == liked


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
