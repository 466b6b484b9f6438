"""The pump: what is seen comes before what is decided, and nothing is decided twice."""

import logging
import shutil

import pytest

from cucu_desktop.engine.actions import AGREE, KEEP
from cucu_desktop.engine.events import SPECTATOR, CoinsPaid, CoinsTaken, DealBegan
from cucu_desktop.games import cambio
from cucu_desktop.match.match import Match, Player
from cucu_desktop.match.records.game_result import result_of, tally_seats
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.play import bot_workers
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.play.talk_menu import TalkMenu
from cucu_desktop.ui.scene.scene_dump import dump_of
from cucu_desktop.ui.widgets.notices import store_report
from cucu_desktop.ui.widgets.preferences import Preferences, is_still, scheme_of
from cucu_desktop.ui.widgets.settings_file import Settings
from tests.ui.objects.controls import click
from tests.ui.objects.table import skip_button
from tests.ui.windows import a_window, first, match_of, play_out, short_plan, wait_for


@pytest.fixture
def window(qtbot, tmp_path):
    return a_window(qtbot, tmp_path, paints=False, hidden_cards="curtain")


def test_whenever_somebody_is_asked_the_table_shows_what_they_know(qtbot, window):
    window.play(short_plan("Anna", bots=4, tokens=2, reentry=True, sharing=True, agreement=True, talk=True))
    while wait_for(qtbot, window, Stage.ANSWER, Stage.OVER) is Stage.ANSWER:
        session = window.playing.session
        assert window.playing.view.table.dump() == dump_of(session.observation)
        assert window.playing.decision_bar.question
        session.act(first(session.question.decision.options[0]))
    assert window.playing.view.table.dump() == dump_of(window.playing.session.observation)


def test_chips_are_counted_from_the_first_fee_on(qtbot, window):
    window.play(seating.usual(cambio.ID, "Anna", seats=4))
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    assert window.playing.view.table.dump() == dump_of(session.observation)
    assert session.observation.coins == (cambio.Options().chips - 1,) * 4


def test_what_is_no_option_changes_nothing(qtbot, window):
    window.play(short_plan("Anna"))
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    seen = session.question
    with pytest.raises(ValueError, match="legal"):
        session.act(AGREE)
    assert session.question == seen
    assert session.stage is Stage.ANSWER


def test_an_answer_that_nobody_asked_for_is_not_heard(qtbot, window):
    window.play(short_plan("Anna", "Bruno"))
    wait_for(qtbot, window, Stage.HAND_OVER)
    session = window.playing.session
    length = match_of(session).length
    session.act(KEEP)
    session.cover()
    assert (session.stage, match_of(session).length) == (Stage.HAND_OVER, length)


@pytest.mark.parametrize("game", ["campli", "gnav", "kille"])
def test_a_bot_hears_of_the_deal_in_which_it_decides_and_of_no_other(qtbot, window, monkeypatch, game):
    """It thinks before the table has shown the deal; who is out may have exchanged in the one before."""
    asked = []
    start = bot_workers.BotWorkers.start

    def ask(workers, question):
        asked.append(question)
        start(workers, question)

    monkeypatch.setattr(bot_workers.BotWorkers, "start", ask)
    plan = seating.usual(game, "Anna", seats=5)
    window.play(short_plan("Anna", bots=4) if game == "campli" else plan)
    play_out(qtbot, window)
    kinds = [[type(event) for event in question.heard] for question in asked if question.decides]
    assert len(kinds) > 4
    assert all(kind[0] is DealBegan and kind.count(DealBegan) == 1 for kind in kinds)


def test_a_late_thought_is_dropped(qtbot, window):
    window.play(short_plan("Anna", bots=1))
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    length = match_of(session).length
    session.bot_turns.workers.came.emit(bot_workers.Thought(-1, match_of(session).to_act, KEEP))
    qtbot.wait(20)
    assert match_of(session).length == length


