"""What the bots lack to play a game as its rules are."""

from cucu_desktop.bots.dispatch import (
    NOT_READ,
    NOT_READ_ANYWHERE,
    SHARED,
    STRATEGIES,
    strategy_of,
    trick_strategy_of,
)
from cucu_desktop.games.catalogue import CATALOGUE
from cucu_desktop.games.game import ExchangeGame
from tests.games.lacking.explanations import base_of
from tests.games.lacking.play import LEVELS, played

DISPATCH = "bots/dispatch.py"


def players_lacking(game):
    """The bots that play it, and whether they know its rules and its options."""
    if game.id not in STRATEGIES:
        yield f"No bot can play {game.id}: add a row to STRATEGIES in {DISPATCH}."
        return
    try:
        strategy = strategy_of(game.id) if isinstance(game, ExchangeGame) else trick_strategy_of(game.id)
    except (ImportError, AttributeError) as error:
        yield f"The row of {game.id} in STRATEGIES of {DISPATCH} names no strategy: {error}."
        return
    unknown = [
        kind
        for options in game.presets.values()
        for kind in game.state_class.vocabulary(options)
        if kind not in strategy.judges
    ]
    if unknown:
        for kind in dict.fromkeys(unknown):
            yield f"No bot can decide {kind!r}: add who does to {STRATEGIES[game.id]} in bots."
        return
    yield from played(game).faults
    if isinstance(game, ExchangeGame):
        yield from rules_lacking(game)
    if len(played(game).faults) < len(LEVELS):
        yield from options_lacking(game)


def options_lacking(game):
    """The options that no bot has read in all these deals, unless it is said why."""
    base = base_of(game)
    known = {**NOT_READ_ANYWHERE, **NOT_READ.get(base.id if base else "", {}), **NOT_READ.get(game.id, {})}
    for option in played(game).unread:
        if option not in known:
            yield (
                f"No bot reads the option {option}, so they play and advise as if it were not there: teach "
                f"{STRATEGIES[game.id]} in bots, or say in NOT_READ of {DISPATCH} why they need not know it."
            )
    for option in NOT_READ.get(game.id, {}):
        if option not in played(game).unread:
            yield f"The bots do read the option {option}: take it out of NOT_READ in {DISPATCH}."


def rules_lacking(game):
    """The rules that are not those of the game that its bots were made for."""
    for base in CATALOGUE[: CATALOGUE.index(game)]:
        if not isinstance(base, ExchangeGame) or base.id not in STRATEGIES or game.id in SHARED:
            continue
        if strategy_of(base.id).judges["turn"] is strategy_of(game.id).judges["turn"]:
            differing = other_rules(game, base)
            if differing:
                yield (
                    f"The bots of {game.id} are those of {base.id}, but its rules differ in "
                    f"{', '.join(differing)}: they advise as in {base.id}. Give it a strategy of its own, or "
                    f"say in SHARED of {DISPATCH} why that is right, or what is wrong with it."
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
