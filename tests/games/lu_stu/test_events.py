"""The events of a reverse run and of an offer: who, to whom, which card and how much."""

from itertools import dropwhile, takewhile

from cucu_desktop.engine.actions import ACCEPT, EXCHANGE, KEEP, NO_OFFER, REFUSE, Action
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import Arrested, Exchanged, Exposed, TokenLost
from cucu_desktop.engine.rarer_events import CoinsGiven, OfferAnswered, Offered, RunsBack
from tests.games.lu_stu.test_game import deal, game


def of_kinds(state, *kinds):
    return [event for event in state.table.events() if isinstance(event, kinds)]


def run(cards, *actions, tokens=(3, 3, 3, 3)):
    """The events of the run that the last exchange starts."""
    state = deal(game(tokens), cards, *actions)
    events = state.table.events()
    of_the_run = dropwhile(lambda event: not isinstance(event, RunsBack), events)
    return list(takewhile(lambda event: not isinstance(event, Exposed), of_the_run))


def test_the_card_runs_back_from_seat_to_seat():
    """L7: the exchanger holds II at the cat and gives it to the one before, and so on to the first."""
    told = run("VII VI II XII", KEEP, KEEP, EXCHANGE)
    ii, vi, vii = CUCCO["II"], CUCCO["VI"], CUCCO["VII"]
    assert told == [
        RunsBack(2, 1),
        Exchanged(2, 1, ii, vi, "cat", 1 << 2 | 1 << 1),
        RunsBack(1, 0),
        Exchanged(1, 0, ii, vii, "cat", 1 << 1 | 1 << 0),
    ]


def test_a_horse_is_jumped_and_a_hunter_shoots_who_tries():
    told = run("XIV XIII II XII", KEEP, KEEP, EXCHANGE)
    assert told[:2] == [RunsBack(2, 1), Arrested(1, 2, CUCCO["XIII"], True, -1)]
    assert told[2:] == [RunsBack(2, 0), Arrested(0, 2, CUCCO["XIV"], True, -1), TokenLost(2, 1, "XIV")]


def test_a_horse_in_the_way_is_no_carrier():
    told = run("VII XIII II XII", KEEP, KEEP, EXCHANGE)
    assert told[-2:] == [RunsBack(2, 0), Exchanged(2, 0, CUCCO["II"], CUCCO["VII"], "cat", 1 << 2 | 1 << 0)]


def offer(*answers):
    return deal(game((3, 3, 3)), "II XI X", EXCHANGE, *answers)


def test_an_offer_of_coins_tells_no_share():
    state = offer(Action("offer", coins=5), ACCEPT)
    assert of_kinds(state, Offered) == [Offered(0, 1, 5, 0)]
    assert of_kinds(state, OfferAnswered) == [OfferAnswered(0, 1, True)]
    assert of_kinds(state, CoinsGiven) == [CoinsGiven(0, 1, 5, "inn")]
    assert state.ledger == ()


def test_an_offer_of_a_share_tells_no_coins():
    state = offer(Action("offer", percent=20), REFUSE)
    assert of_kinds(state, Offered) == [Offered(0, 1, 0, 20)]
    assert of_kinds(state, OfferAnswered) == [OfferAnswered(0, 1, False)]
    assert of_kinds(state, CoinsGiven) == []
    assert of_kinds(state, Exposed) == [Exposed(1, CUCCO["XI"], -1)]


def test_an_offer_of_both_tells_both():
    state = offer(Action("offer", 5, 20), ACCEPT)
    assert of_kinds(state, Offered) == [Offered(0, 1, 5, 20)]
    assert of_kinds(state, CoinsGiven) == [CoinsGiven(0, 1, 5, "inn")]
    assert [tuple(share) for share in state.ledger] == [(0, 1, 20)]


def test_no_offer_is_told_as_one_of_nothing():
    state = offer(NO_OFFER)
    assert of_kinds(state, Offered) == [Offered(0, 1, 0, 0)]
    assert of_kinds(state, OfferAnswered) == []
