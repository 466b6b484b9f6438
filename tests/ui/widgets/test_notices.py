"""What is told to a screen reader beside a list to choose from."""

import pytest
from PySide6.QtWidgets import QComboBox, QLabel, QVBoxLayout, QWidget

from cucu_desktop.ui.widgets.notices import name_choice


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
