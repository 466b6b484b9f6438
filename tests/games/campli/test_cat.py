"""XII Gnaf, the cat: a token lost, and the card runs back the way it came (000 "Special Cards", C5)."""

from cucu_desktop.engine.events import Exchanged, TokenLost
from tests.playing import asked, cards, deal, happened


def back(state):
    return [(event.seat, event.other) for event in happened(state, Exchanged) if event.reason == "cat"]


def test_a_card_of_ones_own_stays_where_it_is():
    state = deal("II XII X", "exchange", tokens=(3, 3, 3, 3))
    assert cards(state) == "II XII X -"
    assert happened(state, TokenLost) == [TokenLost(0, 2, "XII")]
    assert back(state) == []


def test_the_card_goes_back_over_several_exchanges():
    state = deal("LEONE V VI XII IX", "exchange exchange exchange", tokens=(3, 3, 3, 3, 3))
    assert cards(state) == "LEONE V VI XII IX"
    assert state.table.tokens == [3, 3, 2, 3, 3]
    assert back(state) == [(2, 1), (1, 0)]
    assert asked(state) == "4 keep exchange"


def test_it_jumps_back_over_the_same_horse():
    state = deal("LEONE V XIII VI XII IX", "exchange exchange exchange", tokens=(3,) * 6)
    assert cards(state) == "LEONE V XIII VI XII IX"
    assert back(state) == [(3, 1), (1, 0)]
    assert state.table.tokens == [3, 3, 3, 2, 3, 3]


def test_it_stops_with_the_player_who_was_dealt_it():
    """Only the way of the card that met the cat is undone, not earlier exchanges."""
    state = deal("LEONE V II III XII IX", "exchange keep exchange exchange", tokens=(3,) * 6)
    assert cards(state) == "V LEONE II III XII IX"
    assert state.table.tokens == [3, 3, 3, 2, 3, 3]
    assert back(state) == [(3, 2)]


def test_an_inn_given_away_on_the_way_returns_to_its_innkeeper():
    """C5: everyone on that way again holds what they had, an inn included."""
    words = "exchange exchange ask refuse exchange exchange"
    state = deal("LEONE V XI VI XII IX", words, tokens=(3,) * 6)
    assert cards(state) == "LEONE V XI VI XII IX"
    assert back(state) == [(3, 2), (2, 1), (1, 0)]
    assert state.deal.promises == {}


def test_over_a_horse_into_the_cat():
    state = deal("LEONE V XIII XII IX", "exchange exchange", tokens=(3,) * 5)
    assert cards(state) == "LEONE V XIII XII IX"
    assert state.table.tokens == [3, 2, 3, 3, 3]


def test_the_dealers_cat_ends_the_deal():
    state = deal("LEONE V XII", "exchange exchange")
    assert cards(state) == "LEONE V XII"
    assert [(event.seat, event.reason) for event in happened(state, TokenLost)] == [(1, "XII"), (0, "lowest")]


def test_two_cats_in_one_deal():
    state = deal("II V XII III XII X", "exchange exchange exchange", tokens=(3,) * 6)
    assert cards(state) == "II V XII III XII X"
    assert state.table.tokens == [3, 2, 3, 2, 3, 3]


def test_the_last_token_lost_to_a_cat_leaves_the_card_that_came_back_dead():
    state = deal("LEONE V XII IX", "exchange exchange", tokens=(3, 1, 3, 3))
    assert cards(state) == "LEONE V XII IX"
    assert state.table.dead == [False, True, False, False]
