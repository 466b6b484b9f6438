"""Nothing overlaps anything that must be read: at any number of seats, from 1024x700 up, with large text."""

import math
from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.ui.scene.layout.bubble_layout import bubble_area, bubble_tip
from cucu_desktop.ui.scene.layout.center_layout import lens_sizes
from cucu_desktop.ui.scene.layout.layout import lay_empty, lay_out
from cucu_desktop.ui.widgets.seat_geometry import grown
from tests.spread import spread

# The view is what menu and account leave of the window: 24 px above, 230 px at the side or more.
SIZES = ((1024, 676), (794, 676), (716, 656), (1280, 776), (1920, 1056), (1690, 1056))
SCALES = (1.0, 1.25, 1.5)  # and twice as large in a window that the account leaves alone
SMALLEST = (640, 376)
FEW = (2, 3, 4, 5, 6, 7, 8, 10, 13, 16, 20)
CROWDS = (21, 39, 52)

everywhere = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def areas_to_read(layout):
    areas = {"pool": layout.pool, "sum": layout.sum, "free": layout.free}
    areas |= {"lens": layout.lens} if layout.lens else {}
    for seat, place in enumerate(layout.seats):
        areas[f"seat {seat}"] = place.block
        if place.card:
            areas[f"card {seat}"] = place.card.rect
    return areas


