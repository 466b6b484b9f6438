"""Pages that are built again: in another language or text size, and when another page leads back to them."""

from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QLineEdit,
    QListWidget,
)

from cucu_desktop.engine.actions import parse
from cucu_desktop.ui.pages.about_page import AboutPage
from cucu_desktop.ui.pages.album.album_page import AlbumPage
from cucu_desktop.ui.pages.inn.people_page import PeoplePage
from cucu_desktop.ui.pages.setup.who_page import WhoPage
from cucu_desktop.ui.widgets.fields import NameField
from cucu_desktop.ui.widgets.focus import contents
from tests.ui.every_page import PAGES
from tests.ui.objects.album import act
from tests.ui.objects.controls import button, click, texts, told_at_the_foot
from tests.ui.objects.setup_form import Company, SetupForm
from tests.ui.windows import a_window, play_out, short_plan


def sections(page):
    """Return the list of contents of the rules page."""
    return page.findChild(QListWidget)


def put(window, **preferences):
    window.settings.put(replace(window.settings.now, **preferences))


def again(window, **preferences):
    """Build the open page again, by a preference, and return it."""
    before = window.page_stack.page
    put(window, **(preferences or {"text": 125}))
    page = window.page_stack.page
    assert page is not before
    return page


def test_a_half_written_table_stays(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.lay_table("campli")
    form = SetupForm(window.page_stack.page)
    form.rename(1, "Somebody else")
    form.rules.table.button.click()
    form.deal.field.setText("482 91x")
    plan = form.plan
    form.slip.name.setFocus()
    form = SetupForm(again(window, language="it"))
    assert form.plan == plan
    assert window.focusWidget() is form.slip.name
    assert form.slip.name.text() == "Somebody else"
    assert form.deal.field.text() == "482 91x"
    form.add().name.setText("Zo")
    assert SetupForm(again(window, language="de")).slip.name.text() == "Zo"
    window.page_stack.page.turn_over(to_second=True)
    form = SetupForm(again(window, language="en"))
    assert form.page.shows_second
    assert form.deal.isVisible()


def test_half_written_names_and_letters_stay(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.open_settings()
    window.page_stack.page.findChild(NameField).setText("Ann")
    assert again(window).findChild(NameField).text() == "Ann"
    window.page_opener.open_keys()
    window.page_stack.page.findChild(QLineEdit).setText("7")
    page = again(window, language="de")
    assert page.findChild(QLineEdit).text() == "7"
    assert any(label.property("tone") == "call" for label in contents(page.head))


def test_who_joins_and_who_leaves_after_a_game_stays(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna"))
    play_out(qtbot, window)
    click(window.page_stack.page, "Change players")
    form = Company(window.page_stack.page)
    form.take_away(0)
    form.press("A bot")
    state = form.page.save_state()
    assert again(window, language="it").save_state() == state


@pytest.mark.parametrize("name", ["evening planned", "new season", "inn: score"])
def test_a_half_written_form_stays(qtbot, tmp_path, name):
    window = a_window(qtbot, tmp_path, paints=False)
    PAGES[name](window)
    page = window.page_stack.page
    if isinstance(page, WhoPage):
        Company(page).add()
    next(field for field in page.findChildren(NameField) if field.isVisible()).setText("Zoe")
    state = page.save_state()
    assert again(window, language="it").save_state() == state
    assert "Zoe" in [field.text() for field in window.page_stack.page.findChildren(QLineEdit)]


def test_an_evening_keeps_the_games_that_were_added(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    PAGES["evening planned"](window)
    page = window.page_stack.page
    page.turn_over(to_second=True)
    click(page, "Add a game")
    Company(page).take_away(1)
    plan = page.evening
    assert again(window, language="it").evening == plan


def test_an_answered_puzzle_stays_answered_and_leads_on(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    PAGES["puzzle of coch"](window)
    page = window.page_stack.page
    puzzle = page.puzzle
    page.table.view.answer([parse(puzzle.best) if isinstance(puzzle.best, str) else puzzle.best])
    page = again(window, language="it")
    assert page.puzzle == puzzle
    assert page.table.is_answered
    assert any(text.startswith("Sì") for text in texts(page))
    assert window.focusWidget() is button(page, "Prossimo rompicapo")
    window.focusWidget().click()
    assert page.puzzle != puzzle


def test_an_answered_puzzle_has_the_focus_on_its_next_button(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    PAGES["puzzle of coch"](window)
    page = window.page_stack.page
    page.table.view.answer([page.puzzle.best])
    page.next.clearFocus()
    page = again(window)
    assert window.focusWidget() is page.next


def test_a_day_that_was_chosen_stays_chosen(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.inn.go_to("daily")
    calendar = window.page_stack.page.section.calendar
    calendar.choose(calendar.day - timedelta(days=40))
    day = calendar.day
    assert again(window, language="it").section.calendar.day == day


def test_a_deal_of_the_collection_and_a_section_of_the_rules_stay(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.album.open_famous()
    rows = window.page_stack.page.rows
    rows.choose(rows.rows[3].key)
    entry = window.page_stack.page.section.entry
    assert again(window, language="it").section.entry == entry
    window.page_opener.open_rules("inn")
    before = window.page_stack.page
    row, size = sections(before).currentRow(), before.text.document().defaultFont().pixelSize()
    page = again(window, language="de")
    assert sections(page).currentRow() == row
    assert page.text.section_read(row) == row
    page = again(window, text=150, language="it")
    assert page.text.titles()[3] == "Alla Taverna"
    assert sections(page).currentRow() == row
    assert page.text.section_read(row) == row
    assert page.text.document().defaultFont().pixelSize() > size


def test_a_question_before_something_is_deleted_stays(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    PAGES["album: you"](window)
    act(window.page_stack.page, "Reset…")
    page = again(window, language="it")
    assert told_at_the_foot(page)
    assert window.focusWidget() is button(page, "Annulla")
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert window.page_stack.page is page
    assert not told_at_the_foot(page)


def test_a_replay_leads_back_to_the_page_it_was_opened_from(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    PAGES["people"](window)
    PAGES["album: games"](window)
    (log,) = (window.context.matches.parent / "played").glob("*.cucu")
    window.past.open(log)
    assert window.page_stack.page is None
    window.page_opener.open_settings()
    window.page_stack.page.closed.emit()
    assert window.past.replay is not None
    window.leave()
    assert isinstance(window.page_stack.page, AlbumPage)
    window.page_stack.page.closed.emit()
    assert type(window.page_stack.page) is PeoplePage
    window.page_stack.page.closed.emit()
    assert window.page_stack.page is None


def test_a_page_that_ends_a_game_is_left_by_its_own_ways_only(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.page_opener.open_settings()
    window.page_stack.push(lambda: AboutPage(window.context.theme), stays=True)
    window.page_stack.back()
    assert isinstance(window.page_stack.page, AboutPage)
    window.page_opener.open_keys()
    window.page_stack.back()
    assert isinstance(window.page_stack.page, AboutPage)
    window.page_stack.close_pages()
    assert window.page_stack.page is None


@pytest.mark.parametrize("page", ["people", "famous deals"])
def test_a_notice_covers_no_button_of_a_page(qtbot, tmp_path, page):
    window = a_window(qtbot, tmp_path, paints=False, size=(1280, 800))
    PAGES[page](window)
    qtbot.wait(20)
    window.page_stack.notify(lambda: "This computer is not in a private network, so phones cannot join.")
    (notice,) = window.page_stack.notices
    covered = [
        button
        for button in window.page_stack.page.findChildren(QAbstractButton)
        if button.isVisible()
        and notice.geometry().intersects(QRect(button.mapTo(window.page_stack, QPoint(0, 0)), button.size()))
    ]
    assert covered == []
