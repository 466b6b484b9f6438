"""Values of the engine: a state is equal to nothing but a state, and an observation is of one family."""

import pytest

from cucu_desktop.engine.any_observation import as_exchange, as_tricks
from cucu_desktop.engine.families import seen_from, sit_down
from cucu_desktop.games.catalogue import GAMES

OF_BOTH = [("campli", as_exchange, as_tricks), ("coch", as_tricks, as_exchange)]


@pytest.mark.parametrize(("game", "its_own", "the_other"), OF_BOTH)
def test_an_observation_is_of_the_family_of_its_game(game, its_own, the_other):
    kind = GAMES[game]
    state = sit_down(kind.state_class, kind.usual, (100,) * 4, 0)
    state.start()
    view = seen_from(state, 0)
    assert its_own(view) is view
    with pytest.raises(AssertionError):
        the_other(view)


@pytest.mark.parametrize("game", ["campli", "coch"])
def test_a_state_is_equal_to_no_other_kind_of_thing(game):
    kind = GAMES[game]
    state = sit_down(kind.state_class, kind.usual, (100,) * 4, 0)
    assert state != game
    assert state != 0
