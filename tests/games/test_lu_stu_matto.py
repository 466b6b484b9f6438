"""The Matto's bargain in a final of one token each (003, rule 21)."""

import pytest

from cucu_desktop.engine.actions import EXCHANGE, KEEP, REFUSE, Action, IllegalActionError, Shuffled
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.exchange import SHUFFLING
from cucu_desktop.engine.fools_bargain import HIDE, SHOW
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.lu_stu import Options, State

NOTHING = Action("no-offer")


def final(cards, *actions, tokens=(0, 1, 0, 1), coins=(50, 50, 0, 50), ledger=()):
    """Seats 1 and 3 are left, 3 deals; 0 and 2 are out."""
    state = State(Options(agreement=False), list(coins), 3)
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
    for action in (Action("offer", coins=20), NOTHING, NOTHING):
        state.apply(action)
    assert asked(state) == (1, ["exchange", "refuse"])
    state.apply(EXCHANGE)
    assert state.table.coins == [50, 70, 0, 30]
    assert observe(state, 0).bound == (1, EXCHANGE)
    assert asked(state) == (1, ["exchange"])
    state.apply(EXCHANGE)
    assert asked(state) == (3, ["keep", "exchange"])


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
    from cucu_desktop.engine.bargain import Share  # noqa: PLC0415 - the one line of a ledger here

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
