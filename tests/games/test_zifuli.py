"""Zifuli, case by case: sources 001 and 002, rulings Z1-Z6."""

import pytest

from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.tricks.events import PartnerKnown, ThrownIn, TokensMoved
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.games.zifuli import LOWER, RANKS
from tests.trick_playing import asked, deal, do, happened, play

HANDS = [
    "LEONE LEONE XV XV XIV XIV XIII XII",
    "XIII XII XI I I II II III",
    "XI MATTO MATTO III IV IV V V",
    "NULLA NULLA SECCHIA VI VI VII VII VIII",
    "SECCHIA MASCHERA MASCHERA VIII IX IX X X",
]
ALL_PASS = "pass pass pass pass "


def test_the_matto_stands_between_nulla_and_the_inn():
    order = sorted(RANKS["red"], key=RANKS["red"].get)
    assert " ".join(map(str, order)) == "MASCHERA SECCHIA NULLA MATTO XI XII XIII XIV XV LEONE"  # Z2


def test_the_first_bids_any_card_of_the_hand_once():
    assert asked(deal("zifuli", HANDS)) == "0 pass bid LEONE bid XII bid XIII bid XIV bid XV"


def test_a_higher_bid_is_a_lower_card_of_the_same_series():
    state = deal("zifuli", HANDS, "bid:XIII")
    assert asked(state) == "1 pass bid XI bid XII"
    do(state, "bid:XI")
    assert asked(state) == "2 pass bid MATTO"
    assert {card.id for card in CUCCO.designs if LOWER[CUCCO["IV"]] >> card.rank & 1} == {"I", "II", "III"}


def test_everybody_sees_which_bid_is_the_highest():
    state = deal("zifuli", HANDS)
    assert observe(state, 3).highest_bid is None
    do(state, "bid:XIII pass bid:MATTO pass")
    assert observe(state, 3).highest_bid == observe(state, SPECTATOR).highest_bid == (2, CUCCO["MATTO"])


def test_who_has_passed_is_not_asked_again():
    state = deal("zifuli", HANDS, "bid:XIII pass bid:MATTO pass bid:SECCHIA")
    assert asked(state) == "0 pass"
    do(state, "pass")
    assert asked(state) == "2 pass"
    do(state, "pass")
    assert state.phase == "Play"
    assert (state.bidder, state.bid, state.partner) == (4, CUCCO["SECCHIA"], 3)


def test_the_last_may_still_bid_when_all_others_have_passed():
    state = deal("zifuli", HANDS, ALL_PASS)
    assert asked(state).startswith("4 pass bid MASCHERA")
    do(state, "bid:X")
    assert state.phase == "Play"
    assert asked(state).startswith("0 play")  # Z6


def test_all_pass_and_the_cards_are_thrown_in():
    state = deal("zifuli", HANDS, ALL_PASS + "pass")
    assert state.is_over
    assert state.winners is None
    assert happened(state, ThrownIn) == [ThrownIn()]
    assert state.scores() == (0,) * 5
    assert state.sides() == ()


def sides(state):
    """Who knows the sides: the seats, and * for everybody."""
    seats = [seat for seat in range(5) if observe(state, seat).sides is not None]
    return "*" if observe(state, SPECTATOR).sides else seats


def test_only_the_partner_knows_until_the_card_falls():
    state = deal("zifuli", HANDS, "bid:XIII " + ALL_PASS)
    assert sides(state) == [1]
    assert observe(state, 1).sides == ((0, 1), (2, 3, 4))
    play(state, "LEONE")
    assert sides(state) == [1]
    play(state, "XIII")
    assert sides(state) == "*"
    assert happened(state, PartnerKnown) == [PartnerKnown(0, 1)]
    assert state.table.is_partner_known


def test_the_bidders_own_copy_tells_nothing():
    state = deal("zifuli", HANDS, "bid:XIII " + ALL_PASS)
    play(state, "XIII XII XI NULLA SECCHIA")
    assert sides(state) == [1]


def test_alone_it_shows_with_the_second_copy():
    state = deal("zifuli", HANDS, "bid:LEONE " + ALL_PASS)
    assert sides(state) == [0]  # the bidder's own hand tells it
    play(state, "LEONE XII XI NULLA SECCHIA")
    assert sides(state) == [0]
    play(state, "LEONE")
    assert sides(state) == "*"
    assert happened(state, PartnerKnown) == [PartnerKnown(0, None)]


def finished(state):
    while not state.is_over:
        state.apply(state.decision.options[-1])
    return state


def test_the_bidder_gets_two_the_partner_one():
    state = deal("zifuli", HANDS, "bid:XIII " + ALL_PASS)
    play(state, "LEONE XIII XI NULLA SECCHIA LEONE XII MATTO NULLA MASCHERA XV XI MATTO SECCHIA MASCHERA")
    assert finished(state).scores() == (2, 1, -1, -1, -1)
    assert TokensMoved(0, 2) in happened(state, TokensMoved)


def test_alone_it_is_eight():
    state = deal("zifuli", HANDS, "bid:LEONE " + ALL_PASS)
    play(state, "LEONE XIII XI NULLA SECCHIA LEONE XII MATTO NULLA MASCHERA XV XI MATTO SECCHIA MASCHERA")
    assert finished(state).scores() == (8, -2, -2, -2, -2)


@pytest.mark.parametrize(("bid", "scores"), [("I", (1, -2, 1, 1, 1)), ("III", (1, -2, 1, 1, 1))])
def test_lost_it_is_reversed(bid, scores):
    state = finished(deal("zifuli", HANDS, f"pass bid:{bid} pass pass pass"))
    assert state.winners != state.contract[0]
    alone = state.partner is None
    assert state.scores() == ((2, -8, 2, 2, 2) if alone else tuple(
        -1 if seat == state.partner else score for seat, score in enumerate(scores)
    ))  # fmt: skip


def test_drawn_nobody_pays(monkeypatch):
    """Z4."""
    state = deal("zifuli", HANDS, "bid:XIII " + ALL_PASS)
    for name in ("values", "second_values"):
        monkeypatch.setattr(type(state), name, dict.fromkeys(CUCCO.designs, 0.0))
    assert finished(state).winners == ()
    assert state.scores() == (0,) * 5


def test_the_recount_decides(monkeypatch):
    state = deal("zifuli", HANDS, "bid:XIII " + ALL_PASS)
    monkeypatch.setattr(type(state), "values", dict.fromkeys(CUCCO.designs, 0.0))
    assert finished(state).recount == (sum(state.recount), 0)
    assert state.winners == (0, 1)
