"""What the bots lack to play a game as its rules are."""

from dataclasses import fields

import pytest

from cucu_desktop.bots.dispatch import (
    BY_RULES,
    NOT_READ,
    NOT_READ_ANYWHERE,
    SHARED,
    STRATEGIES,
    strategy_of,
    trick_strategy_of,
)
from cucu_desktop.bots.reckoned import RECKONED
from cucu_desktop.games.catalogue import CATALOGUE, base_of
from cucu_desktop.games.game import ExchangeGame
from tests.bots.quick_thinking import think_quickly
from tests.games.lacking.advice import unchanged
from tests.games.lacking.judge import Trial
from tests.games.lacking.play import LEVELS, played, variations

DISPATCH = "bots/dispatch.py"


BOTH = (False, True)


def players_lacking(game):
    """The bots that play it, and whether they know its rules and its options."""
    if game.id not in STRATEGIES and not isinstance(game, ExchangeGame):
        yield f"No bot can play {game.id}: add a row to STRATEGIES in {DISPATCH}."
        return
    try:
        known = strategy_of if isinstance(game, ExchangeGame) else trick_strategy_of
        judges = known(game.id).judges
    except (ImportError, AttributeError) as error:
        yield f"The row of {game.id} in STRATEGIES of {DISPATCH} names no strategy: {error}."
        return
    unknown = [
        kind
        for options in game.presets.values()
        for kind in game.state_class.vocabulary(options)
        if kind not in judges and game.id in STRATEGIES
    ]
    if unknown:
        for kind in dict.fromkeys(unknown):
            yield f"No bot can decide {kind!r}: add who does to {STRATEGIES[game.id]} in bots."
        return
    yield from played(game).faults
    if isinstance(game, ExchangeGame):
        yield from rules_lacking(game)
    if len(played(game).faults) < len(LEVELS):
        if isinstance(game, ExchangeGame):
            yield from reckoning_lacking(game)
        yield from options_lacking(game)


def options_lacking(game):
    """The options with which no bot plays otherwise, unless it is said why.

    Of a trick game they are the options that no bot reads; of an exchange game, whose bots read all options
    to know whether they reckon with them, those with which no advice changes.
    """
    base = base_of(game)
    explained = {**NOT_READ.get(base.id if base else "", {}), **NOT_READ.get(game.id, {})}
    options = [each.name for each in fields(game.options) if each.name not in NOT_READ_ANYWHERE]
    # Advice cannot change with an option that a variant has narrowed to one value.
    names = [name for name in options if len(game.limits.get(name) or game.choices.get(name) or BOTH) > 1]
    unread = unchanged(game, tuple(names)) if isinstance(game, ExchangeGame) else played(game).unread
    for option in unread:
        if option not in {**NOT_READ_ANYWHERE, **explained}:
            yield (
                f"No advice changes with the option {option}, so the bots play as if it were not there: "
                f"teach {STRATEGIES.get(game.id, BY_RULES)} in bots, or say in NOT_READ of {DISPATCH} why "
                "they need not know it."
            )
    for option in NOT_READ.get(game.id, {}):
        if option in names and option not in unread:
            yield f"The bots do heed the option {option}: take it out of NOT_READ in {DISPATCH}."


def reckoning_lacking(game):
    """What the bots reckon with though the game is otherwise."""
    where = STRATEGIES.get(game.id, BY_RULES)
    with pytest.MonkeyPatch.context() as patched:
        think_quickly(patched)
        presets = [*dict.fromkeys(game.presets.values())]
        of_two = {*presets, *variations(game, presets[:1])}
        trials = [Trial(game, each, of_two=each in of_two) for each in (*presets, *variations(game))]
    exact = sum(trial.exact for trial in trials)
    for fault in (trial.fault for trial in trials if trial.fault):
        yield f"The bots of {game.id} reckon with other rules: {fault}. See {where} in bots."
    if not exact:
        yield f"No deal of {game.id} shows what its bots reckon with: see tests/games/lacking/judge.py."
    for name in RECKONED.get(game.id, "").split():
        if not game.has_option(name.partition("=")[0]):
            yield f"RECKONED of bots/reckoned.py names {name}, which is no option of {game.id}."


def rules_lacking(game):
    """The rules that are not those of the game that its bots were made for."""
    for base in CATALOGUE[: CATALOGUE.index(game)] if game.id in RECKONED else ():
        if not isinstance(base, ExchangeGame) or base.id not in STRATEGIES or game.id in SHARED:
            continue
        if strategy_of(base.id).judges["turn"] is strategy_of(game.id).judges["turn"]:
            differing = other_rules(game, base)
            if differing:
                yield (
                    f"The bots of {game.id} are those of {base.id}, but its rules differ in "
                    f"{', '.join(differing)}: take it out of RECKONED in bots/reckoned.py, and it is played "
                    f"by its own rules, or say in SHARED of {DISPATCH} why theirs are right for it."
                )
            return


def other_rules(game, base):
    """What the state of a game has of its own beside that of another."""
    if not issubclass(game.state_class, base.state_class):
        return [game.state_class.__name__]
    classes = game.state_class.__mro__
    own = classes[: classes.index(base.state_class)]
    bare = type("Bare", (base.state_class,), {"__slots__": (), "__doc__": ""})
    names = {name for each in own for name in vars(each)} - vars(bare).keys()
    return sorted(name for name in names if not name.startswith("__"))
