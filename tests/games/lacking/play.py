"""What a game lacks that shows only when bots of each level play it."""

import sys
import traceback
from contextlib import contextmanager, nullcontext
from dataclasses import fields, replace
from functools import cache
from random import Random

import pytest

from cucu_desktop.bots.dispatch import assess, choose
from cucu_desktop.bots.persons import COUNSELLOR, PERSONS
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.match import Match, Player, Setup
from tests.bots.quick_thinking import think_quickly

LEVELS = (1, 2, 3)
PLAYS_VARIATIONS = 1
"""The level that plays by every choice there is: the quickest."""
DEALS = 12
ADVISED = 7
"""One of this number of decisions is advised on."""
TOO_LONG = 5000
"""No dozen deals has more decisions."""
BOTS = "cucu_desktop.bots"


class Played:
    """What came of the deals that were played.

    Attributes:
        faults: what went wrong, a sentence each.
        read: of a trick game the options that the bots have read.
    """

    def __init__(self, game):
        self.game, self.faults, self.read = game, [], set()
        with self._watched() if isinstance(game, TrickGame) else nullcontext():
            for level in LEVELS:
                try:
                    self._play(level)
                except Exception as error:  # noqa: BLE001 - any error is returned as a sentence
                    self.faults.append(f"Bots of level {level} cannot play {game.id}: {told(error)}.")

    def _play(self, level):
        """Play a dozen deals, by each set of options in turn, and some by each other choice."""
        people = [person for person in PERSONS.values() if person.level == level]
        presets, random = list(self.game.presets.values()), Random(level)
        length = DEALS // len(presets) + 1
        others = iter(variations(self.game) if level == PLAYS_VARIATIONS else ())
        deals = asked = matches = 0
        while deals < DEALS or (options := next(others, None)) is not None:
            if deals < DEALS:
                options = presets[matches % len(presets)]
            matches += 1
            seats = self.game.seats_of(options)
            sitting = [people[seat % len(people)] for seat in range(min(max(4, seats[0]), seats[-1]))]
            players = tuple(Player(f"P{seat}", "guest", bot=each.id) for seat, each in enumerate(sitting))
            match = Match.begin(Setup(self.game.id, players, options, seed=matches, deals=length))
            while not match.is_over:
                seat = match.to_act
                seen, heard = match.observation(seat), match.heard(seat)
                assert min(getattr(seen, "tokens", (0,))) >= 0, f"somebody has lost more than all: {options}"
                match.submit(seat, choose(sitting[seat], seen, heard, random))
                asked += 1
                assert asked < TOO_LONG, "it comes to no end"
                if level == LEVELS[-1] and asked % ADVISED == 0:
                    assess(COUNSELLOR, seen, heard, random)
            deals += len(match.finished_deals)

    @contextmanager
    def _watched(self):
        """Note which options are read by the bots, or for them."""
        kind, read = self.game.options, self.read
        names = {option.name for option in fields(kind)}

        def watched(options, name):
            if name in names and name not in read:
                frame = sys._getframe(1)
                if frame.f_globals.get("__name__") == "dataclasses":  # to copy an option is not to know it
                    frame = None
                while frame is not None and not frame.f_globals.get("__name__", "").startswith(BOTS):
                    frame = frame.f_back
                if frame is not None:
                    read.add(name)
            return object.__getattribute__(options, name)

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(kind, "__getattribute__", watched, raising=False)
            # Nothing that was reckoned before from options like these is known again.
            patched.setattr(kind, "__hash__", object.__hash__)
            patched.setattr(kind, "__eq__", object.__eq__)
            yield

    @property
    def unread(self):
        """The options that no bot has read."""
        return [option.name for option in fields(self.game.options) if option.name not in self.read]


def variations(game, presets=None):
    """Sets of options that differ from a preset in one: each choice, of numbers the least and the most."""
    found = dict.fromkeys(game.presets.values())
    for preset in presets or game.presets.values():
        for option in fields(game.options):
            values = game.limits.get(option.name) or game.choices.get(option.name) or (False, True)
            for value in (values[0], values[-1]) if option.name in game.limits else values:
                found[game.of_pack(replace(preset, **{option.name: value}))] = None
    return list(found)[len(game.presets) :]


@cache
def played(game):
    """What came of a dozen deals at each level."""
    with pytest.MonkeyPatch.context() as patched:
        think_quickly(patched, samples=40)
        patched.setattr("cucu_desktop.bots.tricks.play.WORLDS", 2)
        patched.setattr("cucu_desktop.bots.tricks.play.SOLVED", 1)
        return Played(game)


def told(error):
    """An exception in a line: what it says, and the line of the program that raised it."""
    where = [frame for frame in traceback.extract_tb(error.__traceback__) if "cucu_desktop" in frame.filename]
    place = f" ({where[-1].filename.partition('cucu_desktop/')[2]}:{where[-1].lineno})" if where else ""
    return f"{type(error).__name__} {error}{place}"
