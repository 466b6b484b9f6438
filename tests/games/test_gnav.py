"""Gnav and Slabberjan by examples of the page, and by properties of whole games."""

from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.engine.actions import EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.cards import SLABBERJAN
from cucu_desktop.games.gnav import COPENHAGEN, GAME, ZEELAND, Options, heights_of, ranks_of
from tests.games.random_play import any_action, any_game


def deal(cards, options=None, tokens=()):
    """A deal in which the pack begins with these cards, the dealer last."""
    options = options or Options(talk=False)
    seats = len([held for held in tokens if held]) or 4
    state = GAME.state_class(options, [100] * 4, seats - 1)
    state.start()
    for seat, held in enumerate(tokens):
        state.table.issue(seat, held, virgin=False)
    pack = state.pack
    state.apply(Shuffled(pack.complete([pack[name] for name in cards.split()])))
    return state


def held(state):
    return [card and card.id for card in state.table.cards]


def act(state, words):
    for word in words.split():
        state.apply(EXCHANGE if word == "x" else KEEP)
    return state


def test_the_cat_costs_and_undoes_in_norway_and_only_costs_in_copenhagen():
    cards = "1 8 KATT 9"
    norway, copenhagen = act(deal(cards), "x x"), act(deal(cards, COPENHAGEN), "x x")
    assert held(norway) == ["1", "8", "KATT", "9"]
    assert held(copenhagen) == ["8", "1", "KATT", "9"]
    assert norway.table.tokens == copenhagen.table.tokens == [3, 2, 3, 3]


def test_a_bird_may_cost_and_play_goes_on():
    state = deal("1 VOGEL 7 9", replace(ZEELAND, cuckoo="goes-on"))
    state.apply(EXCHANGE)
    assert state.decision.seat == 2
    assert state.table.tokens[0] == 3


def test_the_quarrel_is_settled_on_paper():
    usual = ranks_of("slabberjan")
    other = ranks_of("slabberjan", low="WITTEBROOD SMOEL JANRIT PISPOT")
    assert min(usual, key=usual.get).id == "JANRIT"
    assert min(other, key=other.get).id == "PISPOT"


@pytest.mark.parametrize("options", [replace(ZEELAND, low="fool-before-pot"), Options(high="bird-first")])
def test_an_order_of_the_other_pack_means_nothing(options):
    assert ranks_of(options.pack, options.high, options.low) == ranks_of(options.pack)
    assert GAME.of_pack(options) == replace(options, high="usual", low="usual")
    assert options.low not in GAME.choices_with("low", options.pack) or options.low == "usual"


def test_an_order_of_the_pack_stays():
    options = replace(ZEELAND, low="pot-lowest", high="bird-first")
    assert GAME.of_pack(options) == options


def test_four_cents_against_a_fool_by_van_der_baan_are_dead_in_one_round():
    state = act(deal("JANRIT 8 7 9", replace(ZEELAND, tariff="baan")), "k k k k")
    assert state.table.tokens[0] == 0
    assert not state.slippers[0]


@pytest.mark.parametrize("seed", range(60))
def test_any_game_ends_and_only_players_in_it_wear_slippers(seed):
    random = Random(f"gnav/{seed}")
    state = any_game("gnav", random)
    for _ in range(20_000):
        if state.is_over:
            break
        assert all(state.table.tokens[seat] == 1 for seat, worn in enumerate(state.slippers) if worn)
        state.apply(any_action(state, random))
    assert state.is_over


def test_a_fool_may_cost_one_more_lowest_or_not():
    below = replace(Options(), fool="extra", low="POTTE NARR UGLE")
    state = act(deal("NARR UGLE 7 9", below), "k k k k")
    assert state.table.tokens == [2, 2, 3, 3]
    lowest = act(deal("NARR 8 7 9", replace(Options(), fool="extra")), "k k k k")
    assert lowest.table.tokens == [1, 3, 3, 3]


def test_with_slippers_left_somebody_is_left_and_the_comparison_counts():
    first = replace(Options(), slippers="first", all_out="replay", fool="lowest")
    state = act(deal("5 5 GJOK GJOK", first, (1, 1, 0, 0)), "k k")
    assert state.table.tokens == [1, 0, 0, 0]
    assert state.winners == (0,)
    barefoot = act(deal("5 5 GJOK GJOK", replace(first, slippers="none"), (1, 1, 0, 0)), "k k")
    assert barefoot.table.tokens == [1, 1, 0, 0]


def test_forty_two_leave_no_pack_to_change_with():
    state = GAME.state_class(Options(cuckoo="goes-on", cat="pays"), [100] * 42, 41)
    state.start()
    pack = state.pack
    state.apply(Shuffled(pack.complete([pack["5"]] * 2)))
    while state.decision.seat not in (40, 41):
        state.apply(KEEP)
    while state.decision.seat == 40:
        state.apply(KEEP)
    assert state.decision.options == (KEEP,)


def test_past_the_dealers_inn_without_a_pack_the_old_card_stays():
    state = GAME.state_class(Options(), [100] * 42, 41)
    state.start()
    pack = state.pack
    rest = list(pack.cards)
    for name in ("HUS", "2"):
        rest.remove(pack[name])
    state.apply(Shuffled((*rest, pack["2"], pack["HUS"])))
    while state.decision.seat != 40:
        state.apply(KEEP)
    state.apply(EXCHANGE)
    assert state.table.laid == []


def test_the_cards_are_told_in_the_order_that_was_agreed():
    usual = GAME.order_of(SLABBERJAN)[""]
    assert GAME.order_of(SLABBERJAN, ZEELAND)[""] == usual
    agreed = replace(ZEELAND, high="bird-first", low="pot-lowest")
    found = [card for (card,) in GAME.order_of(SLABBERJAN, agreed)[""]]
    assert found == sorted(SLABBERJAN.designs, key=heights_of(agreed).__getitem__)
    assert [card.id for card in found[:4]] == ["PISPOT", "JANRIT", "SMOEL", "WITTEBROOD"]
    assert found[-1].id == "VOGEL"