@pytest.mark.expects_warnings
def test_a_bot_that_fails_does_what_stands_first_and_is_logged(qtbot, window, monkeypatch, caplog):
    def fail(*_):
        raise RuntimeError("no head today")

    monkeypatch.setattr("cucu_desktop.bots.dispatch.choose", fail)
    with caplog.at_level(logging.ERROR):
        window.play(short_plan("Anna", bots=2))
        play_out(qtbot, window)
    assert "could not decide" in caplog.text
    assert match_of(window.playing.session).is_over


def test_a_table_of_bots_can_be_watched_and_skipped(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, speed="slow")
    window.play(short_plan(bots=4))
    session = window.playing.session
    assert session.viewer == SPECTATOR
    qtbot.waitUntil(skip_button(window.playing).isVisible)
    skip_button(window.playing).click()
    wait_for(qtbot, window, Stage.OVER)
    assert window.playing.view.table.dump() == dump_of(session.observation)


def test_who_skips_the_last_moves_of_a_game_sees_the_first_of_the_next(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, speed="slow")
    window.play(short_plan(bots=2, tokens=1))
    session, view = window.playing.session, window.playing.view
    while not session.match_view.is_over:
        if view.busy:
            view.director.skip()
        qtbot.wait(1)
    assert view.busy
    session.skip_to_end()
    wait_for(qtbot, window, Stage.OVER)
    click(window.page_stack.page, "Play again")
    assert session.match_view.shown > 0
    assert view.busy


def test_a_person_who_looks_on_is_asked_to_back_a_return(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, seed=2)
    plan = short_plan(bots=3, onlookers=(Player("Dora", "you-2"),), reentry=True, sharing=True)
    window.play(plan)
    asked = set()

    def decide(options):
        asked.add(tuple(option.word for option in options))
        return first(options[0])

    play_out(qtbot, window, decide)
    assert asked == {("back", "decline")}
    assert window.playing.session.viewer == 3


