"""The trick is seen whole: no card of it on another, nothing else on it, no bubble over it."""

from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from cucu_desktop.ui.scene.layout.bubble_layout import bubble_area
from cucu_desktop.ui.scene.tricks.layout import lay_out
from tests.spread import spread

SIZES = ((640, 376), (794, 536), (853, 509), (1024, 676), (1280, 776), (1920, 1056))

TABLES = ((4, ()), (4, (1,)), (4, (2,)), (4, (3,)), (4, (2, 3)), (4, (1, 2)), (5, ()))


@pytest.mark.parametrize(
    ("size", "scale", "table"),
    [
        *product(SIZES[:1], [1.0, 2.0], TABLES),
        *spread(SIZES[1:], [1.0, 1.5, 2.0], [*TABLES, (2, ()), (3, ())]),
    ],
    ids=str,
)
def test_nothing_lies_on_anything_that_must_be_read(size, scale, table):
    seats, dummies = table
    layout = lay_out(QSizeF(*size), tuple(range(seats)), text_scale=scale, dummies=dummies)
    view, trick = QRectF(0, 0, *size), [spot.rect for spot in layout.trick]
    areas = {f"seat {seat}": place.block for seat, place in enumerate(layout.seats)}
    if seats > 3:
        for seat, hand in enumerate(layout.hands):
            area = hand.rect
            for spot in hand.spots(10 if seats == 4 else 8):
                area = area.united(spot.rect)
            areas[f"hand {seat}"] = area.adjusted(1, 1, -1, -1)
    if size[0] >= 1024 and seats > 3:
        areas |= {"score": layout.score, "free": layout.free}
        hands = [hand.rect for hand in layout.hands]
        for heap in layout.won:
            assert view.contains(heap.rect)
            assert not any(heap.rect.intersects(rect) for rect in [*hands, *trick, layout.score])
        assert view.contains(layout.count)
        assert not any(layout.count.intersects(place.block) for place in layout.seats)
        assert not any(played.intersects(rect) for played in trick for rect in areas.values())
        for place in layout.seats[1:]:
            assert place.ribbon.top() - place.face.y() >= place.radius * 0.7  # the mouth is seen
    assert all(view.adjusted(-1, -1, 1, 1).contains(area) for area in areas.values())
    on_another = [(a, b) for a, b in combinations(areas, 2) if areas[a].intersects(areas[b])]
    assert not on_another
    assert not layout.buttons.intersects(layout.seats[0].block)
    if scale == 1.0:
        check_trick(layout, trick)


def check_trick(layout, trick):
    """Check that the cards of a trick are seen whole, and that bubbles lie beside them."""
    assert not any(one.intersects(other) for one, other in combinations(trick, 2))
    for piled in (layout.pile.rect, layout.indicator.rect):
        assert piled.left() > 0
        assert not any(piled.adjusted(0, 0, 6, 0).intersects(played) for played in trick)
    for played in trick:
        assert not any(played.intersects(place.block) for place in layout.seats)
        assert not played.intersects(layout.hands[0].rect)
    for seat in range(len(layout.seats)):
        bubble = bubble_area(layout, seat, QSizeF(230, 76), trick)
        hidden = [bubble.intersected(card) for card in trick]
        assert all(part.width() * part.height() <= 0.1 * 230 * 76 for part in hidden)
        assert QRectF(QPointF(0, 0), layout.size).contains(bubble)


def test_four_cards_are_as_large_as_the_cloth_allows():
    layout = lay_out(QSizeF(1280, 776), (0, 1, 2, 3))
    assert layout.trick[0].width > layout.hands[0].width * 1.05


@pytest.mark.parametrize("size", SIZES[-3:], ids=str)
def test_a_dummys_cards_show_their_numerals(size):
    layout = lay_out(QSizeF(*size), (0, 1, 2, 3), dummies=(2,))
    spots = layout.hands[2].spots(10)
    step = spots[1].centre.x() - spots[0].centre.x()
    assert step > spots[0].width * 0.6
    assert step > 0.38 * layout.hands[0].width


@pytest.mark.parametrize("size", [(1024, 676), (1280, 776), (1920, 1056)])
@pytest.mark.parametrize(("seats", "words"), [(4, (230, 76)), (5, (190, 66)), (5, (260, 76))])
def test_a_bubble_lies_beside_the_hands_of_others(size, seats, words):
    layout = lay_out(QSizeF(*size), tuple(range(seats)))
    trick = [spot.rect for spot in layout.trick]
    hidden = []
    for seat in range(seats):
        area = bubble_area(layout, seat, QSizeF(*words), trick)
        common = [(area.intersected(hand.rect), hand.rect) for hand in layout.hands[1:]]
        hidden.append(max(on.width() * on.height() / (hand.width() * hand.height()) for on, hand in common))
    most, *others = sorted(hidden, reverse=True)
    assert max(others) < 0.1
    assert most < 0.55, "between the trick and the upper edge there is not room for many words"


@pytest.mark.parametrize("size", [(1280, 776), (1920, 1056)])
@pytest.mark.parametrize("seat", [1, 3])
def test_of_each_card_of_a_dummy_at_the_side_the_corner_is_seen_whole(size, seat):
    hand = lay_out(QSizeF(*size), (0, 1, 2, 3), dummies=(seat,)).hands[seat]
    first, second = hand.spots(10, 5)[:2]
    assert second.rect.left() - first.rect.left() > hand.width * 0.6
