"""Pages by keyboard and by ear: Tab goes as one reads, and every choice has a name on every system."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox, QToolButton, QWidget

from tests.ui.objects.controls import foot_of, named
from tests.ui.objects.setup_form import SetupForm
from tests.ui.windows import LARGE, a_window

OPENED = {
    "set-up": lambda window: window.page_opener.lay_table("gnav"),
    "settings": lambda window: window.page_opener.open_settings(),
    "collection": lambda window: window.page_opener.open_collection(),
    "statistics": lambda window: window.page_opener.open_statistics(),
    "writer": lambda window: window.inn.go_to("writer"),
    "season": lambda window: window.evenings.seasons.open(),
}


def order_of(page):
    """Whatever Tab stops at, one after the other, from the page's beginning on."""
    found, each = [], page.nextInFocusChain()
    while each is not page:
        if page.isAncestorOf(each) and each.focusPolicy() & Qt.FocusPolicy.TabFocus:
            found.append(each)
        each = each.nextInFocusChain()
    return found


def test_the_number_of_the_deal_comes_after_the_people_and_before_the_rules(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.page_opener.lay_table("campli")
    qtbot.wait(10)
    form = SetupForm(window.page_stack.page)
    order = order_of(form.page)
    assert order.index(form.lines[-1].away) < order.index(form.deal.field)
    assert order.index(form.watchers.bot) < order.index(form.deal.field)
    rules = [each for each in order if form.rules.isAncestorOf(each)]
    assert order.index(form.deal.field) < order.index(rules[0])


def test_who_sits_down_later_comes_where_they_are_read(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.page_opener.lay_table("campli")
    qtbot.wait(10)
    form = SetupForm(window.page_stack.page)
    form.seats.bot.click()
    qtbot.wait(10)
    order, last = order_of(form.page), form.lines[len(form.plan.players) - 1]
    assert order.index(form.seats.bot) < order.index(last.name) < order.index(last.away)
    assert order.index(last.away) < order.index(form.deal.field)
    assert order.index(last.away) < min(order.index(each) for each in foot_of(form.page) if each in order)


def test_what_stands_over_each_other_is_read_from_the_top(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, **LARGE)
    window.page_opener.lay_table("campli")
    qtbot.wait(10)
    form = SetupForm(window.page_stack.page)
    form.seats.count.setValue(8)
    inside = form.area.widget()
    heights = [
        each.mapTo(inside, QPoint(0, each.height() // 2)).y()
        for each in order_of(form.page)
        if inside.isAncestorOf(each) and each.isVisible()
    ]
    rises = [(one, other) for one, other in pairwise(heights) if one > other + 12]
    assert len(heights) > 30
    assert not rises


@pytest.mark.parametrize("page", OPENED)
def test_every_choice_is_named_by_a_label_that_a_screen_reader_finds(qtbot, tmp_path, page):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    OPENED[page](window)
    qtbot.wait(10)
    boxes = [each for each in window.page_stack.page.findChildren(QComboBox) if each.isVisible()]
    for box in boxes:
        told = QAccessible.queryAccessibleInterface(box).relations(QAccessible.RelationFlag.Label)
        assert [each.text(QAccessible.Text.Name) for each, _ in told] == [box.accessibleName()]


def test_each_face_is_somebodys(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.page_opener.lay_table("campli")
    page = window.page_stack.page
    assert named(page, QToolButton, "Zi\N{RIGHT SINGLE QUOTATION MARK} Peppe: Face").isEnabled()
    faces = [each.accessibleName() for each in page.findChildren(QToolButton) if each.property("face")]
    assert len(set(faces)) == len(faces) == len(SetupForm(page).lines)


def test_a_question_that_asks_nothing_takes_no_key(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.guided.show_me("campli")
    stops = [each for each in window.playing.findChildren(QWidget) if each.property("role") == "status"]
    assert all(each.text() or not each.focusPolicy() & Qt.FocusPolicy.TabFocus for each in stops)
