"""The page of the day: what can be done with its deals, what came of them, and what is sent to others."""

from datetime import date, timedelta

import pytest
from PySide6.QtGui import QGuiApplication

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.daily.diary import DayResult, Diary
from cucu_desktop.match.daily.programme import deals_of
from cucu_desktop.ui.pages.daily.daily_page import DailyPage
from cucu_desktop.ui.pages.daily.day_words import BEST, OTHER, marks_of, told_best, told_outcome
from cucu_desktop.ui.text.wording import Wording
from tests.match.daily.days import EXCHANGE, begin, play_first
from tests.ui.objects.controls import button, texts, told_at_the_foot
from tests.ui.windows import LARGE, a_window, cut_off, nameless, press, words_of

DAY = EXCHANGE.day
NEXT = DAY + timedelta(days=1)


@pytest.fixture
def diary(tmp_path):
    return Diary(tmp_path / "daily")


def page_in(qtbot, tmp_path, diary, day=DAY, today=DAY, **how):
    window = a_window(qtbot, tmp_path, **how)
    page = DailyPage(window.context, diary, today, day)
    window.page_stack.push(lambda: page)
    return page


def shown(line):
    return [button.text() for button in (line.play, line.look, line.others) if button.isVisibleTo(line)]


def test_a_deal_is_played_gone_on_with_or_looked_at(qtbot, tmp_path, diary):
    first, second, _ = deals_of(DAY)
    play_first(diary, first, DAY, -1, 1, 2)
    begin(diary, second, DAY).close()
    page = page_in(qtbot, tmp_path, diary)
    assert [shown(line) for line in page.lines] == [["Replay", "Compare"], ["Resume"], ["Play"]]
    assert page.focusWidget() is page.copy, "Space, pressed once too often, begins no deal"
    asked = []
    page.played.connect(asked.append)
    page.looked.connect(asked.append)
    page.compared.connect(asked.append)
    for each in (page.lines[2].play, page.lines[0].look, page.lines[0].others):
        press(qtbot, each)
    assert asked == [deals_of(DAY)[2], diary.entry(first), diary.entry(first)]


def test_the_result_is_copied_without_a_card(qtbot, tmp_path, diary):
    first, second, third = deals_of(DAY)
    play_first(diary, first, DAY, -1, 1, 2)
    play_first(diary, second, NEXT, 0, 1, 1)
    begin(diary, third, DAY).close()
    page = page_in(qtbot, tmp_path, diary)
    press(qtbot, button(page, "Copy result"))
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines == [
        "Cucù, deals of the day, 22 Nov 2026",
        f"Tie-break Cuckoo: \N{MINUS SIGN}1 chip · 1/2 · {BEST}{OTHER}",
        f"Cucù of Campli: nothing lost · 1/1 · {BEST} (played late)",
    ]
    assert "copied" in told_at_the_foot(page)


def test_who_was_advised_says_so(qtbot, tmp_path, diary):
    path = play_first(diary, EXCHANGE, DAY)
    diary.mark_advised(path, 9)
    diary.keep(diary.entry_at(path), 1, 2)
    page = page_in(qtbot, tmp_path, diary)
    assert page.to_share().endswith(f"1/2 · {BEST}{OTHER} · 1 with a hint")
    line = next(line for line in page.lines if line.deal == EXCHANGE)
    assert "1 of 2 decisions were the best, 1 with a hint" in texts(line)


def test_nothing_is_copied_of_a_day_that_nobody_has_played(qtbot, tmp_path, diary):
    assert not button(page_in(qtbot, tmp_path, diary), "Copy result").isEnabled()


def test_another_day_has_its_own_deals(qtbot, tmp_path, diary):
    before = DAY - timedelta(days=1)
    for deal in deals_of(before):
        play_first(diary, deal, DAY, 2, 1, 1)
    page = page_in(qtbot, tmp_path, diary)
    page.calendar.choose(before)
    assert [line.deal for line in page.lines] == [*deals_of(before)]
    assert all("played late" in " ".join(texts(line)) for line in page.lines)
    marks = {field.day: field.marks for field in page.calendar.fields}
    assert marks[before] == (0, 3)
    assert marks[DAY] == (0, 0)


def test_what_is_not_judged_yet_is_judged_and_kept(qtbot, tmp_path, diary):
    path = play_first(diary, EXCHANGE, DAY)
    page = page_in(qtbot, tmp_path, diary)
    qtbot.waitUntil(lambda: diary.entry_at(path).result.best is not None, timeout=60_000)
    line = next(line for line in page.lines if line.deal == EXCHANGE)
    result = diary.entry_at(path).result
    assert 0 <= result.best <= result.decisions
    qtbot.waitUntil(lambda: told_best(result) in texts(line), timeout=20_000)


def test_a_damaged_deal_is_told(qtbot, tmp_path, diary):
    begin(diary, EXCHANGE, DAY).close()
    diary.new_log(EXCHANGE, DAY).write_bytes(b"torn\n")
    page = page_in(qtbot, tmp_path, diary)
    line = next(line for line in page.lines if line.deal == EXCHANGE)
    assert "damaged" in " ".join(texts(line))
    assert shown(line) == ["Resume"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", [LARGE, {"size": (640, 400)}], ids=["large", "small"])
def test_it_is_read_whole_in_every_language(qtbot, tmp_path, diary, language, how):
    for number, deal in enumerate(deals_of(DAY)):
        path = play_first(diary, deal, DAY + timedelta(days=number))
        diary.mark_advised(path, 1)
        diary.keep(diary.entry_at(path), 7, 12)
    page = page_in(qtbot, tmp_path, diary, today=date(2026, 11, 30), language=language, **how)
    assert not cut_off(page)
    assert not nameless(page)
    assert any(marks_of(DayResult(5, 7, 12)) in words for words in words_of(page))


@pytest.mark.parametrize(
    ("game", "brought", "told"),
    [
        ("campli", 0, "nothing lost"),
        ("campli", -1, "\N{MINUS SIGN}1 token"),
        ("cuckoo", -3, "\N{MINUS SIGN}3 lives"),
        ("tiebreak", 2, "+2 chips"),
        ("ace_chasing", -4, "\N{MINUS SIGN}4 coins"),
        ("cambio", 3, "+3 chips"),
        ("cambio", 0, "0 chips"),
        ("coch", 11, "+11 points"),
        ("zifuli", -1, "\N{MINUS SIGN}1 token"),
        ("trionfo", 0, "0 points"),
    ],
)
def test_what_a_deal_brought_is_told_in_the_things_of_the_game(game, brought, told):
    assert told_outcome(Wording("en", game), brought) == told


def test_of_many_decisions_no_marks_are_made():
    assert marks_of(DayResult(0, 20, 30)) == ""
    assert told_best(DayResult(0, 20, 30)) == "20 of 30 decisions were the best"
    assert told_best(DayResult(0, 0, 0)) == "no decisions to make"
