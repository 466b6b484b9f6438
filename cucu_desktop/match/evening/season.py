"""A season: evenings of a dozen people at two tables, one of them here, with points for all.

The seating follows from the season's seed; the rival is always at this table. The play at the other
table follows from it, too: its bots play as usual (`other_table`).

    {"season": 1, "version": "0.1.0", "persons": [...], "rival": "bruna", ...}     the header
    {"evening": 0, "table": 0, "points": {"Anna": 7, ...}}      the points of an evening, here (0) or there
    (1)
"""

from __future__ import annotations

from dataclasses import asdict, replace
from random import Random
from typing import TYPE_CHECKING, Any, Final

from cucu_desktop.bots import PERSONS
from cucu_desktop.bots.persons import VISITORS
from cucu_desktop.frozen import frozen
from cucu_desktop.match.evening.evening_plan import EveningPlan, SeasonEvening, house_proposals, usual_round
from cucu_desktop.match.evening.kept_log import KeptLog
from cucu_desktop.match.evening.standings import standings
from cucu_desktop.match.setup import Player, are_named, players_in, with_own_faces
from cucu_desktop.names import same_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from cucu_desktop.match.evening.round_result import RoundResult
    from cucu_desktop.match.log import Line

TABLE: Final = 6
"""The number of people at each of the two tables."""
EVENINGS: Final = 6
MOST: Final = 10**6
"""An upper limit of the points of an evening."""
HERE: Final = 0
THERE: Final = 1
PRIZES: Final = ("first", "second", "third")
"""The prizes of the first three, if at this screen."""
RIVAL: Final = "rival"
"""The prize for beating the rival on more evenings than losing to them."""


@frozen
class SeasonPlan:
    """The agreement of a season.

    Attributes:
        persons: the persons at this screen.
        regulars: the bots, by id.
        rival: the regular who is at this table on every evening.
        seed: the source of all randomness except the cards dealt here.
        evenings: for each the ids of its games.
    """

    persons: tuple[Player, ...]
    regulars: tuple[str, ...]
    rival: str
    seed: int
    evenings: tuple[tuple[str, ...], ...]

    @property
    def everybody(self) -> tuple[Player, ...]:
        return (*self.persons, *(_regular(name, self.persons) for name in self.regulars))


@frozen
class SeasonStanding:
    """A player's standing in a season: points of all evenings, of the last one, and evenings won."""

    player: Player
    place: int
    points: int
    last: int
    won: int


def new_season(persons: Sequence[Player], seed: int) -> SeasonPlan:
    """Return a season for these persons; regulars, rival and programme follow from the seed.

    Raises:
        ValueError: they are too many for one table with a rival.
    """
    if not 1 <= len(persons) < TABLE:
        msg = "too many or too few for a table"
        raise ValueError(msg)
    random = Random(f"{seed}/season")
    regulars = random.sample(sorted(PERSONS.keys() - VISITORS), 2 * TABLE - len(persons))
    proposals = [each.games for each in house_proposals() if each.seats <= TABLE]
    games = [proposals[0], *random.sample(proposals[1:], len(proposals) - 1)]
    evenings = tuple(games[number % len(games)] for number in range(EVENINGS))
    strong = [name for name in regulars if PERSONS[name].level > 1]
    people = _with_own_faces(persons, regulars)
    return SeasonPlan(people, tuple(regulars), random.choice(strong or regulars), seed, evenings)


def company(plan: SeasonPlan, number: int, table: int) -> tuple[Player, ...]:
    """Return the players at a table on the evening of this number."""
    others = [name for name in plan.regulars if name != plan.rival]
    Random(f"{plan.seed}/tables/{number}").shuffle(others)
    free = TABLE - len(plan.persons) - 1
    here = (plan.rival, *others[:free])
    chosen = here if table == HERE else others[free:]
    bots = (_regular(name, plan.persons) for name in chosen)
    return (*plan.persons, *bots) if table == HERE else tuple(bots)


def _with_own_faces(persons: Sequence[Player], regulars: Iterable[str]) -> tuple[Player, ...]:
    """Return the persons with faces that no other person and no regular has."""
    bots = [_regular(name, persons) for name in regulars]
    return with_own_faces((*persons, *bots))[: len(persons)]


def _regular(name: str, persons: Iterable[Player]) -> Player:
    """Return a regular, renamed if a person has the same name."""
    own = PERSONS[name].name
    taken = {same_key(person.name) for person in persons}
    return Player(own if same_key(own) not in taken else f"{own} 2", PERSONS[name].face, name)