@pytest.mark.parametrize(
    ("size", "scale", "seats"),
    [
        *spread(SIZES, SCALES, (*FEW, *CROWDS)),
        *product([SMALLEST], [1.0, 2.0], (*FEW, *CROWDS)),
        *product([SMALLEST], [1.25, 1.5], (3, 8, 16, 30)),
        *product([(1024, 676)], [2.0], (*FEW, 52)),
    ],
    ids=str,
)
def test_nothing_overlaps(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    view = QRectF(0, 0, *size)
    areas = areas_to_read(layout)
    assert len(areas) == 3 + 2 * seats + bool(layout.lens)
    for (one, first), (other, second) in combinations(areas.items(), 2):
        assert not first.intersects(second), f"{one} lies on {other}"
    for name, area in areas.items():
        assert view.contains(area), f"{name} is not in view"


@pytest.mark.parametrize("seats", [2, 6, 13, 20])
def test_a_seats_ribbon_and_tokens_are_within_its_block(seats):
    for place in lay_out(QSizeF(1024, 676), seats).seats:
        assert place.block.adjusted(-1, -1, 1, 1).contains(place.ribbon)
        assert place.block.adjusted(-1, -1, 1, 1).contains(place.tokens)
        assert place.ribbon.bottom() <= place.tokens.top() + 2


@pytest.mark.parametrize("seats", range(3, 21))
def test_play_runs_anticlockwise_from_the_bottom(seats):
    layout = lay_out(QSizeF(1280, 776), seats, bottom=2)
    others = [layout.seats[(2 + step) % seats].face for step in range(1, seats)]
    assert layout.seats[2].card.centre.x() == pytest.approx(layout.centre.x())
    assert others[0].x() > layout.centre.x() > others[-1].x()
    right = [face for face in others if face.x() > layout.centre.x() + 5]
    assert [face.y() for face in right] == sorted((face.y() for face in right), reverse=True)


@pytest.mark.parametrize("seats", range(2, 9))
def test_few_seats_are_the_same_left_and_right(seats):
    layout = lay_out(QSizeF(1280, 776), seats)
    faces = [place.face for place in layout.seats[1:]]
    for one, other in zip(faces, reversed(faces), strict=True):
        assert one.y() == pytest.approx(other.y(), abs=20)


@pytest.mark.parametrize("seats", [2, 6, 12, 20])
@pytest.mark.parametrize("onlookers", [1, 3])
def test_who_looks_on_stands_in_a_corner_and_hides_nothing(seats, onlookers):
    layout = lay_out(QSizeF(1280, 776), seats, onlookers=onlookers)
    watchers = layout.seats[seats:]
    assert len(watchers) == onlookers
    assert all(place.card is None for place in watchers)
    blocks = [place.block for place in layout.seats]
    assert not any(one.intersects(other) for one, other in combinations(blocks, 2))


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


@pytest.mark.parametrize("seats", [2, 3, 6, 8, 14, 20])
def test_a_bubble_hides_no_face_but_where_there_is_no_room(seats):
    layout = lay_out(QSizeF(1280, 776), seats)
    for seat in range(seats):
        area = bubble_area(layout, seat, QSizeF(190, 66))
        assert QRectF(0, 0, 1280, 776).contains(area)
        covered = [
            other
            for other, place in enumerate(layout.seats)
            if area.intersects(QRectF(place.face.x() - 12, place.face.y() - 12, 24, 24))
        ]
        assert not covered, f"the bubble of {seat} hides {covered}"


@pytest.mark.parametrize(
    ("size", "scale", "words"),
    [((640, 370), 1.0, (155, 52)), ((1280, 776), 1.0, (190, 66)), ((1920, 1056), 2.0, (526, 156))],
)
@pytest.mark.parametrize("seats", [2, 5, 6, 8, 10, 12, 20])
def test_no_bubble_hides_the_numeral_of_one_s_own_card(size, scale, words, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    card = layout.seats[0].card.rect
    numeral = card.adjusted(0, 0, 0, -card.height() * 0.8)
    for seat in range(seats):
        assert not bubble_area(layout, seat, QSizeF(*words)).intersects(numeral)


@pytest.mark.parametrize(
    ("size", "scale", "words"),
    [((640, 376), 1.0, (210, 62)), ((1280, 756), 1.5, (330, 100)), ((1920, 1020), 2.0, (526, 156))],
)
@pytest.mark.parametrize("seats", [2, 3, 5, 6, 7, 8, 10])
def test_what_is_in_the_pool_can_be_read_while_somebody_speaks(size, scale, words, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    for seat in range(seats):
        common = bubble_area(layout, seat, QSizeF(*words)).intersected(layout.sum)
        assert common.width() * common.height() < 0.15 * layout.sum.width() * layout.sum.height()


@pytest.mark.parametrize(
    ("size", "seats"), [((640, 370), 2), ((640, 370), 6), *(((1280, 776), seats) for seats in (2, 6, 8))]
)
def test_a_king_that_is_shown_large_is_crowned_below_everybody_s_name(size, seats):
    layout = lay_out(QSizeF(*size), seats)
    for seat in range(1, seats):
        king = layout.stage(seat, [layout.seats[0].card.rect], above=0.6)
        crown = QRectF(0, 0, king.width * 0.8, king.width * 0.6)
        crown.moveCenter(QPointF(king.centre.x(), king.rect.top() - crown.height() / 2))
        assert not any(crown.intersects(place.ribbon) for place in layout.seats)


@pytest.mark.parametrize("seats", [2, 6, 12, 20])
def test_a_staged_card_is_large_in_view_and_off_the_faces(seats):
    layout = lay_out(QSizeF(1280, 776), seats)
    for seat, place in enumerate(layout.seats):
        spot = layout.stage(seat, [layout.seats[seat - 1].card.rect])
        assert spot.width > layout.seats[1].card.width * 1.8
        assert QRectF(0, 0, 1280, 776).contains(spot.rect)
        assert not spot.rect.contains(place.face)


@pytest.mark.parametrize("seats", [21, 39, 52])
def test_in_a_crowd_ones_own_seat_and_three_more_have_a_name(seats):
    layout = lay_out(QSizeF(1280, 776), seats)
    assert layout.seats[0].name_px >= 12
    assert all(place.name_px == 0 for place in layout.seats[1:])
    large = lens_sizes(layout.unit, 1.0)
    assert large.name_px >= 12
    assert large.wide * 3 < layout.lens.width()
    assert large.radius > layout.seats[1].radius * 1.5


@pytest.mark.parametrize(
    ("size", "seats"),
    [
        *product([(640, 376)], range(2, 21)),
        *spread([(716, 656), (853, 509), *SIZES], range(2, 21)),
    ],
    ids=str,
)
def test_a_name_of_some_letters_can_be_read_at_the_seat_or_in_the_middle(size, seats):
    layout = lay_out(QSizeF(*size), seats)
    names = [place for place in layout.seats if place.name_px]
    assert all(place.ribbon.width() > place.name_px * 4 and place.name_px >= 11 for place in names)
    assert layout.lens or len(names) == seats


@pytest.mark.parametrize("seats", [5, 20, 52])
def test_clockwise_the_next_player_sits_at_the_left(seats):
    layout = lay_out(QSizeF(1280, 776), seats, bottom=1, clockwise=True)
    mirrored = lay_out(QSizeF(1280, 776), seats, bottom=1)
    assert layout.seats[1] == mirrored.seats[1]
    assert layout.seats[2].face.x() < layout.centre.x()
    assert layout.seats[2].face == mirrored.seats[0].face


@pytest.mark.parametrize(("size", "seats"), spread(SIZES, range(3, 13)), ids=str)
def test_a_pot_lies_beside_the_dish_on_nothing(seats, size):
    layout = lay_out(QSizeF(*size), seats, clockwise=True, shown="ties")
    areas = areas_to_read(layout) | {"pot": layout.pot, "chips": layout.pot_sum}
    assert not any(one.intersects(other) for one, other in combinations(areas.values(), 2))


@pytest.mark.parametrize("shown", ["ties", "suits"])
@pytest.mark.parametrize("seats", range(3, 13))
def test_larger_cards_keep_off_what_is_shown_in_the_middle(seats, shown):
    layout = lay_out(QSizeF(1280, 776), seats, clockwise=True, shown=shown)
    middle = layout.middle(on_dish=shown == "ties")
    if layout.seats[1].card.width > lay_out(QSizeF(1280, 776), 13).seats[1].card.width:
        assert not any(place.card.rect.intersects(middle) for place in layout.seats)


@pytest.mark.parametrize("seats", range(2, 21))
def test_who_is_out_sits_further_out_and_on_nothing(seats):
    layout = lay_out(QSizeF(1280, 776), seats)
    areas = areas_to_read(layout)
    moved = [seat for seat in range(seats) if layout.edge(seat)]
    if seats > 2:
        assert len(moved) * 2 >= seats - 1
    for seat in moved:
        block = layout.seats[seat].block.translated(layout.edge(seat))
        assert QRectF(0, 0, 1280, 776).contains(block)
        assert not any(block.intersects(area) for name, area in areas.items() if name != f"seat {seat}")


@pytest.mark.parametrize("seats", [6, 12, 20])
def test_a_bubbles_tail_reaches_the_face_wherever_it_stands(seats):
    layout = lay_out(QSizeF(1280, 776), seats)
    short = 0
    for seat, place in enumerate(layout.seats):
        area = bubble_area(layout, seat, QSizeF(260, 76))
        away = bubble_tip(layout, seat, area) - place.face
        below = area.top() >= place.block.bottom()
        short += not below and math.hypot(away.x(), away.y()) > place.radius
    assert short <= seats // 10


@pytest.mark.parametrize(("size", "scale", "seats"), spread(SIZES, SCALES, [2, 6, 12, 30]), ids=str)
def test_an_empty_table_lies_where_it_will_when_somebody_sits_at_it(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    assert lay_empty(QSizeF(*size), seats, scale) == (layout.table, layout.corners, layout.buttons)


@pytest.mark.parametrize(
    ("size", "scale", "seats"),
    spread([(640, 370), (1024, 656), (1280, 744), (1280, 776), (1920, 1036)], [1.0, 1.5, 2.0], range(3, 9)),
    ids=str,
)
def test_it_is_plain_whose_each_card_is(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    faces = [place.face for place in layout.seats]
    for place in layout.seats[1:]:
        far = [math.dist(place.card.centre.toTuple(), face.toTuple()) for face in faces]
        assert faces[far.index(min(far))] == place.face


@pytest.mark.parametrize(
    ("size", "scale", "seats"),
    spread([(1024, 676), (1280, 776), (1920, 1056)], [1.0, 1.5], range(4, 9)),
    ids=str,
)
def test_neighbours_cards_do_not_touch(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    for one, other in combinations(layout.seats[1:], 2):
        gap = one.card.width * 0.04
        assert not grown(one.card.rect, gap).intersects(grown(other.card.rect, gap))


@pytest.mark.parametrize(
    ("size", "scale", "words", "at_most"),
    [
        ((1280, 776), 1.0, (205, 58), 0),
        ((1280, 776), 1.5, (330, 100), 2),
        ((1920, 1056), 1.5, (430, 130), 4),
        ((1920, 1056), 2.0, (526, 156), 10),
    ],
)
def test_a_bubble_lies_on_hardly_anybody(size, scale, words, at_most):
    hidden = []
    for seats in range(3, 13):
        layout = lay_out(QSizeF(*size), seats, text_scale=scale)
        blocks = [place.block.adjusted(3, 3, -3, -3) for place in layout.seats]
        bubbles = [bubble_area(layout, seat, QSizeF(*words)) for seat in range(seats)]
        hidden += [seats for bubble in bubbles if any(bubble.intersects(block) for block in blocks)]
    assert len(hidden) <= at_most, hidden


@pytest.mark.parametrize(
    ("size", "scale", "words", "at_most"),
    [
        ((1280, 776), 1.0, (205, 58), 0),
        ((1280, 776), 1.5, (330, 100), 8),
        ((1920, 1056), 2.0, (526, 156), 25),
    ],
)
def test_whoever_deals_seldom_speaks_over_the_dish(size, scale, words, at_most):
    hidden = []
    for seats in range(3, 13):
        layout = lay_out(QSizeF(*size), seats, text_scale=scale)
        for seat, place in enumerate(layout.seats):
            common = bubble_area(layout, seat, QSizeF(*words), [place.pack.rect]).intersected(layout.pool)
            if common.width() * common.height() > 0.05 * layout.pool.width() * layout.pool.height():
                hidden.append((seats, seat))
    assert len(hidden) <= at_most, hidden
