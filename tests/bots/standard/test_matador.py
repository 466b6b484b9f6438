"""What a bettor of Ace Chasing thinks of the matador, and how much is bet on it."""

from random import Random
from statistics import fmean

from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.standard.ace_chasing_bot import KING, edges
from cucu_desktop.bots.standard.matador import Matador, answers_of
from cucu_desktop.engine.actions import Action
from cucu_desktop.engine.events import DealBegan
from cucu_desktop.engine.rarer_events import BetAnswered, BetMade
from cucu_desktop.games import ace_chasing
from tests.bots.playing import LEVELS, situation

PURSE = 100
GOOD, BAD = 0, 5
"""At a table of four hardly any matador with an Ace falls, and most with a 6 do."""
FATES = {GOOD: (50, 45), BAD: (50, 10)}


def matador(*answers):
    return Matador(PURSE, edges(4), FATES, [(Action("bet", coins), agreed) for coins, agreed in answers])


def bets(people, *done, seats=4, cards="KC"):
    view = situation(cards, seats, *done, options=ace_chasing.Options())
    return [choose(person, *view, Random(seed)).coins for person in people for seed in range(5)]


def test_whose_card_is_good_likes_the_odds_and_at_a_large_table_everybody_does():
    assert edges(4)[GOOD] > 0.5
    assert edges(4)[BAD] < -0.3
    assert min(edges(20)) > 0.5
    assert len(edges(4)) == KING + 1


def test_who_has_refused_is_likelier_to_reckon_and_to_refuse_again():
    bet = Action("bet", 20)
    assert matador((5, False)).held(bet)[0] < matador().held(bet)[0]
    assert matador((20, False)).held(bet)[0] < matador().held(bet)[0] < matador((20, True)).held(bet)[0]


def test_a_bet_on_the_other_outcome_is_worth_the_opposite_to_who_goes_by_feel():
    """Who reckons agrees to one of them only, and then it is bad for the bettor."""
    falls, stays = ({bet: (100, through)} for bet, through in ((BAD, 10), (GOOD, 90)))
    for fates, outcome in ((falls, "out"), (stays, "through")):
        believed = Matador(PURSE, edges(4), fates, ())
        good, bad = (believed.held(Action("bet", 20, None, each)) for each in ("out", "through"))
        if outcome == "through":
            good, bad = bad, good
        assert good[1].worth > 0 > bad[1].worth
        assert good[0] < bad[0]  # who reckons agrees to what is bad for the bettor
        assert good[1].error > 0


def test_answers_of_an_earlier_deal_are_forgotten():
    heard = [
        BetMade(1, 5, None),
        BetAnswered(1, 0, agreed=True),
        DealBegan(1, (1, 2, 3, 0), 0),
        BetMade(1, 7, None),
        BetAnswered(1, 0, agreed=False),
        BetMade(1, 0, None),
    ]
    assert answers_of(heard) == [(Action("bet", 7, None, None), False)]


def test_who_reckons_bets_less_on_slight_odds_than_who_counts():
    coins = bets(LEVELS[3])
    assert 0 < max(coins) <= 0.4 * PURSE
    assert fmean(coins) < fmean(bets(LEVELS[2]))


def test_who_reckons_bets_less_once_the_matador_has_refused_what_was_good_for_the_bettor():
    """Then it is nobody who agrees to everything."""

    def worth(*done):
        view = situation("KC QC", 4, *done, options=ace_chasing.Options())
        return assess(COUNSELLOR, *view, Random(1)).option(Action("bet", 20)).worth

    assert worth("bet 5", "refuse") < worth("bet 0")


def test_who_was_refused_three_times_bets_no_more():
    refused = ["bet 30", "refuse", "bet 20", "refuse", "bet 10", "refuse"]
    assert max(bets(LEVELS[3], *refused[:2])) > 0
    assert set(bets(LEVELS[3], *refused)) == {0}


def test_at_a_large_table_nobody_who_reckons_bets_against_the_matador():
    assert set(bets(LEVELS[3], seats=20, cards="9C")) == {0}
