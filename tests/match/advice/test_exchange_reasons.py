"""Reasons in exchange games speak of what a game has: of its pool, its tokens, its lives."""

import re

import pytest

from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.standard.bet_decisions import HONOUR
from cucu_desktop.games import lu_stu
from cucu_desktop.match.advice.advice import advise
from cucu_desktop.match.advice.scenario_advice import advise_on
from cucu_desktop.words import words_of
from tests.bots.playing import situation
from tests.match.advice.said import LANGUAGES

FOUR = [{"name": name} for name in "ABCD"]


def advised(language="en", **scenario):
    return advise_on({"seats": FOUR, **scenario}, COUNSELLOR, 0, language)


@pytest.mark.parametrize(
    ("language", "begins"),
    [
        ("en", "In the long run this is best. Counting a win as "),
        ("de", "Auf Dauer ist das am besten. Ein Sieg zählt "),
        ("it", "Alla lunga è la scelta migliore. Contando "),
    ],
)
def test_where_there_is_no_pool_it_is_said_what_winning_counts(language, begins):
    deal = {"game": "ace_chasing", "pack": ["5H"], "bets": {"A": 3}}
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
