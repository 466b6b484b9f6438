"""Tokens that nobody has been handed yet: seen, told and explained."""

from dataclasses import replace

import pytest

from cucu_desktop.engine.actions import KEEP
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.view.seat_descriptions import seat_told
from tests.ui.tables import a_match, a_view

NAMES = [f"Player {number}" for number in range(4)]


def seats_of(view, match):
    view.sit(match.players)
    view.show_position(match.observation(SPECTATOR))
    return view.table.seats


def test_they_stand_pale_at_every_seat_of_lu_stu(qtbot):
    match = a_match(game="lu_stu")
    view = a_view(qtbot, setup=match.setup)
    assert [seat.waiting for seat in seats_of(view, match)] == [3] * 4
    seen = match.observation(SPECTATOR)
    view.show_position(replace(seen, handed=(2, 0, 0, 0), tokens=(2, 3, 3, 3)))
    assert [seat.waiting for seat in view.table.seats] == [0, 3, 3, 3]
    usual = a_match()
    assert [seat.waiting for seat in seats_of(a_view(qtbot), usual)] == [0] * 4, "all have them at once"


@pytest.mark.parametrize("game", ["lu_stu", "campli"])
def test_a_screen_reader_and_the_mouse_are_told(game):
    seen = a_match(game=game).observation(SPECTATOR)
    told = seat_told(1, seen, NAMES, Wording("en", game), GAMES[game])
    assert ("3 tokens, handed out once the first is lost or won" in told) == (game == "lu_stu")
    assert "3 tokens" in told


def test_one_line_tells_it_in_the_first_deal_while_nobody_is_asked():
    match = a_match(game="lu_stu")
    seen = replace(match.observation(SPECTATOR), to_act=None, decision=None)
    asks = Wording("en", "lu_stu").prompts.question
    assert "still have them all" in asks(seen, NAMES)
    assert not asks(replace(seen, deals=2), NAMES)
    assert not asks(replace(seen, handed=(2, 0, 0, 0)), NAMES)
    assert asks(match.observation(SPECTATOR), NAMES).endswith("is thinking.")
    other = a_match()
    other.submit(other.to_act, KEEP)
    seen = replace(other.observation(SPECTATOR), to_act=None, decision=None)
    assert not Wording("en").prompts.question(seen, NAMES)
