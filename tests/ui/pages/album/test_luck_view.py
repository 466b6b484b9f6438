"""A game looked back at in the window: the report of each player, and how to stop it."""

from dataclasses import replace
from statistics import mean

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QComboBox

from cucu_desktop.analysis.report import grade_of
from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.scenario.collection import entries
from cucu_desktop.match.scenario.scripted_deal import ScriptedDeal
from cucu_desktop.own_files import own_folder
from cucu_desktop.ui.pages.album.album_page import AlbumPage
from cucu_desktop.ui.pages.analysis.course_chart import LEAST, CourseChart
from cucu_desktop.ui.pages.analysis.decision_words import counts_told, grade_told
from cucu_desktop.ui.pages.end_page import EndPage
from tests.analysis.bot_matches import play
from tests.ui.objects.album import open_game, unfold
from tests.ui.objects.controls import choose, click, named, texts
from tests.ui.pages.analysed import analysed, bring
from tests.ui.windows import LARGE, PATIENCE, a_window, cut_off, play_out, short_plan


@pytest.fixture(scope="module")
def log(tmp_path_factory):
    """A match of Campli in which the first player goes by rules of thumb."""
    log = tmp_path_factory.mktemp("logs") / "match.cucu"
    return analysed(log, "campli", 4, deals=8, seed=3, bots=("nicola", "assunta"))


def look_back(qtbot, window, log):
    """Open a game in the album, with its numbers; return the view, when the analysis is there."""
    bring(window, log)
    view = open_game(window, log).section.luck
    qtbot.waitUntil(lambda: view.game_analysis is not None, timeout=PATIENCE)
    unfold(window.page_stack.page, "Numbers")
    return view


def test_a_game_is_split_into_cards_and_decisions(qtbot, tmp_path, log):
    page = look_back(qtbot, a_window(qtbot, tmp_path), log)
    analysis, told = page.game_analysis, texts(page)
    assert page.seat == 0
    assert any(text.startswith("nicola-0: win chance has gone from 25.0% to ") for text in told)
    assert told.count("So far") == 1
    assert any(text.endswith(" so far.") for text in told)
    assert any(" in all: cards " in text for text in told)
    chart = page.findChild(CourseChart)
    low, high = chart.range
    marked = [each for each in analysis.costly if each.seat == 0 and each.cost > LEAST * (high - low)]
    assert chart.falls == len(marked) > 0
    assert chart.accessibleName() in told
    worst = max((each for each in analysis.costly if each.seat == 0), key=lambda each: each.cost)
    (line,) = [text for text in told if text.startswith("With ") and "Better: " in text][:1]
    assert ("Swap (Passo)" in line.partition("Better")[0]) == (worst.did == "exchange")


def test_a_decision_that_cost_much_is_looked_at_where_it_was_made(qtbot, tmp_path, log):
    window = a_window(qtbot, tmp_path)
    page = look_back(qtbot, window, log)
    worst = max((each for each in page.game_analysis.costly if each.seat == 0), key=lambda each: each.cost)
    click(page, f"Deal {worst.deal}: Watch")
    steps = window.past.replay.steps
    deed = steps.playback.deed(steps.position, 0)
    assert (deed.seat, str(deed.action)) == (0, worst.did)
    assert steps.viewer == 0


@pytest.mark.parametrize("by_key", [False, True])
def test_a_point_of_the_chart_opens_its_position(qtbot, tmp_path, log, by_key):
    window = a_window(qtbot, tmp_path)
    page = look_back(qtbot, window, log)
    album, chart = window.page_stack.page, page.findChild(CourseChart)
    qtbot.waitUntil(lambda: bool(chart.feet))
    assert chart.accessibleDescription() in texts(page), "it is written, as few point at a chart"
    fall = list(chart.feet)[-1]
    low, high = chart.range
    own = [each for each in page.game_analysis.costly if each.seat == 0 and each.deal == fall[0] + 1]
    wanted = [each for each in own if each.cost > LEAST * (high - low)][fall[1]]
    if by_key:
        for _ in list(chart.feet):
            qtbot.keyClick(chart, Qt.Key.Key_Right)
        qtbot.keyClick(chart, Qt.Key.Key_Return)
    else:
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
        assert window.page_stack.page is album, "there is no point"
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=chart.feet[fall].toPoint())
    steps = window.past.replay.steps
    deed = steps.playback.deed(steps.position, 0)
    assert (deed.seat, str(deed.action)) == (0, wanted.did)


