"""Leaving a match, by will or by a kill: nothing is lost, and an unreadable match is reported."""

import sqlite3
from contextlib import closing

import pytest

from cucu_desktop.match.match import Match
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.objects.controls import click
from tests.ui.saves import newest
from tests.ui.windows import a_window, match_of, page_of, play_out, press, short_plan, wait_for


def results_in(folder):
    with closing(sqlite3.connect(folder / "results.sqlite")) as database:
        return database.execute("SELECT match, number FROM games").fetchall()


def test_a_game_won_in_the_moment_of_closing_counts(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=1))
    session = window.playing.session
    wait_for(qtbot, window, Stage.ANSWER)
    window.settings.change(speed="slow")
    while not match_of(session).is_over:
        seat = match_of(session).to_act
        match_of(session).submit(seat, match_of(session).observation(seat).decision.options[0])
    log = window.playing.log.name
    window.close()
    assert results_in(tmp_path) == [(log, 1)]


def test_a_result_for_which_the_disk_had_no_room_is_kept_before_the_next_game(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    results = tmp_path / "results.sqlite"
    results.mkdir()  # nothing can be kept there
    window.play(short_plan("Anna", bots=2))
    play_out(qtbot, window)
    results.rmdir()
    click(window.page_stack.page, "Play again")
    assert results_in(tmp_path) == [(window.playing.log.name, 1)]


def test_a_game_won_in_the_moment_of_a_kill_counts(qtbot, tmp_path):
    match = Match.begin(short_plan("Anna", bots=1).setup(3), tmp_path / "matches" / "a.cucu")
    while not match.is_over:
        match.submit(match.to_act, match.observation(match.to_act).decision.options[0])
    match.close()
    window = a_window(qtbot, tmp_path, paints=False)
    assert not page_of(window).buttons["resume"].isVisible()
    assert results_in(tmp_path) == [("a.cucu", 1)]


def test_leaving_loses_nothing_and_the_match_is_offered_first(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    seen = window.playing.session.question
    window.leave()
    page = page_of(window)
    assert page.buttons["resume"].isVisible()
    assert page.buttons["resume"].hasFocus()
    press(qtbot, page.buttons["resume"])
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.playing.session.question == seen


def test_a_match_is_played_in_one_window_at_a_time(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    second = a_window(qtbot, tmp_path, paints=False)
    assert not page_of(second).buttons["resume"].isVisible()
    second.resume(window.playing.log)
    assert second.playing is None
    assert len(second.page_stack.notices) == 1
    window.leave()
    second.resume(newest(tmp_path / "matches").path)
    wait_for(qtbot, second, Stage.ANSWER)


@pytest.mark.parametrize("moves", [0, 4])
def test_killed_at_a_decision_the_next_start_offers_the_same_one(qtbot, tmp_path, moves):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.play_now()
    for _ in range(moves):
        wait_for(qtbot, window, Stage.ANSWER)
        window.playing.session.act(window.playing.session.question.decision.options[0])
    wait_for(qtbot, window, Stage.ANSWER)
    seen = window.playing.session.question
    log = match_of(window.playing.session).writer.path
    (tmp_path / "second").mkdir()
    (tmp_path / "second" / "matches").mkdir()
    torn = log.read_bytes() + b'{"seat":0,"do":"ke'  # the kill tore the next line
    (tmp_path / "second" / "matches" / log.name).write_bytes(torn)
    again = a_window(qtbot, tmp_path / "second")
    press(qtbot, page_of(again).buttons["resume"])
    wait_for(qtbot, again, Stage.ANSWER)
    assert again.playing.session.question == seen
    assert again.playing.view.table.dump() == window.playing.view.table.dump()


def test_closing_while_everything_moves_loses_nothing(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, speed="normal")
    window.page_opener.play_now()
    qtbot.wait(150)
    assert window.playing.view.busy
    match = match_of(window.playing.session)
    window.close()
    resumed = Match.resume(match.writer.path)
    assert resumed.observation(0) == match.observation(0)
    resumed.close()


def test_a_new_game_keeps_the_one_in_play(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    old, seen = match_of(window.playing.session), window.playing.session.question
    window.page_opener.choose_game()
    assert match_of(window.playing.session) is old
    window.page_stack.page.played.emit("campli")
    wait_for(qtbot, window, Stage.ANSWER)
    assert match_of(window.playing.session) is not old
    window.album.open()
    assert set(saved_matches.waiting(tmp_path / "matches")) - {
        saved_matches.Elsewhere(window.playing.log)
    } == {newest(tmp_path / "matches")}
    assert newest(tmp_path / "matches").path == old.writer.path
    save = next(save for save in saved_matches.waiting(tmp_path / "matches") if save.path == old.writer.path)
    window.page_stack.page.section.continued.emit(save)
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.playing.session.question == seen


def test_a_lesson_says_that_the_match_is_kept_and_leads_back_to_it(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.guided.show_me("gnav")
    assert not [notice for notice in window.page_stack.notices if "is saved" in notice.text]
    window.leave()
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    seen, log = window.playing.session.question, window.playing.log
    window.guided.show_me("gnav")
    (notice,) = [notice for notice in window.page_stack.notices if "is saved" in notice.text]
    assert window.context.game_name("campli") in notice.text
    press(qtbot, notice.act)
    assert window.playing.log == log
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.playing.session.question == seen


def test_the_way_out_of_a_table_is_in_the_menu_at_a_table_only(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    leave = window.menus.actions["leave"]
    assert not leave.isVisible()
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    assert leave.isVisible()
    leave.trigger()
    assert window.playing is None
    assert not leave.isVisible()


@pytest.mark.parametrize("reason", ["damaged", "foreign", "newer"])
def test_a_log_that_cannot_be_read_is_told_once_and_left_alone(qtbot, tmp_path, reason):
    content = {
        "damaged": b'{"cucu":1,"game":"campli","players":[],"onlookers":[]}\n{"seats":\n',
        "foreign": b"Dear diary\n",
        "newer": b'{"cucu":2}\n',
    }[reason]
    (tmp_path / "matches").mkdir()
    bad = tmp_path / "matches" / "bad.cucu"
    bad.write_bytes(content)
    window = a_window(qtbot, tmp_path, paints=False)
    (notice,) = window.page_stack.notices
    assert "bad.cucu" in notice.text
    assert not page_of(window).buttons["resume"].isVisible()
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    assert bad.read_bytes() == content
    again = a_window(qtbot, tmp_path, paints=False)
    assert again.page_stack.notices == ()


def test_a_log_that_lies_about_its_cards_is_told_and_the_program_goes_on(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    log = match_of(window.playing.session).writer.path
    window.leave()
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines) + b'{"digest":"00000000"}\n')
    content = log.read_bytes()
    window.resume(log)
    assert window.playing is None
    assert len(window.page_stack.notices) == 1
    assert log.read_bytes() == content


def test_a_folder_that_cannot_be_written_is_told_once_and_play_goes_on(qtbot, tmp_path):
    (tmp_path / "matches").write_text("a file where the folder should be")
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna"))
    play_out(qtbot, window)
    assert len(window.page_stack.notices) == 1
    assert "saved" in window.page_stack.notices[0].text
