"""At every step of random games no card, coin or chip is made or lost."""

from collections import Counter
from random import Random

import pytest

from cucu_desktop.engine.actions import CHANCE
from cucu_desktop.engine.events import SPECTATOR, redacted
from cucu_desktop.engine.observation import observe
from tests.games.copied_games import any_action, begin

STEPS = 1200
PLAYED = {
    "campli": 60,
    "cambio": 40,
    "lu_stu": 150,
    "cuckoo": 40,
    "tiebreak": 25,
    "ace_chasing": 25,
    "gnav": 30,
    "kille": 25,
    "le_her": 25,
    "coucou": 40,
}


def cards_of(state):
    table = state.table
    return Counter([*table.stock, *(card for card in table.cards if card), *(card for card, _ in table.laid)])


@pytest.mark.unwatched  # many games; watched, they would take three times as long
@pytest.mark.parametrize("game", PLAYED)
def test_nothing_is_made_or_lost(game):
    ended = 0
    for number in range(PLAYED[game]):
        random = Random(f"{game}/{number}/conserved")
        state = begin(game, random)
        coins = sum(state.table.coins) + state.table.pool
        for _ in range(STEPS):
            if state.is_over:
                break
            state.apply(any_action(state, random))
            table = state.table
            assert min(table.coins) >= 0
            assert min(table.tokens) >= 0
            assert sum(table.coins) + table.pool == coins
            if state.deals:
                assert cards_of(state) == Counter(state.pack.cards)
            if game == "tiebreak":
                assert observe(state, 0).pot == state.players * state.options.chips - sum(table.tokens) >= 0
        if state.is_over:
            ended += 1
            assert state.table.pool == 0
            assert sum(state.scores()) == coins
    assert ended > PLAYED[game] // 2


@pytest.mark.parametrize("game", PLAYED)
def test_the_onlooker_s_feed_has_only_open_cards(game):
    random = Random(f"{game}/feed")
    state = begin(game, random)
    state.table.recording = True
    for _ in range(300):
        if state.is_over:
            break
        state.apply(any_action(state, random))
    for event in state.table.events():
        shown = redacted(event, SPECTATOR)
        audience = getattr(event, "audience", None)
        assert (shown == event) is (audience in (None, -1) or audience >> SPECTATOR & 1 == 1)
    assert state.decision is None or state.decision.seat == CHANCE or state.decision.options
