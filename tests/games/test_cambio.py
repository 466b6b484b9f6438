"""Cambio by the examples and rulings of its page, and by properties of whole games."""

from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.engine.actions import (
    CALL,
    EXCHANGE,
    KEEP,
    LEAVE,
    PAY,
    RESHUFFLE,
    SHUFFLE,
    WAIT,
    Decision,
    IllegalActionError,
    Shuffled,
)
from cucu_desktop.engine.cards import CUCCO, HIDDEN
from cucu_desktop.engine.events import SPECTATOR, Arrested, redacted
from cucu_desktop.engine.mechanisms.calls import callers
from cucu_desktop.engine.observation import observe
from cucu_desktop.engine.rarer_events import Called, Fell
from cucu_desktop.games import campli
from cucu_desktop.games.cambio import GAME, CambioState, Options
from tests.games.random_play import any_action

WORDS = {"x": EXCHANGE, "k": KEEP, "call": CALL, "wait": WAIT, "pay": PAY, "leave": LEAVE}


def game(seats, coins=None, **chosen):
    """A game of so many, the last of them the first dealer."""
    state = CambioState(replace(Options(), **chosen), coins or [25] * seats, seats - 1)
    state.start()
    return state


def deal(cards, seats=3, coins=None, **chosen):
    """A deal in which the pack begins with these cards, the dealer last."""
    return shuffle(game(seats, coins, **chosen), cards)


def shuffle(state, cards=""):
    state.apply(Shuffled(state.to_shuffle.complete([state.pack[name] for name in cards.split()])))
    return state


def act(state, words):
    """Do this one after the other: "2call" by seat 2, else by whose turn it is."""
    for word in words.split():
        seat = int(word[0]) if word[0].isdigit() else state.due.seat
        state.act(seat, WORDS[word.lstrip("0123456789")])
    return state


def held(state):
    return " ".join(str(card) for card in state.table.cards)


def fallen(state):
    return [(event.seat, event.reason) for event in state.table.events() if isinstance(event, Fell)]


def pile(state):
    return " ".join(str(card) for card, _ in state.table.laid)


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


def test_all_with_the_lowest_card_lose_owls_too():
    assert act(deal("XV XV", seats=2), "call").deal.losers == (0, 1)


def test_losers_pay_the_number_of_the_deal_the_dealer_first():
    state = act(deal("I V I"), "k k k")
    assert (state.due.seat, state.due.cost, state.due.options) == (2, 1, (PAY, LEAVE))
    act(state, "pay pay")
    assert state.table.coins == [23, 24, 23]
    act(shuffle(state, "II V VI"), "k k k")
    assert (state.due.seat, state.due.cost) == (1, 2)


def test_one_chip_each_by_the_other_option():
    state = act(deal("I V VI", pay="one"), "k k k pay")
    assert act(shuffle(state, "II V VI"), "k k k").due.cost == 1


def test_who_has_too_few_can_only_leave_and_is_asked():
    state = act(deal("I V VI", coins=[1, 25, 25]), "k k k")
    assert state.due.options == (LEAVE,)
    assert act(state, "leave").in_game() == [1, 2]


def test_everybody_who_lost_is_asked_even_when_all_others_have_left():
    state = act(deal("I I", seats=2), "k k leave")
    assert state.due.seat == 0
    act(state, "pay")
    assert state.table.coins == [25 - 1 + 2, 24]  # fee, penalty and the pot: 1 + 1 + 1
    assert state.pots == 1


def test_among_adults_losers_leave_unasked():
    state = act(deal("I V VI", children=0), "k k k")
    assert state.decision is SHUFFLE
    assert state.in_game() == [1, 2]
    assert state.coming.players == (2, 1)
    assert state.vocabulary(state.options).get("penalty") is None


def test_the_pot_is_settled_and_a_new_one_has_everybody_in_it():
    state = act(deal("I V VI", children=0), "k k k")
    act(shuffle(state, "II V"), "k k")
    assert state.pots == 1
    assert state.coming.fee == 1
    assert sorted(state.coming.players) == [0, 1, 2]
    shuffle(state)
    assert len(state.table.stock) == 37
    assert state.table.pool == 3


def test_a_pot_that_nobody_is_left_in_is_carried_over():
    state = act(deal("I I", seats=2, coins=[5, 5]), "k k leave leave")
    assert state.is_carried
    assert (state.coming.number, state.coming.fee, state.table.pool) == (1, 1, 2)
    assert state.in_game() == []


