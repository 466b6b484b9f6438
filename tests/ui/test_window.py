"""From the first click to the pool, in the window as a person has it."""

import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from cucu_desktop.match.match import Match, Player
from cucu_desktop.ui import saves
from cucu_desktop.ui.ending import EndingSheet
from cucu_desktop.ui.preferences import LANGUAGES
from cucu_desktop.ui.start import StartPage
from cucu_desktop.ui.waiting import Stage
from tests.ui.windows import a_window, play_out, short_plan, wait_for


def page_of(window):
    return window.room.findChild(StartPage)


def press(qtbot, widget):
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def test_a_whole_game_by_clicks(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    press(qtbot, page_of(window).buttons["play"])
    while wait_for(qtbot, window, Stage.ANSWER, Stage.OVER) is Stage.ANSWER:
        question = window.playing.session.question
        press(qtbot, window.playing.choices.buttons[0])
        qtbot.waitUntil(lambda asked=question: window.playing.session.question != asked)
    match = window.playing.session._match
    assert [player.name for player in match.players].count("Anna") == 1
    assert len(match.players) == 6
    assert isinstance(window.room.sheet, EndingSheet)
    assert match.players[match.observation(0).winners[0]].name in window.room.sheet.title.text()


def test_a_whole_game_by_keys(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    while wait_for(qtbot, window, Stage.ANSWER, Stage.OVER) is Stage.ANSWER:
        question = window.playing.session.question
        playing = window.playing
        label = window.wording.option(question.decision.options[-1], question)
        qtbot.keyClick(window.focusWidget() or window, QKeySequence(label.key)[0].key())
        qtbot.waitUntil(lambda asked=question, at=playing: at.session.question != asked)
    assert isinstance(window.room.sheet, EndingSheet)
    match = window.playing.session._match
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)  # another game
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    assert (match.game_number, window.playing.session._match) == (2, match)


def test_a_result_is_kept_and_the_log_put_away(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    log = window.playing.session._match.writer.path
    play_out(qtbot, window)
    with closing(sqlite3.connect(tmp_path / "results.sqlite")) as database:
        rows = database.execute("SELECT name, won, coins FROM results").fetchall()
    assert {name for name, _, _ in rows} == {player.name for player in window.playing.session.players}
    assert sum(coins for _, _, coins in rows) == 0
    assert sum(won for _, won, _ in rows) == 1
    window.room.sheet.left.emit()
    assert page_of(window) is not None
    assert not log.exists()
    assert (tmp_path / "played" / log.name).exists()
    assert saves.newest(tmp_path / "matches") is None


def results_in(folder):
    with closing(sqlite3.connect(folder / "results.sqlite")) as database:
        return database.execute("SELECT match, number FROM games").fetchall()


def test_a_game_won_in_the_moment_of_closing_counts(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=1))
    session = window.playing.session
    wait_for(qtbot, window, Stage.ANSWER)
    window.preferences.put(replace(window.preferences.now, speed="slow"))
    while not session._match.is_over:
        seat = session._match.to_act
        session._match.submit(seat, session._match.observation(seat).decision.options[0])
    log = window.playing.log.name
    window.close()
    assert results_in(tmp_path) == [(log, 1)]


def test_a_game_won_in_the_moment_of_a_kill_counts(qtbot, tmp_path):
    match = Match.begin(short_plan("Anna", bots=1).setup(3), tmp_path / "matches" / "a.cucu")
    while not match.is_over:
        match.submit(match.to_act, match.observation(match.to_act).decision.options[0])
    match.close()
    window = a_window(qtbot, tmp_path)
    assert not page_of(window).buttons["resume"].isVisible()
    assert results_in(tmp_path) == [("a.cucu", 1)]


def test_another_game_the_winner_deals_and_who_joins_sits_at_the_left(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", onlookers=(Player("Dora", "you-2", "bruna"),)))
    play_out(qtbot, window)
    session = window.playing.session
    winner = session.players[session._match.observation(0).winners[0]].name
    gone = next(player.name for player in session.players[:4] if player.bot and player.name != winner)
    window.room.sheet.another.emit([Player("Elio", "you-3", "nicola")], [gone])
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    names = [player.name for player in session.players]
    dealer = names.index(winner)
    assert session._match.game_number == 2
    assert window.room.sheet is None or session._match.is_over
    assert gone not in names
    assert [names[dealer - 2], names[dealer - 1]] == ["Dora", "Elio"]


def test_the_end_of_a_game_comes_back_as_it_was_left(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    play_out(qtbot, window)
    sheet = window.room.sheet
    press(qtbot, sheet._bot)
    joining = [row.player for row in sheet._joining]
    assert joining
    for leave in (window.papers.open_rules, lambda: None):
        leave()
        window.preferences.put(replace(window.preferences.now, language="it"))
        window.room.take_away()
        assert window.room.sheet is sheet
        assert sheet.isVisible()
    assert [row.player for row in sheet._joining] == joining
    assert sheet.title.text().startswith("Il piatto va a")
    sheet._again.click()
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    assert joining[0].name in [player.name for player in window.playing.session.players]


def test_leaving_loses_nothing_and_the_match_is_offered_first(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.papers.play_now()
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
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    second = a_window(qtbot, tmp_path)
    assert not page_of(second).buttons["resume"].isVisible()
    second.resume(window.playing.log)
    assert second.playing is None
    assert len(second.room.notices) == 1
    window.leave()
    second.resume(saves.newest(tmp_path / "matches").path)
    wait_for(qtbot, second, Stage.ANSWER)


def test_nothing_happens_on_the_table_while_a_paper_lies_on_it(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=5))
    window.papers.choose_game()
    qtbot.wait(50)
    length = window.playing.session._match.length
    qtbot.wait(100)
    assert window.playing.session._match.length == length
    window.room.take_away()
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)


@pytest.mark.parametrize("moves", [0, 1, 4])
def test_killed_at_a_decision_the_next_start_offers_the_same_one(qtbot, tmp_path, moves):
    window = a_window(qtbot, tmp_path)
    window.papers.play_now()
    for _ in range(moves):
        wait_for(qtbot, window, Stage.ANSWER)
        window.playing.session.act(window.playing.session.question.decision.options[0])
    wait_for(qtbot, window, Stage.ANSWER)
    seen = window.playing.session.question
    log = window.playing.session._match.writer.path
    (tmp_path / "second").mkdir()
    (tmp_path / "second" / "matches").mkdir()
    torn = log.read_bytes() + b'{"seat":0,"do":"ke'  # the kill tore the next line
    (tmp_path / "second" / "matches" / log.name).write_bytes(torn)
    again = a_window(qtbot, tmp_path / "second")
    press(qtbot, page_of(again).buttons["resume"])
    wait_for(qtbot, again, Stage.ANSWER)
    assert again.playing.session.question == seen
    assert again.playing.view.dump() == window.playing.view.dump()


def test_closing_while_everything_moves_loses_nothing(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, speed="normal")
    window.papers.play_now()
    qtbot.wait(150)
    assert window.playing.view.busy
    match = window.playing.session._match
    window.close()
    resumed = Match.resume(match.writer.path)
    assert resumed.observation(0) == match.observation(0)
    resumed.close()


def test_a_new_game_keeps_the_one_in_play(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.papers.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    old, seen = window.playing.session._match, window.playing.session.question
    window.papers.choose_game()
    assert window.playing.session._match is old
    window.room.sheet.played.emit("campli")
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.playing.session._match is not old
    window.papers.list_matches()
    assert set(saves.waiting(tmp_path / "matches")) - {saves.Elsewhere(window.playing.log)} == {
        saves.newest(tmp_path / "matches")
    }
    assert saves.newest(tmp_path / "matches").path == old.writer.path
    save = next(save for save in saves.waiting(tmp_path / "matches") if save.path == old.writer.path)
    window.room.sheet.chosen.emit(save)
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.playing.session.question == seen


def test_a_bot_that_still_thinks_when_a_new_match_begins_is_not_heard(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=5))
    first = window.playing.session
    first._thinking.start(first_question(first))
    length = first._match.length
    window.play(short_plan("Anna", bots=5))
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    qtbot.wait(50)
    assert first.stage is Stage.CLOSED
    assert first._match.length == length


def first_question(session):
    from random import Random  # noqa: PLC0415

    from cucu_desktop.ui.thinking import Question  # noqa: PLC0415

    seat = session._match.to_act
    bot = session.players[seat].bot or "peppe"
    seen = session._match.observation(seat)
    return Question(session._question, seat, bot, seen, [], Random(1), True, False)


def test_the_language_changes_in_the_middle_of_a_deal(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, account=True)
    window.papers.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    seen, dump, asked = session.question, window.playing.view.dump(), set()
    for language in LANGUAGES:
        window.preferences.put(replace(window.preferences.now, language=language))
        qtbot.wait(10)
        asked.add(window.playing.choices.question)
        assert session.question == seen
        assert window.playing.view.dump() == dump
        assert len(window.playing.choices.buttons) == len(seen.decision.options)
    assert len(asked) == len(LANGUAGES)
    press(qtbot, window.playing.choices.buttons[0])
    qtbot.waitUntil(lambda: session.question != seen)


def test_light_and_letters_change_in_the_middle_of_a_deal(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.papers.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    seen, dump = window.playing.session.question, window.playing.view.dump()
    for wish in ({"scheme": "day"}, {"scheme": "contrast"}, {"text": 150}, {"text": 200}):
        window.preferences.put(replace(window.preferences.now, **wish))
        qtbot.wait(10)
        assert window.playing.session.question == seen
        assert window.playing.view.dump() == dump
    assert (window.theme.scheme, window.theme.text_scale) == ("contrast", 2.0)


def test_who_is_out_may_skip_to_the_end(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, speed="at once")
    window.play(short_plan("Anna", bots=7, tokens=1))
    playing = window.playing
    seat = playing.session.persons[0]

    def out_or_over():
        tokens = playing.session._match.observation(seat).tokens
        return playing.session.stage is Stage.OVER or not tokens[seat]

    while not out_or_over():
        if playing.session.stage is Stage.ANSWER:
            playing.session.act(playing.session.question.decision.options[0])
        window.preferences.put(replace(window.preferences.now, speed="slow" if out_or_over() else "at once"))
        qtbot.wait(5)
    assert playing.session.stage is not Stage.OVER, "the seed must let the person lose"
    qtbot.waitUntil(playing._skip.isVisible)
    press(qtbot, playing._skip)
    wait_for(qtbot, window, Stage.OVER)
    assert playing.view.dump()["tokens"] == playing.session._match.observation(seat).tokens


def test_nobody_learns_that_they_are_out_before_the_table_shows_it(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, speed="slow")
    window.play(short_plan("Anna"))
    playing = window.playing
    assert playing.view.busy
    playing.session.out.emit(True)
    assert not playing._skip.isVisible()
    playing._let_know()
    assert playing._skip.isVisible()
    assert not playing._skip.geometry().intersects(playing.choices.geometry())


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
    window = a_window(qtbot, tmp_path)
    (notice,) = window.room.notices
    assert "bad.cucu" in notice.text
    assert not page_of(window).buttons["resume"].isVisible()
    window.papers.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    assert bad.read_bytes() == content
    again = a_window(qtbot, tmp_path)
    assert again.room.notices == ()


def test_a_log_that_lies_about_its_cards_is_told_and_the_program_goes_on(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    log = window.playing.session._match.writer.path
    window.leave()
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(lines) + b'{"digest":"00000000"}\n')
    content = log.read_bytes()
    window.resume(log)
    assert window.playing is None
    assert len(window.room.notices) == 1
    assert log.read_bytes() == content


def test_a_folder_that_cannot_be_written_is_told_once_and_play_goes_on(qtbot, tmp_path):
    (tmp_path / "matches").write_text("a file where the folder should be")
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    play_out(qtbot, window)
    assert len(window.room.notices) == 1
    assert "saved" in window.room.notices[0].text


def test_settings_that_cannot_be_kept_are_told(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.preferences.lost.emit()
    (notice,) = window.room.notices
    window.preferences.put(replace(window.preferences.now, language="de"))
    qtbot.waitUntil(lambda: "Einstellungen" in notice.text)
    notice.dismissed.emit()
    assert window.room.notices == ()


def test_escape_leaves_full_screen_and_the_menus_keys_still_work_in_it(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.menus.full_screen.trigger()
    assert window.isFullScreen()
    assert not window.menuBar().isVisible()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert not window.preferences.now.full_screen
    assert window.menuBar().isVisible()


def test_the_window_comes_back_where_it_stood(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(800, 610))  # the test screen is 800x800
    window.close()
    again = a_window(qtbot, tmp_path, size=None)
    assert (again.width(), again.height()) == (800, 610)


def test_table_talk_is_heard_by_all_and_interrupts_nothing(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, account=True)
    window.play(short_plan("Anna", talk=True))
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    seen = session.question
    window.playing.choices.said.emit("have", "XV")
    qtbot.waitUntil(lambda: not window.playing.view.busy)
    wait_for(qtbot, window, Stage.ANSWER)
    assert session.question.decision == seen.decision
    assert any("Anna" in line for line in window.playing.account.sentences())
    menu = window.menus
    menu.fill_talk(window.playing, window.wording)
    assert [action.text() for action in menu.talk.actions()] == ["Anna"]
