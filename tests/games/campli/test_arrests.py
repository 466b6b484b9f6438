"""What every special card has in common (000 "Dealing and Exchanging"; E1, E3)."""

import pytest

from cucu_desktop.engine.events import Arrested, Dealt
from cucu_desktop.games.campli import ARRESTS
from tests.playing import asked, cards, deal, happened

SPECIAL = ("XI", "XII", "XIII", "XIV", "XV")


def test_these_and_no_others_arrest():
    assert {card.id for card in ARRESTS} == set(SPECIAL)


@pytest.mark.parametrize("card", SPECIAL)
def test_a_special_card_that_nobody_asks_for_does_nothing(card):
    state = deal(f"{card} {card} II", "keep keep")
    assert happened(state, Arrested) == []
    assert cards(state) == f"{card} {card} II"
    assert state.table.tokens == [3, 3, 3]


@pytest.mark.parametrize("card", SPECIAL)
def test_a_special_card_may_be_passed_on_like_any_other(card):
    state = deal(f"{card} II", "exchange")
    assert cards(state) == f"II {card} -"
    assert asked(state) == "1 keep exchange"
    assert happened(state, Arrested) == []


@pytest.mark.parametrize("card", SPECIAL)
def test_a_special_card_drawn_from_the_pack_has_no_effect(card):
    state = deal(f"X X II {card}", "keep keep exchange")
    assert happened(state, Arrested) == []
    assert state.deal.losers == () or state.table.tokens == [2, 2, 3]
    assert cards(state) == f"X X {card}"


@pytest.mark.parametrize("card", ["XII", "XIV", "XV"])
def test_an_announcement_is_a_turn_even_the_dealers(card):
    """E1: the dealer who has shown a card may not change it afterwards."""
    state = deal(f"X V {card}", "keep exchange")
    assert asked(state) == "nobody"
    assert cards(state) == f"X V {card}"


@pytest.mark.parametrize("card", ["XII", "XIV", "XV"])
def test_play_goes_on_with_the_player_after_the_one_who_announced(card):
    state = deal(f"II {card} V IX", "exchange", tokens=(3, 3, 3, 3))
    assert asked(state) == "2 keep exchange"
    assert cards(state) == f"II {card} V -"


def test_a_card_is_dealt_only_when_it_is_needed():
    """E3."""
    state = deal("II V VI", tokens=(3, 3, 3))
    assert [event.seat for event in happened(state, Dealt)] == [0]
    assert cards(state) == "II - -"


def test_pass_and_stop():
    """ "Passo e arresto": who gets a higher card than the one given away keeps it."""
    state = deal("II SECCHIA X", "exchange keep")
    assert cards(state) == "SECCHIA II X"
    assert asked(state) == "2 keep exchange"


def test_whoever_is_out_is_passed_over():
    state = deal("II V VI", "exchange exchange keep", tokens=(3, 0, 3, 0, 3))
    assert cards(state) == "V - VI - II"
    assert state.table.tokens == [3, 0, 3, 0, 2]
