"""Every paper in every language: opened, read, and nothing cut off at large letters in a small window."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication

from cucu_desktop.engine.actions import KEEP
from cucu_desktop.engine.events import CoinsTaken, GameWon
from cucu_desktop.match.match import Player
from cucu_desktop.match.store import GameResult, PlayerResult, Store
from cucu_desktop.ui import lesson, notices, saves, seating
from cucu_desktop.ui.ending import EndingSheet
from cucu_desktop.ui.preferences import LANGUAGES
from cucu_desktop.ui.results import Tally, so_far, tallies
from cucu_desktop.ui.saves import Save, Unreadable
from cucu_desktop.ui.saves_page import SavesSheet
from cucu_desktop.ui.setup import fault_told
from cucu_desktop.ui.start import StartPage
from cucu_desktop.ui.waiting import Stage
from tests.ui.windows import a_window, cut_off, nameless, short_plan, wait_for

LARGE = {"size": (1024, 700), "text": 150}


def open_ending(window):
    players = [
        Player("Nonna Assunta", "assunta", "assunta"),
        Player("Anna", "you-1"),
        Player("Bruna", "bruna", "bruna"),
    ]
    tally = [
        Tally(0, players[0], 15, 25, 2, won=True, divided=True),
        Tally(1, players[1], 15, 15, 3, won=False, divided=True),
        Tally(2, players[2], 15, 5, 3, won=False, share=5),
    ]
    plan = seating.Plan("campli", tuple(players), (), seating.usual("campli", "x").options)
    results = saves.results(window.matches)
    played = [PlayerResult(each.player.name, each.player.bot, each.won, 3, 1) for each in tally]
    Store(results).record(
        GameResult("2026-05-04T20:15:00", "campli", plan.options, 5, 9, "a.cucu", 1, tuple(played))
    )
    window.room.lay(EndingSheet(window.theme, window.wording, plan, tally, results))


def open_saves(window):
    from datetime import datetime  # noqa: PLC0415
    from pathlib import Path  # noqa: PLC0415

    names = ("Nonna Assunta", "Anna", "Bruna", "Zi' Peppe", "Don Carlo")
    played = datetime(2026, 5, 4, 20, 15).astimezone()
    found = [Save(Path("a.cucu"), "campli", names, played, 2, 14), Unreadable(Path("b.cucu"), "damaged")]
    window.room.lay(SavesSheet(window.theme, window.wording, found))


PAPERS = {
    "games": lambda window: window.papers.choose_game(),
    "set-up": lambda window: window.papers.lay_table("campli"),
    "matches": open_saves,
    "no matches": lambda window: window.papers.list_matches(),
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
    assert len(titles) == len(LANGUAGES) or paper == "about"
    window.preferences.put(replace(window.preferences.now, text=150, scheme="day"))
    qtbot.wait(20)
    assert window.room.rect().contains(window.room.sheet.geometry())
    assert cut_off(window.room.sheet) == []


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_sentence(qtbot, tmp_path, language):
    a_window(qtbot, tmp_path, language=language)
    faults = [
        seating.Fault(what, 0, "Anna")
        for what in ("no name", "same name", "long name", "few seats", "many seats")
    ]
    assert len({fault_told(fault) for fault in faults}) == len(faults)
    assert "Anna" in fault_told(faults[1])


def rows_of(sheet):
    return [*sheet._seats.rows, *sheet._watchers.rows]


@pytest.fixture
def sheet(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.papers.lay_table("campli")
    qtbot.wait(10)
    return window.room.sheet


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [100, 150, 200])
def test_a_game_can_be_played_without_scrolling(qtbot, tmp_path, language, text):
    window = a_window(qtbot, tmp_path, language=language, text=text)
    window.papers.choose_game()
    qtbot.wait(20)
    play = window.room.sheet._games["campli"].play
    assert play.visibleRegion().boundingRect() == play.rect()
    assert window.focusWidget() is play


def test_settings_begin_at_the_top(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.papers.open_settings()
    qtbot.wait(10)
    assert window.focusWidget() is window.room.sheet._name


def test_two_clicks_make_a_game(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.papers.choose_game()
    qtbot.mouseClick(window.room.sheet._games["campli"].play, Qt.MouseButton.LeftButton)
    wait_for(qtbot, window, Stage.ANSWER)


def test_the_ending_tells_who_divided_and_what_has_been_so_far(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    open_ending(window)
    sheet = window.room.sheet
    assert sheet.title.text() == "Nonna Assunta and Anna divide the pool"
    assert [note.text() for note, _ in sheet._notes] == ["as agreed", "as agreed", "for having paid in"]
    assert sheet._so_far.text() == "Anna so far: 1 game, 0 won, +3 coins"


def test_the_ending_does_without_results_that_cannot_be_read(tmp_path):
    (tmp_path / "results.sqlite").write_text("no database")
    assert so_far([Player("Anna", "you-1")], tmp_path / "results.sqlite") == []


def test_who_divides_a_pool_is_read_off_what_they_took():
    players = [Player(name, "you-1") for name in ("Anna", "Ugo", "Ines")]
    taken = [CoinsTaken(0, 9, "win"), CoinsTaken(1, 4, "agreement"), CoinsTaken(2, 2, "share")]
    found = tallies(players, [GameWon((0,)), *taken])
    assert [tally.divided for tally in found] == [True, True, False]
    assert [tally.share for tally in found] == [0, 0, 2]
    assert not any(tally.divided for tally in tallies(players, [GameWon((0,)), taken[0], taken[2]]))


def test_a_name_that_is_there_twice_is_told_and_not_played(qtbot, sheet):
    rows = rows_of(sheet)
    begun = []
    sheet.begun.connect(begun.append)
    rows[0]._name.setText(" zi' peppe ")
    assert rows[1]._name.property("invalid")
    sheet._begin.click()
    assert rows[1]._name.hasFocus()
    assert sheet._fault.text() == fault_told(seating.Fault("same name", 1, "Zi' Peppe"))
    assert "line 2" in sheet._fault.text()
    rows[0]._name.setText("")
    assert [bool(row._name.property("invalid")) for row in rows] == [True] + [False] * 5
    assert sheet._fault.text() == fault_told(seating.Fault("no name", 0))
    sheet._begin.click()
    assert rows[0]._name.hasFocus()
    assert begun == []
    rows[0]._name.setText("Anna")
    assert sheet._fault.text() == ""
    assert not rows[0]._name.property("invalid")
    with qtbot.waitSignal(sheet.begun):
        sheet._begin.click()


def test_another_game_waits_for_the_name_of_whoever_joins(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    open_ending(window)
    sheet = window.room.sheet
    asked = []
    sheet.another.connect(lambda *who: asked.append(who))
    qtbot.wait(10)
    sheet._person.click()
    sheet._again.click()
    assert asked == []
    assert window.focusWidget() is sheet._joining[0]._name
    assert sheet._fault.text() == fault_told(seating.Fault("no name", 0))
    qtbot.keyClicks(sheet._joining[0]._name, "Ugo")
    sheet._again.click()
    assert asked == [([Player("Ugo", "you-2")], [])]


def test_seats_from_two_to_twenty_and_four_who_look_on(qtbot, sheet):
    for row in rows_of(sheet)[2:]:
        row.removed.emit()
    assert len(sheet.plan.players) == 2
    assert not any(row.away.isEnabled() for row in rows_of(sheet))
    while sheet._seats.bot.isEnabled():
        sheet._seats.bot.click()
    assert len(sheet.plan.players) == 20
    while sheet._watchers.bot.isEnabled():
        sheet._watchers.bot.click()
    assert len(sheet.plan.onlookers) == seating.ONLOOKERS
    assert seating.faults(sheet.plan) == []
    assert len({player.name for player in sheet.plan.everybody}) == 24


def test_so_many_at_the_table_as_are_wanted(qtbot, sheet):
    sheet._seats.person.click()
    rows_of(sheet)[-1]._name.setText("Ugo")
    for number in (20, 9, 2):
        sheet._seats.count.setValue(number)
        assert len(sheet.plan.players) == number
        assert [player.name for player in sheet.plan.players if not player.bot] == ["Anna", "Ugo"]
    rows_of(sheet)[1]._who.setCurrentIndex(1)
    sheet._seats.bot.click()
    assert sheet._seats.count.value() == 3


@pytest.mark.parametrize("text", [100, 150])
def test_whoever_is_added_is_seen_and_more_can_be_added(qtbot, tmp_path, text):
    window = a_window(qtbot, tmp_path, text=text)
    window.papers.lay_table("campli")
    sheet = window.room.sheet
    qtbot.wait(10)
    while len(sheet.plan.players) < 15:
        sheet._seats.bot.click()
        qtbot.wait(5)
        name = rows_of(sheet)[-1]._name
        assert window.focusWidget() is name
        assert name.visibleRegion().boundingRect() == name.rect()
        button = sheet._seats.bot
        assert button.visibleRegion().boundingRect() == button.rect()


def test_somebody_at_the_screen_has_yet_to_say_their_name(qtbot, sheet):
    sheet._seats.person.click()
    assert sheet._fault.text() == fault_told(seating.Fault("no name", 6))
    assert rows_of(sheet)[-1]._name.hasFocus()
    qtbot.keyClicks(rows_of(sheet)[-1]._name, "Rocco")
    assert sheet._fault.text() == ""
    assert sheet.plan.players[-1] == Player("Rocco", "you-2")


def test_a_bot_brings_its_name_and_face(qtbot, sheet):
    row = rows_of(sheet)[0]
    row._who.setCurrentIndex(row._who.findData("berardo"))
    row._who.activated.emit(row._who.currentIndex())
    assert sheet.plan.players[0] == Player("Berardo", "berardo", "berardo")


def play(row, who):
    row._who.setCurrentIndex(row._who.findData(who))
    row._who.activated.emit(row._who.currentIndex())


def test_two_people_at_the_screen_have_two_faces(qtbot, sheet):
    for row in rows_of(sheet)[1:4]:
        play(row, None)
    assert [player.face for player in sheet.plan.players[:4]] == ["you-1", "you-2", "you-3", "you-4"]


def test_who_is_there_already_sends_a_relation(qtbot, sheet):
    play(rows_of(sheet)[1], "carlo")
    assert sheet.plan.players[1] == Player("Don Gabriele", "carlo", "carlo")
    assert seating.faults(sheet.plan) == []


def test_presets_fill_in_the_rules_and_own_rules_are_no_preset(qtbot, sheet):
    rules = sheet._rules
    rules.controls["stake"].setValue(7)
    rules.sets.box.setCurrentIndex(rules.sets.box.findData("strict"))
    rules.sets.box.activated.emit(rules.sets.box.currentIndex())
    assert sheet.plan.options == seating.with_preset(sheet.plan, "strict").options
    assert sheet.plan.options.stake == 7
    assert not sheet.plan.options.reentry
    rules.controls["talk"].setChecked(False)
    assert seating.preset_of(sheet.plan) is None
    assert rules.sets.box.currentData() is None


def test_what_was_laid_is_laid_again(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.papers.lay_table("campli")
    sheet = window.room.sheet
    rows_of(sheet)[0]._name.setText("Rosina")
    sheet._rules.controls["tokens"].setValue(2)
    sheet._seats.bot.click()
    plan = sheet.plan
    sheet._begin.click()
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    assert window.playing.session.setup.options.tokens == 2
    again = a_window(qtbot, tmp_path, name="Rosina")
    again.papers.lay_table("campli")
    assert again.room.sheet.plan == plan
    assert again.preferences.now.name == "Rosina"


@pytest.mark.parametrize(
    "broken", [{}, {"players": 3}, {"players": [{"name": "x"}], "onlookers": [], "options": {}}]
)
def test_a_broken_plan_in_the_settings_is_not_laid(broken):
    assert seating.read("campli", broken) is None


def test_a_plan_is_read_as_it_was_written():
    plan = seating.usual("campli", "Anna", seats=13)
    plan = replace(plan, options=replace(plan.options, stake=9, sharing=False))
    assert seating.read("campli", seating.written(plan)) == plan
    assert (
        seating.read("campli", seating.written(replace(plan, options=replace(plan.options, stake=0)))) is None
    )


def test_the_lesson_tells_what_happens(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.show_me()
    coach = window.playing.findChild(lesson.Coach)
    assert coach.text
    assert coach._on.isHidden()
    told = []
    while window.playing is not None:
        session = window.playing.session
        qtbot.waitUntil(lambda at=session: at.held or at.stage is Stage.ANSWER, timeout=20_000)
        told.append(coach.text)
        if session.held:
            coach.go_on.emit()
        else:
            session.act(session.question.decision.options[-1])
    assert len(told) == len(set(told)) == 7
    assert "II" in told[1]
    assert "hunter" in told[5].lower()
    assert list((tmp_path / "matches").glob("*")) == []


def test_the_lesson_bears_with_a_learner_who_keeps_everything(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.show_me()
    coach = window.playing.findChild(lesson.Coach)
    while window.playing is not None:
        session = window.playing.session
        qtbot.waitUntil(lambda at=session: at.held or at.stage is Stage.ANSWER, timeout=20_000)
        if session.held:
            coach.go_on.emit()
        else:
            session.act(KEEP)
    assert window.room.sheet is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_can_be_read_and_left(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language, **LARGE)
    window.show_me()
    session = window.playing.session
    coach = window.playing.findChild(lesson.Coach)
    for _ in range(5):
        qtbot.waitUntil(lambda: session.held or session.stage is Stage.ANSWER, timeout=20_000)
        qtbot.wait(10)
        assert cut_off(coach) == []
        if session.held:
            coach.go_on.emit()
        else:
            session.act(session.question.decision.options[-1])
    coach.enough.emit()
    assert window.playing is None
