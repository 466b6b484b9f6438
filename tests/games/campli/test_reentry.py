"""Coming back (000 "Re-entry", "All players re-enter"; E5, E6, C7)."""

import pytest

from cucu_desktop.engine.actions import LEAVE, REENTER, IllegalActionError
from cucu_desktop.engine.events import CoinsPaid, Eliminated, Left, Reentered, ReentryOffered
from cucu_desktop.games.campli import Options
from tests.playing import asked, deal, do, happened

STAKE_5 = Options(stake=5, sharing=False, agreement=False)


def two_fall(words="keep keep keep keep", **more):
    """Seats 0 and 1 lose their last token, 2 and 3 are virgins."""
    return deal("II II X IX", words, tokens=(1, 1, 3, 3), options=more.pop("options", STAKE_5), **more)


def test_the_price_doubles_with_every_elimination():
    """C7: in playing order, re-entered or not."""
    state = two_fall()
    assert (asked(state), state.decision.cost) == ("0 reenter leave", 5)
    do(state, "leave")
    assert (asked(state), state.decision.cost) == ("1 reenter leave", 10)
    do(state, "reenter")
    assert state.table.coins == [100, 90, 100, 100]
    assert state.table.pool == 30
    assert state.table.tokens == [0, 3, 3, 3]
    assert state.table.virgin == [False, False, True, True]
    assert [(event.seat, event.number) for event in happened(state, Eliminated)] == [(0, 1), (1, 2)]
    assert happened(state, Left) == [Left(0)]
    assert happened(state, CoinsPaid) == [CoinsPaid(1, 10, "reentry")]
    assert happened(state, Reentered) == [Reentered(1, 3, free=False)]


def test_earlier_eliminations_count_whether_or_not_anybody_was_asked():
    state = deal("II X IX", "keep keep keep", tokens=(1, 2, 2), options=STAKE_5)
    assert asked(state) == "nobody", "no virgin is left"
    assert state.eliminations == 1
    do(state, "")
    assert [event.number for event in happened(state, Eliminated)] == [1]
    assert happened(state, ReentryOffered) == []


def test_without_a_virgin_nobody_comes_back():
    state = two_fall(virgins=())
    assert asked(state) == "nobody"
    assert state.table.tokens == [0, 0, 3, 3]


def test_a_virgin_who_loses_one_in_this_deal_is_none_when_it_is_offered():
    """E5: "at that moment"."""
    state = deal("II II II", "keep keep keep", tokens=(1, 3, 2), virgins=(1,))
    assert state.table.virgin == [False, False, False]
    assert asked(state) == "nobody"


def test_who_cannot_pay_can_only_leave():
    state = two_fall(coins=[4, 10, 0, 0])
    assert asked(state) == "0 leave"
    with pytest.raises(IllegalActionError):
        state.apply(REENTER)
    assert state.table.coins == [4, 10, 0, 0]
    state.apply(LEAVE)
    assert asked(state) == "1 reenter leave", "ten are just enough"


def test_a_sole_survivor_who_is_a_virgin_can_be_challenged_again():
    """E5: it is offered before the end of the game is declared."""
    state = deal("II X", "keep keep", tokens=(1, 3))
    assert asked(state) == "0 reenter leave"
    back = do(state.clone(), "reenter")
    assert not back.is_over
    assert back.table.tokens == [3, 3]
    do(state, "leave")
    assert state.winners == (1,)
    assert state.table.coins == [100, 110]


def test_a_sole_survivor_who_is_no_virgin_has_won():
    state = deal("II X", "keep keep", tokens=(1, 2))
    assert state.winners == (1,)
    assert state.decision is None


def test_whoever_fell_in_an_earlier_deal_is_not_asked_again():
    state = deal("II X X", "keep keep keep", tokens=(1, 0, 3, 3), options=STAKE_5)
    assert asked(state) == "0 reenter leave"
    do(state, "leave")
    assert asked(state) == "nobody"


def test_an_arrest_and_the_comparison_are_asked_in_playing_order():
    state = deal("II V XIV X", "keep exchange keep", tokens=(1, 1, 3, 3))
    assert asked(state) == "0 reenter leave"
    do(state, "reenter")
    assert (asked(state), state.decision.cost) == ("1 reenter leave", 10)


def test_all_return_if_nobody_has_a_token():
    """E6, by 000's most extreme case: two cats and a fool."""
    state = deal("I XII II XII MATTO", "exchange exchange keep", tokens=(1, 1, 1, 0, 1, 1))
    assert state.table.tokens == [3] * 6
    assert state.table.virgin == [False] * 6
    assert state.table.pool == 30
    assert state.table.coins == [100] * 6
    assert [event.seat for event in happened(state, Reentered)] == [0, 1, 2, 3, 4, 5]
    assert all(event.free for event in happened(state, Reentered))
    assert [event.seat for event in happened(state, Eliminated)] == [0, 1, 2, 4, 5]
    assert asked(state) == "nobody"


def test_onlookers_do_not_return_with_the_others():
    state = deal("VII VII", "keep keep", tokens=(1, 1), onlookers=2)
    assert state.table.tokens == [3, 3, 0, 0]


def test_reentry_may_be_left_out_by_agreement():
    state = two_fall(options=Options(reentry=False, agreement=False))
    assert asked(state) == "nobody"
    assert state.table.tokens == [0, 0, 3, 3]