def test_the_comparison_is_seen_before_the_next_deal_begins(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna", bots=2, tokens=3))
    news = []
    window.playing.seen.news.connect(news.append)
    wait_for(qtbot, window, Stage.ANSWER)
    while match_of(window.playing.session).observation(SPECTATOR).deals < 3:
        window.playing.session.act(first(window.playing.session.question.decision.options[0]))
        wait_for(qtbot, window, Stage.ANSWER)
    for events in news:
        deals = [number for number, event in enumerate(events) if isinstance(event, DealBegan)]
        assert deals in ([], [0])


def test_bots_may_be_told_to_be_quiet(qtbot, window):
    window.settings.change(table_talk=False)
    window.play(short_plan("Anna", bots=5, tokens=2, talk=True))
    play_out(qtbot, window)
    log = window.playing.log.read_text("utf-8")
    assert '"say"' not in log


@pytest.mark.qt_log_ignore("grabbing the keyboard", "raise()", extend=True)  # offscreen, a menu cannot
def test_the_last_entry_of_talk_silences_the_bots_and_lets_them_chat_again(qtbot, window):
    window.play(short_plan("Anna", bots=3, tokens=3, talk=True))
    wait_for(qtbot, window, Stage.ANSWER)
    talk, turns = window.playing.decision_bar.talk, window.playing.session.bot_turns
    for quiet in (True, False):
        talk.open()
        entry = [menu for menu in window.findChildren(TalkMenu) if menu.isVisible()][-1].actions()[-1]
        assert entry.text().replace("&", "") == "Quiet, please"
        assert entry.isChecked() is not quiet
        entry.trigger()
        assert turns.chatty is window.settings.now.table_talk is not quiet
        for menu in window.findChildren(TalkMenu):
            menu.close()


def test_bots_chat_when_they_may(qtbot, window):
    window.play(short_plan("Anna", bots=8, tokens=3, talk=True))
    play_out(qtbot, window)
    assert '"say"' in window.playing.log.read_text("utf-8")


def test_a_game_is_tallied_from_its_events():
    from datetime import datetime  # noqa: PLC0415

    match = Match.begin(short_plan("Anna", bots=2, reentry=True).setup(5))
    while not match.is_over:
        match.submit(match.to_act, first(match.observation(match.to_act).decision.options[0]))
    events = match.feed(SPECTATOR)
    tally = tally_seats(match.players, events)
    assert sum(each.paid for each in tally) == sum(each.taken for each in tally)
    assert [each.seat for each in tally if each.won] == list(match.observation(0).winners)
    result = result_of(match, datetime.now().astimezone())
    assert sum(player.coins for player in result.players) == 0
    assert result.deals == match.observation(0).deals
    assert {type(event) for event in events} >= {CoinsPaid, CoinsTaken}


def test_colours_and_motion_follow_the_wish_or_the_system(qapp, monkeypatch):
    assert scheme_of(Preferences(scheme="day"), qapp) == "day"
    assert scheme_of(Preferences(scheme="system"), qapp) in ("lamp", "day")
    assert is_still(Preferences(motion="reduced"))
    assert not is_still(Preferences(motion="full"))
    style = qapp.style()
    monkeypatch.setattr(type(style), "styleHint", lambda *_: 0)
    assert is_still(Preferences(motion="system"))


def test_wishes_reach_the_table_at_once(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna"))
    window.settings.change(speed="slow", motion="reduced", account=True)
    pace = window.playing.view.director.pace
    assert (pace.speed, pace.reduced) == ("slow", True)
    assert window.playing.log_display.panel is not None
    window.playing.log_display.panel.closed.emit()
    assert window.playing.log_display.panel is None
    assert not Settings(tmp_path / "settings.ini").now.account


def notices(window):
    return [notice.text for notice in window.page_stack.notices]


def test_a_disk_that_fails_while_somebody_talks_is_told_and_so_is_that_it_works_again(
    qtbot, window, monkeypatch
):
    window.play(short_plan("Anna", talk=True))
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    with monkeypatch.context() as full:
        full.setattr("cucu_desktop.match.log_writer.os.write", _refuse)
        session.say(session.viewer, "hurry")
        session.say(session.viewer, "hurry")
        assert notices(window) == [store_report("lost", "match", "")]
        window.store_watch.try_again()
        assert notices(window) == [store_report("lost", "match", "")]
    window.store_watch.try_again()
    assert notices(window) == [store_report("lost", "match", ""), store_report("well", "match", "")]
    session.say(session.viewer, "hurry")
    assert notices(window) == [store_report("lost", "match", ""), store_report("well", "match", "")]
    window.leave()
    assert sum('"hurry"' in line for line in session.match_view.log.read_text().splitlines()) == 3


def _refuse(*_):
    raise OSError(28, "No space left on device")


def test_a_folder_that_is_removed_is_told_and_the_match_written_anew(qtbot, window):
    window.play(short_plan("Anna", talk=True))
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    shutil.rmtree(session.match_view.log.parent)
    session.say(session.viewer, "hurry")
    assert notices(window) == [store_report("anew", "match", session.match_view.log.name)]
    feed = session.match_view.public_events()
    window.leave()
    assert Match.resume(session.match_view.log).feed(SPECTATOR) == feed


def test_the_line_says_nothing_as_soon_as_somebody_acts(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False, speed="fast")
    window.play(short_plan("Anna", bots=4))
    playing = window.playing
    lines = []
    playing.view.table.spoke.connect(
        lambda _: lines.append((playing.session.question, playing.decision_bar.question))
    )
    qtbot.waitUntil(lambda: len(lines) > 1, timeout=20_000)
    aim = "The last player with a token takes the pool."  # named until the first question
    assert {text for asked, text in lines if asked is None} <= {"", aim}
