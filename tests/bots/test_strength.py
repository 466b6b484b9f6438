"""The levels differ: level 3 loses fewer tokens than level 1, at the same table, in every game.

Every game is played twice, the two kinds of player changing seats, so that the luck of the cards mostly
cancels out. There is no coming back in these games: where there is, a token may be worth losing.
"""

from math import sqrt
from statistics import fmean, stdev

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.events import DealBegan, TokenLost
from cucu_desktop.engine.rarer_events import TokenGained
from cucu_desktop.games import ace_chasing, campli, cuckoo, lu_stu, tiebreak
from tests.bots.playing import Table
from tests.bots.quick_thinking import think_for_a_third


@pytest.fixture(autouse=True)
def _thinks_quickly(monkeypatch):
    """Who plays better after thinking for a third of the time does so after thinking for all of it."""
    think_for_a_third(monkeypatch)


def tokens_lost(people, seed, options):
    """How many tokens each seat loses in how many deals, and who wins."""
    state = Table(people, seed, options).play()
    lost, deals = [0] * len(people), [0] * len(people)
    for event in state.table.events():
        if isinstance(event, TokenLost):
            lost[event.seat] += 1
        elif isinstance(event, TokenGained):
            lost[event.seat] -= 1
        elif isinstance(event, DealBegan):
            for seat in event.order:
                deals[seat] += 1
    return lost, deals, state.winners[0]


def duplicate(one, other, seats, games, options=campli.GAME.presets["strict"]):
    """How many tokens a deal `other` loses more than `one`, the standard error, and what part `one` wins."""
    leads, wins = [], 0
    for seed in range(games):
        lost, deals = {one: 0, other: 0}, {one: 0, other: 0}
        for first, second in ((one, other), (other, one)):
            people = [second if seat % 2 else first for seat in range(seats)]
            by_seat = tokens_lost(people, seed, options)
            for person, lost_here, deals_here in zip(people, *by_seat[:2], strict=True):
                lost[person] += lost_here
                deals[person] += deals_here
            wins += people[by_seat[2]] is one
        leads.append(lost[other] / deals[other] - lost[one] / deals[one])
    return fmean(leads), stdev(leads) / sqrt(games), wins / (2 * games)


def test_level_3_beats_level_1():
    lead, error, won = duplicate(PERSONS["assunta"], PERSONS["nicola"], seats=10, games=8)
    print(f"tokens a deal {lead:.4f} ± {error:.4f}, games won {won:.3f}")
    assert lead > 3 * error
    assert won > 0.5


def test_level_2_beats_level_1():
    lead, error, _ = duplicate(PERSONS["bruna"], PERSONS["nicola"], seats=12, games=10)
    print(f"tokens a deal {lead:.4f} ± {error:.4f}")
    assert lead > 2 * error


@pytest.mark.parametrize(
    ("options", "seats", "games"),
    [
        (lu_stu.Options(reentry="never", agreement=False), 6, 7),
        (cuckoo.Options(), 8, 5),
        (cuckoo.Options(pack="italian40", saltacavallo=True), 8, 4),
        (tiebreak.Options(), 6, 7),
    ],
    ids=["lu_stu", "cuckoo", "saltacavallo", "tiebreak"],
)
def test_level_3_beats_level_1_in_the_other_games(options, seats, games):
    lead, error, won = duplicate(PERSONS["assunta"], PERSONS["ercole"], seats, games, options)
    print(f"tokens a deal {lead:.4f} ± {error:.4f}, games won {won:.3f}")
    assert lead > error


def test_level_3_wins_the_bets_of_level_1():
    """In Ace Chasing there is no pool: what one wins are the bets (A6)."""
    seats, won = 6, []
    for seed in range(40):
        people = [PERSONS["assunta" if (seat + seed) % 2 else "ercole"] for seat in range(seats)]
        coins = Table(people, seed, ace_chasing.Options()).play().table.coins
        won.append(sum(held - 100 for held, who in zip(coins, people, strict=True) if who.level == 3))
    lead, error = fmean(won), stdev(won) / sqrt(len(won))
    print(f"coins a game {lead:.2f} ± {error:.2f}")
    assert lead > error
