"""The play so far makes some worlds likelier than others, and tells how well a player plays."""

from random import Random
from statistics import fmean

import pytest

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.dispatch import choose
from cucu_desktop.bots.tricks import COCH, TRIONFO, ZIFULI, habit_weights
from cucu_desktop.bots.tricks.trick_belief import TrickBelief
from cucu_desktop.bots.tricks.trick_inference import SLIP, Reading
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.engine.tricks.world_sampling import World, Worlds
from cucu_desktop.games import coch
from tests.trick_playing import any_deal, any_shuffle, deal, play, through

STRATEGIES = {"coch": COCH, "zifuli": ZIFULI, "trionfo": TRIONFO}

OF_LEVEL = {level: next(person for person in PERSONS.values() if person.level == level) for level in (1, 2)}


def reading(state, seat):
    game = state.options.game
    belief = TrickBelief.of(observe(state, seat), STRATEGIES[game].pack)
    return Reading(belief, getattr(habit_weights, f"{game.upper()}_HABITS"))


def test_who_puts_points_on_the_bidders_card_is_likely_the_partner():
    hands = ["LEONE XV", "XIV", "XII", "XI", "XIII"]
    state = deal("zifuli", hands, "bid:XV pass pass pass pass play:LEONE play:XIV")
    random, read = Random(1), reading(state, 2)
    by_partner = {seat: [] for seat in (1, 3, 4)}
    worlds = Worlds(observe(state, 2))
    for _ in range(300):
        world = worlds.sample(random)
        for seat, likelihoods in by_partner.items():
            if CUCCO["XV"] in world.hands[seat]:
                likelihoods.append(read.likelihood(world))
    mean = {seat: fmean(values) for seat, values in by_partner.items()}
    assert mean[1] > mean[3]
    assert mean[1] > mean[4]


def under_the_lion(held):
    """A world in which seat 1 held this card beside figures when it gave XV to the other side's lion."""
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
    return reading(state, 0), world


def test_a_card_that_no_policy_picks_is_a_slip():
    """Who gives a point to the other side's lion had nothing that counts less, or slipped."""
    read, world = under_the_lion("XII")
    beginner, counting, thinking = read.of_hand(1, world)
    assert beginner == counting == SLIP / 2
    assert thinking < 1 / 2, "points are not given away by habit, either"
    read, world = under_the_lion("LEONE")
    beginner, counting, _ = read.of_hand(1, world)
    assert beginner == counting == 1 - SLIP / 2


@pytest.mark.parametrize("game", STRATEGIES)
def test_hands_that_can_have_played_so_have_a_chance_at_each_level(game):
    random = Random(game)
    for _ in range(3):
        for state in through(any_deal(random, game), random):
            seat = state.decision.seat
            if seat < 0 or state.decision.kind != "play" or random.random() < 0.7:
                continue
            read, seen = reading(state, seat), observe(state, seat)
            for world, times, _ in read.draw(5, random):
                assert times > 0
                for other in range(len(seen.hands)):
                    assert all(0 < chance <= 1 for chance in read.of_hand(other, world))
                assert len(read.policies(world, random)) == len(seen.hands)


def test_as_many_worlds_are_drawn_as_are_wanted_the_likely_ones_more_than_once():
    state = deal("coch", ["LEONE", "XV", "MATTO", ""])
    play(state, "LEONE XV MATTO")
    drawn = reading(state, 3).draw(50, Random(1))
    assert sum(times for _, times, _ in drawn) == 50
    read = reading(state, 3)
    again = read.draw(50, Random(1))
    assert again == drawn, "the same chance brings the same worlds"


@pytest.mark.parametrize("game", STRATEGIES)
def test_what_is_read_does_not_hang_on_which_copy_is_which(game):
    """What is known of a hand is the same whatever the order of its cards."""
    random = Random(f"{game}/copies")
    for state in through(any_deal(random, game), random):
        seat = state.decision.seat
        if seat < 0 or state.decision.kind != "play" or random.random() < 0.8:
            continue
        ((world, _, _), *_) = reading(state, seat).draw(1, random)
        turned = World(tuple(hand[::-1] for hand in world.hands), world.discards, world.pile)
        assert reading(state, seat).likelihood(world) == reading(state, seat).likelihood(turned)


@pytest.mark.parametrize("game", STRATEGIES)
def test_who_goes_by_a_policy_is_known_for_it(game):
    """With the true hands nothing that a beginner or who counts has done is a slip, but for very little."""
    right = []
    for number in range(4):
        state = any_deal(Random(f"{game}/{number}/known"), game)
        random, levels = Random(number), [1 + (seat + number) % 2 for seat in range(state.seats)]
        while state.decision is not None:
            seat = state.decision.seat
            if seat < 0:
                state.apply(any_shuffle(random))
                continue
            if len(state.table.tricks) == 5 and not state.table.trick:
                world = World(tuple(map(tuple, state.table.hands)), (), ())
                read = reading(state, seat)
                for other in set(range(state.seats)) - {seat, *state.dummies}:
                    chances = read.of_hand(other, world)
                    right.append(chances[levels[other] - 1] == max(chances))
                break
            person = OF_LEVEL[levels[seat]]
            state.apply(choose(person, observe(state, seat), (), random))
    assert right.count(True) > 0.8 * len(right) > 0


def test_where_hidden_cards_lie_is_known_better_by_the_play():
    """Of beginners, after five tricks, far more is read than from what they can hold."""
    flat, read = [], []
    for number in range(6):
        random = Random(f"{number}/better")
        state = any_deal(random, "coch")
        while len(state.table.tricks) < 5 or state.table.trick:
            if state.decision.seat < 0:
                state.apply(any_shuffle(random))
            else:
                state.apply(choose(OF_LEVEL[1], observe(state, state.decision.seat), (), random))
        seat = state.decision.seat
        worlds = Worlds(observe(state, seat))
        for found, drawn in (
            (flat, [(worlds.sample(random), 1) for _ in range(60)]),
            (read, [(world, times) for world, times, _ in reading(state, seat).draw(60, random)]),
        ):
            hidden = [other for other in range(4) if other not in {seat, *state.dummies}]
            found += [
                times * (card in world.hands[other]) / 60
                for world, times in drawn
                for other in hidden
                for card in state.table.hands[other]
            ]
    assert sum(read) > 1.15 * sum(flat)


def test_a_low_card_led_tells_less_of_who_thinks():
    """A beginner with a lion leads it; who thinks may have led low from it, and points are safer kept."""
    state = deal("coch", ["XII MASCHERA", "XIV", "LEONE", ""])
    play(state, "MASCHERA")
    read = reading(state, 1)
    hands = [list(hand) for hand in state.table.hands]
    at = next(at for at, card in enumerate(hands[0]) if card.id not in ("XII", "LEONE"))
    hands[2][hands[2].index(CUCCO["LEONE"])], hands[0][at] = hands[0][at], CUCCO["LEONE"]
    beginner, counting, thinking = read.of_hand(0, World(tuple(map(tuple, hands)), (), ()))
    assert beginner == counting < 0.02
    assert thinking > 2 * beginner
