"""Who plays after whom, and the dummy that is everybody's partner in turn (H2, H4)."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from cucu_desktop.engine.actions import Shuffled
from cucu_desktop.engine.edition import DUMMY_GOES_ROUND, FIRST
from cucu_desktop.engine.events import SPECTATOR, DealBegan
from cucu_desktop.engine.tricks.events import DealWon, DummyAssigned
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.engine.tricks.seating import across, turned
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.games.catalogue import GAMES
from tests.trick_playing import happened


def begin(players, dealer=0, **wished):
    keys = {key: wished.pop(key) for key in ("edition", "order") if key in wished}
    game = GAMES["coch"]
    series = Series(game.state_class, game.options(**wished), [100] * players, dealer, **keys)
    series.start()
    return series


def deals(series, random):
    """Each deal of the match, as it stands before its first card is played; it is played on at random."""
    while not series.is_over:
        deal = series.deal
        series.apply(Shuffled.by(random, series.to_shuffle))
        yield deal
        while series.deal is deal and not series.is_over:
            series.apply(random.choice(series.decision.options))


def partners(series, random):
    """The partner of the dummy in each deal."""
    return [deal.player_for(3) for deal in deals(series, random)]


@pytest.mark.parametrize("dealer", range(3))
def test_each_of_three_has_the_dummy_in_turn_the_first_dealer_first(dealer):
    for seed in range(3):
        had = partners(begin(3, dealer, deals=6), Random(seed))
        assert had == [(dealer + number) % 3 for number in range(6)]


@pytest.mark.parametrize(("agreed", "played"), [(1, 3), (2, 3), (3, 3), (4, 6), (7, 9)])
def test_a_match_of_three_ends_when_all_have_had_the_dummy_equally_often(agreed, played):
    series = begin(3, deals=agreed)
    assert (series.length, series.deal.length) == (played, played)
    assert observe(series.deal, 0).length == played
    assert set(Counter(partners(series, Random(agreed))).values()) == {played // 3}
    assert series.played == played


@pytest.mark.parametrize("seed", range(6))
def test_a_target_is_played_for_in_whole_rounds_too(seed):
    series, random = begin(3, target=2, deals=1), Random(seed)
    had = partners(series, random)
    assert len(had) % 3 == 0
    assert max(series.standing[:3]) >= 2
    assert series.winners == tuple(
        seat for seat in range(3) if series.standing[seat] == max(series.standing[:3])
    )


def test_everybody_has_points_of_their_own():
    series = begin(3, deals=9)
    won = Counter()
    for deal in deals(series, Random(4)):
        assert deal.partners_change
        assert observe(deal, SPECTATOR).partners_change
    for event in happened(series, DealWon):
        won.update(event.winners)
    assert series.standing == tuple(won[seat] for seat in range(4))
    assert len({won[seat] for seat in range(3)}) > 1


def test_the_dealer_has_the_dummy_opposite_and_the_three_keep_their_order():
    series = begin(3, 1, deals=3)
    orders = [deal.order for deal in deals(series, Random(1))]
    assert orders == [(2, 3, 0, 1), (0, 3, 1, 2), (1, 3, 2, 0)]
    for order in orders:
        assert across(order, order[-1]) == 3
        persons = [seat for seat in turned(order, 0) if seat != 3]
        assert persons == [0, 1, 2]
    began = [event for event in series.table.events() if isinstance(event, DealBegan | DummyAssigned)]
    assert [type(event) for event in began] == [DealBegan, DummyAssigned] * 3
    for one, other in pairwise(began):
        if isinstance(other, DummyAssigned):
            assert other == DummyAssigned(one.dealer, 3)


def test_partners_play_together_and_the_dummys_hand_is_seen_by_all():
    for deal in deals(begin(3, deals=3), Random(2)):
        assert deal.sides() == (deal.order[::2], deal.order[1::2])
        assert {3, deal.dealer} in map(set, deal.sides())
        for seat in (0, 1, 2, SPECTATOR):
            seen = observe(deal, seat)
            hidden = [other for other in range(4) if "?" in map(str, seen.hands[other])]
            assert hidden == [other for other in range(3) if other != seat]
            assert [seen.player_for(other) for other in range(4)] == [0, 1, 2, deal.dealer]


def test_only_the_dealer_is_asked_for_the_dummys_cards():
    random = Random(5)
    series = begin(3, deals=3)
    series.apply(Shuffled.by(random, series.to_shuffle))
    asked = set()
    while not series.is_over:
        decision = series.decision
        if decision.options and decision.other is not None:
            assert decision.other == 3
            assert decision.seat == series.deal.dealer
            asked.add(decision.seat)
        series.apply(
            Shuffled.by(random, series.to_shuffle)
            if decision.kind == "shuffle"
            else random.choice(decision.options)
        )
    assert asked == {0, 1, 2}


@pytest.mark.parametrize("players", [2, 4])
def test_two_and_four_keep_their_partners(players):
    series = begin(players, deals=4)
    seen = {tuple(across(deal.order, seat) for seat in range(4)) for deal in deals(series, Random(1))}
    assert seen == {(2, 3, 0, 1)}
    assert not any(isinstance(event, DummyAssigned) for event in series.table.events())
    assert (series.length, series.played) == (4, 4)


@pytest.mark.parametrize("edition", range(FIRST, DUMMY_GOES_ROUND))
def test_before_this_ruling_the_dummy_kept_its_partner(edition):
    series = begin(3, deals=4, edition=edition)
    assert partners(series, Random(1)) == [1, 1, 1, 1]
    assert not series.deal.partners_change
    assert not any(isinstance(event, DummyAssigned) for event in series.table.events())


def test_from_a_deal_that_was_laid_out_the_dummy_goes_on_as_far_from_the_dealer():
    """Of a scenario the dummy may lie anywhere but at the dealer's seat (H2)."""
    series = begin(3, 2, order=(3, 0, 1, 2), deals=3)
    assert partners(series, Random(1)) == [1, 2, 0]
    assert [event.dealer for event in series.table.events() if isinstance(event, DealBegan)] == [2, 0, 1]
