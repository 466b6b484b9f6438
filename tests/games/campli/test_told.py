"""The events of a deal, in order."""

from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import (
    Arrested,
    Asked,
    Compared,
    DealBegan,
    Dealt,
    Drew,
    Exchanged,
    Exposed,
    Kept,
    TokenLost,
)
from tests.playing import deal


def told(*arguments, **more):
    return deal(*arguments, **more).table.events()


def card(name):
    return CUCCO[name]


def test_a_deal_with_an_exchange_and_the_pack():
    assert told("II VII V IX", "exchange keep exchange") == [
        DealBegan(1, 2, (0, 1, 2)),
        Dealt(0, card("II"), 1 << 0),
        Asked(0, 1),
        Dealt(1, card("VII"), 1 << 1),
        Exchanged(0, 1, card("II"), card("VII"), "turn", 1 << 0 | 1 << 1),
        Kept(1),
        Dealt(2, card("V"), 1 << 2),
        Asked(2, None),
        Drew(2, card("V"), card("IX"), 1 << 2),
        Exposed(0, card("VII"), -1),
        Exposed(1, card("II"), -1),
        Exposed(2, card("IX"), -1),
        TokenLost(1, 2, "lowest"),
        Compared((1,), "II", (1,)),
    ]


def test_a_deal_with_a_cat():
    """C5: the exchanger pays, and the card goes back the way it came."""
    assert told("II VII XII", "exchange exchange") == [
        DealBegan(1, 2, (0, 1, 2)),
        Dealt(0, card("II"), 1 << 0),
        Asked(0, 1),
        Dealt(1, card("VII"), 1 << 1),
        Exchanged(0, 1, card("II"), card("VII"), "turn", 1 << 0 | 1 << 1),
        Asked(1, 2),
        Dealt(2, card("XII"), 1 << 2),
        Arrested(2, 1, card("XII"), True, -1),
        TokenLost(1, 2, "XII"),
        Exchanged(1, 0, card("II"), card("VII"), "cat", 1 << 0 | 1 << 1),
        Exposed(0, card("II"), -1),
        Exposed(1, card("VII"), -1),
        Exposed(2, card("XII"), -1),
        TokenLost(0, 2, "lowest"),
        Compared((0,), "II", (0,)),
    ]
