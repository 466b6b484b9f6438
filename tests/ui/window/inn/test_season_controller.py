"""A season in the window: begun, played evening by evening, and what stays of it on the shelf."""

import json
from dataclasses import replace

import pytest

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.evening import evening_store as store
from cucu_desktop.match.evening import prize_shelf as shelf
from cucu_desktop.match.evening.evening_plan import usual_round
from cucu_desktop.match.evening.season import HERE, TABLE, Season, company
from cucu_desktop.ui.pages.end_page import EndPage
from cucu_desktop.ui.pages.evening.plan_page import SeasonStartPage
from cucu_desktop.ui.pages.evening.tonight_page import TonightPage
from cucu_desktop.ui.window.inn import other_table_process
from tests.ui.objects.controls import button, scrolled, shows_button, texts, told_at_the_foot
from tests.ui.objects.setup_form import Company
from tests.ui.seasons import a_season, points
from tests.ui.windows import PATIENCE, a_window, match_of, page_of, press, words_of


@pytest.fixture(autouse=True)
def other_table_waits(monkeypatch):
    """Nothing is played in the background, unless a test asks for it."""
    with monkeypatch.context() as patched:
        patched.setattr(other_table_process.OtherTableProcess, "go_on", lambda _: None)
        yield patched


def test_without_a_season_one_click_begins_one_and_the_next_its_first_evening(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.evenings.tonight.open()
    page = window.page_stack.page
    assert isinstance(page, TonightPage)
    assert "Who plays: Anna" in page.section.who.text()
    press(qtbot, button(page, "Start season"))
    page = window.page_stack.page
    assert not any(row.name[0].isdigit() or row.numbers for row in page.rows.rows), "nobody has a place yet"
    assert len(page.rows.rows) == 2 * TABLE
    press(qtbot, button(page, "Start evening 1"))
    evening = window.evenings.evening
    assert evening.plan.season.number == 0
    assert len(evening.plan.company) == 6
    window.leave()
    window.evenings.tonight.open()
    press(qtbot, button(window.page_stack.page, "Continue"))
    assert len(list(store.waiting(tmp_path / "matches"))) == 1
    assert window.playing is not None


def plan_season(qtbot, window):
    """Open the choice of the players of a new season."""
    window.evenings.tonight.open()
    press(qtbot, window.page_stack.page.section.who)
    page = window.page_stack.page
    assert isinstance(page, SeasonStartPage)
    return page


def test_only_people_are_written_down_and_namesakes_are_told(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    start = plan_season(qtbot, window)
    form = Company(start)
    assert not form.offers("A bot"), "the regulars come by themselves"
    form.new("Ugo")
    form.rename(1, "")
    press(qtbot, button(start, "Start season"))
    assert window.page_stack.page is start  # a user has no name
    assert told_at_the_foot(start)
    form.take_away(1)
    assert not told_at_the_foot(start)
    form.new("Ines", "Pia", "Rocco", "Elio")
    assert len(form.names) == TABLE - 1
    press(qtbot, button(start, "Start season"))
    page = window.page_stack.page
    assert isinstance(page, TonightPage)
    assert len(page.section.season.plan.persons) == TABLE - 1
    window.page_stack.back()
    assert window.page_stack.page is None


def test_a_season_under_way_is_left_for_a_new_one_from_the_menu(qtbot, tmp_path):
    a_season(tmp_path, 2, seed=1)
    window = a_window(qtbot, tmp_path, doors=("front", "another"))
    window.evenings.tonight.open()
    next(act for act in window.page_stack.page.section.acts() if act and act.words == "New season").does()
    press(qtbot, button(window.page_stack.page, "Start season"))
    assert "evening 1 of 6" in " ".join(texts(window.page_stack.page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_begins_a_season_need_not_scroll(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, size=(1280, 800), language=language, text=150)
    plan_season(qtbot, window)
    qtbot.wait(50)
    assert scrolled(window.page_stack.page).verticalScrollBar().maximum() == 0


def test_an_evening_that_ends_counts_in_its_season(qtbot, tmp_path):
    season = a_season(tmp_path)
    window = a_window(qtbot, tmp_path)
    evenings = window.evenings
    plan = replace(season.evening_plan(0), rounds=(usual_round("cuckoo"),))
    evenings.begin(plan)
    match = match_of(window.playing.session)
    while not match.is_over:
        match.submit(match.to_act, match.observation(match.to_act).decision.options[0])
    assert evenings.evening.take(match)
    window.page_stack.push(evenings._factory(evenings.evening, played=True))
    page = window.page_stack.page
    assert isinstance(page, EndPage)
    assert Season.read(season.path).next_evening == 1
    press(qtbot, button(page, "The season"))
    assert isinstance(window.page_stack.page, TonightPage)
    assert "evening 2 of 6" in " ".join(texts(window.page_stack.page))


def test_the_page_tells_of_the_rival_and_of_the_other_table(qtbot, tmp_path):
    season = a_season(tmp_path, 2)
    window = a_window(qtbot, tmp_path)
    window.evenings.tonight.open()
    page = window.page_stack.page
    told = " ".join(words_of(page))
    assert f"{season.rival.name}, your rival: Anna finished ahead 2 times" in told
    assert "still playing" not in told
    opened = Season.open(season.path)
    opened.take(2, HERE, points(season.plan, 2, HERE))
    opened.close()
    window.page_stack.rebuild()
    assert "still playing" in " ".join(words_of(window.page_stack.page))


def test_the_players_of_the_other_table_are_faint_and_nothing_gained_has_no_sign(qtbot, tmp_path):
    season = a_season(tmp_path, 2)
    window = a_window(qtbot, tmp_path)
    window.evenings.tonight.open()
    rows = window.page_stack.page.rows.rows
    here = {player.name for player in company(season.plan, 2, HERE)}
    assert {row.key for row in rows if not row.is_faint} == here
    told = {number for row in rows for number, _ in row.numbers}
    assert "0" in told
    assert "+0" not in told


def test_what_was_won_stands_on_the_shelf_at_the_next_start(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    without = page_of(window).grab().toImage()
    window.close()
    a_season(tmp_path, 6)
    window = a_window(qtbot, tmp_path)
    assert page_of(window).grab().toImage() != without
    window.evenings.tonight.open()
    assert "Anna wins the season" in " ".join(words_of(window.page_stack.page))
    assert shows_button(window.page_stack.page, "Start season")
    window.album.open_shelf()
    assert "The crown: Anna won a season" in [row.name for row in window.page_stack.page.rows.rows]


def test_the_other_table_is_played_in_the_background_and_fills_the_shelf(qtbot, tmp_path, other_table_waits):
    season = a_season(tmp_path, 5)
    plan = season.plan
    log = season.path.read_bytes().split(b"\n")
    header = json.loads(log[0])
    header["evenings"][5] = ["cuckoo"]
    season.path.write_bytes(b"\n".join([json.dumps(header).encode(), *log[1:]]))
    opened = Season.open(season.path)
    opened.take(5, HERE, points(plan, 5, HERE, "Anna"))
    opened.close()
    other_table_waits.undo()
    window = a_window(qtbot, tmp_path)
    window.evenings.tonight.open()
    qtbot.waitUntil(lambda: Season.read(season.path).is_over, timeout=3 * PATIENCE)
    qtbot.waitUntil(lambda: bool(shelf.prizes(tmp_path / "matches")), timeout=PATIENCE)
    qtbot.waitUntil(lambda: "wins the season" in window.page_stack.page.title.text(), timeout=PATIENCE)


def test_closing_the_window_ends_what_plays_in_the_background(qtbot, tmp_path, other_table_waits):
    season = a_season(tmp_path, 5)
    opened = Season.open(season.path)
    opened.take(5, HERE, points(season.plan, 5, HERE))
    opened.close()
    other_table_waits.undo()
    window = a_window(qtbot, tmp_path)
    window.evenings.tonight.open()
    window.close()
    assert window.evenings.tonight._other._process.state().name == "NotRunning"
