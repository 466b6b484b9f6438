"""Payments, pots, and the pack that lasts a pot (Cambio)."""

from cucu_desktop.engine.actions import (
    LEAVE,
    PAY,
    RESHUFFLE,
    SHUFFLE,
)
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.observation import observe
from tests.games.cambio.table import act, deal, pile, shuffle


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
    """Leave only these cards in the pack; the others lie on the pile."""
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
