"""At every step of random games no card, coin or chip is made or lost, and a copy is a copy."""

from collections import Counter
from random import Random

import pytest

from cucu_desktop.engine.actions import CHANCE
from cucu_desktop.engine.events import SPECTATOR, redacted
from cucu_desktop.engine.observation import observe
from tests.games.random_play import GAMES, any_action, any_game

STEPS = 1200
PLAYED = {
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
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_made_or_lost(game):
    ended = 0
    for number in range(PLAYED[game]):
        random = Random(f"{game}/{number}/conserved")
        state = any_game(game, random)
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


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_its_own_way_and_the_same_way(game):
    for number in range(12):
        random = Random(f"{game}/{number}/copy")
        state = any_game(game, random)
        for _ in range(random.choice([3, 20, 80])):
            if not state.is_over:
                state.apply(any_action(state, random))
        copy, seats = state.clone(), range(len(state.table.coins))
        before = [observe(state, seat) for seat in seats]
        assert [observe(copy, seat) for seat in seats] == before
        done = []
        one = Random(number)
        while not copy.is_over and len(done) < 60:
            done.append(any_action(copy, one))
            copy.apply(done[-1])
        assert [observe(state, seat) for seat in seats] == before
        assert not copy.table.journal
        for action in done:
            state.apply(action)
        assert [observe(state, seat) for seat in seats] == [observe(copy, seat) for seat in seats]


@pytest.mark.parametrize("game", GAMES)
def test_the_onlooker_s_feed_has_only_open_cards(game):
    random = Random(f"{game}/feed")
    state = any_game(game, random)
    for _ in range(300):
        if state.is_over:
            break
        state.apply(any_action(state, random))
    for event in state.table.events():
        shown = redacted(event, SPECTATOR)
        audience = getattr(event, "audience", None)
        assert (shown == event) is (audience in (None, -1) or audience >> SPECTATOR & 1 == 1)
    assert state.decision is None or state.decision.seat == CHANCE or state.decision.options
