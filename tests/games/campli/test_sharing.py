"""Sharing the re-entry fee, and the pool in proportion (000 "Sharing the re-entry fee", E9)."""

import pytest

from cucu_desktop.engine.actions import Action, IllegalActionError
from cucu_desktop.engine.events import BackingAsked, BackingGiven, CoinsPaid, CoinsTaken
from cucu_desktop.games.campli import Options
from tests.playing import asked, deal, do, happened, pack

SHARED = Options(stake=8, agreement=False)


def falls(words="", coins=(100, 100, 100, 100, 50), tokens=(1, 0, 3, 2), onlookers=1, options=SHARED):
    """Seat 0 falls; 1 is out, 2 a virgin, 3 deals, 4 looks on. The price is 8."""
    keeps = "keep " * sum(1 for held in tokens if held)
    state = deal("II X IX", keeps, tokens=tokens, coins=list(coins), onlookers=onlookers, options=options)
    return do(state, words)


def wins(state):
    """Seat 0, back again and dealing, takes the pool from the last other player."""
    state.table.tokens[3], state.table.virgin[3] = 1, False
    state.apply(pack("II X"))
    return do(state, "keep keep")


def test_the_one_who_fell_may_ask_for_coins():
    state = falls()
    assert asked(state) == "0 reenter raise leave"
    raising = state.decision.options[1]
    assert (raising.low, raising.high) == (1, 8)


def test_those_who_are_out_and_those_who_look_on_are_asked_in_playing_order():
    state = falls("raise:6")
    assert asked(state) == "1 back decline"
    assert (state.decision.kind, state.decision.other, state.decision.cost) == ("backing", 0, 8)
    do(state, "back:2")
    assert asked(state) == "4 back decline"
    least, most = state.decision.options[0].low, state.decision.options[0].high
    assert (least, most) == (1, 4), "a coin at least, and no more than what is missing"
    do(state, "back:3")
    assert asked(state) == "0 reenter leave", "one asks once"
    assert happened(state, BackingAsked) == [BackingAsked(0, 6)]
    assert happened(state, BackingGiven) == [BackingGiven(1, 0, 2), BackingGiven(4, 0, 3)]
    assert state.table.coins == [100, 100, 100, 100, 50], "a promise moves no coins"


def test_the_coins_are_paid_on_returning_and_make_shares():
    state = falls("raise:6 back:2 back:3 reenter")
    assert state.table.coins == [97, 98, 100, 100, 47]
    assert state.table.pool == 40
    assert state.shares == {0: {0: 3, 1: 2, 4: 3}}
    assert [(event.seat, event.coins, event.reason) for event in happened(state, CoinsPaid)] == [
        (0, 3, "reentry"),
        (1, 2, "backing"),
        (4, 3, "backing"),
    ]


def test_nobody_else_is_asked_once_the_sum_is_together():
    state = falls("raise:6 back:6")
    assert asked(state) == "0 reenter leave"


def test_declining_is_no_promise():
    state = falls("raise:8 decline decline")
    assert state.talk.pledged == {}
    assert asked(state) == "0 reenter leave"
    assert happened(state, BackingGiven) == [BackingGiven(1, 0, 0), BackingGiven(4, 0, 0)]


def test_leaving_after_all_costs_nobody_anything():
    state = falls("raise:6 back:2 back:3 leave")
    assert state.table.coins == [100, 100, 100, 100, 50]
    assert state.shares == {}


def test_who_cannot_pay_alone_asks_for_what_is_missing_at_least():
    state = falls(coins=(5, 1, 100, 100, 2))
    assert asked(state) == "0 raise leave"
    assert (state.decision.options[0].low, state.decision.options[0].high) == (3, 3)
    do(state, "raise:3 back:1")
    assert state.decision.options[0].high == 2
    enough = do(state.clone(), "back:2")
    assert asked(enough) == "0 reenter leave"
    assert do(enough, "reenter").table.coins == [0, 0, 100, 100, 0]
    do(state, "decline")
    assert asked(state) == "0 leave", "what was promised does not reach"


def test_nobody_is_asked_who_has_no_coins_or_is_yet_to_be_asked_to_return():
    state = falls(coins=(5, 0, 100, 100, 0))
    assert asked(state) == "0 leave"
    two = deal("II II X IX", "keep " * 4, tokens=(1, 1, 3, 3), options=SHARED)
    assert asked(two) == "0 reenter leave", "seat 1 decides on a return of its own first"
    do(two, "leave")
    assert asked(two) == "1 reenter raise leave", "who let it pass may share"


