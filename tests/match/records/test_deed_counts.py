"""Deeds counted in a game: hand-written events, and whole games against their own results."""

from collections import Counter
from random import Random

import pytest

from cucu_desktop.engine.cards import CUCCO, STANDARD
from cucu_desktop.engine.events import (
    EVERYBODY,
    SPECTATOR,
    Arrested,
    DealBegan,
    Drew,
    Eliminated,
    Promised,
    Reentered,
    TokenLost,
)
from cucu_desktop.engine.rarer_events import CoinsGiven, Judged, OfferAnswered
from cucu_desktop.engine.tricks.events import DealWon, PartnerKnown, ThrownIn, TokensMoved, TrickTaken
from cucu_desktop.match.match import Match, Player, Setup
from cucu_desktop.match.records.deeds import count_deeds, total_deeds
from tests.trick_playing import GAMES as TRICKS

INN, CAT, KING = CUCCO["XI"], CUCCO["XII"], STANDARD["KH"]


def deal(*order):
    return DealBegan(1, order[-1], order)


def test_a_deal_is_survived_by_those_who_lose_nothing_in_it():
    events = [deal(0, 1, 2), TokenLost(1, 0, "lowest"), Eliminated(1, 1), deal(2, 0), TokenLost(0, 2, "XII")]
    done = count_deeds(3, events)
    assert [each["deal"] for each in done] == [2, 1, 2]
    assert [each["survived"] for each in done] == [1, 0, 2]


def test_with_the_pack_goes_only_the_dealer():
    card = CUCCO["V"]
    events = [deal(0, 1), Drew(0, card, card, EVERYBODY), Drew(1, card, card, EVERYBODY)]
    assert [done["pack"] for done in count_deeds(2, events)] == [0, 1]


def test_an_arrest_is_counted_for_both_by_its_card():
    events = [deal(0, 1), Arrested(1, 0, CAT, True, EVERYBODY), Arrested(0, 1, KING, True, EVERYBODY)]
    one, other = count_deeds(2, events)
    assert (one["arrest-K"], one["arrested"]) == (1, 1)
    assert (other["arrest-XII"], other["arrested"]) == (1, 1)


@pytest.mark.parametrize(
    ("answer", "arrests"),
    [
        (Promised(0, 1, "kept"), 1),
        (Promised(0, 1, "agreed"), 1),
        (Promised(0, 1, "refused"), 0),
        (OfferAnswered(0, 1, accepted=True), 0),
        (OfferAnswered(0, 1, accepted=False), 1),
    ],
)
def test_an_inn_that_is_given_away_or_sold_is_no_arrest(answer, arrests):
    done = count_deeds(2, [deal(0, 1), Arrested(1, 0, INN, False, EVERYBODY), answer])
    assert (done[1]["arrest-XI"], done[0]["arrested"]) == (arrests, arrests)


def test_returns_bets_and_the_matadors_fate():
    events = [
        deal(0, 1, 2),
        Reentered(1, 2, free=False),
        CoinsGiven(0, 2, 5, "bet"),
        CoinsGiven(0, 2, 5, "inn"),
        Judged(2, True, (1,), (1,)),
    ]
    one, other, matador = count_deeds(3, events)
    assert other["reentry"] == 1
    assert (one["bet-lost"], matador["bet-won"]) == (1, 1)
    assert (matador["matador"], matador["matador-survived"]) == (1, 1)


def test_tricks_bids_and_partners():
    events = [deal(0, 1, 2, 3, 4), TrickTaken(3), PartnerKnown(0, 3), DealWon((1, 2, 4)), TokensMoved(0, -2)]
    done = count_deeds(5, [*events, deal(1, 2, 3, 4, 0), ThrownIn()])
    assert [each["hand"] for each in done] == [1] * 5
    assert [each["hand-won"] for each in done] == [0, 1, 1, 0, 1]
    assert (done[0]["bid"], done[0]["bid-won"], done[0]["token"]) == (1, 0, -2)
    assert (done[3]["partner"], done[3]["partner-won"], done[3]["trick"]) == (1, 0, 1)
    assert not any(each["deal"] for each in done)


def test_who_plays_alone_has_no_partner_and_dummies_do_nothing():
    done = count_deeds(2, [deal(0, 1, 2), PartnerKnown(0, None), TrickTaken(2), DealWon((0, 2))])
    assert (done[0]["bid"], done[0]["bid-won"]) == (1, 1)
    assert len(done) == 2


def test_the_deeds_of_several_games_add_up():
    assert total_deeds([{"deal": 3, "token": -2}, {"deal": 1, "token": 1}]) == Counter(
        {"deal": 4, "token": -1}
    )


@pytest.mark.parametrize(("game", "seats"), [("coch", 4), ("zifuli", 5), ("trionfo", 4)])
def test_every_hand_and_every_trick_of_a_match_is_somebodys(game, seats):
    players = tuple(Player(f"P{seat}", "face") for seat in range(seats))
    match, random = Match.begin(Setup(game, players, TRICKS[game].options(deals=3), seed=5)), Random(game)
    while not match.is_over:
        match.submit(match.to_act, random.choice(match.observation(match.to_act).decision.options))
    events = match.feed(SPECTATOR)
    done = count_deeds(seats, events)
    assert [each["hand"] for each in done] == [3] * seats
    assert sum(each["trick"] for each in done) == sum(isinstance(event, TrickTaken) for event in events)
    assert sum(each["hand-won"] for each in done) == sum(
        len(event.winners) for event in events if isinstance(event, DealWon)
    )
