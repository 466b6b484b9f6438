"""The deal of the day in the window: begun, left, gone on with, ended; and the same cards once more."""

from datetime import timedelta

import pytest

from cucu_desktop.match.daily.programme import deals_of
from cucu_desktop.match.records.store import Store
from cucu_desktop.ui.pages.daily.today_page import TodayPage
from cucu_desktop.ui.pages.duplicate.duplicate_page import DuplicatePage
from cucu_desktop.ui.pages.start_page import StartPage
from cucu_desktop.ui.play.session_state import Stage
from tests.match.daily.days import EXCHANGE, begin, play_first
from tests.ui.objects.album import act, acts, open_deals
from tests.ui.objects.replay import replay_of
from tests.ui.windows import a_window, play_out, press, short_plan, wait_for

DAY = EXCHANGE.day


@pytest.fixture
def window(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.inn.daily.today = lambda: DAY
    return window


def page(window):
    return window.page_stack.page


def at_deal(window, deal=EXCHANGE):
    """The page, with this deal selected."""
    page(window).open_at(deals_of(deal.day).index(deal))
    return page(window)


def play_deal(qtbot, window):
    """Begin or continue the deal from the page of the day."""
    window.inn.daily.open()
    press(qtbot, at_deal(window).main)
    wait_for(qtbot, window, Stage.ANSWER)


def test_a_deal_is_played_to_its_end_and_its_day_tells_what_came_of_it(qtbot, window, tmp_path):
    play_deal(qtbot, window)
    assert window.playing.log.parent == tmp_path / "daily"
    play_out(qtbot, window)
    qtbot.waitUntil(lambda: isinstance(page(window), TodayPage), timeout=20_000)
    entry = window.inn.daily.diary.entry(EXCHANGE)
    assert entry.state == "over"
    assert not entry.is_late
    assert at_deal(window).rows.row.line
    page(window).closed.emit()
    assert window.playing is None
    assert window.page_stack.findChild(StartPage) is not None
    assert entry.path.exists(), "it stays among those of the days"
    assert list((tmp_path / "matches").glob("*.cucu")) == []


def test_a_deal_that_was_left_is_gone_on_with(qtbot, window):
    play_deal(qtbot, window)
    log = window.playing.log
    window.leave()
    window.inn.daily.open()
    assert acts(at_deal(window))[0] == "Continue"
    play_deal(qtbot, window)
    assert window.playing.log == log


def test_advice_on_a_deal_of_the_day_is_marked(qtbot, window):
    diary = window.inn.daily.diary
    for deal in (EXCHANGE, None):
        if deal is None:
            window.play(short_plan("Anna", bots=2))
            wait_for(qtbot, window, Stage.ANSWER)
        else:
            play_deal(qtbot, window)
        playing = window.playing
        playing.hint.ask()
        qtbot.waitUntil(lambda playing=playing: playing.hint.advice is not None, timeout=20_000)
        play_out(qtbot, window) if deal is EXCHANGE else window.leave()
    assert diary.entry(EXCHANGE).result.advised == 1


def test_a_damaged_deal_is_begun_anew(qtbot, window):
    diary = window.inn.daily.diary
    begin(diary, EXCHANGE, DAY).close()
    diary.new_log(EXCHANGE, DAY).write_bytes(b'{"cucu":1}\n\0\n')
    play_deal(qtbot, window)
    assert diary.entry(EXCHANGE).state == "begun"


def test_a_past_day_is_marked_as_played_later(qtbot, window):
    window.inn.daily.today = lambda: DAY + timedelta(days=1)
    window.inn.daily.open(DAY)
    press(qtbot, at_deal(window).main)
    wait_for(qtbot, window, Stage.ANSWER)
    assert window.inn.daily.diary.entry(EXCHANGE).is_late


def test_nobody_at_the_table_is_called_as_one_is(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, name="Berardo")
    window.inn.daily.today = lambda: DAY
    play_deal(qtbot, window)
    assert len(set(window.playing.names)) == 5


def test_a_deal_of_a_day_is_looked_through_and_compared(qtbot, window):
    path = play_first(window.inn.daily.diary, EXCHANGE, DAY, 0, 1, 1)
    window.inn.daily.open()
    act(at_deal(window), "Watch")
    assert replay_of(window) is not None
    window.past.close()
    act(at_deal(window), "Compare")
    assert isinstance(page(window), DuplicatePage)
    qtbot.waitUntil(lambda: page(window).is_done, timeout=60_000)
    assert not any(told == "playing…" for _, told in page(window).rows)
    press(qtbot, page(window).seats[0])
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    assert replay_of(window) is None
    assert window.playing.log != path
    play_out(qtbot, window)
    qtbot.waitUntil(lambda: isinstance(page(window), DuplicatePage), timeout=20_000)
    assert any(name == "Ser Ambrogio" for name, _ in page(window).rows)
    assert page(window).before is not None


def test_a_deal_of_a_game_in_play_is_compared(qtbot, window):
    window.play(short_plan("Anna", bots=2, tokens=3))
    playing = window.playing
    while not playing.session.match_view.finished_deals:
        wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
        playing.session.act(playing.session.question.decision.options[0])
    act(open_deals(window), "Compare")
    assert isinstance(page(window), DuplicatePage)
    assert page(window).played.log == playing.log
    page(window).closed.emit()
    assert window.playing is playing


def test_a_deal_played_once_more_is_not_offered_to_be_gone_on_with_when_it_is_over(qtbot, window, tmp_path):
    path = play_first(window.inn.daily.diary, EXCHANGE, DAY, 0, 1, 1)
    window.inn.duplicates.compare(path)
    press(qtbot, page(window).seats[1])
    play_out(qtbot, window)
    window.leave()
    assert list((tmp_path / "matches").glob("*.cucu")) == []
    assert len(list((tmp_path / "played").glob("*.cucu"))) == 1
    assert Store(window.context.results).persons() == [], "the cards were known"
