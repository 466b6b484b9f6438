"""Even points and the recount: both counts in one number tell who has won, as the rules do (H3, H5)."""

from random import Random

import pytest

from cucu_desktop.bots.tricks import COCH, TRIONFO, ZIFULI
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.games import coch
from cucu_desktop.match.claim import is_decided
from tests.trick_playing import any_deal, through


@pytest.mark.parametrize("strategy", [COCH, ZIFULI])
def test_the_two_counts_are_one_number_and_the_first_goes_before(strategy):
    both = strategy.pack.with_recount
    for card in CUCCO.designs:
        bit = strategy.pack.lows[card]
        assert both.points[bit] == 200 * coch.POINTS[card] + coch.ONES[card]
    assert both.worth(sum(both.points)) == 3800 + 82
    assert TRIONFO.pack.with_recount is None, "equal totals are drawn there (R6)"


def test_it_says_who_has_won_as_the_rules_do():
    level = 0
    for number in range(400):
        random = Random(f"{number}/recount")
        state = any_deal(random, "coch")
        for _ in through(state, random):
            pass
        both = COCH.pack.with_recount
        ours = sum(
            both.points[both.lows[card]]
            for trick in state.table.tricks
            if trick.winner in state.sides()[0]
            for card in trick.cards
        )
        won = {1.0: state.sides()[0], 0.5: (), 0.0: state.sides()[1]}
        assert state.winners == won[both.won(ours, 3882)]
        level += state.recount is not None
    assert level > 10


def test_a_deal_is_called_decided_by_the_recount_too():
    """Even if the rest brought the points level, the ones would tell: then it need not be played out."""
    early = 0
    for number in range(300):
        random = Random(f"{number}/decided")
        state = any_deal(random, "coch")
        calls = [is_decided(observe(now, now.decision.seat)) for now in through(state, random)]
        called = any(calls)
        early += called and state.recount is not None
        assert not called or state.winners
    assert early > 1
