"""The book of a tournament: the contents of all its entries.

The kinds of entries, and their fields; a later one about the same thing replaces an earlier one:

    club      name, year, rules (a preset's name or `Rules.as_json`), champion (a person's id or null)
    place     place (an id), name, town
    person    person (an id), name, place (where they entered), born (a year, or null)
    stake     person, coins, receipt: an entry fee, with the number of its receipt
    draw      place, shift, tables: lists of persons
    game place, shift, table, players, winner, out (the players who went out, in order)
    same      person, other: two entries of one person, of whom the first stays
    withdrawn person
    void      entry (an id): the entry does not count
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from cucu_desktop.frozen import frozen
from cucu_desktop.match.club.entries import ClubEntry
from cucu_desktop.match.club.rules import PRESETS, Rules, rules_from


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
class Draw:
    """The tables of a shift."""

    id: str
    place: str
    shift: int
    tables: tuple[tuple[str, ...], ...]


class Conflict(NamedTuple):
    """A contradiction between entries.

    Attributes:
        key: the reason, as a key of the club's sentences: "invalid", "unknown", "rewritten", "two-places",
            "names",
            "receipts".
        entries: the ids of the entries, in order.
        about: their subject: a name, a receipt's number.
    """

    key: str
    entries: tuple[str, ...]
    about: str = ""


@dataclass(slots=True)
class Book:
    """The contents of all entries; persons are named by the id that remains after `same`."""

    name: str = ""
    year: int = 0
    rules: Rules = PRESETS["two-of-a-place"]
    champion: str | None = None
    places: dict[str, Place] = field(default_factory=dict)
    persons: dict[str, ClubMember] = field(default_factory=dict)
    games: list[ClubGame] = field(default_factory=list)
    stakes: list[Stake] = field(default_factory=list)
    draws: list[Draw] = field(default_factory=list)
    withdrawn: set[str] = field(default_factory=set)
    conflicts: list[Conflict] = field(default_factory=list)
    _stays: dict[str, str] = field(default_factory=dict)

    def one(self, person: str) -> str:
        """Return the id that remains for a person's id."""
        while person in self._stays:
            person = self._stays[person]
        return person


def read_book(entries: Iterable[ClubEntry]) -> Book:
    """Return the book of entries, which are in their one order."""
    book = Book()
    live = _live(list(entries), book)
    for entry in live:  # identities first, before games are counted
        if entry.kind == "same":
            _read(book, entry)
    for entry in live:
        if entry.kind != "same":
            _read(book, entry)
    _find_conflicts(book)
    return book


def _live(entries: list[ClubEntry], book: Book) -> list[ClubEntry]:
    """Return the valid entries: of two with one id the first, and none that is void."""
    by_id: dict[str, ClubEntry] = {}
    for entry in entries:
        if entry.id in by_id:
            book.conflicts.append(Conflict("rewritten", (entry.id,), entry.kind))
        else:
            by_id[entry.id] = entry
    void: set[str] = set()
    for entry in sorted(by_id.values(), key=lambda each: each.order, reverse=True):
        target = by_id.get(str(entry.says.get("entry"))) if entry.kind == "void" else None
        if target is not None and target.order < entry.order and entry.id not in void:
            void.add(target.id)
    return [entry for entry in by_id.values() if entry.kind != "void" and entry.id not in void]


def _read(book: Book, entry: ClubEntry) -> None:
    if entry.kind not in _READERS:
        book.conflicts.append(Conflict("unknown", (entry.id,), entry.kind))
        return
    fields, read = _READERS[entry.kind]
    says: dict[str, Any] = {name: entry.says.get(name, usual) for name, (_, usual) in fields.items()}
    if not all(is_right(says[name]) for name, (is_right, _) in fields.items()):
        book.conflicts.append(Conflict("invalid", (entry.id,), entry.kind))
        return
    read(book, entry, says)


