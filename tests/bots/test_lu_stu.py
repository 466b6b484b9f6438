"""Situations of Lu Stù that source 003 describes, and what bots offer and take for an inn or a Matto."""

from dataclasses import replace
from random import Random

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.lu_stu.inn_bargain import loss_of_innkeeper
from cucu_desktop.bots.lu_stu.lu_stu_equity import next_price
from cucu_desktop.bots.lu_stu.offer_reading import loses_with, told_by, with_offers
from cucu_desktop.bots.lu_stu.offers import accepting
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.win_chance import claims
from cucu_desktop.engine.actions import KEEP, LEAVE, NO_OFFER, REENTER, Action, Decision
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.rarer_events import Offered
from cucu_desktop.games.lu_stu import MATTO, NULLA, Options
from tests.bots.playing import LEVELS, PEOPLE, Table, answers, situation
from tests.bots.quick_thinking import think_for_a_third

RECKONERS = LEVELS[3]
COUNTERS = LEVELS[2] + LEVELS[3]
MONTORIO = Options(agreement=False, sharing=False)
STRICT = Options(agreement=False, sharing=False, reentry="never")


def at_montorio(cards, seats, *done, options=MONTORIO, **stands):
    return situation(cards, seats, *done, options=options, **stands)


@pytest.fixture(autouse=True)
def _thinks_quickly(monkeypatch):
    """What is right after a third of the time is right after all of it."""
    think_for_a_third(monkeypatch)


def test_a_x_dealt_to_the_eldest_hand_stays():
    assert answers(RECKONERS, at_montorio("X", 8)) == {"keep"}


def test_the_low_pictures_go():
    assert answers(COUNTERS, at_montorio("LEONE", 8)) == {"exchange"}
    assert answers(RECKONERS, at_montorio("X IX NULLA", 6, "keep", "keep")) == {"exchange"}


def test_of_equal_cards_the_earlier_pays():
    """B gave a III for A's III, which will pay before B's (003, rule 19)."""
    assert answers(RECKONERS, at_montorio("III III", 6, "exchange")) == {"keep"}


def test_passo_e_sto():
    """The mask given for the bucket (003, rule 11)."""
    assert answers(COUNTERS, at_montorio("SECCHIA MASCHERA", 6, "exchange")) == {"keep"}


def test_a_lonely_matto_goes_and_two_stay():
    """It pays and makes pay; two of them win a token each (003, rule 12)."""
    assert answers(RECKONERS, at_montorio("MATTO", 8)) == {"exchange"}
    assert answers(COUNTERS, at_montorio("X IX MATTO", 3, "keep", "keep")) == {"exchange"}
    assert answers(RECKONERS, at_montorio("MATTO MATTO", 6, "exchange")) == {"keep"}


def test_the_dealer_of_the_curiosita_has_to_try_his_luck():
    """A and C are up on the loft; of the inn, the hunter and the cat the dealer's inn is the lowest (003)."""
    view = at_montorio("I XIV II XII XI", 5, "exchange", "exchange", tokens=(1,) * 5, options=STRICT)
    assert view[0].seat == 0
    assert answers(COUNTERS, view) == {"exchange"}


def test_the_dealer_keeps_what_others_will_pay_for():
    """A was stopped while passing a low card on; the dealer has a VI."""
    view = at_montorio("SECCHIA XV X VI", 4, "exchange", "keep")
    assert answers(RECKONERS, view) == {"keep"}


def test_among_the_last_two_the_eldest_hand_fears_the_arrest():
    assert answers(RECKONERS, at_montorio("VI", 2, options=STRICT)) == {"keep"}
    assert answers(COUNTERS, at_montorio("LEONE", 2, options=STRICT)) == {"exchange"}


CHEAP = {"tokens": (3, 1, 3, 3, 3, 2), "pool": 90}


def test_a_last_token_may_be_worth_losing():
    """To perform a cheap re-entry one keeps a low card (003, rule 11), if there is a way back."""
    options = Options(agreement=False, sharing=False, stake=15, reentry="stake")
    assert answers([PERSONS["assunta"]], at_montorio("LEONE", 6, options=options, **CHEAP)) == {"keep"}
    assert answers(RECKONERS, at_montorio("LEONE", 6, options=STRICT, **CHEAP)) == {"exchange"}


