"""What is said of others at the table, at what everybody has seen, and in how many ways."""

import re
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from cucu_desktop.engine import events as happen
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.match.events.tables import event_rows
from cucu_desktop.match.events.turns import Stopped
from cucu_desktop.ui.text.speech import said_at
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.words import place_calls
from tests.trick_playing import GAMES, any_action, any_deal, play
from tests.trick_playing import deal as trick_deal
from tests.ui.scene.tricks.test_scene import Showing
from tests.ui.text.stories import played, story
from tests.ui.text.test_wording import PLACES, entries, words_there


def of_this_deal(views, **what):
    return replace(views[SPECTATOR], order=(1, 2, 3, 0), dead=(False,) * 5, **what)


def test_who_deals_and_pays_is_mocked_by_somebody_who_does_not():
    """003, rule 4: when one "goes with the pack" they laugh the more."""
    wording, views = Wording("it"), next(iter(played(1)))[1]
    mocked = [way["say"] for way in words_there("calls/campli")["asides"]["with-the-pack"]]
    for deal in range(20):
        view = of_this_deal(views, deals=deal)
        said = wording.calls.bubble(happen.Compared((2, 0)), view, "ercole")
        assert said.seat in (1, 3)
        assert said.local in [*mocked, "AHAHAH! COL MAZZO!"]
        assert wording.calls.bubble(happen.Compared((2, 0)), view) is None, (
            "no words are put into a person's mouth"
        )
        assert wording.calls.bubble(happen.Compared((0, 1, 2, 3)), view, "ercole") is None


def test_neighbours_do_not_parrot_each_other():
    wording, view = Wording("de"), next(iter(played(1)))[1][SPECTATOR]
    for deal in range(30):
        table = replace(view, deals=deal, order=(1, 2, 3, 4, 0))
        said = [wording.calls.bubble(happen.Kept(seat), table, ["nina"] * 60).local for seat in (1, 2, 3, 4)]
        assert all(one != other for one, other in pairwise(said) if "timone" not in one)


def test_the_last_who_has_never_paid_says_so_now_and_then():
    wording, views = Wording("it"), next(iter(played(1)))[1]
    virgins = [way["say"] for way in words_there("calls/campli")["asides"]["one-virgin"]]
    heard = [
        wording.calls.bubble(
            happen.Compared((1,)),
            of_this_deal(views, deals=deal, virgin=(False, False, False, True, False)),
            ["nina"] * 60,
        )
        for deal in range(30)
    ]
    said = [bubble for bubble in heard if bubble]
    assert 3 < len(said) < 20
    assert all(bubble.seat == 3 and bubble.local in virgins for bubble in said)


def test_the_last_token_is_worth_other_words():
    wording, view = Wording("en"), next(iter(played(1)))[1][SPECTATOR]
    last = [way["say"] for way in words_there("calls/campli")["calls"]["lost-lowest-last"]]
    assert wording.calls.bubble(happen.TokenLost(1, 1, "lowest"), view).local == last[0]
    assert wording.calls.bubble(happen.TokenLost(1, 2, "lowest"), view).local not in last
    assert wording.calls.bubble(happen.TokenLost(1, 1, "matto"), view).local == "Il matto paga con gli altri."


@pytest.mark.parametrize("place", PLACES)
def test_the_italian_meaning_is_what_is_said_and_not_a_report_of_it(place):
    reports = re.compile(
        r"\b(dice (di|che)\b|pensa che|mette (fretta|in guardia)|sfotte|sconsiglia|avverte|non ci crede)"
    )
    said = words_there(f"calls/{place}")
    meanings = [entry["it"] for part in said.values() for entry in entries(part) if "it" in entry]
    assert meanings
    assert not [meaning for meaning in meanings if reports.search(meaning)]


@pytest.mark.parametrize("place", PLACES)
def test_what_is_often_said_can_be_said_in_many_ways(place):
    table = words_there(f"calls/{place}")
    often = {"deal", "keep", "exchange", "lost-lowest", "lost-lowest-last", "out", "with-the-pack", "taken"}
    for part in ("calls", "asides"):
        for key in often & table[part].keys():
            assert len({way["say"] for way in table[part][key]}) >= 4, key
    assert all(len(own) >= 2 for own in table["persons"].values())


@pytest.mark.parametrize("place", PLACES)
def test_regulars_have_words_of_their_own_only_for_what_is_said_there(place):
    table = words_there(f"calls/{place}")
    known = {key for part in ("calls", "asides", "talk") for key in table[part]}
    assert all(own.keys() <= known for own in table["persons"].values())


def test_a_recount_is_called_and_a_wrong_call_sighed_over():
    wording = Wording("it", "zifuli")
    view = next(moment.view for moment in story("zifuli") if moment.view.bids and not moment.view.dummies)
    bidder = next(seat for seat, card in reversed(view.bids) if card is not None)
    others = tuple(seat for seat in range(5) if seat != bidder)
    sigh = wording.calls.bubble(tricks.DealWon(others), view, ["bruna"] * 60)
    assert sigh.seat == bidder
    assert sigh.local in [way["say"] for way in place_calls(wording.place, "zifuli")["calls"]["bid-lost"]] + [
        "Compagno, ne parliamo."
    ]
    assert wording.calls.bubble(tricks.DealWon((bidder, others[0])), view).seat == bidder
    sides = ((0, 2), (1, 3))
    assert wording.calls.bubble(tricks.Counted(sides, (9.5, 9.5), None), view) is None
    again = Wording("it", "coch").calls.bubble(tricks.Counted(sides, (9.5, 9.5), (41.0, 41.0)), view)
    assert again.local == "Pari! Si riconta."


