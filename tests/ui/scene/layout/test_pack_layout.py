"""The pack lies before whoever deals: nearer to them than to anybody, and on nothing, in every window."""

import math

import pytest
from PySide6.QtCore import QRectF, QSizeF

from cucu_desktop.ui.scene.layout.layout import lay_out

SIZES = ((640, 376), (853, 509), (960, 516), (716, 656), (1024, 676), (1280, 776), (1920, 1056))
"""From the smallest window, and a large one at twice its scale, up; less the menu."""
SCALES = (1.0, 1.25, 1.5, 2.0)
CROWDS = (21, 30, 39, 46, 52)

everywhere = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def check_packs(layout):
    """Check the pack before every seat, as if each dealt."""
    people = layout.seats
    taken = [layout.pool, layout.sum, layout.free, *(place.block for place in people)]
    taken += [place.card.rect for place in people] + [area for area in (layout.pot, layout.lens) if area]
    view = QRectF(0, 0, layout.size.width(), layout.size.height())
    for dealer, place in enumerate(people):
        pack = place.pack.pack_rect
        assert view.contains(pack)
        assert not any(pack.intersects(area) for area in taken), f"the pack of {dealer} lies on something"
        at = place.pack.centre
        assert _nearest(at, [other.face for other in people]) == dealer
        assert _nearest(at, [other.card.centre for other in people]) == dealer


def _nearest(at, points):
    far = [math.hypot(at.x() - point.x(), at.y() - point.y()) for point in points]
    return far.index(min(far))


@everywhere
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("seats", range(2, 21))
def test_the_pack_is_the_dealers_and_lies_on_nothing(size, scale, seats):
    check_packs(lay_out(QSizeF(*size), seats, text_scale=scale))


@everywhere
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("seats", CROWDS)
def test_the_same_in_a_crowd(size, scale, seats):
    check_packs(lay_out(QSizeF(*size), seats, text_scale=scale, clockwise=True))


@pytest.mark.parametrize("seats", range(3, 13))
@everywhere
def test_the_same_beside_a_pot(seats, size):
    check_packs(lay_out(QSizeF(*size), seats, clockwise=True, shown="ties"))


@pytest.mark.parametrize("size", [(1280, 776), (1920, 1056)])
@pytest.mark.parametrize("seats", range(2, 9))
def test_where_there_is_room_the_pack_is_as_large_as_cards_are(size, seats):
    layout = lay_out(QSizeF(*size), seats)
    for place in layout.seats[1:]:
        assert place.pack.width > place.card.width * 0.75


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("seats", [*range(2, 21), *CROWDS])
def test_in_the_smallest_window_nothing_lies_on_anything(seats, scale):
    layout = lay_out(QSizeF(640, 376), seats, text_scale=scale)
    areas = [layout.pool, layout.sum, layout.free, *([layout.lens] if layout.lens else [])]
    areas += [place.block for place in layout.seats] + [place.card.rect for place in layout.seats]
    view = QRectF(0, 0, 640, 376)
    for number, area in enumerate(areas):
        assert view.contains(area)
        assert not any(area.intersects(other) for other in areas[:number])


@pytest.mark.parametrize("size", SIZES[4:], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [2, 5, 6, 8, 10, 14, 17, 18, 20])
def test_a_card_that_is_pushed_forward_lies_beside_the_pack_and_other_cards(size, seats):
    layout = lay_out(QSizeF(*size), seats)
    for seat in range(seats):
        others = [place.card.rect for number, place in enumerate(layout.seats) if number != seat]
        for dealer in (seat - 1, seat, (seat + 1) % seats):
            pack = layout.seats[dealer].pack.pack_rect
            pushed = layout.pushed(seat, others, pack).rect
            assert covered(pushed, pack) < 0.02, f"the card of {seat} lies on the pack of {dealer}"
            assert all(covered(pushed, other) < 0.2 for other in others)
            assert covered(pushed, layout.sum) < 0.02, f"the card of {seat} lies on what is in the pool"


def covered(by, area):
    """Return how large a part of an area lies under something."""
    common = area.intersected(by)
    return common.width() * common.height() / (area.width() * area.height())
