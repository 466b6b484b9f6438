"""Who plays with whom: by lot, or as the list of players says."""

import pytest
from PySide6.QtWidgets import QLabel

from cucu_desktop.catalogues import LANGUAGES
from cucu_desktop.match.match import Player
from cucu_desktop.ui.pages.setup import seating
from cucu_desktop.ui.pages.setup.setup_page import PartnersRow
from cucu_desktop.ui.play.session_state import Stage
from tests.ui.objects.setup_form import SetupForm, open_setup
from tests.ui.windows import wait_for


def row_of(sheet):
    return sheet.findChild(PartnersRow)


def told_in(row):
    return row.findChild(QLabel).text()


@pytest.mark.parametrize(
    ("game", "seen"),
    [("campli", False), ("zifuli", False), ("ace_chasing", False), ("coch", True), ("trionfo", True)],
)
def test_only_where_partners_sit_opposite_each_other_there_is_a_choice(qtbot, tmp_path, game, seen):
    sheet = open_setup(qtbot, tmp_path, game).page_stack.page
    assert row_of(sheet).isVisible() is seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_tells_by_name_who_plays_with_whom(qtbot, tmp_path, language):
    sheet = open_setup(qtbot, tmp_path, "coch", language=language).page_stack.page
    row = row_of(sheet)
    by_lot = told_in(row)
    row.lot.click()
    first, second, third, fourth = (player.name for player in sheet.plan.players)
    names = sorted((first, second, third, fourth), key=told_in(row).index)
    assert names == [first, third, second, fourth]
    assert told_in(row) != by_lot
    assert not sheet.plan.drawn
    SetupForm(sheet).fill(2)
    assert not row.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_three_nobody_chooses_a_partner_and_the_sheet_tells_how_many_deals_that_makes(
    qtbot, tmp_path, language
):
    sheet = open_setup(qtbot, tmp_path, "coch", language=language).page_stack.page
    SetupForm(sheet).fill(3)
    row = row_of(sheet)
    assert row.isVisible()
    assert not row.lot.isVisible()
    assert sheet.plan.options.deals == 4
    assert "6" in told_in(row)


def test_partners_who_were_agreed_on_sit_opposite_each_other(qtbot, tmp_path):
    window = open_setup(qtbot, tmp_path, "coch")
    sheet = window.page_stack.page
    row_of(sheet).lot.click()
    players = sheet.plan.players
    SetupForm(sheet).begin()
    wait_for(qtbot, window, Stage.ANSWER, Stage.OVER)
    assert window.playing.session.match_view.setup.players == players
    assert tuple(player.name for player in window.playing.session.match_view.company) == tuple(
        player.name for player in players
    )


def test_what_was_agreed_on_is_kept_with_the_table():
    plan = seating.Plan(
        "coch",
        (Player("Anna", "you-1"), *(seating.as_bot(bot, ()) for bot in ("nina", "tista", "ambrogio"))),
        (),
        seating.usual("coch", "x").options,
        drawn=False,
    )
    assert seating.read("coch", seating.written(plan)) == plan
    kept = seating.written(plan)
    del kept["drawn"]
    assert seating.read("coch", kept).drawn
