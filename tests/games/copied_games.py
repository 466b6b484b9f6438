"""Random games of every kind, played beside copies that are copied again at every decision."""

import copy
import pickle
from random import Random

from cucu_desktop.engine.actions import CHANCE, PASS, Shuffled, parse
from cucu_desktop.engine.families import sit_down
from cucu_desktop.engine.tricks.series import Series
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from tests import playing, trick_playing
from tests.games import random_play

MOST_DECISIONS = 150
"""Longer games are left there: with seldom a token lost one may go on for thousands."""


def begin(game, random):
    """A new game with any options, its first decision due, which records nothing."""
    if game == "campli":
        state = playing.any_game(random)
    elif isinstance(GAMES[game], TrickGame):
        state = any_series(game, random)
    else:
        state = random_play.any_game(game, random)
    state.table.recording = False
    return state


def any_series(game, random):
    """Deals of a trick game, its dummies seated."""
    kind = GAMES[game].state_class
    players = random.choice([2, 3, 4]) if game == "coch" else kind.seats
    sheet = {"sheet": random.choice(["smith", "masenghini"])} if game == "trionfo" else {}
    options = GAMES[game].options(deals=random.choice([1, 2, 3]), **sheet)
    series = sit_down(kind, options, [100] * players, random.randrange(players))
    series.start()
    return series


def any_action(state, random):
    """Some legal action, chance's among them."""
    if isinstance(state, Series):
        if PASS in state.decision.options and random.random() < 0.5:
            return PASS  # so that at times everybody does
        return trick_playing.any_action(state, random)
    if isinstance(state, playing.CampliState):
        return playing.any_action(state, random)
    return random_play.any_action(state, random)


def pickled(state):
    return pickle.loads(pickle.dumps(state))


WAYS = {"clone": lambda state: state.clone(), "deepcopy": copy.deepcopy, "pickle": pickled}


class CopiedGame:
    """A game, one copy of it in each way, and one led by the notation of what was done, as a log has it."""

    def __init__(self, game, seed):
        self.random = Random(seed)
        self.state = begin(game, self.random)
        self.copies = {way: made(self.state) for way, made in WAYS.items()}
        self.replay = begin(game, Random(seed))
        self.decisions = 0

    def wrong(self):
        """The ways in which a copy differs now from the game."""
        others = {**self.copies, "replay": self.replay}
        return [way for way, other in others.items() if other != self.state]

    def step(self, *, copy_anew):
        """Do the same everywhere; before it, if wanted, a copy of each copy takes its place."""
        action = any_action(self.state, self.random)
        if copy_anew:
            self.copies = {way: WAYS[way](other) for way, other in self.copies.items()}
        replay, text = self.replay, str(action)
        is_chance = replay.decision.seat == CHANCE
        replay.apply(Shuffled.read(text, replay.to_shuffle) if is_chance else parse(text))
        for other in (self.state, *self.copies.values()):
            other.apply(action)
        self.decisions += 1

    @property
    def is_going_on(self):
        return not self.state.is_over and self.decisions < MOST_DECISIONS
