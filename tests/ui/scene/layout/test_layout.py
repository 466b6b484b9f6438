"""Nothing overlaps anything that must be read, and the pack is the dealer's: in every window, at any number
of seats, with letters of any size."""

import math
from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.ui.scene.layout.center_layout import lens_sizes
from cucu_desktop.ui.scene.layout.corners import between
from cucu_desktop.ui.scene.layout.layout import lay_empty, lay_out
from cucu_desktop.ui.scene.tricks import layout as tricks
from cucu_desktop.ui.widgets.oval import RIM, Oval
from cucu_desktop.ui.widgets.seat_geometry import grown
from tests.spread import spread

# The view is what menu and account leave of the window: 24 px above, 230 px at the side or more.
SMALLEST = (640, 376)
SIZES = ((853, 509), (716, 656), (794, 676), (1024, 676), (1280, 776), (1690, 1056), (1920, 1056))
SCALES = (1.0, 1.25, 1.5, 2.0)
FEW = (2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17, 20)
CROWDS = (21, 30, 39, 46, 52)


def by_window(cells):
    """Return each window and scale of these combinations once, with all numbers of seats to try in it."""
    numbers = {}
    for *window, seats in dict.fromkeys(cells):
        numbers.setdefault(tuple(window), []).append(seats)
    return [(*window, seats) for window, seats in numbers.items()]


def areas_to_read(layout):
    areas = {"pool": layout.pool, "sum": layout.sum, "free": layout.free}
    areas |= {"lens": layout.lens} if layout.lens else {}
    areas |= {"pot": layout.pot, "chips": layout.pot_sum} if layout.pot else {}
    areas |= {"pile": layout.open_pile} if layout.open_pile else {}
    for seat, place in enumerate(layout.seats):
        areas |= {f"seat {seat}": place.block, f"card {seat}": place.card.rect}
    return areas


def check_areas(layout):
    """Check that the parts of the table are in view, and on nothing else."""
    areas = areas_to_read(layout)
    for (one, first), (other, second) in combinations(areas.items(), 2):
        assert not first.intersects(second), f"{one} lies on {other}"
    view = QRectF(QPointF(0, 0), layout.size)
    for name, area in areas.items():
        assert view.contains(area), f"{name} is not in view"
    for place in layout.seats:
        assert place.block.adjusted(-1, -1, 1, 1).contains(place.ribbon) or not place.name_px
        assert place.block.adjusted(-1, -1, 1, 1).contains(place.tokens)
        assert place.ribbon.bottom() <= place.tokens.top() + 2.001


def check_packs(layout):
    """Check the pack before every seat, as if each dealt."""
    people, areas, view = layout.seats, areas_to_read(layout), QRectF(QPointF(0, 0), layout.size)
    for dealer, place in enumerate(people):
        pack = place.pack.pack_rect
        assert view.contains(pack)
        lain_on = [name for name, area in areas.items() if pack.intersects(area)]
        assert not lain_on, f"the pack of {dealer} lies on {lain_on}"
        assert nearest(place.pack.centre, [other.face for other in people]) == dealer
        assert nearest(place.pack.centre, [other.card.centre for other in people]) == dealer


def check_corners(layout):
    """Check that what stands in the lower corners is in nobody's way."""
    table = Oval(layout.table).path()
    for corner in layout.corners or ():
        assert QRectF(QPointF(0, 0), layout.size).contains(corner)
        assert not table.intersects(corner)
        assert not any(corner.intersects(place.block) for place in layout.seats)
        assert not corner.intersects(layout.buttons)


def nearest(at, points):
    far = [math.dist(at.toTuple(), point.toTuple()) for point in points]
    return far.index(min(far))


def is_on(oval, point):
    """Return whether a point is within a rectangle's oval."""
    across = (point.x() - oval.center().x()) / (oval.width() / 2)
    down = (point.y() - oval.center().y()) / (oval.height() / 2)
    return across * across + down * down < 1


