"""Every page: read in each language at large letters, and built again in another language.

Each page is opened once for all that must hold of it, and once more in the language that it is switched to.
"""

import pkgutil
import re
from contextlib import suppress
from importlib import import_module

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget

from cucu_desktop import ui
from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.pages.album.album_page import AlbumPage
from cucu_desktop.ui.pages.album.shelf_section import ShelfSection
from cucu_desktop.ui.pages.inn.people_page import SlipsPage
from cucu_desktop.ui.pages.list_page import ListPage
from cucu_desktop.ui.pages.score.score_frame import ScoreFrame
from cucu_desktop.ui.pages.setup.who_page import WhoPage
from cucu_desktop.ui.widgets.page import Page
from tests.ui.every_page import PAGES, VARIED
from tests.ui.letters import Letters
from tests.ui.objects.controls import scrolled
from tests.ui.windows import LARGE, a_window, cut_off, nameless, short_plan, told_twice

OF_A_PROCESS = ("album: games", "deals", "questions", "same deal by others")
"""What these tell depends on how far a process is."""
MOST_STOPS = 400


class Windows(QObject):
    """Notes the kind of each window that appears."""

    def __init__(self):
        super().__init__()
        self.shown = []

    def eventFilter(self, widget, event):  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Show and isinstance(widget, QWidget) and widget.isWindow():
            self.shown.append(type(widget).__name__)
        return False


def open_quietly(qtbot, window, open_page):
    """Open a page: a widget that is shown before it has a parent flashes up, and takes the keyboard."""
    windows = Windows()
    QApplication.instance().installEventFilter(windows)
    open_page(window)
    settle(qtbot, window)
    QApplication.instance().removeEventFilter(windows)
    assert windows.shown == []
    assert window.isActiveWindow()


def settle(qtbot, window):
    qtbot.wait(20)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    page = window.page_stack.page
    if isinstance(page, AlbumPage) and isinstance(page.section, ShelfSection):
        qtbot.waitUntil(lambda: not page.section.is_looking)
    return page


def check_read(qtbot, window, page):
    """Nothing is cut off or nameless, and the keyboard is on the page."""
    assert page.title.text()
    with suppress(qtbot.TimeoutError):  # what a process tells is laid out in a moment
        qtbot.waitUntil(lambda: cut_off(page) == [], timeout=1000)
    assert window.page_stack.rect().contains(page.geometry())
    assert not window.menus.button.geometry().intersects(page.geometry())
    assert cut_off(page) == []
    assert nameless(window) == []
    assert page.isAncestorOf(window.focusWidget())


def check_heard(page):
    """It is a dialog of its name; no text is read twice, each choice is named, and no loose label is read.

    A dialog without a description would be read label by label, whatever the labels belong to.
    """
    told = QAccessible.queryAccessibleInterface(page)
    assert told.role() == QAccessible.Role.Dialog
    assert told.text(QAccessible.Text.Name) == page.title.text()
    assert told_twice(page) == []
    described = told.text(QAccessible.Text.Description)
    assert described
    loose = [label for label in page.findChildren(QLabel) if label.parent() not in (page, page._inside)]
    texts = [label.text() for label in loose if len(label.text()) > 2 and label.isVisibleTo(page)]
    assert not [text for text in texts if text in described]
    for box in page.findChildren(QComboBox):
        if box.isVisible():
            labels = QAccessible.queryAccessibleInterface(box).relations(QAccessible.RelationFlag.Label)
            assert [each.text(QAccessible.Text.Name) for each, _ in labels] == [box.accessibleName()]


