"""Numbered deals in the window: told when they are over, copied, typed in, and played again."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication

from cucu_desktop.engine.events import DealBegan
from cucu_desktop.match.deal_numbers import written
from cucu_desktop.match.log import read_log
from cucu_desktop.match.records.store import Store
from cucu_desktop.ui.pages.end_page import EndPage
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.pages.setup.setup_page import SetupPage
from cucu_desktop.ui.play import saved_matches
from cucu_desktop.ui.play.session_state import Stage
from cucu_desktop.ui.scene.scene_dump import dump_of
from cucu_desktop.ui.text.wording import Wording
from cucu_desktop.ui.widgets.settings_file import Settings
from cucu_desktop.ui.widgets.theme import Theme
from tests.match.test_undo import as_of
from tests.ui.objects.album import act, acts, choose_deal, open_deals
from tests.ui.objects.controls import click, told_at_the_foot
from tests.ui.objects.setup_form import SetupForm
from tests.ui.windows import (
    a_window,
    first,
    match_of,
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


def empty_form(qtbot, tmp_path, plan) -> SetupForm:
    page = SetupPage(Theme(), Wording("en"), plan, Settings(tmp_path / "settings.ini", ["en"]))
    qtbot.addWidget(page)
    page.fit_into(QRect(0, 0, 1280, 800))
    return SetupForm(page)


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
    assert [deal.has_own_cards for deal in deals[:2]] == [False, True]
    before = shuffles_in(window.playing.log)
    page = open_deals(window)
    assert "no number" in words_of(page)
    choose_deal(page, 1)
    assert "Copy number" in acts(page)
    choose_deal(page, 2)
    assert "Copy number" not in acts(page)
    assert written(deals[1].number) not in " ".join(words_of(page))
    act(page, "Play deal 2")
    wait_for(qtbot, window, Stage.ANSWER)
    assert shuffles_in(window.playing.log)[:2] == before[:2]


def test_the_deal_in_play_has_to_wait_for_its_number(qtbot, window):
    before = " ".join(words_of(open_deals(window)))
    assert "No deal of this game is over yet." in before
    window.page_stack.page.closed.emit()
    play_deals(qtbot, window, 1)
    wait_for(qtbot, window, Stage.ANSWER)
    between, over = (
        " ".join(words_of(open_deals(window))),
        len(window.playing.session.match_view.finished_deals),
    )
    window.page_stack.page.closed.emit()
    play_deals(qtbot, window, over + 1)
    numbers = [deal.number for deal in window.playing.session.match_view.finished_deals]
    assert written(numbers[0]) not in before
    assert str(numbers[0]) not in before
    assert all(written(number) in between for number in numbers[:over])
    assert written(numbers[over]) not in between


def test_a_number_is_copied_and_can_be_typed_in(qtbot, tmp_path, window):
    play_deals(qtbot, window, 1)
    wait_for(qtbot, window, Stage.ANSWER)
    deal = window.playing.session.match_view.finished_deals[-1]
    number = deal.number
    sheet = open_deals(window)
    choose_deal(sheet, deal.ordinal)
    act(sheet, "Copy number")
    assert int(QGuiApplication.clipboard().text()) == number
    assert written(number) in told_at_the_foot(sheet)
    shuffle = shuffles_in(window.playing.log)[deal.ordinal - 1]

    plan = short_plan("Anna", bots=3, tokens=3)
    table = empty_form(qtbot, tmp_path, plan)
    table.deal.field.setText(written(number))
    assert table.plan.deal == number
    with qtbot.waitSignal(table.page.begun) as begun:
        table.begin()
    window.play(begun.args[0])
    wait_for(qtbot, window, Stage.ANSWER)
    assert shuffles_in(window.playing.log)[0] == shuffle


def test_a_deal_is_played_again_and_the_match_in_play_waits(qtbot, window):
    play_deals(qtbot, window, 2)
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    log, deal = window.playing.log, session.match_view.finished_deals[-1]
    before = log.read_bytes()
    there = as_of(match_of(session), deal.line + 1)
    sheet = open_deals(window)
    choose_deal(sheet, deal.ordinal)
    act(sheet, f"Play deal {deal.ordinal}")
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
    assert isinstance(sheet, EndPage)
    click(sheet, "Look back")
    page = open_deals(window)
    choose_deal(page, 1)
    act(page, "Play deal 1")
    play_out(qtbot, window)
    assert Store(results).statistics("Anna").games == 1
    window.leave()
    assert not list(window.context.matches.glob("*.cucu")), "it is put away as any that is over"


def test_the_deal_is_dealt_before_ones_eyes_again(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path, paints=False)
    window.play(short_plan("Anna", bots=3, tokens=3))
    play_deals(qtbot, window, 1)
    wait_for(qtbot, window, Stage.ANSWER)
    deal = window.playing.session.match_view.finished_deals[-1]
    sheet = open_deals(window)
    seen = []
    choose_deal(sheet, deal.ordinal)
    act(sheet, f"Play deal {deal.ordinal}")
    window.playing.seen.news.connect(seen.extend)
    wait_for(qtbot, window, Stage.ANSWER)
    assert isinstance(seen[0], DealBegan)
    assert seen[0].number == deal.ordinal
    assert window.playing.view.table.dump() == dump_of(window.playing.session.observation)
