"""Every paper in every language: opened, read, and nothing cut off at large letters in a small window."""

from functools import partial

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QAccessible, QEnterEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QSlider, QWidget

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui.audio.sound import Sounds
from cucu_desktop.ui.pages.album.album_page import AlbumPage
from cucu_desktop.ui.pages.album.games_section import GamesSection
from cucu_desktop.ui.pages.start_page import StartPage
from cucu_desktop.ui.play.saved_matches import Save, Unreadable
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.view.backdrop import cloth_of
from cucu_desktop.ui.widgets import notices
from cucu_desktop.ui.widgets.oval import Oval
from tests.ui.endings import open_ending
from tests.ui.every_page import ALIKE
from tests.ui.objects.album import open_deals
from tests.ui.objects.controls import click
from tests.ui.windows import LARGE, a_window, cut_off, nameless, short_plan, wait_for


def open_saves(window):
    from datetime import datetime  # noqa: PLC0415
    from pathlib import Path  # noqa: PLC0415

    names = ("Nonna Assunta", "Anna", "Bruna", "Zi' Peppe", "Don Carlo")
    played = datetime(2026, 5, 4, 20, 15).astimezone()
    found = [Save(Path("a.cucu"), "campli", names, played, 2, 14), Unreadable(Path("b.cucu"), "damaged")]

    def build():
        return AlbumPage(window.context.theme, [GamesSection(window.context, lambda: found, lambda _: ())], 0)

    window.page_stack.push(build)


PAPERS = {
    "games": lambda window: window.page_opener.choose_game(),
    **{f"set-up of {game}": lambda window, game=game: window.page_opener.lay_table(game) for game in GAMES},
    "famous deals": lambda window: window.album.open_famous(),
    "album: games": open_saves,
    "album: no games": lambda window: window.album.open(),
    "album: nobody": lambda window: window.album.open_you(),
    "settings": lambda window: window.page_opener.open_settings(),
    "rules": lambda window: window.page_opener.open_rules("inn"),
    "about": lambda window: window.page_opener.open_about(),
    "ending": open_ending,
}


NOT_ALIKE = [paper for paper in PAPERS if paper not in ALIKE]


class Windows(QObject):
    """Notes the kind of each window that appears."""

    def __init__(self):
        super().__init__()
        self.shown = []

    def eventFilter(self, widget, event):  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Show and isinstance(widget, QWidget) and widget.isWindow():
            self.shown.append(type(widget).__name__)
        return False


@pytest.mark.parametrize("paper", [*NOT_ALIKE, "match", "deals"])
def test_nothing_appears_in_a_window_of_its_own(qtbot, tmp_path, paper):
    """A widget that is shown before it has a parent flashes up, and takes the keyboard from the window."""
    window = a_window(qtbot, tmp_path, paints=False)
    seen = Windows()
    QApplication.instance().installEventFilter(seen)
    if paper in PAPERS:
        PAPERS[paper](window)
    else:
        window.play(short_plan("Anna"))
        if paper == "deals":
            open_deals(window)
    qtbot.wait(30)
    QApplication.instance().removeEventFilter(seen)
    assert seen.shown == []
    assert window.isActiveWindow()


@pytest.mark.parametrize(
    ("paper", "language"),
    [
        *((paper, language) for paper in NOT_ALIKE for language in LANGUAGES),
        *((paper, LANGUAGES[at % len(LANGUAGES)]) for at, paper in enumerate(ALIKE)),
    ],
)
def test_a_paper_can_be_read(qtbot, tmp_path, paper, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language, **LARGE)
    PAPERS[paper](window)
    qtbot.wait(30)
    sheet = window.page_stack.page
    assert sheet.title.text()
    assert window.page_stack.rect().contains(sheet.geometry())
    assert cut_off(sheet) == []
    assert nameless(window) == []
    assert sheet.isAncestorOf(window.focusWidget())
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.page_stack.page is None)


@pytest.mark.parametrize("paper", NOT_ALIKE)
def test_a_paper_changes_language_and_letters_while_it_lies_there(qtbot, tmp_path, paper):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800))
    PAPERS[paper](window)
    qtbot.wait(20)
    titles = set()
    for language in LANGUAGES:
        window.settings.change(language=language)
        qtbot.wait(20)
        titles.add(window.page_stack.page.title.text())
    named = (
        paper.startswith(("about", "album")) or paper.removeprefix("set-up of ") in GAMES
    )  # "Lu Stù" is that everywhere
    assert len(titles) == len(LANGUAGES) or named
    window.settings.change(text=150, scheme="day")
    qtbot.waitUntil(lambda: cut_off(window.page_stack.page) == [])
    assert window.page_stack.rect().contains(window.page_stack.page.geometry())


