"""What is made of what others do: where the fools are, and whose keeping tells what."""

from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.bots.belief import ExchangeBelief, Kinds
from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.inference import SLIP, History
from cucu_desktop.bots.learnt_borders import borders_here, learnt_borders
from cucu_desktop.bots.north.north_playout import begin
from cucu_desktop.bots.north.north_rules import rules_of
from cucu_desktop.bots.north.north_turn import infer
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import EXCHANGE
from cucu_desktop.engine.cards import GNAV
from cucu_desktop.games import gnav, kille
from tests.bots.playing import situation

NARR = GNAV["NARR"].rank
OF_TWO = replace(learnt_borders(gnav.Options(), 2), beside_open=((5, 3), (2, 2)))


def history(cards, *done, options=None):
    seen, heard = situation(cards, 4, *done, options=options or gnav.Options())
    return History(heard, seen.order, borders_here(seen))


def inferred(cards, *done, options=None):
    seen, heard = situation(cards, 4, *done, options=options or gnav.Options())
    rules, keep_from = rules_of(seen), borders_here(seen)
    kinds = Kinds(rules.pack, rules.arrest, rules.helpless)
    belief = ExchangeBelief(COUNSELLOR, seen, heard, Random(1), kinds, keep_from, infers=False)
    return infer(History(heard, seen.order, keep_from), belief, rules, keep_from)


def likely(found, seat):
    return {rank for rank, weight in enumerate(found.weights[seat]) if weight > SLIP}


def test_a_fool_is_followed_from_hand_to_hand():
    for done, holder in (((), 2), (("keep", "exchange"), 3)):
        told = history("3 NARR 5 9", *done)
        assert {seat for seat, card in told.lies.items() if card in told.fools} == {holder}
    assert not history("3 4 5 9", "exchange").fools


def test_who_keeps_beside_a_fool_has_any_but_the_lowest_cards():
    found = inferred("3 NARR 5 9", "keep")
    assert likely(found, 1) == set(
        range(learnt_borders(gnav.Options(), 4).beside_open[False][3], GNAV["GJOK"].rank + 1)
    )
    assert NARR not in likely(found, 3)


def test_whoever_keeps_what_came_beside_a_fool_does_not_tell_what_they_gave():
    found = inferred("3 5 NARR 9", "exchange", "keep")
    assert likely(found, 1) == set(range(1, GNAV["HUS"].rank))
    ((keeper, giver, table),) = found.pairs
    assert (keeper, giver) == (2, 1)
    assert table[GNAV["3"].rank] == pytest.approx([1.0] * len(table))


def test_a_fool_that_is_passed_on_tells_nothing_of_the_lowest_card():
    keep_from = learnt_borders(gnav.Options(), 4)
    assert history("NARR 4 5 9", "exchange").here(keep_from) == keep_from.unasked
    assert history("3 4 5 9", "exchange").here(keep_from) == keep_from.stopped
    assert history("3 NARR 5 9", "exchange", "exchange").here(keep_from) == keep_from.stopped
    assert history("3 4 5 9", "exchange", "keep").here(keep_from) == keep_from.asked
    assert history("9 NARR 5 3", "exchange", "keep").here(keep_from) == keep_from.stopped


def test_a_cat_sends_a_fool_back():
    told = history("NARR 5 KATT 9", "exchange", "exchange")
    assert {seat for seat, card in told.lies.items() if card in told.fools} == {1}


def test_whoever_is_content_with_a_low_card_gave_a_lower_one():
    ((keeper, giver, table),) = inferred("3 1 5 9", "exchange", "keep").pairs
    assert (keeper, giver) == (2, 1)
    low, higher = GNAV["0"].rank, GNAV["2"].rank
    assert table[low][higher] <= SLIP < table[higher][low]


def test_beside_a_harlekin_that_was_exchanged_everybody_keeps_but_with_blaren():
    found = inferred("3 HARLEKIN 5 9", "exchange", "keep", options=kille.Options())
    assert found.weights[2][0] <= SLIP
    assert likely(found, 2) >= {1, 2, 3}


def test_where_nobody_has_knocked_nobody_pays_beside_the_lowest():
    cards = "3 KATT 12 8 9 10"
    worths = assess(COUNSELLOR, *situation(cards, 6, "exchange", options=gnav.Options()), Random(1))
    assert abs(worths.option(EXCHANGE).worth + 0.22) < 0.05  # as it is played


def test_nobody_asks_for_a_fool_that_was_knocked_for():
    rules = rules_of(situation("3 NARR 5 9", 4, options=gnav.Options())[0])
    low = GNAV["2"].rank
    deal = begin(rules, [low, NARR], 3, lambda: GNAV["9"].rank, OF_TWO)
    deal.turns(0, here=OF_TWO.unasked)
    assert deal.cards == [low, GNAV["9"].rank]  # who has the fool tries the pack


def test_a_card_that_loses_anyhow_goes_for_a_fool_that_draws_somebody_down():
    rules = rules_of(situation("3 NARR 5 9", 4, options=gnav.Options())[0])
    deal = begin(rules, [GNAV["UGLE"].rank, NARR], 3, lambda: GNAV["9"].rank, OF_TWO)
    deal.turns(0, here=OF_TWO.unasked)
    assert deal.cards[0] == NARR


def test_who_gave_a_card_away_that_pays_beside_the_lowest_is_not_safe():
    rules = rules_of(situation("3 4 5 9", 4, options=gnav.Options())[0])
    deal = begin(rules, [NARR, GNAV["0"].rank], 3, lambda: GNAV["9"].rank, OF_TWO)
    deal.turns(1, NARR)
    assert deal.cards == [NARR, GNAV["9"].rank]


def test_in_kille_a_fool_is_the_lowest_card_and_who_gave_it_away_is_safe():
    assert not rules_of(situation("1 9 8 7", 4, options=kille.Options())[0]).helpless
    assert rules_of(situation("3 4 5 9", 4, options=gnav.Options())[0]).helpless == {NARR}
