"""Who is to sit at a table that has yet to be laid, and by which rules: what the set-up sheet writes down.

A `Plan` may be wrong while somebody is writing it; `faults` tells what is wrong with it, and a plan without
faults makes a match's `Setup`. Plans are kept in the settings, from one match to the next.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.bots import PERSONS
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player, Setup

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

PERSON_FACES: Final = tuple(f"you-{number}" for number in range(1, 7))
"""The faces for people at the screen; they bring their own names."""
FACES: Final = (*PERSON_FACES, *PERSONS)
ONLOOKERS: Final = 4
LONGEST_NAME: Final = 16
USUAL_SEATS: Final = 6

_RELATIONS: Final = {
    "peppe": ("Emidio", "Remo"),
    "assunta": ("Rosa", "Nunzia"),
    "nicola": ("Gino", "Elio"),
    "bruna": ("Lucia", "Ada"),
    "carlo": ("Don Gabriele", "Fra Dino"),
    "tonino": ("Sandro", "Ugo"),
    "concetta": ("Pia", "Ines"),
    "ercole": ("Donato", "Settimio"),
    "filomena": ("Vincenza", "Marta"),
    "berardo": ("Romolo", "Tito"),
}
"""For more bots than there are persons to play: their relations, who play and look as they do."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to be laid.

    Attributes:
        game: the game's id.
        players: who plays, in any order: they draw for their seats.
        onlookers: who looks on.
        options: the game's options.
    """

    game: str
    players: tuple[Player, ...]
    onlookers: tuple[Player, ...]
    options: Any

    @property
    def everybody(self) -> tuple[Player, ...]:
        """Return the players and those who look on."""
        return (*self.players, *self.onlookers)

    def setup(self, seed: int) -> Setup:
        """Return what a match is begun with."""
        return Setup(self.game, self.players, self.options, self.onlookers, seed)


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with a plan.

    Attributes:
        what: "no name", "same name", "long name", "few seats" or "many seats".
        place: whom of `everybody` it is about, or None.
        name: their name.
    """

    what: str
    place: int | None = None
    name: str = ""


def usual(game: str, name: str, face: str = "", seats: int = USUAL_SEATS) -> Plan:
    """Return the table as it is laid for somebody who asks for nothing else: one person, the rest bots."""
    plan = Plan(game, (Player(name, face or PERSON_FACES[0]),), (), GAMES[game].Options())
    while len(plan.players) < seats:
        plan = replace(plan, players=(*plan.players, next_bot(plan)))
    return plan


def next_bot(plan: Plan) -> Player:
    """Return the bot who would sit down next: the first who is not there yet, or a relation of one who is."""
    taken = Counter(player.bot for player in plan.everybody)
    return as_bot(min(PERSONS, key=lambda each: taken[each]), plan.everybody)


def as_bot(bot: str, company: Iterable[Player]) -> Player:
    """Return this bot, or a relation if the company knows the bot's name already."""
    names = {player.name for player in company}
    own = PERSONS[bot].name
    names_for = (own, *_RELATIONS[bot], *(f"{own} {number}" for number in range(2, 99)))
    return Player(next(name for name in names_for if name not in names), PERSONS[bot].face, bot)


def next_person(company: Iterable[Player]) -> Player:
    """Return another person at this screen, who has yet to say their name, with the face least worn."""
    worn = Counter(player.face for player in company)
    return Player("", min(PERSON_FACES, key=lambda face: worn[face]))


def faults(plan: Plan) -> list[Fault]:
    """Return what is wrong with the plan, from the top of the sheet down; nothing, if it can be played."""
    found = []
    seats = GAMES[plan.game].SEATS
    names = [player.name.strip().casefold() for player in plan.everybody]
    for place, player in enumerate(plan.everybody):
        name = player.name.strip()
        if not name:
            found.append(Fault("no name", place))
        elif len(name) > LONGEST_NAME:
            found.append(Fault("long name", place, name))
        elif names[place] in names[:place]:
            found.append(Fault("same name", place, name))
    if len(plan.players) < seats[0]:
        found.append(Fault("few seats"))
    if len(plan.players) > seats[-1]:
        found.append(Fault("many seats"))
    return found


def tidy(plan: Plan) -> Plan:
    """Return the plan with no blanks around names."""
    return replace(
        plan,
        players=tuple(replace(player, name=player.name.strip()) for player in plan.players),
        onlookers=tuple(replace(player, name=player.name.strip()) for player in plan.onlookers),
    )


def preset_of(plan: Plan) -> str | None:
    """Return the preset that the options are, the stake aside; None if they are the players' own."""
    presets = GAMES[plan.game].PRESETS
    return next(
        (name for name, options in presets.items() if with_preset(plan, name).options == plan.options), None
    )


def with_preset(plan: Plan, name: str) -> Plan:
    """Return the plan with this preset's options; the stake stays, as every company has its own."""
    options = GAMES[plan.game].PRESETS[name]
    return replace(plan, options=replace(options, stake=plan.options.stake))


def written(plan: Plan) -> dict[str, Any]:
    """Return the plan as the settings keep it."""
    return {
        "players": [asdict(player) for player in plan.players],
        "onlookers": [asdict(player) for player in plan.onlookers],
        "options": asdict(plan.options),
    }


def read(game: str, table: Mapping[str, Any]) -> Plan | None:
    """Return the plan that the settings have kept; None if it is none that can be played now."""
    module = GAMES[game]
    try:
        names = {option.name: type(option.default) for option in fields(module.Options)}
        options = {name: value for name, value in table["options"].items() if type(value) is names.get(name)}
        for name, limits in module.LIMITS.items():
            if name in options and options[name] not in limits:
                return None
        plan = Plan(
            game,
            tuple(Player(**player) for player in table["players"]),
            tuple(Player(**player) for player in table["onlookers"]),
            module.Options(**options),
        )
        known = all(player.face in FACES and player.bot in (None, *PERSONS) for player in plan.everybody)
        return plan if known and not faults(plan) and len(plan.onlookers) <= ONLOOKERS else None
    except (KeyError, TypeError, AttributeError):
        return None
