"""Numbered deals in the window: told when they are over, copied, typed in, and played again."""

import pytest
from PySide6.QtGui import QGuiApplication

from cucu_desktop.engine.events import DealBegan
from cucu_desktop.match.deals import written
from cucu_desktop.match.store import Store
from cucu_desktop.ui import saves
from cucu_desktop.ui.deals_page import DealsSheet
from cucu_desktop.ui.ending import EndingSheet
from cucu_desktop.ui.seen import dump_of
from cucu_desktop.ui.setup import SetUpSheet
from cucu_desktop.ui.theme import Theme
from cucu_desktop.ui.waiting import Stage
from cucu_desktop.ui.wording import Wording
from tests.match.test_undo import as_of
from tests.ui.windows import (
    LARGE,
    a_window,
    cut_off,
    first,
    nameless,
    play_out,
    short_plan,
    wait_for,
    words_of,
)


def play_deals(qtbot, window, deals: int) -> None:
    """Play until so many deals are over."""
    while len(window.playing.session.told_deals) < deals:
        wait_for(qtbot, window, Stage.ANSWER)
        session = window.playing.session
        session.act(first(session.question.decision.options[0]))


def sheet_of(window) -> DealsSheet:
    window.menus.deals.trigger()
    assert isinstance(window.room.sheet, DealsSheet)
    return window.room.sheet


@pytest.fixture
def window(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=3, tokens=3))
    wait_for(qtbot, window, Stage.ANSWER)
    return window


def test_the_deal_in_play_has_to_wait_for_its_number(qtbot, window):
    running = window.playing.session._match._deals[0].number
    sheet = sheet_of(window)
    told = " ".join(words_of(sheet))
    assert "No deal of this game is over yet." in told
    assert written(running) not in told
    assert str(running) not in told
    sheet.closed.emit()
    play_deals(qtbot, window, 1)
    wait_for(qtbot, window, Stage.ANSWER)
    told = " ".join(words_of(sheet_of(window)))
    assert written(running) in told
    assert written(window.playing.session._match._deals[-1].number) not in told


def test_a_number_is_copied_and_can_be_typed_in(qtbot, window):
    play_deals(qtbot, window, 1)
    wait_for(qtbot, window, Stage.ANSWER)
    deal = window.playing.session.told_deals[-1]
    number = deal.number
    sheet = sheet_of(window)
    sheet._lines[0][3].click()
    assert int(QGuiApplication.clipboard().text()) == number
    assert written(number) in sheet._copied.text()
    shuffle = window.playing.session._match._lines[deal.line]

    plan = short_plan("Anna", bots=3, tokens=3)
    table = SetUpSheet(Theme(), Wording("en"), plan)
    qtbot.addWidget(table)
    table._deal.field.setText(written(number))
    assert table.plan.deal == number
    with qtbot.waitSignal(table.begun) as begun:
        table._begin.click()
    window.play(begun.args[0])
    wait_for(qtbot, window, Stage.ANSWER)
    lines = window.playing.session._match._lines
    assert next(line for line in lines if "shuffle" in line) == shuffle


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("seven", "The number of a deal has digits only, such as 482 913 074."),
        ("1234567890", "The number of a deal has nine digits at most."),
    ],
)
def test_nonsense_is_told_where_it_stands_and_nobody_sits_down(qtbot, typed, told):
    table = SetUpSheet(Theme(), Wording("en"), short_plan("Anna", bots=3))
    qtbot.addWidget(table)
    table.show()
    begun = []
    table.begun.connect(begun.append)
    table._deal.field.setText(typed)
    table._begin.click()
    assert not begun
    assert table._fault.text() == told
    assert table._deal.field.toolTip() == told
    assert table._deal.field.property("invalid")
    table._deal.field.setText("  ")
    assert not table._fault.text()
    table._begin.click()
    assert begun[0].deal is None


def test_a_deal_is_played_again_and_the_match_in_play_waits(qtbot, window):
    play_deals(qtbot, window, 2)
    wait_for(qtbot, window, Stage.ANSWER)
    session = window.playing.session
    log, deal = window.playing.log, session.told_deals[-1]
    before = log.read_bytes()
    there = as_of(session._match, deal.line + 1)
    sheet = sheet_of(window)
    sheet._lines[0][4].click()
    assert window.playing.log != log
    assert window.playing.session.players == session.players
    again = window.playing.session._match
    assert again.observation(0).deals == deal.ordinal
    wait_for(qtbot, window, Stage.ANSWER)
    assert again.feed(0)[: there.length] == there.feed(0)
    assert log.read_bytes() == before
    window.resume(log)
    assert window.playing.log == log


def test_what_is_played_by_its_number_is_no_result(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    plan = short_plan("Anna", bots=2)
    window.play(plan)
    play_out(qtbot, window)
    results = saves.results(window.matches)
    assert Store(results).statistics("Anna").games == 1
    sheet = window.room.sheet
    assert isinstance(sheet, EndingSheet)
    sheet._deals.click()
    deals = window.room.sheet
    assert isinstance(deals, DealsSheet)
    deals.again.emit(deals._lines[-1][0])
    play_out(qtbot, window)
    assert Store(results).statistics("Anna").games == 1
    window.leave()
    assert not list(window.matches.glob("*.cucu")), "it is put away as any that is over"


def test_from_the_end_of_a_game_one_comes_back_to_it(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=2))
    play_out(qtbot, window)
    ending = window.room.sheet
    ending._deals.click()
    assert len(window.room.sheet._lines) == window.playing.session.observation.deals
    window.room.sheet.closed.emit()
    assert window.room.sheet is ending


@pytest.mark.parametrize("language", ["it", "de", "en"])
def test_the_sheet_can_be_read_in_a_small_window_with_large_letters(qtbot, tmp_path, language):
    window = a_window(qtbot, tmp_path, language=language, **LARGE)
    window.play(short_plan("Anna", bots=3, tokens=3))
    wait_for(qtbot, window, Stage.ANSWER)
    play_deals(qtbot, window, 3)
    sheet = sheet_of(window)
    qtbot.wait(20)
    assert cut_off(sheet) == []
    assert nameless(sheet) == []


def test_the_deal_is_dealt_before_ones_eyes_again(qtbot, tmp_path):
    window = a_window(qtbot, tmp_path)
    window.play(short_plan("Anna", bots=3, tokens=3))
    play_deals(qtbot, window, 1)
    wait_for(qtbot, window, Stage.ANSWER)
    deal = window.playing.session.told_deals[-1]
    sheet = sheet_of(window)
    seen = []
    sheet.again.emit(deal)
    window.playing.news.connect(seen.extend)
    wait_for(qtbot, window, Stage.ANSWER)
    assert isinstance(seen[0], DealBegan)
    assert seen[0].number == deal.ordinal
    assert window.playing.view.dump() == dump_of(window.playing.session.observation)
