"""From the first click to the pool, in the window as a person has it."""

import sqlite3
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QPushButton

from cucu_desktop import kept_stores
from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.end_page import EndPage
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.widgets.paper_widgets import caps_shown, show_caps
from tests.ui.objects.controls import button, click, foot_of
from tests.ui.objects.setup_form import Company
from tests.ui.objects.table import skip_button
from tests.ui.saves import newest
from tests.ui.windows import a_window, match_of, page_of, play_out, press, short_plan, wait_for


def test_a_whole_game_by_clicks(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    press(qtbot, page_of(window).buttons["play"])
    while wait_for(qtbot, window, Stage.ANSWER, Stage.OVER) is Stage.ANSWER:
        question = window.playing.session.question
        press(qtbot, window.playing.decision_bar.buttons[0])
        qtbot.waitUntil(lambda asked=question: window.playing.session.question != asked)
    match = match_of(window.playing.session)
    assert [player.name for player in match.players].count("Anna") == 1
    assert len(match.players) == 6
    assert isinstance(window.page_stack.page, EndPage)
    assert match.players[match.observation(0).winners[0]].name in window.page_stack.page.title.text()


def test_a_whole_game_by_keys(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    while wait_for(qtbot, window, Stage.ANSWER, Stage.OVER) is Stage.ANSWER:
        question = window.playing.session.question
        playing = window.playing
        label = window.context.wording.buttons.option(question.decision.options[-1], question)
        qtbot.keyClick(window.focusWidget() or window, QKeySequence(label.key)[0].key())
        qtbot.waitUntil(lambda asked=question, at=playing: at.session.question != asked)
    assert isinstance(window.page_stack.page, EndPage)
    match = match_of(window.playing.session)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)  # another game
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    assert (match.game_number, match_of(window.playing.session)) == (2, match)


def test_a_result_is_kept_and_the_log_put_away(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    log = match_of(window.playing.session).writer.path
    play_out(qtbot, window)
    with closing(sqlite3.connect(tmp_path / "results.sqlite")) as database:
        rows = database.execute("SELECT name, won, coins FROM results").fetchall()
    assert {name for name, _, _ in rows} == {
        player.name for player in window.playing.session.match_view.players
    }
    assert sum(coins for _, _, coins in rows) == 0
    assert sum(won for _, won, _ in rows) == 1
    click(window.page_stack.page, "Leave")
    assert page_of(window) is not None
    assert not log.exists()
    assert (tmp_path / "played" / log.name).exists()
    assert newest(tmp_path / "matches") is None


def test_another_game_the_winner_deals_and_who_joins_sits_at_the_left(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", onlookers=(Player("Dora", "you-2", "bruna"),)))
    play_out(qtbot, window)
    session = window.playing.session
    winner = session.match_view.players[match_of(session).observation(0).winners[0]].name
    gone = next(
        player.name for player in session.match_view.players[:4] if player.bot and player.name != winner
    )
    window.match_controller.another_game([Player("Elio", "you-3", "nicola")], [gone])
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    names = [player.name for player in session.match_view.players]
    dealer = names.index(winner)
    assert match_of(session).game_number == 2
    assert window.page_stack.page is None or match_of(session).is_over
    assert gone not in names
    assert [names[dealer - 2], names[dealer - 1]] == ["Dora", "Elio"]


def test_the_choice_of_players_comes_back_as_it_was_left(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    play_out(qtbot, window)
    press(qtbot, button(window.page_stack.page, "Change players"))
    form = Company(window.page_stack.page)
    form.press("A bot")
    joining = form.page.plan.players[-1]
    window.page_opener.open_rules()
    window.settings.change(language="it")
    window.page_stack.back()
    form = Company(window.page_stack.page)
    assert form.page.plan.players[-1] == joining
    window.page_stack.back()
    sheet = window.page_stack.page
    assert isinstance(sheet, EndPage)
    assert sheet.title.text().startswith("Il piatto va a")
    window.page_stack.back()
    assert window.page_stack.page is sheet, "it ends a game"
    click(sheet, "Cambia giocatori")
    Company(window.page_stack.page).press("Un bot")
    foot_of(window.page_stack.page, QPushButton)[-1].click()
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    assert joining.name in [player.name for player in window.playing.session.match_view.players]


def test_nothing_happens_on_the_table_while_a_paper_lies_on_it(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=5))
    window.page_opener.choose_game()
    qtbot.wait(50)
    length = match_of(window.playing.session).length
    qtbot.wait(100)
    assert match_of(window.playing.session).length == length
    window.page_stack.close_pages()
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)


def test_a_bot_that_still_thinks_when_a_new_match_begins_is_not_heard(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=5))
    first = window.playing.session
    first.bot_turns.workers.start(first_question(first))
    length = match_of(first).length
    window.play(short_plan("Anna", bots=5))
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    qtbot.wait(50)
    assert first.stage is Stage.CLOSED
    assert match_of(first).length == length


def first_question(session):
    from random import Random  # noqa: PLC0415

    from cucu_desktop.ui.play.bot_workers import Question  # noqa: PLC0415

    seat = match_of(session).to_act
    bot = session.match_view.players[seat].bot or "peppe"
    seen = match_of(session).observation(seat)
    return Question(session.bot_turns.number, seat, bot, seen, [], Random(1), True, False)


def test_the_language_changes_in_the_middle_of_a_deal(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, account=True)
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    seen, dump, asked = session.question, window.playing.view.table.dump(), set()
    for language in LANGUAGES:
        window.settings.change(language=language)
        qtbot.wait(10)
        asked.add(window.playing.decision_bar.question)
        assert session.question == seen
        assert window.playing.view.table.dump() == dump
        assert len(window.playing.decision_bar.buttons) == len(seen.decision.options)
    assert len(asked) == len(LANGUAGES)
    press(qtbot, window.playing.decision_bar.buttons[0])
    qtbot.waitUntil(lambda: session.question != seen)


def test_light_and_letters_change_in_the_middle_of_a_deal(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    seen, dump = window.playing.session.question, window.playing.view.table.dump()
    for wish in ({"scheme": "day"}, {"scheme": "contrast"}, {"text": 150}, {"text": 200}):
        window.settings.change(**wish)
        qtbot.wait(10)
        assert window.playing.session.question == seen
        assert window.playing.view.table.dump() == dump
    assert (window.context.theme.scheme, window.context.theme.text_scale) == ("contrast", 2.0)


def test_who_is_out_may_skip_to_the_end(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, speed="at once")
    window.play(short_plan("Anna", bots=7, tokens=1))
    playing = window.playing
    seat = playing.session.match_view.persons[0]

    def out_or_over():
        tokens = match_of(playing.session).observation(seat).tokens
        return playing.session.stage is Stage.OVER or not tokens[seat]

    while not out_or_over():
        if playing.session.stage is Stage.ANSWER:
            playing.session.act(playing.session.question.decision.options[0])
        window.settings.change(speed="slow" if out_or_over() else "at once")
        qtbot.wait(5)
    assert playing.session.stage is not Stage.OVER, "the seed must let the person lose"
    qtbot.waitUntil(skip_button(playing).isVisible)
    press(qtbot, skip_button(playing))
    wait_for(qtbot, window, Stage.OVER)
    assert playing.view.table.dump()["tokens"] == match_of(playing.session).observation(seat).tokens


def test_nobody_learns_that_they_are_out_before_the_table_shows_it(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, speed="slow")
    window.play(short_plan("Anna"))
    playing = window.playing
    assert playing.view.busy
    playing.session.out.emit(True)
    assert not skip_button(playing).isVisible()
    playing.view.drained.emit()
    assert skip_button(playing).isVisible()
    line = playing.decision_bar.line
    written = line.ground().translated(playing.decision_bar.pos())
    assert not skip_button(playing).geometry().intersects(written)


def test_settings_that_cannot_be_kept_are_told(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    kept_stores.report("lost", "settings", tmp_path / "settings.ini")
    (notice,) = window.page_stack.notices
    window.settings.change(language="de")
    qtbot.waitUntil(lambda: "Einstellungen" in notice.text)
    notice.dismissed.emit()
    assert window.page_stack.notices == ()


def test_escape_closes_a_page_and_then_leaves_full_screen(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.menus.actions["full_screen"].trigger()
    assert window.isFullScreen()
    window.page_opener.open_about()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.page_stack.page is None
    assert window.isFullScreen()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert not window.settings.now.full_screen


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
    window.playing.decision_bar.talk.said.emit("have", "XV")
    qtbot.waitUntil(lambda: not window.playing.view.busy)
    wait_for(qtbot, window, Stage.ANSWER)
    assert session.question.decision == seen.decision
    assert any("Anna" in line for line in window.playing.log_display.panel.sentences())
    menu = window.menus
    menu.fill_talk(window.playing, window.context.wording)
    assert [action.text().replace("&", "") for action in menu.talk.actions()] == ["Anna"]


def test_a_place_that_is_none_or_knows_other_cards_is_not_sat_at(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, places={"cuckoo": "osteria", "campli": "the moon"})
    assert window.context.words_of("campli").place == "campli"
    assert window.context.words_of("cuckoo").place == "parlour"
    italian = GAMES["cuckoo"].options(pack="italian40")
    assert window.context.words_of("cuckoo", italian).place == "osteria"


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_M])
def test_buttons_show_their_keys_from_the_first_key_at_a_table_on(qtbot, tmp_path, key):
    window = a_window(qtbot, tmp_path)
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    show_caps(wanted=False)
    press(qtbot, window.playing.view.viewport())
    assert not caps_shown()
    qtbot.keyClick(window.focusWidget(), key)
    assert caps_shown()
    show_caps(wanted=False)


def test_keys_of_one_letter_can_be_switched_off(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, letter_keys=False)
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    question, bar = window.playing.session.question, window.playing.decision_bar
    label = window.context.wording.buttons.option(question.decision.options[0], question)
    assert all(button.shortcut().isEmpty() for button in bar.buttons)
    assert window.menus.actions["sound"].shortcut().isEmpty()
    for key in (label.key, "M", "H", "T", "+"):
        qtbot.keyClick(window.focusWidget() or window, QKeySequence(key)[0].key())
    assert window.playing.session.question == question
    assert not window.settings.now.muted
    window.settings.change(letter_keys=True)
    assert window.menus.actions["sound"].shortcut().toString() == "M"
    qtbot.keyClick(window.focusWidget() or window, QKeySequence(label.key)[0].key())
    qtbot.waitUntil(lambda: window.playing.session.question != question)


def test_nothing_that_is_asked_sticks_out_beneath_a_page(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan())
    bar = window.playing.decision_bar
    qtbot.waitUntil(bar.isVisible)
    ground = bar.grab().toImage()
    window.playing.setEnabled(False)
    window.playing.repaint()
    assert bar.graphicsEffect().opacity() == 0.0
    assert bar.isVisible(), "the question stands"
    window.playing.setEnabled(True)
    assert bar.graphicsEffect() is None
    assert bar.grab().toImage().size() == ground.size()
