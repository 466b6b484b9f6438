"""The wheel scrolls what the pointer is over, and changes no field that has not the keyboard."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QListWidget,
    QSlider,
    QSpinBox,
    QWidget,
)

from cucu_desktop.ui.play.decision.amounts import AmountField, Scale
from cucu_desktop.ui.widgets.page import Page
from cucu_desktop.ui.widgets.scrolling import wheel_guard
from cucu_desktop.ui.widgets.scrolling.wheel_guard import is_field
from tests.ui.every_page import PAGES
from tests.ui.objects.controls import scrolled
from tests.ui.windows import a_window

NOTCH = 120


def turn(widget, notches):
    """Send a wheel event to a widget; negative: towards the user."""
    place = QPointF(widget.rect().center())
    for _ in range(abs(notches)):
        event = QWheelEvent(
            place,
            widget.mapToGlobal(place),
            QPoint(),
            QPoint(0, NOTCH if notches > 0 else -NOTCH),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)


def turn_over(widget, notches):
    """Turn the wheel while the pointer is over the middle of a widget: what ignores it hands it on."""
    window = widget.window()
    place = QPointF(widget.mapTo(window, widget.rect().center()))
    for _ in range(abs(notches)):
        step = QPoint(0, NOTCH if notches > 0 else -NOTCH)
        QTest.wheelEvent(window.windowHandle(), place, step, QPoint())
        QApplication.processEvents()


def value_of(field):
    return field.currentIndex() if isinstance(field, QComboBox) else field.value()


def fields_in(widget):
    return [each for each in widget.findChildren(QWidget) if is_field(each)]


def others_have_the_keyboard(window):
    """Take the keyboard from all fields."""
    if window.focusWidget() is not None:
        window.focusWidget().clearFocus()


@pytest.mark.parametrize("name", ["settings", "set-up of cuckoo"])
def test_no_field_of_a_page_changes_under_the_wheel_unless_it_has_the_keyboard(qtbot, tmp_path, name):
    window = a_window(qtbot, tmp_path, size=(1024, 600), paints=False)
    PAGES[name](window)
    qtbot.wait(20)
    page = window.page_stack.page
    kept = window.settings.now
    assert fields_in(page)
    for field in fields_in(page):
        others_have_the_keyboard(window)
        before = value_of(field)
        for over in (field, *field.findChildren(QWidget)):
            for notches in (1, -3, 2):
                turn(over, notches)
                assert value_of(field) == before, field
        assert field.focusPolicy() != Qt.FocusPolicy.WheelFocus
    assert window.settings.now == kept


@pytest.mark.parametrize("kind", [QComboBox, QSlider])
def test_the_page_scrolls_instead_and_a_field_with_the_keyboard_changes(qtbot, tmp_path, kind):
    window = a_window(qtbot, tmp_path, size=(1024, 500), paints=False, speed="quick", text=200)
    PAGES["settings"](window)
    qtbot.wait(20)
    page = window.page_stack.page
    *_, field = (each for each in page.findChildren(kind) if each.isVisible() and value_of(each) >= 0)
    bar = scrolled(page).verticalScrollBar()
    others_have_the_keyboard(window)
    scrolled(page).ensureWidgetVisible(field, 0, 150)
    at, before = bar.value(), value_of(field)
    notch = -1 if at < bar.maximum() else 1
    turn_over(field, notch)
    assert bar.value() != at
    assert value_of(field) == before
    field.setFocus()
    at = bar.value()
    for notch in (1, -1, -1):  # one of them leads nowhere at either end
        turn_over(field, notch)
    assert bar.value() == at
    assert value_of(field) != before


def test_the_wheel_itself_brings_no_keyboard(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1024, 700), paints=False)
    PAGES["set-up of cuckoo"](window)
    qtbot.wait(20)
    field = next(each for each in fields_in(window.page_stack.page) if isinstance(each, QSpinBox))
    before, focus = field.value(), window.focusWidget()
    scrolled(window.page_stack.page).ensureWidgetVisible(field)
    turn_over(field, 1)
    assert field.value() == before
    assert window.focusWidget() is focus


def test_a_field_that_is_added_later_is_guarded_until_the_page_is_gone(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    PAGES["about"](window)
    page = window.page_stack.page
    field = QSpinBox()
    page.body.addWidget(field)
    field.show()
    turn(field, 1)
    assert field.value() == 0
    assert field.focusPolicy() == Qt.FocusPolicy.StrongFocus
    window.page_stack.close_pages()
    other = QSpinBox()
    qtbot.addWidget(other)
    other.show()
    turn(other, 1)
    assert other.value() == 1


def test_an_amount_at_the_table_is_guarded(qtbot):
    around = QWidget()
    qtbot.addWidget(around)
    field = AmountField(Scale(1, 40, 10), around)
    around.show()
    around.activateWindow()
    qtbot.waitUntil(around.isActiveWindow)
    around.setFocus()
    turn(field, 1)
    assert field.value() == 10
    field.setFocus()
    turn(field, 1)
    assert field.value() == 11


def test_the_slider_and_the_box_of_a_replay_are_guarded(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800))
    PAGES["album: games"](window)
    (log,) = (window.context.matches.parent / "played").glob("*.cucu")
    window.page_stack.close_pages()
    window.past.open(log)
    qtbot.wait(20)
    fields = fields_in(window.past.replay)
    assert len(fields) == 2
    for field in fields:
        others_have_the_keyboard(window)
        before = value_of(field)
        turn(field, -2)
        turn(field, 1)
        assert value_of(field) == before
        assert field.focusPolicy() == Qt.FocusPolicy.StrongFocus


class Lists(Page):
    """A page with a list in the middle of it, both longer than they are high."""

    def __init__(self, theme):
        super().__init__(theme)
        self.list = QListWidget()
        self.list.addItems([str(number) for number in range(100)])
        self.list.setFixedHeight(150)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        for part in (QWidget(), self.list, QWidget()):
            if part is not self.list:
                part.setFixedHeight(900)
            self.body.addWidget(part)


@pytest.fixture
def lists(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(wheel_guard, "ONE_TURN", 60)  # no load of the machine makes a rest of it
    window = a_window(qtbot, tmp_path, size=(900, 500), paints=False)
    page = Lists(window.context.theme)
    window.page_stack.push(lambda: page)
    qtbot.wait(20)
    bar = scrolled(page).verticalScrollBar()
    bar.setValue(800)
    return page.list, page.list.verticalScrollBar(), bar


def test_a_list_at_its_end_pushes_the_page_only_after_a_rest(lists, monkeypatch):
    over, inner, outer = lists
    inner.setValue(inner.maximum() - 10)
    at = outer.value()
    turn_over(over, -4)
    assert inner.value() == inner.maximum()
    assert outer.value() == at
    monkeypatch.setattr(wheel_guard, "ONE_TURN", 0)
    turn_over(over, -1)
    assert outer.value() > at


def test_a_list_that_comes_under_the_pointer_does_not_take_over(lists, monkeypatch):
    over, inner, outer = lists
    outer.setValue(620)
    place = QPointF(over.mapTo(over.window(), QPoint(100, -10)))
    QTest.wheelEvent(over.window().windowHandle(), place, QPoint(0, -NOTCH), QPoint())
    at = outer.value()
    assert at > 620
    turn_over(over, -1)
    assert outer.value() > at
    assert inner.value() == 0
    monkeypatch.setattr(wheel_guard, "ONE_TURN", 0)
    turn_over(over, -1)
    assert inner.value() > 0