def check_reached(qtbot, page):
    """Tab comes to each button that it may come to."""
    stops = []
    for _ in range(MOST_STOPS):
        widget = page.window().focusWidget()
        if widget is None or widget in stops:
            break
        stops.append(widget)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
    wanted = [
        button
        for button in page.findChildren(QAbstractButton)
        if button.isVisibleTo(page) and button.isEnabled() and button.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert set(wanted) <= set(stops)


def check_scrolled(qtbot, window):
    """Focus and scroll position stay in another language."""
    page = window.page_stack.page
    bar = scrolled(page).verticalScrollBar()
    bar.setValue(bar.maximum())
    focus = window.focusWidget()
    window.settings.change(language="de")
    again = window.page_stack.page
    assert again is not page
    assert type(window.focusWidget()) is type(focus)
    after = scrolled(again).verticalScrollBar()
    if bar.maximum():
        assert after.value() == after.maximum()
    after = scrolled(settle(qtbot, window)).verticalScrollBar()
    assert after.value() == after.maximum()
    assert window.page_stack.rect().contains(window.page_stack.page.geometry())


def check_letters(qtbot, window, letters):
    """No text is smaller where larger letters are wished."""
    letters.begin()
    before = letters.of(window.page_stack.page)
    letters.begin()
    window.settings.change(text=200)
    qtbot.wait(50)
    after = letters.of(window.page_stack.page)
    both = before.keys() & after.keys()
    assert len(both) > 1
    assert {
        text: (before[text], after[text]) for text in both if round(after[text] - before[text], 1) < 0
    } == {}


def told_on(page):
    """All texts that are read or heard on a page, in alphabetic order."""
    found = [page.title.text(), page.accessibleName(), page.accessibleDescription()]
    for each in page.findChildren(QWidget):
        if not each.isVisibleTo(page):
            continue
        found += [each.accessibleName(), each.accessibleDescription(), each.toolTip()]
        if isinstance(each, QLabel | QAbstractButton):
            found.append(each.text())
        if isinstance(each, QLineEdit):
            found += [each.text(), each.placeholderText()]
        if isinstance(each, QComboBox):
            found += [each.itemText(number) for number in range(each.count())]
    return sorted(re.sub(r"\S*/log/|http:\S*", "", text) for text in found if text)


def check_as_opened(qtbot, folder, window, name):
    """A page that is switched to a language has the texts of one that is opened in it."""
    page = window.page_stack.page
    switched, at = told_on(page), window.focusWidget()
    assert at is None or page.isAncestorOf(at)
    other = a_window(qtbot, folder, paints=False, size=(1280, 800), language="it")
    qtbot.waitUntil(other.isActiveWindow)
    PAGES[name](other)
    fresh = settle(qtbot, other)
    assert type(fresh) is type(page)
    if name == "famous deals":  # the first deal is another one there
        fresh.restore_state(page.save_state())
    assert switched == told_on(fresh)
    other.page_stack.close_pages()
    other.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


@pytest.mark.parametrize("name", VARIED)
def test_a_page_is_read_in_every_language_and_stays_as_it_was(qtbot, tmp_path, monkeypatch, name):
    letters = Letters(monkeypatch)
    window = a_window(qtbot, tmp_path / "one", paints=False, size=(1280, 800))
    open_quietly(qtbot, window, PAGES[name])
    if name not in OF_A_PROCESS:
        window.settings.change(language="it")
        settle(qtbot, window)
        check_as_opened(qtbot, tmp_path / "two", window, name)
        window.settings.change(language="en")
        window.resize(900, 500)
        settle(qtbot, window)
        check_scrolled(qtbot, window)
        window.resize(1280, 800)
        settle(qtbot, window)
    check_letters(qtbot, window, letters)
    window.resize(*LARGE["size"])
    for language in LANGUAGES:
        window.settings.change(language=language)
        page = settle(qtbot, window)
        check_read(qtbot, window, page)
        check_heard(page)
    check_reached(qtbot, page)


def test_nothing_flashes_up_as_a_match_begins(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    open_quietly(qtbot, window, lambda window: window.play(short_plan("Anna")))


def test_every_subclass_of_page_is_in_the_list(qtbot, tmp_path):
    for module in pkgutil.walk_packages(ui.__path__, f"{ui.__name__}."):
        import_module(module.name)
    window, opened = a_window(qtbot, tmp_path, paints=False), set()
    for name in VARIED:
        PAGES[name](window)
        opened.add(type(window.page_stack.page))
        window.page_stack.close_pages()
    opened |= {ListPage, SlipsPage, WhoPage, ScoreFrame}
    missing = sorted(
        page.__name__ for page in subclasses(Page) - opened if page.__module__.startswith(ui.__name__)
    )
    assert not missing, f"add a row to PAGES of every_page.py for each of {', '.join(missing)}"


def subclasses(kind):
    return {each for below in kind.__subclasses__() for each in (below, *subclasses(below))}
