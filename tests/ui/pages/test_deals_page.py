"""Numbered deals in the window: told when they are over, copied, typed in, and played again."""

import re
from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from cucu_desktop.engine.events import DealBegan
from cucu_desktop.match.deal_numbers import written
from cucu_desktop.match.log import read_log
from cucu_desktop.match.records.store import Store
from cucu_desktop.ui.pages.deals_page import DealsPage
from cucu_desktop.ui.pages.game_over_page import GameOverPage
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.pages.setup.setup_page import SetupPage
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.scene.scene_dump import dump_of
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.theme import Theme
from tests.match.test_undo import as_of
from tests.ui.objects.controls import button, click, scrolled, texts, told_at_the_foot
from tests.ui.objects.setup_form import SetupForm
from tests.ui.windows import (
    LARGE,
    a_window,
    cut_off,
    first,
    match_of,
    nameless,
    play_out,
    short_plan,
    wait_for,
    words_of,
)


def play_deals(qtbot, window, deals: int) -> None:
    """Play until this number of deals is over."""
    while len(window.playing.session.match_view.finished_deals) < deals:
        wait_for(qtbot, window, Stage.ANSWER)
        session = window.playing.session
        session.act(first(session.question.decision.options[0]))


def shuffles_in(log) -> list[str]:
    """How the cards lay in each deal of a match."""
    return [line["shuffle"] for line in read_log(log) if "shuffle" in line]


def empty_form(qtbot, plan) -> SetupForm:
    page = SetupPage(Theme(), Wording("en"), plan)
    qtbot.addWidget(page)
    page.fit_into(QRect(0, 0, 1280, 800))
    return SetupForm(page)


def sheet_of(window) -> DealsPage:
    window.menus.deals.trigger()
    assert isinstance(window.page_stack.page, DealsPage)
    return window.page_stack.page


@pytest.fixture
def window(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=3, tokens=3))
    wait_for(qtbot, window, Stage.ANSWER)
    return window


def test_a_deal_from_the_rest_of_a_pack_has_no_number_to_type_in_but_is_played_again(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    plan = seating.usual("cambio", "Anna", seats=4)
    window.play(replace(plan, options=replace(plan.options, talk=False), drawn=False))
    play_deals(qtbot, window, 2)
    deals = match_of(window.playing.session).finished_deals
    assert [deal.is_rest for deal in deals[:2]] == [False, True]
    before = shuffles_in(window.playing.log)
    page = sheet_of(window)
    assert "from the rest of the pack" in " ".join(texts(page))
    assert "only the first of them has a number" in " ".join(texts(page))
    assert button(page, "Deal 1: copy the number").isEnabled()
    assert not button(page, "Deal 2: copy the number").isEnabled()
    assert written(deals[1].number) not in " ".join(texts(page))
    click(page, "Deal 2: play again")
    wait_for(qtbot, window, Stage.ANSWER)
    assert shuffles_in(window.playing.log)[:2] == before[:2]


def test_the_deal_in_play_has_to_wait_for_its_number(qtbot, window):
    before = " ".join(words_of(sheet_of(window)))
    assert "No deal of this game is over yet." in before
    window.page_stack.page.closed.emit()
    play_deals(qtbot, window, 1)
    wait_for(qtbot, window, Stage.ANSWER)
    between, over = (
        " ".join(words_of(sheet_of(window))),
        len(window.playing.session.match_view.finished_deals),
    )
    window.page_stack.page.closed.emit()
    play_deals(qtbot, window, over + 1)
    numbers = [deal.number for deal in window.playing.session.match_view.finished_deals]
    assert written(numbers[0]) not in before
    assert str(numbers[0]) not in before
    assert all(written(number) in between for number in numbers[:over])
    assert written(numbers[over]) not in between


def test_a_number_is_copied_and_can_be_typed_in(qtbot, window):
    play_deals(qtbot, window, 1)
    wait_for(qtbot, window, Stage.ANSWER)
    deal = window.playing.session.match_view.finished_deals[-1]
    number = deal.number
    sheet = sheet_of(window)
    click(sheet, f"Deal {deal.ordinal}: copy the number")
    assert int(QGuiApplication.clipboard().text()) == number
    assert written(number) in told_at_the_foot(sheet)
    shuffle = shuffles_in(window.playing.log)[deal.ordinal - 1]

    plan = short_plan("Anna", bots=3, tokens=3)
    table = empty_form(qtbot, plan)
    table.deal.field.setText(written(number))
    assert table.plan.deal == number
    with qtbot.waitSignal(table.page.begun) as begun:
        table.begin()
    window.play(begun.args[0])
    wait_for(qtbot, window, Stage.ANSWER)
    assert shuffles_in(window.playing.log)[0] == shuffle


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("seven", "A deal number contains digits only, such as 482 913 074."),
        ("1234567890", "A deal number has at most nine digits."),
    ],
)
def test_nonsense_is_told_where_it_stands_and_nobody_sits_down(qtbot, typed, told):
    table = empty_form(qtbot, short_plan("Anna", bots=3))
    table.page.show()
    begun = []
    table.page.begun.connect(begun.append)
    table.deal.field.setText(typed)
    table.begin()
    assert not begun
    assert table.fault == told
    assert table.deal.field.toolTip() == told
    assert table.deal.field.property("invalid")
    table.deal.field.setText("  ")
    assert not table.fault
    table.begin()
    assert begun[0].deal is None


