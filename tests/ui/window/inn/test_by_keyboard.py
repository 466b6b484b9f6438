"""Every feature by keyboard alone: Tab reaches whatever can be pressed, and all of it has a name."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton

from tests.ui.every_page import FEATURES
from tests.ui.windows import a_window, nameless

MOST = 400


def reached(qtbot, page):
    """What has the keyboard, one after the other, until it comes round."""
    found = []
    for _ in range(MOST):
        widget = page.window().focusWidget()
        if widget is None or widget in found:
            break
        found.append(widget)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
    return [widget for widget in found if page.isAncestorOf(widget)]


@pytest.mark.parametrize("name", FEATURES)
def test_all_of_a_page_is_reached_and_named(qtbot, tmp_path, name):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.inn.go_to(name)
    page = window.page_stack.page
    assert nameless(page) == []
    tabbed = Qt.FocusPolicy.TabFocus.value
    wanted = [
        button
        for button in page.findChildren(QAbstractButton)
        if button.isVisibleTo(page) and button.isEnabled() and button.focusPolicy().value & tabbed
    ]
    assert len(wanted) > 1
    assert set(wanted) <= set(reached(qtbot, page))


def test_escape_leaves_the_page_of_people_and_enter_opens_what_has_the_keyboard(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.menus.actions["people"].trigger()
    people = window.page_stack.page
    assert people.isAncestorOf(window.focusWidget())
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.page_stack.page is not people
    qtbot.keyClick(window.page_stack.page, Qt.Key.Key_Escape)
    assert window.page_stack.page is not people
