"""Kille by the examples of its page, and by properties of whole games."""

from dataclasses import replace

from cucu_desktop.engine.actions import BUY, EXCHANGE, KEEP, LEAVE, Shuffled
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.kille import KilleState, Options


def deal(cards, seats=3, **chosen):
    """A deal in which the pack begins with these cards, the dealer last."""
    state = KilleState(replace(Options(), **chosen), [100] * seats, seats - 1)
    state.start()
    state.apply(Shuffled(state.pack.complete([state.pack[name] for name in cards.split()])))
    return state


def act(state, words):
    for word in words.split():
        state.apply({"x": EXCHANGE, "k": KEEP, "buy": BUY, "leave": LEAVE}[word])
    return state


def held(state):
    return [card and card.id for card in state.table.cards]


def test_harlekin_falls_when_he_is_exchanged():
    state = act(deal("4 HARLEKIN 1"), "x")
    assert observe(state, 2).lowered == (True, False, False)
    assert state.table.shown == [True, False, False]
    state = act(state, "k k leave")
    assert state.table.tokens == [0, 1, 1]


def test_the_sows_bite_goes_back_the_way_it_came_and_who_was_dealt_it_may_buy():
    state = act(deal("1 8 6 HUSU 9", seats=5), "x x x")
    assert held(state) == ["1", "8", "6", "HUSU", "9"]
    assert state.table.dead == [True, False, False, False, False]
    state = act(state, "k buy leave")
    assert state.table.tokens == [1, 1, 0, 1, 1]
    assert state.bought == [1, 0, 0, 0, 0]
    assert state.table.pool == 30


def test_the_sow_may_undo_every_exchange():
    state = act(deal("1 8 3 7 HUSU 9", seats=6, husu="all"), "x k x x")
    assert held(state) == ["1", "8", "3", "7", "HUSU", "9"]


def test_husar_kills_who_asks_and_the_deal_ends_where_one_is_left():
    state = act(deal("1 HUSAR 5 HUSAR"), "x x")
    assert state.table.tokens == [0, 1, 0]
    assert (state.decision.kind, state.decision.seat) == ("reentry", 0)
    act(state, "leave leave")
    assert state.winners == (1,)


def test_a_showing_that_kills_all_does_not_count_or_is_shared():
    replayed = act(deal("5 5 BLAREN", blaren="dies"), "k k k")
    assert replayed.decision.seat in (0, 2)
    shared = act(deal("BLAREN BLAREN 3", seats=3, all_out="share", buys=0), "k k k")
    assert shared.winners == (2,)
    nobody = deal("5 5 KAVALL VARDSHUS 7 5", all_out="replay")
    assert act(nobody, "k k x").decision.kind in ("reentry", "shuffle")


def test_who_cannot_pay_can_only_leave():
    state = KilleState(Options(), [5, 100, 100], 2)
    state.start()
    state.apply(Shuffled(state.pack.complete([state.pack[name] for name in ("1", "8", "9")])))
    act(state, "k k k")
    assert state.decision.options == (LEAVE,)
    assert state.vocabulary(state.options)["reentry"] == (BUY, LEAVE)