def test_mistakes_are_graded_in_three_steps(qtbot, tmp_path, log):
    page = look_back(qtbot, a_window(qtbot, tmp_path), log)
    analysis = page.game_analysis
    assert [grade_of(cost, analysis) for cost in (0.01, 0.05, 0.2)] == ["slip", "mistake", "blunder"]
    own = [grade_of(each.cost, analysis) for each in analysis.costly if each.seat == 0]
    told = texts(page)
    assert counts_told(own) in told
    worst = max((each for each in analysis.costly if each.seat == 0), key=lambda each: each.cost)
    assert f"Deal {worst.deal}\n{grade_told(grade_of(worst.cost, analysis))}" in told
    assert counts_told(["slip", "blunder", "slip"]) == "1 blunder, 2 slips"
    points = replace(analysis, currency="points")
    usual = mean(abs(split.result) for deal in points.deals for split in deal)
    assert [grade_of(share * usual, points) for share in (0.1, 0.2, 0.6)] == ["slip", "mistake", "blunder"]


def test_after_a_decision_one_is_where_one_came_from(qtbot, tmp_path, log):
    window = a_window(qtbot, tmp_path)
    page = look_back(qtbot, window, log)
    choose(named(page, QComboBox, "Whose game"), 2)
    seat, costly = page.seat, page.game_analysis.costly
    click(page, f"Deal {max((c for c in costly if c.seat == seat), key=lambda c: c.cost).deal}: Watch")
    assert window.past.close()
    again = window.page_stack.page
    assert isinstance(again, AlbumPage)
    qtbot.waitUntil(lambda: again.section.luck.game_analysis is not None, timeout=PATIENCE)
    assert again.section.luck.seat == seat
    click(again, "Back")
    assert window.page_stack.page is None


def test_everybody_s_game_can_be_looked_at(qtbot, tmp_path, log):
    page = look_back(qtbot, a_window(qtbot, tmp_path), log)
    choose(named(page, QComboBox, "Whose game"), 1)
    assert page.seat == 1
    assert any(text.startswith("assunta-1: win chance") for text in texts(page))


def test_nothing_is_told_before_a_deal_is_over(qtbot, tmp_path):
    path = tmp_path / "matches" / "match.cucu"
    own_folder(path.parent)
    play(path, "campli", 4, deals=0)
    window = a_window(qtbot, tmp_path)
    window.album.open()
    page = window.page_stack.page
    qtbot.waitUntil(
        lambda: "Nothing to analyse until the first deal is over." in texts(page),
        timeout=PATIENCE,
    )


def test_of_a_deal_of_the_collection_it_says_why_nothing_is_told(qtbot, tmp_path):
    path = tmp_path / "matches" / "match.cucu"
    own_folder(path.parent)
    entry = entries("campli")[0]
    players = tuple(Player(name, "you-1") for name in entry.seats)
    options = ScriptedDeal(entry.scenario).options
    Match.begin(Setup(entry.game, players, options, seed=3, case=entry.scenario), path).close()
    window = a_window(qtbot, tmp_path)
    window.album.open()
    page = window.page_stack.page
    qtbot.waitUntil(
        lambda: any(text.startswith("Famous deals are not analysed") for text in texts(page)),
        timeout=PATIENCE,
    )


@pytest.mark.parametrize("costs", [[], [0.23], [0.05, 0.1, 0.02]])
def test_a_course_is_drawn_whole(qtbot, tmp_path, costs):
    context = a_window(qtbot, tmp_path).context
    chart = CourseChart(context.theme, context.art)
    chart.show_course(
        (0.5, 1.0), [costs], lambda height, decimals: f"{100 * height:.{decimals}f}%", is_chance=True
    )
    low, high = chart.range
    assert low < 0
    assert high > 1 + sum(costs)
    assert chart.falls == len(costs)
    assert max(chart.heights_told()) == 1.0


def test_a_small_chance_fills_the_chart_and_its_heights_have_as_many_decimals(qtbot, tmp_path):
    context = a_window(qtbot, tmp_path).context
    chart = CourseChart(context.theme, context.art)
    chart.show_course(
        (0.005, 0.012, 0.0),
        [[], [0.002]],
        lambda height, decimals: f"{100 * height:.{decimals}f}",
        is_chance=True,
    )
    assert chart.range[1] < 0.02
    assert list(chart.heights_told().values()) == ["0.0", "0.5", "1.0"]


def test_the_end_of_a_game_leads_here_and_back(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna"))
    play_out(qtbot, window)
    qtbot.waitUntil(lambda: isinstance(window.page_stack.page, EndPage))
    click(window.page_stack.page, "Look back")
    page = window.page_stack.page
    assert isinstance(page, AlbumPage)
    luck = page.section.luck
    qtbot.waitUntil(lambda: luck.game_analysis is not None, timeout=PATIENCE)
    assert luck.game_analysis.is_over
    assert any(text.startswith("Anna: win chance went from 25.0% to ") for text in texts(page))
    click(page, "Back")
    assert isinstance(window.page_stack.page, EndPage)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off(qtbot, tmp_path, log, language):
    window = a_window(qtbot, tmp_path, language=language, **LARGE)
    look_back(qtbot, window, log)
    qtbot.waitUntil(lambda: cut_off(window.page_stack.page) == [])
