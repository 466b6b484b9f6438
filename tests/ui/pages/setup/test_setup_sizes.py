"""The sheet on which a table is laid has room in every window, with letters of any size."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QStyle, QStyleOptionFrame

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from tests.ui.objects.controls import scrolled
from tests.ui.objects.setup_form import SetupForm
from tests.ui.windows import a_window, cut_off


def room_left(field):
    """How many pixels a field has left beside its text."""
    whole = QStyleOptionFrame()
    field.initStyleOption(whole)
    inner = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, whole, field)
    return inner.width() - 4 - field.fontMetrics().horizontalAdvance(field.text())  # Qt keeps 2 on each side


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1024, 700), 100), ((1024, 700), 150), ((1280, 800), 125)])
def test_nothing_on_the_sheet_needs_more_width_than_there_is(qtbot, tmp_path, language, text, size):
    window = a_window(qtbot, tmp_path, paints=False, size=size, language=language, text=text)
    for game in GAMES:
        window.page_opener.lay_table(game)
        qtbot.wait(10)
        form = SetupForm(window.page_stack.page)
        form.unfold()
        assert form.area.widget().minimumSizeHint().width() <= form.area.viewport().width(), game
        assert form.seats.bar.height() < 2 * form.seats.person.height(), "one line, or the list has none"
        form.to_the_rules().click()
        assert form.area.widget().minimumSizeHint().width() <= form.area.viewport().width(), game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 150])
@pytest.mark.parametrize("size", [(853, 493), (640, 400)])
def test_no_name_and_no_button_is_cut_in_a_small_window(qtbot, tmp_path, language, text, size):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800), language=language, text=text)
    window.setMinimumSize(640, 400)
    window.resize(*size)
    qtbot.wait(150)
    for game in ("campli", "coch"):
        window.page_opener.lay_table(game)
        qtbot.wait(150)
        form = SetupForm(window.page_stack.page)
        assert window.width() == size[0]
        assert cut_off(window.page_stack.page) == [], game
        form.unfold()
        qtbot.wait(10)
        assert cut_off(window.page_stack.page) == [], game
        form.lines[1].name.setText("Nonna Assunta")
        qtbot.wait(10)
        assert room_left(form.lines[1].name) >= 0, game


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_at_campli_is_laid_without_scrolling_in_a_window_of_the_usual_size(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800), language=language)
    window.page_opener.lay_table("campli")
    qtbot.wait(20)
    assert scrolled(window.page_stack.page).verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1280, 800), 100), ((1280, 800), 150), ((1920, 1080), 200)])
def test_the_buttons_above_the_players_stand_apart(qtbot, tmp_path, language, size, text):
    window = a_window(qtbot, tmp_path, paints=False, size=size, language=language, text=text)
    window.page_opener.lay_table("campli")
    qtbot.wait(10)
    seats = SetupForm(window.page_stack.page).seats
    least = window.context.theme.space(1)
    for left, right in ((seats.count, seats.person), (seats.person, seats.bot)):
        end = left.mapTo(seats.bar, left.rect().topRight()).x()
        assert right.mapTo(seats.bar, QPoint(0, 0)).x() - end > least


def test_a_long_sheet_is_turned_over_page_by_page(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, text=150)
    window.page_opener.lay_table("campli")
    sheet = window.page_stack.page
    SetupForm(sheet).seats.count.setValue(15)
    qtbot.wait(10)
    bar = scrolled(sheet).verticalScrollBar()
    bar.setValue(0)
    seen = [bar.value()]
    for key, goes in ((Qt.Key.Key_PageDown, 1), (Qt.Key.Key_PageDown, 1), (Qt.Key.Key_PageUp, -1)):
        qtbot.keyClick(window.focusWidget(), key)
        assert 0 < goes * (bar.value() - seen[-1]) < bar.pageStep()
        seen.append(bar.value())
