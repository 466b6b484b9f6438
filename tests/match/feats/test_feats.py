"""Feats by example: each is found where it was done, and nowhere else."""

from dataclasses import replace

import pytest

from cucu_desktop.engine import events as happen
from cucu_desktop.engine import rarer_events as rarer
from cucu_desktop.engine.cards import CUCCO, GNAV, KILLE, STANDARD
from cucu_desktop.engine.tricks import events as tricks
from cucu_desktop.match.feats.deal_stories import DealStory, GameStory
from cucu_desktop.match.feats.shelf import FEATS
from cucu_desktop.match.setup import Player
from cucu_desktop.resources import asset

ALL = happen.EVERYBODY
KING = next(card for card in STANDARD.designs if card.value == "K")


def game(*deals, tokens=3, seats=4):
    """A game with these things done in its deals; Anna sits at seat 0."""
    players = (
        Player("Anna", "you-1"),
        *(Player(f"Bot {seat}", "peppe", "peppe") for seat in range(1, seats)),
    )
    return GameStory("x", players, tokens, tuple(DealStory(at, at, deal) for at, deal in enumerate(deals, 1)))


def found(feat, story, seat=0):
    return FEATS[feat](story, seat)


def lost(seat, left=1, reason="lowest"):
    return happen.TokenLost(seat, left, reason)


def shown(seat, card):
    return happen.Exposed(seat, CUCCO[card], ALL)


def stopped(holder, exchanger, card):
    return happen.Arrested(holder, exchanger, CUCCO[card], True, ALL)


def sow(holder, exchanger=1):
    return happen.Arrested(holder, exchanger, KILLE["HUSU"], True, ALL)


def back(seat, *, free=False):
    return happen.Reentered(seat, 3, free)


def won(*seats):
    return happen.GameWon(seats)


def trick(*cards, winner):
    played = (tricks.Played(seat, CUCCO[card], None, ALL) for seat, card in cards)
    return (*played, tricks.TrickTaken(winner))


def counted(ours, theirs, recount=None):
    return tricks.Counted(((0, 2), (1, 3)), (ours, theirs), recount)


