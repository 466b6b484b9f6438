"""What one seat may know, by examples; tests/games/test_hidden.py proves that nothing else gets through."""

from random import Random

from cucu_desktop.engine.cards import CUCCO, HIDDEN
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.observation import observe, unseen
from cucu_desktop.games.campli import ARRESTS
from tests.engine.exchange_worlds import sample_world
from tests.playing import deal

FOUR = (3, 3, 3, 3)


def seen(state, seat):
    return " ".join(str(card or "-") for card in observe(state, seat).cards)


def test_a_player_sees_the_own_card():
    state = deal("II", tokens=FOUR)
    assert seen(state, 0) == "II - - -"
    assert observe(state, 0).card is CUCCO["II"]
    assert seen(state, 1) == "? - - -"
    assert observe(state, 1).card is None
    assert observe(state, SPECTATOR).card is None


def test_everybody_decides_for_their_own_seat():
    assert [observe(deal("II", tokens=FOUR), 0).player_for(seat) for seat in range(4)] == [0, 1, 2, 3]


def test_who_has_a_token_is_in():
    seen_from_there = observe(deal("II", tokens=(3, 0, 1, 2)), 0)
    assert [seen_from_there.is_in(seat) for seat in range(4)] == [True, False, True, True]


def test_all_tokens_of_campli_are_handed_out_before_the_first_deal():
    assert observe(deal("II", tokens=FOUR), 0).handed == FOUR


def test_whoever_passed_a_card_on_knows_who_has_it():
    state = deal("II V VI X", "exchange exchange", tokens=FOUR)
    assert seen(state, 0) == "V ? II -"
    assert seen(state, 1) == "V VI II -"
    assert seen(state, 2) == "? VI II -"
    assert seen(state, 3) == "? ? ? -"


def test_a_card_given_on_demand_is_known_to_be_no_special_one():
    state = deal("XV V", "exchange", tokens=FOUR)
    assert observe(state, 3).low == (True, False, False, False)


def test_an_announced_card_is_known_to_all_and_lies_face_up_but_for_the_inn():
    horse = deal("II XIII V", "exchange", tokens=FOUR)
    assert seen(horse, SPECTATOR) == "? XIII ? -"
    assert observe(horse, SPECTATOR).shown == (False, True, False, False)
    inn = deal("II XI V", "exchange", tokens=FOUR)
    assert seen(inn, SPECTATOR) == "? XI - -"
    assert observe(inn, SPECTATOR).shown == (False, False, False, False)


def test_an_inn_given_away_is_still_known_to_all():
    state = deal("II XI V", "exchange ask refuse exchange", tokens=FOUR)
    assert seen(state, SPECTATOR) == "XI ? ? -"


def test_what_the_dealer_lays_away_is_hidden_from_who_never_saw_it():
    state = deal("V X II XV", "keep exchange exchange", virgins=())
    assert observe(state, 1).laid == (CUCCO["X"],)
    assert observe(state, 0).laid == (HIDDEN,)


def test_a_dead_card_is_not_shown_at_the_comparison():
    state = deal("LEONE XIV X IX", "exchange keep keep", tokens=(1, 3, 3, 3))
    assert seen(state, 1) == "? XIV X IX"
    assert observe(state, 1).dead == (True, False, False, False)


def test_only_the_one_who_decides_gets_the_options():
    state = deal("II", tokens=FOUR)
    assert observe(state, 0).decision is state.decision
    other = observe(state, 1)
    assert (other.decision, other.to_act, other.kind) == (None, 0, "turn")


def test_chance_acts_for_nobody():
    state = deal("X X X", "keep keep keep", tokens=(2, 2, 2))
    view = observe(state, 0)
    assert (view.to_act, view.kind, view.decision) == (None, "shuffle", None)


def test_a_finished_game_asks_nobody():
    view = observe(deal("X II", "keep keep", tokens=(1, 1), virgins=()), 0)
    assert (view.to_act, view.kind, view.about, view.cost, view.winners) == (None, "", None, None, (0,))


def test_what_has_not_been_seen_is_counted():
    state = deal("II V", "exchange", tokens=FOUR)
    left = unseen(observe(state, 0), CUCCO)
    assert left.total() == 38
    assert left[CUCCO["II"]] == left[CUCCO["V"]] == 1
    assert unseen(observe(state, SPECTATOR), CUCCO).total() == 40


def test_a_sampled_world_keeps_what_is_known():
    """Given on demand to seat 1, seat 0's card is none of the special ones, for every viewer."""
    state = deal("XV V VI", "exchange keep", tokens=FOUR)
    for seed in range(50):
        world = sample_world(observe(state, 2), CUCCO, tuple(ARRESTS), Random(seed))
        assert world.cards[0] not in ARRESTS
        assert world.cards[2:] == (CUCCO["VI"], None)
        assert len(world.stock) == 37
        assert not world.laid


def test_worlds_differ():
    state = deal("XV V VI", "exchange keep", tokens=FOUR)
    view = observe(state, 2)
    worlds = {sample_world(view, CUCCO, tuple(ARRESTS), Random(seed)).cards for seed in range(30)}
    assert len(worlds) > 10
