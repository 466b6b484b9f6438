"""What the menus tick when a user opens them."""

import pytest
from PySide6.QtGui import QAccessible

from cucu_desktop.match.narration import LANGUAGES
from tests.ui.windows import a_window


@pytest.mark.parametrize(
    ("chosen", "is_heard", "ticked"),
    [("usual", False, "Normal"), ("usual", True, "When I press a key"), ("fast", True, "Fast")],
)
def test_the_usual_speed_is_ticked_as_it_is_when_the_menu_opens(
    qtbot, tmp_path, monkeypatch, chosen, is_heard, ticked
):
    speed = a_window(qtbot, tmp_path, speed=chosen).menus.speed
    monkeypatch.setattr(QAccessible, "isActive", lambda: is_heard)
    speed.aboutToShow.emit()
    assert [action.text().replace("&", "") for action in speed.actions() if action.isChecked()] == [ticked]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_menu_has_more_entries_than_are_seen_at_a_glance(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language)
    menus = [action.menu() for action in window.menuBar().actions() if action.menu()]
    assert len(menus) == 6
    for menu in menus:
        entries = [action for action in menu.actions() if not action.isSeparator() and action.isVisible()]
        assert 3 <= len(entries) <= 9, (menu.title(), [entry.text() for entry in entries])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_called_as_the_entry_that_opens_it(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    menus = window.menus
    entries = [
        *(menus.new_game, menus.go_on, menus.collection, menus.statistics, menus.played, menus.settings),
        *(menus.keys, menus.at_the_inn, *menus.inn.values()),
    ]
    entries.remove(menus.inn["score"])  # before a sheet is begun its page asks who plays
    for entry in entries:
        entry.trigger()
        called = window.page_stack.page.title.text().replace("’", "'").casefold()
        assert entry.text().replace("&", "").replace("’", "'").casefold() in called
