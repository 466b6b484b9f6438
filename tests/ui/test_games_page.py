"""Choosing a game."""

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui import seating
from cucu_desktop.ui.collection_page import CollectionSheet
from cucu_desktop.ui.games_page import EMBLEMS, GamesSheet
from cucu_desktop.ui.preferences import LANGUAGES
from cucu_desktop.ui.rules_page import RulesSheet
from cucu_desktop.ui.setup import SetUpSheet
from cucu_desktop.ui.waiting import Stage
from tests.ui.windows import a_window, cut_off, press, wait_for


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_a_game_can_be_played_without_scrolling(qtbot, tmp_path, language, text):
    window = a_window(qtbot, tmp_path, language=language, text=text)
    window.papers.choose_game()
    qtbot.wait(20)
    play = window.room.sheet._games["campli"].play
    assert play.visibleRegion().boundingRect() == play.rect()
    assert window.focusWidget() is play


def tile_of(window, game):
    window.papers.choose_game()
    return window.room.sheet._games[game]


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_make_any_game(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path)
    press(qtbot, tile_of(window, game).play)
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.playing.session.setup.game == game
    assert window.wording.game_id == game
    names = [player.name for player in window.playing.session.players]
    assert len(names) == len(set(names)) == len(seating.usual(game, "Anna").players)
    assert "Anna" in names


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_what_one_has_to_know(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path)
    tile = tile_of(window, game)
    told = window.wording.game(game)
    assert (tile._name.text(), tile._where.text(), tile._line.text()) == tuple(
        told[key] for key in ("name", "place", "line")
    )
    assert str(GAMES[game].SEATS[-1]) in tile._with.text()
    assert game in EMBLEMS
    assert not tile._picture.pixmap().isNull()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_any_game_are_a_click_away_and_lead_back(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path)
    tile_of(window, game).rules.click()
    sheet = window.room.sheet
    assert isinstance(sheet, RulesSheet)
    assert sheet.title.text() == window.wording.game(game)["name"]
    window.wish(language="it")
    qtbot.wait(10)
    assert sheet.title.text() == window.wording.game(game)["name"]
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: isinstance(window.room.sheet, GamesSheet))


def test_the_table_is_laid_and_the_collection_opened_from_here(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    tile_of(window, "lu_stu").lay.click()
    assert isinstance(window.room.sheet, SetUpSheet)
    assert window.room.sheet.plan.game == "lu_stu"
    window.papers.choose_game()
    window.room.sheet._collection.click()
    assert isinstance(window.room.sheet, CollectionSheet)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "columns"), [((1024, 700), 2), ((1280, 800), 3), ((1920, 1080), 3)])
def test_as_many_games_lie_beside_each_other_as_fit(qtbot, tmp_path, language, size, columns):
    window = a_window(qtbot, tmp_path, language=language, size=size)
    window.papers.choose_game()
    window.resize(*size)
    qtbot.wait(20)
    tiles = list(window.room.sheet._games.values())
    assert len({tile.y() for tile in tiles[:columns]}) == 1
    assert cut_off(window.room.sheet) == []
    assert not any(
        tile.geometry().intersects(other.geometry()) for tile in tiles for other in tiles if tile is not other
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_all_games_are_seen_at_a_glance_in_a_window_of_the_usual_size(qtbot, tmp_path, language, size):
    window = a_window(qtbot, tmp_path, size=size, language=language)
    window.papers.choose_game()
    qtbot.wait(20)
    sheet = window.room.sheet
    assert sheet._scroll.verticalScrollBar().maximum() == 0
    assert cut_off(sheet) == []
    for tile in sheet._games.values():
        assert tile.visibleRegion().boundingRect() == tile.rect()
