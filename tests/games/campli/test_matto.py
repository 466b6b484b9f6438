"""The Matto: one is as low as the lowest, two are high (000 "The Matto"; C1-C4)."""

import pytest

from cucu_desktop.engine.events import Arrested
from tests.playing import cards, deal, happened


def lost(order, tokens=(3, 3, 3)):
    """Who loses when everybody keeps these cards."""
    state = deal(order, "keep " * len(tokens), tokens=tokens)
    return [seat for seat, left in enumerate(state.table.tokens) if left < tokens[seat]]


def test_it_is_given_away_on_demand_and_arrests_nobody():
    state = deal("II MATTO", "exchange")
    assert cards(state) == "MATTO II -"
    assert happened(state, Arrested) == []


@pytest.mark.parametrize(
    ("order", "losers"),
    [
        ("MATTO X II", [0, 2]),
        ("MATTO II II", [0, 1, 2]),
        ("MATTO XIV XV", [0, 1]),
        ("MATTO LEONE XV", [0, 1]),
        ("MATTO XV XV", [0]),
        ("MATTO XIV MATTO", [1]),
        ("MATTO XV MATTO", [0, 2]),
        ("MATTO II MATTO", [1]),
        ("II X II", [0, 2]),
        ("LEONE MASCHERA SECCHIA", [0]),
        ("NULLA I II", [0]),
    ],
)
def test_who_is_lowest(order, losers):
    assert lost(order) == losers


def test_two_fools_alone_both_lose():
    """C4: with nothing else on the table they are the lowest cards."""
    assert lost("MATTO MATTO", (3, 3)) == [0, 1]


def test_a_fool_and_a_cuckoo():
    assert lost("MATTO XV", (3, 3)) == [0]


def test_equal_cards_of_the_last_two():
    assert lost("VII VII", (2, 2)) == [0, 1]


def test_a_fool_laid_away_by_the_dealer_is_no_second_fool():
    state = deal("MATTO X MATTO IX", "keep keep exchange")
    assert state.table.tokens == [2, 3, 2]


def test_every_comparison_counts_also_one_that_all_lose():
    state = deal("MATTO II II", "keep keep keep")
    assert not state.is_void(state.deal.order, dict.fromkeys(state.deal.order, 1))
