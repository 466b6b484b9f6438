"""What the catalogue answers for every game."""

import pytest

from cucu_desktop.engine.cards import ITALIAN, STANDARD
from cucu_desktop.games import cuckoo, lu_stu
from cucu_desktop.games.catalogue import GAMES, pack_of, place_of, seats_of


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_what_the_others_ask_of_it(game):
    module = GAMES[game]
    options = module.Options()
    assert game == module.ID
    assert options in module.PRESETS.values()
    assert set(module.LIMITS) | set(module.CHOICES) <= set(module.Options.__slots__)
    assert place_of(game) == module.PLACES[0]
    assert seats_of(game, options) == module.SEATS
    assert len(pack_of(game, options).cards) in (40, 52)


def test_options_decide_on_pack_and_seats():
    assert pack_of("cuckoo", cuckoo.Options()) is STANDARD
    assert pack_of("cuckoo", cuckoo.Options(pack="italian40")) is ITALIAN
    assert seats_of("lu_stu", lu_stu.Options(matti=1))[-1] == 38
