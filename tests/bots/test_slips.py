"""Slips: below the highest level one errs about the worths, by temper and for lack of skill."""

from dataclasses import replace

import pytest

from cucu_desktop.bots.assessment import Assessment
from cucu_desktop.bots.persons import PERSONS
from cucu_desktop.bots.slips import slipping
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.games import campli, coucou, cuckoo, gnav, kille, lu_stu, tiebreak
from tests.bots.playing import at_level, situation

BOLD, CAUTIOUS = "tonino", "concetta"
SEEN = situation("V", 4)[0]


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


LOWEST = [
    ("LEONE", campli.Options()),
    ("MATTO", campli.Options()),
    ("MASCHERA", campli.Options(lions=False)),
    ("LEONE", lu_stu.Options()),
    ("AC", cuckoo.Options()),
    ("2C", cuckoo.Options(ace="high")),
    ("AH", tiebreak.Options()),
    ("AD", coucou.Options()),
    ("NARR", gnav.Options()),
    ("BLAREN", kille.Options()),
]


@pytest.mark.parametrize(("card", "options"), LOWEST)
@pytest.mark.parametrize("name", [BOLD, CAUTIOUS])
def test_the_lowest_card_is_hardly_ever_kept(card, options, name):
    seen = situation(card, 6, options=options)[0]
    for keep in (-0.9, -0.7):  # where it might not even pay
        worths = Assessment.of("tokens", {KEEP: keep, EXCHANGE: -0.5})
        assert slipping(at_level(2, name), seen, worths) == {EXCHANGE: 1.0}
        assert 0.05 < slipping(at_level(1, name), seen, worths)[KEEP] < 0.18


def test_a_harlekin_that_has_fallen_is_hardly_ever_kept():
    seen = situation("HARLEKIN", 6, options=kille.Options())[0]
    worths = Assessment.of("tokens", {KEEP: -0.7, EXCHANGE: -0.5})
    assert slipping(at_level(2), seen, worths)[KEEP] > 0.2
    fallen = replace(seen, lowered=tuple(seat == seen.seat for seat in range(6)))
    assert slipping(at_level(2), fallen, worths) == {EXCHANGE: 1.0}


def test_the_lowest_card_is_kept_where_that_is_better():
    """With a second Matto on the table it is high."""
    seen = replace(SEEN, cards=tuple(CUCCO["MATTO"] if seat == SEEN.seat else None for seat in range(4)))
    worths = Assessment.of("tokens", {KEEP: -0.3, EXCHANGE: -0.5})
    assert slipping(at_level(2), seen, worths)[KEEP] > 0.5
