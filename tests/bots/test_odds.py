"""What the bots reckon with is what happens: their odds are held against deals and games played out."""

from math import sqrt
from random import Random

import pytest

from cucu_desktop.bots.campli.comparison import losers
from cucu_desktop.bots.campli.duel import duel, duel_deal, win_chance
from cucu_desktop.bots.campli.odds import FOOL, prospect, rest_clear
from cucu_desktop.bots.campli.reading import Reading
from cucu_desktop.bots.campli.turn import Stakes, reckon
from cucu_desktop.engine.actions import EXCHANGE, KEEP
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import TokenLost
from cucu_desktop.games.campli import CampliState, Options
from tests.bots.playing import QUIET, Table, at_level, situation

RANKS = {card.rank: card for card in CUCCO.designs}


def test_the_bots_compare_cards_as_the_rules_do():
    random = Random(7)
    state = CampliState(Options(), [100] * 5, 0)
    for _ in range(3000):
        live = range(random.randint(1, 5))
        hands = {
            seat: card.rank for seat, card in zip(live, random.sample(CUCCO.cards, len(live)), strict=True)
        }
        if random.random() < 0.4:
            hands = {seat: random.choice((FOOL, 18, 19)) for seat in live}
        held = {seat: RANKS[rank] for seat, rank in hands.items()}
        state.deal.promises = {0: 4} if random.random() < 0.5 else {}
        assert sorted(set(losers(hands, state.deal.promises))) == sorted(state.losers(held))


def test_the_chances_of_a_deal_of_two_add_up():
    assert sum(duel_deal().values()) == pytest.approx(1)


def test_the_more_tokens_the_better_and_the_dealer_has_the_edge():
    table = duel(3)
    for mine, theirs in table:
        assert table[mine, theirs] < 1 - table[theirs, mine] if mine == theirs else True
        if (mine + 1, theirs) in table:
            assert table[mine + 1, theirs] > table[mine, theirs]
        if (mine, theirs + 1) in table:
            assert table[mine, theirs + 1] < table[mine, theirs]


def test_the_last_twos_table_tells_who_wins():
    """Of games of two begun with these tokens the eldest hand wins about as many as the table says."""
    games, wins, told = 300, 0, 0.0
    for seed in range(games):
        table = Table([at_level(3)] * 2, seed, Options(agreement=False, reentry=False, tokens=2))
        while not table.state.is_over:
            table.step()
        wins += table.state.winners == (1,)
        told += duel(2)[2, 2]
    assert abs(wins - told) < 3 * sqrt(games) / 2


def test_win_chances_of_all_add_up_to_one():
    for tokens in ((3, 2, 1), (1, 1), (3, 0, 2), (3, 3, 2, 0, 1)):
        chances = sum(win_chance(seat, tokens, dealer=0) for seat in range(len(tokens)))
        assert chances == pytest.approx(1)
    assert win_chance(0, (0, 2, 1)) == 0
    assert win_chance(1, (0, 2, 0)) == 1


def test_thresholds_follow_place_and_number():
    for players in range(3, 21):
        found = prospect(players).thresholds
        assert all(border >= following for border, following in [found[:2]])
        assert prospect(players - 1).thresholds[0] >= found[0]


def test_a_card_that_is_gone_is_not_feared():
    assert rest_clear(prospect(6), 4, 3, low=0, unseen=35) == 1
    assert rest_clear(prospect(6), 0, 9, low=12, unseen=35) == 1
    full, fewer = (rest_clear(prospect(6), 4, 5, low, unseen=35) for low in (8, 3))
    assert full < fewer


def test_who_was_stopped_while_passing_is_thought_to_have_a_low_card():
    """A's exchange fails at the cuckoo; C, who deals, takes A's hidden card for a low one."""
    stopped = Reading(at_level(3), *situation("SECCHIA XV VI", 3, "exchange"), Random(1))
    kept = Reading(at_level(3), *situation("XI XV VI", 3, "keep", "keep"), Random(1))
    rank = CUCCO["VI"].rank
    assert 2 * stopped.behind(rank) < kept.behind(rank)


def test_passo_e_arresto_tells_of_a_low_card():
    """A passes, B is content with what came: what A got is lower still."""
    view = situation("II SECCHIA III", 3, "exchange", "keep")
    reading = Reading(at_level(3), *view, Random(1))
    plain = Reading(at_level(2), *view, Random(1))
    rank = CUCCO["III"].rank
    assert reading.behind(rank) < plain.behind(rank)


@pytest.mark.parametrize("seats", [3, 6])
def test_the_chances_to_lose_are_those_that_come_true(seats):
    """Keep or exchange, played out from the true cards: as many tokens go as were reckoned."""
    person = at_level(3)
    reckoned, lost = {KEEP: 0.0, EXCHANGE: 0.0}, {KEEP: 0, EXCHANGE: 0}
    count = 0
    for seed in range(40 if seats == 3 else 14):
        table = Table([person] * seats, seed, QUIET)
        while not table.state.is_over:
            observation, heard = table.view()
            if observation.kind == "turn":
                last = observation.tokens[table.seat] == 1
                reading = Reading(person, observation, heard, Random(1))
                worths = reckon(reading, Stakes(0.0, -1.0, -1.0 if last else -2.0))
                count += 1
                for action, worth in zip((KEEP, EXCHANGE), worths, strict=True):
                    reckoned[action] -= worth
                    lost[action] += sum(
                        isinstance(event, TokenLost) and event.seat == table.seat
                        for event in table.try_out(action)
                    )
            table.step()
    for action in (KEEP, EXCHANGE):
        assert abs(reckoned[action] - lost[action]) / count < 0.06
