"""Coins: coming back, sharing the price, backing others, and the agreement of the last two."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import ACCEPT, DECLINE, LEAVE, PLAY_ON, REENTER, Amount, Decision
from cucu_desktop.engine.events import DealBegan, TokenLost
from cucu_desktop.games.campli import Options
from cucu_desktop.match.match import Match, Player, Setup
from tests.bots.playing import LEVELS, PEOPLE, answers, at_level, situation

PROPOSE = Amount("propose", 0, 100, percent=True)


def asked(decision, **changes):
    """Somebody between two deals, who is asked this; the rest as in a table of six."""
    observation, _ = situation("V", 6)
    tokens = changes.pop("tokens", (0, 3, 3, 2, 2, 3))
    virgin = tuple(count == 3 for count in tokens)
    stands = {
        "tokens": tokens,
        "virgin": virgin,
        "dead": (False,) * 6,
        "pool": 30,
        "options": Options(),
        **changes,
    }
    return replace(observation, seat=decision.seat, decision=decision, kind=decision.kind, **stands), ()


def test_leaving_is_advised_where_no_other_way_wins_more():
    """With all coins from others nothing is won either, and "raise 80" was advised."""
    assert assess(COUNSELLOR, *reentry(cost=80, pool=30), Random(1)).best.action == LEAVE


def reentry(cost, coins=100, pool=30, options=None, pledged=()):
    offered = options or (REENTER, Amount("raise", 1, cost), LEAVE)
    decision = Decision(0, "reentry", offered, cost=cost)
    return asked(decision, cost=cost, coins=(coins, *[95] * 5), pool=pool, pledged=pledged)


def test_coming_back_for_next_to_nothing_is_worth_it():
    assert answers(PEOPLE, reentry(cost=2, pool=60)) == {"reenter"}


def test_coming_back_for_more_than_the_pool_is_not():
    assert answers(PEOPLE, reentry(cost=80, pool=30)) == {"leave"}


def test_a_stake_that_is_sunk_is_not_won_back():
    view = reentry(cost=13, pool=36)
    assert answers([at_level(2)], view) == answers([at_level(3)], view) == {"leave"}


def test_a_good_offer_that_takes_all_one_has_is_shared():
    done = answers(PEOPLE, reentry(cost=90, coins=100, pool=900))
    assert {action.split()[0] for action in done} == {"raise"}


def test_who_is_short_of_coins_asks_for_what_is_missing():
    view = reentry(cost=40, coins=15, pool=400, options=(Amount("raise", 25, 40), LEAVE))
    asked_for = [choose(person, *view, Random(1)) for person in PEOPLE]
    assert all(action.word == "raise" and 25 <= action.coins <= 40 for action in asked_for)


def test_who_was_helped_comes_back():
    view = reentry(cost=40, pool=200, options=(REENTER, LEAVE), pledged=((4, 20),))
    assert answers(PEOPLE, view) == {"reenter"}


def test_with_nothing_to_pay_with_one_leaves():
    assert answers(PEOPLE, reentry(cost=40, coins=3, options=(LEAVE,))) == {"leave"}


def backing(cost, pool, most=20):
    decision = Decision(5, "backing", (Amount("back", 1, most), DECLINE), 0, cost)
    return asked(decision, tokens=(0, 3, 3, 2, 2, 0), cost=cost, pool=pool, about=0)


def test_a_good_share_finds_backers_and_a_bad_one_none():
    assert all(action.startswith("back") for action in answers(PEOPLE, backing(cost=20, pool=300)))
    assert answers(PEOPLE, backing(cost=80, pool=20)) == {"decline"}


def test_who_is_generous_gives_more():
    view = backing(cost=20, pool=300)
    given = {name: choose(PERSONS[name], *view, Random(1)).coins for name in ("carlo", "berardo")}
    assert given["berardo"] < given["carlo"]


def last_two(tokens, seat=1, proposed=None, options=(PROPOSE, PLAY_ON)):
    """Seats 0, who deals, and 1 are the last two."""
    decision = Decision(seat, "agreement", options, 1 - seat)
    counts = (*tokens, 0, 0, 0, 0)
    return asked(decision, tokens=counts, order=(1, 0), dealer=0, proposed=proposed)


@pytest.mark.parametrize("tokens", [(3, 1), (1, 3)])
def test_the_stronger_of_the_two_wants_the_larger_part(tokens):
    for person in LEVELS[2] + LEVELS[3]:
        action = choose(person, *last_two(tokens), Random(1))
        if action != PLAY_ON:
            assert (action.percent > 50) == (tokens[1] > tokens[0])


def test_the_dealer_has_the_better_half():
    """Who deals exchanges without the risk of an arrest, and may ask for more (000)."""
    shares = {}
    for seat in (0, 1):
        shares[seat] = choose(PERSONS["bruna"], *last_two((1, 1), seat), Random(1)).percent
    assert shares[0] > shares[1]


def test_a_fair_offer_is_accepted_and_a_shabby_one_is_not():
    for percent, answer in ((50, ACCEPT), (95, DECLINE)):
        view = last_two((2, 2), proposed=(0, percent), options=(ACCEPT, DECLINE))
        assert {choose(person, *view, Random(1)) for person in LEVELS[2] + LEVELS[3]} == {answer}


def test_a_middling_offer_is_answered_with_another():
    view = last_two((2, 2), proposed=(0, 65), options=(ACCEPT, PROPOSE, DECLINE))
    action = choose(PERSONS["berardo"], *view, Random(1))
    assert action.word == "propose"
    assert 40 <= action.percent <= 60


def after_a_deal(order, *lost, number=4):
    """What is heard when the last two talk: the deal just over, with who lost a token in it."""
    return (DealBegan(number, order[-1], order), *(TokenLost(seat, left, "5") for seat, left in lost))


@pytest.mark.parametrize(
    ("heard", "tokens", "proposes"),
    [
        (after_a_deal((1, 2, 0), (2, 0)), (3, 3), True),
        (after_a_deal((1, 0), (0, 2), number=1), (2, 3), True),
        (after_a_deal((1, 0), (0, 2)), (2, 3), False),
        (after_a_deal((1, 0), (0, 2), (0, 1)), (1, 3), True),
    ],
)
def test_who_has_talked_of_a_division_proposes_again_only_if_much_has_changed(heard, tokens, proposes):
    bold = {"nicola", "filomena"}
    for person in PEOPLE:
        if person.id not in bold:
            observation, _ = last_two(tokens)
            chosen = {choose(person, observation, heard, Random(seed)).word for seed in range(4)}
            assert ("propose" in chosen) is proposes, person.id
            answering = last_two(tokens, proposed=(0, 80), options=(ACCEPT, PROPOSE, DECLINE))[0]
            answers = {choose(person, answering, heard, Random(seed)).word for seed in range(4)}
            assert proposes or "propose" not in answers, person.id


@pytest.mark.parametrize("seats", [2, 4])
def test_in_a_game_nobody_proposes_twice_without_a_reason(seats):
    rules = replace(Options(), reentry=False, sharing=False, talk=False)
    players = tuple(Player(person.name, person.id, bot=person.id) for person in PEOPLE[:seats])
    match = Match.begin(Setup("campli", players, rules, seed=5))
    random, talked, games = Random(2), Counter(), 0
    while games < 25:
        if match.is_over:
            games += 1
            match.next_game()
            continue
        seat = match.to_act
        seen, heard = match.observation(seat), match.heard(seat)
        action = choose(PERSONS[players[seat].bot], seen, heard, random)
        if action.percent is not None:
            lost = [event for event in heard if isinstance(event, TokenLost)]
            # There may be a last two again once all were out.
            pair = seen.eliminations, *map(bool, seen.tokens)
            talked[games, seat, pair] += len(lost) < 2 or not talked[games, seat, pair]
        match.submit(seat, action)
    assert len(talked) > 5
    assert set(talked.values()) == {1}
