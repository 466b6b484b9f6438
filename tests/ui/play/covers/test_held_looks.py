"""A card at an open table is seen by its owner while it is held, and by nobody else ever."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.ui.play.covers import held_looks
from tests.ui.objects.open_table import KEYS, NAMES

pytestmark = pytest.mark.waits


def test_a_key_shows_the_card_of_the_player_who_is_asked_while_it_is_held(table):
    table = table()
    seat = table.asked
    assert table.faces() == set()
    table.hold(seat)
    assert table.faces() == {(seat, table.card_of(seat))}
    table.let_go(seat)
    assert table.faces() == set()


def test_no_other_key_and_no_other_card_shows_anything(table):
    table = table(*NAMES[:3])
    for seat in {0, 1, 2} - {table.asked}:
        table.hold(seat)
        assert table.faces() == set()
        table.let_go(seat)
        table.press_card(seat)
        assert table.faces() == set()
        table.release_card(seat)


def test_the_mouse_on_the_card_shows_it_while_it_is_pressed(table):
    table = table()
    seat = table.asked
    table.press_card(seat)
    assert table.faces() == {(seat, table.card_of(seat))}
    QTest.mouseMove(table.ground, QPoint(5, 5))
    assert table.faces() == {(seat, table.card_of(seat))}
    table.release_card(seat)
    assert table.faces() == set()


def test_a_finger_on_the_card_shows_it_and_two_fingers_only_what_is_allowed(table):
    table = table(*NAMES[:3])
    asked = table.asked
    other = next(seat for seat in range(3) if seat != asked)
    finger = QTest.createTouchDevice()
    touch = QTest.touchEvent(table.ground, finger)
    touch.press(0, table.place(other)).commit()
    assert table.faces() == set()
    touch.stationary(0).press(1, table.place(asked)).commit()
    assert table.faces() == {(asked, table.card_of(asked))}
    touch.release(0, table.place(other)).stationary(1).commit()
    assert table.faces() == {(asked, table.card_of(asked))}
    touch.release(1, table.place(asked)).commit()
    assert table.faces() == set()


def test_after_an_exchange_two_fingers_are_two_looks(table, stacked):
    stacked(CUCCO, "VI VIII IX X")
    table = table(*NAMES[:3])
    giver = table.asked
    table.choose(EXCHANGE)
    table.wait()
    receiver = table.asked
    finger = QTest.createTouchDevice()
    touch = QTest.touchEvent(table.ground, finger)
    touch.press(0, table.place(giver)).commit()
    touch.stationary(0).press(1, table.place(receiver)).commit()
    assert table.faces() == {(giver, "VIII"), (receiver, "VI")}
    touch.release(0, table.place(giver)).stationary(1).commit()
    assert table.faces() == {(receiver, "VI")}
    touch.release(1, table.place(receiver)).commit()
    assert table.faces() == set()


def test_on_a_flat_screen_the_card_is_turned_to_its_player(table):
    table = table(*NAMES[:2], flat=True)
    faces = table.playing.view.table.open_cards.faces
    angles = []
    for _ in range(2):
        seat = table.asked
        table.hold(seat)
        angles.append(round(faces[seat].rotation()) % 360)
        table.let_go(seat)
        table.choose(KEEP)
        table.wait()
    assert sorted(angles) == [0, 180]


def test_a_key_and_the_mouse_on_one_card_are_one_look(table):
    table = table()
    seat = table.asked
    table.hold(seat)
    table.press_card(seat)
    table.let_go(seat)
    assert table.faces() == {(seat, table.card_of(seat))}
    table.release_card(seat)
    assert table.faces() == set()


def lose_the_window(table):
    QApplication.sendEvent(table.window, QEvent(QEvent.Type.WindowDeactivate))


def open_a_dialog(table):
    QWidget(table.window, Qt.WindowType.Dialog).show()


LOSSES = {
    "window": lose_the_window,
    "program": lambda table: QApplication.sendEvent(
        QApplication.instance(), QEvent(QEvent.Type.ApplicationDeactivate)
    ),
    "page": lambda table: table.window.page_opener.open_rules(),
    "dialog": open_a_dialog,
    "focus": lambda table: table.window.menus.button.setFocus() or table.window.setFocus(),
    "resized": lambda table: table.window.resize(1100, 760),
    "left": lambda table: table.playing.hide(),
    "undo": lambda table: table.session.prefer_open(wanted=False),
}


@pytest.mark.parametrize("loss", LOSSES)
@pytest.mark.parametrize("by", ["key", "mouse"])
def test_a_look_ends_as_soon_as_somebody_else_may_be_there(table, loss, by):
    table = table()
    seat = table.asked
    (table.hold if by == "key" else table.press_card)(seat)
    assert table.faces()
    LOSSES[loss](table)
    assert table.faces() == set()


def test_a_stuck_key_shows_the_card_for_ten_seconds_and_not_again(table, monkeypatch, qtbot):
    assert held_looks.LONGEST == 10_000
    monkeypatch.setattr(held_looks, "LONGEST", 60)
    table = table()
    seat = table.asked
    table.hold(seat)
    assert table.faces()
    qtbot.waitUntil(lambda: not table.faces())
    repeated = QKeyEvent(QEvent.Type.KeyPress, KEYS[seat], Qt.KeyboardModifier.NoModifier, "", True, 2)
    QApplication.sendEvent(table.window.focusWidget(), repeated)
    assert table.faces() == set()
    table.let_go(seat)
    table.hold(seat)
    assert table.faces() == set(), "as a busy machine tells of a repeat"
    table.let_go(seat)
    qtbot.wait(held_looks.REPEATS + 30)
    table.hold(seat)
    assert table.faces()


def test_a_repeat_that_comes_as_release_and_press_is_the_same_look(table, announced, monkeypatch, qtbot):
    monkeypatch.setattr(held_looks, "LONGEST", 400)
    table = table()
    seat = table.asked
    announced.clear()
    table.hold(seat)
    seen = 0
    for _ in range(40):
        qtbot.wait(15)
        table.let_go(seat)
        assert table.faces() == set()
        table.hold(seat)
        seen += bool(table.faces())
    assert 0 < seen < 40
    assert len(announced) <= 2, "the card, and that it is covered"


def test_the_twelfth_person_has_a_key_too(table):
    table = table(*NAMES, "Ida", "Jana", "Karin", "Lina")
    for _ in range(12):
        if table.asked == 11:
            break
        table.choose(KEEP)
        table.wait()
    assert table.asked == 11
    assert "hold it or the key F4 to look" in table.notice
    table.hold(11)
    assert table.faces() == {(11, table.card_of(11))}
    table.let_go(11)
    assert table.faces() == set()


def test_a_decision_ends_the_look(table):
    table = table(*NAMES[:3])
    seat = table.asked
    table.hold(seat)
    table.choose(KEEP)
    assert table.faces() == set()
    table.wait()
    assert table.asked != seat
    assert table.faces() == set()


def test_without_letter_keys_the_key_needs_control(table):
    table = table(letter_keys=False)
    seat = table.asked
    table.hold(seat)
    assert table.faces() == set()
    table.let_go(seat)
    focus = table.window.focusWidget()
    QTest.keyPress(focus, KEYS[seat], Qt.KeyboardModifier.ControlModifier)
    assert table.faces()
    QTest.keyRelease(focus, KEYS[seat])
    assert table.faces() == set()
    assert f"Ctrl+{seat + 1}" in table.notice
