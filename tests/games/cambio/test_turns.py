"""Cambio by the examples and rulings of its page, and by properties of whole games."""

import pytest

from cucu_desktop.engine.actions import (
    CALL,
    EXCHANGE,
    KEEP,
    WAIT,
    Decision,
    IllegalActionError,
)
from cucu_desktop.engine.cards import CUCCO, HIDDEN
from cucu_desktop.engine.events import SPECTATOR, Arrested, redacted
from cucu_desktop.engine.mechanisms.calls import callers
from cucu_desktop.engine.observation import observe
from cucu_desktop.engine.rarer_events import Called
from cucu_desktop.games import campli
from cucu_desktop.games.cambio import GAME, Options
from tests.games.cambio.table import act, deal, fallen, game, held, pile, shuffle


def test_who_has_answered_has_a_turn_all_the_same():
    state = act(deal("I XI VI"), "x")
    assert held(state) == "VI XI I"
    assert state.due.seat == 1
    assert act(state, "x").due.seat == 2


def test_the_human_strikes_who_asks():
    state = act(deal("I XIV VI"), "x")
    assert fallen(state) == [(0, "XIV")]
    assert state.due.seat == 1
    assert state.table.shown == [True, True, False]


def test_the_cat_strikes_who_was_dealt_the_card():
    state = act(deal("II V XII IX", seats=4), "x x")
    assert fallen(state) == [(0, "XII")]
    assert held(state) == "V II XII IX"


def test_the_cat_strikes_who_asks_with_their_own_card_and_nobody_twice():
    state = act(deal("VIII V XII IX", seats=4), "k x")
    assert fallen(state) == [(1, "XII")]
    state = act(deal("III V XII XII IX", seats=5), "x x x")
    assert fallen(state) == [(0, "XII"), (2, "XII")]
    state = act(deal("III V XII XIII XII IX", seats=6), "x x k k x")
    assert fallen(state) == [(0, "XII")]


def test_a_cat_finds_nobody_whom_a_fool_has_struck_before():
    state = act(deal("III MATTO XII IX", seats=4), "x x")
    assert fallen(state) == [(0, "MATTO")]
    assert held(state) == "MATTO III XII IX"


def test_the_fool_strikes_who_receives_it():
    assert fallen(act(deal("MATTO V VI"), "x")) == [(1, "MATTO")]
    assert fallen(act(deal("IV MATTO VI"), "x")) == [(0, "MATTO")]
    both = act(deal("MATTO MATTO VI"), "x")
    assert fallen(both) == [(0, "MATTO"), (1, "MATTO")]
    assert both.due.kind == "penalty"


def test_the_human_comes_before_the_fool():
    assert fallen(act(deal("MATTO XIV VI"), "x")) == [(0, "XIV")]


def test_past_horse_and_house_one_comes_to_the_pack():
    state = act(deal("I XIII XI VII"), "x")
    assert held(state) == "VII XIII XI"
    assert pile(state) == "I"
    assert act(state, "k x").table.cards[2] is not CUCCO["XI"]


@pytest.mark.parametrize(
    ("drawn", "card", "lying", "struck"),
    [
        ("XV", "II", "XV", []),
        ("XIV", "II", "XIV", [(2, "XIV")]),
        ("XII", "II", "XII", [(2, "XII")]),
        ("XIII XI VI", "VI", "XIII XI II", []),
    ],
)
def test_what_the_pack_refuses(drawn, card, lying, struck):
    state = act(deal(f"V VI II {drawn}"), "k k x")
    assert state.table.cards[2] is CUCCO[card]
    assert pile(state) == lying
    assert fallen(state) == struck


def test_a_fool_off_the_pack_is_the_highest():
    state = act(deal("XV VI II MATTO"), "k k x")
    assert state.deal.losers == (1,)
    state = act(deal("XV VI MATTO"), "k k k")
    assert state.deal.losers == (2,)


def test_a_dealer_who_has_fallen_leaves_the_pack_to_the_last():
    state = act(deal("V VI MATTO IX"), "k x")
    assert fallen(state) == [(1, "MATTO")]
    assert state.due.seat == 2
    state = act(deal("V XI MATTO IX", seats=3), "x x")
    assert fallen(state) == [(0, "MATTO")]
    assert state.deal.draws is False


def test_when_one_is_left_the_deal_is_over():
    state = act(deal("V XIV", seats=2), "x")
    assert state.due.kind == "penalty"
    assert state.deal.losers == ()


def test_nobody_is_asked_and_who_holds_the_owl_may_call():
    state = deal("IV II XV VII", seats=4)
    assert (state.due.seat, state.due.kind, state.due.options) == (0, "turn", (KEEP, EXCHANGE))
    assert callers(state) == (2,)
    assert (state.is_pause, state.silent) == (True, (2,))
    assert state.decision == Decision(2, "call", (CALL, WAIT))
    assert act(state, "k x").table.cards[1] is CUCCO["XV"]
    assert callers(state) == (1,)
    act(state, "1call")
    assert state.deal.losers == (2,)
    assert callers(state) == ()
    assert (state.is_pause, state.silent) == (False, ())
    assert [event.seat for event in state.table.events() if isinstance(event, Called)] == [1]


