"""Escape leads one step back: to the page from which a page was opened, and to the control that opened it."""

import pytest
from PySide6.QtCore import Qt

from cucu_desktop.ui.pages.evening.plan_page import PlanPage
from cucu_desktop.ui.pages.evening.proposals_page import ProposalsPage
from cucu_desktop.ui.pages.games_page import GamesPage
from cucu_desktop.ui.pages.inn.inn_page import InnPage
from cucu_desktop.ui.pages.keys_page import KeysPage
from cucu_desktop.ui.pages.rules_page import RulesPage
from cucu_desktop.ui.pages.settings_page import SettingsPage
from cucu_desktop.ui.pages.setup.setup_page import SetupPage
from cucu_desktop.ui.window.inn.rows import ROWS
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


@pytest.mark.parametrize("name", [row.id for row in ROWS])
def test_what_is_opened_at_the_inn_leads_back_to_it(qtbot, window, name):
    press(qtbot, page_of(window).inn)
    page = window.page_stack.page
    page.slips[name].setFocus()
    qtbot.keyClick(page.slips[name], Qt.Key.Key_Return)
    assert type(window.page_stack.page) is not InnPage
    again = back(qtbot, window)
    assert type(again) is InnPage
    assert window.focusWidget() is again.slips[name]
    assert back(qtbot, window) is None


def test_an_evening_leads_back_step_by_step(qtbot, window):
    window.inn.open()
    press(qtbot, window.page_stack.page.slips["evening"])
    window.evenings.lay_out("")
    assert isinstance(window.page_stack.page, PlanPage)
    assert isinstance(back(qtbot, window), ProposalsPage)
    assert type(back(qtbot, window)) is InnPage
    assert back(qtbot, window) is None
    qtbot.waitUntil(lambda: window.focusWidget() is page_of(window).buttons["play"])


def test_the_season_leads_back_to_the_page_it_was_opened_from(qtbot, window):
    window.evenings.choose()
    press(qtbot, window.page_stack.page.slips["season"])
    assert isinstance(back(qtbot, window), ProposalsPage)
    assert back(qtbot, window) is None
    window.evenings.seasons.open()
    assert back(qtbot, window) is None


def test_the_rules_of_a_table_lead_back_to_it_as_it_was_and_it_to_the_games(qtbot, window):
    window.page_opener.choose_game()
    tile = window.page_stack.page.tiles["kille"]
    tile.lay.setFocus()
    press(qtbot, tile.lay)
    plan = window.page_stack.page.plan
    window.page_opener.open_rules()
    assert isinstance(window.page_stack.page, RulesPage)
    setup = back(qtbot, window)
    assert isinstance(setup, SetupPage)
    assert setup.plan == plan
    games = back(qtbot, window)
    assert isinstance(games, GamesPage)
    assert window.focusWidget() is games.tiles["kille"].lay
    assert back(qtbot, window) is None


def test_the_keys_lead_back_to_where_they_were_opened(qtbot, window):
    window.menus.keys.trigger()
    assert isinstance(window.page_stack.page, KeysPage)
    assert back(qtbot, window) is None
    window.menus.settings.trigger()
    window.menus.keys.trigger()
    assert isinstance(back(qtbot, window), SettingsPage)
    assert back(qtbot, window) is None


def test_pages_that_were_left_for_a_game_do_not_come_back(qtbot, window):
    window.inn.open()
    window.page_opener.choose_game()
    window.page_opener.play_now()
    assert window.page_stack.page is None
    window.menus.settings.trigger()
    assert back(qtbot, window) is None
