"""Whoever has not said their name is called by a word of the window's language, whatever it is."""

import getpass
from dataclasses import replace

import pytest
from PySide6.QtTest import QTest

from cucu_desktop.bots import PERSONS
from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play.covers.handover_screen import HandoverScreen
from cucu_desktop.ui.play.log_panel import LogPanel
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets import player_names
from cucu_desktop.ui.widgets.language import speak
from cucu_desktop.ui.widgets.player_names import GUEST, called, labelled, shortened, unnamed
from cucu_desktop.ui.widgets.theme import Theme
from tests.ui.objects.controls import texts
from tests.ui.objects.setup_form import SetupForm
from tests.ui.saves import newest
from tests.ui.windows import a_window, page_of, wait_for

WORDS = {"it": "Ospite", "de": "Gast", "en": "Guest"}
LABELS = {"it": "Tu", "de": "Du", "en": "You"}


@pytest.fixture(autouse=True)
def nobody(monkeypatch):
    monkeypatch.setattr(getpass, "getuser", lambda: "root")
    monkeypatch.setattr(player_names, "_real_name", lambda: "root")


def switch(window, language):
    window.settings.change(language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_word_is_that_of_the_window(qapp, language):
    speak(language)
    assert called(GUEST) == WORDS[language]
    assert labelled(GUEST) == labelled(called(GUEST)) == LABELS[language]
    assert called("Anna") == labelled("Anna") == "Anna"
    speak("en")


@pytest.mark.parametrize(
    ("login", "full", "name"),
    [
        ("root", "root", GUEST),
        ("anna", "root", "Anna"),
        ("x" * 60, "root", GUEST),
        ("mrossi", "Maria Rossi", "Maria"),
        ("maria", "", "Maria"),
        ("mr42", "Živa", "Živa"),
        ("maria", "Ubuntu", "Maria"),
        ("pi", "", GUEST),
        ("mr42", "4 Rossi", GUEST),
    ],
)
def test_the_first_name_comes_before_the_login_and_a_kind_of_account_is_no_name(
    monkeypatch, login, full, name
):
    monkeypatch.setattr(getpass, "getuser", lambda: login)
    monkeypatch.setattr(player_names, "_real_name", lambda: full)
    assert unnamed() == name


@pytest.mark.parametrize("game", ["campli", "zifuli"])
def test_at_the_table_the_name_follows_the_language(qtbot, tmp_path, game):
    window = a_window(qtbot, tmp_path, name="", account=True)
    window.play(seating.usual(game, unnamed()))
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    playing = window.playing
    (seat,) = playing.session.match_view.persons
    for language in ("de", "it", "en"):
        switch(window, language)
        qtbot.wait(5)
        word = WORDS[language]
        assert playing.names[seat] == word
        assert playing.view.table.seats[seat].name == LABELS[language]
        assert playing.view.table.seats[seat].toolTip() == LABELS[language]
        told = "\n".join(playing.findChild(LogPanel).sentences())
        assert not any(other in told for other in WORDS.values() if other != word)
        assert playing.decision_bar.names[seat] == word
        assert playing.accessibility.seats[seat].accessibleName().count(word)
    if game == "zifuli":
        assert playing.view.table.names_of([seat]) == ["You"]
    assert playing.session.match_view.setup.players[0].name == GUEST, "what is written down stays"


def test_a_name_that_was_typed_in_stays(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, name="Gast", language="de")
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    switch(window, "it")
    assert "Gast" in window.playing.names


def test_the_set_up_sheet_follows_until_somebody_types(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, name="", language="de")
    window.page_opener.lay_table("campli")

    def field():
        return SetupForm(window.page_stack.page).open(0).name

    assert field().text() == "Du"
    switch(window, "it")
    assert field().text() == "Tu"
    assert window.page_stack.page.plan.players[0].name == GUEST
    QTest.keyClicks(field(), "Gast")
    switch(window, "en")
    assert field().text() == "Gast"
    assert window.page_stack.page.plan.players[0].name == "Gast"


def test_no_name_is_remembered_of_who_has_given_none(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, name="", language="de")
    window.page_opener.lay_table("campli")
    SetupForm(window.page_stack.page).begin()
    wait_for(qtbot, window, Stage.ANSWER)
    assert not window.settings.now.name
    window.leave()
    switch(window, "it")
    qtbot.wait(5)
    resume = page_of(window).buttons["resume"]
    assert "Tu" in resume.accessibleName()
    assert newest(window.context.matches).names[0] == GUEST


def test_nobody_is_told_apart_by_a_word_that_looks_the_same(qapp):
    speak("de")
    plan = seating.usual("campli", GUEST)
    plan = replace(plan, players=(*plan.players, Player("Du", "you-2")))
    assert [fault.what for fault in seating.faults(plan)] == ["same name"]
    speak("en")


def test_the_cover_asks_for_them_in_the_language_of_the_window(qtbot, qapp):
    speak("de")
    cover = HandoverScreen(Theme(), Player(GUEST, "you-1"))
    qtbot.addWidget(cover)
    assert any("Gast" in text for text in texts(cover))
    speak("it")
    cover.retranslate()
    assert any("Ospite" in text for text in texts(cover))
    speak("en")


def test_where_there_is_little_room_a_name_loses_its_title_before_its_letters():
    spaced = [person.name for person in PERSONS.values() if " " in person.name]
    assert spaced
    assert [shortened(name) for name in spaced] == [name.partition(" ")[2] for name in spaced]
    assert shortened("Anna Maria") == "A. Maria"
    assert all(shortened(name) == name for name in ("Anna", "Nina 2", "Don", " Anna", ""))
