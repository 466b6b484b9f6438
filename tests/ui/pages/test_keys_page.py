"""The page of the keys: each letter with what it does, other letters for them, and what would clash."""

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLineEdit

from cucu_desktop.engine.actions import KEEP
from cucu_desktop.ui.pages.keys_page import KeysPage
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.text.key_names import action_names, default_letters
from cucu_desktop.ui.widgets.settings_file import Settings
from tests.ui.objects.controls import click, texts
from tests.ui.windows import a_window, short_plan, wait_for


def opened(qtbot, tmp_path, **preferences):
    window = a_window(qtbot, tmp_path, **preferences)
    window.page_opener.open_keys()
    return window, window.page_stack.page


def field(page, action):
    does = action_names()[action]
    return next(each for each in page.findChildren(QLineEdit) if each.accessibleName().endswith(does))


def write(qtbot, page, action, text):
    box = field(page, action)
    box.clear()
    qtbot.keyClicks(box, text)


def test_every_letter_of_the_table_is_listed(qtbot, tmp_path):
    _, page = opened(qtbot, tmp_path)
    assert all(field(page, action).text() == letter for action, letter in default_letters("en").items())
    assert any(text.startswith("keep the card") for text in texts(page))


def test_in_another_language_the_letters_of_that_language_are_listed(qtbot, tmp_path):
    window, page = opened(qtbot, tmp_path, language="de")
    assert field(page, "keep").text() == "B"
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    bar = window.playing.decision_bar
    assert bar.buttons[0].shortcut() == QKeySequence("B")
    window.settings.change(language="en")
    assert bar.buttons[0].shortcut() == QKeySequence("K")


def test_another_letter_answers_and_stands_on_the_button(qtbot, tmp_path):
    window, page = opened(qtbot, tmp_path)
    write(qtbot, page, "keep", "j")
    assert window.settings.now.keys == {"keep": "J"}
    click(page, "Done")
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    bar = window.playing.decision_bar
    assert KEEP in window.playing.session.question.decision.options
    assert bar.buttons[0].shortcut() == QKeySequence("J")
    with qtbot.waitSignal(bar.acted) as acted:
        qtbot.keyClick(bar, Qt.Key.Key_J)
    assert acted.args == [KEEP]


def test_a_menu_s_letter_is_another_one_too(qtbot, tmp_path):
    window, page = opened(qtbot, tmp_path)
    write(qtbot, page, "M", "z")
    assert window.menus.actions["sound"].shortcut() == QKeySequence("Z")
    write(qtbot, page, "M", "m")
    assert window.menus.actions["sound"].shortcut() == QKeySequence("M")
    assert window.settings.now.keys == {}


def test_two_that_clash_are_told_and_nothing_is_taken(qtbot, tmp_path):
    window, page = opened(qtbot, tmp_path)
    write(qtbot, page, "keep", "p")
    assert any(text.startswith("P is used twice: ") and "keep the card" in text for text in texts(page))
    assert window.settings.now.keys == {}
    clashing = [each for each in page.findChildren(QLineEdit) if each.property("invalid")]
    assert len(clashing) == 1
    assert clashing[0].accessibleDescription().startswith("P is used twice")
    write(qtbot, page, "pay", "k")
    assert window.settings.now.keys == {"keep": "P", "pay": "K"}, "letters may be swapped"
    assert not any("used twice" in text for text in texts(page))


@pytest.mark.parametrize("text", ["", "7", "+"])
def test_only_a_letter_can_be_a_key(qtbot, tmp_path, text):
    window, page = opened(qtbot, tmp_path)
    write(qtbot, page, "H", "z")
    before = window.settings.now.keys
    box = field(page, "H")
    box.setText(text)
    box.textEdited.emit(text)
    assert any(told.startswith("Type a letter for “hint”") for told in texts(page))
    assert window.settings.now.keys == before


def test_all_can_be_as_they_were(qtbot, tmp_path):
    window, page = opened(qtbot, tmp_path, keys={"keep": "J", "H": "Y"})
    assert field(page, "keep").text() == "J"
    click(page, "Restore defaults")
    assert window.settings.now.keys == {}
    assert field(page, "keep").text() == "K"


def test_the_settings_lead_there_and_back(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.page_opener.open_settings()
    click(window.page_stack.page, "Keyboard shortcuts")
    assert isinstance(window.page_stack.page, KeysPage)
    click(window.page_stack.page, "Done")
    assert not isinstance(window.page_stack.page, KeysPage)
    assert window.page_stack.page is not None


@pytest.mark.parametrize(
    "raw", ["[]", "{", '{"keep": "SS"}', '{"keep": "7"}', '{"keep": "X", "pay": "X"}', '{"": "X"}']
)
def test_nonsense_in_the_settings_leaves_the_keys_as_they_are(qtbot, tmp_path, raw):
    for name, written, kept in (("sense", '{"keep": "J"}', {"keep": "J"}), ("nonsense", raw, {})):
        path = tmp_path / f"{name}.ini"
        path.write_text(f"[General]\nkeys={json.dumps(written)}\n", encoding="utf-8")
        assert Settings(path, ["en"]).now.keys == kept


@pytest.mark.parametrize(
    ("keys", "keep", "swap"),
    [
        ({}, "S", "P"),
        ({"keep": "J"}, "J", "P"),
        ({"talk": "S"}, "T", "P"),
        ({"pay": "W", "bet": "Z"}, "S", "P"),
        ({"swap": "S"}, "T", "S"),
    ],
)
def test_the_letters_of_montorio_work_together_with_letters_of_the_users(qtbot, tmp_path, keys, keep, swap):
    window = a_window(qtbot, tmp_path, language="it", keys=keys, places={"lu_stu": "montorio"})
    window.play(seating.usual("lu_stu", "Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    bar = window.playing.decision_bar
    found = [button.shortcut().toString() for button in bar.buttons[:2]]
    assert found == [keep, swap][: len(found)]
    with qtbot.waitSignal(bar.acted) as acted:
        qtbot.keyClick(bar, getattr(Qt.Key, f"Key_{keep}"))
    assert acted.args == [KEEP]


def test_the_letters_of_a_place_are_listed(qtbot, tmp_path):
    _, page = opened(qtbot, tmp_path, language="it")
    assert any("Montorio" in told and "S (" in told and "P (" in told for told in texts(page))
    _, page = opened(qtbot, tmp_path / "english", language="en")
    assert not any("Montorio" in told for told in texts(page))


def test_the_fields_are_one_tab_stop_before_the_switch_of_all_letters(qtbot, tmp_path):
    window, page = opened(qtbot, tmp_path)
    first, second, *_ = page.findChildren(QLineEdit)
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Down)
    assert page.focusWidget() is second
    qtbot.keyClick(second, Qt.Key.Key_Tab)
    page.focusWidget().click()
    assert not window.settings.now.letter_keys
