"""The collection of deals: listed, played from any seat, seen as it is written, and gone on with."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.engine.actions import KEEP
from cucu_desktop.games import coch, zifuli
from cucu_desktop.match.collection import collected, entries
from cucu_desktop.ui import staging
from cucu_desktop.ui.after_page import AfterSheet
from cucu_desktop.ui.collection_page import CollectionSheet
from cucu_desktop.ui.preferences import LANGUAGES
from cucu_desktop.ui.waiting import Stage
from tests.ui.windows import PATIENCE, a_window, cut_off, nameless, wait_for


def entry_of(name):
    return next(entry for entry in entries("campli") if entry.name == name)


@pytest.fixture(autouse=True)
def _without_pauses(monkeypatch):
    monkeypatch.setattr(staging, "LOOKS", 20)


def open_at(window, name):
    window.papers.open_collection(entry_of(name))
    return window.room.sheet


def wait_for_the_end(qtbot, window):
    qtbot.waitUntil(lambda: isinstance(window.room.sheet, AfterSheet), timeout=PATIENCE)
    return window.room.sheet


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deal_is_told_in_every_language(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language, text=150)
    sheet = open_at(window, "tie")
    qtbot.wait(20)
    assert sheet.entry == entry_of("tie")
    assert sheet._list.count() == len(entries("campli"))
    assert nameless(window) == []
    for row in range(sheet._list.count()):
        sheet._list.setCurrentRow(row)
        assert sheet._page._notes.text() == sheet.entry.notes(language)
        assert sheet._page.seats.count() == len(sheet.entry.playing)
        qtbot.waitUntil(lambda: cut_off(sheet) == [])


def test_the_same_deal_stays_chosen_in_another_language(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    sheet = open_at(window, "tie")
    window.preferences.put(replace(window.preferences.now, language="it"))
    qtbot.wait(10)
    assert sheet.entry == entry_of("tie")
    assert sheet._list.currentItem().text() == "Due uguali"


def test_one_begins_at_the_seat_where_most_happens_and_never_at_one_that_is_out(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    sheet = open_at(window, "all-return-with-a-matto")
    seats = [sheet._page.seats.itemData(number) for number in range(sheet._page.seats.count())]
    assert seats == [0, 2]
    assert sheet.seat == entry_of("all-return-with-a-matto").busiest


def test_enter_plays_the_deal_that_is_chosen(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    sheet = open_at(window, "horse-hunter-cat")
    assert window.focusWidget() is sheet._list
    qtbot.keyClick(sheet._list, Qt.Key.Key_Return)
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    assert [player.name for player in session.players] == ["Ada", "Bruno", "Cesira", "Dino"]
    assert session.players[0].bot is None
    assert session.question.card.id == "III"


def test_the_others_do_what_is_written_and_the_deal_is_told_at_its_end(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.host.stage(entry_of("horse-hunter-cat"), 3, shows=False)
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    assert session.question.tokens == (0, 3, 3, 2)
    assert session.written is not None
    session.act(session.written)
    sheet = wait_for_the_end(qtbot, window)
    assert "Ada" in sheet._told.text()
    assert "Bruno" in sheet._told.text()
    qtbot.wait(30)
    assert session.deals == 2
    sheet.play_on.emit()
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    assert window.room.sheet is None


def test_the_others_think_for_themselves_when_somebody_leaves_what_is_written(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.host.stage(entry_of("horse-hunter-cat"), 0, shows=False)
    wait_for(qtbot, window, Stage.ANSWER)
    window.playing.session.act(KEEP)
    assert window.playing.session.written is None
    qtbot.waitUntil(
        lambda: isinstance(window.room.sheet, AfterSheet) or window.playing.session.stage is Stage.ANSWER,
        timeout=PATIENCE,
    )


@pytest.mark.parametrize("seat", [0, 2])
def test_a_deal_is_seen_as_it_is_written_from_any_seat(qtbot, tmp_path, seat):
    window = a_window(qtbot, tmp_path)
    sheet = open_at(window, "over-two-horses")
    sheet.shown.emit(sheet.entry, seat)
    assert window.playing.session.viewer == seat
    after = wait_for_the_end(qtbot, window)
    assert not after._on.isVisible()
    assert list((tmp_path / "matches").glob("*.cucu")) == []
    after.other.emit()
    assert window.playing.log is not None
    assert window.room.sheet is None


def test_enough_of_it_leads_back_to_the_collection(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.host.stage(entry_of("over-two-horses"), 0, shows=True)
    placard = window.playing.findChild(staging.Placard)
    for language in LANGUAGES:
        window.preferences.put(replace(window.preferences.now, language=language, text=150))
        qtbot.wait(10)
        assert placard._notes.text() == entry_of("over-two-horses").notes(language)
        assert cut_off(placard) == []
    placard._enough.click()
    assert isinstance(window.room.sheet, CollectionSheet)
    assert window.room.sheet.entry == entry_of("over-two-horses")
    assert window.playing is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_deal_can_be_read(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language, text=150)
    window.host.stage(entry_of("horse-hunter-cat"), 0, shows=False)
    wait_for(qtbot, window, Stage.ANSWER)
    window.playing.session.act(KEEP)
    while not isinstance(window.room.sheet, AfterSheet):
        session = window.playing.session
        if session.stage is Stage.ANSWER:
            session.act(session.question.decision.options[-1])
        qtbot.wait(10)
    assert cut_off(window.room.sheet) == []
    assert nameless(window.room.sheet) == []
    assert window.room.rect().contains(window.room.sheet.geometry())


def test_a_game_that_is_over_by_the_deal_is_told_and_counts_for_nothing(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.host.stage(entry_of("winner-takes-the-pool"), 0, shows=True)
    sheet = wait_for_the_end(qtbot, window)
    assert "Ada" in sheet._told.text()
    window.room.take_away()
    assert window.room.sheet is sheet
    sheet.collection.emit()
    assert isinstance(window.room.sheet, CollectionSheet)
    assert not (tmp_path / "results.sqlite").exists()


def test_a_deal_that_was_left_is_gone_on_with_as_it_is_written(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.host.stage(entry_of("cat-over-several"), 2, shows=False)
    wait_for(qtbot, window, Stage.ANSWER)
    written, log = window.playing.session.written, window.playing.log
    assert written is not None
    window.leave()
    window.papers.list_matches()
    (line,) = window.room.sheet._lines
    assert entry_of("cat-over-several").title("en") in line._when.text()
    window.resume(log)
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.playing.session.written == written
    window.playing.session.act(written)
    wait_for_the_end(qtbot, window)


def test_faces_go_with_the_names():
    setup = staging.setup_of(entry_of("horse-hunter-cat"), 0, "you-3", 5)
    ada, bruno, cesira, dino = setup.players
    assert (ada.bot, ada.face) == (None, "you-3")
    assert cesira.bot in staging._WOMEN
    assert bruno.bot not in staging._WOMEN
    assert dino.bot not in (*staging._WOMEN, bruno.bot)


@pytest.mark.parametrize(
    ("game", "name", "seat"), [(zifuli, "zifuli-partners", 2), (coch, "coch-two-players", 1)]
)
def test_deals_of_the_trick_games_are_seen_and_played(qtbot, tmp_path, game, name, seat):
    window = a_window(qtbot, tmp_path)
    entry = next(entry for entry in entries(game.ID) if entry.name == name)
    window.papers.open_collection(entry)
    assert window.room.sheet.entry == entry
    window.host.stage(entry, seat, shows=True)
    assert window.playing.session.viewer == seat
    if entry.scenario["actions"]:
        sheet = wait_for_the_end(qtbot, window)
        assert "19" in sheet._told.text()
    window.host.stage(entry, seat, shows=False)
    wait_for(qtbot, window, Stage.ANSWER)
    window.leave()


@pytest.mark.parametrize("wishes", [{"size": (1280, 800)}, {"size": (1024, 700), "text": 150}])
def test_the_cards_of_every_deal_lie_within_the_page(qtbot, tmp_path, wishes):
    window = a_window(qtbot, tmp_path, **wishes)
    most = {}
    for entry in collected():
        if len(entry.cards) > len(most.setdefault(entry.game, entry).cards):
            most[entry.game] = entry
    for entry in most.values():
        window.papers.open_collection(entry)
        qtbot.wait(10)
        page = window.room.sheet._page
        assert page._cards.pixmap().deviceIndependentSize().width() <= page.viewport().width()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_is_chosen_without_scrolling_in_the_smallest_window(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language)
    window.papers.open_collection()
    qtbot.wait(20)
    rows, seats = window.room.sheet._list, window.room.sheet._page.seats
    seen = 0
    for row in range(rows.count()):
        rows.setCurrentRow(row)
        qtbot.wait(2)
        seen += seats.visibleRegion().boundingRect() == seats.rect()
    assert seen > rows.count() * 0.8, "but where there is much to tell"
