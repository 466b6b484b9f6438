"""What bids in Zifuli tell of a hand, and how the bidding goes on."""

from random import Random

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.tricks import ZIFULI
from cucu_desktop.bots.tricks.bid_reading import BidReading, biddable, by_rule, by_trial
from cucu_desktop.engine.actions import PASS
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.tricks.observation import observe
from tests.trick_playing import any_deal, any_shuffle, deal

PACK = ZIFULI.pack
BEGINNERS = [person for person in PERSONS.values() if person.level == 1]


def hand(cards):
    (bits,) = PACK.lay(CUCCO[card] for card in cards.split())
    return bits


STRONG, WEAK = hand("LEONE XV XIV XIII X IX VIII II"), hand("MASCHERA SECCHIA NULLA XI I II III IV")
WEAK_WITH_XV = hand("XV SECCHIA NULLA XI I II III IV")


def bidding(random):
    """Yield the states of a deal of Zifuli in which a bid is due."""
    state = any_deal(random, "zifuli")
    state.apply(any_shuffle(random))
    while state.decision and state.decision.kind == "bid":
        yield state
        state.apply(random.choice(state.decision.options))


def test_what_may_be_named_is_what_the_rules_say():
    random = Random("bids")
    for _ in range(20):
        for state in bidding(random):
            held = PACK.lay(state.table.hands[state.decision.seat])[0]
            bid = PACK.lows[state.bid] if state.bid else 0
            options = {PACK.lows[option.card] for option in state.decision.options if option.card}
            assert set(biddable(PACK, held, bid)) == options


def test_a_beginner_is_read_by_the_rule_that_beginners_go_by():
    random = Random("beginners")
    for _ in range(20):
        for state in bidding(random):
            seen = observe(state, state.decision.seat)
            bids = [choose(person, seen, (), random) for person in BEGINNERS]
            chances = by_rule(
                PACK, PACK.lay(seen.hands[seen.seat])[0], PACK.lows[state.bid] if state.bid else 0
            )
            for option in state.decision.options:
                named = PACK.lows[option.card] if option.card else 0
                assert chances[named] == pytest.approx(bids.count(option) / len(BEGINNERS))


def test_who_bids_is_likely_strong_and_who_passes_weak():
    for how in (by_rule, by_trial):
        assert how(PACK, STRONG, 0)[0] < how(PACK, WEAK, 0)[0]
        assert sum(how(PACK, STRONG, 0).values()) == pytest.approx(1)
    state = deal("zifuli", ["LEONE XV", "XIV", "XII", "XI", "XIII"], "bid:XV pass")
    reading = BidReading(PACK, observe(state, 2))
    assert reading.seats == {0, 1}
    bid, passed = ([reading.chances(seat, hand) for hand in (STRONG, WEAK_WITH_XV)] for seat in (0, 1))
    assert all(strong >= weak for strong, weak in zip(*bid, strict=True))
    assert all(strong < weak for strong, weak in zip(*passed, strict=True))
    assert reading.chances(3, WEAK) == (1, 1), "who has said nothing has told nothing"


def test_to_pass_is_worth_what_the_others_make_of_it():
    """A player with nothing pays the bidder, if there is one."""
    state = deal("zifuli", ["MASCHERA SECCHIA NULLA XI I II III IV", "", "", "", ""])
    found = assess(COUNSELLOR, observe(state, 0), (), Random(1))
    assert found.best.action == PASS
    assert found.option(PASS).worth != 0
    assert found.option(PASS).error > 0
