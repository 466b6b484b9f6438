"""The window fits the screen, and its letters grow with it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize

from cucu_desktop.ui.preferences import Preferences
from cucu_desktop.ui.standing import growth
from cucu_desktop.ui.waiting import Stage
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
    assert Preferences(tmp_path / "settings.ini").now.place
    again = a_window(qtbot, tmp_path, size=None)
    assert again.screen().availableGeometry().contains(again.geometry())


def test_the_table_keeps_the_wish_and_all_else_grows_when_the_size_rests(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1920, 1080), text=150)
    assert (window.theme.text_scale, window.theme.growth) == (pytest.approx(1.5 * 1.35), 1.35)
    window.papers.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    playing = window.playing
    assert playing.view._theme.text_scale == 1.5
    assert cut_off(playing) == []
    window.resize(1280, 800)
    assert window.theme.growth == 1.35
    qtbot.waitUntil(lambda: window.theme.growth == 1.0)
    assert (playing.view._theme.text_scale, playing._theme.text_scale) == (1.5, 1.5)
    assert window.preferences.now == replace(window.preferences.now, text=150)