@pytest.mark.parametrize(
    "action",
    [Action("raise", 9), Action("raise", 0), Action("raise"), Action("back", 1)],
)
def test_amounts_beyond_what_makes_sense_are_refused(action):
    state = falls()
    with pytest.raises(IllegalActionError):
        state.apply(action)


def test_the_pool_is_shared_in_proportion():
    """40 in the pool and shares of 3, 2 and 3."""
    state = falls("raise:6 back:2 decline back:3 reenter", tokens=(1, 0, 0, 3))
    wins(state)
    assert state.winners == (0,)
    assert state.table.pool == 0
    assert [(event.seat, event.coins, event.reason) for event in happened(state, CoinsTaken)] == [
        (1, 10, "share"),
        (0, 15, "win"),
        (4, 15, "share"),
    ]


def test_coins_left_over_go_to_the_largest_remainders():
    """E9: 41 by 2, 3, 3 is 10 2/8, 15 3/8, 15 3/8; the dealer, seat 0, comes before the onlooker."""
    state = falls("raise:6 back:2 decline back:3 reenter", tokens=(1, 0, 0, 3))
    state.table.pool = 41
    wins(state)
    assert [event.coins for event in happened(state, CoinsTaken)] == [10, 16, 15]


def test_who_put_in_nothing_collects_nothing():
    state = falls("raise:8 back:8 reenter", tokens=(1, 0, 0, 3))
    assert state.shares == {0: {0: 0, 1: 8}}
    wins(state)
    assert state.winners == (0,)
    assert [(event.seat, event.coins) for event in happened(state, CoinsTaken)] == [(1, 40)]


def test_a_share_is_lost_with_the_tokens_it_bought():
    state = falls("raise:6 back:2 back:3 reenter")
    state.table.tokens[0] = 1
    state.apply(pack("X IX II"))
    do(state, "keep keep keep")
    assert state.shares == {}


def test_when_all_return_old_shares_are_void():
    state = falls("raise:6 back:2 decline back:3 reenter", tokens=(1, 0, 0, 3))
    state.table.tokens[0] = state.table.tokens[3] = 1
    state.apply(pack("VII VII"))
    do(state, "keep keep")
    assert state.table.tokens == [3, 3, 3, 3, 0]
    assert state.shares == {}


def returns_on_others_coins(agreement, **more):
    """Seat 0 is back on 8 coins of seat 1, and agrees with 3, the only other one in the game."""
    state = falls("raise:8 back:8 reenter", tokens=(1, 0, 0, 3), **more)
    state.table.tokens[0] = 1
    state.agreement = agreement
    return state


def loses(state):
    """Seat 0, who deals, falls in a deal with 3."""
    state.apply(pack("X VI"))
    return do(state, "keep keep")


def test_a_share_is_of_an_agreement_s_part_too():
    """C10: 40 in the pool, 36 of them for the loser, who came back on another's coins."""
    state = loses(returns_on_others_coins({0: 90, 3: 10}))
    do(state, "leave")
    assert state.winners == (3,)
    assert [(event.seat, event.coins, event.reason) for event in happened(state, CoinsTaken)] == [
        (3, 4, "win"),
        (1, 36, "share"),
    ]
    assert sum(state.table.coins) == 450 + 32


def test_who_put_in_a_part_gets_that_part_of_the_agreement_s():
    """C10: 3, 2 and 3 of 8 coins; 35 of 40 are for the loser, 13 1/8, 8 6/8 and 13 1/8."""
    state = falls("raise:6 back:2 decline back:3 reenter", tokens=(1, 0, 0, 3))
    state.table.tokens[0] = 1
    state.agreement = {0: 88, 3: 12}
    do(loses(state), "leave")
    taken = [(event.seat, event.coins, event.reason) for event in happened(state, CoinsTaken)]
    assert taken == [(3, 5, "win"), (1, 9, "share"), (0, 13, "agreement"), (4, 13, "share")]


def test_a_share_ends_with_the_agreement_when_the_loser_comes_back():
    state = loses(returns_on_others_coins({0: 90, 3: 10}))
    assert state.shares == {0: {0: 0, 1: 8}}, "it stands as long as the agreement does"
    do(state, "reenter")
    assert (state.agreement, state.shares) == ({}, {})


def test_a_share_ends_with_the_agreement_when_all_come_back():
    state = returns_on_others_coins({0: 90, 3: 10})
    state.table.tokens[3] = 1
    state.apply(pack("VII VII"))
    do(state, "exchange keep")
    assert (state.agreement, state.shares) == ({}, {})