def test_one_s_own_call_stands_beside_the_turn():
    state = deal("XV II V")
    assert state.due.options == (KEEP, EXCHANGE, CALL)
    act(state, "call")
    assert state.deal.losers == (1,)


def test_the_dealer_is_heard_first_before_the_first_turn():
    state = deal("V XV XV")
    assert state.decision.seat == 2
    state.apply(WAIT)
    assert state.decision.seat == 1
    state.apply(WAIT)
    assert state.decision.seat == 0
    act(state, "k x k")
    assert state.due.kind == "penalty"


def test_what_may_not_be_called_changes_nothing():
    state = deal("IV II XV VII", seats=4)
    before = state.clone()
    for seat, action in ((1, CALL), (0, CALL), (2, KEEP), (0, WAIT)):
        with pytest.raises(IllegalActionError):
            state.act(seat, action)
        assert state.clone() == before
    act(state, "2wait")
    assert state.decision.seat == 0
    with pytest.raises(IllegalActionError):
        state.act(2, CALL)


def test_who_has_fallen_does_not_call():
    state = act(deal("XV XIV VI"), "x")
    assert callers(state) == ()


def test_after_the_last_turn_there_is_no_pause():
    state = act(deal("XV II V IX", seats=4), "k k k k")
    assert state.due.kind == "penalty"


def test_no_view_tells_who_could_call():
    """With the owl elsewhere, or nowhere, everybody else is shown the same."""
    worlds = [deal(cards, seats=4) for cards in ("IV XV V VII", "IV V XV VII", "IV V VI VII")]
    for seat in (0, 3, SPECTATOR):
        seen = [observe(state, seat) for state in worlds]
        assert seen[0] == seen[1] == seen[2]
    assert observe(worlds[0], 1).decision.kind == "call"
    assert observe(worlds[0], 0).decision.kind == "turn"


def test_a_skip_need_not_tell_by_which_card():
    named = act(deal("I XI VI"), "x")
    assert observe(named, SPECTATOR).cards[1] is CUCCO["XI"]
    state = act(deal("I XI VI", skip="unnamed"), "x")
    seen = observe(state, 0)
    assert seen.cards[1] is HIDDEN
    assert seen.skipped == (False, True, False)
    told = [redacted(event, 0) for event in state.table.events() if isinstance(event, Arrested)]
    assert [event.card for event in told] == [HIDDEN]
    act(state, "x")
    assert observe(state, 0).skipped == (False, False, True)
    act(state, "x")
    assert observe(state, 0).skipped == (False, False, False)


def test_the_fallen_may_lie_closed_until_the_comparison():
    state = act(deal("I XIV VI", fallen="closed"), "x")
    assert observe(state, 2).cards[0] is HIDDEN
    act(state, "k k")
    assert observe(state, SPECTATOR).cards[0] is CUCCO["I"]


def test_everybody_sees_to_whom_a_card_was_dealt():
    state = act(deal("I V VI"), "x")
    assert dict(observe(state, SPECTATOR).dealt_to) == {0: 1, 1: 0, 2: 2}
    act(state, "k x")
    assert dict(observe(state, SPECTATOR).dealt_to) == {0: 1, 1: 0}


def test_a_game_with_one_owl_has_one():
    state = game(8, owls=1)
    assert sum(card is CUCCO["XV"] for card in state.to_shuffle.cards) == 1


def test_where_all_are_asked_nobody_is_told_by_it_who_may_call():
    state = game(4)
    state.asks_all = True
    shuffle(state, "IV II XV VII")
    asked = []
    while state.decision.kind == "call":
        asked.append((state.decision.seat, state.decision.options))
        state.apply(WAIT)
    assert asked == [(3, (WAIT,)), (1, (WAIT,)), (2, (CALL, WAIT))]
    assert state.decision.seat == 0
    state.apply(KEEP)
    assert state.clone().decision.seat == 0
    with pytest.raises(IllegalActionError):
        state.apply(CALL)
    assert [state.act(seat, WAIT) for seat in (0, 2, 3)]
    assert state.decision.seat == 1


def test_everybody_begins_with_the_games_chips_whatever_is_in_their_purse():
    assert GAME.coins_of(Options(chips=10), purse=100) == 10
    assert campli.GAME.coins_of(campli.Options(), purse=100) == 100


@pytest.mark.parametrize(
    ("option", "least", "most"), [("chips", 1, 1000), ("owls", 1, 2), ("children", 0, 100), ("pots", 0, 1000)]
)
def test_what_may_be_chosen_ends_where_the_page_says(option, least, most):
    for number in (least, most):
        GAME.check(Options(**{option: number}))
    for number in (least - 1, most + 1):
        with pytest.raises(ValueError, match=option):
            GAME.check(Options(**{option: number}))
