"""Escape leads one step back: to the page from which a page was opened, and to the control that opened it."""

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.ui.pages.evening.plan_page import PlanPage
from cucu_desktop.ui.pages.evening.tonight_page import TonightPage
from cucu_desktop.ui.pages.everything_page import EverythingPage
from cucu_desktop.ui.pages.games_page import GamesPage
from cucu_desktop.ui.pages.keys_page import KeysPage
from cucu_desktop.ui.pages.rules_page import RulesPage
from cucu_desktop.ui.pages.score.score_page import ScorePage
from cucu_desktop.ui.pages.settings_page import SettingsPage
from cucu_desktop.ui.pages.setup.setup_page import SetupPage
from tests.ui.every_page import FEATURES
from tests.ui.windows import a_window, page_of, press


@pytest.fixture
def window(qtbot, tmp_path):
    return a_window(qtbot, tmp_path, paints=False)


def back(qtbot, window):
    """Press Escape, and return the page that is open then."""
    before = window.page_stack.page
    qtbot.keyClick(before, Qt.Key.Key_Escape)
    qtbot.waitUntil(
        lambda: window.page_stack.page is not before
    )  # a button with this key is seen to be pressed
    return window.page_stack.page


def open_six_pages(window):
    for name in ("settings", "rules", "keys", "about", "statistics", "collection"):
        window.menus.actions[name].trigger()


@pytest.mark.parametrize("name", FEATURES)
def test_what_is_opened_from_everything_leads_back_to_it(qtbot, window, name):
    window.menus.actions["everything"].trigger()
    window.page_stack.page.chosen.emit(name)
    assert type(window.page_stack.page) is not EverythingPage
    assert type(back(qtbot, window)) is EverythingPage
    assert back(qtbot, window) is None


def test_an_evening_leads_back_step_by_step(qtbot, window):
    window.menus.actions["everything"].trigger()
    window.page_stack.page.chosen.emit("evening")
    window.evenings.tonight.lay_out()
    assert isinstance(window.page_stack.page, PlanPage)
    assert isinstance(back(qtbot, window), TonightPage)
    press(qtbot, window.page_stack.page.section.who)
    assert isinstance(back(qtbot, window), TonightPage)
    assert type(back(qtbot, window)) is EverythingPage
    assert back(qtbot, window) is None
    qtbot.waitUntil(lambda: window.focusWidget() is page_of(window).buttons["play"])


def test_the_rules_of_a_table_lead_back_to_it_as_it_was_and_it_to_the_games(qtbot, window):
    window.page_opener.choose_game()
    window.page_stack.page.tiles["kille"].click()
    window.page_stack.page.lay.setFocus()
    press(qtbot, window.page_stack.page.lay)
    plan = window.page_stack.page.plan
    window.page_opener.open_rules()
    assert isinstance(window.page_stack.page, RulesPage)
    setup = back(qtbot, window)
    assert isinstance(setup, SetupPage)
    assert setup.plan == plan
    games = back(qtbot, window)
    assert isinstance(games, GamesPage)
    assert window.focusWidget() is games.lay
    assert games.game == "kille"
    assert back(qtbot, window) is None


def test_the_keys_lead_back_to_where_they_were_opened(qtbot, window):
    window.menus.actions["keys"].trigger()
    assert isinstance(window.page_stack.page, KeysPage)
    assert back(qtbot, window) is None
    window.menus.actions["settings"].trigger()
    window.menus.actions["keys"].trigger()
    assert isinstance(back(qtbot, window), SettingsPage)
    assert back(qtbot, window) is None


def test_pages_that_were_left_for_a_game_do_not_come_back(qtbot, window):
    window.menus.actions["everything"].trigger()
    window.page_opener.choose_game()
    window.page_opener.play_now()
    assert window.page_stack.page is None
    window.menus.actions["settings"].trigger()
    assert back(qtbot, window) is None


def test_pages_opened_by_menus_over_each_other_lead_back_in_four_steps(qtbot, window):
    window.menus.actions["everything"].trigger()
    first = type(window.page_stack.page)
    open_six_pages(window)
    for _ in range(4):
        window.page_stack.back()
    assert isinstance(window.page_stack.page, first)


def test_a_page_with_something_entered_is_not_dropped(qtbot, window):
    window.menus.actions["everything"].trigger()
    window.inn.go_to("score")
    window.page_stack.page.setup.names[0].setText("Anna")
    open_six_pages(window)
    while not isinstance(window.page_stack.page, ScorePage):
        window.page_stack.back()
    assert window.page_stack.page.setup.names[0].text() == "Anna"


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("name", ["score", "club"])
def test_what_a_page_has_locked_is_released_when_all_are_closed(qtbot, window, name, over):
    window.inn.go_to(name)
    controller = {"score": window.inn.score, "club": window.inn.club}[name]
    if over:
        window.menus.actions["settings"].trigger()
        assert controller._page is not None
    window.page_stack.close_pages()
    assert controller._page is None
    assert controller._lock is None
