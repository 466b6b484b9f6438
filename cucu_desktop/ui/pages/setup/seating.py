"""Plans: the players and rules of a match that is being set up.

A `Plan` may be wrong while it is edited; `faults` lists its errors, and a plan without faults makes a
match's `Setup`. Plans are stored in the settings, from one match to the next.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, fields, replace
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.bots import PERSONS
from cucu_desktop.frozen import frozen
from cucu_desktop.games.catalogue import GAMES
from cucu_desktop.match.match import Player, Setup
from cucu_desktop.match.setup import PERSON_FACES, players_in
from cucu_desktop.names import LONGEST_NAME, cleaned, length, same_key
from cucu_desktop.ui.widgets.language import tr
from cucu_desktop.ui.widgets.player_names import labelled

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from cucu_desktop.engine.options import GameOptions
    from cucu_desktop.json_values import Json, JsonObject

FACES: Final = (*PERSON_FACES, *PERSONS)
ONLOOKERS: Final = 4
"""The most onlookers."""
TWO: Final = 2
"""The number of players at which the last two are all players."""

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
"""Names for duplicates of bots when more are needed: relations with the same play and face."""

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
"""The bots that live at each place, the nearest first."""

_NEEDED: Final = {
    "sharing": ("reentry", (True, "double", "stake")),
    "saltacavallo": ("pack", ("italian40",)),
    "all_out": ("ties", ("all",)),
    "deals": ("target", (0,)),
    "tariff": ("pack", ("slabberjan",)),
}
"""Options that have an effect only with certain values of another option."""


@frozen
class Plan:
    """The plan of a match.

    Attributes:
        game: the game's id.
        players: the players, in playing order if they do not draw for their seats.
        onlookers: the onlookers.
        options: the game's options.
        deal: the number of the first deal; None: random.
        drawn: whether players draw for their seats, and so for their partners.
        phones: the number of further players, guests with phones, who tell their names when they join.
    """

    game: str
    players: tuple[Player, ...]
    onlookers: tuple[Player, ...]
    options: GameOptions
    deal: int | None = None
    drawn: bool = True
    phones: int = 0

    @property
    def seats(self) -> int:
        """Return the number of players, guests with phones included."""
        return len(self.players) + self.phones

    @property
    def persons(self) -> tuple[Player, ...]:
        """Return the players at this screen."""
        return tuple(player for player in self.players if player.bot is None)

    @property
    def everybody(self) -> tuple[Player, ...]:
        """Return the players and the onlookers."""
        return (*self.players, *self.onlookers)

    def setup(self, seed: int) -> Setup:
        return Setup(
            self.game, self.players, self.options, self.onlookers, seed, deal=self.deal, drawn=self.drawn
        )


@frozen
class Fault:
    """A fault of a plan.

    Attributes:
        what: "no name", "same name", "long name", "few seats" or "many seats".
        index: the index of the person in `everybody`, or None.
        name: the person's name.
        number: the least, or largest, number of players.
    """

    what: str
    index: int | None = None
    name: str = ""
    number: int = 0


def usual(game: str, name: str, face: str = "", seats: int = 0) -> Plan:
    """Return the default plan of a game: one person, the rest bots."""
    played = GAMES[game]
    plan = Plan(game, (Player(name, face or PERSON_FACES[0]),), (), played.usual)
    return _undivided_by_two(filled(plan, seats or played.usual_seats))


def next_bot(plan: Plan) -> Player:
    """Return the next bot to add: the first that does not play yet, or a relation of one that does.

    For a game with a home, the bots of that place come first.
    """
    taken = Counter(player.bot for player in plan.everybody)
    worn = Counter(player.face for player in plan.everybody)
    ready = (*_AT_HOME.get(GAMES[plan.game].home, ()), *PERSONS)
    return as_bot(min(ready, key=lambda each: (taken[each], worn[PERSONS[each].face])), plan.everybody)


def as_bot(bot: str, company: Iterable[Player]) -> Player:
    """Return this bot, or a relation if its name is already in `company`."""
    names = {same_key(player.name) for player in company}
    own = PERSONS[bot].name
    names_for = (own, *_RELATIONS[bot], *(f"{own} {number}" for number in range(2, 99)))
    return Player(next(name for name in names_for if same_key(name) not in names), PERSONS[bot].face, bot)


def is_bots_own(player: Player) -> bool:
    """Return whether the name came with this bot, or with a relation of it."""
    return player.bot is not None and (
        player.name in _RELATIONS[player.bot] or player.name.startswith(PERSONS[player.bot].name)
    )


def next_person(company: Iterable[Player]) -> Player:
    """Return another person at this screen, with a name like "Player 2" and the least used face."""
    company = tuple(company)
    taken = {same_key(labelled(player.name)) for player in company}
    persons = sum(player.bot is None for player in company)
    name = next(name for name in map(numbered, range(persons + 1, 99)) if same_key(name) not in taken)
    return Player(name, free_faces(company)[0])


def free_faces(company: Iterable[Player]) -> list[str]:
    """Return the faces that no player in `company` has; if all are in use, those in use the least."""
    worn = Counter(player.face for player in company)
    faces = (*PERSON_FACES, *reversed(tuple(PERSONS)))
    least = min(worn[face] for face in faces)
    return [face for face in faces if worn[face] == least]


def unlike(player: Player, company: Iterable[Player]) -> Player:
    """Return this player, with another face if one in `company` has the same and others are free."""
    free = free_faces(company)
    return player if player.face in free else replace(player, face=free[0])


def filled(plan: Plan, seats: int) -> Plan:
    """Return the plan with this number of players: bots are added, or the last bots taken away."""
    bots = [at for at, player in enumerate(plan.players) if player.bot is not None]
    out = set(bots[max(0, len(bots) - max(0, plan.seats - seats)) :])
    new = replace(plan, players=tuple(each for at, each in enumerate(plan.players) if at not in out))
    while new.seats < seats:
        new = replace(new, players=(*new.players, next_bot(new)))
    return new


def to_phones(plan: Plan) -> Plan:
    """Return the plan with the players at this screen but the first as guests with phones."""
    others = plan.persons[1:]
    stay = tuple(player for player in plan.players if player not in others)
    return replace(plan, players=stay, phones=plan.phones + len(others))


def numbered(number: int) -> str:
    """Return the name of a person without a typed name, in the language of the window."""
    return tr("SetUp", "Player {number}").format(number=number)


def joining(known: Iterable[Player], company: Iterable[Player]) -> list[Player]:
    """Return the known people who are not in `company`."""
    taken = {same_key(labelled(player.name)) for player in company}
    return [player for player in known if same_key(labelled(player.name)) not in taken]


def with_company(plan: Plan, company: Sequence[Player]) -> Plan | None:
    """Return the plan with the people of `company` instead of its players, and bots to fill the seats.

    None if that is impossible, or changes nothing.
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
    new = replace(plan, players=tuple(players), onlookers=(), phones=0)
    new = seated(plan, filled(new, max(new.seats, seats[0])))
    return None if new.players == plan.players or faults(new) else new


