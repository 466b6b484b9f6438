"""The options of a draft's game, as far as a scenario may choose them."""

from collections.abc import Mapping
from typing import Final

from cucu_desktop.engine.options import GameOptions
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.games.game import TrickGame
from cucu_desktop.match.scenario.scenario_fields import Table
from cucu_desktop.match.scenario.schema import SCHEMAS, OptionChoices

PRESET: Final = "preset"
"""The name of the choice of a preset, where a game's presets differ in more than the listed options."""


def choices_of(game: str) -> Mapping[str, OptionChoices]:
    """Return the choices of a scenario that affect its deal, by option."""
    rules = GAMES[game]
    if isinstance(rules, TrickGame):
        return rules.choices
    schema = SCHEMAS[game]
    sets: Mapping[str, OptionChoices] = {PRESET: tuple(schema.presets)} if schema.presets else {}
    options = {name: values for name, values in schema.options.items() if name not in schema.quiet}
    usual = {name: rules.choices[name] for name in schema.by_pack}
    return {**sets, **options, **usual, **{name: rules.choices[name] for name in schema.orders}}


def choices_with(game: str, options: GameOptions) -> Mapping[str, OptionChoices]:
    """Return the choices of a scenario, by option, given the other options."""
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
    """Return the options of a game that are orders of cards: the cards that each lists, by pack."""
    return SCHEMAS[game].orders if game in SCHEMAS else {}


def set_of(game: str, options: GameOptions) -> str:
    """Return the preset from which a deal with these options begins: one with the same pack."""
    rules = GAMES[game]
    pack = rules.pack_of(options)
    return next(name for name, chosen in rules.presets.items() if rules.pack_of(chosen) is pack)


def usual_of(game: str) -> Table:
    """Return the default choices of a scenario, by option."""
    usual, has_presets = GAMES[game].usual, PRESET in choices_of(game)
    return {
        name: getattr(usual, name)
        if isinstance(choices, range) or (has_presets and name != PRESET)
        else choices[0]
        for name, choices in choices_of(game).items()
    }