@pytest.mark.parametrize(
    ("size", "scale", "numbers"),
    by_window(
        [
            *product([SMALLEST], [1.0, 2.0], FEW),
            *spread((SMALLEST, *SIZES), SCALES, FEW),
            *spread((SMALLEST, *SIZES), (1.0, 1.5), CROWDS),
        ]
    ),
)
def test_nothing_overlaps(size, scale, numbers):
    for seats in numbers:
        layout = lay_out(QSizeF(*size), seats, text_scale=scale, clockwise=seats > 20)
        check_areas(layout)
        check_packs(layout)
        check_corners(layout)
        if seats in (2, 6, 12, 30):
            assert lay_empty(QSizeF(*size), seats, scale) == (layout.table, layout.corners, layout.buttons)
        names = [place for place in layout.seats if place.name_px]
        assert layout.lens or len(names) == seats
        if scale == 1.0:
            assert all(place.ribbon.width() > place.name_px * 4 and place.name_px >= 11 for place in names)


@pytest.mark.parametrize("shown", ["ties", "suits", "pile"])
@pytest.mark.parametrize(("size", "numbers"), by_window(spread(SIZES, range(3, 13))))
def test_nothing_overlaps_what_else_is_in_the_middle(numbers, size, shown):
    usual = lay_out(QSizeF(*size), 13).seats[1].card.width
    for seats in numbers:
        layout = lay_out(QSizeF(*size), seats, clockwise=True, shown=shown)
        check_areas(layout)
        check_packs(layout)
        if layout.seats[1].card.width > usual and shown != "pile":
            middle = layout.middle(on_dish=shown == "ties")
            assert not any(place.card.rect.intersects(middle) for place in layout.seats)


