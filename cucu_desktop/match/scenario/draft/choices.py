"""What may be chosen for a deal that is written: the options of its game, as far as a scenario knows them."""

from collections.abc import Mapping
from typing import Final

from cucu_desktop.engine.options import GameOptions
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.scenario.fields import Table
from cucu_desktop.match.scenario.schema import SCHEMAS, OptionChoices

PRESET: Final = "preset"
"""What a set of options is chosen by, where a game has several that differ in more than what is listed."""


def choices_of(game: str) -> Mapping[str, OptionChoices]:
    """Return what a scenario of a game may choose that makes a difference to its deal, by option."""
    rules = GAMES[game]
    if isinstance(rules, TrickGame):
        return rules.choices
    schema = SCHEMAS[game]
    sets: Mapping[str, OptionChoices] = {PRESET: tuple(schema.presets)} if schema.presets else {}
    options = {name: values for name, values in schema.options.items() if name not in schema.quiet}
    usual = {name: rules.choices[name] for name in schema.by_pack}
    return {**sets, **options, **usual, **{name: rules.choices[name] for name in schema.orders}}


def choices_with(game: str, options: GameOptions) -> Mapping[str, OptionChoices]:
    """Return what a scenario of a game may choose, by option, if the others are chosen like this."""
    choices = dict(choices_of(game))
    if game in SCHEMAS:
        rules, schema = GAMES[game], SCHEMAS[game]
        pack = rules.pack_of(options).name
        choices |= {name: rules.choices_with(name, pack) for name in schema.orders}
        for name, (other, values) in schema.needs.items():
            if getattr(options, other) not in values:
                choices[name] = choices[name][:1]
    return choices


def orders_of(game: str) -> Mapping[str, Mapping[str, frozenset[str]]]:
    """Return the options of a game that are orders of cards: those that each lists, by pack."""
    return SCHEMAS[game].orders if game in SCHEMAS else {}


def set_of(game: str, options: GameOptions) -> str:
    """Return the set of options that a deal played under these begins from: one with the same pack."""
    rules = GAMES[game]
    pack = rules.pack_of(options)
    return next(name for name, chosen in rules.presets.items() if rules.pack_of(chosen) is pack)


def usual_of(game: str) -> Table:
    """Return what is chosen if a scenario of a game says nothing, by option."""
    usual, has_presets = GAMES[game].usual, PRESET in choices_of(game)
    return {
        name: getattr(usual, name)
        if isinstance(choices, range) or (has_presets and name != PRESET)
        else choices[0]
        for name, choices in choices_of(game).items()
    }
