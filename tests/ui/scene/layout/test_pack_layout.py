"""The pack lies before the player who deals: nearer to them than to any player, and on nothing, in every
window."""

import math
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.ui.scene.layout.layout import lay_out
from cucu_desktop.ui.widgets.oval import RIM
from cucu_desktop.ui.widgets.seat_geometry import grown
from tests.spread import spread

SIZES = ((640, 376), (853, 509), (960, 516), (716, 656), (794, 676), (1024, 676), (1280, 776), (1920, 1056))
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


def _far(one, other):
    return math.hypot(one.x() - other.x(), one.y() - other.y())


def _nearest(at, points):
    far = [_far(at, point) for point in points]
    return far.index(min(far))


@pytest.mark.parametrize(
    ("size", "scale", "seats"),
    [*product(SIZES[:1], (1.0, 2.0), range(2, 21)), *spread(SIZES[1:], SCALES, range(2, 21))],
    ids=str,
)
def test_the_pack_is_the_dealers_and_lies_on_nothing(size, scale, seats):
    check_packs(lay_out(QSizeF(*size), seats, text_scale=scale))


@pytest.mark.parametrize(("size", "scale", "seats"), spread(SIZES, [1.0, 2.0], CROWDS), ids=str)
def test_the_same_in_a_crowd(size, scale, seats):
    check_packs(lay_out(QSizeF(*size), seats, text_scale=scale, clockwise=True))


@pytest.mark.parametrize(("size", "seats"), spread(SIZES, range(3, 13)), ids=str)
def test_the_same_beside_a_pot(seats, size):
    check_packs(lay_out(QSizeF(*size), seats, clockwise=True, shown="ties"))


@pytest.mark.parametrize("size", [(1280, 776), (1920, 1056)])
@pytest.mark.parametrize("seats", range(2, 9))
def test_where_there_is_room_the_pack_is_as_large_as_cards_are(size, seats):
    layout = lay_out(QSizeF(*size), seats)
    for place in layout.seats[1:]:
        assert place.pack.width > place.card.width * 0.75


