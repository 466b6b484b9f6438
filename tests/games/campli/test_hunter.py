"""XIV Bum, the hunter: the exchanger is shot and keeps the card (000 "Special Cards")."""

from cucu_desktop.engine.events import Arrested, TokenLost
from tests.playing import asked, cards, deal, happened


def test_the_hunter_costs_a_token_and_the_card_stays():
    state = deal("II XIV X X", "exchange", tokens=(3, 3, 3, 3))
    assert cards(state) == "II XIV X -"
    assert state.table.tokens == [2, 3, 3, 3]
    assert state.table.virgin == [False, True, True, True]
    assert happened(state, TokenLost) == [TokenLost(0, 2, "XIV")]
    assert [arrest.card.id for arrest in happened(state, Arrested)] == ["XIV"]


def test_it_sends_no_card_back():
    state = deal("LEONE V XIV X", "exchange exchange", tokens=(3, 3, 3, 3))
    assert cards(state) == "V LEONE XIV X"
    assert state.table.tokens == [3, 2, 3, 3]


def test_one_can_be_shot_and_lose_the_comparison_too():
    state = deal("II XIV X", "exchange keep")
    assert state.table.tokens == [1, 3, 3]
    assert [event.reason for event in happened(state, TokenLost)] == ["XIV", "lowest"]


def test_shot_over_a_horse_with_the_last_token():
    """000's example: the dealer, knowing that the cat is lowest, draws."""
    state = deal("III XIII XIV XII XV", "exchange exchange", tokens=(1, 3, 3, 3))
    assert state.table.tokens == [0, 2, 3, 3]
    assert cards(state) == "III XIII XIV XV"
    assert state.table.dead == [True, False, False, False]
    assert asked(state) == "0 reenter leave"


def test_both_of_two_lose_their_last_token_to_a_hunter_and_everybody_returns():
    """000: the non-dealer is shot, and the dealer's XIV is then the lowest and only card."""
    state = deal("II XIV", "exchange", tokens=(1, 1))
    assert state.table.tokens == [3, 3]
    assert state.table.virgin == [False, False]
