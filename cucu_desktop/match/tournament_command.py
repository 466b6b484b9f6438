"""`cucu-desktop simulate` as a measurement: chairs, options, and the printed result."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from typing import Any, Final

from cucu_desktop.bots import PERSONS
from cucu_desktop.engine.options import GameOptions
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match import terminal
from cucu_desktop.match.terminal import told
from cucu_desktop.match.tournament import Result, Tournament, chairs_of, play

LEVELS: Final = (1, 2, 3)
MOST_JOBS: Final = 256


class ChoiceError(ValueError):
    """An impossible choice; its arguments are the key of a sentence, and the name in it."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


def chosen_options(game: str, preset: str | None, texts: list[str]) -> GameOptions:
    """Return the options of a preset and of `key=value` texts.

    Raises:
        ChoiceError: an unknown preset, option or value.
    """
    presets = GAMES[game].presets
    if preset is not None and preset not in presets:
        raise ChoiceError("no-preset", preset=repr(preset), game=game, presets=", ".join(presets))
    options = GAMES[game].usual if preset is None else presets[preset]
    usual = {each.name: getattr(options, each.name) for each in fields(options)}
    for text in texts:
        name, equals, value = text.partition("=")
        if name not in usual:
            raise ChoiceError("no-option", option=repr(text), game=game, options=", ".join(usual))
        if not equals:
            raise ChoiceError("lacks-value", option=name, game=game)
        try:
            chosen = replace(options, **{name: _READERS[type(usual[name])](value)})
            GAMES[game].check(chosen)
        except (ValueError, KeyError):
            raise ChoiceError("no-value", option=name, value=repr(value)) from None
        options = chosen
    return options


_READERS: Final[Mapping[type, Callable[[str], Any]]] = {
    int: int,
    str: str,
    bool: {"true": True, "false": False}.__getitem__,
}


def chosen_levels(text: str | None) -> list[int]:
    """Return the levels in a list such as "3,1,1".

    Raises:
        ChoiceError: one of them is no level.
    """
    if text is None:
        return []
    levels = [int(level) if level.isdigit() else 0 for level in text.split(",")]
    if not all(level in LEVELS for level in levels):
        raise ChoiceError("no-level", levels=repr(text))
    return levels


def chosen_persons(text: str | None) -> list[str]:
    """Return the ids of persons in a list such as "assunta,peppe".

    Raises:
        ChoiceError: an unknown person.
    """
    persons = text.split(",") if text is not None else []
    for person in persons:
        if person not in PERSONS:
            raise ChoiceError("no-person", person=repr(person), persons=", ".join(PERSONS))
    return persons


def measure(arguments: Namespace, options: GameOptions, players: int, language: str) -> int:
    """Play a tournament by the arguments, and print the result of every chair.

    Raises:
        ChoiceError: levels, persons or the number of processes are not possible.
    """
    chairs = chairs_of(players, chosen_levels(arguments.levels), chosen_persons(arguments.persons))
    jobs = arguments.jobs
    if jobs is not None and not 0 < jobs <= MOST_JOBS:
        raise ChoiceError("jobs", number=jobs, most=MOST_JOBS)
    tournament = Tournament(
        arguments.game, options, chairs, arguments.deals, arguments.seed, duplicate=arguments.duplicate
    )
    is_watched = sys.stderr.isatty()
    for step in play(tournament, jobs):
        if isinstance(step, Result):
            if is_watched:
                terminal.tell(terminal.CLEAR_LINE)
            per_second = round(step.decisions / max(step.seconds, 1e-9)) if arguments.timing else None
            is_json = arguments.json
            text = json.dumps(as_json(arguments.game, step, per_second)) if is_json else table(step, language)
            terminal.write(text + "\n")
            if per_second is not None and not is_json:
                terminal.tell(told(language, "speed", number=per_second) + "\n")
        elif is_watched:
            terminal.tell("\r" + told(language, "progress", number=step, deals=arguments.deals))
    return 0


def as_json(game: str, result: Result, per_second: int | None = None) -> dict[str, Any]:
    """Return a result as JSON; without `per_second` the same seed gives the same bytes."""
    return {
        "game": game,
        "deals": result.deals,
        "games": result.games,
        "unit": result.unit,
        "decisions_per_second": per_second,
        "seats": [
            {
                "level": standing.person.level,
                "person": standing.person.id,
                "won": standing.won,
                "per_deal": standing.per_deal._asdict(),
                "won_share": standing.won_share._asdict() if standing.won_share else None,
            }
            for standing in result.standings
        ],
    }


def table(result: Result, language: str) -> str:
    """Return a result as a table for people."""
    lines = [told(language, f"measured-{result.unit}", deals=result.deals, games=result.games)]
    width = max(len(standing.person.name) for standing in result.standings)
    for standing in result.standings:
        person = standing.person
        lines.append(
            f"{person.name:{width}}  {person.level}  {standing.won:>6}  "
            f"{standing.per_deal.mean:+.4f} ± {standing.per_deal.error:.4f}"
        )
    return "\n".join(lines)
