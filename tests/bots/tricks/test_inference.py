"""The play so far makes some worlds likelier than others."""

from random import Random
from statistics import fmean

import pytest

from cucu_desktop.bots.tricks.deck import Deck
from cucu_desktop.bots.tricks.habits import by_counting, by_thumb
from cucu_desktop.bots.tricks.inference import ODD, likelihood
from cucu_desktop.bots.tricks.sight import Sight
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.trick_observation import observe
from cucu_desktop.engine.trick_worlds import World, Worlds
from cucu_desktop.games import coch, zifuli
from tests.trick_playing import deal, play

COCH = Deck(coch.RANKS, coch.POINTS, 2)
ZIFULI = Deck(zifuli.RANKS, coch.POINTS, 2)


def likely(state, seat, deck, world):
    sight = Sight.of(observe(state, seat), deck)
    habits = by_thumb(deck), by_counting(deck)
    return likelihood(sight, world, sight.contest(sight.friends(world)), habits)


def test_who_puts_points_on_the_bidders_card_is_likely_the_partner():
    hands = ["LEONE XV", "XIV", "XII", "XI", "XIII"]
    state = deal("zifuli", hands, "bid:XV pass pass pass pass play:LEONE play:XIV")
    random, seen = Random(1), observe(state, 2)
    by_partner = {seat: [] for seat in (1, 3, 4)}
    worlds = Worlds(seen)
    for _ in range(300):
        world = worlds.sample(random)
        holders = [seat for seat in by_partner if CUCCO["XV"] in world.hands[seat]]
        for seat in holders:
            by_partner[seat].append(likely(state, 2, ZIFULI, world))
    mean = {seat: fmean(values) for seat, values in by_partner.items()}
    assert mean[1] > mean[3]
    assert mean[1] > mean[4]


@pytest.mark.parametrize(("held", "expected"), [("XII", ODD), ("LEONE", 1.0)])
def test_a_card_that_no_habit_picks_is_odd(held, expected):
    """Who gives a point to the other side's lion had nothing that counts less, or plays strangely."""
    state = deal("coch", ["LEONE", "XV", "LEONE", ""])
    play(state, "LEONE XV")
    hands = [list(hand) for hand in state.table.hands]
    mattes = set(coch.RANKS["matte"])
    figures = [card for hand in hands[2:] for card in hand if card not in mattes]
    rest = [card for hand in hands for card in hand]
    hands[1] = [CUCCO[held], *figures[:8]]
    for card in (*hands[0], *hands[1]):
        rest.remove(card)
    world = World((tuple(hands[0]), tuple(hands[1]), tuple(rest[:10]), tuple(rest[10:])), (), ())
    assert likely(state, 0, COCH, world) == expected
