"""Slips: below the highest level one errs about the worths, by temper and for lack of skill."""

import pytest

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.bots.slips import slipping
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.games import campli
from tests.bots.playing import Table, at_level

BOLD, CAUTIOUS = "tonino", "concetta"
SEEN = Table([at_level(3)] * 4, 1, campli.Options()).view()[0]


def policy(level, keep, exchange, unit="tokens", name="bruna"):
    worths = Assessment.of(unit, {KEEP: keep, EXCHANGE: exchange})
    return slipping(at_level(level, name), SEEN, worths)


def cost(level, keep, exchange, unit="tokens"):
    """What the average person of this level gives away."""
    people = [person.id for person in PERSONS.values()]
    chances = [policy(level, keep, exchange, unit, name).get(EXCHANGE, 0.0) for name in people]
    share = sum(chances) / len(chances)
    return max(keep, exchange) - share * exchange - (1 - share) * keep


@pytest.mark.parametrize(
    ("keep", "exchange", "unit"),
    [(-0.1, -0.4, "tokens"), (-0.6, -0.3, "tokens"), (0.6, 0.4, "chance"), (3.0, 5.0, "coins")],
)
def test_each_level_gives_more_away_than_the_next(keep, exchange, unit):
    beginner, middling = (cost(level, keep, exchange, unit) for level in (1, 2))
    assert beginner > 1.2 * middling > 0


@pytest.mark.parametrize("level", [1, 2])
def test_dear_slips_are_rarer_than_cheap_ones(level):
    assert policy(level, -0.1, -0.7)[EXCHANGE] < policy(level, -0.1, -0.3)[EXCHANGE]


@pytest.mark.parametrize("level", [1, 2])
def test_who_is_bold_swaps_more_often(level):
    assert (
        policy(level, -0.3, -0.3, name=BOLD)[EXCHANGE]
        > 0.5
        > policy(level, -0.3, -0.3, name=CAUTIOUS)[EXCHANGE]
    )


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("name", [BOLD, CAUTIOUS])
@pytest.mark.parametrize(
    ("keep", "exchange", "unit", "played"),
    [
        (-0.01, -0.4, "tokens", KEEP),
        (-1.0, -0.6, "tokens", EXCHANGE),
        (1.0, 0.5, "chance", KEEP),
        (0.0, 0.3, "chance", EXCHANGE),
    ],
)
def test_what_is_sure_is_seen_by_everybody(level, name, keep, exchange, unit, played):
    if level > 1 or unit == "chance" or played == KEEP:
        assert policy(level, keep, exchange, unit, name) == {played: 1.0}
    else:  # a beginner does not count what is lost
        assert 0.3 < policy(level, keep, exchange, unit, name)[played] < 0.8
