"""Who is to sit at a table that has yet to be laid, and by which rules: what the set-up page writes down.

A `Plan` may be wrong while somebody is writing it; `faults` tells what is wrong with it, and a plan without
faults makes a match's `Setup`. Plans are kept in the settings, from one match to the next.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, fields, replace
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.bots import PERSONS
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player, Setup
from cucu_desktop.match.setup import player_in
from cucu_desktop.names import LONGEST_NAME, cleaned, length
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.player_names import called

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.json_values import Json, JsonObject

PERSON_FACES: Final = tuple(f"you-{number}" for number in range(1, 7))
"""The faces for people at the screen; they bring their own names."""
FACES: Final = (*PERSON_FACES, *PERSONS)
ONLOOKERS: Final = 4
"""How many may look on."""
TWO: Final = 2
"""So many have no last two among them: they are the ones who sat down."""

_RELATIONS: Final = {
    "peppe": ("Emidio", "Remo", "Gaetano", "Mimì", "Zio Cola"),
    "assunta": ("Rosa", "Nunzia", "Carmela", "Zia Tetta", "Domenica"),
    "nicola": ("Gino", "Elio", "Franco", "Lello", "Dante"),
    "bruna": ("Lucia", "Ada", "Silvana", "Gina", "Palma"),
    "carlo": ("Don Gabriele", "Fra Dino", "Don Anselmo", "Fra Pio", "Don Livio"),
    "tonino": ("Sandro", "Ugo", "Guerino", "Nando", "Quirino"),
    "concetta": ("Pia", "Ines", "Agnese", "Letizia", "Serafina"),
    "ercole": ("Donato", "Settimio", "Ferruccio", "Sabatino", "Vulcano"),
    "filomena": ("Vincenza", "Marta", "Elvira", "Dora", "Giuditta"),
    "berardo": ("Romolo", "Tito", "Panfilo", "Ennio", "Biagio"),
    "gildo": ("Nino", "Berto", "Lino", "Pasquale", "Zi\N{RIGHT SINGLE QUOTATION MARK} Masse"),
    "nina": ("Cia", "Orsola", "Tilde", "Bortola", "Zia Menga"),
    "tista": ("Bortolo", "Gioppì", "Tone", "Martì", "Zepp"),
    "ambrogio": ("Ser Bonifacio", "Ser Colleone", "Ser Alessandro", "Ser Defendente", "Ser Tasso"),
    "waldegrave": ("Radcliffe", "Middleton", "Strickland", "Dillon", "Lord Caryll"),
    "orbais": ("Abbé Conti", "Abbé Varignon", "Père Reyneau", "Abbé Bignon", "Père Castel"),
    "babet": ("Manon", "Lisette", "Toinon", "Javotte", "Fanchon"),
    "alfrida": ("Moster Hulda", "Moster Elvira", "Moster Signe", "Moster Tekla", "Moster Anna-Lisa"),
    "manfred": ("Helmer", "Ragnar", "Verner", "Evald", "Algot"),
    "stina": ("Britta", "Kerstin", "Elna", "Greta", "Maj"),
    "severin": ("Nils", "Torvald", "Einar", "Peder", "Magnus"),
    "borghild": ("Solveig", "Ragnhild", "Gudrun", "Astrid", "Sigrid"),
    "adriaan": ("Kees", "Jacob", "Marinus", "Willem", "Leendert"),
    "neeltje": ("Janna", "Maatje", "Pieternella", "Cornelia", "Tannetje"),
    "haruka": ("Yuki", "Aoi", "Naomi", "Sayuri", "Midori"),
    "kenta": ("Daiki", "Ryo", "Takumi", "Sho", "Yuta"),
}
"""For more bots than there are persons to play: their relations, who play and look as they do."""

_AT_HOME: Final = {
    "montorio": ("tonino", "gildo"),
    "iseo": ("nina", "tista", "ambrogio"),
    "bergamo": ("tista", "ambrogio", "nina"),
    "salon": ("waldegrave", "orbais", "babet"),
    "varmland": ("alfrida", "manfred", "stina"),
    "bergen": ("severin", "borghild"),
    "walcheren": ("neeltje", "adriaan"),
    "osaka": ("haruka", "kenta"),
}
"""Who has the shortest way to the table, by place."""

_NEEDED: Final = {
    "sharing": ("reentry", (True, "double", "stake")),
    "saltacavallo": ("pack", ("italian40",)),
    "all_out": ("ties", ("all",)),
    "deals": ("target", (0,)),
    "tariff": ("pack", ("slabberjan",)),
}
"""Options that mean nothing but with certain choices for another."""


@frozen
class Plan:
    """A table to be laid.

    Attributes:
        game: the game's id.
        players: who plays, in playing order if they do not draw for their seats.
        onlookers: who looks on.
        options: the game's options.
        deal: the number of the deal to begin with; None: any.
        drawn: whether they draw for their seats, and so for their partners.
    """

    game: str
    players: tuple[Player, ...]
    onlookers: tuple[Player, ...]
    options: GameOptions
    deal: int | None = None
    drawn: bool = True

    @property
    def everybody(self) -> tuple[Player, ...]:
        """Return the players and those who look on."""
        return (*self.players, *self.onlookers)

    def setup(self, seed: int) -> Setup:
        """Return what a match is begun with."""
        return Setup(
            self.game, self.players, self.options, self.onlookers, seed, deal=self.deal, drawn=self.drawn
        )


@frozen
class Fault:
    """Something wrong with a plan.

    Attributes:
        what: "no name", "same name", "long name", "odd name", "few seats" or "many seats".
        index: whom of `everybody` it is about, or None.
        name: their name.
        number: how few, or how many, may play.
    """

    what: str
    index: int | None = None
    name: str = ""
    number: int = 0


def usual(game: str, name: str, face: str = "", seats: int = 0) -> Plan:
    """Return the table as it is laid for somebody who asks for nothing else: one person, the rest bots."""
    played = GAMES[game]
    plan = Plan(game, (Player(name, face or PERSON_FACES[0]),), (), played.usual)
    while len(plan.players) < (seats or played.usual_seats):
        plan = replace(plan, players=(*plan.players, next_bot(plan)))
    return _undivided_by_two(plan)


def next_bot(plan: Plan) -> Player:
    """Return the bot who would sit down next: the first who is not there yet, or a relation of one who is.

    Where a game is at home those who live there come first.
    """
    taken = Counter(player.bot for player in plan.everybody)
    ready = (*_AT_HOME.get(GAMES[plan.game].home, ()), *PERSONS)
    return as_bot(min(ready, key=lambda each: taken[each]), plan.everybody)


def as_bot(bot: str, company: Iterable[Player]) -> Player:
    """Return this bot, or a relation if the company knows the bot's name already."""
    names = {player.name for player in company}
    own = PERSONS[bot].name
    names_for = (own, *_RELATIONS[bot], *(f"{own} {number}" for number in range(2, 99)))
    return Player(next(name for name in names_for if name not in names), PERSONS[bot].face, bot)


