"""One's result beside those of others with the same cards."""

from pathlib import Path

import pytest

from cucu_desktop.match.match import Player
from cucu_desktop.match.playback.duplicate import BEST, Duplicate
from cucu_desktop.ui.pages.duplicate.duplicate_page import DuplicatePage, PlayedDeal
from tests.ui.objects.controls import texts
from tests.ui.windows import a_window, press

PLAYERS = (Player("Anna", "you-1"), *(Player(f"P{seat}", "bruna", "bruna") for seat in range(1, 6)))


@pytest.fixture
def open_page(qtbot, tmp_path, monkeypatch):
    """Open a page without processes: the test gives the results."""
    monkeypatch.setattr(
        "cucu_desktop.ui.pages.analysis.analyst.Analyst.compare", lambda *_: None, raising=True
    )

    def opened(before=None, **how):
        window = a_window(qtbot, tmp_path, **how)
        played = PlayedDeal(Path("a.cucu"), 0, 0, PLAYERS, (-1, 0, 0, -1, 0, 0))
        page = DuplicatePage(window.context.theme, window.context.words_of("campli"), played, before)
        window.page_stack.push(lambda: page)
        return page

    return opened


def test_who_still_plays_stands_below_who_is_done(open_page):
    page = open_page()
    assert page.rows[0] == ("Anna", "\N{MINUS SIGN}1 token")
    assert [told for _, told in page.rows[1:]] == ["playing…"] * len(BEST)
    page.take(Duplicate(BEST[0], (0, 0, 0, 0, 0, 0)))
    page.take(Duplicate(BEST[1], (-2, 0, 0, 0, 0, 0)))
    assert page.rows[:3] == [
        ("Nonna Assunta", "nothing lost"),
        ("Anna", "\N{MINUS SIGN}1 token"),
        ("Filomena", "\N{MINUS SIGN}2 tokens"),
    ]


def test_the_first_time_stands_beside_it(open_page):
    page = open_page(before=("Bruna", 0))
    assert page.rows[:2] == [("Bruna", "nothing lost"), ("Anna", "\N{MINUS SIGN}1 token")]


def test_where_nobody_can_play_it_that_is_told(open_page):
    page = open_page()
    page.fail()
    assert page.rows == [("Anna", "\N{MINUS SIGN}1 token")]
    assert "No other bot can play this deal." in texts(page)


def test_a_seat_is_chosen_to_play_it_oneself(qtbot, open_page):
    page = open_page()
    with qtbot.waitSignal(page.again) as heard:
        press(qtbot, page.seats[3])
    assert heard.args == [3]