@pytest.mark.parametrize("language", LANGUAGES)
def test_start_cover_choices_and_slips_can_be_read(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, hidden_cards="curtain", paints=False, language=language, **LARGE)
    assert cut_off(window.page_stack) == []
    assert nameless(window) == []
    window.play(short_plan("Anna", "Massimiliano", bots=2))
    wait_for(qtbot, window, Stage.HAND_OVER)
    for what in ("newer", "lost", "anew"):
        window.page_stack.notify(partial(notices.store_report, what, "results", "results.sqlite"))
    for reason in ("damaged", "foreign", "newer", "unreadable"):
        window.page_stack.notify(
            lambda reason=reason: notices.unreadable(reason, "20260504-201530-123456789.cucu")
        )
        qtbot.wait(10)
        assert cut_off(window.page_stack) == []
        window.page_stack.notices[-1].dismissed.emit()
    window.playing.session.take_over()
    wait_for(qtbot, window, Stage.ANSWER)
    qtbot.wait(10)
    assert cut_off(window.playing) == []
    assert nameless(window) == []


def test_slips_lie_one_above_the_other_and_go_by_themselves_unless_pointed_at(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(notices, "LIES", 60)
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800))
    window.page_stack.notify(partial(notices.store_report, "well", "settings", ""))
    window.page_stack.notify(partial(notices.store_report, "lost", "settings", ""))
    below, above = window.page_stack.notices
    assert not below.geometry().intersects(above.geometry())
    assert above.y() < below.y()
    assert below.geometry().right() < window.page_stack.width() // 2
    QApplication.sendEvent(above, QEnterEvent(QPointF(), QPointF(), QPointF()))
    qtbot.waitUntil(lambda: window.page_stack.notices == (above,))
    qtbot.wait(120)
    assert window.page_stack.notices == (above,)
    QApplication.sendEvent(above, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: window.page_stack.notices == ())


