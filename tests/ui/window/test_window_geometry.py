"""The window fits the screen, and its letters grow with it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt

from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.settings_file import Settings
from cucu_desktop.ui.window.window_geometry import growth, least_size, most_text
from tests.ui.windows import a_window, cut_off, wait_for


@pytest.mark.parametrize(
    ("size", "grown"),
    [
        ((800, 560), 1.0),
        ((1280, 800), 1.0),
        ((1280, 1600), 1.0),
        ((1920, 1080), 1.35),
        ((2560, 1440), 1.6),
        ((3840, 2160), 1.6),
    ],
)
def test_letters_grow_with_the_window_by_whole_steps(size, grown):
    assert growth(QSize(*size)) == grown


@pytest.mark.parametrize(
    ("size", "most"), [((640, 400), 1.1), ((300, 200), 1.0), ((853, 533), 1.45), ((1280, 800), 2.2)]
)
def test_letters_are_no_larger_than_a_window_has_room_for(size, most):
    assert most_text(QSize(*size)) == most


@pytest.mark.parametrize(
    ("room", "least"),
    [
        ((1280, 760), (800, 560)),
        ((960, 500), (800, 500)),  # 1920x1080 at 200 %
        ((853, 493), (800, 493)),  # 1280x800 at 150 %
        ((600, 300), (640, 400)),
    ],
)
def test_a_window_can_be_as_small_as_the_screen(room, least):
    assert least_size(QSize(*room)) == QSize(*least)


def test_in_a_small_window_nothing_of_the_table_is_cut_off(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.setMinimumSize(640, 400)
    window.resize(640, 400)
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.size() == QSize(640, 400)
    assert cut_off(window.playing) == []
    view = window.playing.view
    assert view.rect().size() == view.sceneRect().size().toSize()


def test_a_first_window_larger_than_the_screen_is_maximised(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=None)
    screen = window.screen().availableGeometry()
    assert screen.width() < 1280
    assert window.isMaximized()
    assert window.width() == screen.width()
    assert window.height() < screen.height()  # there is room for the title


def test_a_window_that_stood_on_a_larger_screen_comes_within_this_one(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1400, 900))
    window.move(700, 600)
    window.close()
    assert Settings(tmp_path / "settings.ini").now.geometry
    again = a_window(qtbot, tmp_path, size=None)
    assert again.screen().availableGeometry().contains(again.geometry())


def test_the_table_keeps_the_wish_and_all_else_grows_when_the_size_rests(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1920, 1080), text=150)
    assert (window.context.theme.text_scale, window.context.theme.growth) == (pytest.approx(1.5 * 1.35), 1.35)
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    playing = window.playing
    assert playing.view.theme.text_scale == 1.5
    assert cut_off(playing) == []
    window.resize(1280, 800)
    assert window.context.theme.growth == 1.35
    qtbot.waitUntil(lambda: window.context.theme.growth == 1.0)
    assert (playing.view.theme.text_scale, playing.theme.text_scale) == (1.5, 1.5)
    assert window.settings.now == replace(window.settings.now, text=150)


def test_a_page_opened_just_after_another_size_comes_in_the_size_it_keeps(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.resize(1920, 1080)
    window.page_opener.choose_game()
    page = window.page_stack.page
    opened = page.geometry()
    assert page.theme.growth == 1.35
    qtbot.wait(300)
    assert page.geometry() == opened


@pytest.mark.parametrize("state", [Qt.WindowState.WindowNoState, Qt.WindowState.WindowMaximized])
def test_full_screen_and_back_keeps_size_and_state(qtbot, tmp_path, state):
    window = a_window(qtbot, tmp_path, size=(760, 570))
    window.setWindowState(state)
    qtbot.wait(20)
    before = window.size()
    for full in (True, False):
        window.context.prefer(full_screen=full)
        qtbot.wait(20)
        assert window.isFullScreen() == full
    assert window.isMaximized() == (state == Qt.WindowState.WindowMaximized)
    assert window.size() == before


def test_a_kill_keeps_the_window_s_state(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(780, 580))
    window.setWindowState(Qt.WindowState.WindowMaximized)
    settings = tmp_path / "settings.ini"
    qtbot.waitUntil(lambda: bool(Settings(settings).now.geometry))  # it is not closed
    again = a_window(qtbot, tmp_path, size=None)
    assert again.isMaximized()
