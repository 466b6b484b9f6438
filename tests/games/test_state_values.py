"""A state is a value: however it is copied, the copy is equal, and goes on equally."""

import copy
from random import Random

import pytest

from cucu_desktop.engine.families import seen_from
from tests.games.copied_games import GAMES, WAYS, CopiedGame, any_action, begin

PLAYED = 28
"""The number of games of each kind."""
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
EVERY_WAY = pytest.mark.parametrize("way", WAYS)


@pytest.mark.unwatched  # watched, as many games would take four times as long
@EVERY_GAME
@pytest.mark.parametrize("part", range(4))
def test_copies_and_a_replay_are_equal_at_every_decision(game, part):
    """In every fourth game a copy is copied again at each decision, in the others at one in five."""
    ended = 0
    for number in range(part, PLAYED, 4):
        played = CopiedGame(game, f"{game}/{number}/values")
        assert not played.wrong(), number
        while played.is_going_on:
            played.step(copy_anew=part == 0 or played.random.random() < 0.2)
            assert not played.wrong(), (number, played.decisions, played.state.phase)
        ended += played.state.is_over
    assert ended >= PLAYED // 8


@EVERY_GAME
@EVERY_WAY
def test_a_copy_goes_its_own_way(game, way):
    for number in range(8):
        random = Random(f"{game}/{number}/apart")
        state = begin(game, random)
        for _ in range(random.choice([1, 3, 20, 80])):
            if not state.is_over:
                state.apply(any_action(state, random))
        before, apart = WAYS["pickle"](state), WAYS[way](state)
        for _ in range(40):
            if not apart.is_over:
                apart.apply(any_action(apart, random))
        assert state == before
        assert (apart == state) is state.is_over


@pytest.mark.unwatched  # many games; watched, they would take three times as long
@EVERY_GAME
@EVERY_WAY
def test_whoever_looks_sees_the_same_at_a_copy(game, way):
    for number in range(8):
        random = Random(f"{game}/{number}/seen")
        state = begin(game, random)
        while not state.is_over and random.random() < 0.98:
            state.apply(any_action(state, random))
            other = WAYS[way](state)
            seat = random.randrange(len(state.table.coins))
            assert seen_from(other, seat) == seen_from(state, seat)


@EVERY_GAME
def test_what_happened_is_copied_but_for_a_clone(game):
    random = Random(f"{game}/journal")
    state = begin(game, random)
    state.table.recording = True
    for _ in range(30):
        if not state.is_over:
            state.apply(any_action(state, random))
    assert state.table.journal
    assert not state.clone().table.journal
    for way in ("deepcopy", "pickle"):
        other = WAYS[way](state)
        assert other.table.events() == state.table.events()
        for _ in range(20):
            if not other.is_over:
                other.apply(any_action(other, random))
        assert state.is_over or len(other.table.journal) > len(state.table.journal)


def test_states_of_different_games_are_not_equal():
    states = [begin(game, Random(1)) for game in GAMES]
    for index, state in enumerate(states):
        assert [other == state for other in states] == [at == index for at in range(len(states))]
        assert state != "a state"


def test_a_state_is_no_key():
    with pytest.raises(TypeError):
        hash(begin("campli", Random(1)))
    assert copy.copy(begin("campli", Random(1))) == begin("campli", Random(1))
