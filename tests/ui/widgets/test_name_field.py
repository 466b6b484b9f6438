"""A field for a name takes forty letters, whatever each is made of."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFocusEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cucu_desktop.names import LONGEST_NAME
from cucu_desktop.ui.widgets.fields import NameField

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"


@pytest.mark.parametrize("letter", ["a", FAMILY, "e\u0301", "\u05e9\u05b8"])
def test_what_is_pasted_is_cut_between_letters(qtbot, letter):
    field = NameField()
    qtbot.addWidget(field)
    QGuiApplication.clipboard().setText(letter * 60)
    field.paste()
    assert field.text() == letter * LONGEST_NAME


def test_one_letter_more_is_not_taken(qtbot):
    field = NameField("x" * LONGEST_NAME)
    qtbot.addWidget(field)
    field.end(False)
    QTest.keyClicks(field, "y")
    assert field.text() == "x" * LONGEST_NAME
    field.setCursorPosition(2)
    QTest.keyClicks(field, "y")
    assert field.text() == "xxy" + "x" * (LONGEST_NAME - 3)
    assert field.cursorPosition() == 3


def test_the_beginning_of_a_long_name_is_seen(qtbot):
    field = NameField()
    qtbot.addWidget(field)
    field.setText("x" * LONGEST_NAME)
    QApplication.sendEvent(field, QFocusEvent(QEvent.Type.FocusOut))
    assert field.cursorPosition() == 0


@pytest.mark.parametrize("later", [False, True])
def test_the_beginning_of_a_long_name_is_seen_before_anyone_edits_it(qtbot, later):
    field = NameField("" if later else "x" * LONGEST_NAME)
    qtbot.addWidget(field)
    if later:
        field.setText("x" * LONGEST_NAME)
    assert field.cursorPosition() == 0