def test_who_has_no_chip_sits_a_carried_pot_out():
    state = act(deal("I I I", coins=[1, 5, 5]), "k k k leave leave leave")
    assert state.coming.players == (2, 1)
    shuffle(state)
    assert state.deal.order == (2, 1)
    assert state.table.coins == [0, 3, 3]


def test_the_only_one_with_chips_takes_a_pot_that_nobody_is_left_in():
    state = act(deal("I I I", coins=[1, 5, 1]), "k k k leave leave leave")
    assert state.is_over
    assert state.winners == (1,)
    assert state.table.coins == [0, 7, 0]


def test_where_nobody_has_a_chip_all_play_on_among_adults():
    state = act(deal("I I", seats=2, coins=[1, 1]), "k k leave leave")
    assert (state.coming.number, state.coming.fee) == (4, 0)
    act(shuffle(state, "II V"), "k k")
    assert state.winners == (0,)
    assert state.table.coins == [2, 0]


def test_the_game_ends_after_so_many_pots_and_may_be_shared():
    state = act(deal("I I", seats=2, pots=1), "k k pay leave")
    assert state.winners == (1,)
    state = act(deal("I I V", coins=[5, 7, 5], pots=1, children=0), "k k k")
    assert state.table.coins == [4, 6, 7]
    assert state.winners == (2,)
    assert act(deal("I I V", coins=[5, 8, 5], pots=1, children=0), "k k k").winners == (1, 2)


def test_the_pack_lasts_the_pot_and_the_pile_lies_open():
    state = act(deal("I V VI VII"), "k k x pay")
    assert len(state.to_shuffle.cards) == 40 - 4
    assert [str(card) for card in state.compared] == ["I", "V", "VII"]
    shuffle(state)
    assert pile(state) == "VI I V VII"
    assert [str(card) for card in observe(state, SPECTATOR).laid] == pile(state).split()
    assert len(state.table.stock) == 40 - 4 - 3


def drain(state, cards):
    """Leave only so many cards in the pack; the others lie on the pile."""
    table = state.table
    table.laid += [(card, -1) for card in table.stock[cards:]]
    del table.stock[cards:]
    return state


def test_an_empty_pack_is_made_new_of_the_pile():
    state = drain(act(deal("I V VI", children=9), "k k k pay"), 0)
    assert len(state.to_shuffle.cards) == 40
    shuffle(state)
    assert len(state.table.stock) == 37
    assert pile(state) == ""


def test_a_pack_that_runs_out_in_dealing_is_made_new():
    state = drain(act(deal("I V VI", children=9), "k k k pay"), 2)
    shuffle(state)
    assert state.decision is RESHUFFLE
    assert state.due is RESHUFFLE
    assert len(state.to_shuffle.cards) == 38
    shuffle(state)
    assert len(state.table.stock) == 37


def test_a_pack_that_runs_out_in_drawing_is_made_new():
    state = drain(deal("I V VI XIII"), 0)
    state.table.stock.append(CUCCO["XIII"])
    state.table.laid.remove((CUCCO["XIII"], -1))
    act(state, "k k x")
    assert state.decision is RESHUFFLE
    assert observe(state, 0).to_act is None
    shuffle(state, "IX")
    assert state.table.cards[2] is CUCCO["IX"]
    assert pile(state) == "VI"


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


@pytest.mark.parametrize("seed", range(60))
def test_any_game_ends_and_no_chip_is_made(seed):
    random = Random(f"cambio/{seed}")
    chosen = {name: random.choice(values) for name, values in GAME.choices.items()}
    seats, chips = random.choice([2, 3, 4, 7, 20]), random.choice([1, 2, 10, 25])
    chosen |= {
        "owls": random.choice([1, 2]),
        "children": random.choice([0, 3]),
        "pots": random.choice([0, 2]),
    }
    state = game(seats, [chips] * seats, chips=chips, **chosen)
    cards = sorted(map(str, state.pack.cards))
    while not state.is_over:
        if random.random() < 0.1:
            state = state.clone()
        state.apply(any_action(state, random))
        assert sum(state.table.coins) + state.table.pool == seats * chips
        lying = [
            *state.table.stock,
            *(card for card, _ in state.table.laid),
            *filter(None, state.table.cards),
        ]
        assert sorted(map(str, lying)) == cards or state.decision is SHUFFLE
    assert min(state.table.coins) == 0 or state.pots == state.options.pots
    assert state.table.pool == 0


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
