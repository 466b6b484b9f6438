"""An answer that is held shows the card at an open table, and letting go gives it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cucu_desktop.engine.actions import EXCHANGE, KEEP
from tests.ui.objects.open_table import NAMES

pytestmark = pytest.mark.waits


@pytest.fixture
def three(table):
    return table(*NAMES[:3])


def test_a_short_click_answers_and_shows_nothing(three):
    first = three.asked
    QTest.mousePress(three.answer(KEEP), Qt.MouseButton.LeftButton)
    assert three.faces() == set()
    QTest.mouseRelease(three.answer(KEEP), Qt.MouseButton.LeftButton)
    three.wait()
    assert three.asked != first


def test_sliding_off_the_button_hides_the_card_and_answers_nothing(three, qtbot):
    button, length = three.answer(EXCHANGE), three.session.match_view.shown
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bool(three.faces()))
    QTest.mouseMove(button, QPoint(-50, -50))
    assert three.faces() == set()
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=QPoint(-50, -50))
    assert three.session.match_view.shown == length


def test_the_key_of_an_answer_shows_the_card_until_it_is_released(three, qtbot):
    first, card = three.asked, three.card_of(three.asked)
    three.hold_key(KEEP)
    qtbot.waitUntil(lambda: three.faces() == {(first, card)})
    assert three.asked == first
    three.release_key(KEEP)
    qtbot.waitUntil(lambda: three.is_asked and three.asked != first)
    assert three.faces() == set()


def test_the_key_of_another_answer_changes_the_mind(three, qtbot):
    chosen = []
    three.session.decided.connect(chosen.append)
    three.hold_key(KEEP)
    qtbot.waitUntil(lambda: bool(three.faces()))
    three.hold_key(EXCHANGE)
    three.release_key(KEEP)
    three.release_key(EXCHANGE)
    qtbot.waitUntil(lambda: chosen == [EXCHANGE])
