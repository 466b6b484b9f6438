"""The agreement of the last two (000 "Agreement between the last two players", C8)."""

import pytest

from cucu_desktop.engine.events import CoinsTaken, DivisionAnswered, DivisionEnded, DivisionProposed
from cucu_desktop.games.campli import Options
from tests.playing import asked, cards, deal, do, happened, pack

TALKING = Options(stake=5, sharing=False)


def last_two(order, words="", tokens=(2, 2), agreement=None, **more):
    more.setdefault("pool", 21)
    return deal(order, words, tokens=tokens, agreement=agreement or {0: 60, 1: 40}, virgins=(), **more)


def talk(tokens=(2, 2, 0), **more):
    """Two of three are left after this deal and are about to talk; seat 1 deals next, so 0 speaks first."""
    state = deal("X X II", "keep keep keep", tokens=(*tokens[:2], 1), options=TALKING, virgins=(), **more)
    assert state.table.tokens[2] == 0
    return state


@pytest.mark.parametrize("card", ["MATTO", "LEONE", "MASCHERA", "SECCHIA", "NULLA", "I", "II", "III", "IV"])
def test_below_v_the_non_dealer_has_to_exchange(card):
    state = last_two(card)
    assert asked(state) == "0 exchange"


@pytest.mark.parametrize("card", ["V", "X", "XI", "XV"])
def test_from_v_on_the_non_dealer_may_keep(card):
    assert asked(last_two(card)) == "0 keep exchange"


def test_the_dealer_may_always_keep():
    state = last_two("VI I", "keep")
    assert asked(state) == "1 keep exchange"


def test_without_an_agreement_nobody_is_obliged():
    state = deal("I", tokens=(2, 2))
    assert asked(state) == "0 keep exchange"


def test_at_the_inn_the_obliged_may_stay():
    state = last_two("NULLA XI", "exchange")
    assert asked(state) == "0 keep ask"


def test_the_pool_is_divided_when_one_is_eliminated():
    """E9: 21 by 60 and 40 is 12 6/10 and 8 4/10."""
    state = last_two("X IX", "keep keep", tokens=(1, 1))
    assert state.winners == (0,)
    assert state.table.coins == [113, 108]
    assert [event.reason for event in happened(state, CoinsTaken)] == ["win", "agreement"]


def test_the_winner_is_the_one_with_tokens_whatever_the_division():
    state = last_two("X IX", "keep keep", tokens=(1, 1), agreement={0: 0, 1: 100})
    assert state.winners == (0,)
    assert state.table.coins == [100, 121]


def test_an_odd_coin_of_two_halves_goes_to_the_earlier_player():
    state = last_two("X IX", "keep keep", tokens=(1, 1), agreement={1: 50, 0: 50})
    assert state.table.coins == [111, 110]


def test_it_holds_until_one_has_no_token():
    state = last_two("X IX", "keep keep")
    assert state.agreement == {0: 60, 1: 40}
    state.apply(pack("I"))
    assert asked(state) == "1 exchange"


def test_if_that_one_comes_back_it_has_ended_and_nothing_is_paid():
    state = deal("IX X", "keep keep", tokens=(1, 3), agreement={0: 50, 1: 50})
    assert asked(state) == "0 reenter leave"
    back = do(state.clone(), "reenter")
    assert back.agreement == {}
    assert not back.is_over
    assert back.table.pool == 15
    do(state, "leave")
    assert state.winners == (1,)
    assert state.table.coins == [105, 105]


def test_coming_back_is_told_to_have_ended_it():
    state = deal("IX X", "keep keep reenter", tokens=(1, 3), agreement={0: 50, 1: 50})
    assert happened(state, DivisionEnded) == [DivisionEnded()]


def test_if_both_fall_all_return_and_it_has_ended():
    state = last_two("X X", "keep keep", tokens=(1, 1))
    assert state.table.tokens == [3, 3]
    assert state.agreement == {}
    assert happened(state, DivisionEnded) == [DivisionEnded()]
    assert state.table.pool == 21


def test_the_last_two_talk_before_a_deal_the_eldest_hand_first():
    state = talk()
    assert asked(state) == "1 propose play-on"
    assert (state.deal.dealer, state.decision.kind, state.decision.other) == (0, "agreement", 0)


def test_a_proposal_is_accepted():
    state = do(talk(), "propose:60%")
    assert asked(state) == "0 accept propose decline"
    do(state, "accept")
    assert state.agreement == {1: 60, 0: 40}
    assert state.decision.kind == "shuffle"
    assert happened(state, DivisionProposed) == [DivisionProposed(1, 0, 60)]
    assert happened(state, DivisionAnswered) == [DivisionAnswered(0, accepted=True)]
    state.apply(pack("I"))
    assert asked(state) == "1 exchange"


def test_a_proposal_is_answered_with_another_once():
    state = do(talk(), "propose:60% propose:45%")
    assert asked(state) == "1 accept decline"
    do(state, "accept")
    assert state.agreement == {0: 45, 1: 55}


@pytest.mark.parametrize(
    "words",
    [
        "propose:60% decline",
        "propose:60% propose:50% decline",
        "play-on play-on",
        "play-on propose:9% decline",
    ],
)
def test_nobody_need_agree(words):
    state = do(talk(), words)
    assert state.agreement == {}
    assert state.decision.kind == "shuffle"


def test_the_second_may_propose_when_the_first_would_play_on():
    state = do(talk(), "play-on")
    assert asked(state) == "0 propose play-on"
    do(state, "propose:30%")
    assert asked(state) == "1 accept decline"


def test_they_are_asked_again_when_a_token_has_changed_hands():
    state = do(talk((3, 3)), "play-on play-on")
    state.apply(pack("XV XV"))
    do(state, "keep keep")
    assert state.decision.kind == "shuffle", "nothing has changed: they have just talked"
    state.apply(pack("X V"))
    do(state, "keep keep")
    assert state.decision.kind == "agreement"


def test_after_everybody_has_returned_they_talk_anew():
    state = do(talk((1, 1)), "play-on play-on")
    state.apply(pack("X X"))
    do(state, "keep keep")
    assert state.table.tokens == [3, 3, 3]
    state.table.tokens = [1, 1, 1]
    state.apply(pack("X X II"))
    do(state, "keep keep keep")
    assert sorted(state.table.tokens) == [0, 1, 1]
    assert state.decision.kind == "agreement"


def test_what_stands_is_not_talked_about_again():
    state = do(talk(), "propose:60% accept")
    state.apply(pack("X V"))
    do(state, "keep keep")
    assert state.table.tokens == [1, 2, 0]
    assert state.decision.kind == "shuffle"


def test_three_have_nothing_to_divide_and_some_tables_do_not_divide_at_all():
    three = deal("X X II", "keep keep keep", options=TALKING)
    assert three.decision.kind == "shuffle"
    strict = deal("X X II", "keep keep keep", tokens=(2, 2, 1), options=Options(agreement=False), virgins=())
    assert strict.decision.kind == "shuffle"
    assert cards(strict) == "X X II"


def test_when_somebody_has_been_back_in_between_the_last_two_talk_anew():
    """What they said of a division before, with the same tokens, was said of another game."""
    state = do(talk(), "play-on play-on")
    assert asked(state) == "nobody"
    state.table.issue(2, 2, virgin=False)
    state.apply(pack("X II X"))
    do(state, "keep keep keep")
    assert state.table.tokens == [2, 2, 1]
    assert asked(state) == "nobody", "three do not talk"
    state.apply(pack("II X X"))
    do(state, "keep keep keep")
    assert state.table.tokens == [2, 2, 0]
    assert state.decision.kind == "agreement"
