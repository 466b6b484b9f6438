"""A key that was meant for what moved presses nothing on the page that appears."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QPushButton

from cucu_desktop.ui.animation.durations import DURATIONS
from cucu_desktop.ui.pages.end_page import EndPage
from cucu_desktop.ui.window.stack.page_guard import PageGuard
from tests.ui.objects.controls import foot_of
from tests.ui.windows import a_window, match_of, play_out, press, short_plan


@pytest.fixture
def guarded(monkeypatch, pages_answer_at_once):
    """Pages take no key for as long as a test takes; `guarded(0)`: from now on."""
    del pages_answer_at_once
    monkeypatch.setitem(DURATIONS, "page_guard", 30_000)

    def guard(length):
        monkeypatch.setitem(DURATIONS, "page_guard", length)

    return guard


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_no_key_reaches_the_page_of_the_game_s_end_as_it_appears(qtbot, tmp_path, guarded, key):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    play_out(qtbot, window)
    page = window.page_stack.page
    assert isinstance(page, EndPage)
    qtbot.keyClick(window.focusWidget(), key)
    assert match_of(window.playing.session).game_number == 1
    assert window.page_stack.page is page


@pytest.mark.parametrize(
    ("key", "skips"),
    [(Qt.Key.Key_Space, True), (Qt.Key.Key_Return, True), (Qt.Key.Key_Tab, False), (Qt.Key.Key_A, False)],
)
def test_whoever_goes_on_skipping_is_kept_from_it_until_they_stop(qtbot, tmp_path, guarded, key, skips):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.open_about()
    page = window.page_stack.page
    timer = window.page_stack.findChild(PageGuard).findChild(QTimer)
    qtbot.wait(100)
    left = timer.remainingTime()
    qtbot.keyClick(page, key)
    assert (timer.remainingTime() > left) is skips
    assert window.page_stack.page is page


def test_no_click_reaches_it_either_and_afterwards_all_do(qtbot, tmp_path, guarded):
    window = a_window(qtbot, tmp_path)
    window.page_opener.open_about()
    page = window.page_stack.page
    press(qtbot, foot_of(page)[-1])
    assert window.page_stack.page is page
    guarded(1)
    window.page_opener.open_about()
    page = window.page_stack.page
    qtbot.wait(60)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert window.page_stack.page is None


def test_nor_does_a_key_reach_what_comes_to_the_page_meanwhile(qtbot, tmp_path, guarded):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.open_about()
    late = QPushButton("late", window.page_stack.page)
    pressed = []
    late.clicked.connect(lambda: pressed.append(late))
    late.show()
    qtbot.keyClick(late, Qt.Key.Key_Space)
    assert not pressed
    guarded(0)
    window.page_stack.findChild(PageGuard).guard(window.page_stack.page)
    qtbot.keyClick(late, Qt.Key.Key_Space)
    assert pressed