class Season(KeptLog[SeasonPlan]):
    """A season under way; the points of every evening are first written to its log."""

    kind = "season"

    def __init__(self, plan: SeasonPlan, path: Path) -> None:
        super().__init__(plan, path)
        self._points: dict[tuple[int, int], dict[str, int]] = {}

    @staticmethod
    def header_of(plan: SeasonPlan) -> Line:
        return asdict(plan) | {"seed": str(plan.seed)}  # other programs would round a number

    @staticmethod
    def plan_in(header: Mapping[str, Any]) -> SeasonPlan:
        """Parse the header; any of DAMAGE if it is not valid."""
        plan = SeasonPlan(
            _with_own_faces(players_in(header["persons"]), header["regulars"]),
            tuple(header["regulars"]),
            header["rival"],
            int(header["seed"]),
            tuple(tuple(games) for games in header["evenings"]),
        )
        _check(plan)
        return plan

    @property
    def next_evening(self) -> int:
        """The number of the next evening here; the number of evenings, if all are over."""
        numbers = range(len(self.plan.evenings))
        return next((number for number in numbers if (number, HERE) not in self._points), len(numbers))

    @property
    def is_over(self) -> bool:
        return self.next_evening == len(self.plan.evenings) and not self.missing

    @property
    def missing(self) -> tuple[int, ...]:
        """The evenings that are over here and not yet played at the other table."""
        return tuple(number for number in range(self.next_evening) if (number, THERE) not in self._points)

    def evening_plan(self, number: int, table: int = HERE) -> EveningPlan:
        """Return the plan of an evening, at this table or the other."""
        return EveningPlan(
            company(self.plan, number, table),
            tuple(usual_round(game) for game in self.plan.evenings[number]),
            season=SeasonEvening(self.path.name, number),
        )

    def take(self, number: int, table: int, points: Mapping[str, int]) -> None:
        """Store the points of an evening, unless they are stored already."""
        if (number, table) not in self._points:
            self._do({"evening": number, "table": table, "points": dict(points)})

    @property
    def standings(self) -> list[SeasonStanding]:
        """The standings, the leader first."""
        found = [self._standing(player) for player in self.plan.everybody]

        def worth(each: SeasonStanding) -> tuple[int, int]:
            return each.points, each.won

        found.sort(key=worth, reverse=True)
        places = {each.player.name: 1 + sum(worth(o) > worth(each) for o in found) for each in found}
        return [replace(each, place=places[each.player.name]) for each in found]

    def _standing(self, player: Player) -> SeasonStanding:
        points = won = last = 0
        newest = max((number for number, _ in self._points), default=0)
        for (number, _), each in sorted(self._points.items()):
            if player.name in each:
                points += each[player.name]
                won += each[player.name] == max(each.values())
                last = each[player.name] if number == newest else last
        return SeasonStanding(player, 0, points, last, won)

    def duel(self, name: str) -> tuple[int, int]:
        """Return on how many evenings this person has beaten the rival, and the reverse."""
        rival = _regular(self.plan.rival, self.plan.persons).name
        mine = [each for (_, table), each in self._points.items() if table == HERE and name in each]
        ahead = sum(each[name] > each[rival] for each in mine)
        return ahead, sum(each[name] < each[rival] for each in mine)

    @property
    def rival(self) -> Player:
        """The opponent who plays at this table on every evening."""
        return _regular(self.plan.rival, self.plan.persons)

    def prizes(self) -> list[tuple[str, str]]:
        """Return the prizes won by local players when the season is over, each with its winner."""
        if not self.is_over:
            return []
        persons = {person.name for person in self.plan.persons}
        found = [
            (PRIZES[each.place - 1], each.player.name)
            for each in self.standings
            if each.player.name in persons and each.place <= len(PRIZES)
        ]
        duels = {name: self.duel(name) for name in sorted(persons)}
        return found + [(RIVAL, name) for name, (ahead, behind) in duels.items() if ahead > behind]

    def _take_in(self, line: Line) -> None:
        number, table, points = line["evening"], line["table"], line["points"]
        if number not in range(len(self.plan.evenings)) or table not in (HERE, THERE):
            msg = "there is no such evening"
            raise ValueError(msg)
        names = {player.name for player in company(self.plan, number, table)}
        if set(points) != names or any(type(each) is not int or abs(each) > MOST for each in points.values()):
            msg = "others have played"
            raise ValueError(msg)
        self._points[number, table] = dict(points)


def season_points(plan: EveningPlan, results: Sequence[RoundResult]) -> dict[str, int]:
    """Return the points of an evening in its season, by name: two for each player beaten."""
    places = {each.player.name: each.place for each in standings(plan, results)}
    return {
        name: sum(2 * (other > place) + (other == place) for other in places.values()) - 1
        for name, place in places.items()
    }


def _check(plan: SeasonPlan) -> None:
    """Raise a ValueError or KeyError for a season that cannot be played."""
    for games in plan.evenings:
        for game in games:
            usual_round(game)
    names = {player.name for player in plan.everybody}
    whole = len(names) == 2 * TABLE and plan.rival in plan.regulars and len(plan.persons) < TABLE
    if (
        not whole
        or not are_named(plan.persons)
        or not plan.evenings
        or any(person.bot for person in plan.persons)
    ):
        msg = "this is no season"
        raise ValueError(msg)
