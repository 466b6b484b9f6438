"""What has the keyboard is seen, in one colour, whatever it is."""

import gc
import re
from functools import partial
from itertools import cycle

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSlider,
    QSpinBox,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
    QWidgetItem,
)

from cucu_desktop.resources import asset
from cucu_desktop.ui.play.decision.amounts import AmountStepper, Scale
from cucu_desktop.ui.view.accessibility import TableButton
from cucu_desktop.ui.widgets.focus import contents, read_in_order
from cucu_desktop.ui.widgets.log_row_delegate import TEXT, Rows
from cucu_desktop.ui.widgets.paper_widgets import PaperButton, dress
from cucu_desktop.ui.widgets.round_button import RoundButton
from cucu_desktop.ui.widgets.theme import SCHEMES, Theme

STANDARD = (QCheckBox, QComboBox, QLineEdit, QListWidget, QPlainTextEdit, QPushButton, QRadioButton, QSlider,
            QSpinBox, QTextBrowser, QToolButton)  # fmt: skip


def own(theme):
    return {
        "paper button": partial(PaperButton, theme, "Sto", "keep"),
        "quiet button": partial(RoundButton, theme, "H", "lamp", None),
        "amount": partial(AmountStepper, theme, Scale(0, 9, 1)),
        "spot": lambda: TableButton(theme, None),
    }


def blue_in(widget, theme):
    image, focus = widget.grab().toImage(), theme.color("focus")
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(x, y) == focus for x, y in places)


def check(qtbot, theme, make):
    ground = QWidget()
    qtbot.addWidget(ground)
    layout = QVBoxLayout(ground)
    other, widget = QLineEdit(), make()
    layout.addWidget(other)
    layout.addWidget(widget)
    widget.setMinimumSize(90, 40)
    ground.show()
    widget.show()
    ground.activateWindow()
    other.setFocus()
    QApplication.processEvents()
    assert not blue_in(widget, theme)
    widget.setFocus()
    QApplication.processEvents()
    assert blue_in(widget, theme) > 60


@pytest.mark.parametrize(("kind", "scheme"), list(zip(STANDARD, cycle(SCHEMES), strict=False)))
def test_qts_own_controls(qapp, qtbot, scheme, kind):
    theme = Theme(scheme)
    dress(qapp, theme)
    check(qtbot, theme, kind)


@pytest.mark.parametrize(("name", "scheme"), list(zip(own(None), cycle(SCHEMES), strict=False)))
def test_ours(qapp, qtbot, scheme, name):
    theme = Theme(scheme)
    dress(qapp, theme)
    check(qtbot, theme, own(theme)[name])


def test_a_row_on_the_paper_itself(qtbot, qapp):
    theme = Theme()
    dress(qapp, theme)
    rows = Rows(theme)
    for text in ("Anna keeps her card.", "Nicola keeps his."):
        item = QListWidgetItem(text)
        item.setData(TEXT, text)
        rows.addItem(item)
    check(qtbot, theme, lambda: rows)


def test_the_style_sheet_has_no_other_colour_for_it():
    rules = re.findall(r"[^{}]*:focus[^{}]*\{([^{}]*)\}", asset("controls", "paper.qss").read_text("utf-8"))
    framed = [
        rule for rule in rules if "border" in rule and not re.search("1px solid .ink|transparent", rule)
    ]
    assert len(framed) > 6
    assert all("$focus" in rule for rule in framed)


class Line(QLabel):
    """A line that remembers after how many stops it has been asked."""

    def __init__(self):
        super().__init__("line")
        self.asked = 0

    def isAncestorOf(self, child):  # noqa: N802 - Qt names it
        self.asked += 1
        return super().isAncestorOf(child)


def test_on_a_long_page_no_line_is_asked_after_every_stop(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    lines, stops = [Line() for _ in range(30)], [QPushButton(page) for _ in range(30)]
    layout = QVBoxLayout(page)
    order = [stops[0], *stops[:0:-1]]
    for line, stop in zip(lines, order, strict=True):
        layout.addWidget(line)
        layout.addWidget(stop)
    read_in_order(page)
    assert not any(line.asked for line in lines)
    after, found = page.nextInFocusChain(), []
    while after is not page:
        found += [after] if after in stops else []
        after = after.nextInFocusChain()
    assert found == order


@pytest.mark.parametrize("first", ["a", "b", "d"])
def test_the_first_thing_on_a_page_is_the_first_for_tab_whenever_it_was_made(qtbot, first):
    page = QWidget()
    qtbot.addWidget(page)
    made = {name: QPushButton(name, page) for name in "abcd"}
    layout = QVBoxLayout(page)
    wanted = [made[first], *(button for name, button in made.items() if name != first)]
    for button in wanted:
        layout.addWidget(button)
    read_in_order(page)
    after, found = page.nextInFocusChain(), []
    while after is not page:
        found.append(after)
        after = after.nextInFocusChain()
    assert found == wanted
    assert page.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_a_layout_is_read_in_its_own_order_with_the_layouts_in_it(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    layout, inner = QVBoxLayout(page), QHBoxLayout()
    last, within, first, _ = (QPushButton(name, page) for name in ("last", "within", "first", "in none"))
    layout.addWidget(first)
    layout.addStretch()
    layout.addLayout(inner)
    layout.addWidget(last)
    inner.addWidget(within)
    assert contents(layout) == [first, inner, last]
    assert contents(inner) == [within]


def test_no_item_of_a_layout_is_kept_when_qt_has_deleted_it(qtbot):
    """Whatever was made at its address next was taken for it: a window had no parent any more."""
    before = {id(each) for each in gc.get_objects() if isinstance(each, QWidgetItem)}
    page = QWidget()
    qtbot.addWidget(page)
    layout = QVBoxLayout(page)
    for name in "abc":
        layout.addWidget(QPushButton(name, page))
    read_in_order(page)
    kept = [each for each in gc.get_objects() if isinstance(each, QWidgetItem) and id(each) not in before]
    assert not kept