@pytest.mark.parametrize(
    ("size", "scale", "seats"),
    spread([(640, 370), (1024, 676), (1280, 744), (1366, 744), (1920, 1056)], SCALES, range(2, 13)),
    ids=str,
)
def test_cards_and_pack_are_plainly_somebody_s_on_the_table(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    others, is_large = layout.seats[1:], size[0] >= 1024
    cloth = grown(layout.table, 2 - layout.table.width() * RIM)
    for place in others:
        assert is_on(layout.table, place.card.centre)
        assert is_on(layout.table, place.pack.centre)
        if seats <= 8:
            assert nearest(place.card.centre, [each.face for each in layout.seats]) == layout.seats.index(
                place
            )
        pack = place.pack.rect
        if size[0] >= 1280 and scale == 1.0 and 3 <= seats <= 11:
            corners = (pack.topLeft(), pack.topRight(), pack.bottomLeft(), pack.bottomRight())
            assert all(is_on(cloth, corner) for corner in corners)
        block, card = place.block, place.card.rect
        if is_large and scale <= 1.5 and block.left() < card.center().x() < block.right():
            assert card.top() < block.top() or card.top() - block.bottom() > 9 * layout.unit, "off the tokens"
    for one, other in combinations(others, 2):
        gap = one.card.width * 0.04
        apart = not grown(one.card.rect, gap).intersects(grown(other.card.rect, gap))
        assert apart or not (is_large and scale <= 1.5 and seats <= 8), "neighbours' cards do not touch"
    own = layout.seats[0]
    assert own.pack.centre.y() <= own.card.centre.y() or not (is_large and scale == 1.0 and seats <= 6)


@pytest.mark.parametrize("shown", ["", "pile"])
@pytest.mark.parametrize(
    ("size", "scale", "seats"),
    spread([(1024, 676), (1280, 776), (1920, 1056)], [1.0, 1.5, 2.0], range(2, 9)),
    ids=str,
)
def test_the_pack_has_some_room_round_it_and_is_as_large_as_cards_are(size, scale, shown, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale, clockwise=bool(shown), shown=shown)
    taken = areas_to_read(layout).values()
    for dealer, place in enumerate(layout.seats):
        pack = place.pack.pack_rect.adjusted(-2.5, -2.5, 2.5, 2.5)
        assert not any(pack.intersects(area) for area in taken), f"the pack of {dealer} touches something"
        if not shown:
            assert place.pack.width > layout.seats[1].card.width * (0.75 if scale == 1.0 and dealer else 0.67)


@pytest.mark.parametrize(("size", "scale"), [((1280, 756), 1.5), ((1024, 676), 1.0)])
@pytest.mark.parametrize("seats", [11, 12])
def test_the_pack_is_not_squeezed_between_cards(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    cards = [place.card.rect for place in layout.seats]
    packs = [place.pack.pack_rect.adjusted(-3, -3, 3, 3) for place in layout.seats[1:]]
    assert not [pack for pack in packs if any(pack.intersects(card) for card in cards)]


@pytest.mark.parametrize("size", [(1024, 676), (1280, 776), (1920, 1056)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_seat_more_makes_no_card_larger_by_much(size, scale):
    wide = [lay_out(QSizeF(*size), seats, text_scale=scale).seats[1].card.width for seats in range(3, 9)]
    for fewer, more in pairwise(wide):
        assert more <= fewer * 1.08


@pytest.mark.parametrize("size", [(1024, 676), (1280, 776), (1920, 1056)])
@pytest.mark.parametrize("seats", range(2, 9))
def test_coins_and_tokens_grow_with_the_names(size, seats):
    usual, large = (lay_out(QSizeF(*size), seats, text_scale=scale).seats for scale in (1.0, 1.5))
    for one, two in zip(usual, large, strict=True):
        assert two.tokens.height() / one.tokens.height() > 0.95 * two.name_px / one.name_px > 1.05


@pytest.mark.parametrize("seats", range(2, 21))
def test_who_is_out_sits_further_out_and_on_nothing(seats):
    layout = lay_out(QSizeF(1280, 776), seats)
    areas = areas_to_read(layout)
    moved = [seat for seat in range(seats) if layout.edge(seat)]
    assert seats == 2 or len(moved) * 2 >= seats - 1
    for seat in moved:
        block = layout.seats[seat].block.translated(layout.edge(seat))
        assert QRectF(0, 0, 1280, 776).contains(block)
        assert not any(block.intersects(area) for name, area in areas.items() if name != f"seat {seat}")


@pytest.mark.parametrize("seats", range(3, 21))
def test_play_runs_anticlockwise_from_the_bottom_unless_told_otherwise(seats):
    layout = lay_out(QSizeF(1280, 776), seats, bottom=2)
    others = [layout.seats[(2 + step) % seats].face for step in range(1, seats)]
    assert layout.seats[2].card.centre.x() == pytest.approx(layout.centre.x())
    assert others[0].x() > layout.centre.x() > others[-1].x()
    right = [face for face in others if face.x() > layout.centre.x() + 5]
    assert [face.y() for face in right] == sorted((face.y() for face in right), reverse=True)
    if seats <= 8:
        for one, other in zip(others, reversed(others), strict=True):
            assert one.y() == pytest.approx(other.y(), abs=20), "the same left and right"
    mirrored = lay_out(QSizeF(1280, 776), seats, bottom=2, clockwise=True)
    assert [mirrored.seats[(2 + step) % seats].face for step in range(1, seats)] == others[::-1]


@pytest.mark.parametrize("seats", [2, 6, 12, 20])
@pytest.mark.parametrize("onlookers", [1, 3])
def test_who_looks_on_stands_in_a_corner_and_hides_nothing(seats, onlookers):
    layout = lay_out(QSizeF(1280, 776), seats, onlookers=onlookers)
    watchers = layout.seats[seats:]
    assert len(watchers) == onlookers
    assert all(place.card is None for place in watchers)
    blocks = [place.block for place in layout.seats]
    assert not any(one.intersects(other) for one, other in combinations(blocks, 2))


@pytest.mark.parametrize("seats", [21, 39, 52])
def test_in_a_crowd_ones_own_seat_and_three_more_have_a_name(seats):
    layout = lay_out(QSizeF(1280, 776), seats)
    assert layout.seats[0].name_px >= 12
    assert all(place.name_px == 0 for place in layout.seats[1:])
    large = lens_sizes(layout.unit, 1.0)
    assert large.name_px >= 12
    assert large.wide * 3 < layout.lens.width()
    assert large.radius > layout.seats[1].radius * 1.5


# The lower corners


@pytest.mark.parametrize("size", [(794, 676), (1280, 776), (1920, 1056)], ids=str)
@pytest.mark.parametrize("seats", [3, 5])
def test_at_a_table_of_tricks_too_the_corners_are_in_nobody_s_way(size, seats):
    layout = tricks.lay_out(QSizeF(*size), tuple(range(seats)))
    for corner in layout.corners or ():
        assert not any(corner.intersects(place.block) for place in layout.seats)
        assert not corner.intersects(layout.buttons)


def test_in_letters_of_the_usual_size_something_stands_there_and_large_ones_have_the_whole_line():
    for size in ((1000, 676), (1024, 676), (1280, 776), (1920, 1056)):
        assert lay_out(QSizeF(*size), 6).corners
    for size in ((1024, 676), (1280, 776)):
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
