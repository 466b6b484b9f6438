"""A season in the window: begun, played evening by evening, and what stays of it on the shelf."""

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.evening import evening_store as store
from cucu_desktop.match.evening import prize_shelf as shelf
from cucu_desktop.match.evening.evening_plan import usual_round
from cucu_desktop.match.evening.season import HERE, TABLE, Season
from cucu_desktop.ui.pages.end_page import EndPage
from cucu_desktop.ui.pages.evening.season_page import SeasonPage
from cucu_desktop.ui.pages.evening.season_start_page import SeasonStartPage
from cucu_desktop.ui.window.inn import other_table_process
from tests.ui.objects.controls import button, scrolled, texts, told_at_the_foot
from tests.ui.objects.setup_form import Company
from tests.ui.seasons import a_season, points
from tests.ui.windows import PATIENCE, a_window, match_of, page_of, press, words_of


@pytest.fixture(autouse=True)
def other_table_waits(monkeypatch):
    """Nothing is played in the background, unless a test asks for it."""
    with monkeypatch.context() as patched:
        patched.setattr(other_table_process.OtherTableProcess, "go_on", lambda _: None)
        yield patched


def test_whoever_has_no_season_begins_one_and_sits_down_to_its_first_evening(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.evenings.choose()
    window.page_stack.page.open_at("season")
    press(qtbot, window.page_stack.page.main)
    start = window.page_stack.page
    assert isinstance(start, SeasonStartPage)
    press(qtbot, button(start, "Start"))
    page = window.page_stack.page
    assert isinstance(page, SeasonPage)
    shown = [text for text in texts(page) if text]
    assert "1." not in shown, "nobody has a place before the first evening"
    assert any(all(f"Evening {number}: " in text for number in (2, 3, 4, 5, 6)) for text in shown)
    press(qtbot, button(page, "Start evening"))
    evening = window.evenings.evening
    assert evening.plan.season.number == 0
    assert len(evening.plan.company) == 6
    window.leave()
    window.evenings.seasons.open()
    press(qtbot, button(window.page_stack.page, "Start evening"))  # what was left is gone on with
    assert len(list(store.waiting(tmp_path / "matches"))) == 1
    assert window.playing is not None


def test_only_people_are_written_down_and_namesakes_are_told(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.evenings.seasons.begin_new()
    start = window.page_stack.page
    form = Company(start)
    assert not form.offers("A bot"), "the regulars come by themselves"
    form.new("Ugo")
    form.rename(1, "")
    press(qtbot, button(start, "Start"))
    assert window.page_stack.page is start  # a user has no name
    assert told_at_the_foot(start)
    form.take_away(1)
    assert not told_at_the_foot(start)
    form.new("Ines", "Pia", "Rocco", "Elio")
    assert len(form.names) == TABLE - 1
    press(qtbot, button(start, "Start"))
    assert isinstance(window.page_stack.page, SeasonPage)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "text"), [((1920, 1080), 200), ((1280, 800), 150)])
def test_whoever_begins_a_season_need_not_scroll(qtbot, tmp_path, language, size, text):
    window = a_window(qtbot, tmp_path, size=size, language=language, text=text)
    window.evenings.seasons.begin_new()
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
    assert isinstance(window.page_stack.page, SeasonPage)
    assert "Evening 2 of 6" in " ".join(texts(window.page_stack.page))


def test_the_page_tells_of_the_rival_and_of_the_other_table(qtbot, tmp_path):
    season = a_season(tmp_path, 2)
    window = a_window(qtbot, tmp_path)
    window.evenings.seasons.open()
    page = window.page_stack.page
    told = " ".join(words_of(page))
    assert f"{season.rival.name}, your rival: Anna finished ahead 2 times" in told
    assert "still playing" not in told
    page.season.take(2, HERE, points(season.plan, 2, HERE))
    window.page_stack.push(
        lambda: SeasonPage(window.context.theme, window.context.art, window.context.wording, page.season, ())
    )
    assert "still playing" in " ".join(words_of(window.page_stack.page))


def test_what_was_won_twice_is_told_once_and_nothing_gained_has_no_sign(qtbot, tmp_path):
    a_season(tmp_path, 2)
    window = a_window(qtbot, tmp_path)
    prizes = [shelf.Prize("rival", "Anna", "a"), shelf.Prize("first", "Anna", "a")] * 2
    shelf.folder(tmp_path / "matches").mkdir(exist_ok=True)
    season = Season.read(next(shelf.folder(tmp_path / "matches").glob("*.season")))
    theme, art = window.context.theme, window.context.art
    page = SeasonPage(theme, art, window.context.words_of("campli"), season, prizes)
    qtbot.addWidget(page)
    told = texts(page)
    assert told.count("2 × The squeeze-box: Anna beat a rival over a season") == 1  # noqa: RUF001
    assert "The squeeze-box: Anna beat a rival over a season" not in told
    assert "0" in told
    assert "+0" not in told


def test_what_was_won_stands_on_the_shelf_at_the_next_start(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    without = page_of(window).grab().toImage()
    window.close()
    a_season(tmp_path, 6)
    window = a_window(qtbot, tmp_path)
    assert page_of(window).grab().toImage() != without
    window.evenings.seasons.open()
    told = " ".join(words_of(window.page_stack.page))
    assert "The crown: Anna won a season" in told
    assert "Anna wins the season" in told
    press(qtbot, button(window.page_stack.page, "New season"))
    assert isinstance(window.page_stack.page, SeasonStartPage)


class Windows(QObject):
    """Notes what is shown as a window of its own."""

    def __init__(self):
        super().__init__()
        self.shown = []

    def eventFilter(self, watched, event):  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(type(watched).__name__)
        return False


def test_no_part_of_the_page_is_ever_a_window_of_its_own(qtbot, qapp, tmp_path):
    a_season(tmp_path, 6)
    window = a_window(qtbot, tmp_path, paints=False)
    windows = Windows()
    qapp.installEventFilter(windows)
    window.evenings.seasons.open()
    qapp.removeEventFilter(windows)
    assert windows.shown == []


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
    window.evenings.seasons.open()
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
    window.evenings.seasons.open()
    window.close()
    assert window.evenings.seasons._other._process.state().name == "NotRunning"
