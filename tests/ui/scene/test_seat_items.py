"""Faces, names and marks of seats, as they are painted."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from cucu_desktop.bots import PERSONS
from cucu_desktop.ui.widgets.player_names import shortened
from cucu_desktop.ui.widgets.theme import Theme
from tests.spread import spread
from tests.ui.tables import a_match, a_view


@pytest.mark.parametrize(("width", "height"), [(640, 376), (1280, 776)])
def test_who_deals_is_seen_beside_the_mark_of_it(qtbot, width, height):
    view = a_view(qtbot, width, height)
    view.sit(a_match(6).players)
    seat = view.table.seats[3]
    assert not seat.is_to_act
    seat.deals = False
    without = view.grab()
    seat.deals = True
    with_mark = view.grab()
    radius, face = seat.geometry.radius, seat.geometry.face
    seen = QRectF(face.x() - radius * 0.25, face.y() - radius, radius * 1.25, radius * 1.6).toAlignedRect()
    assert with_mark.toImage() != without.toImage()
    assert with_mark.copy(seen).toImage() == without.copy(seen).toImage()


@pytest.mark.parametrize("game", ["campli", "lu_stu", "cuckoo", "tiebreak"])
@pytest.mark.parametrize("seats", [4, 6, 12])
def test_the_red_of_a_token_stands_on_a_light_ground_on_every_cloth(qtbot, game, seats):
    match = a_match(seats, game=game)
    view = a_view(qtbot, 1280, 776, setup=match.setup)
    view.sit(match.players)
    for seat in view.table.seats:
        seat.set_tokens(3, virgin=False)
    picture = view.grab().toImage()
    for seat in view.table.seats:
        row = seat.geometry.tokens.toAlignedRect()
        tones = [
            QColor(picture.pixel(x, y))
            for x in range(row.left(), row.right())
            for y in range(row.top() + row.height() // 5, row.bottom() - row.height() // 5)
        ]
        reds = [tone for tone in tones if tone.red() > 170 and tone.green() < 95 and tone.blue() < 75]
        light = [tone for tone in tones if tone.lightness() > 210]
        assert len(light) > len(reds) > 0


@pytest.mark.parametrize("size", [(640, 370), (960, 510), (1280, 776)], ids=str)
@pytest.mark.parametrize("seats", [30, 52])
def test_in_a_crowd_one_s_own_short_name_is_told_whole(qtbot, size, seats):
    match = a_match(seats, game="ace_chasing")
    view = a_view(qtbot, *size, setup=match.setup)
    view.sit(match.players)
    view.table.seats[0].be_called("Anna")
    assert view.table.seats[0].shown_name == "Anna"


@pytest.mark.parametrize(
    ("size", "text", "seats"),
    spread([(1280, 756), (1280, 776), (1920, 1056)], [1.0, 1.5, 2.0], [9, 16, 18, 20]),
    ids=str,
)
def test_no_name_of_those_who_live_here_is_cut(qtbot, size, text, seats):
    view = a_view(qtbot, *size, setup=a_match(seats).setup)
    view.set_theme(Theme(text_scale=text))
    view.sit(a_match(seats).players)
    seat = view.table.seats[1]
    for person in PERSONS.values():
        seat.be_called(person.name)
        assert seat.shown_name in (person.name, shortened(person.name))


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_the_ribbon_that_is_kept_looks_as_one_that_is_drawn(qtbot, monkeypatch, ratio):
    view = a_view(qtbot)
    view.sit(a_match(6).players)
    view.table.set_theme(view.theme, ratio)
    seats = view.table.seats
    seats[2].be_called("Maria Filomena Berardinelli")
    for lit in (False, True):
        for seat in seats:
            seat.is_to_act = lit
            kept = _ink(seat._drawn())
            seat._kept.clear()
            with monkeypatch.context() as drawn:
                drawn.setattr(seat, "_paint_name", seat._draw_name)
                fresh = _ink(seat._drawn())
            seat._kept.clear()
            # What is painted over something faint twice is rounded twice.
            assert max(abs(one - two) for one, two in zip(kept, fresh, strict=True)) <= 2


def _ink(picture):
    return bytes(picture.toImage().constBits())


def test_only_who_is_at_turn_glows(qtbot):
    view = a_view(qtbot, 1280, 776)
    view.sit(a_match(6).players)
    seat = view.table.seats[3]
    seat.is_to_act = False
    face, radius = seat.geometry.face, seat.geometry.radius
    beside = (face - QPointF(0, radius + 9)).toPoint()

    def light():
        return view.grab().toImage().pixelColor(beside).lightness()

    dark = light()
    seat.is_target = True
    assert abs(light() - dark) < 6
    seat.is_target = False
    seat.is_to_act = True
    assert light() > dark + 20
