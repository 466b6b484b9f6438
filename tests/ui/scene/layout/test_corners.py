"""What stands in the lower corners is in nobody's way: not of people, nor of buttons, nor of bubbles."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.ui.scene.layout.bubble_layout import bubble_area
from cucu_desktop.ui.scene.layout.corners import between
from cucu_desktop.ui.scene.layout.layout import lay_out
from cucu_desktop.ui.scene.tricks import layout as tricks
from cucu_desktop.ui.widgets.oval import Oval
from tests.spread import spread

SIZES = ((1024, 676), (794, 676), (1280, 776), (1920, 1056))

everywhere = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@pytest.mark.parametrize(
    ("size", "scale", "seats"), spread(SIZES, [1.0, 1.25, 1.5, 2.0], [2, 3, 6, 9, 14, 20]), ids=str
)
def test_they_stand_on_nobody_and_off_the_table(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    table = Oval(layout.table).path()
    for corner in layout.corners or ():
        assert QRectF(QPointF(0, 0), layout.size).contains(corner)
        assert not table.intersects(corner)
        assert not any(corner.intersects(place.block) for place in layout.seats)
        assert not corner.intersects(layout.buttons)


@everywhere
@pytest.mark.parametrize("seats", [3, 5])
def test_the_same_at_a_table_of_tricks(size, seats):
    layout = tricks.lay_out(QSizeF(*size), tuple(range(seats)))
    for corner in layout.corners or ():
        assert not any(corner.intersects(place.block) for place in layout.seats)
        assert not corner.intersects(layout.buttons)


@pytest.mark.parametrize("size", [(1000, 676), (1024, 676), (1280, 776), (1920, 1056)])
def test_in_letters_of_the_usual_size_something_stands_there(size):
    assert lay_out(QSizeF(*size), 6).corners


@pytest.mark.parametrize("size", [(1024, 676), (1280, 776)])
def test_large_letters_have_the_whole_line(size):
    layout = lay_out(QSizeF(*size), 6, text_scale=1.5)
    assert layout.corners is None
    assert layout.buttons == layout.free


def test_what_lies_between_is_in_the_middle():
    free = QRectF(20, 600, 960, 80)
    left, right = QRectF(10, 560, 100, 100), QRectF(890, 560, 100, 100)
    line = between(free, (left, right))
    assert line.center().x() == free.center().x()
    assert (line.top(), line.bottom()) == (600, 680)
    assert left.right() < line.left()
    assert line.right() < right.left()


@pytest.mark.parametrize("seats", range(2, 21))
def test_a_bubble_hides_at_most_the_edge_of_what_stands_there(seats):
    layout = lay_out(QSizeF(1280, 776), seats)
    for seat in range(seats):
        area = bubble_area(layout, seat, QSizeF(230, 76))
        for corner in layout.corners or ():
            both = area.intersected(corner)
            assert both.width() * both.height() < 0.1 * area.width() * area.height()
