"""A game from the stakes to the pool, the deal passing round (000 "Seating and Stakes"; E7)."""

import pytest

from cucu_desktop.engine.actions import SHUFFLE
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import CoinsPaid, CoinsTaken, DealBegan, GameBegan, GameWon
from cucu_desktop.games.campli import GAME, CampliState, Options
from cucu_desktop.games.catalogue import GAMES
from tests.playing import QUIET, asked, do, happened, pack


def game(seats=3, dealer=0, options=QUIET, onlookers=0):
    state = CampliState(options, [100] * (seats + onlookers), dealer, onlookers)
    state.start()
    return state


def test_everybody_pays_the_stake_and_has_three_tokens():
    state = game(4, onlookers=1)
    assert state.table.coins == [95, 95, 95, 95, 100]
    assert state.table.pool == 20
    assert state.table.tokens == [3, 3, 3, 3, 0]
    assert state.table.virgin == [True, True, True, True, False]
    assert happened(state, GameBegan) == [GameBegan((0, 1, 2, 3), 0)]
    assert happened(state, CoinsPaid) == [CoinsPaid(seat, 5, "stake") for seat in range(4)]
    assert state.decision.kind == "shuffle"


@pytest.mark.parametrize(("tokens", "stake"), [(1, 1), (5, 20)])
def test_stake_and_tokens_may_be_others(tokens, stake):
    state = game(2, options=Options(tokens=tokens, stake=stake))
    assert state.table.tokens == [tokens, tokens]
    assert state.table.pool == 2 * stake


def test_the_deal_begins_with_the_next_player_and_ends_with_the_dealer():
    state = game(4, dealer=1)
    state.apply(pack("X"))
    assert happened(state, DealBegan) == [DealBegan(1, 1, (2, 3, 0, 1))]
    assert asked(state) == "2 keep exchange"


def test_the_deal_passes_to_the_next_player_in_the_game():
    state = game(3, dealer=0, options=Options(tokens=1, agreement=False, reentry=False))
    state.apply(pack("II X X"))
    do(state, "keep keep keep")
    state.apply(pack("X"))
    assert [event.order for event in happened(state, DealBegan)] == [(1, 2, 0), (0, 2)]
    assert state.deal.dealer == 2, "seat 1, next to deal, is out"


def test_the_last_with_a_token_takes_the_pool():
    state = game(2, options=Options(tokens=1))
    assert state.decision is SHUFFLE, "two who begin a game have nothing to divide yet"
    state.apply(pack("X II"))
    do(state, "keep keep leave")
    assert state.is_over
    assert state.decision is None
    assert state.winners == (1,)
    assert state.table.coins == [95, 105]
    assert state.scores() == (95, 105)
    assert happened(state, CoinsTaken) == [CoinsTaken(1, 10, "win")]
    assert happened(state, GameWon) == [GameWon((1,))]


def test_phases_read_like_the_rules():
    assert [repr(phase) for phase in CampliState.phases] == [
        "Stakes",
        "Agreement",
        "Shuffle",
        "Turns",
        "Comparison",
        "Reentry",
        "Pool",
    ]
    state = game()
    assert state.phase == "Shuffle"
    state.apply(pack("II XI"))
    assert state.phase == "Turns"
    do(state, "exchange")
    assert state.phase == "Inn"


def test_the_catalogue_knows_the_game():
    assert GAMES["campli"] is GAME
    assert (GAME.seats.start, GAME.seats.stop) == (2, 21)
    assert not GAME.clockwise
    assert GAME.state_class is CampliState
    assert GAME.pack_of(GAME.usual) is CUCCO


def test_options_have_limits_and_presets_keep_them():
    names = set(Options.__slots__)
    assert set(GAME.limits) <= names
    for preset in GAME.presets.values():
        assert all(getattr(preset, name) in limit for name, limit in GAME.limits.items())
    assert GAME.presets["campli"] == Options()
    assert len(set(GAME.presets.values())) == len(GAME.presets)
    assert len(set(GAME.phrases)) == len(GAME.phrases)