def test_the_next_price_is_told_by_the_pool():
    """Only actual re-entries double it (L9): the pool of six who staked five, then one and two came back."""
    for reentry, pool, price in (
        ("double", 30, 10), ("double", 40, 20), ("double", 60, 40), ("stake", 30, 5), ("stake", 35, 10),
    ):  # fmt: skip
        observation, _ = at_montorio("X", 6, options=Options(reentry=reentry), pool=pool)
        assert next_price(observation) == price
    assert next_price(at_montorio("X", 6, options=STRICT)[0]) is None


# The inn (rule 13)


def at_the_inn(card, *done, **stands):
    return at_montorio(f"{card} XI", 6, "exchange", *done, **stands)


def offers(people, view, tries=8):
    return [choose(person, *view, Random(seed)) for person in people for seed in range(tries)]


def test_who_holds_a_lion_mostly_offers_something_and_in_round_amounts():
    made = offers(COUNTERS, at_the_inn("LEONE", pool=200))
    some = [offer for offer in made if offer != NO_OFFER]
    assert len(some) > 0.7 * len(made)
    for offer in some:
        assert offer.coins is None or offer.coins in (*range(1, 7), 8, 10, 12, 15, 20, 25, 30, 40)
        assert offer.percent is None or offer.percent % 5 == 0


def test_a_guest_pays_no_more_than_a_token_is_worth():
    """The pool is 30, everybody has three of eighteen tokens."""
    for offer in offers(COUNTERS, at_the_inn("LEONE", pool=30)):
        assert (offer.coins or 0) <= 3


def test_the_cautious_promise_and_the_bold_pay():
    shares = {}
    for name in ("concetta", "ercole"):
        made = offers([PERSONS[name]], at_the_inn("LEONE", pool=300), 60)
        shares[name] = sum(offer.percent is not None for offer in made)
    assert shares["ercole"] < shares["concetta"]


def test_without_coins_one_offers_a_share():
    observation, heard = at_the_inn("LEONE", pool=200)
    (option, nothing) = observation.decision.options
    poor = replace(option, low=1, high=0)
    coins = (100, 0, *[100] * 4)
    view = replace(observation, coins=coins, decision=replace(observation.decision, options=(poor, nothing)))
    made = offers(COUNTERS, (view, heard))
    assert all(offer == NO_OFFER or poor.includes(offer) for offer in made)
    assert any(offer.percent for offer in made)


def test_an_innkeeper_on_the_last_token_wants_more_than_a_coin():
    view = at_the_inn("LEONE", "offer 1", tokens=(3, 3, 1, 3, 3, 3), options=STRICT, pool=300)
    assert view[0].seat == 2
    assert answers(RECKONERS, view) == {"refuse"}
    view = at_the_inn("LEONE", "offer 90", tokens=(3, 3, 1, 3, 3, 3), options=STRICT, pool=300)
    assert answers(PEOPLE, view) == {"accept"}


def test_a_share_counts_by_the_chance_to_win():
    """Half of what a player with one of many tokens may win is little;
    from the player with most of them it is much."""
    little = at_the_inn("LEONE", "offer 5%", tokens=(4, 1, 3, 4, 4, 4), options=STRICT, pool=100)
    assert answers(COUNTERS, little) == {"refuse"}
    much = at_the_inn("LEONE", "offer 50%", tokens=(1, 9, 2, 1, 1, 1), options=STRICT, pool=100)
    assert answers(RECKONERS, much) == {"accept"}


# The Matto's bargain (rule 21)

FINAL = {"tokens": (1, 1, 0, 0, 0, 0), "pool": 120}


def final(*done):
    """The last two of six: seat 1 is dealt a Matto and plays before seat 0."""
    return at_montorio("MATTO VI", 6, *done, options=MONTORIO, **FINAL)


def test_level_3_shows_the_matto():
    assert final()[0].kind == "matto"
    assert answers(COUNTERS, final()) == {"show"}


