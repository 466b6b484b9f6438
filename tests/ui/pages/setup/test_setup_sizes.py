"""The sheet on which a table is laid has room in every window, with letters of any size."""

import pytest

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.pages.setup.people import Key
from tests.ui.every_page import ALIKE
from tests.ui.objects.controls import scrolled
from tests.ui.objects.setup_form import SetupForm
from tests.ui.windows import LARGE, a_window, cut_off


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_sheet_needs_more_width_than_there_is(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language, **LARGE)
    for game in (game for game in GAMES if f"set-up of {game}" not in ALIKE):
        window.page_opener.lay_table(game)
        qtbot.wait(10)
        form = SetupForm(window.page_stack.page)
        for key in (0, Key("add")):
            form.open(key)
            assert form.area.widget().minimumSizeHint().width() <= form.area.viewport().width(), game
        form.to_the_rules().click()
        for fold in (form.rules.change, form.rules.table):
            fold.button.click()
        assert form.area.widget().minimumSizeHint().width() <= form.area.viewport().width(), game


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_and_no_button_is_cut_in_a_small_window(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800), language=language, text=150)
    window.setMinimumSize(640, 400)
    window.resize(640, 400)
    qtbot.waitUntil(lambda: window.width() == 640)
    for game in ("campli", "coch"):
        window.page_opener.lay_table(game)
        form = SetupForm(window.page_stack.page)
        for key in (1, Key("add")):
            form.open(key)
            qtbot.waitUntil(lambda page=form.page: cut_off(page) == [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_at_campli_is_laid_without_scrolling_in_a_window_of_the_usual_size(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800), language=language)
    window.page_opener.lay_table("campli")
    qtbot.wait(20)
    assert scrolled(window.page_stack.page).verticalScrollBar().maximum() == 0
