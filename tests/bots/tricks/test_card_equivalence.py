"""A card that failed speaks for those that fail as it does, and for no others."""

import pytest

from cucu_desktop.bots.tricks.card_equivalence import BY_THEM, BY_US, find_equivalence
from cucu_desktop.bots.tricks.trick_position import DealContext
from cucu_desktop.engine.cards import CUCCO
from tests.bots.tricks.open_cards import AFTER, BIT_PACKS, SIDES

COCH = BIT_PACKS["coch"]
EQUIVALENCE = find_equivalence(DealContext(COCH, SIDES["coch"], AFTER["coch"]))
HAND = "VIII VI V IV II"
"""V to VIII count 1/2 each, II and IV nothing."""


def spoken_for(card, *, others, lowest_that_mattered, took=BY_US | BY_THEM, is_ours=True):
    """The cards of the hand that need not be tried once one has failed, by their names."""
    hand, between = COCH.lay(*([CUCCO[name] for name in cards.split()] for cards in (HAND, others)))
    bits = {name: COCH.in_hand(CUCCO[name], hand) for name in HAND.split()}
    mattered = EQUIVALENCE.upward[COCH.lows[CUCCO[lowest_that_mattered]]] | took
    found = EQUIVALENCE.speaks_for(bits[card], mattered, is_ours, hand, between)
    return " ".join(name for name, bit in bits.items() if found & bit and name != card)


@pytest.mark.parametrize(
    ("others", "level"),
    [
        pytest.param("IX III", "VI V", id="nothing between"),
        pytest.param("VII", "", id="VII between"),
        pytest.param("VI", "", id="as high as the other copy of VI, which is above V"),
        pytest.param("V", "VI", id="the other copy of V is as high as V"),
    ],
)
def test_whose_rank_mattered_speaks_for_level_cards_that_count_the_same(others, level):
    assert spoken_for("VIII", others=others, lowest_that_mattered="VIII") == level


def test_whose_rank_did_not_matter_speaks_for_all_such_that_count_the_same():
    assert spoken_for("VI", others="VII V III", lowest_that_mattered="VII") == "V"
    assert spoken_for("IV", others="VII V III", lowest_that_mattered="VII") == "II"


@pytest.mark.parametrize(
    ("is_ours", "took", "card", "found"),
    [
        pytest.param(True, BY_US, "VI", "V IV II", id="what we did not take with a dear card"),
        pytest.param(True, BY_THEM, "IV", "VI V II", id="what they got of a cheap one of ours"),
        pytest.param(True, BY_US, "IV", "II", id="but not the other way round"),
        pytest.param(False, BY_THEM, "VI", "V IV II", id="the other side, its own trick"),
        pytest.param(False, BY_US, "IV", "VI V II", id="the other side, our trick"),
    ],
)
def test_it_speaks_for_less_or_more_if_the_trick_always_went_to_one_side(is_ours, took, card, found):
    ruled = spoken_for(card, others="VII III", lowest_that_mattered="VII", took=took, is_ours=is_ours)
    assert ruled == found
