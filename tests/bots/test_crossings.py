"""What was passed on and what was given for it are dealt together in samples."""

from random import Random

import pytest

from cucu_desktop.bots.belief import ExchangeBelief, Kinds, deal_hidden
from cucu_desktop.bots.crossings import NONE, Way, beside, crossings
from cucu_desktop.bots.sampling import Pile
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.games import lu_stu
from cucu_desktop.games.campli import NULLA
from tests.bots.playing import at_level, situation

ANY = (1.0,) * 6
BORDERS = (8,) * 10


def keeps_lower(_way, _place, came, gave):
    """Of two cards everybody keeps the higher; of equals the one that came."""
    return float(gave <= came)


def dealt(way, known, pile, likely, keeps_for=keeps_lower, number=2000):
    """How often the hidden cards are dealt which way, as a part of the whole."""
    crossed = crossings([way], known, likely, pile.cards, keeps_for)
    hidden = beside(crossed, likely)
    found = [tuple(deal_hidden(pile, known, hidden, crossings=crossed)) for _ in range(number)]
    return {cards: found.count(cards) / number for cards in set(found)}


def test_equal_cards_are_as_likely_as_they_are():
    """Of three 2s and a 3 one was passed on: six ways of two 2s, three of the 3 that is kept for a 2."""
    found = dealt(Way(1, (0,), True, False), [NONE, NONE], Pile([2, 2, 2, 3], Random(1)), {0: ANY, 1: ANY})
    assert found.keys() == {(2, 2), (2, 3)}
    assert found[2, 2] == pytest.approx(2 / 3, abs=0.05)


def test_a_good_card_is_kept_for_a_better_one():
    """Below 4 nobody keeps the lower of two cards."""

    def keeps(_way, _place, came, gave):
        return float(gave < came or came >= 4)

    found = dealt(
        Way(1, (0,), True, False), [NONE, NONE], Pile([1, 4, 5], Random(1)), {0: ANY, 1: ANY}, keeps
    )
    assert sum(found[cards] for cards in ((1, 4), (1, 5), (5, 4), (4, 5))) > 0.98
    assert found[5, 4] > 0.1


def test_what_was_given_on_the_way_is_no_lower_than_what_went_on():
    """A 2 that one knows went from the first over the second to the third, who is content with it."""
    way = Way(2, (0, 1), True, False)
    found = dealt(way, [NONE, NONE, 2], Pile([0, 1, 3, 4], Random(1)), {0: ANY, 1: ANY})
    assert found.keys() >= {(3, 0, 2), (3, 1, 2), (4, 0, 2), (4, 1, 2)}
    assert sum(found[cards] for cards in found if cards[0] > 2 > cards[1]) > 0.98


def test_other_cards_are_dealt_beside_a_crossing():
    low = (1.0,) * 5 + (0.0,)
    likely = {0: low, 1: low, 2: (0.0,) * 5 + (1.0,)}
    found = dealt(Way(1, (0,), True, False), [NONE] * 3, Pile([1, 2, 5, 5], Random(1)), likely)
    assert {cards[2] for cards in found} == {5}


def test_the_way_of_a_card_is_told_by_who_passed_it_on():
    """At Lu Stù A's card goes over B to C, who is content with it; E has not seen it."""
    view = situation("II IX X III V VI", 6, "exchange", "exchange", "keep", "keep", options=lu_stu.Options())
    kinds = Kinds(CUCCO, lu_stu.XI.rank, compares=True)
    belief = ExchangeBelief(at_level(3), *view, Random(1), kinds, BORDERS)
    first, second, third = view[0].order[:3]
    assert belief.ways == [Way(third, (first, second), True, False)]
    assert not belief.content
    assert set(belief.likely[first][: lu_stu.XI.rank]) == {1.0}
    assert belief.likely[third][NULLA.rank] == 1.0
    assert ExchangeBelief(at_level(2), *view, Random(1), kinds, BORDERS).ways == []


def test_a_card_that_ran_back_tells_nothing_of_who_had_it():
    """B's cat stops C, and C's card runs back over B to A: nobody has any more what they got for one."""
    done = ("exchange", "keep", "exchange")
    view = situation("IX III V XII VI", 6, *done, options=lu_stu.Options())
    kinds = Kinds(CUCCO, lu_stu.XI.rank, compares=True)
    belief = ExchangeBelief(at_level(3), *view, Random(1), kinds, BORDERS)
    assert belief.ways == []


def test_who_asks_for_less_is_dealt_a_card_after_who_asks_for_more():
    """Of 1, 2 and 3 the first keeps all, the second a 3 only: so the first has as often a 1 as a 2."""
    known, likely = [NONE, NONE], {0: ANY, 1: (0.0,) * 3 + (1.0,) * 3}
    pile = Pile([1, 2, 3], Random(1))
    found = [tuple(deal_hidden(pile, known, beside([], likely))) for _ in range(2000)]
    assert set(found) == {(1, 3), (2, 3)}
    assert found.count((1, 3)) / len(found) == pytest.approx(1 / 2, abs=0.05)
