"""Cards of a series that play alike have one pattern, and no others have it."""

import pytest

from cucu_desktop.bots.tricks.suit_patterns import NO_PATTERN, SuitPatterns
from cucu_desktop.engine.cards import CUCCO
from tests.bots.tricks.open_cards import BIT_PACKS

COCH = BIT_PACKS["coch"]
HANDS = "IX VIII VI III II", "VII VI V II"
"""Who holds what: V to IX count 1/2 each, I to IV nothing."""


def patterns_of(*several, told=None):
    """The patterns of what is left in several ways, each by its holder, with this number of
    runs, or all."""
    hands = COCH.lay(*([CUCCO[name] for name in hand.split()] for hand in HANDS))
    patterns = SuitPatterns(COCH, hands)
    found = set()
    for held in several:
        numbers = patterns[
            sum(
                COCH.in_hand(CUCCO[name], hand)
                for hand, cards in zip(hands, held, strict=True)
                for name in cards.split()
            )
        ].numbers
        of_runs = [number for number in numbers if number != NO_PATTERN]
        found.add(of_runs[-1 if told is None else told])
    return found


ALIKE = [
    pytest.param(("IX", "VII"), ("VIII", "V"), id="who is above whom"),
    pytest.param(("IX VI", "V"), ("VIII VI", "V"), id="cards with nothing between them"),
    pytest.param(("IX III", "II"), ("VIII III", "II"), id="a run, whatever the order of what it counts"),
]
UNLIKE = [
    pytest.param(("VIII", "VII"), ("VI", "VII"), id="above and below"),
    pytest.param(("VI", "VI"), ("VI", "V"), id="as high as each other, and higher"),
    pytest.param(("IX VI", "VII"), ("IX VIII", "VII"), id="something between them"),
    pytest.param(("VI", "II"), ("III", "II"), id="what counts, and what does not"),
]


@pytest.mark.parametrize(("some", "others"), ALIKE)
def test_what_plays_alike_has_one_pattern(some, others):
    assert len(patterns_of(some, others)) == 1


@pytest.mark.parametrize(("some", "others"), UNLIKE)
def test_what_plays_otherwise_has_another(some, others):
    assert len(patterns_of(some, others)) == 2


@pytest.mark.parametrize(
    ("some", "others", "told"),
    [
        pytest.param(("VIII", "VII"), ("VI", "VII"), 0, id="no rank"),
        pytest.param(("IX VI", "VII V"), ("IX VI", "VII VI"), 1, id="the highest only"),
    ],
)
def test_what_plays_alike_but_for_ranks_that_are_not_told_has_one_pattern(some, others, told):
    assert len(patterns_of(some, others, told=told)) == 1
    assert len(patterns_of(some, others)) == 2


def test_who_holds_what_counts_is_always_told():
    assert len(patterns_of(("IX", "VII II"), ("IX II", "VII"), told=0)) == 2
