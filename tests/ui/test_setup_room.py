"""The sheet on which a table is laid has room in every window, with letters of any size."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.preferences import LANGUAGES
from tests.ui.windows import a_window


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 125, 150])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_nothing_on_the_sheet_needs_more_width_than_there_is(qtbot, tmp_path, language, text, size):
    window = a_window(qtbot, tmp_path, size=size, language=language, text=text)
    for game in GAMES:
        window.papers.lay_table(game)
        qtbot.wait(10)
        sheet = window.room.sheet
        assert sheet._inside.minimumSizeHint().width() <= sheet._scroll.viewport().width(), game
        assert sheet._seats.bar.height() < 2 * sheet._seats.person.height(), "one line, or the list has none"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_at_campli_is_laid_without_scrolling_in_a_window_of_the_usual_size(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, size=(1280, 800), language=language)
    window.papers.lay_table("campli")
    qtbot.wait(20)
    assert window.room.sheet._scroll.verticalScrollBar().maximum() == 0


def test_the_number_of_the_deal_stands_last_where_all_is_in_one_column(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.papers.lay_table("campli")
    sheet = window.room.sheet
    qtbot.wait(10)

    def top(widget):
        return widget.mapTo(sheet._inside, QPoint(0, 0)).y()

    assert top(sheet._deal) > top(sheet._watchers)
    assert sheet._deal.x() < sheet._rules.x()
    window.resize(1024, 700)
    window.preferences.put(replace(window.preferences.now, text=150))
    qtbot.waitUntil(lambda: not sheet._turn.isHidden())
    qtbot.waitUntil(lambda: top(sheet._deal) > top(sheet._rules))


def test_a_long_sheet_is_turned_over_page_by_page(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, text=150)
    window.papers.lay_table("campli")
    sheet = window.room.sheet
    qtbot.wait(10)
    bar = sheet._scroll.verticalScrollBar()
    seen = [bar.value()]
    for key, goes in ((Qt.Key.Key_PageDown, 1), (Qt.Key.Key_PageDown, 1), (Qt.Key.Key_PageUp, -1)):
        qtbot.keyClick(window.focusWidget(), key)
        assert 0 < goes * (bar.value() - seen[-1]) < bar.pageStep()
        seen.append(bar.value())