def test_who_leads_says_something_now_and_then():
    said = [
        Wording("it", "coch").calls.bubble(event, moment.view, ["nina"] * 60)
        for moment in story("coch")
        for event in moment.events
        if isinstance(event, tricks.Played) and len(moment.view.trick) == 1
    ]
    ways = {bubble.local for bubble in said if bubble}
    assert "Butto la rete." in ways
    assert 0.05 < sum(map(bool, said)) / len(said) < 0.6


def test_a_deal_of_tricks_is_spoken_of_as_it_was_though_the_next_has_been_dealt(qapp):
    """Who had called a card sighs over it, and who dealt calls the recount, of the deal on the table."""
    showing = Showing("zifuli", any_deal(Random(5), "zifuli"), SPECTATOR)
    random = Random(5)
    while not showing.state.is_over:
        showing.state.apply(any_action(showing.state, random))
        now = showing.catch_up()
    assert now.bids, "somebody has called"
    ahead = replace(
        now, number=now.number + 1, dealer=now.order[0], bids=(), order=(*now.order[1:], now.order[0])
    )
    then = showing.scene.at_this_deal(ahead)
    assert then.order[-1] == now.dealer
    called = [seat for seat, card in now.bids if card is not None][-1]
    others = tuple(seat for seat in range(5) if seat != called)
    sigh = tricks.DealWon(others)
    assert Wording("it", "zifuli").calls.bubble(sigh, then).seat == called
    assert Wording("it", "zifuli").calls.bubble(sigh, ahead).seat != called
    assert showing.scene.at_this_deal(now) is now


def test_when_all_come_back_for_nothing_one_says_it_for_all():
    wording, view = Wording("it"), of_this_deal(next(iter(played(1)))[1], deals=3)
    free = [happen.Reentered(seat, 3, free=True) for seat in range(4)]
    said = [wording.calls.bubble(event, view, ["peppe"] * 60) for event in free]
    assert [bubble.seat for bubble in said if bubble] == [view.order[0]]
    assert wording.calls.bubble(free[1], view) is None
    assert wording.calls.bubble(happen.Reentered(2, 3, free=False), view).local == "Rientro. Rieccomi!"


@pytest.mark.parametrize("place", ["campli", "montorio", "osteria", "parlour"])
def test_whoever_is_stopped_for_nothing_has_a_word_to_say(place):
    game, shut = ("campli", "XV") if place in ("campli", "montorio") else ("cuckoo", "R")
    pack = {"osteria": "italian40", "parlour": "standard52"}.get(place, "")
    wording, view = Wording("it", game, place, pack), next(iter(played(1)))[1][SPECTATOR]
    ways = {
        wording.calls.bubble(Stopped(1, shut), replace(view, deals=deal), ["ercole"] * 60).local
        for deal in range(30)
    }
    assert len(ways) >= 4
    assert wording.calls.bubble(Stopped(1, "XIV"), view, ["ercole"] * 60) is None, (
        "the shot is enough to speak of"
    )
    assert wording.calls.bubble(Stopped(1, shut), view) is None


def test_a_person_says_nothing_but_what_stands_on_the_buttons():
    """What is said of tricks and cards is said by bots alone."""
    wording, heard = Wording("en", "coch"), 0
    for moment in story("coch"):
        for event in moment.events:
            if isinstance(event, (tricks.TrickTaken, tricks.Played)):
                heard += said_at(event, moment.view, event_rows("coch")) is not None
                assert wording.calls.bubble(event, moment.view) is None
    assert heard > 50


def test_the_second_of_two_equal_cards_is_laughed_at():
    state = play(trick_deal("coch", ("XIII", "XV", "XV", "VII I II III IV V VI VIII IX X")), "XIII XV XV VII")
    said = Wording("en", "coch").calls.bubble(
        tricks.TrickTaken(1), observe(state, SPECTATOR), ["ercole"] * 60
    )
    ways = {way["say"] for way in place_calls(Wording("en", "coch").place, "coch")["asides"]["taken-twin"]}
    assert said.local in ways
    assert said.seat == 1


def test_a_rich_trick_is_praised_by_the_partner_but_not_where_partners_are_secret():
    said = {
        game: Counter(
            call.key
            for moment in story(game)
            for event in moment.events
            if isinstance(event, tricks.TrickTaken)
            and (call := said_at(event, moment.view, event_rows(game)))
        )
        for game in GAMES
    }
    usual = {"taken", "taken-poor", "taken-rich", "taken-twin", "beaten"}
    assert set(said["coch"]) == set(said["trionfo"]) == {*usual, "praised"}
    assert set(said["zifuli"]) == usual