def is_bots_own(player: Player) -> bool:
    """Tell whether the name is one that this bot, or a relation of theirs, came with."""
    return player.bot is not None and (
        player.name in _RELATIONS[player.bot] or player.name.startswith(PERSONS[player.bot].name)
    )


def next_person(company: Iterable[Player]) -> Player:
    """Return another person at this screen, by a name like "Player 2" and with the face least worn."""
    company = tuple(company)
    worn = Counter(player.face for player in company)
    taken = {_alike(called(player.name)) for player in company}
    persons = sum(player.bot is None for player in company)
    name = next(name for name in map(numbered, range(persons + 1, 99)) if _alike(name) not in taken)
    return Player(name, min(PERSON_FACES, key=lambda face: worn[face]))


def numbered(number: int) -> str:
    """Return the name of a person who has given none, in the language of the window."""
    return tr("SetUp", "Player {number}").format(number=number)


def joining(known: Iterable[Player], company: Iterable[Player]) -> list[Player]:
    """Return who of the people that are known is not in the company yet."""
    taken = {_alike(called(player.name)) for player in company}
    return [player for player in known if _alike(called(player.name)) not in taken]


def with_company(plan: Plan, company: Sequence[Player]) -> Plan | None:
    """Return the plan with this company instead of its players, bots fewer or more as its seats want it.

    None if that cannot be, or changes nothing.
    """
    seats = GAMES[plan.game].seats_of(plan.options)
    persons = sum(player.bot is None for player in company)
    if not company or persons > seats[-1]:
        return None
    left, players = seats[-1] - persons, []
    for player in company:
        if player.bot is None or left > 0:
            players.append(player)
            left -= player.bot is not None
    new = replace(plan, players=tuple(players), onlookers=())
    while len(new.players) < seats[0]:
        new = replace(new, players=(*new.players, next_bot(new)))
    new = seated(plan, new)
    return None if new.players == plan.players or faults(new) else new


def seated(before: Plan, plan: Plan) -> Plan:
    """Return the plan after a change of the players, with the usual division of the pool for their number.

    Two who sit down have it off, more have it on; where it was chosen otherwise it stays as it is.
    """
    was_two, is_two = len(before.players) == TWO, len(plan.players) == TWO
    if was_two is is_two or divides(plan) is was_two or divides(plan) is None:
        return plan
    if not is_two and plan.options in GAMES[plan.game].presets.values():
        return plan
    return replace(plan, options=replace(plan.options, agreement=not is_two))


