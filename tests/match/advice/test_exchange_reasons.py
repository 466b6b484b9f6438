"""Reasons in exchange games speak of what a game has: of its pool, its tokens, its lives."""

import re
from dataclasses import replace
from math import hypot
from random import Random

import pytest

from cucu_desktop.bots.assessment import Assessment, Estimate
from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.standard.bet_decisions import HONOUR
from cucu_desktop.engine.actions import AGREE, EXCHANGE, NO_OFFER, REFUSE, Action
from cucu_desktop.games import lu_stu
from cucu_desktop.match.advice.advice import advise
from cucu_desktop.match.advice.exchange_reasons import why
from cucu_desktop.match.advice.reason import Reason
from cucu_desktop.match.advice.scenario_advice import _asked, advise_on
from cucu_desktop.match.advice.sentences import ReasonSentences
from cucu_desktop.match.advice.table_facts import table_fact
from cucu_desktop.words import words_of
from tests.bots.playing import situation
from tests.match.advice.said import LANGUAGES

FOUR = [{"name": name} for name in "ABCD"]


def asked_in(scenario):
    return _asked(scenario, None)


def advised(language="en", **scenario):
    return advise_on({"seats": FOUR, **scenario}, COUNSELLOR, 0, language)


@pytest.mark.parametrize(
    ("language", "begins"), [("en", "Counting a win as "), ("de", "Ein Sieg zählt "), ("it", "Contando ")]
)
def test_where_there_is_no_pool_it_is_said_what_winning_counts(language, begins):
    deal = {"game": "ace_chasing", "seats": FOUR, "pack": ["5H"], "bets": {"A": 3}}
    told = advised(language, **deal)
    assert told["unit"] == "coins"
    assert told["reason"].startswith(begins)
    assert f" {HONOUR:.0f} " in told["reason"]
    assert not re.search("pool|Topf|piatto", told["reason"])
    assert told == advised(language, **deal, pool=0)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "knocks you out about"), ("de", "wirft dich etwa"), ("it", "esci circa")]
)
def test_who_has_but_one_life_is_out(language, told):
    assert told in advised(language, game="ace_chasing", pack=["3H"], bets={})["reason"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_kille_has_no_tokens_to_judge_by(language):
    dealt = {"game": "kille", "pack": ["BLAREN", "2", "3", "4"], "stake": 5, "pool": 40}
    told = advised(language, **dealt, actions=[f"{seat} keep" for seat in "ABCD"])
    assert (told["decision"], told["best"]) == ("reentry", "buy")
    assert not re.search("token|Stein|gettoni", told["reason"])
    assert "5" in told["reason"]


@pytest.mark.parametrize("key", ["return", "return-other", "fair"])
def test_what_is_judged_by_is_called_as_in_the_game(key):
    for language, word in (("en", "tokens"), ("de", "Steinen"), ("it", "pedine")):
        assert word in words_of("words", language, "lu_stu")["advice"][key]


def test_at_cambio_one_plays_for_chips_of_a_pot():
    told = advised(game="cambio", pack=["VI", "XV", "VII", "X"])["reason"]
    assert re.search(r"about [\d.]+ chips? from the pot", told)


def test_parts_of_a_hundred_are_games_in_german_and_no_repetitions():
    table = [{"name": name, "virgin": False} for name in "AB"]
    told = advised("de", game="campli", seats=table, pack=["II"])["reason"]
    assert re.search(r"gewinnt etwa [\d,]+ von 100 Spielen", told)


def test_in_italian_nothing_has_to_agree_with_a_card_that_is_filled_in():
    told = advised("it", game="cuckoo", pack=["9H", "4D"], actions=["A exchange"])["reason"]
    assert told == "A ha il quattro di quadri: una carta più bassa della tua."


@pytest.mark.parametrize(
    ("card", "action", "begins"),
    [
        ("LEONE", "exchange", "No unseen card is lower than yours. Per 100 deals"),
        ("I", "exchange", "Your card is low: only 8 of 39 unseen cards are lower. Per 100 deals"),
    ],
)
def test_what_can_be_seen_at_the_table_stands_before_what_it_comes_to(card, action, begins):
    told = advised(game="campli", pack=[card])
    assert told["best"] == action
    assert told["reason"].startswith(begins)


def test_cards_that_do_not_speak_for_what_is_advised_are_no_reason():
    told = advised(game="campli", pack=["XII"])  # the cat stops who asks for it, however many are lower
    assert told["best"] == "keep"
    for language in LANGUAGES:
        assert not re.search("4 (of|der|delle)", advised(language, game="campli", pack=["XII"])["reason"])


@pytest.mark.parametrize(
    ("actions", "begins"),
    [
        (["A exchange"], "The inn is better than your card."),
        (["A exchange", "A offer 1"], "The offer isn’t worth the risk. Refusing brings"),
        (["A exchange", "A offer 90%"], "The offer is worth the risk. Accepting brings"),
    ],
)
def test_what_an_offer_for_an_inn_is_about(actions, begins):
    told = advised(game="lu_stu", pool=60, pack=["LEONE", "XI"], actions=actions)
    assert told["reason"].startswith(begins)


@pytest.mark.parametrize(("done", "key"), [((), "hear-offers"), (("show", "no-offer"), "fool-kept")])
def test_who_is_out_pays_the_holder_of_a_fool(done, key):
    """The last two of six (003, rule 21)."""
    rules = lu_stu.Options(agreement=False, sharing=False)
    seen, heard = situation("MATTO VI", 6, *done, options=rules, tokens=(1, 1, 0, 0, 0, 0), pool=120)
    told = advise(seen, heard).why
    assert key in (told.key, told.seen.key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_highest_card_is_given_away_to_come_back_cheaply_and_that_is_said(language):
    """At the last token, which costs the stake to buy back now, and twice as much after another is out."""
    seats = [{"name": name, "tokens": 1 if name == "A" else 3, "coins": 90} for name in "ABCD"]
    state = asked_in({"game": "campli", "seats": seats, "stake": 5, "pool": 20, "pack": ["XV"]})
    fact = table_fact(state.observation, EXCHANGE, state.heard)
    assert fact == Reason("out-now", numbers={"tokens": 3}, coins={"cost": 5})
    told = ReasonSentences(language, "campli", "cucco").tell(fact, "ABCD")
    assert "3" in told
    assert "5" in told


def test_a_lower_card_is_known_of_where_a_receiver_was_content():
    three = [{"name": name} for name in "ABC"]
    dealt = {"game": "cuckoo", "seats": three, "pack": ["5C", "4H", "QS"]}
    told = advise_on({**dealt, "actions": ["A exchange", "B keep"]}, COUNSELLOR, 0, "en")["reason"]
    assert told.startswith("B kept A’s card, so A should have a lower one. ")
    told = advise_on({**dealt, "actions": ["A keep", "B keep"]}, COUNSELLOR, 0, "en")["reason"]
    assert "should have" not in told


@pytest.mark.parametrize("bought", [0, 3])
def test_a_player_of_kille_hears_of_a_new_life_while_one_may_be_bought(bought):
    seats = [{"name": name, "bought": bought} for name in "ABCD"]
    state = asked_in({"game": "kille", "seats": seats, "stake": 5, "pool": 20, "pack": ["BLAREN"]})
    fact = table_fact(state.observation, EXCHANGE, state.heard)
    assert fact.key == ("pays" if bought else "pays-back")


def test_a_consent_that_samples_cannot_decide_is_close():
    deal = {"game": "ace_chasing", "seats": FOUR, "pack": ["5H"], "bets": {"A": 3}}
    state = asked_in(deal)
    seen = replace(state.observation, bet=Action("bet", 10, None, "out"))
    consent = replace(seen.decision, kind="consent", options=(AGREE, REFUSE))
    seen = replace(seen, kind="consent", decision=consent)
    close = Assessment.of("coins", {AGREE: Estimate(0.05, 0.055), REFUSE: Estimate(0.0)})
    assert why(seen, close, state.heard).key == "close"
    clear = Assessment.of("coins", {AGREE: Estimate(5.0, 0.055), REFUSE: Estimate(0.0)})
    assert why(seen, clear, state.heard).key == "through"


@pytest.mark.parametrize(("kept", "card"), [(4, "5"), (2, "4"), (3, "4")])
def test_at_kille_a_card_is_exchanged_that_loses_the_only_life_when_kept(kept, card):
    """Five seats, all before have kept: exchanging saves .24, .15 and .24 lives, in a thousand deals each."""
    names = "ABCDE"
    dealt = {"format": 1, "game": "kille", "seats": [{"name": name} for name in names]}
    pack = [*["10", "10", "11", "12"][:kept], card]
    found = advise_on(
        {**dealt, "pack": pack, "actions": [f"{name} keep" for name in names[:kept]]}, COUNSELLOR, 0, "en"
    )
    assert found["best"] == "exchange"


@pytest.mark.parametrize(("dealt", "actions"), [("LEONE XI", ("exchange",)), ("MATTO VI", ())])
def test_bargains_at_lu_stu_are_compared_in_the_same_worlds(dealt, actions):
    """The error of a difference is not that of two worths on their own: they share most of their luck."""
    rules = lu_stu.Options(agreement=False, sharing=False)
    is_matto = dealt.startswith("MATTO")
    tokens = (1, 1, 0, 0, 0, 0) if is_matto else (3,) * 6
    seen, heard = situation(dealt, 6, *actions, options=rules, tokens=tokens, pool=120)
    found = assess(COUNSELLOR, seen, heard, Random(0))
    others = [option for option in found.options if option is not found.best]
    plain = next((option for option in others if option.action in (NO_OFFER, REFUSE)), others[0])
    assert plain.behind_error is not None
    assert plain.behind_error < hypot(plain.error, found.best.error)
