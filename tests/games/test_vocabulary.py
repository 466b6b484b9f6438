"""A game's vocabulary: whatever may be chosen is in it, and all that is in it may be chosen at some time."""

from collections import defaultdict
from random import Random

import pytest

from cucu_desktop.engine.actions import (
    BID,
    CHANCE,
    DISCARD,
    HIDE,
    KEEP,
    LEAVE,
    PASS,
    PLAY,
    ROB,
    SHOW,
    Action,
    Amount,
    Bet,
    Offer,
)
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.engine.vocabulary import BACK, BET, BET_EITHER, OFFER, PROPOSE, RAISE, Range
from cucu_desktop.games import trionfo, zifuli
from cucu_desktop.games.ace_chasing import AceChasingState
from cucu_desktop.games.campli import CampliState
from cucu_desktop.games.coch import CochState
from cucu_desktop.games.lu_stu import LuStuState
from cucu_desktop.games.trionfo import TrionfoState
from cucu_desktop.games.zifuli import ZifuliState
from tests.games.copied_games import GAMES, any_action, begin

GAMES_EACH = 300
ENOUGH = 30
"""So many random games under the same rules bring up every word at least once."""
RARE = {"lu_stu": {("matto", "show"), ("matto", "hide"), ("offer", "keep"), ("offer", "exchange")}}
"""Words that need a final with one token each and a Matto in it."""


def vocabulary_of(state):
    return (state.kind if isinstance(state, Series) else type(state)).vocabulary(state.options)


def decisions(game, number):
    """The vocabulary of a random game and all its players' decisions."""
    random = Random(f"{game}/{number}/vocabulary")
    state = begin(game, random)
    found = []
    for _ in range(120):
        if state.is_over:
            break
        if state.decision.seat != CHANCE:
            found.append(state.decision)
        state.apply(any_action(state, random))
    return vocabulary_of(state), found


def is_said(word, options):
    return any(option == word or (isinstance(word, Range) and word.covers(option)) for option in options)


@pytest.mark.unwatched  # many games; watched, they would take four times as long
@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_in_the_vocabulary_and_every_word_comes_up(game):
    asked, played = defaultdict(lambda: defaultdict(set)), defaultdict(int)
    for number in range(GAMES_EACH):
        vocabulary, found = decisions(game, number)
        words = tuple(vocabulary.items())
        played[words] += 1
        for decision in found:
            asked[words][decision.kind].update(decision.options)
    assert max(played.values()) >= ENOUGH
    for words, by_kind in asked.items():
        assert set(by_kind) <= set(dict(words))
        for kind, options in by_kind.items():
            assert all(knows(dict(words), kind, option) for option in options)
        if played[words] >= ENOUGH:
            known = [(kind, word) for kind, said in words for word in said]
            silent = {(kind, str(word)) for kind, word in known if not is_said(word, by_kind[kind])}
            assert silent <= RARE.get(game, set())


def test_trick_games_have_words_for_bids_robberies_and_discards():
    assert ZifuliState.vocabulary(zifuli.GAME.usual)["bid"] == (PASS, *BID.values())
    words = TrionfoState.vocabulary(trionfo.GAME.usual)
    assert words["rob"] == (ROB, LEAVE)
    assert set(words["discard"]) == set(DISCARD.values())
    assert set(words["play"]) > set(PLAY.values())


def test_the_bargain_about_a_matto_has_all_its_words():
    """Three play with one token each: the last two and a Matto come together often."""
    heard, options = defaultdict(set), GAMES["lu_stu"].options(tokens=1, reentry="never", agreement=False)
    for number in range(200):
        random = Random(f"{number}/matto")
        state = LuStuState(options, [100] * 3, 0)
        state.start()
        while not state.is_over:
            if state.decision.seat != CHANCE:
                heard[state.decision.kind].update(state.decision.options)
            state.apply(any_action(state, random))
    for kind, said in LuStuState.vocabulary(options).items():
        assert all(is_said(word, heard[kind]) for word in said)


def test_an_option_is_known_by_its_kind_of_decision():
    vocabulary = {"reentry": (RAISE, KEEP)}
    assert knows(vocabulary, "reentry", KEEP)
    assert knows(vocabulary, "reentry", Amount("raise", 1, 9))
    assert not knows(vocabulary, "reentry", SHOW)
    assert not knows(vocabulary, "turn", KEEP)


def test_a_range_of_amounts_is_called_by_its_word():
    assert (str(BET), str(OFFER)) == ("bet", "offer")


def test_rules_that_leave_something_out_leave_its_words_out():
    options = CampliState.vocabulary(GAMES["campli"].options())
    assert list(options) == ["agreement", "turn", "reentry", "inn", "promise", "backing"]
    quiet = GAMES["campli"].options(reentry=False, agreement=False)
    assert list(CampliState.vocabulary(quiet)) == ["turn", "inn", "promise"]
    alone = CampliState.vocabulary(GAMES["campli"].options(sharing=False))
    assert RAISE not in alone["reentry"]
    assert "backing" not in alone
    montorio = GAMES["lu_stu"].options
    assert LuStuState.vocabulary(montorio())["matto"] == (SHOW, HIDE)
    assert "matto" not in LuStuState.vocabulary(montorio(fools_bargain=False))
    assert "reentry" not in LuStuState.vocabulary(montorio(reentry="never"))
    chasing = GAMES["ace_chasing"].options
    assert AceChasingState.vocabulary(chasing())["bet"] == (BET,)
    assert AceChasingState.vocabulary(chasing(bets="either"))["bet"] == (BET_EITHER,)
    assert list(CochState.vocabulary(GAMES["coch"].options())) == ["play"]


@pytest.mark.parametrize(
    ("word", "within", "beyond"),
    [
        (
            RAISE,
            Amount("raise", 1, 9),
            [Amount("raise", 0, 9), Amount("back", 1, 9), Amount("raise", 1, 10**13)],
        ),
        (BACK, Amount("back", 1, 9), [Amount("back", 1, 10**13), Action("back", coins=5)]),
        (PROPOSE, Amount("propose", 0, 100, percent=True), [Amount("propose", 0, 101, percent=True)]),
        (
            PROPOSE,
            Amount("propose", 5, 6, percent=True),
            [Amount("propose", 5, 6), Action("propose", percent=5)],
        ),
        (OFFER, Offer("offer", 1, 0, share=100), [Offer("offer", 0, 4), Offer("offer", 1, 4, share=101)]),
        (BET, Bet("bet", 0, 4), [Bet("bet", 0, 4, outcomes=("out", "through")), Bet("bet", -1, 4)]),
        (BET_EITHER, Bet("bet", 0, 4, outcomes=("out",)), [Bet("bet", 0, 4), KEEP]),
    ],
)
def test_a_range_covers_the_bounds_that_lie_within_it(word, within, beyond):
    assert word.covers(within)
    assert not any(word.covers(option) for option in beyond)


def knows(vocabulary, kind, option):
    """Whether an option of a decision of this kind is in the vocabulary."""
    words = vocabulary.get(kind, ())
    return option in words or any(isinstance(word, Range) and word.covers(option) for word in words)
