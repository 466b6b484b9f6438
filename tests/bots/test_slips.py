"""Slips: below the highest level one judges a card by a border, and misjudges it by character."""

from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.bots.borders import Borders
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.sampling import Pile
from cucu_desktop.bots.slips import by_eye
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.games import campli, coucou, cuckoo, gnav, kille, lu_stu, tiebreak
from tests.bots.playing import at_level, situation

BOLD, CAUTIOUS = "tonino", "concetta"
PLAYERS, BORDER = 6, 6
ASKED = 3
CUCKOO = cuckoo.Options()


def borders(_observation):
    return Borders((BORDER,) * PLAYERS, (ASKED,) * PLAYERS, (BORDER,) * PLAYERS)


def policy(level, cards, *actions, name="bruna", options=CUCKOO, memory=1.0):
    person = replace(at_level(level, name), memory=memory)
    return by_eye(borders)(person, *situation(cards, PLAYERS, *actions, options=options), Random(0))


def errs(level, card, name, right):
    return 1 - policy(level, card, name=name).get(right, 0.0)


@pytest.mark.parametrize(("card", "right"), [("4C", EXCHANGE), ("9C", KEEP)], ids=["low", "good"])
def test_beginners_misjudge_their_card_more_often(card, right):
    beginners, others = (sum(errs(level, card, name, right) for name in (BOLD, CAUTIOUS)) for level in (1, 2))
    assert beginners > 1.2 * others > 0


@pytest.mark.parametrize("level", [1, 2])
def test_a_card_far_from_the_border_is_misjudged_less_often(level):
    assert errs(level, "3C", CAUTIOUS, EXCHANGE) < errs(level, "5C", CAUTIOUS, EXCHANGE)
    assert errs(level, "JC", BOLD, KEEP) < errs(level, "8C", BOLD, KEEP)


def test_the_bold_give_away_what_the_cautious_keep():
    assert policy(2, "3C", name=BOLD) == {EXCHANGE: 1.0}
    assert policy(2, "JC", name=CAUTIOUS) == {KEEP: 1.0}


@pytest.mark.parametrize("name", [BOLD, CAUTIOUS])
def test_beginners_err_either_way_but_with_the_highest_cards(name):
    assert 0 < errs(1, "3C", name, EXCHANGE) < 0.5
    assert 0 < errs(1, "JC", name, KEEP) < 0.5
    assert policy(1, "KC", name=name) == {KEEP: 1.0}


def test_who_forgets_what_others_have_done_judges_by_the_card_alone():
    """After an exchange and a content receiver a 5 is kept: there is a lower card."""
    heard = ("5C 3C 5D 9H 9D 9S", "exchange", "keep")
    assert policy(2, *heard, name=BOLD, memory=1.0)[KEEP] > policy(2, *heard, name=BOLD, memory=0.5)[KEEP]
    assert policy(2, *heard, name=BOLD, memory=0.0) == {EXCHANGE: 1.0}


def test_only_beginners_forget_a_lower_card_that_they_gave():
    for name in (BOLD, CAUTIOUS):
        assert policy(2, "5C 3C", "exchange", name=name, memory=0.5) == {KEEP: 1.0}
    assert policy(1, "5C 3C", "exchange", memory=1.0) == {KEEP: 1.0}
    assert policy(1, "5C 3C", "exchange", memory=0.5)[EXCHANGE] > 0.2


LOWEST = [
    ("LEONE", campli.Options()),
    ("MATTO", campli.Options()),
    ("MASCHERA", campli.Options(lions=False)),
    ("LEONE", lu_stu.Options()),
    ("AC", CUCKOO),
    ("2C", cuckoo.Options(ace="high")),
    ("AH", tiebreak.Options()),
    ("AD", coucou.Options()),
    ("NARR", gnav.Options()),
    ("BLAREN", kille.Options()),
]


@pytest.mark.parametrize(("card", "options"), LOWEST)
@pytest.mark.parametrize("name", [BOLD, CAUTIOUS])
def test_the_lowest_card_is_passed_on(card, options, name):
    for level in (1, 2):
        assert policy(level, card, name=name, options=options) == {EXCHANGE: 1.0}


def test_a_harlekin_that_has_fallen_is_passed_on():
    seen, heard = situation("HARLEKIN", PLAYERS, options=kille.Options())
    fallen = replace(seen, lowered=tuple(seat == seen.seat for seat in range(PLAYERS)))
    assert by_eye(borders)(at_level(1), seen, heard, Random(0)) == {KEEP: 1.0}
    assert by_eye(borders)(at_level(1), fallen, heard, Random(0)) == {EXCHANGE: 1.0}


GAMES = [campli.Options(), lu_stu.Options(), CUCKOO, tiebreak.Options(), coucou.Options(), gnav.Options()]


@pytest.mark.parametrize("options", [*GAMES, kille.Options()], ids=lambda options: options.game)
@pytest.mark.parametrize("level", [1, 2])
def test_the_lower_levels_sample_nothing_at_a_turn(options, level, monkeypatch):
    card = {"campli": "V", "lu_stu": "V", "gnav": "5", "kille": "5"}.get(options.game, "5C")
    view = situation(card, PLAYERS, options=options)

    def no_sample(_pile):
        pytest.fail("cards are dealt")

    monkeypatch.setattr(Pile, "deal", no_sample)
    assert choose(at_level(level), *view, Random(0)) in (KEEP, EXCHANGE)
