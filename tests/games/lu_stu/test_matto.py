"""The Matto's bargain in a final of one token each (003, rule 21)."""

import pytest

from cucu_desktop.engine.actions import EXCHANGE, KEEP, REFUSE, Action, IllegalActionError, Shuffled
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.exchange import SHUFFLING
from cucu_desktop.engine.mechanisms.fools_bargain import HIDE, SHOW
from cucu_desktop.engine.observation import observe
from cucu_desktop.engine.rarer_events import CoinsGiven, OfferAnswered, Offered
from cucu_desktop.games.lu_stu import LuStuState, Options

NOTHING = Action("no-offer")


def final(cards, *actions, tokens=(0, 1, 0, 1), coins=(50, 50, 0, 50), ledger=()):
    """Seats 1 and 3 are left, 3 deals; 0 and 2 are out."""
    state = LuStuState(Options(agreement=False), list(coins), 3)
    for seat, held in enumerate(tokens):
        state.table.issue(seat, held, virgin=False)
    state.table.pool = 100
    state.ledger = ledger
    state.start(SHUFFLING)
    state.apply(Shuffled(state.pack.complete(CUCCO[card] for card in cards.split())))
    for action in actions:
        state.apply(action)
    return state


def asked(state):
    return state.decision.seat, [str(option) for option in state.decision.options]


def test_the_opponent_buys_the_pass_and_the_game_goes_on():
    state = final("MATTO X", SHOW)
    assert asked(state) == (3, ["offer", "no-offer"])
    assert observe(state, 0).shown[1]
    assert observe(state, 0).is_matto_shown
    for action in (Action("offer", coins=20), NOTHING, NOTHING):
        state.apply(action)
    assert asked(state) == (1, ["exchange", "refuse"])
    state.apply(EXCHANGE)
    assert state.table.coins == [50, 70, 0, 30]
    assert observe(state, 0).bound == (1, EXCHANGE)
    assert asked(state) == (1, ["exchange"])
    state.apply(EXCHANGE)
    assert asked(state) == (1, ["offer", "no-offer"])  # to the next holder (L14)


def test_a_matto_face_down_sells_nothing():
    assert not observe(final("MATTO X"), 1).is_matto_shown


def test_those_who_are_out_buy_the_stay_and_come_back():
    state = final("MATTO X", SHOW, NOTHING, Action("offer", coins=5, percent=10), Action("offer", percent=20))
    assert asked(state) == (1, ["keep", "refuse"])
    state.apply(KEEP)
    assert state.ledger == ((0, 1, 10), (2, 1, 20))
    assert asked(state) == (1, ["keep"])
    with pytest.raises(IllegalActionError):
        state.apply(EXCHANGE)
    state.apply(KEEP)
    state.apply(KEEP)
    assert state.table.tokens == [3, 3, 3, 3]


def test_the_dealer_too_may_have_the_matto_and_refuse_all():
    state = final("X MATTO", KEEP, SHOW, Action("offer", coins=1), NOTHING, NOTHING, REFUSE)
    assert asked(state) == (3, ["keep", "exchange"])
    assert state.table.coins == [50, 50, 0, 50]


def test_nothing_is_offered_or_the_matto_is_not_shown():
    assert asked(final("MATTO X", SHOW, NOTHING, NOTHING, NOTHING)) == (1, ["keep", "exchange"])
    state = final("MATTO X", HIDE)
    assert asked(state) == (1, ["keep", "exchange"])
    assert not observe(state, 3).shown[1]


def test_who_has_nothing_to_offer_is_not_asked():
    from cucu_desktop.engine.mechanisms.bargain import Share  # noqa: PLC0415 - the one line of a ledger here

    state = final("MATTO X", SHOW, NOTHING, NOTHING, ledger=(Share(2, 1, 100),))
    assert asked(state) == (1, ["keep", "exchange"])


@pytest.mark.parametrize(
    ("cards", "tokens"), [("X V", (0, 1, 0, 1)), ("MATTO X", (0, 2, 0, 1)), ("MATTO X", (0, 1, 1, 1))]
)
def test_there_is_no_bargain_without_a_matto_or_in_no_such_final(cards, tokens):
    assert asked(final(cards, tokens=tokens)) == (1, ["keep", "exchange"])


def test_the_question_whether_to_show_it_tells_nobody_who_has_it():
    fool, other = final("MATTO X"), final("V X")
    assert fool.decision.kind == "matto"
    assert other.decision.kind == "turn"
    for seat in (0, 2, 3, 63):
        assert observe(fool, seat) == observe(other, seat)


def test_whoever_comes_to_hold_it_by_an_exchange_may_sell_it_too():
    """L14: a bargain that the first holder did not make does not close it for the next."""
    state = final("MATTO X", HIDE, EXCHANGE)
    assert state.table.cards[3] is CUCCO["MATTO"]
    assert asked(state) == (3, ["show", "hide"])
    for action in (SHOW, NOTHING, Action("offer", coins=7), NOTHING, KEEP):
        state.apply(action)
    assert state.table.coins == [43, 50, 0, 57]
    assert asked(state) == (3, ["keep"])


def test_a_matto_that_was_sold_and_passed_on_lies_open_and_is_sold_again():
    """L14: its next holder need not show it; what was offered to the first one is done with."""
    state = final("MATTO X", SHOW, Action("offer", coins=20), NOTHING, NOTHING, EXCHANGE, EXCHANGE)
    assert state.table.coins == [50, 70, 0, 30]
    assert state.decision.kind == "bargain"
    assert asked(state) == (1, ["offer", "no-offer"])
    assert observe(state, 0).bids == ()
    for action in (NOTHING, Action("offer", coins=9), NOTHING):
        state.apply(action)
    assert asked(state) == (3, ["keep", "refuse"])
    state.apply(REFUSE)
    assert state.table.coins == [50, 70, 0, 30]
    assert asked(state) == (3, ["keep", "exchange"])


def test_each_holder_is_asked_once():
    state = final("MATTO X", SHOW, NOTHING, NOTHING, NOTHING)
    assert asked(state) == (1, ["keep", "exchange"])
    state = final("X MATTO", KEEP, HIDE)
    assert asked(state) == (3, ["keep", "exchange"])


def test_in_the_first_edition_only_the_first_holder_was_asked():
    state = final("MATTO X", HIDE)
    state.edition = 1
    state.apply(EXCHANGE)
    assert asked(state) == (3, ["keep", "exchange"])


def test_what_is_offered_is_told_to_the_coin():
    share, coins = Action("offer", percent=20), Action("offer", coins=7)
    state = final("MATTO X", SHOW, share, coins, NOTHING, KEEP)
    told = [
        event for event in state.table.events() if isinstance(event, Offered | OfferAnswered | CoinsGiven)
    ]
    assert told == [
        Offered(3, 1, 0, 20),
        Offered(0, 1, 7, 0),
        Offered(2, 1, 0, 0),
        OfferAnswered(3, 1, False),
        OfferAnswered(0, 1, True),
        CoinsGiven(0, 1, 7, "matto"),
    ]
