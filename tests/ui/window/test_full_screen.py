"""Full screen has a way out and all menus, and they take no room while nobody wants them."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtWidgets import QApplication

from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.window import full_screen
from cucu_desktop.ui.window.full_screen import _Edge
from tests.ui.windows import a_window, short_plan, wait_for

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def touch_the_edge(window):
    place = QPointF(200, 1)
    QApplication.sendEvent(window.findChild(_Edge), QEnterEvent(place, place, window.mapToGlobal(place)))


@pytest.fixture
def filled(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(full_screen, "_STAYS", 10)
    window = a_window(qtbot, tmp_path)
    window.menus.actions["full_screen"].trigger()
    assert window.isFullScreen()
    assert window.menuBar().isHidden()
    return window


def test_the_bar_comes_at_the_upper_edge_and_goes_with_the_pointer(qtbot, filled):
    bar, below = filled.menuBar(), filled.page_stack.geometry()
    touch_the_edge(filled)
    assert bar.isVisible()
    assert bar.height() > 20
    assert all(bar.rect().contains(bar.actionGeometry(title)) for title in bar.actions() if title.isVisible())
    assert bar.width() == filled.width()
    assert filled.page_stack.geometry() == below, "nothing is laid anew for it"
    assert filled.childAt(QPoint(filled.width() // 2, 10)) is bar
    QApplication.sendEvent(bar, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(bar.isHidden)


def test_the_bar_stays_while_one_of_its_menus_is_open(qtbot, filled):
    touch_the_edge(filled)
    filled.menus.open()
    QApplication.sendEvent(filled.menuBar(), QEvent(QEvent.Type.Leave))
    qtbot.wait(50)
    assert filled.menuBar().isVisible()
    filled.menus.menu.close()
    qtbot.waitUntil(filled.menuBar().isHidden)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_out_is_in_the_menu_in_full_screen_alone(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language)
    out = window.menus.actions["way_out"]
    assert not out.isVisible()
    window.menus.actions["full_screen"].trigger()
    assert any("F11" in notice.text for notice in window.page_stack.notices)
    touch_the_edge(window)
    assert out in window.menus.menu.actions()
    assert out.isVisible()
    out.trigger()
    assert not window.settings.now.full_screen
    assert not window.isFullScreen()
    assert window.menuBar().isVisible()
    assert not out.isVisible()
    qtbot.waitUntil(lambda: window.page_stack.y() == window.menuBar().height())


def test_alt_brings_the_bar_and_alone_opens_the_first_menu(qtbot, filled):
    qtbot.keyPress(filled, Qt.Key.Key_Alt)
    assert filled.menuBar().isVisible()
    qtbot.keyRelease(filled, Qt.Key.Key_Alt)
    assert filled.menus.menu.isVisible()
    filled.menus.menu.close()
    qtbot.waitUntil(filled.menuBar().isHidden)


def test_alt_brings_the_bar_wherever_the_keyboard_is(qtbot, filled):
    filled.play(short_plan("Anna"))
    wait_for(qtbot, filled, Stage.ANSWER)
    for show in (lambda: None, filled.page_opener.open_settings, filled.page_opener.open_rules):
        show()
        qtbot.wait(20)
        qtbot.keyPress(filled.focusWidget(), Qt.Key.Key_Alt)
        assert filled.menuBar().isVisible()
        filled.full_screen.hide_bar()


def test_alt_with_another_key_opens_nothing(qtbot, filled):
    qtbot.keyPress(filled, Qt.Key.Key_Alt)
    qtbot.keyClick(filled, Qt.Key.Key_F5, Qt.KeyboardModifier.AltModifier)
    qtbot.keyRelease(filled, Qt.Key.Key_Alt)
    assert not filled.menus.is_open


def test_the_bar_goes_when_another_window_is_in_front(qtbot, filled):
    qtbot.keyPress(filled, Qt.Key.Key_Alt)
    QCursor.setPos(filled.mapToGlobal(QPoint(5, 5)))
    other = a_dialog(qtbot)
    qtbot.waitUntil(lambda: not filled.isActiveWindow())
    qtbot.waitUntil(filled.menuBar().isHidden)
    other.close()


def a_dialog(qtbot):
    from PySide6.QtWidgets import QDialog  # noqa: PLC0415

    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    return dialog


def test_escape_closes_a_page_before_it_leaves_full_screen(qtbot, filled):
    filled.page_opener.open_about()
    qtbot.keyClick(filled.focusWidget(), Qt.Key.Key_Escape)
    assert filled.page_stack.page is None
    assert filled.isFullScreen()
