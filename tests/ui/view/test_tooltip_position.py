"""A tooltip covers neither the trick nor the player's own card nor the question, and is not one long line."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from cucu_desktop.ui.view.tooltip_position import in_lines, tooltip_at
from cucu_desktop.ui.widgets.theme import Theme

OFF = QPoint(2, 16)
"""How far from the point that it is given Qt shows a tooltip."""
CARD, TRICK, QUESTION = QRect(580, 510, 110, 185), QRect(400, 190, 480, 265), QRect(330, 700, 640, 76)
HAND, SEAT, CORNER = QRect(290, 500, 700, 200), QRect(560, 40, 100, 120), QRect(1200, 700, 80, 76)


@pytest.fixture
def table(qtbot):
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1280, 776)
    table.show()
    return table


def shown(text, spot, clear, table):
    """Where the tooltip stands on the table."""
    theme = Theme()
    metrics, lines = QFontMetrics(theme.font("body")), text.split("\n")
    size = QSize(max(map(metrics.horizontalAdvance, lines)), metrics.lineSpacing() * len(lines))
    return QRect(table.mapFromGlobal(tooltip_at(text, spot, clear, table, theme) + OFF), size)


@pytest.mark.parametrize("lines", [1, 2, 4])
@pytest.mark.parametrize("spot", [CARD, TRICK, SEAT, CORNER], ids=["card", "trick", "seat", "corner"])
def test_it_stands_beside_what_it_tells_of_and_covers_nothing_that_is_read(table, spot, lines):
    text = "\n".join(["The seven (VII): it counts half a point"] * lines)
    clear = [TRICK, HAND, QUESTION]
    place = shown(text, spot, clear, table)
    assert table.rect().contains(place)
    assert not any(place.intersects(area) for area in (spot, *clear))


def test_it_is_as_near_as_it_can_be(table):
    place = shown("Nicola", SEAT, [TRICK, HAND, QUESTION], table)
    assert place.intersects(SEAT.adjusted(-40, -40, 40, 40))


def test_where_there_is_no_room_it_covers_little(table):
    assert table.rect().contains(shown("Nicola", SEAT, [table.rect()], table))


def test_a_long_sentence_is_several_lines():
    lines = in_lines("Brescia\n" + "the lion is the highest card of all " * 5).split("\n")
    assert lines[0] == "Brescia"
    assert len(lines) > 2
    assert all(len(line) <= 64 for line in lines)
