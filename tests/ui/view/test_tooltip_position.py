"""A tooltip covers neither the trick nor the player's own card nor the question, and is not one long line."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QFontMetrics, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from cucu_desktop.match.narration import LANGUAGES
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.view.tooltips import _size_of, in_lines, tooltip_at
from cucu_desktop.ui.widgets.theme import Theme
from tests.ui.windows import a_window, short_plan, wait_for

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


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_large_letters_too_it_stands_beside_ones_card(qtbot, tmp_path, monkeypatch, language):
    """The cards of others lie face down, and may be covered."""
    window = a_window(qtbot, tmp_path, size=(1280, 760), text=150, language=language)
    window.play(short_plan("Anna", bots=5))
    wait_for(qtbot, window, Stage.ANSWER)
    view, told = window.playing.view, []
    monkeypatch.setattr(QToolTip, "showText", lambda point, text, *_: told.append((point + OFF, text)))
    card = view.card_rect(window.playing.session.viewer)
    place = card.center()
    event = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
    QApplication.sendEvent(view.viewport(), event)
    ((point, text),) = set(told)
    tip = QRect(view.mapFromGlobal(point), _size_of(text, window.playing.theme))
    assert tip.intersects(card.adjusted(-40, -40, 40, 40))
    assert not tip.intersects(card)