def test_the_outs_pay_for_staying_by_what_a_return_is_worth():
    view = final("show", "no-offer")
    assert view[0].seat == 2
    for offer in offers(COUNTERS, view):
        worth = (offer.coins or 0) + (offer.percent or 0) / 100 * 120 / 6
        assert 2 <= worth <= 20


def test_the_holder_stays_for_good_offers_and_else_passes():
    bids = ("show", "no-offer", *["offer 25"] * 4)
    assert final(*bids)[0].kind == "offer"
    assert answers(COUNTERS, final(*bids)) == {"keep"}
    bids = ("show", "offer 20", "offer 1", "no-offer", "no-offer", "no-offer")
    assert answers(COUNTERS, final(*bids)) == {"exchange"}


def test_who_took_no_side_is_free():
    """Bound to none, the holder of a Matto in a final of many passes: staying brings everybody back."""
    bids = ("show", "no-offer", "offer 1", "no-offer", "no-offer", "no-offer", "refuse")
    assert answers(COUNTERS, final(*bids)) == {"exchange"}


# Shares


def test_who_has_promised_most_of_the_winnings_does_not_pay_to_come_back():
    """The ledger outlives the tokens (003, rule 13)."""
    observation, heard = at_montorio("X", 6, pool=200)
    decision = Decision(0, "reentry", (REENTER, LEAVE), cost=10)
    stands = replace(
        observation, seat=0, decision=decision, kind="reentry", cost=10, tokens=(0, 3, 3, 3, 3, 3)
    )
    assert answers(COUNTERS, (stands, heard)) == {"reenter"}
    promised = replace(stands, ledger=((0, 1, 50), (0, 2, 45)))
    assert answers(COUNTERS, (promised, heard)) == {"leave"}


def test_claims_add_up_whoever_wins():
    """Shares in a re-entry, for an inn, and the agreement of the last two: all of the pool is a player's."""
    observation, _ = at_montorio("X", 4)
    shared = replace(
        observation,
        shares=((1, ((1, 5), (3, 15))),),
        ledger=((1, 2, 10), (2, 0, 30)),
    )
    agreed = replace(shared, agreement=((1, 60), (2, 40)))
    for stands in (observation, shared, agreed):
        found = [claims(replace(stands, seat=seat)) for seat in range(4)]
        for winner in (1, 2):
            assert sum(parts.get(winner, 0) for parts in found) == pytest.approx(1)
    assert claims(replace(shared, seat=3))[1] == pytest.approx(0.75)
    assert claims(replace(shared, seat=2))[1] == pytest.approx(0.025)
    assert claims(replace(agreed, seat=1))[2] == pytest.approx(0.6 * 0.25)


def test_under_an_agreement_one_still_plays_to_win():
    """Whoever wins, the coins are divided; nobody is obliged to exchange (L13), but a lion is a lion."""
    observation, heard = at_montorio("LEONE", 2, tokens=(2, 2), virgins=(False, False))
    agreed = replace(observation, agreement=((0, 50), (1, 50)))
    assert answers(RECKONERS, (agreed, heard)) == {"exchange"}


def test_bargains_are_made_and_some_fall_through():
    """At a long table of everybody both happens, for coins and for shares."""
    made, wanted = set(), {"coins", "share", True, False}
    for seed in range(12):
        if made >= wanted:
            break
        state = Table(PEOPLE, seed, Options()).play()
        for event in state.table.events():
            if type(event).__name__ == "Offered":
                made |= {"coins"} if event.coins else {"share"} if event.percent else {"nothing"}
            elif type(event).__name__ == "OfferAnswered":
                made.add(event.accepted)
    assert made >= wanted


def test_nobody_talks_about_cards_at_montorio():
    """Forbidden (003, rule 24)."""
    table = Table(PEOPLE, 3, Options())
    while table.state.deals < 4:
        assert not any(table.chat(seat) for seat in range(len(PEOPLE)))
        table.step()


def test_an_offer_is_an_action_of_its_own():
    assert choose(PERSONS["assunta"], *at_the_inn("LEONE", pool=200), Random(2)).word == "offer"
    assert Action("offer", 3, 10) != Action("offer", 3)


