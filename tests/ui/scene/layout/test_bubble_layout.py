"""Bubbles, and cards that are shown large, hide as little as they can of what is to be read."""

import math

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.ui.scene.layout.bubble_layout import bubble_area, bubble_tip
from cucu_desktop.ui.scene.layout.layout import lay_out


def common(one, other):
    """Return the size of the area that two rectangles have in common."""
    both = one.intersected(other)
    return both.width() * both.height()


@pytest.mark.parametrize("seats", [2, 3, 6, 8, 14])
@pytest.mark.parametrize("off", [(-260, 40), (-200, 90), (150, 70), (0, -160), (-120, -90), (-300, 0)])
def test_the_tail_of_a_bubble_lies_on_nobodys_own_name(seats, off):
    layout = lay_out(QSizeF(1024, 676), seats)
    for seat, place in enumerate(layout.seats):
        area = QRectF(place.face.x() + off[0] - 90, place.face.y() + off[1] - 30, 180, 60)
        if area.intersects(place.block):
            continue
        tip = bubble_tip(layout, seat, area)
        nearest = QPointF(
            min(max(tip.x(), area.left()), area.right()), min(max(tip.y(), area.top()), area.bottom())
        )
        way = [tip + (nearest - tip) * (part / 20) for part in range(1, 20)]
        assert not any(place.ribbon.contains(point) for point in way)


@pytest.mark.parametrize("seats", range(2, 21))
def test_a_bubble_hides_no_face_and_at_most_the_edge_of_a_corner_and_reaches_its_face(seats):
    layout, short = lay_out(QSizeF(1280, 776), seats), 0
    for seat, place in enumerate(layout.seats):
        area = bubble_area(layout, seat, QSizeF(230, 76))
        assert QRectF(0, 0, 1280, 776).contains(area)
        faces = [QRectF(other.face.x() - 12, other.face.y() - 12, 24, 24) for other in layout.seats]
        assert not any(area.intersects(face) for face in faces)
        assert all(common(area, corner) < 0.1 * 230 * 76 for corner in layout.corners or ())
        away = bubble_tip(layout, seat, area) - place.face
        is_below = area.top() >= place.block.bottom()
        short += not is_below and math.hypot(away.x(), away.y()) > place.radius
    assert short <= seats // 10


@pytest.mark.parametrize(
    ("size", "scale", "words"),
    [
        ((640, 376), 1.0, (210, 62)),
        ((1280, 776), 1.0, (190, 66)),
        ((1280, 756), 1.5, (330, 100)),
        ((1920, 1056), 2.0, (526, 156)),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 5, 6, 7, 8, 10, 12, 20])
def test_no_bubble_hides_the_numeral_of_one_s_own_card_or_what_is_in_the_pool(size, scale, words, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    card = layout.seats[0].card.rect
    numeral = card.adjusted(0, 0, 0, -card.height() * 0.8)
    for seat in range(seats):
        area = bubble_area(layout, seat, QSizeF(*words))
        assert not area.intersects(numeral) or (size[0] == 640 and seats > 10)
        if seats <= 10:
            assert common(area, layout.sum) < 0.15 * layout.sum.width() * layout.sum.height()


@pytest.mark.parametrize("size", [(1280, 740), (1920, 1030)])
@pytest.mark.parametrize("seats", range(2, 7))
def test_with_large_letters_nobody_speaks_over_the_question(size, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=2.0)
    for seat in range(seats):
        for wide in (160, 270, 340):
            assert not bubble_area(layout, seat, QSizeF(wide, 155)).intersects(layout.free)


@pytest.mark.parametrize(
    ("size", "scale", "words", "on_people", "on_dish"),
    [
        ((1280, 776), 1.0, (205, 58), 0, 0),
        ((1280, 776), 1.5, (330, 100), 2, 8),
        ((1920, 1056), 1.5, (430, 130), 4, 25),
        ((1920, 1056), 2.0, (526, 156), 10, 30),
    ],
)
def test_a_bubble_lies_on_hardly_anybody_and_seldom_on_the_dish(size, scale, words, on_people, on_dish):
    people, dishes = [], []
    for seats in range(3, 13):
        layout = lay_out(QSizeF(*size), seats, text_scale=scale)
        blocks = [place.block.adjusted(3, 3, -3, -3) for place in layout.seats]
        for seat, place in enumerate(layout.seats):
            bubble = bubble_area(layout, seat, QSizeF(*words))
            people += [(seats, seat)] if any(bubble.intersects(block) for block in blocks) else []
            dealers = bubble_area(layout, seat, QSizeF(*words), [place.pack.rect])
            if common(dealers, layout.pool) > 0.05 * layout.pool.width() * layout.pool.height():
                dishes.append((seats, seat))
    assert len(people) <= on_people, people
    assert len(dishes) <= on_dish, dishes


@pytest.mark.parametrize("size", [(640, 370), (1280, 776)])
@pytest.mark.parametrize("seats", [2, 6, 8, 12, 20])
def test_a_staged_card_is_large_in_view_and_off_the_faces_and_a_king_crowned_below_the_names(size, seats):
    layout = lay_out(QSizeF(*size), seats)
    for seat, place in enumerate(layout.seats):
        spot = layout.stage(seat, [layout.seats[seat - 1].card.rect])
        if size[0] == 1280:
            assert spot.width > layout.seats[1].card.width * 1.8
            assert QRectF(0, 0, *size).contains(spot.rect)
            assert not spot.rect.contains(place.face)
        if seat and seats <= 8:
            king = layout.stage(seat, [layout.seats[0].card.rect], above=0.6)
            crown = QRectF(0, 0, king.width * 0.8, king.width * 0.6)
            crown.moveCenter(QPointF(king.centre.x(), king.rect.top() - crown.height() / 2))
            assert not any(crown.intersects(each.ribbon) for each in layout.seats)
