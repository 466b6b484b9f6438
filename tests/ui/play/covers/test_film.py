"""An open table, filmed frame after frame: no face is drawn but the held one of the player who may look.

For ten thousand frames in all, some ten minutes: `CUCU_FILM=1000 python3 packaging/bootstrap.py test
tests/ui/play/covers/test_film.py`.
"""

import os

import pytest

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import ExchangeGame
from tests.ui.objects.open_table import OpenTable, plan_of
from tests.ui.play.covers.film import Film, play
from tests.ui.windows import a_window

pytestmark = pytest.mark.waits

NAMES = ("Anna", "Bea", "Carla", "Dora")
FRAMES = int(os.environ.get("CUCU_FILM", "80"))
"""Frames of each game."""
GAMES_WITH_ONE_CARD = [game for game, rules in GAMES.items() if isinstance(rules, ExchangeGame)]


def a_table(qtbot, folder, game, *, bots):
    """An open table of a game, small, for two to four players."""
    seats = GAMES[game].seats_of(GAMES[game].usual)
    people = min(max(seats[0], 3), seats[-1]) - bots
    window = a_window(qtbot, folder, size=(800, 600), speed="fast", volume=0)
    window.play(plan_of(game, *NAMES[:people], bots=bots))
    qtbot.waitUntil(window.isActiveWindow)
    return OpenTable(qtbot, window)


@pytest.mark.parametrize("game", GAMES_WITH_ONE_CARD)
def test_no_face_is_drawn_but_the_held_one(qtbot, tmp_path, game):
    table = a_table(qtbot, tmp_path, game, bots=0)
    film = Film(table)
    play(table, film, FRAMES)
    assert film.faults == []
    assert film.held >= FRAMES / 40


def test_the_film_would_show_a_face_that_is_left_open(qtbot, tmp_path):
    table = a_table(qtbot, tmp_path, "campli", bots=0)
    film = Film(table)
    table.wait()
    film.shoot()
    assert film.faults == []
    seat = table.asked
    table.playing.view.table.open_cards.show_face(seat, table.card_of(seat))
    film.shoot()
    assert film.faults
