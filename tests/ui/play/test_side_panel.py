"""Beside the table stands one widget at most, and the table gets the rest of the room."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.play.side_panel import SidePanel
from cucu_desktop.ui.widgets.theme import Theme
from cucu_desktop.ui.widgets.themed import Themed

ROOM = QRect(0, 0, 900, 600)


class Host(Themed, QWidget):
    def __init__(self):
        super().__init__()
        self.theme = Theme()


@pytest.fixture
def side(qtbot):
    host = Host()
    qtbot.addWidget(host)
    return SidePanel(host)


def a_panel(wide=200):
    panel = QWidget()
    panel.setFixedWidth(wide)
    return panel


def test_an_empty_side_leaves_all_to_the_table(side):
    assert side.is_empty
    assert side.lay(ROOM) == ROOM


def test_a_panel_stands_at_the_right_and_the_table_ends_before_it(side):
    panel = a_panel()
    side.put(panel)
    table = side.lay(ROOM)
    assert not side.is_empty
    assert panel.parent() is side.parent()
    assert not table.intersects(panel.geometry())
    assert ROOM.contains(panel.geometry())
    assert table.left() == ROOM.left()
    assert table.width() > ROOM.width() - 2 * panel.width()


def test_another_panel_takes_the_place_of_the_first(qtbot, side):
    first, second = a_panel(), a_panel()
    side.put(first)
    with qtbot.waitSignal(side.changed):
        side.put(second)
    assert first.isHidden()
    assert not second.isHidden()
    side.put(None)
    assert second.isHidden()
    assert side.is_empty
