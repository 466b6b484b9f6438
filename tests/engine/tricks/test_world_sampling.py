"""Sampled worlds: each could be the true one for all that the seat was ever shown, and all are as likely."""

from collections import Counter
from random import Random

import pytest

from cucu_desktop.engine.actions import DISCARD
from cucu_desktop.engine.cards import CUCCO
from cucu_desktop.engine.events import SPECTATOR
from cucu_desktop.engine.tricks.observation import observe
from cucu_desktop.engine.tricks.seating import turned
from cucu_desktop.engine.tricks.world_sampling import Worlds
from cucu_desktop.games import coch
from tests.engine.tricks.test_hidden import Played
from tests.trick_playing import GAMES, any_deal, any_shuffle, deal, play, through

DEALS = 25
WORLDS = 3


def dealt_in(played, viewer, world):
    """The cards that each seat was dealt if this world is the true one."""
    table = played.state.table
    tricks = [(trick.leader, trick.cards) for trick in table.tricks]
    dealt = [list(hand) for hand in world.hands]
    for leader, cards in [*tricks, (table.leader, table.trick)]:
        for seat, card in zip(turned(played.state.order, leader), cards, strict=False):
            dealt[seat].append(card)
    for seat, card in world.discards:
        dealt[seat].append(card)
    for seat, robbed in enumerate(table.robbed):
        for card in robbed:
            dealt[seat].remove(card)
    for seat in {viewer, *played.state.dummies} - {SPECTATOR}:  # these cards were seen one by one
        if dealt[seat]:
            owners = zip(played.order, played.owners(), strict=True)
            dealt[seat] = [card for card, owner in owners if owner == seat]
    return dealt


def pack_of(played, viewer, world):
    """The shuffled pack from which the deal would have come to this world, by what was done."""
    state, table = played.state, played.state.table
    dealt = dealt_in(played, viewer, world)
    pack = []
    if any(dealt):
        for packet in state.packets:
            for seat in state.order:
                pack += dealt[seat][:packet]
                del dealt[seat][:packet]
    pack += table.robbed[state.dealer]
    pack += [table.indicator] if table.indicator else []
    pack += reversed(world.pile)
    return pack + table.robbed[state.order[-2]][::-1]


def actions_in(played, world):
    """What was done, with the cards laid away that are laid away in this world."""
    laid = iter(world.discards)
    return [DISCARD[next(laid)[1]] if action.word == "discard" else action for action in played.actions]


@pytest.mark.unwatched  # many deals; watched, they would take three times as long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(DEALS))
def test_a_sampled_world_could_be_the_true_one(game, seed):
    """The deal is done again with the world's cards: all was legal, and the seat was shown the same."""
    random = Random(f"{seed}/worlds")
    played = Played(game, random)
    for seat in played.seats:
        worlds = Worlds(observe(played.state, seat))
        for _ in range(WORLDS):
            world = worlds.sample(random)
            again = played.again(pack_of(played, seat, world), actions_in(played, world), check=seat)
            assert [sorted(map(str, hand)) for hand in again.table.hands] == [
                sorted(map(str, hand)) for hand in world.hands
            ]
            assert again.table.discards == list(world.discards)
            assert again.table.pile == list(world.pile)


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_world_at_every_decision_of_a_deal(game):
    random = Random(f"{game}/whole deals")
    for _ in range(4):
        state = any_deal(random, game)
        state.apply(any_shuffle(random))
        for now in through(state, random):
            for seat in (*range(now.seats), SPECTATOR):
                world = Worlds(observe(now, seat)).sample(random)
                cards = [card for hand in world.hands for card in hand] + list(world.away) + now.table.trick
                cards += [card for trick in now.table.tricks for card in trick.cards]
                cards += [now.table.indicator] if now.table.indicator else []
                assert Counter(cards) == Counter(CUCCO.cards)


def test_before_the_cards_lie_there_is_no_world():
    state = any_deal(Random(1), "coch")
    with pytest.raises(ValueError, match="not on the table"):
        Worlds(observe(state, 0)).sample(Random(1))


def test_the_same_chance_draws_the_same_world():
    state = any_deal(Random(1), "zifuli")
    state.apply(any_shuffle(Random(2)))
    seen = observe(state, 3)
    assert Worlds(seen).sample(Random(5)) == Worlds(seen).sample(Random(5))
    assert Worlds(seen).sample(Random(5)) != Worlds(seen).sample(Random(6))


def share(worlds, told, tries=4000):
    """In which share of the worlds drawn something is so."""
    random = Random("share")
    return sum(told(worlds.sample(random)) for _ in range(tries)) / tries


def test_who_has_not_followed_has_none_of_that_series():
    state = deal("coch", ["X", "MATTO MATTO MASCHERA MASCHERA SECCHIA SECCHIA NULLA NULLA XI XI", "", ""])
    play(state, "X MATTO")
    figure = set(coch.RANKS["figure"])
    worlds = Worlds(observe(state, 2))
    assert share(worlds, lambda world: bool(figure & set(world.hands[1])), 200) == 0


def test_both_copies_are_as_likely_as_counting_says():
    """A player who named a card has it; that it has the other too, is one way against many."""
    state = deal("zifuli", ["XV", "LEONE", "", "", ""], "bid:XV")
    card = CUCCO["XV"]
    one_way, other_ways = 8 * 7 / 2, 8 * 24  # of 32 locations 8 are the bidder's
    both = share(Worlds(observe(state, 1)), lambda world: world.hands[0].count(card) == 2)
    assert both == pytest.approx(one_way / (one_way + other_ways), abs=0.02)


def test_copies_that_are_robbed_are_with_the_robber_or_laid_away():
    state = deal("trionfo", ["", "", "", ""], "rob leave leave discard:IV", cut="XV I")
    worlds = Worlds(observe(state, 0))
    card = CUCCO["XV"]

    def is_found(world):
        return card in world.hands[2] or (2, card) in world.discards

    assert share(worlds, is_found, 300) == 1
    laid = share(worlds, lambda world: (2, card) in world.discards)
    assert laid == pytest.approx(1 / 9 + 8 / 9 / 30, abs=0.02)
