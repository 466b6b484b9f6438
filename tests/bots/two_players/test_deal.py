"""A deal between two players: what may result from it takes no more room than it needs."""

import pytest

from cucu_desktop.bots.standard.cuckoo_last_two import cuckoo_rules
from cucu_desktop.bots.standard.tiebreak_last_two import tie_rules
from cucu_desktop.bots.two_players.deal import Once
from cucu_desktop.games.cuckoo import Options


def cuckoo():
    return cuckoo_rules(Options()).deal()


def tie():
    return tie_rules((3,))[1]


def ways(deal):
    return [ends for meeting in deal.values() for ends in (*meeting.kept, *meeting.passed)]


@pytest.mark.parametrize("deal", [cuckoo, tie])
def test_ways_to_end_that_are_equal_are_kept_once(deal):
    found = ways(deal())
    equal = {tuple(ends.items()) for ends in found}
    assert len({id(ends) for ends in found}) == len(equal) < len(found) / 4


def test_what_comes_first_stays():
    once, first, second = Once(), ({"won": 1.0},), ({"won": 1.0},)
    assert once(first)[0] is first[0]
    assert once(second) is once(first)
    assert once(({"won": 0.5, "lost": 0.5}, first[0]))[1] is first[0]
