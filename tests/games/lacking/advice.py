"""Whether advice changes with each option of a game."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from cucu_desktop.bots.dispatch import assess
from cucu_desktop.bots.persons import COUNSELLOR
from cucu_desktop.engine.actions import CHANCE, Shuffled
from cucu_desktop.engine.events import DealBegan, redacted
from cucu_desktop.engine.families import sit_down
from cucu_desktop.engine.observation import observe
from tests.bots.quick_thinking import think_quickly
from tests.transcripts.transcript import any_option

ASKED = 100
"""The number of decisions in which an option may show."""
GAMES = 150
IN_A_ROW = 2
"""The number of deals of a game."""
SEATS = (2, 3, 6)
LIVES = (1, 1, 2, 5)
SAMPLES = 120
COINS = (100, 100, 3)
"""Coins beside the stake; with few, who pays to come back matters."""


@cache
def unchanged(game, options):
    """Those of some options of a game with which advice never changes."""
    with pytest.MonkeyPatch.context() as patched:
        think_quickly(patched, SAMPLES)
        return [name for name in options if not _changes(game, name)]


def _changes(game, name):
    """Whether some advice is otherwise with another value of an option."""
    for preset in dict.fromkeys(game.presets.values()):
        values = game.limits.get(name) or game.choices.get(name) or (False, True)
        ends = (values[0], values[-1]) if name in game.limits else values
        others = [game.of_pack(replace(preset, **{name: value})) for value in ends]
        others = [each for each in others if getattr(each, name) != getattr(preset, name)]
        if any(game.pack_of(each) is not game.pack_of(preset) for each in others):
            return True  # other cards are unseen
        asked = range(len(decisions(game, preset))) if others else ()
        if any(_differs(game, preset, others, number) for number in asked):
            return True
    return False


def _differs(game, preset, others, number):
    seen, heard = decisions(game, preset)[number]
    before = usual_worths(game, preset, number)
    return any(worths(replace(seen, options=options), heard) != before for options in others)


@cache
def usual_worths(game, preset, number):
    """The worths of the options of one of the decisions, by a preset."""
    return worths(*decisions(game, preset)[number])


def worths(seen, heard):
    return [(each.action, each.worth) for each in assess(COUNSELLOR, seen, heard, Random(1)).options]


@cache
def decisions(game, options):
    """Some decisions of players with few lives and many: what each sees and has heard."""
    random, found = Random(game.id), []
    for _ in range(GAMES):
        seats = game.seats_of(options)
        players = min(max(random.choice(SEATS), seats[0]), seats[-1])
        state = sit_down(
            game.state_class, options, [options.stake + random.choice(COINS) for _ in range(players)], 0
        )
        state.start()
        while state.decision.seat != CHANCE:
            state.apply(any_option(random.choice(state.decision.options)))
        if game.has_tokens:
            most = max(state.table.tokens)
            state.table.tokens[:] = [min(random.choice(LIVES), most) for _ in range(players)]
        shuffled = 0
        while (due := state.decision) is not None and shuffled + (due.seat == CHANCE) <= IN_A_ROW:
            if due.seat == CHANCE:
                shuffled += 1
                state.apply(Shuffled.by(random, state.to_shuffle))
                continue
            if len(due.options) > 1 and shuffled and random.random() < 1 / 2:
                journal = state.table.events()
                began = max(at for at, event in enumerate(journal) if isinstance(event, DealBegan))
                heard = [redacted(event, due.seat) for event in journal[began:]]
                found.append((observe(state, due.seat), heard))
            state.apply(any_option(random.choice(due.options)))
    random.shuffle(found)
    return found[:ASKED]
