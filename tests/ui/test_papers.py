"""Every paper in every language: opened, read, and nothing cut off at large letters in a small window."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.ui import notices
from cucu_desktop.ui.backdrop import cloth_of
from cucu_desktop.ui.oval import Oval
from cucu_desktop.ui.preferences import LANGUAGES
from cucu_desktop.ui.saves import Save, Unreadable
from cucu_desktop.ui.saves_page import SavesSheet
from cucu_desktop.ui.sound import Sounds
from cucu_desktop.ui.start import StartPage
from cucu_desktop.ui.waiting import Stage
from tests.ui.endings import open_ending
from tests.ui.windows import LARGE, a_window, cut_off, nameless, short_plan, wait_for


def open_saves(window):
    from datetime import datetime  # noqa: PLC0415
    from pathlib import Path  # noqa: PLC0415

    names = ("Nonna Assunta", "Anna", "Bruna", "Zi' Peppe", "Don Carlo")
    played = datetime(2026, 5, 4, 20, 15).astimezone()
    found = [Save(Path("a.cucu"), "campli", names, played, 2, 14), Unreadable(Path("b.cucu"), "damaged")]
    window.room.lay(SavesSheet(window.theme, window.wording, found))


PAPERS = {
    "games": lambda window: window.papers.choose_game(),
    **{f"set-up of {game}": lambda window, game=game: window.papers.lay_table(game) for game in GAMES},
    "collection": lambda window: window.papers.open_collection(),
    "matches": open_saves,
    "no matches": lambda window: window.papers.list_matches(),
    "no statistics": lambda window: window.papers.open_statistics(),
    "settings": lambda window: window.papers.open_settings(),
    "rules": lambda window: window.papers.open_rules("inn"),
    "about": lambda window: window.papers.open_about(),
    "ending": open_ending,
}


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_paper_can_be_read(qtbot, tmp_path, paper, language):
    window = a_window(qtbot, tmp_path, language=language, **LARGE)
    PAPERS[paper](window)
    qtbot.wait(30)
    sheet = window.room.sheet
    assert sheet.title.text()
    assert window.room.rect().contains(sheet.geometry())
    assert cut_off(sheet) == []
    assert nameless(window) == []
    assert sheet.isAncestorOf(window.focusWidget())
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.room.sheet is None)


@pytest.mark.parametrize("paper", PAPERS)
def test_a_paper_changes_language_and_letters_while_it_lies_there(qtbot, tmp_path, paper):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    PAPERS[paper](window)
    qtbot.wait(20)
    titles = set()
    for language in LANGUAGES:
        window.preferences.put(replace(window.preferences.now, language=language))
        qtbot.wait(20)
        titles.add(window.room.sheet.title.text())
    named = paper == "about" or paper.removeprefix("set-up of ") in GAMES  # "Lu Stù" is that everywhere
    assert len(titles) == len(LANGUAGES) or named
    window.preferences.put(replace(window.preferences.now, text=150, scheme="day"))
    qtbot.waitUntil(lambda: cut_off(window.room.sheet) == [])
    assert window.room.rect().contains(window.room.sheet.geometry())


@pytest.mark.parametrize("language", LANGUAGES)
def test_start_cover_choices_and_slips_can_be_read(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language, **LARGE)
    assert cut_off(window.room) == []
    assert nameless(window) == []
    window.play(short_plan("Anna", "Massimiliano", bots=2))
    wait_for(qtbot, window, Stage.HAND_OVER)
    for tell in (notices.match_not_kept, notices.settings_not_kept, notices.result_not_kept):
        window.room.tell(tell)
    for reason in ("damaged", "foreign", "newer", "unreadable"):
        window.room.tell(lambda reason=reason: notices.unreadable(reason, "20260504-201530-123456789.cucu"))
        qtbot.wait(10)
        assert cut_off(window.room) == []
        window.room.notices[-1].dismissed.emit()
    window.playing.session.take_over()
    wait_for(qtbot, window, Stage.ANSWER)
    qtbot.wait(10)
    assert cut_off(window.playing) == []
    assert nameless(window) == []


def test_slips_lie_one_above_the_other_and_go_by_themselves_unless_pointed_at(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(notices, "LIES", 60)
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.room.tell(notices.match_not_kept)
    window.room.tell(notices.settings_not_kept)
    below, above = window.room.notices
    assert not below.geometry().intersects(above.geometry())
    assert above.y() < below.y()
    assert below.geometry().right() < window.room.width() // 2
    QApplication.sendEvent(above, QEnterEvent(QPointF(), QPointF(), QPointF()))
    qtbot.waitUntil(lambda: window.room.notices == (above,))
    qtbot.wait(120)
    assert window.room.notices == (above,)
    QApplication.sendEvent(above, QEvent(QEvent.Type.Leave))
    qtbot.waitUntil(lambda: window.room.notices == ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_start_fits_any_window_with_any_letters(qtbot, tmp_path, language, text):
    window = a_window(qtbot, tmp_path, language=language, text=text)
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    window.leave()  # four buttons
    page = window.room.findChild(StartPage)
    for size in ((1024, 700), (1280, 800), (1920, 1080)):
        window.resize(*size)
        qtbot.wait(10)
        shown = [button for button in page.buttons.values() if button.isVisible()]
        assert len(shown) == 4
        assert all(page.rect().contains(button.geometry()) for button in shown)
        assert cut_off(page) == []
        cloth = Oval(cloth_of(page._table))
        for place in (button.geometry() for button in shown):
            assert place.width() < cloth.chord(place.center().y()), "an offer lies on the rim"
        assert not any(
            corner.toRect().intersects(button.geometry())
            for corner in page._corners
            for button in page._small
        )


def test_larger_letters_make_the_start_no_smaller(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    page = window.room.findChild(StartPage)
    usual = {name: button.size() for name, button in page.buttons.items()}
    window.preferences.put(replace(window.preferences.now, text=150))
    qtbot.wait(10)
    for name, size in usual.items():
        if page.buttons[name].isVisible():
            assert page.buttons[name].width() > size.width() * 1.1, name


def test_settings_begin_at_the_top(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.papers.open_settings()
    qtbot.wait(10)
    assert window.focusWidget() is window.room.sheet._name


def test_what_is_set_is_seen_and_heard_at_the_table_at_once(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan())
    window.papers.open_settings()
    sheet = window.room.sheet
    sheet._switches["four_colours"].click()
    sheet._switches["other_back"].click()
    sheet._volume.slider.setValue(0)
    assert window.playing.view.table.art.four_colours
    assert window.playing.view.table.art.other_back
    assert not window.playing.hearing.sounds.are_heard
    sheet._volume.slider.setValue(100)
    assert window.playing.hearing.sounds.are_heard
    window.menus.sound.trigger()
    assert window.preferences.now.muted
    assert not window.playing.hearing.sounds.are_heard


def test_one_hears_how_loud_it_is_when_the_slider_is_let_go(qtbot, tmp_path, monkeypatch):
    window = a_window(qtbot, tmp_path, muted=True)
    window.papers.open_settings()
    sheet = window.room.sheet
    heard = []
    monkeypatch.setattr(Sounds, "play", lambda sounds, name: heard.append((name, sounds.volume)))
    slider = sheet._volume.slider
    slider.setSliderDown(True)
    for volume in (60, 40, 35):
        slider.setValue(volume)
    assert heard == []
    assert window.preferences.now.volume == 35
    slider.setSliderDown(False)
    assert heard == [("coin", 35)]
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert heard[1:] == [("coin", 40)]
    assert not window.preferences.now.muted
    assert slider.accessibleDescription() == "40 %"
