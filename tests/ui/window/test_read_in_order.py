"""Pages by keyboard and by ear: Tab goes as one reads, and every choice has a name on every system."""

from itertools import pairwise

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from tests.ui.objects.controls import foot_of
from tests.ui.objects.setup_form import SetupForm
from tests.ui.windows import LARGE, a_window


def order_of(page):
    """Whatever Tab stops at, one after the other, from the page's beginning on."""
    found, each = [], page.nextInFocusChain()
    while each is not page:
        if page.isAncestorOf(each) and each.focusPolicy() & Qt.FocusPolicy.TabFocus:
            found.append(each)
        each = each.nextInFocusChain()
    return found


def test_the_slip_comes_after_the_list_and_before_the_rules_and_the_foot(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.page_opener.lay_table("campli")
    qtbot.wait(10)
    form = SetupForm(window.page_stack.page)
    slip = form.open(1)
    qtbot.wait(10)
    order = order_of(form.page)
    places = [
        order.index(each) for each in (form.people.rows, slip.name, slip.who, slip.away, form.page.turn)
    ]
    assert places == sorted(places)
    assert places[-1] < min(order.index(each) for each in foot_of(form.page) if each in order)


def test_what_stands_over_each_other_is_read_from_the_top(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, **LARGE)
    window.page_opener.lay_table("campli")
    qtbot.wait(10)
    form = SetupForm(window.page_stack.page)
    form.to_the_rules().click()
    for fold in (form.rules.change, form.options.more, form.rules.table):
        fold.button.click()
    qtbot.wait(10)
    inside = form.area.widget()
    heights = [
        each.mapTo(inside, QPoint(0, each.height() // 2)).y()
        for each in order_of(form.page)
        if inside.isAncestorOf(each) and each.isVisible()
    ]
    rises = [(one, other) for one, other in pairwise(heights) if one > other + 12]
    assert len(heights) > 10
    assert not rises


def test_each_row_is_somebodys(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.page_opener.lay_table("campli")
    rows = SetupForm(window.page_stack.page).people.rows.model()
    told = [rows.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(rows.rowCount())]
    assert told[:2] == ["Anna, at this screen", "Zi\N{RIGHT SINGLE QUOTATION MARK} Peppe, plays by instinct"]
    assert len(set(told)) == len(told) == 7


def test_a_question_that_asks_nothing_takes_no_key(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.guided.show_me("campli")
    stops = [each for each in window.playing.findChildren(QWidget) if each.property("role") == "status"]
    assert all(each.text() or not each.focusPolicy() & Qt.FocusPolicy.TabFocus for each in stops)


def test_escape_leaves_the_page_of_people_and_enter_opens_what_has_the_keyboard(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.menus.actions["people"].trigger()
    people = window.page_stack.page
    assert people.isAncestorOf(window.focusWidget())
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.page_stack.page is not people
    qtbot.keyClick(window.page_stack.page, Qt.Key.Key_Escape)
    assert window.page_stack.page is not people
