"""What bots reckon with by house rules is what the engine does: worths against its own play-outs."""

import random
from itertools import product

import pytest

from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.bots.standard.cuckoo_last_two import SHARED, cuckoo_rules, cuckoo_series
from cucu_desktop.bots.standard.cuckoo_playout import rules_of
from cucu_desktop.engine.actions import CHANCE, EXCHANGE, KEEP, Shuffled
from cucu_desktop.engine.events import DealBegan, redacted
from cucu_desktop.engine.observation import observe
from cucu_desktop.games.cuckoo import GAME, CuckooState, Options
from tests.bots.playing import at_level
from tests.games.random_play import any_options

VARIED = [
    {"kings": "open"},
    {"past_kings": True},
    {"kings": "open", "past_kings": True},
    {"ties": "first"},
    {"ties": "cancel"},
    {"drawn_king": "life"},
    {"drawn_king": "next"},
    {"ace": "high"},
    {"packs": 2},
    {"pack": "italian40", "saltacavallo": True, "kings": "open"},
    {"pack": "italian40", "saltacavallo": True, "past_kings": True, "drawn_king": "life", "ties": "cancel"},
]


def dealt(options, players, chance, tokens=2):
    """A game whose first deal has been dealt."""
    state = CuckooState(options, [100] * players, players - 1)
    state.start()
    state.table.tokens[:] = [tokens] * players
    cards = list(state.pack.cards)
    chance.shuffle(cards)
    state.apply(Shuffled(tuple(cards)))
    return state


def heard(state, seat):
    events = state.table.events()
    began = max(at for at, event in enumerate(events) if isinstance(event, DealBegan))
    return [redacted(event, seat) for event in events[began:]]


@pytest.mark.parametrize("rules", VARIED, ids=str)
def test_the_table_of_two_ends_as_the_engine_has_it(rules):
    """For many pairs of cards and all ways to play them, how the deal ends and how likely."""
    options, chance = Options(**rules), random.Random(4)
    told, pack = cuckoo_rules(options), GAME.pack_of(options)
    for _ in range(12):
        mine, theirs = chance.sample(pack.half, 2)
        for ways in product((KEEP, EXCHANGE), repeat=2):
            found = {}
            for drawn in pack.cards:
                rest = list(pack.cards)
                for card in (mine, theirs):
                    rest.remove(card)
                if drawn not in rest:
                    continue
                ends = ended(options, (mine, theirs, drawn), ways)
                if ends is not None:
                    found[ends] = found.get(ends, 0) + rest.count(drawn) / pack.cards.count(drawn)
            if not found or options.drawn_king == "next":
                continue
            whole = sum(found.values())
            reckoned = expected(told, mine.rank, theirs.rank, ways)
            assert {end: count / whole for end, count in found.items()} == pytest.approx(reckoned)


def ended(options, cards, ways):
    """How many lives each of two has lost; None if a player may not do that."""
    state = CuckooState(options, (100, 100), 1)
    state.start()
    pack = state.pack.complete(cards)
    state.apply(Shuffled(pack))
    while state.decision.seat != CHANCE:
        action = ways[state.decision.seat]
        if action not in state.decision.options:
            return None
        state.apply(action)
    return tuple(3 - tokens for tokens in state.table.tokens)


def expected(rules, mine, theirs, ways):
    """The same by the table; the player who has no turn does nothing."""
    options = rules.passed(mine, theirs) if ways[0] == EXCHANGE and rules.passed(mine, theirs) else None
    options = options or rules.kept(mine, theirs)
    ends = options[-1] if ways[1] == EXCHANGE else options[0]
    found = {}
    for (one, other, fined), part in ends.items():
        lost = one + (fined == 0), other + (fined == 1)
        found[lost] = found.get(lost, 0) + part
    return found


@pytest.mark.parametrize("seed", range(8))
def test_bots_of_all_levels_play_and_advise_by_any_rules(seed):
    chance = random.Random(seed)
    options = any_options("cuckoo", chance)
    state = dealt(options, chance.choice((2, 2, 3, 4, 7)), chance, tokens=chance.choice((1, 2)))
    for turn in range(8):
        if state.decision is None or state.decision.seat == CHANCE:
            break
        seat = state.decision.seat
        seen, events = observe(state, seat), heard(state, seat)
        if len(state.decision.options) > 1:
            found = assess(COUNSELLOR, seen, events, random.Random(1))
            assert {each.action for each in found.options} == set(state.decision.options)
            assert sum(found.policy.values()) == pytest.approx(1)
        state.apply(choose(at_level(1 + turn % 3), seen, events, random.Random(seed)))


def test_nobody_is_thought_to_hide_an_open_king():
    chance = random.Random(3)
    options = Options(kings="open", ties="first")
    assert rules_of(Options(ace="high")).king < rules_of(options).king
    worths = []
    for _ in range(3):
        state = dealt(options, 5, chance)
        seat = state.decision.seat
        worths.append(
            assess(COUNSELLOR, observe(state, seat), heard(state, seat), random.Random(1)).best.worth
        )
    assert all(-2 <= worth <= 100 for worth in worths)
    assert cuckoo_series(Options(kings="open"), 2, SHARED).exploitability() < 1e-10
