"""What a person meets on a page: its targets, its words, and the place of its main button."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QRadioButton, QWidget

from cucu_desktop.ui.widgets.page import main_slot
from tests.ui.every_page import PAGES, VARIED
from tests.ui.windows import a_window

MOST_TARGETS, MOST_WORDS = 7, 40
LANGUAGES = ("en", "de", "it")
SIZE = (1280, 800)
EXCEPTIONS = {
    "album: you": (7, 76, "a line of words for each number"),
    "settings": (14, 41, "one line for each preference"),
    "keys": (4, 132, "one field for each key"),
    "about": (2, 194, "the sources and the licence"),
    "inn: puzzles": (16, 50, "the question is on a table"),
    "inn: score": (14, 45, "a form, filled by the people of a real table"),
    "inn: club": (12, 26, "a form, filled by the host of a tournament"),
    "puzzle of lu_stu": (15, 47, "the question is on a table"),
    "puzzle of coch": (16, 93, "the question is on a table"),
    "same deal by others": (6, 66, "a line for each player"),
    "error": (2, 69, "what happened, for a report"),
}
"""For each page that has more of either: its most targets, its most words, and the reason.

No number here may be raised; a row whose page needs it no longer has to go.
"""


def targets_of(page):
    """The widgets at which Tab stops: a list or a grid of choices is one of them."""
    found = [each for each in page.findChildren(QWidget) if each.isVisible() and each.isEnabled()]
    return [each for each in found if each.focusPolicy() & Qt.FocusPolicy.TabFocus and not _is_part(each)]


def _is_part(widget):
    """Whether a widget is a part of a control, as the field of a spin box."""
    proxy = widget.focusProxy()
    return proxy is not None or widget.parent().focusProxy() is widget


def words_of(page):
    """The words of labels and buttons, without those of lists and of choices in a grid."""
    widgets = [part for part in page.findChildren(QWidget) if part.isVisible()]
    parts = [part for part in widgets if isinstance(part, QLabel | QAbstractButton)]
    told = [_text_of(part) for part in parts if not _is_content(part)]
    return [word for text in told for word in text.split() if any(letter.isalnum() for letter in word)]


def _text_of(part):
    return part.text() if isinstance(part, QLabel) else part.text() or part.accessibleName()


def _is_content(widget):
    return isinstance(widget, QRadioButton) or _is_listed(widget)


def _is_listed(widget):
    above = widget.parent()
    while above is not None and not isinstance(above, QAbstractItemView):
        above = above.parent()
    return above is not None


def _check_main_button(window):
    page = window.page_stack.page
    foot = [page.foot.itemAt(at).widget() for at in range(page.foot.count())]
    loud = [each for each in foot if each is not None and each.property("loud") and each.isVisible()]
    assert len(loud) <= 1, "one main button"
    for button in loud if not page.fills else ():
        corner = button.mapTo(page.parent(), QPoint(button.width(), button.height()))
        assert corner == main_slot(page.parent().size(), window.context.theme.text_scale)


@pytest.mark.parametrize("name", VARIED)
def test_a_page_has_few_targets_few_words_and_one_main_button_in_its_slot(qtbot, tmp_path, name):
    window = a_window(qtbot, tmp_path, size=SIZE, paints=False)
    PAGES[name](window)
    _check_main_button(window)
    targets = words = 0
    for language in LANGUAGES:
        window.context.prefer(language=language)
        qtbot.wait(1)
        page = window.page_stack.page
        targets, words = max(targets, len(targets_of(page))), max(words, len(words_of(page)))
    most_targets, most_words, _ = EXCEPTIONS.get(name, (MOST_TARGETS, MOST_WORDS, ""))
    assert targets <= most_targets
    assert words <= most_words
    is_over = targets > MOST_TARGETS or words > MOST_WORDS
    assert is_over == (name in EXCEPTIONS), "the row can go"
