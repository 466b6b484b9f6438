"""*Everything*: every entry of the former menus is found there, by its name and by its old one."""

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.pages.everything_page import EverythingPage
from cucu_desktop.ui.window.doors import DOORS
from cucu_desktop.ui.window.hosting import host_controller
from cucu_desktop.ui.window.menus import ENTRIES, IN_MENU
from tests.ui.windows import a_window, short_plan

OLD_NAMES = {
    "Choose a game": "new_game", "Resume a game": "go_on", "Guests with phones": "guests",
    "Open file": "open_file",
    "Memorable deals": "collection", "Past matches": "album", "Statistics": "statistics",
    "Analyse": "album",
    "My mistakes": "puzzles", "Practise": "puzzles", "Dialect": "settings",
    "Evening": "evening", "Season": "evening", "Deals of the day": "daily", "Puzzles": "puzzles",
    "Trophy shelf": "feats", "Scorekeeper": "score", "Real cards": "score", "Tournament": "club",
    "Print for the table": "print", "A deal by its number": "deal_number",
    "Speed": "settings", "Text size": "settings", "Lighting": "settings",
    "Language": "settings", "Sound": "sound", "Full screen": "full_screen", "Rules": "rules",
    "Show me how": "show_me", "Learn": "show_me", "Keyboard shortcuts": "keys", "About": "about",
    "Settings": "settings", "Quit": "quit",
}  # fmt: skip
"""For each entry of the former menus, away from a table, the entry that is its way now."""
AT_A_TABLE = {
    "Hint": "hint", "Undo": "undo", "Card order": "order", "Log": "account", "Leave table": "leave",
    "Replay": "look_back", "Luck and skill": "look_back", "Deal numbers": "look_back",
    "Deal editor": "look_back", "Save log": "save_account", "Copy log": "copy_account",
}  # fmt: skip


def everything(qtbot, window):
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: isinstance(window.page_stack.page, EverythingPage))
    return window.page_stack.page


def shown(page):
    return [item.data(Qt.ItemDataRole.UserRole) for item in page.items if not item.isHidden()]


def test_an_old_name_finds_the_new_way(qtbot, tmp_path):
    page = everything(qtbot, a_window(qtbot, tmp_path, paints=False))
    for old, entry in OLD_NAMES.items():
        page.field.setText(old.upper())
        assert entry in shown(page), old


OPENED = {
    "new_game": "GamesPage", "go_on": "AlbumPage", "guests": "LobbyPage", "collection": "FamousPage",
    "album": "AlbumPage", "statistics": "AlbumPage", "evening": "TonightPage", "daily": "TodayPage",
    "puzzles": "PuzzlePage", "feats": "AlbumPage", "score": "ScorePage", "club": "ClubPage",
    "print": "PrintPage", "deal_number": "SetupPage", "settings": "SettingsPage", "rules": "RulesPage",
    "keys": "KeysPage", "about": "AboutPage", "people": "PeoplePage",
}  # fmt: skip
"""The class of the page that an entry opens; the other entries open none."""


def test_each_page_is_reached_by_keyboard(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(host_controller, "private_addresses", lambda: ("127.0.0.1",))
    window = a_window(qtbot, tmp_path, paints=False)
    for name, kind in OPENED.items():
        page = everything(qtbot, window)
        page.field.setText(ENTRIES[name].name())
        while page.list.currentItem().data(Qt.ItemDataRole.UserRole) != name:
            qtbot.keyClick(page.field, Qt.Key.Key_Down)
        qtbot.keyClick(page.field, Qt.Key.Key_Return)
        assert type(window.page_stack.page).__name__ == kind
        window.page_stack.close_pages()


def test_what_needs_a_table_is_found_at_a_table_only(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    assert not {*AT_A_TABLE.values()} & {*shown(everything(qtbot, window))}
    window.page_stack.close_pages()
    window.play(short_plan("Anna"))
    page = everything(qtbot, window)
    for old, entry in AT_A_TABLE.items():
        page.field.setText(old)
        assert entry in shown(page)


def test_every_entry_is_in_the_list_with_its_key(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna"))
    page = everything(qtbot, window)
    assert {name for name in shown(page) if name} == {name for name, entry in ENTRIES.items() if entry.group}
    told = {item.data(Qt.ItemDataRole.UserRole): item.text() for item in page.items}
    assert "Ctrl+T" in told["statistics"]


def test_nothing_is_opened_if_nothing_is_found(qtbot, tmp_path):
    page = everything(qtbot, a_window(qtbot, tmp_path, paints=False))
    page.field.setText("xyzzy")
    with qtbot.assertNotEmitted(page.chosen):
        qtbot.keyClick(page.field, Qt.Key.Key_Return)


@pytest.mark.parametrize("language", LANGUAGES)
def test_menu_and_page_speak_every_language(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    menu = [action for action in window.menus.menu.actions() if action.isVisible()]
    assert [name for name in IN_MENU if window.menus.actions[name] in menu] == [
        "rules", "settings", "everything", "quit"
    ]  # fmt: skip
    window.play(short_plan("Anna"))
    menu = [action for action in window.menus.menu.actions() if action.isVisible() and not action.menu()]
    assert len(menu) == 9


def test_all_doors_can_be_shown_from_here(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    page = everything(qtbot, window)
    page.doors_wanted.emit()
    assert set(DOORS) <= set(window.settings.now.doors)


def test_what_was_used_once_opens_the_door_of_the_workshop(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    everything(qtbot, window).chosen.emit("rules")
    assert "workshop" not in window.settings.now.doors
    window.page_stack.close_pages()
    everything(qtbot, window).chosen.emit("print")
    assert "workshop" in window.settings.now.doors
