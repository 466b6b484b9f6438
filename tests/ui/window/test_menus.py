"""The menu: its button, few entries, each with a key of its own, and the pages that they open."""

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox, QMenu

from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.play.log_panel import LogPanel
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.scene.layout.bubble_layout import bubble_area
from cucu_desktop.ui.scene.layout.layout import lay_out
from cucu_desktop.ui.scene.tricks import layout as tricks
from cucu_desktop.ui.widgets.menu import Menu, with_access_keys
from cucu_desktop.ui.widgets.paper_widgets import Button
from cucu_desktop.ui.widgets.round_button import menu_slot
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.window.window_geometry import growth, most_text
from tests.ui.every_page import FEATURES
from tests.ui.windows import a_window, press, short_plan, wait_for

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

OPENERS = (
    "new_game",
    "album",
    "collection",
    "settings",
    "keys",
    "everything",
    "people",
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_called_as_the_entry_that_opens_it(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    # Before a sheet is begun its page asks who plays, the shelf is a tab, and a puzzle's title is its game.
    for name in {*OPENERS, *FEATURES} - {"score", "feats", "puzzles"}:
        entry = window.menus.actions[name]
        entry.trigger()
        called = window.page_stack.page.title.text().replace("’", "'").casefold()
        assert entry.text().replace("&", "").replace("’", "'").casefold() in called


def alt(qtbot, window):
    qtbot.keyPress(window.focusWidget(), Qt.Key.Key_Alt)
    qtbot.keyRelease(window.focusWidget(), Qt.Key.Key_Alt)


WAYS = {
    "click": lambda qtbot, window: press(qtbot, window.menus.button),
    "F10": lambda qtbot, window: qtbot.keyClick(window.focusWidget(), Qt.Key.Key_F10),
    "Alt": alt,
}


@pytest.mark.parametrize("full_screen", [False, True])
@pytest.mark.parametrize("way", WAYS)
def test_the_menu_opens_beneath_its_button_and_the_keyboard_stays(qtbot, tmp_path, way, full_screen):
    window = a_window(qtbot, tmp_path, size=(780, 600), full_screen=full_screen)  # on a screen of 800x800
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    button, menu = window.menus.button, window.menus.menu
    for show in (lambda: None, window.page_opener.open_settings, window.page_opener.open_rules):
        show()
        window.activateWindow()
        qtbot.wait(20)
        before = window.focusWidget()
        WAYS[way](qtbot, window)
        assert menu.isVisible()
        assert menu.geometry().right() == button.mapToGlobal(button.rect().bottomRight()).x()
        assert menu.y() > button.mapToGlobal(button.rect().center()).y()
        qtbot.keyClick(menu, Qt.Key.Key_Escape)
        assert not menu.isVisible()
        assert window.focusWidget() is before


def test_home_and_end_walk_the_menu(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    menus, menu = window.menus, window.menus.menu
    menus.open()
    assert menu.activeAction() is menus.actions["rules"]
    qtbot.keyClick(menu, Qt.Key.Key_End)
    assert menu.activeAction() is menus.actions["quit"]
    qtbot.keyClick(menu, Qt.Key.Key_Home)
    assert menu.activeAction() is menus.actions["rules"]
    menu.close()


@pytest.mark.parametrize("key", [Qt.Key.Key_F5, Qt.Key.Key_Shift])
def test_alt_with_another_key_opens_nothing(qtbot, tmp_path, key):
    window = a_window(qtbot, tmp_path)
    qtbot.keyPress(window, Qt.Key.Key_Alt)
    qtbot.keyClick(window, key, Qt.KeyboardModifier.AltModifier)
    qtbot.keyRelease(window, Qt.Key.Key_Alt)
    qtbot.keyPress(window, Qt.Key.Key_Alt, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyRelease(window, Qt.Key.Key_Alt)
    assert not window.menus.menu.isVisible()


def test_alt_with_a_key_that_the_focused_widget_takes_opens_nothing(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.page_opener.open_settings()
    box = window.page_stack.page.findChild(QComboBox)
    box.setFocus()
    qtbot.keyPress(box, Qt.Key.Key_Alt)
    qtbot.keyClick(box, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    qtbot.keyRelease(box, Qt.Key.Key_Alt)
    assert not window.menus.menu.isVisible()
    box.hidePopup()


def test_the_focus_of_a_closed_log_goes_to_the_table(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    window.menus.actions["account"].trigger()
    close = window.findChild(LogPanel).findChild(Button)
    close.setFocus()
    press(qtbot, close)
    assert window.focusWidget() not in (None, window.menus.button)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_out_is_in_the_menu_in_full_screen_alone(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language)
    out = window.menus.actions["way_out"]
    assert not out.isVisible()
    window.menus.actions["full_screen"].trigger()
    assert any("F11" in notice.text for notice in window.page_stack.notices)
    assert out in window.menus.menu.actions()
    assert out.isVisible()
    out.trigger()
    assert not window.settings.now.full_screen
    assert not window.isFullScreen()
    assert not out.isVisible()


def test_the_button_is_the_last_stop_and_escape_there_closes_the_page(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.page_opener.open_rules()
    first = window.focusWidget()
    for _ in range(20):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        if (stop := window.focusWidget()) is first:
            break
        last = stop
    assert last is window.menus.button
    last.setFocus()
    qtbot.keyClick(last, Qt.Key.Key_Escape)
    assert window.page_stack.page is None


def test_the_button_tells_screen_readers_of_its_menu(qtbot, tmp_path):
    told = QAccessible.queryAccessibleInterface(a_window(qtbot, tmp_path).menus.button)
    assert told.text(QAccessible.Text.Name) == "Menu"
    assert told.role() == QAccessible.Role.ButtonMenu
    assert told.state().hasPopup


@pytest.mark.parametrize("size", [(640, 400), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_button_covers_no_seat_card_or_bubble(qapp, size, text):
    window = QSize(*size)
    scale = min(text * growth(window), most_text(window))
    slot = QRectF(menu_slot(window.width(), Theme("lamp", scale)))
    for seats in (2, 5, 8, 13, 20):
        layout = lay_out(QSizeF(*size), seats, text_scale=text)
        for seat, place in enumerate(layout.seats):
            areas = [place.block, place.card.rect, bubble_area(layout, seat, QSizeF(160, 50))]
            assert not any(area.intersects(slot) for area in areas), (seats, seat)
    for seats in (2, 3, 4):
        table = tricks.lay_out(QSizeF(*size), tuple(range(seats)), text_scale=text)
        areas = [table.score, *(place.block for place in table.seats)]
        assert not any(area.intersects(slot) for area in areas), seats


def key_of(title):
    """The letter after the mark, of the title of an entry."""
    plain = title.replace("&&", "")
    return plain[plain.index("&") + 1].casefold() if "&" in plain else None


def menus_of(window):
    """All menus that can be reached from the bar, filled as they are when they open."""
    for menu in window.findChildren(Menu):
        menu.aboutToShow.emit()
    return [menu for menu in window.findChildren(QMenu) if menu.actions()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("places", [{}, {"campli": "montorio"}], ids=["at home", "elsewhere"])
def test_every_entry_has_a_key_of_its_own(qtbot, tmp_path, language, places):
    window = a_window(qtbot, tmp_path, language=language, places=places)
    window.play(short_plan("Anna", talk=True))
    window.settings.change(speed="at once")
    found = menus_of(window)
    assert len(found) > 3, "the menu, what lies below it, and table talk"
    for menu in found:
        titles = [each.text() for each in menu.actions() if each.isVisible() and not each.isSeparator()]
        keys = [key_of(title) for title in titles]
        assert None not in keys, (menu.title(), titles)
        assert len(set(keys)) == len(keys), (menu.title(), titles)


def test_an_entry_with_few_letters_takes_one_from_those_with_more():
    keyed = with_access_keys(["il Leone", "il Matto", "il nove", "leone", "no", "le"])
    keys = [key_of(title) for title in keyed]
    assert None not in keys
    assert len(set(keys)) == len(keys)
