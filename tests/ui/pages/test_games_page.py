"""Choosing a game: one tile each, and a leaf about the selected one."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import CATALOGUE, GAMES, USUAL
from cucu_desktop.ui.pages.games_page import GamesPage, grouped, placed
from cucu_desktop.ui.pages.rules_page import RulesPage
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.pages.setup.setup_page import SetupPage
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.text.wording import Choices
from tests.ui.objects.controls import scrolled
from tests.ui.windows import a_window, cut_off, press, wait_for


def chooser(qtbot, window):
    window.page_opener.choose_game()
    qtbot.wait(20)
    return window.page_stack.page


def chosen(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    return window, chooser(qtbot, window)


def is_seen_in_full(widget):
    return widget.visibleRegion().boundingRect() == widget.rect()


def test_every_game_is_in_one_group():
    found = [game for games in grouped(CATALOGUE).values() for game in games]
    assert sorted(found) == sorted(game.id for game in CATALOGUE)


@pytest.mark.parametrize(("columns", "rows"), [(1, 13), (2, 8), (3, 5), (4, 5), (5, 4)])
def test_each_group_begins_a_row(columns, rows):
    places = placed(grouped(CATALOGUE), columns)
    assert len(set(places.values())) == len(CATALOGUE)
    assert max(row for row, _ in places.values()) + 1 == rows
    for games in grouped(CATALOGUE).values():
        assert places[games[0]][1] == 0
        assert all(column < columns for _, column in map(places.get, games))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1280, 800), 150), ((1024, 700), 100)])
def test_all_games_are_seen_at_a_glance(qtbot, tmp_path, language, size, text):
    window = a_window(qtbot, tmp_path, paints=False, size=size, language=language, text=text)
    page = chooser(qtbot, window)
    assert scrolled(page).verticalScrollBar().maximum() == 0
    assert cut_off(page) == []
    assert all(is_seen_in_full(tile) for tile in page.tiles.values())
    parts = [*page.tiles.values(), page.leaf]
    assert not any(one.geometry().intersects(other.geometry()) for one, other in combinations(parts, 2))


@pytest.fixture
def twice_the_games(monkeypatch):
    """A catalogue twice as long; the others are the same games under other ids."""
    others = tuple(replace(game, id=f"{game.id}-again") for game in CATALOGUE)
    monkeypatch.setattr("cucu_desktop.ui.pages.games_page.CATALOGUE", (*CATALOGUE, *others))
    monkeypatch.setattr(
        "cucu_desktop.ui.pages.games_page.GAMES", {game.id: game for game in (*CATALOGUE, *others)}
    )
    named = Choices.game
    monkeypatch.setattr(Choices, "game", lambda self, game: named(self, game.removesuffix("-again")))


@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1024, 700), 200), ((640, 480), 100)])
def test_twice_the_games_can_be_walked_through_by_arrows(qtbot, tmp_path, twice_the_games, size, text):
    window = a_window(qtbot, tmp_path, paints=False, text=text, language="de", size=None)
    window.setMinimumSize(1, 1)
    window.resize(*size)
    page = chooser(qtbot, window)
    assert window.rect().contains(page.geometry())
    last = "kille-again"
    for key in (*(Qt.Key.Key_Down,) * len(CATALOGUE) * 2, *(Qt.Key.Key_Right,) * 5):
        qtbot.keyClick(window.focusWidget(), key)
    assert page.game == last
    qtbot.waitUntil(lambda: is_seen_in_full(page.tiles[last]))


def test_arrows_select_and_tab_leaves_the_tiles(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800))
    page = chooser(qtbot, window)
    assert window.focusWidget() is page.tiles[USUAL.id]
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    assert window.focusWidget() is page.tiles["lu_stu"]
    assert page.game == "lu_stu"
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Down)
    assert page.game == "zifuli"
    stops = []
    while window.focusWidget() not in stops:
        stops.append(window.focusWidget())
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    assert len(stops) == 7, "the last is the button of the menu"
    assert [stop for stop in stops if stop in page.tiles.values()] == [page.tiles["zifuli"]]


def test_a_click_shows_a_game_and_enter_begins_it(qtbot, tmp_path):
    window, page = chosen(qtbot, tmp_path)
    for game in GAMES:
        press(qtbot, page.tiles[game])
        told = window.context.wording.choices.game(game)
        name, like, where = (label.text() for label in page.leaf.words)
        assert (name, like) == (told["name"], told["like"])
        assert where.startswith(told["place"])
        assert str(GAMES[game].seats_of(GAMES[game].usual)[-1]) in where
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.playing.session.match_view.setup.game == game == window.context.wording.game_id
    names = [player.name for player in window.playing.session.match_view.players]
    assert len(names) == len(set(names)) == len(seating.usual(game, "Anna").players)
    assert "Anna" in names


@pytest.mark.parametrize("way", ["button", "double click"])
def test_a_game_begins_by_its_button_or_a_double_click(qtbot, tmp_path, way):
    window, page = chosen(qtbot, tmp_path)
    if way == "button":
        press(qtbot, page.tiles["gnav"])
        press(qtbot, page.play)
    else:
        qtbot.mouseDClick(page.tiles["gnav"], Qt.MouseButton.LeftButton)
    assert window.playing.session.match_view.setup.game == "gnav"


def test_the_last_game_is_selected_at_first_and_known_ones_have_a_tick(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, lessons=("kille",))
    window.page_opener.choose_game()
    press(qtbot, window.page_stack.page.tiles["gnav"])
    press(qtbot, window.page_stack.page.play)
    window.leave()
    page = chooser(qtbot, window)
    assert page.game == "gnav"
    known = [game for game, tile in page.tiles.items() if tile.accessibleDescription().endswith("Known.")]
    assert known == ["kille"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_screen_reader_hears_the_game_and_what_it_is(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    page = chooser(qtbot, window)
    for game, tile in page.tiles.items():
        told = window.context.wording.choices.game(game)
        spoken = QAccessible.queryAccessibleInterface(tile)
        assert spoken.role() == QAccessible.Role.RadioButton
        assert spoken.text(QAccessible.Text.Name) == told["name"]
        assert spoken.text(QAccessible.Text.Description).startswith(told["line"])


def test_the_rules_lead_back(qtbot, tmp_path):
    window, page = chosen(qtbot, tmp_path)
    press(qtbot, page.tiles["gnav"])
    page.rules.click()
    sheet = window.page_stack.page
    assert isinstance(sheet, RulesPage)
    window.context.prefer(language="it")
    qtbot.wait(10)
    sheet = window.page_stack.page
    assert sheet.title.text() == window.context.wording.choices.game("gnav")["name"]
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: isinstance(window.page_stack.page, GamesPage))
    assert window.page_stack.page.game == "gnav"


def test_players_and_rules_are_opened_from_here(qtbot, tmp_path):
    window, page = chosen(qtbot, tmp_path)
    press(qtbot, page.tiles["lu_stu"])
    page.lay.click()
    assert isinstance(window.page_stack.page, SetupPage)
    assert window.page_stack.page.plan.game == "lu_stu"
