"""Lu Stù beyond a single deal: the ledger, the price of coming back, tokens handed out, what is known."""

import pytest

from cucu_desktop.engine.actions import ACCEPT, EXCHANGE, KEEP, REENTER, Action, IllegalActionError, Shuffled
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.exchange import SHUFFLING
from cucu_desktop.engine.mechanisms.bargain import Share
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.lu_stu import ONE_MATTO, LuStuState, Options, seats

QUIET = {"sharing": False, "agreement": False}


def game(tokens, options=None, coins=None):
    options = options or Options(stake=10, **QUIET)
    state = LuStuState(options, coins or [100] * len(tokens), len(tokens) - 1)
    for seat, held in enumerate(tokens):
        state.table.issue(seat, held, virgin=held >= 3)
    state.table.pool = 60
    state.start(SHUFFLING)
    return state


def deal(state, cards, *actions):
    state.apply(Shuffled(state.pack.complete(CUCCO[card] for card in cards.split())))
    for action in actions:
        state.apply(action)
    return state


def test_a_share_is_settled_when_the_game_is_won_deals_later():
    state = game((1, 1, 1))
    deal(state, "I XI X", EXCHANGE, Action("offer", percent=50), ACCEPT, KEEP, KEEP)
    assert state.ledger == ((0, 1, 50),)
    assert state.table.tokens == [1, 0, 1]  # the innkeeper stood on the lowest card and is out
    assert state.deal.dealer == 0
    deal(state, "V X", KEEP, KEEP)
    assert state.winners == (0,)
    assert state.table.coins == [130, 130, 100]


def test_a_guest_who_does_not_win_owes_nothing():
    state = game((1, 1, 1))
    deal(state, "I XI X", EXCHANGE, Action("offer", percent=50), ACCEPT, KEEP, KEEP)
    deal(state, "X V", KEEP, KEEP)
    assert state.winners == (2,)
    assert state.table.coins == [100, 100, 160]


def test_shares_of_one_player_never_add_up_to_more_than_all():
    state = game((3, 3, 3))
    deal(state, "I XI X", EXCHANGE, Action("offer", percent=70), ACCEPT, KEEP, KEEP)
    deal(state, "X IX I", KEEP, KEEP, KEEP)
    deal(state, "X IX I", KEEP, KEEP, KEEP)
    deal(state, "I XI X", EXCHANGE)
    with pytest.raises(IllegalActionError):
        state.apply(Action("offer", percent=31))
    with pytest.raises(IllegalActionError):
        state.apply(Action("offer", coins=101))
    state.apply(Action("offer", coins=100, percent=30))
    state.apply(ACCEPT)
    assert state.table.coins == [0, 200, 100]
    assert observe(state, 2).ledger == ((0, 1, 70), (0, 1, 30))


def test_who_has_nothing_left_to_offer_can_only_stay():
    state = game((3, 3), coins=[0, 100])
    state.ledger = (Share(0, 1, 100),)
    deal(state, "I XI", EXCHANGE)
    assert [str(option) for option in state.decision.options] == ["no-offer"]


def test_tokens_are_handed_out_from_the_first_loss_or_gain():
    state = game((3, 3, 3))
    assert observe(state, 0).handed == (0, 0, 0)
    deal(state, "MATTO MATTO I", KEEP, KEEP, KEEP)
    assert observe(state, 0).handed == (4, 4, 2)
    assert state.table.virgin == [True, True, False]


@pytest.mark.parametrize(("rule", "price"), [("double", 20), ("stake", 10)])
def test_only_actual_re_entries_double_the_price(rule, price):
    state = game((1, 1, 3), Options(stake=10, reentry=rule, **QUIET))
    deal(state, "MATTO I X", KEEP, KEEP, KEEP)
    assert state.decision.cost == price
    state.apply(REENTER)
    assert state.decision.cost == 2 * price


def test_without_re_entry_nobody_is_asked():
    state = game((1, 3, 3), Options(reentry="never", **QUIET))
    deal(state, "I V X", KEEP, KEEP, KEEP)
    assert state.decision.kind == "shuffle"


def test_with_one_matto_there_is_one_card_less_and_one_player_less():
    assert len(ONE_MATTO.cards) == 39
    assert game((3, 3), Options(matti=1)).pack is ONE_MATTO
    assert seats(Options(matti=1)) == range(2, 39)
    assert seats(Options()) == range(2, 40)


def test_who_passes_is_known_to_hold_no_special_card():
    state = game((3, 3, 3))
    deal(state, "IV XV X", EXCHANGE)
    assert observe(state, 2).low == (True, False, False)


def test_a_bought_inn_lies_open_wherever_it_goes():
    state = game((3, 3, 3, 3))
    deal(state, "II XI VII XII", EXCHANGE, Action("offer", coins=1), ACCEPT)
    assert observe(state, 3).shown == (True, False, False, False)
    assert observe(state, 3).sold == (0,)
    for action in (EXCHANGE, EXCHANGE):  # the card meets the dealer's cat and runs back to the first
        state.apply(action)
    assert [str(card) for card in state.table.cards] == ["II", "XI", "VII", "XII"]


def test_every_innkeeper_gets_their_percent_to_the_coin():
    """L8, E9: of 1000 coins 30 % and 25 % to one innkeeper, 7 % to another; the winner keeps 38 %."""
    state = game((1, 0, 0, 1), Options(stake=10, reentry="never", **QUIET))
    state.table.pool = 1000
    state.ledger = (Share(3, 1, 30), Share(3, 0, 7), Share(3, 1, 25), Share(0, 2, 90))
    deal(state, "V X", KEEP, KEEP)
    assert state.winners == (3,)
    assert state.table.coins == [170, 650, 100, 480]
