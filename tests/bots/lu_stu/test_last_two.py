"""The last two of Lu Stù: nobody gains by playing otherwise at any score."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.lu_stu.lu_stu_last_two import assess_last_two, lu_stu_series
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.games.lu_stu import Options
from tests.bots.playing import situation

STRICT = Options(agreement=False, sharing=False, reentry="never", fools_bargain=False)


def two(cards, *done, tokens=(3, 3), options=STRICT):
    """What the next to decide knows; B is the eldest hand, A deals."""
    return situation(cards, 2, *done, tokens=tokens[::-1], options=options)[0]


@pytest.mark.parametrize(("players", "matti"), [(2, 1), (2, 2), (6, 2)])
def test_nobody_gains_by_playing_otherwise_at_any_score(players, matti):
    series = lu_stu_series(3, 3, matti, players, None)
    assert series.exploitability() < 1e-10
    if players == 2:  # in a larger game, all win by it when both are out
        assert all(sum(pair) == pytest.approx(1) for pair in series.chances.values())


@pytest.mark.parametrize("score", [*product((1, 2, 3), repeat=2)])
def test_the_worth_before_the_cards_is_the_mean_of_the_best_options(score):
    best = [
        assess(COUNSELLOR, two(f"{card} {'V' if card.id != 'V' else 'VI'}", tokens=score), (), Random(1))
        for card in CUCCO.designs
        if card.rank <= CUCCO["X"].rank
    ]
    series = lu_stu_series(3, max(score), 2, 2, None)
    high = [
        series.valued(score).eldest_options(rank, series.plans[score])[0]
        for rank in range(CUCCO["XI"].rank, CUCCO["XV"].rank + 1)
    ]
    mean = (sum(each.best.worth for each in best) + sum(high)) / 20
    assert mean == pytest.approx(series.chances[score][0], abs=1e-12)


def test_what_the_dealer_cannot_see_makes_no_difference():
    worths = [assess_last_two(two(f"{name} VI", "keep")) for name in ("IV", "X", "XV")]
    assert worths[0] == worths[1] == worths[2]


def test_a_dealer_who_knows_both_cards():
    assert assess_last_two(two("III IX", "exchange")).best.action == EXCHANGE
    assert assess_last_two(two("IX III", "exchange")).best.action == KEEP
    assert assess_last_two(two("MATTO MATTO", "exchange")).best.action == KEEP


@pytest.mark.parametrize(("part", "players"), [(90, 2), (50, 2), (70, 5)])
def test_under_an_agreement_nobody_gains_by_playing_otherwise(part, players):
    series = lu_stu_series(3, 3, 2, players, part)
    assert series.exploitability() < 1e-10
    whole = 1 if players == 2 else pytest.approx(1, abs=0.02)  # a fifth each if both are out at once
    assert all(sum(pair) == pytest.approx(whole) for pair in series.chances.values())


def agreed(cards, *, part):
    """The first turn of two with a token each, of whom the eldest hand, B, has this part of 100 coins."""
    return replace(two(cards, tokens=(1, 1)), agreement=((0, 100 - part), (1, part)), pool=100)


@pytest.mark.parametrize(("part", "best"), [(10, KEEP), (90, EXCHANGE)])
def test_who_has_little_by_an_agreement_would_rather_be_out_together(part, best):
    """A Matto takes both out, and a new game is played (E6)."""
    assessment = assess_last_two(agreed("MATTO V", part=part))
    assert assessment.unit == "coins"
    assert assessment.best.action == best


def test_where_somebody_can_come_back_it_is_not_solved():
    assert assess_last_two(two("V VI", options=Options(agreement=False))) is None
    assert assess_last_two(situation("V VI", 3, options=STRICT)[0]) is None
