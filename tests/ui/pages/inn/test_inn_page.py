"""The page of the inn: reached from the start and the menu, walked by keys, read in every language."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.pages.inn.inn_page import InnPage, Offered
from cucu_desktop.ui.pages.inn.pictures import almanac
from cucu_desktop.ui.window.inn.rows import ROWS
from tests.ui.objects.controls import button
from tests.ui.windows import LARGE, a_window, cut_off, nameless, page_of, press, words_of


def a_page(qtbot, tmp_path, number=4, **how):
    """A page with this number of slips, in a window."""
    window = a_window(qtbot, tmp_path, **how)
    words = [(f"Number {each}", "a line that says somewhat more about it") for each in range(number)]
    offered = {name: Offered(almanac, lambda name=name: name, lambda line=line: line) for name, line in words}
    page = InnPage(window.context.theme, window.context.art, offered)
    window.page_stack.push(lambda: page)
    return page


def test_it_is_reached_from_the_start_and_from_the_menu(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    press(qtbot, button(page_of(window), "At the inn"))
    assert isinstance(window.page_stack.page, InnPage)
    window.page_stack.close_pages()
    window.menus.at_the_inn.trigger()
    assert list(window.page_stack.page.slips) == [row.id for row in ROWS]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)
def test_a_slip_opens_what_its_entry_in_the_menu_opens(qtbot, tmp_path, row):
    window = a_window(qtbot, tmp_path)
    window.menus.inn[row.id].trigger()
    opened = type(window.page_stack.page)
    assert opened is not InnPage
    window.inn.open()
    press(qtbot, window.page_stack.page.slips[row.id])
    assert type(window.page_stack.page) is opened


def test_arrows_walk_from_slip_to_slip_and_enter_opens(qtbot, tmp_path):
    page = a_page(qtbot, tmp_path, 3, size=(1280, 800))
    slips = list(page.slips.values())
    walks = ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Up, 0), (Qt.Key.Key_Down, 2))
    for key, there in (*walks, (Qt.Key.Key_Right, 2)):
        qtbot.keyClick(page.focusWidget(), key)
        assert page.focusWidget() is slips[there]
    with qtbot.waitSignal(page.chosen) as heard:
        qtbot.keyClick(slips[2], Qt.Key.Key_Return)
    assert heard.args == ["Number 2"]


def test_a_screen_reader_is_told_the_name_and_the_line(qtbot, tmp_path):
    slip = next(iter(a_page(qtbot, tmp_path).slips.values()))
    told = QAccessible.queryAccessibleInterface(slip)
    assert told.text(QAccessible.Text.Name) == "Number 0"
    assert told.text(QAccessible.Text.Description) == "a line that says somewhat more about it"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", [LARGE, {"size": (640, 400)}], ids=["large", "small"])
def test_it_is_read_whole_in_every_language(qtbot, tmp_path, language, how):
    window = a_window(qtbot, tmp_path, language=language, **how)
    window.inn.open()
    page = window.page_stack.page
    assert not cut_off(page)
    assert not nameless(page)
    for slip in page.slips.values():
        assert slip.width() >= slip.least_width()
        assert slip.height() >= slip.heightForWidth(slip.width())
    assert all(row.name() in words_of(page) for row in ROWS)
