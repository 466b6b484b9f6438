"""What holds at every step of Campli, whatever the players do; see tests/games/test_conservation.py, too."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cucu_desktop.engine.actions import (
    SHUFFLE,
    Action,
    Amount,
    IllegalActionError,
    Shuffled,
    parse,
)
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import TokenLost
from tests.playing import any_action, any_game, everything, steps

seeds = st.integers(0, 2**32).map(Random)
lengths = st.integers(1, 120)
WORDS = ("keep", "exchange", "ask", "agree", "refuse", "reenter", "leave", "accept", "decline", "play-on")


@given(seeds, lengths)
def test_tokens_are_never_owed_and_a_virgin_has_lost_none(random, length):
    for state, _ in steps(random, length):
        table = state.table
        payers = {event.seat for event in table.events() if isinstance(event, TokenLost)}
        for seat in range(state.players):
            assert 0 <= table.tokens[seat] <= state.options.tokens
            assert table.virgin[seat] == (seat not in payers)
        onlookers = range(state.players, len(table.coins))
        assert not any(table.tokens[seat] or table.cards[seat] for seat in onlookers)
        assert state.is_over or state.in_game()


@given(seeds, lengths)
def test_whoever_decides_may_decide(random, length):
    """A player on turn has a token and a card; the player who is asked for coins has some."""
    for state, _ in steps(random, length):
        decision, table = state.decision, state.table
        if decision.kind in ("turn", "inn", "promise"):
            assert table.tokens[decision.seat]
            assert table.cards[decision.seat]
        if decision.kind == "backing":
            assert table.coins[decision.seat]
            assert not table.tokens[decision.seat]
        if decision.kind != "shuffle":
            assert len(decision.options) == len(set(decision.options)) >= 1
        assert all(option.low <= option.high for option in decision.options if isinstance(option, Amount))


@pytest.mark.unwatched  # many games; watched, they would take three times as long
@given(seeds, lengths)
def test_a_refused_act_changes_nothing(random, length):
    for state, _ in steps(random, length):
        wrong = [Action(word) for word in WORDS if not state.decision.allows(Action(word))]
        wrong += [Action("back", coins=10**9), Action("raise", coins=0), Action("propose", percent=101)]
        wrong += [Action("keep", coins=1), Action("propose", coins=50), Action("raise", 5, 5)]
        wrong += [] if state.decision is SHUFFLE else [Shuffled(CUCCO.cards)]
        before, told = everything(state), len(state.table.journal)
        for action in wrong:
            with pytest.raises(IllegalActionError):
                state.apply(action)
        assert everything(state) == before
        assert len(state.table.journal) == told


@given(seeds, lengths)
def test_a_finished_game_takes_no_more_actions(random, length):
    state = any_game(random)
    while not state.is_over:
        state.apply(any_action(state, random))
    before = everything(state)
    for action in (*map(Action, WORDS), Shuffled(CUCCO.cards)):
        with pytest.raises(IllegalActionError, match="nothing"):
            state.apply(action)
    assert everything(state) == before
    (winner,) = state.winners
    assert state.in_game() == [winner]
    assert state.table.pool == 0
    assert state.scores() == tuple(state.table.coins)


@given(seeds, lengths)
def test_what_was_done_can_be_written_and_read_again(random, length):
    for state, action in steps(random, length):
        if isinstance(action, Shuffled):
            assert Shuffled.read(str(action), state.pack) == action
        else:
            assert parse(str(action)) == action


@given(seeds, st.integers(1, 40))
@settings(max_examples=settings.default.max_examples * 2 // 5)
def test_what_was_done_shows_how_to_make_it(random, length):
    """`repr` rebuilds actions and decisions."""
    known = {kind.__name__: kind for kind in (Action, Amount)}
    for state, action in steps(random, length):
        if isinstance(action, Action):
            assert eval(repr(action), known) == action
            assert eval(repr(state.decision.options), known) == state.decision.options
