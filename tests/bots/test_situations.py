"""Situations that source 000 describes, and others that every player at Campli knows."""

from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.campli.inn_decisions import ASKS_FROM
from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import EXCHANGE, KEEP, Decision
from cucu_desktop.games.campli import GAME, Options
from tests.bots.playing import LEVELS, PEOPLE, QUIET, answers, situation

RECKONERS = LEVELS[3]
COUNTERS = LEVELS[2] + LEVELS[3]


def test_the_cuckoo_stays():
    assert answers(PEOPLE, situation("XV", 6)) == {"keep"}


def test_the_lion_goes():
    assert answers(COUNTERS, situation("LEONE", 6)) == {"exchange"}


def test_a_lonely_matto_goes():
    assert answers(COUNTERS, situation("MATTO", 6)) == {"exchange"}
    assert answers(COUNTERS, situation("X IX MATTO", 3, "keep", "keep")) == {"exchange"}


def test_after_passo_e_arresto_the_ii_stays():
    """B is dealt a bucket, gives it for A's II, and is happy with that (000)."""
    view = situation("II SECCHIA", 5, "exchange")
    assert view[0].card.id == "II"
    assert answers(COUNTERS, view) == {"keep"}


def test_a_ii_that_came_for_a_vi_goes_on():
    """B has to give the VI for A's II, and will pass it on (000), if there are not many to come."""
    assert answers(RECKONERS, situation("II VI", 3, "exchange")) == {"exchange"}


def test_two_fools_are_high():
    """B gave a Matto for a Matto, and knows that there are two."""
    view = situation("MATTO MATTO", 5, "exchange")
    assert view[0].card.id == "MATTO"
    assert answers(RECKONERS, view) == {"keep"}


def test_the_dealer_gives_the_cat_away_when_all_others_are_higher():
    """A, with one token, jumps B's horse and is shot by C; D, the dealer, exchanges the cat (000)."""
    view = situation("V XIII XIV XII", 4, "exchange", tokens=(2, 1, 2, 2))
    assert view[0].seat == 0
    assert view[0].dead == (False, True, False, False)
    assert answers(COUNTERS, view) == {"exchange"}


def test_the_dealer_keeps_the_cat_when_a_lower_card_is_live():
    view = situation("V XIII XIV XII", 4, "keep", "keep", "keep", tokens=(2, 1, 2, 2))
    assert answers(RECKONERS, view) == {"keep"}


CATS = "I XII II XII MATTO"


def test_the_dealer_keeps_the_matto_to_bring_everybody_back():
    """I, XII, II, XII, Matto, one token each: A and C are dead; the Matto pays with both cats (000)."""
    view = situation(CATS, 5, "exchange", "exchange", tokens=(1,) * 5, virgins=(False,) * 5)
    assert view[0].seat == 0
    assert view[0].card.id == "MATTO"
    assert answers(RECKONERS, view) == {"keep"}


def test_with_tokens_left_behind_the_cats_the_matto_goes():
    """The same, but the cats' holders would only lose one token of three: nobody would come back."""
    view = situation(
        "I XII II XII MATTO", 5, "exchange", "exchange", tokens=(1, 1, 3, 1, 3), virgins=(False,) * 5
    )
    assert answers(RECKONERS, view) == {"exchange"}


@pytest.mark.parametrize(
    ("cards", "done", "played", "error"),
    [
        ("X IX VIII IV", "keep keep keep", -0.7185, 0.0003),
        ("X IX V", "keep keep", -0.647, 0.007),
        ("MATTO II VI VII X IX", "exchange", -0.959, 0.006),
    ],
)
def test_what_keeping_is_said_to_be_worth_is_what_was_played(cards, done, played, error):
    """Three and four play by the learnt policies (5,238 and 10.9 million deals played).

    More of them hardly ever keep below their borders.
    """
    view = situation(cards, len(cards.split()), *done.split(), options=GAME.presets["strict"])
    found = assess(COUNSELLOR, *view, Random(1))
    assert found.option(KEEP).worth == pytest.approx(played, abs=3 * error)


