"""Dead cards: that of a player who lost the last token in the deal is not compared (000 "Dead card", C2)."""

from cucu_desktop.engine.events import CardDied, Exposed
from tests.playing import cards, deal, happened, pack


def test_a_dead_card_is_not_exposed_and_is_not_the_lowest():
    state = deal("LEONE XIV X IX", "exchange keep keep", tokens=(1, 3, 3, 3), virgins=())
    assert [event.seat for event in happened(state, Exposed)] == [1, 2, 3]
    assert happened(state, CardDied) == [CardDied(0)]
    assert state.table.tokens == [0, 3, 3, 2]
    assert cards(state) == "LEONE XIV X IX", "it lies there still"


def test_a_dead_matto_leaves_the_other_a_single_one():
    """C2."""
    state = deal("MATTO XIV MATTO II", "exchange keep keep", tokens=(1, 3, 3, 3), virgins=())
    assert state.table.tokens == [0, 3, 2, 2]


def test_a_live_pair_of_fools_is_high():
    state = deal("MATTO XIV MATTO II", "exchange keep keep", tokens=(2, 3, 3, 3))
    assert state.table.tokens == [1, 3, 3, 2]


def test_who_has_another_token_is_compared():
    state = deal("LEONE XIV X", "exchange keep", tokens=(2, 3, 3))
    assert state.table.tokens == [0, 3, 3]
    assert happened(state, CardDied) == []


def test_the_only_live_card_loses_unless_it_is_a_cuckoo():
    """C3: all others were taken out; the hunter who did it is then the lowest."""
    state = deal("I XIV", "exchange", tokens=(1, 2), virgins=())
    assert state.is_over
    assert state.table.tokens == [0, 1]
    assert state.winners == (1,)


def test_dead_for_one_deal_only():
    state = deal("LEONE XIV X IX", "exchange keep keep reenter", tokens=(1, 3, 3, 3))
    assert state.table.tokens == [3, 3, 3, 2]
    state.apply(pack(""))
    assert state.table.dead == [False] * 4
