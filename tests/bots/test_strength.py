"""The levels differ: who reckons loses fewer tokens than who goes by thumb, at the same table.

Every game is played twice, the two kinds of player changing seats, so that the luck of the cards mostly
cancels out. There is no coming back in these games: where there is, a token may be worth losing.
"""

from math import sqrt
from statistics import fmean, stdev

from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.events import DealBegan, TokenLost
from cucu_desktop.games.campli import PRESETS
from tests.bots.playing import Table


def tokens_lost(people, seed):
    """How many tokens each seat loses a deal, and who wins."""
    state = Table(people, seed, PRESETS["strict"]).play()
    lost, deals = [0] * len(people), [0] * len(people)
    for event in state.table.events():
        if isinstance(event, TokenLost):
            lost[event.seat] += 1
        elif isinstance(event, DealBegan):
            for seat in event.order:
                deals[seat] += 1
    return lost, deals, state.winners[0]


def duplicate(one, other, seats, games):
    """How many tokens a deal `other` loses more than `one`, the standard error, and what part `one` wins."""
    leads, wins = [], 0
    for seed in range(games):
        lost, deals = {one: 0, other: 0}, {one: 0, other: 0}
        for first, second in ((one, other), (other, one)):
            people = [second if seat % 2 else first for seat in range(seats)]
            by_seat = tokens_lost(people, seed)
            for person, lost_here, deals_here in zip(people, *by_seat[:2], strict=True):
                lost[person] += lost_here
                deals[person] += deals_here
            wins += people[by_seat[2]] is one
        leads.append(lost[other] / deals[other] - lost[one] / deals[one])
    return fmean(leads), stdev(leads) / sqrt(games), wins / (2 * games)


def test_who_reckons_beats_who_goes_by_thumb():
    lead, error, won = duplicate(PERSONS["assunta"], PERSONS["nicola"], seats=12, games=70)
    print(f"tokens a deal {lead:.4f} ± {error:.4f}, games won {won:.3f}")
    assert lead > 3 * error
    assert won > 0.5


def test_who_counts_beats_who_goes_by_thumb():
    lead, error, _ = duplicate(PERSONS["bruna"], PERSONS["nicola"], seats=12, games=70)
    print(f"tokens a deal {lead:.4f} ± {error:.4f}")
    assert lead > 2 * error