def test_what_nobody_does_who_plays_well_is_not_reckoned_with():
    """A and B have kept, and D has given C a IV for the nulla: nobody has a lower card."""
    view = situation("X IX NULLA IV", 4, "keep", "keep", "exchange", options=GAME.presets["strict"])
    assert assess(COUNSELLOR, *view, Random(1)).option(KEEP).worth == pytest.approx(-1, abs=3e-4)


def test_who_is_stopped_with_a_high_card_has_the_inn_below_it():
    """With a XII in hand an inn is worth no less than a card that cannot lose; asked for, it is not given."""
    view = situation("X XII", 3, "keep", options=GAME.presets["strict"])
    found = assess(COUNSELLOR, *view, Random(1))
    assert found.option(EXCHANGE).worth == pytest.approx(-0.771, abs=0.012)


def test_a_guest_with_a_nulla_asks():
    """ "Pagherai se null?" """
    view = situation("NULLA XI", 5, "exchange")
    assert view[0].kind == "inn"
    assert answers(PEOPLE, view) == {"ask"}


def test_the_bold_of_level_3_ask_with_other_cards_too_and_the_others_only_with_a_nulla():
    """It costs nothing, and tells an innkeeper who has watched them what they have."""
    bold = {person.id for person in RECKONERS if person.boldness >= ASKS_FROM}
    assert bold == {"filomena", "berardo", "neeltje"}
    for person in RECKONERS:
        assert answers([person], situation("NULLA XI", 5, "exchange")) == {"ask"}
        other = {"ask"} if person.id in bold else {"keep"}
        assert answers([person], situation("SECCHIA XI", 5, "exchange")) == other


def test_an_innkeeper_rather_promises_than_takes_a_card_that_nobody_wanted():
    view = situation("SECCHIA XI", 6, "exchange", "ask")
    assert view[0].kind == "promise"
    assert answers(COUNTERS, view) == {"agree"}


CHEAP = {"tokens": (3, 1, 3, 3, 3, 2), "pool": 40}


def test_a_last_token_may_be_worth_losing():
    """While coming back is cheap and there is a virgin, who has one token keeps the lowest card (000)."""
    assert answers(RECKONERS, situation("LEONE", 6, **CHEAP)) == {"keep"}


@pytest.mark.parametrize(
    "change",
    [
        {"options": Options(agreement=False, sharing=False, reentry=False)},
        {"virgins": (False,) * 6},
        {"options": Options(agreement=False, sharing=False, stake=90)},
        {"tokens": (3, 2, 3, 3, 3, 2)},
    ],
)
def test_a_last_token_is_not_worth_losing_when_there_is_no_cheap_way_back(change):
    assert answers(RECKONERS, situation("LEONE", 6, **{**CHEAP, **change})) == {"exchange"}


def test_who_counts_keeps_less_when_many_have_kept():
    """The dealer among seven who have kept: a II will be the lowest."""
    cards = "VIII IX X VII VIII IX X II"
    assert answers(RECKONERS, situation(cards, 8, *["keep"] * 7)) == {"exchange"}


def test_the_dealer_keeps_a_low_card_when_somebody_was_caught_with_a_lower_one():
    """A was stopped by B's cuckoo, and everybody else by nothing: A's card is bad, and the dealer has a V."""
    view = situation("SECCHIA XV VIII V", 4, "exchange", "keep")
    assert view[0].seat == 0
    assert answers(RECKONERS, view) == {"keep"}


def test_the_eldest_of_two_fears_the_arrest_more_than_a_middling_card():
    assert answers(RECKONERS, situation("V", 2)) == {"keep"}
    assert answers(RECKONERS, situation("II", 2)) == {"exchange"}


def test_obliged_to_exchange_one_exchanges():
    """Under the agreement of the last two a non-dealer with a card below V has no choice (C8)."""
    observation, heard = situation("III", 2, options=QUIET)
    obliged = replace(observation, decision=Decision(1, "turn", (EXCHANGE,)), agreement=((0, 50), (1, 50)))
    assert answers(COUNTERS, (obliged, heard)) == {"exchange"}


def test_everybody_has_a_way_of_their_own():
    """The same low card in the same position is not the same decision for all."""
    view = situation("V", 6)
    ways = {
        person.id: sum(str(choose(person, *view, Random(n))) == "keep" for n in range(50))
        for person in PEOPLE
    }
    assert len(set(ways.values())) >= 3
    assert set(PERSONS) == set(ways)