def _undivided_by_two(plan: Plan) -> Plan:
    """Return the plan without a division of the pool if only two sit down."""
    if len(plan.players) != TWO or not divides(plan):
        return plan
    return replace(plan, options=replace(plan.options, agreement=False))


def divides(plan: Plan) -> bool | None:
    """Tell whether the last two may divide the pool; None where that cannot be chosen."""
    return getattr(plan.options, "agreement", False) if GAMES[plan.game].has_option("agreement") else None


def _alike(name: str) -> str:
    """Return what two names have in common that are told apart by nobody who reads them."""
    return name.strip().casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "\N{APOSTROPHE}")


def faults(plan: Plan) -> list[Fault]:
    """Return what is wrong with the plan, from the top of the page down; nothing, if it can be played."""
    found = []
    seats = GAMES[plan.game].seats_of(plan.options)
    names = [_alike(called(player.name)) for player in plan.everybody]
    for index, player in enumerate(plan.everybody):
        name = player.name.strip()
        if not name:
            found.append(Fault("no name", index))
        elif cleaned(name) != name:
            found.append(Fault("odd name", index))
        elif length(name) > LONGEST_NAME:
            found.append(Fault("long name", index, name))
        elif names[index] in names[:index]:
            found.append(Fault("same name", index, name))
    if len(plan.players) < seats[0]:
        found.append(Fault("few seats", number=seats[0]))
    if len(plan.players) > seats[-1]:
        found.append(Fault("many seats", number=seats[-1]))
    return found


def tidy(plan: Plan) -> Plan:
    """Return the plan with no blanks around names."""
    return replace(
        plan,
        players=tuple(replace(player, name=player.name.strip()) for player in plan.players),
        onlookers=tuple(replace(player, name=player.name.strip()) for player in plan.onlookers),
    )


def has_stake(game: str) -> bool:
    """Tell whether there is a stake to be agreed on in this game."""
    return GAMES[game].has_option("stake")


def idle(options: GameOptions) -> set[str]:
    """Return the options that mean nothing as the others are chosen now."""
    return {
        name
        for name, (other, choices) in _NEEDED.items()
        if hasattr(options, name) and getattr(options, other, choices[0]) not in choices
    }


def may_share(options: GameOptions) -> bool:
    """Tell whether those who are not in the game may put coins into a return."""
    return getattr(options, "sharing", False) and "sharing" not in idle(options)


def preset_of(plan: Plan) -> str | None:
    """Return the preset that the options are, the stake aside; None if they are the players' own."""
    for name in GAMES[plan.game].presets:
        preset = with_preset(plan, name)
        if plan.options in (preset.options, with_preset(replace(plan, players=()), name).options):
            return name
    return None


def with_preset(plan: Plan, name: str) -> Plan:
    """Return the plan with this preset's options; the stake stays, as every company has its own."""
    options = GAMES[plan.game].presets[name]
    if has_stake(plan.game):
        options = replace(options, stake=plan.options.stake)
    return _undivided_by_two(replace(plan, options=options))


def written(plan: Plan) -> JsonObject:
    """Return the plan as the settings keep it."""
    return {
        "players": [asdict(player) for player in plan.players],
        "onlookers": [asdict(player) for player in plan.onlookers],
        "options": asdict(plan.options),
        "drawn": plan.drawn,
    }


def read(game: str, table: Mapping[str, Any]) -> Plan | None:
    """Return the plan that the settings have kept; None if it is none that can be played now."""
    try:
        options = read_options(game, table["options"])
        if options is None:
            return None
        plan = Plan(
            game,
            tuple(map(player_in, table["players"])),
            tuple(map(player_in, table["onlookers"])),
            options,
            drawn=table.get("drawn", True) is not False,
        )
        known = all(player.face in FACES and player.bot in (None, *PERSONS) for player in plan.everybody)
        return plan if known and not faults(plan) and len(plan.onlookers) <= ONLOOKERS else None
    except (KeyError, TypeError, AttributeError):
        return None


def read_options(game: str, table: Json) -> GameOptions | None:
    """Return the options that the settings have kept; None if they cannot be chosen.

    An option that the game did not have, or had otherwise, when they were kept is as it usually is.
    """
    played = GAMES[game]
    names = {option.name: type(option.default) for option in fields(played.options)}
    if not isinstance(table, dict):
        return None
    options = {name: value for name, value in table.items() if type(value) is names.get(name)}
    for name, allowed in (*played.limits.items(), *played.choices.items()):
        if name in options and options[name] not in allowed:
            return None
    return played.options(**options)