def test_a_slip_with_an_offer_lies_longer(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(notices, "LIES", 60)
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_stack.notify(partial(notices.store_report, "lost", "settings", ""))
    window.page_stack.notify(
        lambda: "First time?", notices.Offer(lambda: "Show me how", window.page_opener.show_me)
    )
    _, offer = window.page_stack.notices
    qtbot.waitUntil(lambda: window.page_stack.notices == (offer,))
    qtbot.wait(120)
    assert window.page_stack.notices == (offer,)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_start_fits_any_window_with_any_letters(qtbot, tmp_path, language, text):
    doors = ("front", "album", "today", "tonight")
    window = a_window(qtbot, tmp_path, paints=False, language=language, text=text, doors=doors)
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    window.leave()  # three offers
    page = window.page_stack.findChild(StartPage)
    for size in ((1024, 700), (1280, 800), (1920, 1080)):
        window.resize(*size)
        qtbot.wait(10)
        shown = [button for button in page.buttons.values() if button.isVisible()]
        assert len(shown) == 3
        assert all(page.rect().contains(button.geometry()) for button in shown)
        assert cut_off(page) == []
        small = [button for button in page.edge.values() if button.isVisible()]
        assert len(small) == 3
        cloth = Oval(cloth_of(page.table))
        for place in (button.geometry() for button in shown):
            assert place.width() < cloth.chord(place.center().y()), "an offer lies on the rim"
        assert not any(
            corner.toRect().intersects(button.geometry()) for corner in page.corners for button in small
        )


def test_larger_letters_make_the_start_no_smaller(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    page = window.page_stack.findChild(StartPage)
    usual = {name: button.size() for name, button in page.buttons.items()}
    window.settings.change(text=150)
    qtbot.wait(10)
    for name, size in usual.items():
        if page.buttons[name].isVisible():
            assert page.buttons[name].width() > size.width() * 1.1, name


def test_settings_begin_at_the_top(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.open_settings()
    qtbot.wait(10)
    assert window.focusWidget() is window.page_stack.page.findChild(QLineEdit)


def test_what_is_set_is_seen_and_heard_at_the_table_at_once(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan())
    window.page_opener.open_settings()
    sheet = window.page_stack.page
    click(sheet, "Four-colour suits")
    sheet.findChild(QSlider).setValue(0)
    assert window.playing.view.table.art.four_colours
    assert not window.playing.audio.sounds.are_heard
    sheet.findChild(QSlider).setValue(100)
    assert window.playing.audio.sounds.are_heard
    window.menus.actions["sound"].trigger()
    assert window.settings.now.muted
    assert not window.playing.audio.sounds.are_heard


def test_one_hears_how_loud_it_is_when_the_slider_is_let_go(qtbot, tmp_path, monkeypatch):
    window = a_window(qtbot, tmp_path, paints=False, muted=True)
    window.page_opener.open_settings()
    sheet = window.page_stack.page
    heard = []
    monkeypatch.setattr(Sounds, "play", lambda sounds, name: heard.append((name, sounds.volume)))
    slider = sheet.findChild(QSlider)
    slider.setSliderDown(True)
    for volume in (60, 40, 35):
        slider.setValue(volume)
    assert heard == []
    assert window.settings.now.volume == 35
    slider.setSliderDown(False)
    assert heard == [("coin", 35)]
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert heard[1:] == [("coin", 40)]
    assert not window.settings.now.muted


def told_twice(widget):
    """What a screen reader would read twice, and the pictures that it has no name for.

    A description that is the name screen readers leave out: it keeps a tooltip from being read after a name
    that says more.
    """
    found = []
    for each in (widget, *widget.findChildren(QWidget)):
        if not each.isVisibleTo(widget):
            continue
        told = QAccessible.queryAccessibleInterface(each)
        name, description = told.text(QAccessible.Text.Name), told.text(QAccessible.Text.Description)
        if description.strip() and description != name and description in name:
            found.append(name)
        if told.role() == QAccessible.Role.Graphic and not name:
            found.append(f"a picture of {type(each.parent()).__name__}")
    return found


@pytest.mark.parametrize("paper", NOT_ALIKE)
def test_a_paper_is_a_dialog_and_nothing_of_it_is_read_twice(qtbot, tmp_path, paper):
    window = a_window(qtbot, tmp_path, paints=False)
    PAPERS[paper](window)
    qtbot.wait(20)
    page = window.page_stack.page
    told = QAccessible.queryAccessibleInterface(page)
    assert told.role() == QAccessible.Role.Dialog
    assert told.text(QAccessible.Text.Name) == page.title.text()
    assert told_twice(page) == []


@pytest.mark.parametrize("paper", NOT_ALIKE)
def test_a_paper_begins_with_its_title_and_no_loose_words(qtbot, tmp_path, paper):
    """A dialog without a description would be read label by label, whatever the labels belong to."""
    window = a_window(qtbot, tmp_path, paints=False)
    PAPERS[paper](window)
    page = window.page_stack.page
    described = QAccessible.queryAccessibleInterface(page).text(QAccessible.Text.Description)
    assert described
    loose = [label for label in page.findChildren(QLabel) if label.parent() not in (page, page._inside)]
    texts = [label.text() for label in loose if len(label.text()) > 2 and label.isVisibleTo(page)]
    assert not [text for text in texts if text in described]


def came_back(qtbot, window, open_page):
    """Whether the keyboard is where it was when a page is closed that was opened from there."""
    before = window.focusWidget()
    open_page()
    assert window.focusWidget() is not before
    window.page_stack.page.closed.emit()
    qtbot.wait(20)
    return window.focusWidget() is before


def test_the_keyboard_comes_back_to_what_a_page_was_opened_from(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    start = window.page_stack.findChild(StartPage)
    for name, button in start.buttons.items():
        if name == "choose":
            button.setFocus()
            assert came_back(qtbot, window, button.click)
            assert came_back(qtbot, window, window.page_opener.open_settings)


def test_the_keyboard_comes_back_on_a_page_to_what_another_was_opened_from(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.choose_game()
    window.page_stack.page.tiles["coch"].click()
    rules = window.page_stack.page.rules
    rules.setFocus()
    rules.click()
    window.page_stack.page.closed.emit()
    qtbot.wait(20)
    assert window.focusWidget() is window.page_stack.page.rules
    assert window.page_stack.page.game == "coch"
    window.page_stack.page.closed.emit()
    qtbot.wait(20)
    window.page_opener.choose_game()
    assert window.focusWidget() is window.page_stack.page.tiles["campli"], "it was opened anew"


def test_one_of_several_is_a_radio_button(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    for choice in window.page_stack.findChild(StartPage).languages.values():
        told = QAccessible.queryAccessibleInterface(choice)
        assert told.role() == QAccessible.Role.RadioButton
        assert bool(told.state().checked) == choice.isChecked()
        assert bool(choice.focusPolicy() & Qt.FocusPolicy.TabFocus) == choice.isChecked(), "Tab comes to it"


def test_nothing_of_the_table_is_read_twice_and_the_table_has_a_name(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, account=True)
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    window.page_stack.notify(partial(notices.store_report, "lost", "settings", ""))
    assert told_twice(window.page_stack) == []
    ground = window.playing.view.viewport()
    assert QAccessible.queryAccessibleInterface(ground).text(QAccessible.Text.Name) == "Table"
