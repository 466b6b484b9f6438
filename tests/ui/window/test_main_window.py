"""From the first click to the pool, in the window as a person has it."""

import re
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player
from cucu_desktop.ui import saves, seating, tables
from cucu_desktop.ui.ending import EndingSheet
from cucu_desktop.ui.preferences import LANGUAGES
from cucu_desktop.ui.waiting import Stage
from tests.ui.windows import a_window, page_of, play_out, press, short_plan, wait_for


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


def test_the_words_of_the_table_change_in_the_middle_of_a_deal_and_are_remembered(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    assert not window.menus.places.menuAction().isVisible()
    plan = seating.usual("campli", "Anna")
    window.play(plan)
    wait_for(qtbot, window, Stage.ANSWER)
    names = tables.place_names("en", "campli")
    assert [action.text() for action in window.menus.places.actions()] == list(names.values())
    assert window.menus.places.menuAction().isVisible() == (len(names) > 1)
    seen, dump = window.playing.session.question, window.playing.view.dump()
    for place, action in zip(names, window.menus.places.actions(), strict=True):
        action.trigger()
        assert window.wording.place == place
        assert window.playing.session.question == seen
        assert window.playing.view.dump() == dump
    assert a_window(qtbot, tmp_path).words_of("campli").place == list(names)[-1]


def test_a_place_that_is_none_or_knows_other_cards_is_not_sat_at(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, places={"cuckoo": "osteria", "campli": "the moon"})
    assert window.words_of("campli").place == "campli"
    assert window.words_of("cuckoo").place == "parlour"
    italian = GAMES["cuckoo"].Options(pack="italian40")
    assert window.words_of("cuckoo", italian).place == "osteria"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_entries_of_a_menu_have_the_same_letter(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language)
    for menu in window.menuBar().findChildren(QMenu):
        texts = [action.text() for action in menu.actions()]
        letters = [found.group(1).casefold() for text in texts if (found := re.search("&([^&])", text))]
        assert len(letters) == len(set(letters)), menu.title()
