"""The room goes with the place, and so do the people: one sits where the words are spoken."""

import json

import pytest
from PySide6.QtGui import QColor
from PySide6.QtSvg import QSvgRenderer

from cucu_desktop.resources import asset
from cucu_desktop.ui.pages.setup.seating import usual
from cucu_desktop.ui.text.wording import wording_of
from cucu_desktop.ui.widgets.oval import outline
from cucu_desktop.ui.widgets.venue import VENUES, pattern
from tests.ui.tables import a_match, a_table_at, spin


def cloth(view):
    """The colour of the cloth between ring and border, where nothing lies."""
    table = view.table.lay.table
    return view.grab().toImage().pixelColor(int(table.center().x()), int(table.top() + table.height() * 0.2))


@pytest.fixture
def view(qtbot):
    match = a_match(3, bots=False)
    view = a_table_at(qtbot, match)
    spin(20)
    return view


def test_who_moves_to_montorio_in_the_middle_of_a_deal_sits_at_a_red_cloth_with_the_same_cards(view):
    green, lies = cloth(view), view.table.dump()
    view.set_wording(wording_of("en", "campli", place="montorio"))
    red = cloth(view)
    assert green.green() > green.red()
    assert red.red() > red.green()
    assert view.table.dump() == lies
    view.set_wording(wording_of("de", "campli"))
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


@pytest.mark.parametrize("place", VENUES)
def test_every_colour_of_a_venue_is_one(place):
    """Whether it can be seen beside the others is measured in tests/assets/test_faces.py."""
    for palette in VENUES[place].palettes.values():
        flat = [*palette]
        while flat:
            part = flat.pop()
            if isinstance(part, tuple):
                flat += part
            else:
                assert isinstance(part, float) or QColor(part).isValid(), part


def test_every_pattern_is_somewhere_and_has_an_area():
    files = {path.stem for path in asset("venues", "patterns").glob("*.svg")}
    used = {
        name
        for path in asset("venues").glob("*.json")
        for key, name in json.loads(path.read_text("utf-8")).items()
        if key in ("border", "sprigs", "key")
    }
    assert used == files
    for name in files:
        assert pattern(name)
        assert QSvgRenderer(str(asset("venues", "patterns", f"{name}.svg"))).isValid()
        for shape in pattern(name):
            assert not outline(shape).boundingRect().isEmpty()


def test_a_place_without_a_venue_is_none():
    assert "nowhere" not in VENUES
    with pytest.raises(KeyError):
        VENUES["nowhere"]