def test_a_deal_is_played_again_and_the_match_in_play_waits(qtbot, window):
    play_deals(qtbot, window, 2)
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    log, deal = window.playing.log, session.match_view.finished_deals[-1]
    before = log.read_bytes()
    there = as_of(match_of(session), deal.line + 1)
    sheet = sheet_of(window)
    click(sheet, f"Deal {deal.ordinal}: play again")
    assert window.playing.log != log
    assert window.playing.session.match_view.players == session.match_view.players
    again = match_of(window.playing.session)
    assert again.observation(0).deals == deal.ordinal
    wait_for(qtbot, window, Stage.ANSWER)
    assert again.feed(0)[: there.length] == there.feed(0)
    assert log.read_bytes() == before
    window.resume(log)
    assert window.playing.log == log


def test_what_is_played_by_its_number_is_no_result(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    plan = short_plan("Anna", bots=2)
    window.play(plan)
    play_out(qtbot, window)
    results = saved_matches.results(window.context.matches)
    assert Store(results).statistics("Anna").games == 1
    sheet = window.page_stack.page
    assert isinstance(sheet, GameOverPage)
    click(sheet, "Play a deal again")
    deals = window.page_stack.page
    assert isinstance(deals, DealsPage)
    click(deals, "Deal 1: play again")
    play_out(qtbot, window)
    assert Store(results).statistics("Anna").games == 1
    window.leave()
    assert not list(window.context.matches.glob("*.cucu")), "it is put away as any that is over"


def test_from_the_end_of_a_game_one_comes_back_to_it(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna", bots=2))
    play_out(qtbot, window)
    click(window.page_stack.page, "Play a deal again")
    told = [text for text in texts(window.page_stack.page) if re.fullmatch(r"Deal \d+", text)]
    assert len(told) == window.playing.session.observation.deals
    window.page_stack.page.closed.emit()
    assert isinstance(window.page_stack.page, GameOverPage)


@pytest.mark.parametrize("language", ["it", "de", "en"])
def test_the_sheet_can_be_read_in_a_small_window_with_large_letters(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, paints=False, language=language, **LARGE)
    window.play(short_plan("Anna", bots=3, tokens=3))
    wait_for(qtbot, window, Stage.ANSWER)
    play_deals(qtbot, window, 3)
    sheet = sheet_of(window)
    qtbot.wait(20)
    assert cut_off(sheet) == []
    assert nameless(sheet) == []


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("size", [(640, 400), (853, 533), (1280, 800)])
def test_all_buttons_of_a_deal_stand_within_the_sheet(qtbot, tmp_path, size, text):
    window = a_window(qtbot, tmp_path, paints=False, size=size, language="it", text=text)
    window.play(short_plan("Anna", bots=2, tokens=3))
    play_deals(qtbot, window, 1)
    sheet = sheet_of(window)
    seen = scrolled(sheet).viewport()
    for name in ("Rivedi la mano", "Copia", "Rigioca", "Confronta"):
        place = button(sheet, name)
        right = place.mapTo(seen, place.rect().topRight()).x()
        assert right < seen.width(), name


@pytest.mark.parametrize("language", ["it", "de", "en"])
def test_all_buttons_of_a_deal_stand_in_one_row_in_a_large_window(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, size=(1920, 1080), language=language)
    window.play(short_plan("Anna", bots=2, tokens=3))
    play_deals(qtbot, window, 1)
    sheet = sheet_of(window)
    qtbot.wait(10)
    inside = scrolled(sheet).widget()
    heights = [each.y() for each in inside.findChildren(QPushButton) if each.isVisibleTo(inside)]
    assert len(heights) >= 4
    assert len(set(heights)) == len(heights) // 4


def test_the_deal_is_dealt_before_ones_eyes_again(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna", bots=3, tokens=3))
    play_deals(qtbot, window, 1)
    wait_for(qtbot, window, Stage.ANSWER)
    deal = window.playing.session.match_view.finished_deals[-1]
    sheet = sheet_of(window)
    seen = []
    sheet.again.emit(deal)
    window.playing.seen.news.connect(seen.extend)
    wait_for(qtbot, window, Stage.ANSWER)
    assert isinstance(seen[0], DealBegan)
    assert seen[0].number == deal.ordinal
    assert window.playing.view.table.dump() == dump_of(window.playing.session.observation)
