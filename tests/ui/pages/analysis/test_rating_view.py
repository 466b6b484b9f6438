"""Ratings in the statistics: of all at a game, of a person at all, reckoned from the logs that are kept."""

import pytest
from PySide6.QtWidgets import QComboBox

from cucu_desktop.analysis.kept_analyses import KeptAnalyses
from cucu_desktop.analysis.ratings import Ratings
from cucu_desktop.analysis.report import Analysed, GameAnalysis, Rating, Sitter
from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.ui.pages.analysis.analyst import Found
from cucu_desktop.ui.pages.analysis.rating_view import RatingView
from cucu_desktop.ui.play import saved_matches
from tests.ui.objects.controls import choose, click, named, shows_button, texts
from tests.ui.pages.album.test_you_section import write
from tests.ui.pages.analysed import analysed, bring
from tests.ui.windows import LARGE, PATIENCE, a_window, cut_off

ANNA = "nicola-0"


@pytest.fixture(scope="module")
def logs(tmp_path_factory):
    """What Nicola, who goes by rules of thumb, and Assunta have played."""
    folder = tmp_path_factory.mktemp("logs")
    logs = [folder / "first.cucu", folder / "second.cucu"]
    for seed, log in enumerate(logs, 3):
        # Neither is over by then: the window would move a match that is over from those that wait.
        analysed(log, "campli", 4, deals=9, seed=seed, bots=("nicola", "assunta"))
    return logs


def statistics(window, logs):
    """Open the page of a person who has played these matches."""
    write(window, [("campli", False, -5), ("cuckoo", True, 4)], ANNA)
    for folder, log in zip(("matches", "played"), logs, strict=True):
        bring(window, log, folder=folder)
    window.album.open_you()
    page = window.page_stack.page
    return page, page.findChild(RatingView)


def test_a_person_s_games_are_rated_and_at_one_game_everybody(qtbot, tmp_path, logs):
    window = a_window(qtbot, tmp_path, size=(1280, 800))
    page, view = statistics(window, logs)
    qtbot.waitUntil(lambda: view.is_done, timeout=PATIENCE)
    told = texts(view)
    assert "Cucù of Campli (in wins per 100 games)" in told
    assert not shows_button(view, "Stop")
    choose(named(page, QComboBox, "Game"), "campli")
    told = texts(view)
    assert [text for text in told if text.endswith(".") and text[:-1].isdigit()] == ["1.", "2.", "3."]
    assunta = f"Nonna Assunta, {page.section.wording.choices.level(3)}"
    assert told.index(assunta) < told.index(ANNA)
    assert any("compared with the best one, in wins per 100 games" in text for text in told)


def test_it_can_be_stopped(qtbot, tmp_path, logs):
    window = a_window(qtbot, tmp_path)
    _, view = statistics(window, logs)
    assert "Analysing your saved games." in texts(view)
    click(view, "Stop")
    assert view.is_done
    assert "Analysis stopped before the end." in texts(view)
    click(view, "Continue analysis")
    qtbot.waitUntil(lambda: view.is_done, timeout=PATIENCE)
    assert "Cucù of Campli (in wins per 100 games)" in texts(view)
    assert not shows_button(view, "Continue analysis")


def test_a_match_that_cannot_be_looked_at_is_counted_and_the_others_are_rated(qtbot, tmp_path, logs):
    window = a_window(qtbot, tmp_path)
    window.context.matches.mkdir(exist_ok=True)
    (window.context.matches / "odd.cucu").write_text("no log\n", "utf-8")
    _, view = statistics(window, logs)
    qtbot.waitUntil(lambda: view.is_done, timeout=PATIENCE)
    told = texts(view)
    assert "Cucù of Campli (in wins per 100 games)" in told
    assert any(text.endswith("1 game could not be analysed.") for text in told)


def test_without_a_game_that_is_over_matches_that_are_kept_are_rated(qtbot, tmp_path, logs):
    window = a_window(qtbot, tmp_path)
    window.context.prefer(name=ANNA)
    bring(window, *logs)
    window.album.open_you()
    view = window.page_stack.page.findChild(RatingView)
    qtbot.waitUntil(lambda: view.is_done, timeout=PATIENCE)
    assert view.isVisibleTo(window)
    assert "Cucù of Campli (in wins per 100 games)" in texts(view)


def test_each_game_is_counted_in_its_own_words(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    view = RatingView(window.context.theme, window.context.words_of, (), tmp_path)
    qtbot.addWidget(view)
    rating = Rating(10, 3.0, 2.0)
    sitters = (Sitter(ANNA, None),)
    for game in ("cambio", "kille"):
        view.ratings.add(GameAnalysis(game, 1, "coins", True, False, sitters, (), (), (), (rating,)))
    view.show_ratings(window.context.wording, ANNA, "")
    told = texts(view)
    assert any(text.endswith("(in chips)") for text in told)
    assert any(text.endswith("(in coins)") for text in told)


def test_many_matches_that_are_known_are_told_at_once(qtbot, tmp_path, logs):
    window = a_window(qtbot, tmp_path)
    _, view = statistics(window, logs)
    qtbot.waitUntil(lambda: view.is_done, timeout=PATIENCE)
    view.ratings, told = Ratings(), []
    view.changed.connect(lambda: told.append(1))
    (analysis, *_) = KeptAnalyses(saved_matches.analyses(window.context.matches)).find(
        window.context.matches / logs[0].name
    )
    for _ in range(50):
        view.analyst.found.emit(Found(Analysed(logs[0], (analysis,)), {}))
    assert told == []
    qtbot.waitUntil(lambda: told == [1])
    assert view.ratings.of(ANNA)["campli"].rating.decisions == 50 * analysis.ratings[0].decisions


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off(qtbot, tmp_path, logs, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language, **LARGE)
    page, view = statistics(window, logs)
    qtbot.waitUntil(lambda: view.is_done, timeout=PATIENCE)
    qtbot.waitUntil(lambda: cut_off(page) == [])
    games = page.section.findChildren(QComboBox)[1]
    choose(games, games.itemData(1))
    qtbot.waitUntil(lambda: cut_off(page) == [])