@pytest.mark.parametrize(
    ("size", "scale", "seats"),
    spread([(1024, 644), (1280, 744), (1920, 1024)], [1.5, 2.0], range(2, 9)),
    ids=str,
)
def test_in_large_letters_the_pack_is_little_smaller_than_cards_are(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    for place in layout.seats:
        assert place.pack.width > layout.seats[1].card.width * 0.67


@pytest.mark.parametrize("size", [(1024, 676), (1280, 776), (1920, 1056)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_seat_more_makes_no_card_larger_by_much(size, scale):
    wide = [lay_out(QSizeF(*size), seats, text_scale=scale).seats[1].card.width for seats in range(3, 9)]
    for fewer, more in pairwise(wide):
        assert more <= fewer * 1.08


@pytest.mark.parametrize("size", SIZES[5:], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", [2, 5, 6, 8, 10, 14, 17, 18, 20])
def test_a_card_that_is_pushed_forward_lies_beside_the_pack_and_other_cards(size, seats):
    layout = lay_out(QSizeF(*size), seats)
    for seat in range(seats):
        others = [place.card.rect for number, place in enumerate(layout.seats) if number != seat]
        for dealer in (seat - 1, seat, (seat + 1) % seats):
            pack = layout.seats[dealer].pack.pack_rect
            pushed = layout.pushed(seat, others, pack).rect
            assert covered(pushed, pack) < 0.03, f"the card of {seat} lies on the pack of {dealer}"
            assert all(covered(pushed, other) < 0.2 for other in others)
            assert covered(pushed, layout.sum) < 0.02, f"the card of {seat} lies on what is in the pool"


@pytest.mark.parametrize(
    ("size", "scale", "seats"),
    spread([(1280, 776), (1366, 744), (1920, 1056)], [1.0, 1.5], range(2, 9)),
    ids=str,
)
def test_one_s_own_card_that_is_pushed_forward_lies_on_nobody_s(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    others = [place.card.rect for place in layout.seats[1:]]
    for place in layout.seats:
        pushed = layout.pushed(0, others, place.pack.pack_rect).rect
        assert not any(pushed.intersects(other) for other in (*others, layout.sum))


@pytest.mark.parametrize(("size", "scale"), [((1280, 756), 1.5), ((1024, 676), 1.0)])
@pytest.mark.parametrize("seats", [11, 12])
def test_the_pack_is_not_squeezed_between_cards(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    cards = [place.card.rect for place in layout.seats]
    packs = [place.pack.pack_rect.adjusted(-3, -3, 3, 3) for place in layout.seats[1:]]
    assert not [pack for pack in packs if any(pack.intersects(card) for card in cards)]


@pytest.mark.parametrize("size", [(1024, 676), (1280, 776), (1920, 1056)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_one_s_own_pack_lies_on_the_cloth_and_not_on_the_rim(size, seats):
    layout = lay_out(QSizeF(*size), seats)
    card, pack = layout.seats[0].card, layout.seats[0].pack
    assert pack.centre.y() <= card.centre.y()


@pytest.mark.parametrize("size", [(1280, 776), (1920, 1056)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("seats", range(3, 9))
def test_a_card_that_is_pushed_forward_is_clearly_nearer_to_its_owner(size, scale, seats):
    """Whoever deals: only the dealer's own pack may keep the card a little farther away."""
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    for (seat, place), dealer in product(enumerate(layout.seats), layout.seats):
        others = [other for other in layout.seats if other is not place]
        pushed = layout.pushed(seat, [other.card.rect for other in others], dealer.pack.pack_rect)
        next_nearest = min(_far(pushed.centre, other.face) for other in others)
        most = 1.0 if dealer is place else 0.87
        assert _far(pushed.centre, place.face) <= most * next_nearest


@pytest.mark.parametrize(
    ("size", "scale", "seats"),
    spread([(1024, 676), (1280, 776), (1920, 1056)], [1.0, 1.5], [9, 10, 11, 14, 17, 20]),
    ids=str,
)
def test_at_a_long_table_it_is_plain_of_nearly_every_card_that_is_pushed_forward(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    faces = [place.face for place in layout.seats]
    doubtful = []
    for seat, place in enumerate(layout.seats):
        others = [other.card.rect for other in layout.seats if other is not place]
        pushed = layout.pushed(seat, others, place.pack.pack_rect)
        if _nearest(pushed.centre, faces) != seat:
            doubtful.append(seat)
        next_nearest = min(_far(pushed.centre, face) for face in faces if face is not place.face)
        assert next_nearest >= 0.85 * _far(pushed.centre, place.face)
    assert len(doubtful) <= 2, doubtful


@pytest.mark.parametrize(
    ("size", "scale", "seats"),
    spread([SIZES[0], SIZES[6]], [1.0, 1.5], [2, 4, 5, 6, 8, 10, 17, 20, 52]),
    ids=str,
)
def test_a_card_that_is_pushed_forward_hides_nobody_and_stays_on_its_side(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    for seat, place in enumerate(layout.seats):
        others = [other.card.rect for number, other in enumerate(layout.seats) if number != seat]
        pushed = layout.pushed(seat, others, place.pack.pack_rect)
        assert all(covered(pushed.rect, other.block) < 0.05 for other in layout.seats)
        assert QPointF.dotProduct(pushed.centre - layout.centre, place.inward) <= 0


@pytest.mark.parametrize(
    ("size", "scale"), [((640, 370), 1.0), ((640, 366), 1.5), ((1280, 776), 1.5), ((1920, 1056), 2.0)]
)
@pytest.mark.parametrize("seats", range(2, 13))
def test_cards_and_pack_lie_on_the_table_and_not_on_the_floor(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    for place in layout.seats[1:]:
        assert _is_on(layout.table, place.card.centre)
        assert _is_on(layout.table, place.pack.centre)


@pytest.mark.parametrize(
    ("size", "seats"),
    spread([(1280, 776), (1366, 744), (1440, 876), (1600, 876), (1920, 1056)], range(3, 12)),
    ids=str,
)
def test_the_pack_lies_on_the_cloth_and_not_on_the_rim(size, seats):
    layout = lay_out(QSizeF(*size), seats)
    cloth = grown(layout.table, 2 - layout.table.width() * RIM)
    for place in layout.seats[1:]:
        pack = place.pack.rect
        corners = (pack.topLeft(), pack.topRight(), pack.bottomLeft(), pack.bottomRight())
        assert all(_is_on(cloth, corner) for corner in corners)


@pytest.mark.parametrize("size", [(1280, 776), (1920, 1056)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_a_card_keeps_off_the_tokens_above_it(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    for place in layout.seats[1:]:
        block, card = place.block, place.card.rect
        if block.left() < card.center().x() < block.right() and card.top() > block.top():
            assert card.top() - block.bottom() > 9 * layout.unit


def _is_on(oval, point):
    """Return whether a point is within a rectangle's oval."""
    across = (point.x() - oval.center().x()) / (oval.width() / 2)
    down = (point.y() - oval.center().y()) / (oval.height() / 2)
    return across * across + down * down < 1


def covered(by, area):
    """Return how large a part of an area lies under something."""
    common = area.intersected(by)
    return common.width() * common.height() / (area.width() * area.height())


@pytest.mark.parametrize("shown", ["", "pile"])
@pytest.mark.parametrize(
    ("size", "scale", "seats"),
    spread([(1024, 676), (1280, 776), (1920, 1056)], [1.0, 1.5, 2.0], range(2, 9)),
    ids=str,
)
def test_the_pack_has_some_room_round_it(size, scale, shown, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale, clockwise=bool(shown), shown=shown)
    taken = [layout.pool, layout.sum, layout.free, *([layout.open_pile] if layout.open_pile else [])]
    taken += [area for place in layout.seats for area in (place.block, place.card.rect)]
    for dealer, place in enumerate(layout.seats):
        pack = place.pack.pack_rect.adjusted(-2.5, -2.5, 2.5, 2.5)
        assert not any(pack.intersects(area) for area in taken), f"the pack of {dealer} touches something"
