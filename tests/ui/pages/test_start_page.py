"""The start page: two offers at first, later offers to continue, and doors that open."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel

from cucu_desktop.match.daily.diary import Diary
from cucu_desktop.match.daily.programme import deals_of
from cucu_desktop.match.evening import evening_store as store
from cucu_desktop.match.score.kept_score import KeptScore, new_path
from cucu_desktop.ui.pages.album.album_page import AlbumPage
from cucu_desktop.ui.pages.daily.today_page import TodayPage
from cucu_desktop.ui.pages.evening.tonight_page import TonightPage
from cucu_desktop.ui.pages.score.score_page import ScorePage
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.window.doors import reached
from cucu_desktop.ui.window.inn import what_waits
from tests.match.daily.days import EXCHANGE, begin, play_first
from tests.ui.seasons import a_season
from tests.ui.windows import a_window, page_of, play_out, press, short_plan, wait_for, words_of


def offered(window):
    """What is offered, in its order, with what a screen reader says of it."""
    page = page_of(window)
    return {name: button.accessibleName() for name, button in page.buttons.items() if button.isVisible()}


@pytest.fixture
def day(monkeypatch):
    """A day of which the tests know the deals."""
    monkeypatch.setattr(what_waits, "today", lambda: EXCHANGE.day)
    return EXCHANGE.day


def diary_in(folder):
    """The diary of the window that is opened on this folder."""
    return Diary(saved_matches.daily(folder / "matches"))


def edge(window):
    return [name for name, button in page_of(window).edge.items() if button.isVisible()]


def test_the_first_start_offers_a_game_and_its_lesson(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    assert list(offered(window)) == ["play", "show"]
    assert edge(window) == ["choose", "people"]
    page = page_of(window)
    assert all(choice.isVisible() for choice in page.languages.values())
    assert window.focusWidget() is page.buttons["play"]
    assert page.buttons["play"].height() > 1.1 * page.buttons["show"].height()


def test_a_finished_game_opens_doors_which_stay_open_and_have_a_star_until_used(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=2))
    play_out(qtbot, window)
    window.leave()
    page = page_of(window)
    assert edge(window) == ["choose", "people", "album"]
    assert not any(choice.isVisible() for choice in page.languages.values())
    assert list(offered(window)) == ["again", "daily"]
    assert page.edge["album"].accessibleName() == "Album ★"
    press(qtbot, page.edge["album"])
    assert isinstance(window.page_stack.page, AlbumPage)
    (tmp_path / "results.sqlite").unlink(missing_ok=True)
    again = a_window(qtbot, tmp_path)
    assert edge(again) == ["choose", "people", "album"]
    assert page_of(again).edge["album"].accessibleName() == "Album"


@pytest.mark.parametrize(
    ("games", "lessons", "doors"),
    [
        ((), (), set()),
        ((), ("campli",), {"today"}),
        ((("2026-03-01T20:00", "campli"),), (), {"album", "today"}),
        ([(f"2026-03-01T2{hour}:00", "kille") for hour in range(4)], (), {"album", "today"}),
        ([(f"2026-03-01T2{hour}:00", "kille") for hour in range(5)], (), {"album", "today", "tonight"}),
        ([(f"2026-03-0{day}T20:00", "kille") for day in (1, 2)], (), {"album", "today", "tonight"}),
    ],
)
def test_doors_open_by_finished_games_and_days(games, lessons, doors):
    assert reached(games, lessons) == doors


def test_doors_open_by_a_second_unfinished_match_by_an_evening_and_by_a_season():
    assert reached((), (), left=1) == set()
    assert reached((), (), left=2) == {"album"}
    assert reached((), (), evening=True) == {"another"}
    assert reached((), (), season=True) == {"workshop"}


def test_all_doors_are_open_for_those_who_played_before_there_were_doors(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=2))
    play_out(qtbot, window)
    window.leave()
    window.settings.change(doors=())
    assert "tonight" in offered(a_window(qtbot, tmp_path))


NEW = {"en": "New here?", "de": "Neu hier?", "it": "Prima volta?"}


@pytest.mark.parametrize("language", NEW)
def test_those_who_are_new_here_see_that_the_lesson_is_for_them(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language)
    assert NEW[language] in offered(window)["show"]
    assert "Campli" in offered(window)["show"]
    window.guided.show_me("campli")
    window.leave()
    assert "show" not in offered(window)


def test_those_who_have_played_are_not_offered_the_lesson(qtbot, tmp_path):
    a_season(tmp_path, 0, elsewhere=0)
    assert "show" not in offered(a_window(qtbot, tmp_path))


@pytest.mark.parametrize(
    ("first", "told"),
    [
        ("Anna", "evening 3 of 6, you lead by 4"),
        ("Berardo", "evening 3 of 6, Berardo leads by 4"),
    ],
)
def test_a_season_calls_back_with_its_evening_and_who_leads(qtbot, tmp_path, first, told):
    a_season(tmp_path, 2, elsewhere=0, first=first)
    window = a_window(qtbot, tmp_path)
    assert offered(window)["tonight"] == f"Tonight: {told}"
    press(qtbot, page_of(window).buttons["tonight"])
    assert isinstance(window.page_stack.page, TonightPage)


def test_a_season_before_its_first_evening_names_nobody_and_one_that_is_over_does_not_call(qtbot, tmp_path):
    a_season(tmp_path / "new", 0, elsewhere=0)
    assert offered(a_window(qtbot, tmp_path / "new"))["tonight"] == "Tonight: evening 1 of 6"
    a_season(tmp_path / "over", 6, elsewhere=0)
    assert "tonight" not in offered(a_window(qtbot, tmp_path / "over"))


def test_a_match_left_in_an_evening_of_the_season_tells_so_and_the_season_is_not_offered_twice(
    qtbot, tmp_path
):
    season = a_season(tmp_path, 1, elsewhere=0)
    window = a_window(qtbot, tmp_path)
    window.evenings.begin(season.evening_plan(1))
    wait_for(qtbot, window, Stage.ANSWER)
    window.leave()
    assert offered(window)["resume"] == "Continue: The season: evening 2 of 6, you lead by 2"
    assert "tonight" not in offered(window)
    assert next(store.waiting(tmp_path / "matches")).match is not None


def test_the_deals_of_today_call_back_until_all_are_over(qtbot, tmp_path, day):
    diary = diary_in(tmp_path)
    assert "daily" not in offered(a_window(qtbot, tmp_path)), "nobody has played here yet"
    deals = deals_of(day)
    assert len(deals) == what_waits.A_DAY
    for done, deal in enumerate(deals, 1):
        play_first(diary, deal, day)
        window = a_window(qtbot, tmp_path, doors=("front", "today"), used_doors=("today",))
        if done < what_waits.A_DAY:
            assert offered(window)["daily"] == f"Today: {done} of 3 deals played"
            press(qtbot, page_of(window).buttons["daily"])
            assert isinstance(window.page_stack.page, TodayPage)
        else:
            assert "daily" not in offered(window)


def test_the_last_company_sits_down_again(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    plan = short_plan("Anna", bots=2)
    window.play(plan)
    play_out(qtbot, window)
    window.leave()
    assert "again" in offered(window)
    assert "play" not in offered(window)
    assert "Cucù" in offered(window)["again"]
    press(qtbot, page_of(window).buttons["again"])
    wait_for(qtbot, window, Stage.ANSWER)
    setup = window.playing.session.match_view.setup
    assert {player.name for player in setup.players} == {player.name for player in plan.players}
    assert setup.options == plan.options
    window.leave()
    assert "again" not in offered(window), "the same table waits already"
    assert "resume" in offered(window)


def test_no_more_than_three_things_are_offered_and_all_can_be_read(qtbot, tmp_path, day):
    a_season(tmp_path, 1, elsewhere=0)
    begin(diary_in(tmp_path), EXCHANGE, day).close()
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=2))
    play_out(qtbot, window)
    window.leave()
    window.page_opener.play_now()
    wait_for(qtbot, window, Stage.ANSWER)
    window.leave()
    assert list(offered(window)) == ["resume", "daily", "tonight"]
    assert "Cucù" in " ".join(words_of(page_of(window)))


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_first_page_does_not_speak_of_bots(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language)
    texts = [label.text() for label in page_of(window).findChildren(QLabel)]
    texts += [
        f"{each.text()} {each.accessibleName()}" for each in page_of(window).findChildren(QAbstractButton)
    ]
    assert any("omputer" in text for text in texts)
    assert not any("bot" in text.casefold() for text in texts)


def test_a_running_score_of_real_cards_is_offered_first(qtbot, tmp_path):
    seats = [{"name": name, "coins": 60} for name in ("Anna", "Bea", "Carla")]
    game = {"game": "campli", "options": {"tokens": 1}, "stake": 5, "seats": seats}
    KeptScore.begin(game, new_path(tmp_path / "matches")).close()
    window = a_window(qtbot, tmp_path)
    assert next(iter(offered(window))) == "score"
    assert "play" not in offered(window)
    press(qtbot, page_of(window).buttons["score"])
    assert isinstance(window.page_stack.page, ScorePage)
    assert window.page_stack.page.is_counting
