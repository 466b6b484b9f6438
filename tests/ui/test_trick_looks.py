"""How those at the table of a trick game take a trick."""

import pytest

from cucu_desktop.ui.tricks.kinds import KINDS
from cucu_desktop.ui.tricks.looks import looks_at_trick

NOBODY = frozenset()


def looks(game, cards, winner, *, leader=0, dummies=NOBODY):
    return dict(looks_at_trick(KINDS[game], cards.split(), leader, winner, dummies))


def test_a_rich_trick_makes_those_glad_who_take_it_and_cross_who_lose_a_good_card():
    assert looks("coch", "XV X LEONE V", 2) == {0: "glad", 1: "cross", 2: "glad"}
    assert looks("coch", "XV I LEONE V", 3, leader=1) == {1: "glad", 3: "glad"}


def test_a_poor_trick_is_taken_calmly():
    assert looks("coch", "I II III IV", 3) == {}
    assert looks("coch", "XV II III IV", 0) == {}


def test_whose_matto_is_caught_worries():
    assert looks("coch", "XI MATTO V IX", 0) == {1: "worried"}
    assert looks("coch", "XI V MATTO IX", 0) == {}, "a partner's Matto is not caught"


def test_where_the_partner_is_secret_nobody_is_glad_with_the_winner():
    assert looks("zifuli", "XV X LEONE V I", 2) == {0: "cross", 1: "cross", 2: "glad"}


def test_a_dummy_s_player_takes_it_for_the_dummy():
    assert looks("coch", "XV X LEONE V", 2, dummies=frozenset((1, 2))) == {0: "glad", 3: "cross"}


@pytest.mark.parametrize(("game", "good"), [("coch", 7), ("zifuli", 7), ("trionfo", 6)])
def test_good_are_the_cards_that_count_as_much_as_a_x(game, good):
    assert len(KINDS[game].good) == good
