"""The room goes with the place, and so do the people: one sits where the words are spoken."""

import pytest

from cucu_desktop.ui.seating import usual
from cucu_desktop.ui.tables import words_of
from tests.ui.tables import a_match, a_view, spin


def cloth(view):
    """The colour of the cloth between ring and border, where nothing lies."""
    table = view.table.lay.table
    return view.grab().toImage().pixelColor(int(table.center().x()), int(table.top() + table.height() * 0.2))


@pytest.fixture
def view(qtbot):
    match = a_match(3, bots=False)
    view = a_view(qtbot)
    view.sit(match.players)
    view.show_position(match.observation(0))
    spin(20)
    return view


def test_who_moves_to_montorio_in_the_middle_of_a_deal_sits_at_a_red_cloth_with_the_same_cards(view):
    green, lies = cloth(view), view.dump()
    view.set_wording(words_of("en", "campli", place="montorio"))
    red = cloth(view)
    assert green.green() > green.red()
    assert red.red() > red.green()
    assert view.dump() == lies
    view.set_wording(words_of("de", "campli"))
    assert cloth(view) == green


def test_where_a_game_is_at_home_its_people_sit_down_first():
    assert [player.bot for player in usual("coch", "Anna").players] == [None, "nina", "tista", "ambrogio"]
    assert [player.bot for player in usual("lu_stu", "Anna", seats=4).players] == [
        None,
        "tonino",
        "gildo",
        "peppe",
    ]
    assert [player.bot for player in usual("campli", "Anna", seats=3).players] == [None, "peppe", "assunta"]
