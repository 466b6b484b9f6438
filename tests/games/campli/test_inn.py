"""XI Taverna, the inn: "fermatevi alquanto" - "pagherai se null?" (000 "Special Cards", C6)."""

import pytest

from cucu_desktop.engine.events import Arrested, Exposed, Promised, TokenLost
from tests.playing import asked, cards, deal, do, happened

FOUR = (3, 3, 3, 3)


def said(state):
    return [(event.guest, event.innkeeper, event.answer) for event in happened(state, Promised)]


def test_the_inn_is_told_and_not_shown():
    state = deal("NULLA XI", "exchange", tokens=FOUR)
    (arrest,) = happened(state, Arrested)
    assert not arrest.shown
    assert state.table.shown == [False] * 4
    assert asked(state) == "0 keep ask"


def test_the_guest_may_just_stay():
    state = deal("NULLA XI X", "exchange keep", tokens=FOUR)
    assert cards(state) == "NULLA XI X -"
    assert asked(state) == "2 keep exchange", "the innkeeper has had a turn"
    assert said(state) == [(0, 1, "kept")]
    assert state.deal.promises == {}


def test_the_innkeeper_is_asked():
    state = deal("NULLA XI", "exchange ask", tokens=FOUR)
    assert asked(state) == "1 agree refuse"


def test_agreed_both_keep_their_cards():
    state = deal("NULLA XI X", "exchange ask agree", tokens=FOUR)
    assert cards(state) == "NULLA XI X -"
    assert asked(state) == "2 keep exchange"
    assert state.deal.promises == {0: 1}
    assert said(state) == [(0, 1, "asked"), (0, 1, "agreed")]


def test_refused_the_inn_is_given_away_and_its_former_holder_decides():
    state = deal("SECCHIA XI IV II", "exchange ask refuse", tokens=FOUR)
    assert cards(state) == "XI SECCHIA - -"
    assert asked(state) == "1 keep exchange"
    do(state, "exchange")
    assert cards(state) == "XI IV SECCHIA -"


def test_the_dealer_who_gave_the_inn_away_may_change_with_the_pack():
    state = deal("II XI VII", "exchange ask refuse", tokens=(3, 3))
    assert asked(state) == "1 keep exchange"
    do(state, "exchange")
    assert cards(state) == "XI VII"
    assert state.table.tokens == [3, 2]


def test_a_losing_nulla_is_paid_for():
    state = deal("NULLA XI IV", "exchange ask agree keep")
    assert state.table.tokens == [3, 2, 3]
    assert state.table.virgin == [True, False, True]
    assert [(event.seat, event.reason) for event in happened(state, TokenLost)] == [(1, "promise")]


def test_a_nulla_that_does_not_lose_costs_nothing():
    state = deal("NULLA XI SECCHIA", "exchange ask agree keep")
    assert state.table.tokens == [3, 3, 2]


@pytest.mark.parametrize("card", ["SECCHIA", "I"])
def test_only_a_nulla_is_paid_for(card):
    state = deal(f"{card} XI IV", "exchange ask agree keep")
    assert state.table.tokens == [2, 3, 3]


def test_no_promise_no_payment():
    state = deal("NULLA XI IV", "exchange keep keep")
    assert state.table.tokens == [2, 3, 3]


def test_a_tied_nulla_is_paid_for_too():
    state = deal("NULLA XI NULLA", "exchange ask agree keep")
    assert state.table.tokens == [3, 2, 2]


def test_a_nulla_beside_a_matto_is_paid_for_too():
    state = deal("NULLA XI MATTO", "exchange ask agree keep")
    assert state.table.tokens == [3, 2, 2]
    assert [event.reason for event in happened(state, TokenLost)] == ["promise", "matto"]


def test_two_inns_two_guests_two_nullas():
    state = deal("NULLA XI NULLA XI", "exchange ask agree exchange ask agree", tokens=FOUR)
    assert state.table.tokens == [3, 2, 3, 2]


def test_an_innkeeper_may_pay_with_the_last_token():
    state = deal("NULLA XI IV", "exchange ask agree keep", tokens=(1, 1, 3))
    assert state.table.tokens == [1, 0, 3]
    assert asked(state) == "1 reenter leave"


def test_over_a_horse_to_the_inn():
    state = deal("NULLA XIII XI V", "exchange ask agree keep", tokens=FOUR)
    assert state.table.tokens == [3, 3, 2, 3]


def test_an_inn_given_away_is_shown_at_the_comparison_like_any_card():
    state = deal("SECCHIA XI IV", "exchange ask refuse keep keep")
    assert [event.card.id for event in happened(state, Exposed)] == ["XI", "SECCHIA", "IV"]
    assert state.table.tokens == [3, 2, 3]
