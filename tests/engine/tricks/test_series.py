"""Deals of a trick game strung to a match: the score, the dealer, the end (001; H2, Z3)."""

from random import Random

import pytest

from cucu_desktop.engine.actions import PASS, Shuffled
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import DealBegan, GameWon
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.games.catalogue import GAMES


def begin(game, players, dealer=0, **options):
    known = GAMES[game]
    series = Series(
        known.state_class, known.options(**options), [100 + seat for seat in range(players)], dealer
    )
    series.start()
    return series


def play(series, random):
    """Play the deal under way to its end, its shuffle first."""
    deal = series.deal
    series.apply(Shuffled.by(random, series.to_shuffle))
    while series.deal is deal and not series.is_over:
        series.apply(random.choice(series.decision.options))
    return deal


@pytest.mark.parametrize(
    ("game", "players"), [("coch", 4), ("coch", 3), ("coch", 2), ("zifuli", 5), ("trionfo", 4)]
)
def test_every_deal_is_scored_and_the_next_player_deals(game, players):
    random = Random(game)
    series = begin(game, players, dealer=1, deals=6)
    standing, dealer = [0] * GAMES[game].state_class.seats, 1
    for number in range(1, 7):
        assert not series.is_over
        assert (series.deals, series.played, series.deal.number) == (number - 1, number - 1, number)
        assert series.deal.dealer == dealer
        assert series.deal.played == number - 1
        assert series.deal.standing == tuple(standing) == series.scores()
        deal = play(series, random)
        if game != "zifuli":  # tokens are won there
            assert deal.credit() == tuple(int(seat in (deal.winners or ())) for seat in range(len(standing)))
        standing = [before + new for before, new in zip(standing, deal.credit(), strict=True)]
        dealer = (dealer + 1) % players
        assert series.last == (deal.points, deal.recount, deal.winners)
    best = max(standing[:players])
    assert series.winners == tuple(seat for seat in range(players) if standing[seat] == best)
    assert series.deal.standing == series.standing == tuple(standing)
    assert series.decision is None
    events = series.table.events()
    assert [event.number for event in events if isinstance(event, DealBegan)] == [1, 2, 3, 4, 5, 6]
    assert events[-1] == GameWon(series.winners)


def test_a_match_tells_its_pack_and_what_a_digest_is_made_of():
    series = begin("coch", 4, deals=2)
    assert series.pack is CUCCO
    deal = play(series, Random(5))
    deals, dealer, hands, last, standing = series.told()
    assert (deals, dealer, standing) == (1, 1, series.standing)
    assert hands == [[], [], [], []]
    assert last == (deal.points, deal.recount, deal.winners)


def test_a_target_is_reached_and_not_passed_by():
    series, random = begin("coch", 4, deals=1, target=2), Random(3)
    while not series.is_over:
        assert max(series.standing) < 2
        play(series, random)
    assert max(series.standing) == 2
    assert series.played > 1


def test_a_deal_thrown_in_counts_for_nothing():
    series = begin("zifuli", 5, deals=1)
    series.apply(Shuffled.by(Random(1), series.to_shuffle))
    for _ in range(5):
        series.apply(PASS)
    assert (series.deals, series.played, series.deal.number, series.deal.played) == (1, 0, 2, 0)
    assert series.deal.dealer == 1
    assert series.standing == (0,) * 5
    assert not series.is_over


def test_the_coins_lie_there_from_deal_to_deal():
    series = begin("trionfo", 4, deals=2)
    assert series.table.coins == [100, 101, 102, 103]
    play(series, Random(1))
    assert series.table.coins == [100, 101, 102, 103]
    assert series.players == 4


def test_who_looks_on_does_not_play():
    known = GAMES["coch"]
    series = Series(known.state_class, known.options(), [1, 2, 3, 4], 0, onlookers=1)
    assert series.players == 3
    assert series.deal.dummies == {3}


def test_a_deal_by_itself_follows_those_before_it():
    deal = GAMES["coch"].state_class(GAMES["coch"].options(), 2, number=3)
    assert (deal.number, deal.played, deal.standing) == (3, 2, (0, 0, 0, 0))
    assert deal.order == (3, 0, 1, 2)
