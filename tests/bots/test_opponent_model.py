"""What the others' behaviour tells about their cards, where a card is passed on from one to the next."""

import pytest

from cucu_desktop.bots.opponent_model import model_opponents
from cucu_desktop.games.campli import NULLA
from tests.bots.playing import situation

BORDERS = (8,) * 10


def least(*done):
    """The rank that each seat's card is not below, as D sees it, who has got the nulla."""
    seen, heard = situation("NULLA X IX VIII", 6, *done)
    return seen, {
        seat: model.least
        for seat, model in model_opponents(heard, seen.order, BORDERS).items()
        if model.least
    }


def test_who_passed_a_card_on_had_given_nothing_lower_for_it():
    seen, found = least("exchange", "exchange", "exchange")
    assert seen.card is NULLA
    giver, passer, last = seen.order[:3]
    assert found == {giver: NULLA.rank, passer: NULLA.rank}
    assert seen.cards[last].id == "VIII"


@pytest.mark.parametrize(
    "done", [("keep", "keep", "exchange"), ("keep", "keep", "keep"), ("exchange", "keep", "keep")]
)
def test_a_card_that_was_not_passed_on_tells_nothing_of_the_others(done):
    assert least(*done)[1] == {}
