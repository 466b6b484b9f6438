"""Paper buttons and panels: what they say, how they are pressed, and that no word is cut off."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QSlider, QVBoxLayout, QWidget

from cucu_desktop.ui.widgets import paper_widgets
from cucu_desktop.ui.widgets.controls import style_sheet
from cucu_desktop.ui.widgets.language import speak
from cucu_desktop.ui.widgets.paper_widgets import (
    Button,
    PaperButton,
    PaperPanel,
    dress,
    written,
)
from cucu_desktop.ui.widgets.round_button import RoundButton
from cucu_desktop.ui.widgets.theme import SCHEMES, Theme
from cucu_desktop.ui.widgets.woodcut import RING, Cut, cut

THEME = Theme()


@pytest.fixture(autouse=True)
def dressed(qapp):
    dress(qapp, THEME)


def ink_in(widget):
    """The rectangle of everything dark that a widget paints on white."""
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    widget.render(image, QPoint(), widget.rect(), QWidget.RenderFlag.DrawChildren)
    return image


def test_a_button_names_what_it_says_and_what_that_means(qtbot):
    button = PaperButton(THEME, "Passo", "exchange", "P")
    qtbot.addWidget(button)
    assert button.accessibleName() == "Passo: exchange"
    assert button.shortcut().toString() == "P"
    button.say("", "Rules", "F1")
    assert button.accessibleName() == "Rules"
    assert button.shortcut().toString() == "F1"


@pytest.mark.parametrize(("language", "cap"), [("de", "Enter"), ("it", "Invio"), ("en", "Enter")])
def test_the_return_key_is_called_as_the_keyboard_has_it(qtbot, language, cap):
    speak(language)
    button = PaperButton(Theme(), "Sono Anna", key="Return")
    qtbot.addWidget(button)
    assert button.cap == cap
    speak("en")


BUTTONS = [
    Button,
    partial(PaperButton, THEME, "Sto", "keep", "S"),
    partial(RoundButton, THEME, "H", "lamp", None),
]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
@pytest.mark.parametrize("make", BUTTONS)
def test_a_button_is_pressed_by_enter_and_by_the_space_bar(qtbot, make, key):
    button = make()
    qtbot.addWidget(button)
    button.show()
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        qtbot.keyClick(button, key)


def test_no_button_of_the_window_is_one_that_enter_does_not_press():
    folder = Path(paper_widgets.__file__).parents[1]
    bare = [path.name for path in folder.rglob("*.py") if "QPushButton(" in path.read_text("utf-8")]
    assert not bare


ROLES = {False: ("choice", "gloss"), True: ("bubble", "gloss")}


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("stacked", ROLES)
def test_a_button_is_large_enough_for_its_words(qtbot, scale, stacked):
    theme = Theme(text_scale=scale)
    button = PaperButton(theme, "Pagherai se null?", "ask for the promise", "P", stacked=stacked)
    qtbot.addWidget(button)
    local, meaning = (QFontMetrics(theme.font(role)) for role in ROLES[stacked])
    wide = [local.horizontalAdvance("Pagherai se null?"), meaning.horizontalAdvance("ask for the promise")]
    inside = button.sizeHint() - QSize(2 * RING, 2 * RING)
    if not stacked:
        assert inside.width() > sum(wide)
        assert inside.height() > local.height()
    else:
        assert inside.width() > max(wide)
        assert inside.height() > local.height() + meaning.height()
    assert button.minimumSizeHint() == button.sizeHint()


def test_the_focus_changes_what_is_painted(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    one, other = PaperButton(THEME, "Sto"), PaperButton(THEME, "Passo")
    layout.addWidget(one)
    layout.addWidget(other)
    window.show()
    window.activateWindow()
    other.setFocus()
    QApplication.processEvents()
    without = ink_in(one)
    one.setFocus()
    QApplication.processEvents()
    assert ink_in(one) != without


def test_a_disabled_button_looks_it_and_does_nothing(qtbot):
    button = PaperButton(THEME, "Sto", "keep", "S")
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    able = ink_in(button)
    button.setEnabled(False)
    assert ink_in(button) != able
    with qtbot.assertNotEmitted(button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_paper_is_cut_once_for_a_size(qapp):
    first = cut(THEME, QSize(120, 50), 1.0, Cut())
    assert cut(THEME, QSize(120, 50), 1.0, Cut()).cacheKey() == first.cacheKey()
    assert cut(THEME, QSize(121, 50), 1.0, Cut()).cacheKey() != first.cacheKey()
    assert cut(THEME, QSize(100, 50), 2.0, Cut()).size() == QSize(200, 100), "sharp on a fine screen"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_nothing_of_the_style_sheet_is_left_blank(scheme):
    sheet = style_sheet(Theme(scheme, 1.5))
    assert "$" not in sheet
    assert Theme(scheme).hex("ink") in sheet


def test_standard_controls_are_on_paper(qtbot):
    """A field is a ruled line on whatever paper it lies on, a list a paper of its own."""
    panel = PaperPanel(THEME)
    qtbot.addWidget(panel)
    panel.resize(200, 200)
    line, rows = QLineEdit(panel), QListWidget(panel)
    line.setGeometry(20, 20, 160, 40)
    rows.setGeometry(20, 80, 160, 80)
    panel.show()
    seen = panel.grab().toImage()
    assert seen.pixelColor(100, 120) == THEME.color("cream")
    assert seen.pixelColor(100, line.geometry().bottom()) == THEME.color("third")
    assert seen.pixelColor(22, 22) not in (QColor("white"), THEME.color("third"), THEME.color("ink"))


def test_written_words_take_the_type_of_their_role(qtbot):
    title, small = written("Title", "title"), written("small", "small", "third")
    for label in (title, small):
        qtbot.addWidget(label)
        label.show()
    assert title.font().family() == THEME.family("title")
    assert small.fontInfo().pixelSize() == THEME.font("small").pixelSize()
    assert small.textFormat() == Qt.TextFormat.PlainText, "a player called <b> stays one"


@pytest.mark.parametrize("scale", [1.0, 1.1, 1.25, 1.5, 1.75, 2.0])
def test_the_knob_of_a_slider_is_round_at_every_size(qtbot, qapp, scale):
    """Qt cuts corners off only as far as there is knob: a radius that is too large leaves it square."""
    theme = Theme(text_scale=scale)
    dress(qapp, theme)
    slider = QSlider(Qt.Orientation.Horizontal)
    qtbot.addWidget(slider)
    slider.setValue(50)
    slider.resize(300, 80)
    slider.show()
    seen = slider.grab().toImage()
    wood = [
        [y for y in range(seen.height()) if seen.pixelColor(x, y) == theme.color("wood")]
        for x in range(seen.width())
    ]
    highs = [len(column) for column in wood if column]
    assert max(highs) - highs[0] > max(highs) / 4


@pytest.mark.parametrize("wide", [0, 60])
@pytest.mark.parametrize("key", ["", "K"])
def test_the_hand_of_a_hint_lies_whole_on_the_paper_beside_the_word(qtbot, key, wide):
    button = PaperButton(THEME, "Keep", key=key)
    qtbot.addWidget(button)
    button.resize(button.sizeHint() + QSize(wide, 0))
    button.light(lit=True)
    plain = ink_in(button)
    button.point_to(wanted=True)
    pointed = ink_in(button)
    hand = [x for x in range(plain.width()) for y in range(plain.height())
            if plain.pixel(x, y) != pointed.pixel(x, y)]  # fmt: skip
    word = [x for x in range(plain.width()) if plain.pixelColor(x, plain.height() // 2).red() < 200]
    assert min(hand) > RING
    assert max(hand) < min(x for x in word if x > 3 * RING)
    assert max(hand) - min(hand) >= 10
