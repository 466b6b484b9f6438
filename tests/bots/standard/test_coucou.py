"""Coucou's bots: the last two are solved, and what is dealt to the dealer's three is reckoned with."""

from random import Random

import pytest

from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.learnt_borders import learnt_borders
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.standard.coucou_last_two import coucou_series, counts, dealers_three
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.coucou import CoucouState, Options
from tests.bots.playing import situation


def seen(cards, *actions, tokens=(3, 3), **options):
    state = CoucouState(Options(**options), [100] * len(tokens), len(tokens) - 1)
    state.start()
    for seat, held in enumerate(tokens):
        state.table.issue(seat, held, virgin=False)
    state.apply(Shuffled(state.pack.complete(state.pack[card] for card in cards.split())))
    for action in actions:
        state.apply(action)
    return observe(state, state.decision.seat)


@pytest.mark.parametrize("pack", ["standard52", "piquet32"])
@pytest.mark.parametrize("dealer", ["three", "one"])
def test_nobody_gains_by_playing_otherwise_at_any_score(pack, dealer):
    series = coucou_series(pack, dealer, 3)
    assert series.exploitability() < 1e-10
    assert all(sum(pair) == pytest.approx(1) for pair in series.chances.values())


def test_the_chances_of_the_dealers_three_add_up():
    assert sum(meeting.chance for meeting in dealers_three(counts("piquet32")).values()) == pytest.approx(1)


def test_against_three_cards_one_is_content_with_less_than_the_dealer():
    series = coucou_series("standard52", "three", 3)
    eldest, dealer = series.chances[3, 3]
    assert eldest < 0.45 < dealer


@pytest.mark.parametrize(("card", "best"), [("AC", EXCHANGE), ("5C", EXCHANGE), ("QC", KEEP), ("KC", KEEP)])
def test_what_is_advised_to_the_last_two(card, best):
    for options in ({}, {"dealer": "one"}):
        found = assess(COUNSELLOR, seen(f"{card} 2D 3D 4D", **options), (), Random(1))
        assert found.unit == "chance"
        assert found.best.action == best


@pytest.mark.parametrize("pack", ["standard52", "piquet32"])
def test_of_several_the_low_go_on_and_the_high_stay(pack):
    for card, best in (("AC", EXCHANGE), ("QC", KEEP)):
        found = assess(COUNSELLOR, seen(f"{card} 9D 8D 7D", tokens=(3, 3, 3, 3, 3), pack=pack), (), Random(1))
        assert found.best.action == best


def test_borders_of_the_short_pack_are_none_that_it_lacks():
    assert all(rank == 0 or rank >= 6 for rank in learnt_borders(Options(pack="piquet32"), 5).unasked)


def test_the_last_before_a_dealer_with_three_cards_knows_that_others_keep_high_cards():
    observation, heard = situation("9C 9D 8D 7H QC JC 10C", 5, *["keep"] * 3, options=Options())
    found = assess(COUNSELLOR, observation, heard, Random(1))
    assert found.option(EXCHANGE).worth - found.option(KEEP).worth > 0.05  # played: 0.09
