"""The book of a tournament: the contents of all its entries; `book_reader` reads, `conflicts` checks it."""

from dataclasses import dataclass, field
from typing import NamedTuple

from cucu_desktop.frozen import frozen
from cucu_desktop.match.club.rules import PRESETS, Rules


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
    """

    id: str
    name: str
    place: str
    born: int | None = None


@frozen
class ClubGame:
    """A game that was played.

    Attributes:
        id: the id of its entry.
        place, shift, table: where it was played, and when.
        players: the persons, in the order of seats.
        winner: who won.
        out: the players who went out, in order; empty if not recorded.
    """

    id: str
    place: str
    shift: int
    table: int
    players: tuple[str, ...]
    winner: str
    out: tuple[str, ...] = ()


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
    """The tables of a shift."""

    id: str
    place: str
    shift: int
    tables: tuple[tuple[str, ...], ...]


class Conflict(NamedTuple):
    """A contradiction between entries.

    Attributes:
        key: the reason, as a key of the club's sentences: "invalid", "unknown", "rewritten", "missing",
            "two-places", "names", "receipts", "games", "draws", "clubs".
        entries: the ids of the entries, in order; of "names" those of the persons.
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
        stakes, gifts: in order.
        prizes: by rank.
        draws: in order; `current_draw` finds the valid one.
        withdrawn: the persons who have withdrawn.
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
    stakes: list[Stake] = field(default_factory=list)
    gifts: list[Gift] = field(default_factory=list)
    prizes: dict[int, Prize] = field(default_factory=dict)
    draws: list[Draw] = field(default_factory=list)
    withdrawn: set[str] = field(default_factory=set)
    clubs: dict[tuple[str, int, Rules], list[str]] = field(default_factory=dict)
    conflicts: list[Conflict] = field(default_factory=list)
    _stays: dict[str, str] = field(default_factory=dict)

    def current_draw(self, place: str, shift: int) -> Draw | None:
        """Return the latest draw of a shift at a place."""
        found = (draw for draw in reversed(self.draws) if (draw.place, draw.shift) == (place, shift))
        return next(found, None)

    def one(self, person: str) -> str:
        """Return the id that remains for a person's id."""
        while person in self._stays:
            person = self._stays[person]
        return person
