"""The collection of deals: listed, played from any seat, seen as it is written, and gone on with."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.engine.actions import KEEP
from cucu_desktop.games import coch, zifuli
from cucu_desktop.match.scenario.collection import collected, entries
from cucu_desktop.ui.pages.after_scripted_page import AfterScriptedPage
from cucu_desktop.ui.pages.album.album_page import FamousPage
from cucu_desktop.ui.play.guided import scripted_game
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.objects.album import act
from tests.ui.objects.controls import button, click, texts, told_at_the_foot
from tests.ui.saves import newest
from tests.ui.windows import (
    LARGE,
    PATIENCE,
    a_window,
    cut_off,
    page_of,
    press,
    short_plan,
    wait_for,
    words_of,
)


def entry_of(name):
    return next(entry for entry in entries("campli") if entry.name == name)


@pytest.fixture(autouse=True)
def _without_pauses(monkeypatch):
    monkeypatch.setattr(scripted_game, "LOOKS", 20)


def open_at(window, name):
    window.album.open_famous(entry_of(name))
    return window.page_stack.page


def staged(qtbot, tmp_path, name, seat):
    """A window in which a decision of a deal is asked at this seat."""
    window = a_window(qtbot, tmp_path, paints=False)
    window.guided.stage(entry_of(name), seat)
    wait_for(qtbot, window, Stage.ANSWER)
    return window


def wait_for_the_end(qtbot, window):
    qtbot.waitUntil(lambda: isinstance(window.page_stack.page, AfterScriptedPage), timeout=PATIENCE)
    return window.page_stack.page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deal_is_told_in_every_language(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language, text=150)
    sheet = open_at(window, "tie")
    qtbot.wait(20)
    assert sheet.section.entry == entry_of("tie")
    seats = sheet.section.seats
    assert len(sheet.rows.rows) == len(entries("campli"))
    for row in sheet.rows.rows:
        sheet.rows.choose(row.key)
        assert sheet.section.entry.notes(language) in texts(sheet)
        assert seats.count() == len(sheet.section.entry.playing)
        qtbot.waitUntil(lambda: cut_off(sheet) == [])


def test_the_same_deal_stays_chosen_in_another_language(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    sheet = open_at(window, "tie")
    window.settings.change(language="it")
    qtbot.wait(10)
    sheet = window.page_stack.page
    assert sheet.section.entry == entry_of("tie")
    assert sheet.rows.row.name == "Due uguali"


def test_one_begins_at_the_seat_where_most_happens_and_never_at_one_that_is_out(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    sheet = open_at(window, "all-return-with-a-matto")
    seats = sheet.section.seats
    assert [seats.itemData(number) for number in range(seats.count())] == [0, 2]
    assert sheet.section.seat == entry_of("all-return-with-a-matto").busiest


def test_enter_plays_the_deal_that_is_chosen(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    sheet = open_at(window, "horse-hunter-cat")
    assert window.focusWidget() is sheet.rows
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    assert [player.name for player in session.match_view.players] == ["Ada", "Bruno", "Cesira", "Dino"]
    assert session.match_view.players[0].bot is None
    assert session.question.card.id == "III"


def test_the_others_do_what_is_written_and_the_deal_is_told_at_its_end(qtbot, tmp_path):
    window = staged(qtbot, tmp_path, "horse-hunter-cat", 3)
    session = window.playing.session
    assert session.question.tokens == (0, 3, 3, 2)
    assert session.match_view.written is not None
    session.act(session.match_view.written)
    sheet = wait_for_the_end(qtbot, window)
    told = " ".join(texts(sheet))
    assert "Ada" in told
    assert "Bruno" in told
    qtbot.wait(30)
    assert session.match_view.deals == 2
    sheet.closed.emit()
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    assert window.page_stack.page is None


def test_the_others_think_for_themselves_when_somebody_leaves_what_is_written(qtbot, tmp_path):
    window = staged(qtbot, tmp_path, "horse-hunter-cat", 0)
    window.playing.session.act(KEEP)
    assert window.playing.session.match_view.written is None
    qtbot.waitUntil(
        lambda: (
            isinstance(window.page_stack.page, AfterScriptedPage)
            or window.playing.session.stage is Stage.ANSWER
        ),
        timeout=PATIENCE,
    )


def test_a_deal_is_watched_as_it_is_written_from_any_seat(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    sheet = open_at(window, "over-two-horses")
    sheet.section.shown.emit(sheet.section.entry, 2)
    replay = window.past.replay
    assert (replay.steps.viewer, replay.steps.position) == (2, 0)
    for language in LANGUAGES:
        window.settings.change(language=language)
        qtbot.wait(10)
        assert replay.line.text == entry_of("over-two-horses").notes(language)
    for _ in entry_of("over-two-horses").scenario["actions"]:
        replay.steps.step()
    assert replay.steps.position == replay.steps.playback.length - 1
    notes = entry_of("over-two-horses").notes(LANGUAGES[-1])
    qtbot.waitUntil(lambda: replay.line.text != notes, timeout=PATIENCE)
    assert list((tmp_path / "matches").glob("*.cucu")) == []
    assert window.past.close()
    assert isinstance(window.page_stack.page, FamousPage)


@pytest.mark.parametrize("entry", collected(), ids=lambda entry: f"{entry.game} {entry.name}")
def test_a_watched_deal_ends_where_its_script_ends(entry):
    playback = scripted_game.playback_of(entry, entry.busiest, "you-1")
    assert len(playback.deals) == 1
    assert playback.length == len(entry.scenario.get("actions", ())) + 1


@pytest.mark.usefixtures("results_wait")
def test_what_has_to_be_read_is_read_before_the_end_is_told(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    entry = collected()[0]
    window.guided.stage(entry, 0)
    director = window.playing.view.director
    session = window.playing.session

    def read():
        if session.stage is Stage.ANSWER and not director.rest.is_on:
            session.act(session.match_view.written)
        return director.rest.is_on

    qtbot.waitUntil(read, timeout=PATIENCE)
    qtbot.wait(60)
    assert window.page_stack.page is None
    director.skip()
    wait_for_the_end(qtbot, window)
    assert not director.rest.is_on


def test_a_game_that_is_over_by_the_deal_is_told_and_counts_for_nothing(qtbot, tmp_path):
    window = staged(qtbot, tmp_path, "winner-takes-the-pool", 0)
    while window.playing.session.match_view.written is not None:
        window.playing.session.act(window.playing.session.match_view.written)
        qtbot.wait(10)
    sheet = wait_for_the_end(qtbot, window)
    assert "Ada" in " ".join(texts(sheet))
    window.page_stack.back()
    assert window.page_stack.page is sheet
    sheet.collection.emit()
    assert isinstance(window.page_stack.page, FamousPage)
    assert not (tmp_path / "results.sqlite").exists()


def test_a_deal_that_was_left_is_gone_on_with_as_it_is_written(qtbot, tmp_path):
    window = staged(qtbot, tmp_path, "cat-over-several", 2)
    written, log = window.playing.session.match_view.written, window.playing.log
    assert written is not None
    window.leave()
    window.album.open()
    assert entry_of("cat-over-several").title("en") in " ".join(texts(window.page_stack.page))
    window.resume(log)
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.playing.session.match_view.written == written
    window.playing.session.act(written)
    wait_for_the_end(qtbot, window)


def test_a_deal_of_the_collection_never_takes_the_place_of_one_s_own_match(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna"))
    own = window.playing.log
    window.guided.stage(entry_of("cat-over-several"), 2)
    wait_for(qtbot, window, Stage.ANSWER)
    deal = window.playing.log
    window.leave()
    assert newest(tmp_path / "matches").path == own
    page = page_of(window)
    assert "Anna" in " ".join(words_of(page.buttons["resume"]))
    press(qtbot, page.buttons["resume"])
    assert window.playing.log == own
    window.leave()
    own.unlink()
    assert newest(tmp_path / "matches").path == deal, "better than nothing"


def test_a_saved_match_can_be_removed_after_a_question(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    for name in ("Anna", "Berta"):
        window.play(short_plan(name))
    window.leave()
    logs = set((tmp_path / "matches").glob("*.cucu"))
    assert len(logs) == 2
    window.album.open()
    page = window.page_stack.page
    act(page, "Delete")
    assert "This can’t be undone" in told_at_the_foot(page)
    assert window.focusWidget() is button(page, "Cancel")
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert set((tmp_path / "matches").glob("*.cucu")) == logs
    assert window.page_stack.page is page
    assert window.focusWidget() is page.rows
    for left in (1, 0):
        act(page, "Delete")
        assert cut_off(page) == []
        click(page, "Delete")
        assert len(set((tmp_path / "matches").glob("*.cucu"))) == left
    assert "Nothing yet. Finish a game." in texts(page)
    assert page.isAncestorOf(window.focusWidget())
    window.page_stack.close_pages()
    assert not page_of(window).buttons["resume"].isVisible(), "there is none to go on with"


def test_faces_go_with_the_names():
    setup = scripted_game.setup_of(entry_of("horse-hunter-cat"), 0, "you-3", 5)
    ada, bruno, cesira, dino = setup.players
    assert (ada.bot, ada.face) == (None, "you-3")
    women, men = {"assunta", "bruna", "concetta", "filomena", "nina"}, {bruno.bot, dino.bot}
    assert cesira.bot in women
    assert not men & women
    assert len(men) == 2


@pytest.mark.parametrize(
    ("game", "name", "seat"), [(zifuli, "zifuli-partners", 2), (coch, "coch-two-players", 1)]
)
def test_deals_of_the_trick_games_are_seen_and_played(qtbot, tmp_path, game, name, seat):
    window = a_window(qtbot, tmp_path, paints=False)
    entry = next(entry for entry in entries(game.ID) if entry.name == name)
    window.album.open_famous(entry)
    assert window.page_stack.page.section.entry == entry
    window.past.watch(entry, seat)
    assert window.past.replay.steps.viewer == seat
    assert window.past.close()
    window.guided.stage(entry, seat)
    wait_for(qtbot, window, Stage.ANSWER)
    window.leave()


def test_the_cards_of_every_deal_lie_within_the_page(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, **LARGE)
    most = {}
    for entry in collected():
        if len(entry.cards) > len(most.setdefault(entry.game, entry).cards):
            most[entry.game] = entry
    for entry in most.values():
        window.album.open_famous(entry)
        qtbot.wait(10)
        leaf = window.page_stack.page.leaf
        (cards,) = (each for each in leaf.findChildren(QLabel) if not each.pixmap().isNull())
        assert cards.pixmap().deviceIndependentSize().width() <= leaf.viewport().width()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_is_chosen_without_scrolling_in_the_smallest_window(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    window.album.open_famous()
    qtbot.wait(20)
    rows, seats = window.page_stack.page.rows, window.page_stack.page.section.seats
    seen = 0
    for row in rows.rows:
        rows.choose(row.key)
        qtbot.wait(2)
        seen += seats.visibleRegion().boundingRect() == seats.rect()
    assert seen > len(rows.rows) * 0.8, "but where there is much to tell"
