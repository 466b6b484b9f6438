"""What everybody knows that a seat does not hold: never what it holds, and all that its play has shown."""

from random import Random

import pytest

from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.tricks.card_bits import bits_of
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.engine.tricks.series import Series
from tests.games.copied_games import GAMES, any_action, begin
from tests.games.test_trionfo import MASENGHINI, trump
from tests.trick_playing import deal, play

TRICKS = [game for game in GAMES if isinstance(begin(game, Random(1)), Series)]
FIGURE = "MATTO LEONE MASCHERA SECCHIA NULLA XI XII XIII XIV XV"
NUMERI = "I II III IV V VI VII VIII IX X"
WITH_VALUE = NUMERI + " XI XII XIII XIV XV"
PICTURES_WITH_VALUE = "XI XII XIII XIV XV"


def test_there_are_three_trick_games():
    assert set(TRICKS) == {"coch", "zifuli", "trionfo"}


@pytest.mark.unwatched  # many games; watched, they would take three times as long
@pytest.mark.parametrize("game", TRICKS)
def test_nobody_lacks_what_they_hold(game):
    lacked = 0
    for number in range(100):
        random = Random(f"{game}/{number}/lacks")
        state = begin(game, random)
        while not state.is_over and state.deals < 3:
            seen = observe(state.deal, SPECTATOR)
            for lacks, hand in zip(seen.lacks, state.table.hands, strict=True):
                assert not lacks & bits_of(hand)
                lacked += bool(lacks)
            state.apply(any_action(state, random))
    assert lacked > 3000


def lacks(state, seat):
    """The cards that the seat is known not to hold: "V VI"."""
    bits = observe(state, SPECTATOR).lacks[seat]
    return {str(card) for card in CUCCO.designs if bits >> card.rank & 1}


def cards(text):
    return set(text.split())


SMITH = ["V V VI VI VII VII VIII XIII", "MATTO MATTO LEONE X X IX IX VIII"]


def test_who_does_not_follow_has_none_of_the_series():
    matte = "MATTO MATTO MASCHERA MASCHERA SECCHIA SECCHIA NULLA NULLA XI XI"
    state = deal("coch", ["X X", matte, "IX", ""])
    assert lacks(play(state, "X"), 0) == set()
    assert lacks(play(state, "MATTO"), 1) == cards(NUMERI)
    assert lacks(play(state, "IX"), 2) == set()
    state = trump("SECCHIA", [SMITH[0], "MATTO MATTO LEONE LEONE XI XI XIV XIV", "", ""])
    assert lacks(play(state, "V MATTO"), 1) == cards(NUMERI)
    assert lacks(state, 0) == set()


def test_who_leads_a_picture_without_value_has_nothing_else():
    """Restriction 3: neither a card with value nor the trump card (R5, R7)."""
    fools = "MATTO MATTO LEONE LEONE MASCHERA MASCHERA NULLA NULLA"
    state = trump("SECCHIA", [fools, "", "", ""])
    assert lacks(play(state, "MATTO"), 0) == cards(WITH_VALUE) | {"SECCHIA"}
    assert lacks(play(trump("SECCHIA", [fools, "", "", ""], MASENGHINI), "MATTO"), 0) == set()


def test_who_follows_with_a_picture_without_value_has_none_with_value():
    """Restriction 4, the trump card among XI to XV included (R7)."""
    hands = ["XV " + SMITH[0].removesuffix(" XIII"), SMITH[1], "", ""]
    assert lacks(play(trump("XII", hands), "XV MATTO"), 1) == cards(PICTURES_WITH_VALUE)
    assert lacks(play(trump("XII", hands, MASENGHINI), "XV MATTO"), 1) == set()
    assert lacks(play(trump("XII", hands), "XV MATTO"), 0) == set()


def test_after_the_trump_card_was_led_a_picture_without_value_tells_nothing():
    """Restriction 5 lifts restriction 4 (R10)."""
    hands = ["XII " + SMITH[0].removesuffix(" XIII"), "XI XI " + SMITH[1].removesuffix(" IX VIII"), "", ""]
    state = trump("XII", hands)
    state.apply(next(option for option in state.decision.options if option.series == "figure"))
    assert lacks(play(state, "MATTO"), 1) == set()


def test_the_trump_card_played_tells_nothing():
    state = trump("V", ["XV XIII VI VI VII VII VIII VIII", "V XIV MATTO LEONE IX IX X X", "", ""])
    assert lacks(play(state, "XV V"), 1) == set()
