"""The book of a tournament: the contents of all its entries; `book_reader` reads, `conflicts` checks it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from cucu_desktop.frozen import frozen
from cucu_desktop.match.club.rules import PRESETS, Rules
from cucu_desktop.names import cleaned, words_key


@frozen
class Place:
    """A bar or club where games are played."""

    id: str
    name: str
    town: str = ""


@frozen
class ClubMember:
    """A participant.

    Attributes:
        id: the id, of several joined ones the first.
        name: the latest spelling.
        place: the place where the person entered.
        born: the year, or None.
        classes: the classes in which the person plays, by age limit; none: all for which they are of age.
    """

    id: str
    name: str
    place: str
    born: int | None = None
    classes: tuple[int, ...] = ()


@frozen
class ClubGame:
    """A game that was played.

    Attributes:
        id: the id of its entry.
        place, shift, table: where it was played, and when.
        players: the persons, in the order of seats.
        winner: who won.
        out: the players who went out, in order; empty if not recorded.
        playoff: whether the game only settles a tie, and counts in no standing.
        stage: the stage; "" for the first one.
    """

    id: str
    place: str
    shift: int
    table: int
    players: tuple[str, ...]
    winner: str
    out: tuple[str, ...] = ()
    playoff: bool = False
    stage: str = ""


@frozen
class Lot:
    """A lot that was drawn among equal people.

    Attributes:
        id: the id of its entry.
        place, shift: the standing in which they are equal; "" and 0: of all places, of all shifts.
        order: the people, as the lot orders them.
        stage: the stage.
    """

    id: str
    place: str
    shift: int
    order: tuple[str, ...]
    stage: str = ""


@frozen
class Stake:
    """An entry fee that was paid."""

    id: str
    person: str
    coins: int
    receipt: str


@frozen
class Gift:
    """Coins that a place gave to a charity, or paid out for something else."""

    id: str
    to: str
    coins: int
    place: str = ""


@frozen
class Prize:
    """A prize that a person has won."""

    id: str
    rank: int
    person: str
    prize: str


@frozen
class Draw:
    """The tables of a shift in a stage."""

    id: str
    place: str
    shift: int
    tables: tuple[tuple[str, ...], ...]
    stage: str = ""


class Conflict(NamedTuple):
    """A contradiction between entries.

    Attributes:
        key: the reason, as a key of the club's sentences: "invalid", "unknown", "missing", "one-key",
            "one-table", "two-places", "names", "alike", "no-place", "no-person", "receipts", "games",
            "draws", "lots", "clubs", "uninvited".
        entries: the ids of the entries, in order; of "names" and "alike" those of the persons.
        about: their subject: a name, a receipt's number, a device, a place.
    """

    key: str
    entries: tuple[str, ...]
    about: str = ""


@dataclass(slots=True)
class Book:
    """The contents of all entries; persons are named by the id that remains after `same`.

    Attributes:
        name, year, rules, champion: the tournament, by its latest entry.
        places, persons: by id.
        games: in order.
        settling: the play-offs and lots, in order.
        stakes, gifts: in order.
        prizes: by rank and person: equal people share a rank.
        draws: in order; `current_draws` has the valid ones.
        withdrawn: the persons who have withdrawn, with the entries that say so.
        invited: for each stage the persons who play in it besides those of its rule.
        different: the pairs of persons who are two, although their names are equal or look alike.
        clubs: each version of the tournament, with its entries.
        conflicts: the contradictions, in order.
    """

    name: str = ""
    year: int = 0
    rules: Rules = PRESETS["two-of-a-place"]
    champion: str | None = None
    places: dict[str, Place] = field(default_factory=dict)
    persons: dict[str, ClubMember] = field(default_factory=dict)
    games: list[ClubGame] = field(default_factory=list)
    settling: list[ClubGame | Lot] = field(default_factory=list)
    stakes: list[Stake] = field(default_factory=list)
    gifts: list[Gift] = field(default_factory=list)
    prizes: dict[tuple[int, str], Prize] = field(default_factory=dict)
    draws: list[Draw] = field(default_factory=list)
    withdrawn: dict[str, list[str]] = field(default_factory=dict)
    invited: dict[str, list[str]] = field(default_factory=dict)
    different: set[frozenset[str]] = field(default_factory=set)
    clubs: dict[tuple[str, int, Rules], list[str]] = field(default_factory=dict)
    conflicts: list[Conflict] = field(default_factory=list)
    _stays: dict[str, str] = field(default_factory=dict)
    _labels: dict[str, str] | None = field(default=None, compare=False)

    @property
    def current_draws(self) -> dict[tuple[str, int, str], Draw]:
        """The latest draw of each shift, by place, shift and stage; a later stage has no place."""
        return {(draw.place, draw.shift, draw.stage): draw for draw in self.draws}

    def one(self, person: str) -> str:
        """Return the id that remains for a person's id."""
        while person in self._stays:
            person = self._stays[person]
        return person

    def name_of(self, person: str) -> str:
        """Return a person's name, or the id if none was recorded."""
        known = self.persons.get(person)
        return known.name if known is not None else cleaned(person)

    def label(self, person: str) -> str:
        """Return a person's name, with what tells people of one name apart."""
        return self.labels.get(person) or self.name_of(person)

    @property
    def labels(self) -> Mapping[str, str]:
        """For each person the name, for people of one name with what tells them apart.

        That is the year of birth, else the place, else a number, by the order of their ids.
        """
        if self._labels is None:
            self._labels = self._labelled()
        return self._labels

    def forget_labels(self) -> None:
        """Find the labels anew, as a person or a place has changed."""
        self._labels = None

    def _labelled(self) -> dict[str, str]:
        same: dict[str, list[ClubMember]] = {}
        for person in self.persons.values():
            same.setdefault(words_key(person.name), []).append(person)
        found: dict[str, str] = {}
        for people in same.values():
            if len(people) == 1:
                found[people[0].id] = people[0].name
            else:
                found |= self._told_apart(sorted(people, key=lambda each: each.id))
        return found

    def _told_apart(self, people: list[ClubMember]) -> dict[str, str]:
        places = [self.places[each.place].name if each.place in self.places else "" for each in people]
        born = [str(each.born or "") for each in people]
        both = [", ".join(filter(None, pair)) for pair in zip(born, places, strict=True)]
        numbers = [str(number) for number in range(1, len(people) + 1)]
        numbered = [", ".join(filter(None, pair)) for pair in zip(both, numbers, strict=True)]
        known = next(
            each for each in (born, places, both, numbered) if "" not in each and len({*each}) == len(people)
        )
        return {each.id: f"{each.name} ({about})" for each, about in zip(people, known, strict=True)}

    def games_of(self, persons: Collection[str]) -> dict[str, set[str]]:
        """Return the ids of these persons' games, by person."""
        found: dict[str, set[str]] = {}
        wanted = {*persons}
        for game in self.games:
            for person in wanted.intersection(game.players):
                found.setdefault(person, set()).add(game.id)
        return found
