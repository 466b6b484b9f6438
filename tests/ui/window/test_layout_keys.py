"""Letter keys where the keyboard has no Latin letters: what counts is where the key is."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.window.letter_keys import letter_at
from tests.ui.objects.table import order_of_cards
from tests.ui.windows import a_window, short_plan, wait_for

ROWS = {
    "ru": ("йцукенгшщз", "фывапролд", "ячсмить"),
    "gr": (";ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"),
    "il": ("/'קראטוןםפ", "שדגכעיחלך", "זסבהנמצ"),
    "ara": ("ضصثقفغعهخح", "شسيبلاتنم", "ئءؤر\u0000ىة"),
}
QWERTY = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
FIRST = (24, 38, 52)
"""The X11 codes of Q, A and Z."""


def pressed(script, letter, modifiers=Qt.KeyboardModifier.NoModifier):
    """The event of the key that is this letter on a QWERTY keyboard, in another layout."""
    row = next(number for number, letters in enumerate(QWERTY) if letter in letters)
    at = QWERTY[row].index(letter)
    typed = ROWS[script][row][at]
    text = "" if modifiers else typed
    return QKeyEvent(QEvent.Type.KeyPress, ord(typed.upper()), modifiers, FIRST[row] + at, 0, 0, text)


def press(window, event):
    QApplication.sendEvent(window.focusWidget() or window, event)


@pytest.mark.parametrize("script", ROWS)
def test_every_letter_is_found_by_its_place(script):
    for row, letters in enumerate(QWERTY):
        for at, letter in enumerate(letters):
            if ROWS[script][row][at].isalpha():
                assert letter_at(pressed(script, letter)) == letter


@pytest.mark.parametrize("letter", "AZÖÉŞ")
def test_latin_letters_are_what_they_are(letter):
    """On a French keyboard A is where Q is elsewhere."""
    event = QKeyEvent(QEvent.Type.KeyPress, ord(letter), Qt.KeyboardModifier.NoModifier, 24, 0, 0, letter)
    assert letter_at(event) == ""


@pytest.mark.parametrize(
    ("platform", "scan_code", "virtual"), [("wayland", 39, 0), ("windows", 31, 0), ("cocoa", 1, 1)]
)
def test_each_platform_has_its_codes(monkeypatch, platform, scan_code, virtual):
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    event = QKeyEvent(
        QEvent.Type.KeyPress, ord("Ы"), Qt.KeyboardModifier.NoModifier, scan_code, virtual, 0, "ы"
    )
    assert letter_at(event) == "S"


@pytest.mark.parametrize("script", ROWS)
def test_the_table_is_played_with_any_layout(qtbot, tmp_path, script):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    press(window, pressed(script, "O"))
    assert order_of_cards(window.playing)
    is_muted = window.settings.now.muted
    press(window, pressed(script, "M"))
    assert window.settings.now.muted != is_muted
    button = window.playing.decision_bar.buttons[0]
    key = button.shortcut().toString()
    question = window.playing.session.question
    assert key in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    press(window, pressed(script, key))
    qtbot.waitUntil(lambda: window.playing.session.question != question)


def test_menus_open_by_ctrl_and_the_place_of_a_letter(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    press(window, pressed("ru", "T", Qt.KeyboardModifier.ControlModifier))
    assert type(window.page_stack.page).__name__ == "AlbumPage"
    press(window, pressed("gr", "N", Qt.KeyboardModifier.ControlModifier))
    assert type(window.page_stack.page).__name__ == "GamesPage"


def test_a_field_of_text_gets_the_letter_of_the_layout(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.page_opener.open_settings()
    field = window.page_stack.page.findChild(QLineEdit)
    field.setFocus()
    field.clear()
    is_muted = window.settings.now.muted
    press(window, pressed("ru", "M"))
    assert field.text() == "ь"
    assert window.settings.now.muted == is_muted


def test_letters_that_are_switched_off_do_nothing_in_any_layout(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, letter_keys=False)
    is_muted = window.settings.now.muted
    press(window, pressed("ru", "M"))
    assert window.settings.now.muted == is_muted


def test_the_table_beneath_a_page_hears_nothing(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    question, key = window.playing.session.question, window.playing.decision_bar.buttons[0].shortcut()
    window.page_opener.open_about()
    press(window, pressed("ru", key.toString()))
    assert window.playing.session.question == question
