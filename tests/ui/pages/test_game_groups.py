"""The chooser groups the games by kind or by place, and walks through them as they lie."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor

from cucu_desktop.games.catalogue import CATALOGUE
from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.pages.game_groups import REGIONS, grouped, headed, placed
from tests.ui.objects.controls import click, scrolled, texts
from tests.ui.windows import a_window


def test_every_game_is_in_one_group_of_each_kind():
    for by_place in (False, True):
        groups = grouped(CATALOGUE, by_place=by_place)
        found = [game for games in groups.values() for game in games]
        assert sorted(found) == sorted(game.id for game in CATALOGUE)
    assert {game.home for game in CATALOGUE} <= set(REGIONS)


@pytest.mark.parametrize(("columns", "rows"), [(1, 13), (2, 8), (3, 5), (4, 4), (5, 3)])
def test_groups_share_rows_and_none_is_torn_apart_where_it_fits(columns, rows):
    groups = grouped(CATALOGUE, by_place=False)
    places = placed(groups, columns)
    assert len(set(places.values())) == len(CATALOGUE)
    assert max(row for row, _ in places.values()) + 1 <= rows
    for games in groups.values():
        if len(games) <= columns:
            assert len({places[game][0] for game in games}) == 1 or places[games[0]][1] == 0


@pytest.mark.parametrize("by_place", [False, True])
@pytest.mark.parametrize("columns", [1, 2, 3, 4, 5])
def test_every_game_lies_beneath_the_heading_of_its_group(columns, by_place):
    groups = grouped(CATALOGUE, by_place=by_place)
    places = placed(groups, columns)
    headings = headed(groups, places)
    for group, games in groups.items():
        for game in games:
            row, column = places[game]
            above = [
                (at, head) for head, at, left, wide in headings if left <= column < left + wide and at <= row
            ]
            assert max(above)[1] == group, (game, above)
            beside = {head for head, at, _, _ in headings if at == row}
            shared = {other for other, its in groups.items() if any(places[each][0] == row for each in its)}
            assert len(shared) == 1 or beside == shared


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_games_are_seen_at_once_under_their_groups(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, size=(1280, 760), paints=False, language=language)
    window.page_opener.choose_game()
    page = window.page_stack.page
    qtbot.waitUntil(lambda: scrolled(page).verticalScrollBar().maximum() == 0)
    assert not scrolled(page).verticalScrollBar().isVisible()
    headings = [heading.text() for heading in page.headings]
    assert len(set(headings)) == 4
    assert set(headings) <= set(texts(page))


def test_those_who_look_for_their_place_find_it(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800), paints=False)
    window.page_opener.choose_game()
    page = window.page_stack.page
    click(page, "By place")
    assert {heading.text() for heading in page.headings} >= {"Abruzzo", "Lombardy", "Japan"}
    click(page, "By kind")
    assert "Tricks" in [heading.text() for heading in page.headings]


def test_the_line_tells_of_the_game_under_the_mouse_as_soon_as_the_page_is_there(
    qtbot, tmp_path, monkeypatch
):
    window = a_window(qtbot, tmp_path, size=(1280, 800), paints=False)
    window.page_opener.choose_game()
    page = window.page_stack.page
    tile = page.tiles["kille"]
    qtbot.wait(50)  # everything has its place
    at = tile.mapToGlobal(QPoint(5, 5))
    monkeypatch.setattr(QCursor, "pos", lambda: at)
    window.page_stack.close_pages()
    window.page_opener.choose_game()
    again = window.page_stack.page
    qtbot.waitUntil(lambda: again.told.text() == again.tiles["kille"].line)


def test_arrows_walk_through_the_games_as_they_lie(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800), paints=False)
    window.page_opener.choose_game()
    page = window.page_stack.page
    assert window.focusWidget() is page.tiles["campli"].play
    for key, game in ((Qt.Key.Key_Right, "lu_stu"), (Qt.Key.Key_Down, "zifuli"), (Qt.Key.Key_Left, "coch")):
        qtbot.keyClick(window.focusWidget(), key)
        assert window.focusWidget() is page.tiles[game].play
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Up)
    assert window.focusWidget() is page.tiles["campli"].play