MINE, THEIRS = tricks.DealWon((0, 2)), tricks.DealWon((1, 3))
TURNED = tricks.IndicatorTurned(CUCCO["IX"], ALL)
DONE = {
    "lion-won": game((), (shown(0, "LEONE"), shown(1, "MATTO"), lost(1, 0), won(0))),
    "virgin": game((lost(1),), (lost(2), won(0))),
    "returns": game((back(0),), (back(0),), (back(0),)),
    "risen": game((lost(0, 0), back(0)), (won(0),)),
    "thread": game((lost(0, 2),), (lost(0, 1),), (won(0),)),
    "cuckoo-won": game((), (stopped(0, 1, "XV"), won(0))),
    "cats": game((stopped(1, 2, "XII"), stopped(3, 2, "XII"), stopped(1, 3, "XII"))),
    "last-shot": game((stopped(0, 1, "XIV"), lost(1, 0, "XIV"))),
    "horses": game((stopped(1, 0, "XIII"), stopped(2, 0, "XIII"))),
    "innkeeper": game((shown(0, "NULLA"), lost(1, 1, "promise"))),
    "fools": game((shown(0, "MATTO"), shown(2, "MATTO"), lost(1))),
    "pack": game((happen.Drew(0, CUCCO["LEONE"], CUCCO["XV"], ALL),)),
    "kings": game((happen.Arrested(0, 1, KING, True, ALL), happen.Arrested(2, 3, KING, True, ALL))),
    "whinny": game((rarer.TokenGained(0, 2, "king"),)),
    "ties": game((rarer.TieBegan(3, "7", (0, 1)), lost(1))),
    "matador": game((rarer.Judged(0, True, (1, 2, 3), (1, 2, 3)),)),
    "slippers": game((lost(0, 0), rarer.SlippersPutOn(0)), (won(0),)),
    "knocked": game((rarer.Knocked(0, GNAV["NARR"], ALL), lost(1))),
    "bite": game((sow(1), lost(1, 0, "HUSU"), sow(0), lost(2, 0, "HUSU"))),
    "best-of-three": game((), (rarer.Chosen(0, KING, KING, KING, ALL), lost(1, 0), won(0))),
    "owl-called": game((rarer.Called(0), happen.CoinsTaken(0, 9, "pot"))),
    "recount": game((counted(9.5, 9.5, (42, 40)), MINE)),
    "whole-pack": game(
        (*trick((0, "X"), (1, "I"), winner=0), *trick((2, "X"), winner=2), counted(19, 0), MINE)
    ),
    "whisker": game((counted(10, 9), MINE)),
    "lion-takes-lion": game(trick((0, "LEONE"), (1, "LEONE"), winner=0)),
    "fool-last": game((*trick((0, "X"), winner=1), *trick((0, "MATTO"), winner=0), MINE)),
    "early-partner": game((*trick((1, "X"), winner=1), tricks.PartnerKnown(0, 2), *trick(winner=0), MINE)),
    "secret": game((*trick(winner=1), tricks.PartnerKnown(2, 0), *trick(winner=0), MINE)),
    "alone": game((tricks.PartnerKnown(0, None), tricks.DealWon((0,)))),
    "robber": game((tricks.Robbed(0, CUCCO["X"], ALL), tricks.Robbed(0, CUCCO["XV"], ALL), MINE)),
    "trionfo-last": game((TURNED, *trick((0, "IX"), (1, "X"), winner=0), MINE)),
}
AT_THE_END = {"slippers", "best-of-three", "lion-won", "virgin", "risen", "thread", "cuckoo-won", "returns"}
NOT_DONE = {
    "lion-won": game((shown(0, "LEONE"), won(1))),
    "virgin": game((lost(0),), (won(0),)),
    "returns": game((back(0),), (back(0),), (back(0, free=True),)),
    "risen": game((back(0, free=True),), (won(0),)),
    "thread": game((lost(0, 1), lost(1, 1)), (won(0),)),
    "cuckoo-won": game((stopped(0, 1, "XV"),), (won(0),)),
    "cats": game((stopped(1, 0, "XII"), stopped(3, 2, "XII"), stopped(1, 3, "XII"))),
    "last-shot": game((stopped(0, 1, "XII"), lost(1, 1, "XII"), lost(1, 0))),
    "horses": game((stopped(1, 0, "XIII"), stopped(2, 0, "XIII"), lost(0))),
    "innkeeper": game((shown(0, "NULLA"), lost(0))),
    "fools": game((shown(0, "MATTO"), lost(0), lost(1))),
    "pack": game((happen.Drew(0, CUCCO["I"], CUCCO["XV"], ALL),)),
    "kings": game((happen.Arrested(2, 1, KING, True, ALL), happen.Arrested(2, 3, KING, True, ALL))),
    "whinny": game((rarer.TokenGained(0, 3, "king"),)),
    "ties": game((rarer.TieBegan(3, "7", (0, 1)), lost(0))),
    "matador": game((rarer.Judged(0, False, (), (0,)),)),
    "slippers": game((rarer.SlippersPutOn(0),), (won(1),)),
    "knocked": game((rarer.Knocked(0, GNAV["NARR"], ALL), lost(0))),
    "bite": game((sow(0), lost(1, 0, "HUSU"), lost(2, 0, "HUSU"), sow(0), lost(2, 0, "HUSU"), lost(0, 0))),
    "best-of-three": game((rarer.Chosen(0, KING, KING, KING, ALL),), (won(0),)),
    "owl-called": game((rarer.Called(1), happen.CoinsTaken(0, 9, "pot")), (rarer.Called(0),)),
    "recount": game((counted(9.5, 9.5, (40, 42)), THEIRS)),
    "whole-pack": game((*trick((0, "X"), winner=0), *trick((1, "X"), winner=1), counted(18, 1), MINE)),
    "whisker": game((counted(11, 8), MINE)),
    "lion-takes-lion": game(trick((0, "LEONE"), (1, "LEONE"), winner=1)),
    "fool-last": game((*trick((0, "MATTO"), winner=0), *trick((0, "X"), winner=1), MINE)),
    "early-partner": game((*trick(winner=1), *trick(winner=1), tricks.PartnerKnown(0, 2), MINE)),
    "secret": game((tricks.PartnerKnown(2, 0), *trick(winner=0), *trick(winner=0), MINE)),
    "alone": game((tricks.PartnerKnown(0, None), tricks.DealWon((1, 2, 3)))),
    "robber": game((tricks.Robbed(0, CUCCO["X"], ALL), MINE)),
    "trionfo-last": game((TURNED, *trick((1, "IX"), (0, "X"), winner=1), MINE)),
}


@pytest.mark.parametrize("feat", FEATS)
def test_who_has_done_it_has_it(feat):
    story = DONE[feat]
    assert found(feat, story) == (len(story.deals) - 1 if feat in AT_THE_END else 0)


@pytest.mark.parametrize("feat", FEATS)
def test_who_has_not_done_it_has_it_not(feat):
    assert found(feat, NOT_DONE[feat]) is None


@pytest.mark.parametrize("feat", FEATS)
def test_who_only_sat_there_has_it_not(feat):
    shared = {"cats"} | ({"whole-pack", "whisker", "recount"} if feat in DONE else set())
    watching = 3
    if feat not in shared:
        assert found(feat, DONE[feat], watching) is None


def test_in_a_deal_that_nobody_has_played_nothing_is_done():
    empty = game(())
    assert [feat for feat in FEATS if found(feat, empty) is not None] == []


def test_a_game_for_one_token_has_no_virgins():
    assert found("virgin", replace(DONE["virgin"], tokens=1)) is None
    assert found("thread", replace(DONE["thread"], tokens=1)) is None


def test_each_has_its_picture():
    assert all(asset("feats", f"{feat}.svg").is_file() for feat in FEATS)
    assert len(FEATS) >= 20
