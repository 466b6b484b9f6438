"""A card that is pushed forward hides nothing that is compared, and is plainly its owner's."""

import math

import pytest
from PySide6.QtCore import QPointF, QSizeF

from cucu_desktop.ui.scene.layout.layout import lay_out
from cucu_desktop.ui.scene.layout.pushed_card import pushed as pushed_spot
from tests.spread import spread


def covered(by, area):
    """Return how large a part of an area lies under something."""
    common = area.intersected(by)
    return common.width() * common.height() / (area.width() * area.height())


def far(one, other):
    return math.dist(one.toTuple(), other.toTuple())


@pytest.mark.parametrize(
    ("size", "scale", "seats"),
    spread(
        [(640, 376), (1024, 676), (1280, 776), (1366, 744), (1920, 1056)],
        [1.0, 1.5],
        [2, 3, 4, 5, 6, 7, 8, 10, 14, 17, 20, 52],
    ),
    ids=str,
)
def test_a_card_that_is_pushed_forward(size, scale, seats):
    layout = lay_out(QSizeF(*size), seats, text_scale=scale)
    is_large, doubtful = size[0] >= 1024, []
    for seat, place in enumerate(layout.seats):
        others = [other for other in layout.seats if other is not place]
        cards, faces = [other.card.rect for other in others], [other.face for other in others]
        for dealer in {seat - 1, seat, (seat + 1) % seats}:
            pack = layout.seats[dealer].pack.pack_rect
            pushed = pushed_spot(layout, seat, cards, pack)
            if is_large and scale == 1.0 and seats <= 20:
                assert covered(pushed.rect, pack) < 0.03, f"the card of {seat} lies on the pack of {dealer}"
                assert all(covered(pushed.rect, card) < 0.2 for card in cards)
                assert covered(pushed.rect, layout.sum) < 0.02, "it lies on what is in the pool"
            if is_large and not seat and seats <= 8:
                assert not any(pushed.rect.intersects(area) for area in (*cards, layout.sum)), "one's own"
            if size in ((1280, 776), (1920, 1056)) and 3 <= seats <= 8:
                most = 1.03 if dealer == seat else 0.87
                assert far(pushed.centre, place.face) <= most * min(
                    far(pushed.centre, face) for face in faces
                )
        pushed = pushed_spot(layout, seat, cards, place.pack.pack_rect)
        assert all(covered(pushed.rect, other.block) < 0.05 for other in layout.seats)
        assert QPointF.dotProduct(pushed.centre - layout.centre, place.inward) <= 0, "on its own side"
        if is_large and seats <= 20:
            next_nearest = min(far(pushed.centre, face) for face in faces)
            doubtful += [seat] if next_nearest < far(pushed.centre, place.face) else []
            assert next_nearest >= 0.85 * far(pushed.centre, place.face)
    assert len(doubtful) <= 2, doubtful
