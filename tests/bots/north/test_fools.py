"""What knocking tells: where the fools are, and whose keeping tells nothing."""

from random import Random

from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.north.borders import borders
from cucu_desktop.bots.north.fools import LOWER, Fools
from cucu_desktop.bots.north.playout import NorthPlayout
from cucu_desktop.bots.north.rules import rules_of
from cucu_desktop.bots.opponent_model import SURPRISE
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import EXCHANGE
from cucu_desktop.engine.cards import GNAV
from cucu_desktop.games import gnav, kille
from tests.bots.playing import situation

NARR = GNAV["NARR"].rank


def fools(cards, *done, options=None):
    return Fools(*situation(cards, 4, *done, options=options or gnav.Options()))


def test_a_fool_is_followed_from_hand_to_hand():
    assert fools("3 NARR 5 9").holders == {2}
    assert fools("3 NARR 5 9", "keep", "exchange").holders == {3}
    assert not fools("3 4 5 9", "exchange").holders


def test_who_keeps_beside_a_fool_has_any_but_the_lowest_cards():
    found = fools("3 NARR 5 9", "keep")
    assert found.beside == {1: 3}
    assert not fools("9 5 NARR 3", "keep").beside
    rules = rules_of(situation("3 NARR 5 9", 4, options=gnav.Options())[0])
    low = [0.0] * rules.highest
    told = found.weighed({1: low, 2: low, 3: low}, rules)
    assert told[1] == [0.0] + [SURPRISE] + [1.0] * (rules.highest - 2)
    assert told[2] == [1.0] + [0.0] * (rules.highest - 1)
    assert not any(told[3])


def test_whoever_keeps_what_came_beside_a_fool_does_not_tell_what_they_gave():
    found = fools("3 5 NARR 9", "exchange", "keep")
    assert found.givers == {2: 1}
    rules = rules_of(situation("3 5 NARR 9", 4, options=gnav.Options())[0])
    passed = [float(rank < GNAV["5"].rank) for rank in range(rules.highest)]
    told = found.weighed({1: passed, 2: passed}, rules)
    assert told[1] == [0.0] + [1.0] * (rules.arrest - 1) + [0.0] * (rules.highest - rules.arrest)
    least = GNAV["0"].rank
    assert told[2] == [0.0] + [LOWER] * (least - 1) + passed[least:]


def test_a_cat_sends_a_fool_back():
    assert fools("NARR 5 KATT 9", "exchange", "exchange").holders == {1}


def test_where_nobody_has_knocked_nobody_pays_beside_the_lowest():
    cards = "3 KATT 12 8 9 10"
    worths = assess(COUNSELLOR, *situation(cards, 6, "exchange", options=gnav.Options()), Random(1))
    assert abs(worths.option(EXCHANGE).worth + 0.22) < 0.05  # as it is played


def test_nobody_asks_for_a_fool_that_was_knocked_for():
    rules = rules_of(situation("3 NARR 5 9", 4, options=gnav.Options())[0])
    low = GNAV["2"].rank
    deal = NorthPlayout(rules, [low, NARR], [3, 3], (), (), [False, False], lambda: GNAV["9"].rank)
    deal.turns(0, borders(2), here=borders(2).unasked)
    assert deal.cards == [low, GNAV["9"].rank]  # who has the fool tries the pack


def test_a_card_that_loses_anyhow_goes_for_a_fool_that_draws_somebody_down():
    rules = rules_of(situation("3 NARR 5 9", 4, options=gnav.Options())[0])
    deal = NorthPlayout(
        rules, [GNAV["UGLE"].rank, NARR], [3, 3], (), (), [False, False], lambda: GNAV["9"].rank
    )
    deal.turns(0, borders(2), here=borders(2).unasked)
    assert deal.cards[0] == NARR


def test_who_gave_a_card_away_that_pays_beside_the_lowest_is_not_safe():
    rules = rules_of(situation("3 4 5 9", 4, options=gnav.Options())[0])
    deal = NorthPlayout(rules, [NARR, GNAV["0"].rank], [3, 3], (), (), [False, False], lambda: GNAV["9"].rank)
    deal.turns(1, borders(2), NARR)
    assert deal.cards == [NARR, GNAV["9"].rank]


def test_in_kille_a_fool_is_the_lowest_card_and_who_gave_it_away_is_safe():
    assert not rules_of(situation("1 9 8 7", 4, options=kille.Options())[0]).helpless
    assert rules_of(situation("3 4 5 9", 4, options=gnav.Options())[0]).helpless == {NARR}
