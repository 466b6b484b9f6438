"""Cöch, case by case: sources 001 and 002, rulings H1-H3."""

import pytest

from cucu_desktop.engine.actions import IllegalActionError, parse
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.tricks.events import Counted, DealWon
from cucu_desktop.games.coch import GAME, ONES, POINTS, RANKS, may_be_dummies
from tests.trick_playing import asked, deal, happened, play, playable

HALVES = [
    "LEONE LEONE XV XV I I II II III III",
    "XIV XIV XIII XIII VIII VIII IX IX X X",
    "XII XII XI XI NULLA NULLA SECCHIA SECCHIA MASCHERA VII",
    "MATTO MATTO MASCHERA IV IV V V VI VI VII",
]
"""Hands that can come to nine and a half each."""


def total(values):
    return sum(values[card] for card in CUCCO.cards)


def test_nineteen_points_and_eighty_two_by_the_ones():
    assert total(POINTS) == 19
    assert total(ONES) == 82


@pytest.mark.parametrize(
    ("cards", "points"),
    [("V VI VII VIII IX", 0.5), ("X XI XII XIII XIV XV LEONE", 1), ("I IV NULLA MATTO", 0)],
)
def test_what_cards_count(cards, points):
    assert {POINTS[CUCCO[card]] for card in cards.split()} == {points}


@pytest.mark.parametrize(
    ("cards", "ones"),
    [
        ("V X MATTO", 0),
        ("I VI XI", 1),
        ("II VII XII", 2),
        ("III VIII XIII", 3),
        ("IV IX XIV", 4),
        ("XV", 5),
        ("LEONE", 6),
    ],
)
def test_what_cards_count_again(cards, ones):
    assert {ONES[CUCCO[card]] for card in cards.split()} == {ones}


def test_the_order_of_the_matte():
    """H1: the Matto is the lowest, Brescia the highest."""
    order = sorted(RANKS["matte"], key=RANKS["matte"].get)
    assert " ".join(map(str, order)) == "MATTO MASCHERA SECCHIA NULLA XI XII XIII XIV XV LEONE"


def test_ten_cards_each_dealt_by_fives():
    state = deal("coch", HALVES)
    assert [len(hand) for hand in state.table.hands] == [10] * 4
    assert asked(state).startswith("0 play")
    assert playable(state) == "LEONE I II III XV"  # either copy will do: each design stands once


def test_who_can_has_to_follow():
    state = play(deal("coch", HALVES), "II")
    assert playable(state) == "VIII IX X"
    with pytest.raises(IllegalActionError):
        state.apply(parse("play XIV"))
    assert playable(state) == "VIII IX X"  # and a refused card changes nothing


def test_who_cannot_follow_plays_anything_but_does_not_take():
    state = deal("coch", ["III", "LEONE LEONE XV XV XIV XIV XIII XIII XII XII", "II", "I"])
    play(state, "III LEONE II I")
    assert state.table.tricks[0].winner == 0


def test_of_two_equal_cards_the_first_takes():
    lions = deal("coch", ["XV", "LEONE", "LEONE", "XI"])
    play(lions, "XV LEONE LEONE XI")
    assert lions.table.tricks[0].winner == 1
    assert asked(lions).startswith("1 play")


def won(state):
    return happened(state, Counted)[-1], happened(state, DealWon)[-1]


def test_more_than_half_of_the_points_win():
    state = deal("coch", HALVES)
    while not state.is_over:
        state.apply(state.decision.options[0])
    counted, winners = won(state)
    assert sum(counted.points) == 19
    assert counted.recount is None
    assert state.winners == winners.winners == counted.sides[counted.points[1] > counted.points[0]]
    assert sorted(state.scores()) == [-1, -1, 1, 1]


DRAWN = (
    "LEONE XIV XI MATTO LEONE XIV SECCHIA MATTO XV XIII SECCHIA MASCHERA XV XIII MASCHERA V I X VII IV "
    "X XII IV I IX XII V II IX XI VI II VIII NULLA VI III VIII NULLA VII III"
)


def test_nine_and_a_half_each_are_counted_again():
    state = play(deal("coch", HALVES), DRAWN)
    counted, winners = won(state)
    assert counted.points == (9.5, 9.5)
    assert counted.recount == (37, 45)
    assert GAME.second_values is ONES
    assert winners.winners == (1, 3)


def test_forty_one_each_is_drawn(monkeypatch):
    """H3. The same play, with ones that come out even, as another deal's would."""
    state = deal("coch", HALVES)
    monkeypatch.setattr(type(state), "second_values", dict.fromkeys(CUCCO.designs, 0.0))
    play(state, DRAWN)
    assert state.winners == ()
    assert state.scores() == (0, 0, 0, 0)


def test_a_dummy_lies_open_and_its_partner_decides():
    state = deal("coch", HALVES, dummies=(0, 1))
    assert asked(state).startswith("2 play LEONE")
    assert state.decision.other == 0
    play(state, "I")
    assert (state.decision.seat, state.decision.other) == (3, 1)
    play(state, "X")
    assert (state.decision.seat, state.decision.other) == (2, None)
    assert state.phase == "Play"


def test_who_may_be_a_dummy():
    """H2: not the dealer, and of each side one is a player."""
    may = [dummies for dummies in ((), (0,), (1,), (2,), (0, 1), (1, 2)) if may_be_dummies(dummies, 3)]
    assert len(may) == 6
    assert not any(may_be_dummies(dummies, 3) for dummies in ((3,), (0, 2), (0, 3), (0, 1, 2)))
