"""XIII Salta, the horse: it is jumped (000 "Special Cards", E4)."""

import pytest

from cucu_desktop.engine.events import Arrested, Dealt, Drew
from tests.playing import asked, cards, deal, happened

FOUR = (3, 3, 3, 3)


def test_the_exchanger_tries_the_next_player():
    state = deal("II XIII V X", "exchange", tokens=FOUR)
    assert cards(state) == "V XIII II -"
    assert asked(state) == "2 keep exchange"
    assert [arrest.card.id for arrest in happened(state, Arrested)] == ["XIII"]


def test_two_horses_in_a_row():
    state = deal("II XIII XIII V X", "exchange", tokens=(3, 3, 3, 3, 3))
    assert cards(state) == "V XIII XIII II -"
    assert asked(state) == "3 keep exchange"


@pytest.mark.parametrize(("card", "left"), [("XII", 2), ("XIV", 2), ("XV", 3)])
def test_behind_the_horse_another_arrest_may_wait(card, left):
    state = deal(f"II XIII {card} X", "exchange", tokens=FOUR)
    assert [arrest.card.id for arrest in happened(state, Arrested)] == ["XIII", card]
    assert [arrest.exchanger for arrest in happened(state, Arrested)] == [0, 0]
    assert state.table.tokens[0] == left
    assert cards(state) == f"II XIII {card} X"
    assert asked(state) == "3 keep exchange"


def test_an_inn_behind_the_horse():
    state = deal("II XIII XI", "exchange", tokens=FOUR)
    assert asked(state) == "0 keep ask"


def test_the_jumped_player_has_had_a_turn():
    state = deal("II XIII XV X", "exchange keep", tokens=FOUR)
    turns = [event.seat for event in happened(state, Dealt)]
    assert turns == [0, 1, 2, 3]
    assert state.decision.kind == "shuffle"


def test_over_the_dealers_horse_comes_the_next_card_of_the_pack():
    state = deal("X II XIII V", "keep exchange")
    assert cards(state) == "X V XIII"
    assert [(event.seat, event.laid.id, event.card.id) for event in happened(state, Drew)] == [(1, "II", "V")]
    assert state.table.tokens == [3, 2, 3], "and so to the comparison"


@pytest.mark.parametrize("card", ["XI", "XII", "XIII", "XIV", "XV", "MATTO"])
def test_what_comes_from_the_pack_arrests_nobody(card):
    state = deal(f"II XIII {card}", "exchange", tokens=(3, 3))
    assert cards(state) == f"{card} XIII"
    assert [arrest.card.id for arrest in happened(state, Arrested)] == ["XIII"]


def test_over_two_horses_the_last_of_them_the_dealers():
    state = deal("II XIII XIII V", "exchange")
    assert cards(state) == "V XIII XIII"
    assert state.table.tokens == [2, 3, 3]


def test_the_dealer_whose_horse_is_jumped_may_not_change_it():
    """E1: the dealer had the turn with the announcement."""
    state = deal("II XIII V", "exchange", tokens=(3, 3))
    assert len(happened(state, Drew)) == 1
    assert happened(state, Drew)[0].seat == 0
