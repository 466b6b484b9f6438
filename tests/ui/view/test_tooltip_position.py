"""A tooltip covers neither one's own card nor the question, and is not one long line."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.view.tooltip_position import in_lines, tooltip_at
from cucu_desktop.ui.widgets.theme import Theme

OFF = QPoint(2, 16)
"""How far from the point that it is given Qt shows a tooltip."""
CARD = QRect(580, 510, 110, 185)


@pytest.fixture
def table(qtbot):
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1280, 776)
    table.show()
    return table


@pytest.mark.parametrize("lines", [1, 2, 4])
def test_it_stands_over_ones_own_card(table, lines):
    text = "\n".join(["Your card: the seven (VII)"] * lines)
    mouse = table.mapToGlobal(CARD.center())
    theme = Theme()
    high = QFontMetrics(theme.font("body")).lineSpacing() * lines + 2 * theme.space(1)
    place = tooltip_at(mouse, text, CARD, table, theme) + OFF
    assert place.y() + high <= table.mapToGlobal(CARD.topLeft()).y()


def test_in_the_upper_half_it_stands_by_the_mouse(table):
    assert tooltip_at(QPoint(600, 90), "Nicola", QRect(560, 40, 100, 120), table, Theme()) == QPoint(600, 90)


def test_a_long_sentence_is_several_lines():
    lines = in_lines("Brescia\n" + "the lion is the highest card of all " * 5).split("\n")
    assert lines[0] == "Brescia"
    assert len(lines) > 2
    assert all(len(line) <= 64 for line in lines)