def _read_club(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    rules = rules_from(says["rules"])
    if rules is None:
        book.conflicts.append(Conflict("invalid", (entry.id,), "rules"))
        return
    book.name, book.year, book.rules = says["name"], says["year"], rules
    book.champion = None if says["champion"] is None else book.one(says["champion"])


def _read_place(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    del entry
    book.places[says["place"]] = Place(says["place"], says["name"], says["town"])


def _read_person(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    del entry
    person = book.one(says["person"])
    if person == says["person"] or person not in book.persons:
        book.persons[person] = ClubMember(person, says["name"], says["place"], says["born"])


def _read_stake(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    book.stakes.append(Stake(entry.id, book.one(says["person"]), says["coins"], says["receipt"]))


def _read_draw(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    tables = tuple(tuple(map(book.one, table)) for table in says["tables"])
    book.draws.append(Draw(entry.id, says["place"], says["shift"], tables))


def _read_game(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    players = tuple(map(book.one, says["players"]))
    winner, out = book.one(says["winner"]), tuple(map(book.one, says["out"]))
    if len(set(players)) != len(players) or winner not in players or not set(out) <= {*players} - {winner}:
        book.conflicts.append(Conflict("invalid", (entry.id,), "game"))
        return
    book.games.append(ClubGame(entry.id, says["place"], says["shift"], says["table"], players, winner, out))


def _read_same(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    del entry
    stays, goes = book.one(says["person"]), book.one(says["other"])
    if stays != goes:
        book._stays[goes] = stays  # noqa: SLF001 - its reader


def _read_withdrawn(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    del entry
    book.withdrawn.add(book.one(says["person"]))


_MOST_PLAYERS: Final = 40
_LONGEST: Final = 200


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST


def _is_id(value: object) -> bool:
    return _is_text(value) and value != ""


def _is_number(value: object) -> bool:
    return type(value) is int and 0 <= value <= 10**12


def _are_ids(value: object) -> bool:
    return isinstance(value, list) and len(value) <= _MOST_PLAYERS and all(map(_is_id, value))


def _are_tables(value: object) -> bool:
    return isinstance(value, list) and all(map(_are_ids, value))


def _or_none(is_right: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: value is None or is_right(value)


_Fields = Mapping[str, tuple[Callable[[object], bool], Any]]
_READERS: Final[Mapping[str, tuple[_Fields, Callable[[Book, ClubEntry, Mapping[str, Any]], None]]]] = {
    "club": (
        {
            "name": (_is_text, ""),
            "year": (_is_number, 0),
            "rules": (lambda _: True, "two-of-a-place"),
            "champion": (_or_none(_is_id), None),
        },
        _read_club,
    ),
    "place": ({"place": (_is_id, None), "name": (_is_id, None), "town": (_is_text, "")}, _read_place),
    "person": (
        {
            "person": (_is_id, None),
            "name": (_is_id, None),
            "place": (_is_text, ""),
            "born": (_or_none(_is_number), None),
        },
        _read_person,
    ),
    "stake": (
        {"person": (_is_id, None), "coins": (_is_number, None), "receipt": (_is_text, "")},
        _read_stake,
    ),
    "draw": (
        {"place": (_is_id, None), "shift": (_is_number, 1), "tables": (_are_tables, None)},
        _read_draw,
    ),
    "game": (
        {
            "place": (_is_id, None),
            "shift": (_is_number, 1),
            "table": (_is_number, 1),
            "players": (_are_ids, None),
            "winner": (_is_id, None),
            "out": (_are_ids, []),
        },
        _read_game,
    ),
    "same": ({"person": (_is_id, None), "other": (_is_id, None)}, _read_same),
    "withdrawn": ({"person": (_is_id, None)}, _read_withdrawn),
}
"""For each kind of entry the types of its fields, their defaults, and its reader."""


def spelling(name: str) -> str:
    """Return a name reduced for comparing spellings: letters alone, without case and accents.

    >>> spelling("D’Àngelo  Nicolò") == spelling("dangelo nicolo")
    True
    """
    from unicodedata import normalize  # noqa: PLC0415 - large, and only clubs need it

    plain = (letter for letter in normalize("NFKD", name.casefold()) if letter.isalnum() or letter == " ")
    return " ".join(sorted("".join(plain).split()))


def _find_conflicts(book: Book) -> None:
    """Find persons at two places in one shift, names spelt twice, and receipts given twice."""
    played: dict[tuple[str, int], dict[str, list[str]]] = {}
    for game in book.games:
        for person in game.players:
            played.setdefault((person, game.shift), {}).setdefault(game.place, []).append(game.id)
    for (person, _), places in played.items():
        if len(places) > 1:
            ids = tuple(sorted(each for games in places.values() for each in games))
            name = book.persons[person].name if person in book.persons else person
            book.conflicts.append(Conflict("two-places", ids, name))
    named: dict[str, list[ClubMember]] = {}
    for someone in book.persons.values():
        named.setdefault(spelling(someone.name), []).append(someone)
    for people in named.values():
        if len(people) > 1:
            ids = tuple(sorted(someone.id for someone in people))
            book.conflicts.append(Conflict("names", ids, people[0].name))
    receipts: dict[str, list[str]] = {}
    for stake in book.stakes:
        if stake.receipt:
            receipts.setdefault(stake.receipt, []).append(stake.id)
    book.conflicts += [
        Conflict("receipts", tuple(ids), receipt) for receipt, ids in receipts.items() if len(ids) > 1
    ]
    book.conflicts.sort()
