"""Cards of a series that play alike have one pattern, and no others have it."""

import pytest

from cucu_desktop.bots.tricks.patterns import Patterns
from cucu_desktop.engine.cards import CUCCO
from tests.bots.tricks.open_cards import DECKS

COCH = DECKS["coch"]
HANDS = "IX VIII VI III", "VII VI V II"
"""Who holds what: V to IX count 1/2 each, I to IV nothing."""


def patterns_of(*several):
    """The patterns of what is left in several ways, each by who holds it."""
    hands = COCH.lay(*([CUCCO[name] for name in hand.split()] for hand in HANDS))
    patterns = Patterns(COCH, hands)
    return {
        patterns[
            sum(
                COCH.in_hand(CUCCO[name], hand)
                for hand, cards in zip(hands, held, strict=True)
                for name in cards.split()
            )
        ]
        for held in several
    }


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
