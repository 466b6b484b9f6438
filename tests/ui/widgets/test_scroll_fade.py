"""What scrolls fades where it goes on, and only there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QListWidget, QScrollArea, QVBoxLayout, QWidget

from cucu_desktop.ui.widgets.log_row_delegate import Rows
from cucu_desktop.ui.widgets.paper_widgets import dress, written
from cucu_desktop.ui.widgets.scrolling.scroll_fade import HIGH, FadingScroll, ScrollFade
from cucu_desktop.ui.widgets.theme import SCHEMES, Theme
from cucu_desktop.ui.widgets.themed import set_theme_below

THEME = Theme()


@pytest.fixture
def lines(qtbot):
    ground = QWidget()
    qtbot.addWidget(ground)
    rows = QListWidget()
    rows.setFrameShape(QFrame.Shape.NoFrame)
    rows.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
    fading = ScrollFade(rows, THEME)
    rows.addItems([f"line {number}" for number in range(40)])
    layout = QVBoxLayout(ground)
    layout.addWidget(rows)
    ground.resize(300, 300)
    ground.show()
    qtbot.waitExposed(ground)
    rows.fading, rows.ground = fading, ground  # or they would be gone
    return rows


def veils_of(rows):
    """What lies over the edges, the upper one first."""
    own = {
        rows.viewport(),
        rows.verticalScrollBar().parentWidget(),
        rows.horizontalScrollBar().parentWidget(),
    }
    children = rows.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    found = [child for child in children if child not in own and not child.objectName().startswith("qt_")]
    return sorted(found, key=lambda veil: veil.geometry().bottom())


def veils(rows):
    return [veil.height() if veil.isVisible() else 0 for veil in veils_of(rows)]


def test_at_the_beginning_only_the_foot_fades_at_the_end_only_the_head(lines):
    full = THEME.space(HIGH)
    assert veils(lines) == [0, full]
    lines.verticalScrollBar().setValue(200)
    assert veils(lines) == [full, full]
    lines.scrollToBottom()
    assert veils(lines) == [full, 0]


def test_the_nearer_the_end_the_less_is_veiled(lines):
    bar = lines.verticalScrollBar()
    bar.setValue(bar.maximum() - 9)
    assert veils(lines)[1] == 9


def test_nothing_fades_where_all_is_seen(lines):
    while lines.count() > 4:
        lines.takeItem(0)
    lines.doItemsLayout()
    assert veils(lines) == [0, 0]


def test_a_veil_lies_on_the_edge_of_what_is_seen(lines, qtbot):
    lines.window().resize(260, 220)
    qtbot.waitUntil(lambda: veils_of(lines)[1].geometry().bottom() == lines.viewport().geometry().bottom())
    assert veils_of(lines)[1].width() == lines.viewport().width()


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_Up])
def test_the_row_that_is_chosen_is_never_veiled(lines, qtbot, key):
    lines.setCurrentRow(0 if key == Qt.Key.Key_Down else 39)
    lines.setFocus()
    for _ in range(38):
        qtbot.keyClick(lines, key)
        row = lines.visualItemRect(lines.currentItem()).translated(lines.viewport().pos())
        for veil in veils_of(lines):
            assert not veil.isVisible() or not veil.geometry().intersects(row.adjusted(0, 1, 0, -1))


@pytest.mark.parametrize("scheme", SCHEMES)
def test_it_fades_into_the_paper_of_the_scheme(qtbot, qapp, scheme):
    theme = Theme(scheme)
    dress(qapp, theme)
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setFrameShape(QFrame.Shape.NoFrame)
    black = written("")
    black.setStyleSheet("background: black")
    black.resize(180, 900)
    area.setWidget(black)
    ScrollFade(area, THEME)
    area.resize(200, 200)
    area.show()
    set_theme_below(area, theme)
    seen = area.grab().toImage()
    edge, paper = seen.pixelColor(50, 199).getRgb(), theme.color("paper").getRgb()
    assert max(abs(one - other) for one, other in zip(edge, paper, strict=True)) <= 2
    assert seen.pixelColor(50, 100) == QColor("black")


def test_the_account_has_it_and_lets_the_mouse_through(qtbot):
    rows = Rows(THEME)
    qtbot.addWidget(rows)
    through = Qt.WidgetAttribute.WA_TransparentForMouseEvents
    for veil in veils_of(rows):
        assert veil.testAttribute(through)
        assert veil.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_a_bar_that_is_needed_no_more_is_gone_although_it_takes_the_room_itself(qtbot):
    """Beside the bar the words would need one line more than there is room for."""
    inside = QWidget()
    words = written(" ".join(["word"] * 60), wrap=True)
    QVBoxLayout(inside).addWidget(words)
    area = FadingScroll(THEME, inside)
    qtbot.addWidget(area)
    area.resize(300, 40)
    area.show()
    qtbot.waitExposed(area)
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    for wide in range(300, 340):
        area.resize(wide, inside.heightForWidth(wide))
        qtbot.wait(1)
        assert bar.maximum() == 0
        area.resize(wide, 40)
        qtbot.wait(1)
