"""Choosing a game."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import CATALOGUE, GAMES
from cucu_desktop.ui.pages.collection_page import CollectionPage
from cucu_desktop.ui.pages.games_page import GamesPage
from cucu_desktop.ui.pages.rules_page import RulesPage
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.pages.setup.setup_page import SetupPage
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.text.choices import Choices
from tests.ui.objects.controls import click, scrolled, texts
from tests.ui.windows import a_window, cut_off, press, wait_for


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_a_game_can_be_played_without_scrolling(qtbot, tmp_path, language, text):
    window = a_window(qtbot, tmp_path, paints=False, language=language, text=text)
    window.page_opener.choose_game()
    qtbot.wait(20)
    play = tile_of(window, "campli").play
    assert play.visibleRegion().boundingRect() == play.rect()
    assert window.focusWidget() is play


def tiles_of(window):
    """The slips of the games: what holds the buttons that open their rules."""
    return [each for each in scrolled(window.page_stack.page).widget().children() if hasattr(each, "lay")]


@pytest.fixture
def twice_the_games(monkeypatch):
    """A catalogue twice as long; the others are the same games under other ids."""
    others = tuple(replace(game, id=f"{game.id}-again") for game in CATALOGUE)
    monkeypatch.setattr("cucu_desktop.ui.pages.games_page.CATALOGUE", (*CATALOGUE, *others))
    named = Choices.game
    monkeypatch.setattr(Choices, "game", lambda self, game: named(self, game.removesuffix("-again")))


@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1024, 700), 100), ((1920, 1080), 150)])
def test_twice_the_games_can_be_scrolled_through(qtbot, tmp_path, twice_the_games, size, text):
    window = a_window(qtbot, tmp_path, paints=False, text=text, language="de")
    window.resize(*size)
    window.page_opener.choose_game()
    qtbot.wait(20)
    page = window.page_stack.page
    tiles = tiles_of(window)
    assert len(tiles) == 2 * len(CATALOGUE)
    first, last = tiles[0].play, tiles[-1].play
    qtbot.waitUntil(lambda: first.visibleRegion().boundingRect() == first.rect())
    while window.focusWidget() is not last:
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: last.visibleRegion().boundingRect() == last.rect())
    assert window.rect().contains(page.geometry())
    assert not any(one.geometry().intersects(other.geometry()) for one, other in pairwise(tiles))


def tile_of(window, game):
    return window.page_stack.page.tiles[game]


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_make_any_game(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.choose_game()
    press(qtbot, tile_of(window, game).play)
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.playing.session.match_view.setup.game == game
    assert window.context.wording.game_id == game
    names = [player.name for player in window.playing.session.match_view.players]
    assert len(names) == len(set(names)) == len(seating.usual(game, "Anna").players)
    assert "Anna" in names


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_what_one_has_to_know(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.choose_game()
    tile = tile_of(window, game)
    told = window.context.wording.choices.game(game)
    assert texts(tile)[:2] == [told[key] for key in ("name", "like")]
    assert not tile.toolTip(), "the foot of the page has it"
    tile.describe(in_tooltip=True)
    assert tile.toolTip().startswith(told["line"])
    assert str(GAMES[game].seats_of(GAMES[game].usual)[-1]) in tile.toolTip()
    assert GAMES[game].emblem in {card.id for card in GAMES[game].pack_of(GAMES[game].usual).designs}
    assert any(not each.pixmap().isNull() for each in tile.findChildren(QLabel))


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_any_game_are_a_click_away_and_lead_back(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.choose_game()
    tile_of(window, game).rules.click()
    sheet = window.page_stack.page
    assert isinstance(sheet, RulesPage)
    assert sheet.title.text() == window.context.wording.choices.game(game)["name"]
    window.context.prefer(language="it")
    qtbot.wait(10)
    sheet = window.page_stack.page
    assert sheet.title.text() == window.context.wording.choices.game(game)["name"]
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: isinstance(window.page_stack.page, GamesPage))


def test_the_table_is_laid_and_the_collection_opened_from_here(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.choose_game()
    tile_of(window, "lu_stu").lay.click()
    assert isinstance(window.page_stack.page, SetupPage)
    assert window.page_stack.page.plan.game == "lu_stu"
    window.page_opener.choose_game()
    click(window.page_stack.page, "Memorable deals")
    assert isinstance(window.page_stack.page, CollectionPage)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "columns"), [((1024, 700), 2), ((1280, 800), 3), ((1920, 1080), 3)])
def test_as_many_games_lie_beside_each_other_as_fit(qtbot, tmp_path, language, size, columns):
    window = a_window(qtbot, tmp_path, paints=False, language=language, size=size)
    window.page_opener.choose_game()
    window.resize(*size)
    qtbot.wait(20)
    tiles = tiles_of(window)
    assert len({tile.y() for tile in tiles[:columns]}) == 1
    assert cut_off(window.page_stack.page) == []
    assert not any(
        tile.geometry().intersects(other.geometry()) for tile in tiles for other in tiles if tile is not other
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("by_place", [False, True])
def test_all_games_are_seen_at_a_glance_in_a_window_of_the_usual_size(
    qtbot, tmp_path, language, size, by_place
):
    window = a_window(qtbot, tmp_path, paints=False, size=size, language=language)
    window.page_opener.choose_game()
    sheet = window.page_stack.page
    if by_place:
        click(sheet, {"en": "By place", "de": "Nach Ort", "it": "Per luogo"}[language])
    qtbot.wait(20)
    assert scrolled(sheet).verticalScrollBar().maximum() == 0
    assert cut_off(sheet) == []
    for game in GAMES:
        tile = tile_of(window, game)
        assert tile.visibleRegion().boundingRect() == tile.rect()
        told = window.context.wording.choices.game(game)
        shown = [label.text() for label in tile.findChildren(QLabel) if label.isVisible()]
        assert (told["place"] if by_place else told["like"]) in shown
        assert (told["like"] if by_place else told["place"]) not in shown
        assert all(button.text().isalpha() for button in tile.buttons if button.text() != "Set up")


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_rows_of_three_games_are_seen_at_large_letters(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800), language=language, text=150)
    window.page_opener.choose_game()
    qtbot.wait(20)
    tiles = window.page_stack.page.tiles.values()
    assert sum(tile.visibleRegion().boundingRect() == tile.rect() for tile in tiles) >= 6
    small = window.context.theme.font("small").pixelSize()
    assert all(label.font().pixelSize() >= small for tile in tiles for label in tile.findChildren(QLabel))
    assert all(button.font().pixelSize() >= small for tile in tiles for button in tile.buttons)
    assert cut_off(window.page_stack.page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_button_says_which_game_it_is_for(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    window.page_opener.choose_game()
    names = [button.accessibleName() for tile in tiles_of(window) for button in tile.buttons]
    assert len(set(names)) == len(names) == 4 * len(CATALOGUE)


def test_arrows_walk_from_game_to_game(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800))
    window.page_opener.choose_game()
    qtbot.wait(20)
    tiles = tiles_of(window)
    assert window.focusWidget() is tiles[0].play
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Left)
    assert window.focusWidget() is tiles[0].play
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    assert window.focusWidget() is tiles[1].play
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Down)
    below = next(tile for tile in tiles if tile.x() == tiles[1].x() and tile.y() > tiles[1].y())
    assert window.focusWidget() is below.lay
    assert below.lay.visibleRegion().boundingRect() == below.lay.rect()


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_window_of_the_usual_size_the_games_need_no_scrolling(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800), language=language)
    window.page_opener.choose_game()
    qtbot.wait(20)
    assert scrolled(window.page_stack.page).verticalScrollBar().maximum() == 0


@pytest.mark.parametrize(
    ("size", "language"), [((1280, 800), "en"), ((1920, 1080), "de"), ((640, 400), "it")]
)
def test_the_buttons_of_a_game_stand_in_one_line(qtbot, tmp_path, size, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    window.setMinimumSize(640, 400)
    window.resize(*size)
    window.page_opener.choose_game()
    qtbot.wait(20)
    for tile in tiles_of(window):
        areas = [button.geometry() for button in tile.buttons]
        assert len({(area.top(), area.height()) for area in areas}) == 1
        gaps = {after.left() - before.right() for before, after in pairwise(areas)}
        assert len(gaps) == 1, "equally far apart"
        assert len({type(button) for button in tile.buttons}) == 1, "in the same frame"
    play = tiles_of(window)[0].play
    assert play.visibleRegion().boundingRect() == play.rect(), "no scrolling to play"
    assert not cut_off(window.page_stack.page)


def test_down_comes_to_the_nearest_game_of_a_shorter_row(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800))
    window.page_opener.choose_game()
    qtbot.wait(20)
    games = window.page_stack.page.tiles
    games["le_her"].rules.setFocus()
    for _ in range(2):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Down)
        assert window.focusWidget() is games["kille"].rules