@pytest.mark.parametrize(("said", "likely"), [(("offer 1", "refuse"), False), (("no-offer",), True)])
def test_with_a_nulla_nobody_offers_anything_for_an_inn(said, likely):
    view, heard = at_montorio("NULLA XI VII", 3, "exchange", *said)
    guest = next(event.guest for event in heard if isinstance(event, Offered))
    nulla, other = (
        with_offers({guest: (1.0,) * 20}, heard, view)[guest][card.rank] for card in (NULLA, MATTO)
    )
    assert (nulla > other) is likely
    assert min(nulla, other) < 0.2


def test_the_bold_now_and_then_offer_nothing_as_if_they_had_the_nulla():
    silent = {
        name: offers([PERSONS[name]], at_the_inn("LEONE", pool=200), 100).count(NO_OFFER)
        for name in ("alfrida", "neeltje")
    }
    assert 0 < silent["alfrida"] < silent["neeltje"] < 50


def test_advice_knows_that_an_innkeeper_cannot_see_what_the_guest_has():
    """An offer tells them that it is no nulla: it is as likely taken whatever the card is."""
    view, heard = at_the_inn("LEONE", pool=200)
    other, others_heard = at_the_inn("NULLA", pool=200)
    offer = Action("offer", percent=20)
    losses = [
        loss_of_innkeeper(COUNSELLOR, *each, Random(1), offer)
        for each in ((view, heard), (other, others_heard))
    ]
    assert losses[0] == losses[1]
    assert losses[0].worth > 0


def test_an_offer_is_the_likelier_taken_the_more_it_is_worth():
    chances = [accepting(value, 1.0, 0.2) for value in (0.5, 1.0, 1.2, 1.5, 3.0)]
    assert chances == sorted(chances)
    assert chances[0] < 0.01
    assert chances[-1] > 0.99


@pytest.mark.parametrize(("offer", "least", "most"), [("offer 1", -0.76, -0.60), ("offer 20%", -0.85, -0.72)])
def test_what_is_offered_for_an_inn_tells_how_low_a_card_is(offer, least, most):
    """Played: -0.759, and -0.841; anyone with a low card pays a coin, a fifth is little for the lowest."""
    view = at_montorio("MASCHERA XI SECCHIA LEONE", 4, "exchange", offer, "refuse")
    assert least < assess(COUNSELLOR, *view, Random(1)).option(KEEP).worth < most


def test_the_more_somebody_offers_for_an_inn_the_lower_is_their_card():
    told = []
    for part in "20%", "25%", "30%", "35%":
        view, heard = at_montorio("MASCHERA XI SECCHIA LEONE", 4, "exchange", f"offer {part}", "refuse")
        offer = next(event for event in heard if isinstance(event, Offered))
        low, high = (told_by(offer, view)[CUCCO[card].rank] for card in ("LEONE", "II"))
        told.append(low / high)
    assert told == sorted(told)
    assert told[0] < 0.5
    assert told[-1] > 2


def test_of_three_the_second_knows_that_the_first_keeps_high_cards_only():
    found = assess(COUNSELLOR, *situation("X V VI", 3, "keep", options=Options(agreement=False)), Random(1))
    assert found.option(KEEP).worth < -0.57  # played: -0.65


@pytest.mark.parametrize("players", [3, 5, 8])
def test_who_is_stopped_loses_the_less_likely_the_more_may_have_a_lower_card(players):
    """The higher the card and the more are still to come; and of many who have kept one has kept a II."""
    last = players - 2
    low, high = CUCCO["LEONE"].rank, CUCCO["III"].rank
    assert loses_with(low, players, last) == loses_with(low, players, 0) == 1
    assert loses_with(high, players, last) < loses_with(low, players, last)
    assert loses_with(high, players, last) < loses_with(high, players, 0) <= 1
    assert loses_with(NULLA.rank, players, 0) == 0


def test_of_eight_who_is_stopped_last_with_a_iii_is_hardly_ever_the_lowest():
    """Six have kept from I or II on. Offered is for three in ten (seen in play)."""
    assert loses_with(CUCCO["III"].rank, 8, 0) == pytest.approx(0.33, abs=0.06)
