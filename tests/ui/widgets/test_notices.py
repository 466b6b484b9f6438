"""The accessible name of a combo box."""

import sys

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from cucu_desktop.ui.widgets import notices
from cucu_desktop.ui.widgets.notices import announce, name_choice
from cucu_desktop.ui.widgets.reading.choices import read_choices_once


@pytest.fixture
def line(qtbot):
    """A list to choose from with its words beside it, neither shown yet."""
    page = QWidget()
    qtbot.addWidget(page)
    words, box = QLabel("Speed"), QComboBox()
    words.setBuddy(box)
    layout = QVBoxLayout(page)
    layout.addWidget(words)
    layout.addWidget(box)
    page.words, page.box = words, box
    return page


def test_words_beside_a_list_stay_as_they_are_before_they_are_shown(line):
    name_choice(line.box, "Speed")
    assert line.words.text() == "Speed"
    assert line.box.accessibleName() == "Speed"


def test_words_that_are_hidden_tell_the_name(line):
    line.words.hide()
    name_choice(line.box, "Speed")
    assert line.words.text() == "Speed"


def test_where_no_words_are_seen_some_are_made_that_follow_the_name(line):
    line.words.setBuddy(None)
    for name in ("Speed", "Tempo"):
        name_choice(line.box, name)
        made = [each for each in line.findChildren(QLabel) if each.buddy() is line.box]
        assert [each.text() for each in made] == [name]
        assert not made[0].isVisibleTo(line)


@pytest.mark.qt_log_ignore("grabbing the keyboard", extend=True)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere Qt tells the name itself")
def test_a_choice_has_its_name_its_value_and_its_list(line, qtbot):
    read_choices_once()
    line.box.addItems(["slow", "fast"])
    name_choice(line.box, "Speed")
    line.show()
    kinds, read = QAccessible.Text, QAccessible.queryAccessibleInterface(line.box)
    line.box.setCurrentIndex(1)
    assert (read.text(kinds.Name), read.text(kinds.Value)) == ("Speed", "fast")
    assert read.childCount() == 1
    rows = read.child(0)
    assert (rows.object(), read.indexOfChild(rows), read.child(1)) == (line.box.view(), 0, None)
    assert rows.parent().text(kinds.Value) == "fast"
    actions = read.actionInterface()
    assert len(actions.actionNames()) == 2
    for is_open in (True, False):
        actions.doAction(actions.actionNames()[0])
        qtbot.waitUntil(lambda is_open=is_open: line.box.view().isVisible() == is_open)
        assert read.state().expanded == is_open


def test_a_reader_that_speaks_no_announcements_is_told_by_a_description_for_a_moment(
    line, qtbot, monkeypatch
):
    monkeypatch.setattr(notices, "reads_focus_only", lambda: True)
    line.box.setAccessibleDescription("how fast it goes")
    line.show()
    line.box.setFocus()
    qtbot.waitUntil(line.box.hasFocus)
    announce(line, "The file is gone.")
    assert line.box.accessibleDescription() == "The file is gone."
    qtbot.waitUntil(lambda: line.box.accessibleDescription() == "how fast it goes")