def seated(before: Plan, plan: Plan) -> Plan:
    """Return the plan after a change of the players, with the default division of the pool for their number.

    Two players have it off, more have it on; a value other than the default is kept.
    """
    was_two, is_two = before.seats == TWO, plan.seats == TWO
    if was_two is is_two or divides(plan) is was_two or divides(plan) is None:
        return plan
    if not is_two and plan.options in GAMES[plan.game].presets.values():
        return plan
    return replace(plan, options=replace(plan.options, agreement=not is_two))


def _undivided_by_two(plan: Plan) -> Plan:
    """Return the plan without a division of the pool if only two play."""
    if plan.seats != TWO or not divides(plan):
        return plan
    return replace(plan, options=replace(plan.options, agreement=False))


def divides(plan: Plan) -> bool | None:
    """Return whether the last two may divide the pool; None where that is no option."""
    return getattr(plan.options, "agreement", False) if GAMES[plan.game].has_option("agreement") else None


def faults(plan: Plan) -> list[Fault]:
    """Return the faults of the plan, in the order of the page; empty if it can be played."""
    found = []
    seats = GAMES[plan.game].seats_of(plan.options)
    names = [same_key(labelled(player.name)) for player in plan.everybody]
    for index, player in enumerate(plan.everybody):
        name = cleaned(player.name)
        if not name:
            found.append(Fault("no name", index))
        elif length(name) > LONGEST_NAME:
            found.append(Fault("long name", index, name))
        elif names[index] in names[:index]:
            found.append(Fault("same name", index, name))
    if plan.seats < seats[0]:
        found.append(Fault("few seats", number=seats[0]))
    if plan.seats > seats[-1]:
        found.append(Fault("many seats", number=seats[-1]))
    return found


def tidy(plan: Plan) -> Plan:
    """Return the plan with its names cleaned."""
    return replace(
        plan,
        players=tuple(replace(player, name=cleaned(player.name)) for player in plan.players),
        onlookers=tuple(replace(player, name=cleaned(player.name)) for player in plan.onlookers),
    )


def has_stake(game: str) -> bool:
    return GAMES[game].has_option("stake")


def idle(options: GameOptions) -> set[str]:
    """Return the options that have no effect with the values of the others."""
    return {
        name
        for name, (other, choices) in _NEEDED.items()
        if hasattr(options, name) and getattr(options, other, choices[0]) not in choices
    }


def may_share(options: GameOptions) -> bool:
    """Return whether players who are out may put coins into a return."""
    return getattr(options, "sharing", False) and "sharing" not in idle(options)


def preset_of(plan: Plan) -> str | None:
    """Return the preset with these options, the stake aside; None if there is none."""
    for name in GAMES[plan.game].presets:
        preset = with_preset(plan, name)
        if plan.options in (preset.options, with_preset(replace(plan, players=()), name).options):
            return name
    return None


def with_preset(plan: Plan, name: str) -> Plan:
    """Return the plan with this preset's options; the stake is kept."""
    options = GAMES[plan.game].presets[name]
    if has_stake(plan.game):
        options = replace(options, stake=plan.options.stake)
    return _undivided_by_two(replace(plan, options=options))


def written(plan: Plan) -> JsonObject:
    """Return the plan in the form of the settings."""
    return {
        "players": [asdict(player) for player in plan.players],
        "onlookers": [asdict(player) for player in plan.onlookers],
        "options": asdict(plan.options),
        "drawn": plan.drawn,
    }


def read(game: str, table: Mapping[str, Any]) -> Plan | None:
    """Return the plan stored in the settings; None if it cannot be played now."""
    try:
        options = read_options(game, table["options"])
        if options is None:
            return None
        seated, playing = players_in((*table["players"], *table["onlookers"])), len(table["players"])
        plan = Plan(
            game,
            seated[:playing],
            seated[playing:],
            options,
            drawn=table.get("drawn", True) is not False,
        )
        known = all(player.face in FACES and player.bot in (None, *PERSONS) for player in plan.everybody)
        return plan if known and not faults(plan) and len(plan.onlookers) <= ONLOOKERS else None
    except (KeyError, TypeError, AttributeError):
        return None


def read_options(game: str, table: Json) -> GameOptions | None:
    """Return the options stored in the settings; None if they are invalid.

    An option that the game did not have, or had with other values, when they were stored gets its default.
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
