"""The decision that may be put before all: its options do not depend on the hidden card of its seat."""

from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.ui.pages.setup import seating
from tests.ui.tables import choose

EXCHANGES = [game for game, row in GAMES.items() if isinstance(row, ExchangeGame)]
DECISIONS = 120


def state_of(match):
    return match._replay.state


def a_match(game, seed):
    """A match of three persons with one token each, where the game allows it: finals are frequent."""
    rules = GAMES[game]
    options = replace(rules.usual, tokens=1) if "tokens" in rules.limits else rules.usual
    possible = rules.seats_of(options)
    seats = min(max(possible[0], 3), possible[-1])
    people = tuple(Player(f"P{seat}", "you-1") for seat in range(seats))
    return Match.begin(Setup(game, people, options, seed=seed))


@pytest.mark.parametrize("game", EXCHANGES)
def test_no_option_of_the_open_decision_depends_on_the_card(game):
    chance = Random(5)
    turns = 0
    for seed in range(1, 40):
        match = a_match(game, seed)
        while match.to_act is not None and turns < DECISIONS:
            state, seat, opened = state_of(match), match.to_act, match.open_decision
            due = state.due
            assert (opened.seat, opened.other, opened.cost) == (due.seat, due.other, due.cost)
            if due.kind in ("turn", "matto") and not state.table.shown[seat]:
                turns += 1
                for card in set(state.pack.cards):
                    other = state.clone()
                    other.table.cards[seat] = card
                    other.decision = other.turn(seat)
                    assert other.open_due == opened
                    assert set(other.decision.options) <= set(opened.options)
            else:
                assert opened == due
            match.submit(seat, choose(match.observation(seat), chance))
    assert turns == DECISIONS


def test_with_a_hand_the_open_decision_is_the_one_that_is_due():
    match = Match.begin(seating.usual("coch", "Anna").setup(1))
    assert match.open_decision == state_of(match).due
