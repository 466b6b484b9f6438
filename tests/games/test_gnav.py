"""Gnav and Slabberjan by examples of the page, and by properties of whole games."""

from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.engine.actions import EXCHANGE, KEEP, Shuffled
from cucu_desktop.games.gnav import COPENHAGEN, GAME, ZEELAND, Options, ranks_of
from tests.games.random_play import any_action, any_game


def deal(cards, options=None, tokens=()):
    """A deal in which the pack begins with these cards, the dealer last."""
    options = options or Options(talk=False)
    state = GAME.state_class(options, [100] * 4, 3)
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
