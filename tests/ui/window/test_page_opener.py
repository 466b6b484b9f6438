"""Start, notices and settings in every language and with large letters, and where the keyboard goes."""

from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QEnterEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QSlider

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.audio.sound import Sounds
from cucu_desktop.ui.pages.start_page import StartPage
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.view.backdrop import cloth_of
from cucu_desktop.ui.widgets import notices
from cucu_desktop.ui.widgets.oval import Oval
from tests.ui.objects.controls import click
from tests.ui.windows import LARGE, a_window, cut_off, nameless, short_plan, told_twice, wait_for


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


def test_the_start_fits_any_window_with_any_letters(qtbot, tmp_path):
    doors = ("front", "album", "today", "tonight")
    window = a_window(qtbot, tmp_path, paints=False, doors=doors)
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    window.leave()  # three offers
    sizes = ((1024, 700), (1280, 800), (1920, 1080))
    for text, language, size in product((100, 150, 200), LANGUAGES, sizes):
        window.settings.change(text=text, language=language)
        window.resize(*size)
        qtbot.wait(10)
        page = window.page_stack.findChild(StartPage)
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


def test_settings_at_a_table_take_the_keyboard_and_flash_up_as_no_window(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan())
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    window.page_opener.open_settings()
    qtbot.wait(20)
    assert QApplication.activeWindow() is window
    assert QApplication.focusWidget() is window.page_stack.page.findChild(QLineEdit)


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
