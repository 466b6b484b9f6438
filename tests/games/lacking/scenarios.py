"""What a written-down deal of a game cannot say."""

from dataclasses import fields

from cucu_desktop.match.scenario.reader import read
from cucu_desktop.match.scenario.scenario_fields import InvalidScenarioError
from cucu_desktop.match.scenario.schema import SCHEMAS

WRITTEN_ELSEWHERE = {
    "stake": "a key of its own",
    "tokens": "at each seat",
    "talk": "nobody talks in a scenario",
    "deals": "a scenario is one deal",
    "target": "a scenario is one deal",
}


def scenarios_lacking(game):
    """The row of its schema, and every option that a scenario has to be able to choose."""
    if game.id not in SCHEMAS:
        yield f"A scenario may say nothing of {game.id}: add a row to SCHEMAS in match/scenario/schema.py."
        return
    for option in fields(game.options):
        values = choices(game, option.name)
        if len(values) == 1:
            yield f"No scenario can choose {option.name}: {row_of(game)}."
        for value in values:
            try:
                chosen(game, option.name, value)
            except InvalidScenarioError as error:
                yield f"No scenario can choose {option.name} = {value!r} ({error}): {row_of(game)}."


def row_of(game):
    return f"see the row of {game.id} in match/scenario/schema.py"


def choices(game, name):
    """What has to be possible for an option: what its row says, else the first and the last of the game."""
    schema = SCHEMAS[game.id]
    if name in schema.quiet or name in schema.orders or (name == "pack" and schema.presets):
        return ()
    if name in schema.options:
        return dict.fromkeys((schema.options[name][0], schema.options[name][-1]))
    if name in WRITTEN_ELSEWHERE:
        return ()
    values = game.limits.get(name) or game.choices.get(name) or (False, True)
    return dict.fromkeys((values[0], values[-1]))


def chosen(game, name, value):
    """Read a scenario in which nothing but this is chosen, and what it goes only with."""
    options = {name: value}
    schema = SCHEMAS[game.id]
    other, fitting = schema.needs.get(name, ("", ()))
    if other in schema.options:
        options[other] = fitting[0]
    elif other:
        usable = (key for key, preset in schema.presets.items() if getattr(preset, other) in fitting)
        options["preset"] = next(usable)
    seats = [{"name": f"P{seat}"} for seat in range(max(game.seats[0], min(4, game.seats[-1])))]
    read({"format": 1, "game": game.id, "options": options, "seats": seats})
