"""The page of the day: what can be done with its deals, what came of them, and what is sent to others."""

from datetime import date, timedelta

import pytest
from PySide6.QtGui import QGuiApplication

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.database import NAME
from cucu_desktop.match.daily.diary import DayResult, Diary
from cucu_desktop.match.daily.programme import deals_of
from cucu_desktop.match.puzzles.solved import Solved
from cucu_desktop.ui.pages.daily.day_words import BEST, OTHER, marks_of, told_best, told_outcome
from cucu_desktop.ui.pages.daily.today_page import PUZZLE, TodayPage, TodaySection
from cucu_desktop.ui.text.wording import Wording
from tests.match.daily.days import EXCHANGE, begin, play_first
from tests.ui.objects.album import act, acts
from tests.ui.objects.controls import button, click, texts, told_at_the_foot
from tests.ui.windows import LARGE, a_window, cut_off, press, words_of

DAY = EXCHANGE.day
NEXT = DAY + timedelta(days=1)


@pytest.fixture
def diary(tmp_path):
    return Diary(tmp_path / "daily")


def page_in(qtbot, tmp_path, diary, day=DAY, today=DAY, **how):
    window = a_window(qtbot, tmp_path, **how)
    solved = Solved(tmp_path / NAME)
    window.page_stack.push(lambda: TodayPage(TodaySection(window.context, diary, solved, today, day)))
    return window.page_stack.page


def at(page, deal):
    """The page, with this deal of its day selected."""
    page.open_at(deals_of(page.section.calendar.day).index(deal))
    return page


def test_a_deal_is_played_gone_on_with_or_looked_at(qtbot, tmp_path, diary):
    first, second, _ = deals_of(DAY)
    play_first(diary, first, DAY, -1, 1, 2)
    begin(diary, second, DAY).close()
    page = page_in(qtbot, tmp_path, diary)
    assert page.rows.row.key == 1, "the first that is not over"
    assert window_focus(page) is page.rows, "Space, pressed once too often, begins no deal"
    offered = [acts(at(page, deal)) for deal in deals_of(DAY)]
    assert offered == [
        ["Watch", "Copy result", "Compare"],
        ["Continue", "Copy result"],
        ["Play", "Copy result"],
    ]
    asked = []
    for signal in (page.section.played, page.section.looked, page.section.compared):
        signal.connect(asked.append)
    act(page, "Play")
    for words in ("Watch", "Compare"):
        act(at(page, first), words)
    assert asked == [deals_of(DAY)[2], diary.entry(first), diary.entry(first)]


def window_focus(page):
    return page.window().focusWidget()


def test_the_puzzle_comes_when_all_deals_are_over(qtbot, tmp_path, diary):
    for deal in deals_of(DAY):
        play_first(diary, deal, DAY, 0, 1, 1)
    page = page_in(qtbot, tmp_path, diary)
    assert page.rows.row.key == PUZZLE
    with qtbot.waitSignal(page.section.puzzle_wanted):
        click(page, "Play")


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
    assert page.section.to_share().endswith(f"1/2 · {BEST}{OTHER} · 1 with a hint")
    assert "1 of 2 decisions were the best, 1 with a hint" in texts(at(page, EXCHANGE))


def test_nothing_is_copied_of_a_day_that_nobody_has_played(qtbot, tmp_path, diary):
    assert "Copy result" not in acts(page_in(qtbot, tmp_path, diary))


def test_another_day_has_its_own_deals(qtbot, tmp_path, diary):
    before = DAY - timedelta(days=1)
    for deal in deals_of(before):
        play_first(diary, deal, DAY, 2, 1, 1)
    page = page_in(qtbot, tmp_path, diary)
    today = page.title.text()
    page.section.calendar.choose(before)
    assert page.title.text() != today
    assert all("played late" in row.line for row in page.rows.rows[:3])
    marks = {field.day: field.marks for field in page.section.calendar.fields}
    assert marks[before] == (0, 3)
    assert marks[DAY] == (0, 0)


def test_what_is_not_judged_yet_is_judged_and_kept(qtbot, tmp_path, diary):
    path = play_first(diary, EXCHANGE, DAY)
    page = page_in(qtbot, tmp_path, diary)
    qtbot.waitUntil(lambda: diary.entry_at(path).result.best is not None, timeout=60_000)
    result = diary.entry_at(path).result
    assert 0 <= result.best <= result.decisions
    qtbot.waitUntil(lambda: told_best(result) in texts(at(page, EXCHANGE)), timeout=20_000)


def test_a_damaged_deal_is_told(qtbot, tmp_path, diary):
    begin(diary, EXCHANGE, DAY).close()
    diary.new_log(EXCHANGE, DAY).write_bytes(b"torn\n")
    page = page_in(qtbot, tmp_path, diary)
    assert "damaged" in " ".join(texts(at(page, EXCHANGE)))
    assert acts(page) == ["Continue"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_are_read_whole_in_every_language(qtbot, tmp_path, diary, language):
    for number, deal in enumerate(deals_of(DAY)):
        path = play_first(diary, deal, DAY + timedelta(days=number))
        diary.mark_advised(path, 1)
        diary.keep(diary.entry_at(path), 7, 12)
    page = page_in(qtbot, tmp_path, diary, today=date(2026, 11, 30), language=language, **LARGE)
    page.open_at(0)
    qtbot.waitUntil(lambda: not cut_off(page))
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
