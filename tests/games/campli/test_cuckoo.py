"""XV Cucù, the cuckoo: it stops and is safe (000 "Special Cards", C3)."""

from cucu_desktop.engine.events import Arrested
from tests.playing import asked, cards, deal, happened


def test_the_cuckoo_stops_an_exchange_without_a_penalty():
    state = deal("II XV X X", "exchange", tokens=(3, 3, 3, 3))
    (arrest,) = happened(state, Arrested)
    assert (arrest.card.id, arrest.holder, arrest.exchanger, arrest.shown) == ("XV", 1, 0, True)
    assert cards(state) == "II XV X -"
    assert state.table.tokens == [3, 3, 3, 3]


def test_it_sends_no_card_back():
    state = deal("LEONE V XV X", "exchange exchange", tokens=(3, 3, 3, 3))
    assert cards(state) == "V LEONE XV X"
    assert asked(state) == "3 keep exchange"


def test_two_cuckoos_alone_lose_nothing_and_the_game_goes_on():
    state = deal("XV XV", "keep keep", tokens=(1, 1))
    assert state.table.tokens == [1, 1]
    assert not state.is_over
    assert state.decision.kind == "shuffle"


def test_a_fool_among_cuckoos_pays_alone():
    state = deal("XV MATTO XV", "keep keep keep", tokens=(3, 3, 3))
    assert state.table.tokens == [3, 2, 3]


def test_two_fools_below_a_cuckoo_both_pay():
    """C4."""
    state = deal("MATTO XV MATTO", "keep keep keep")
    assert state.table.tokens == [2, 3, 2]


def test_a_cuckoo_that_was_asked_for_is_safe_at_the_end():
    state = deal("XII XV", "exchange", tokens=(3, 3))
    assert state.table.tokens == [2, 3]
