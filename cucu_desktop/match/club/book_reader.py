"""Reading the book of a tournament from the entries of its files.

The kinds of entries, and their fields; a later one about the same thing replaces an earlier one:

    club      name, year, rules (a preset's name or `Rules.as_json`), champion (a person's id or null)
    place     place (an id), name, town
    person    person (an id), name, place (where they entered), born (a year, or null)
    stake     person, coins, receipt: an entry fee, with the number of its receipt
    gift      to, coins, place: coins for a charity, or paid out for something else
    prize     rank, person, prize: a prize that was won
    draw      place, shift, tables: lists of persons
    game      place, shift, table, players, winner, out (the players who went out, in order);
              from the scorekeeper also score, the name of the log on that device
    same      person, other: two entries of one person, of whom the first stays
    withdrawn person
    void      entry (an id): the entry does not count
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from cucu_desktop.match.club.book import Book, ClubGame, ClubMember, Conflict, Draw, Gift, Place, Prize, Stake
from cucu_desktop.match.club.conflicts import find_conflicts
from cucu_desktop.match.club.entries import ClubEntry
from cucu_desktop.match.club.rules import rules_from


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
    find_conflicts(book)
    return book


REWRITING: Final = frozenset(("same", "void"))
"""The kinds of entries that change the meaning of earlier ones, so that the book has to be read again."""


def add(book: Book, entry: ClubEntry) -> None:
    """Add the newest entry, of a kind outside `REWRITING`, without a search for conflicts."""
    _read(book, entry)


def _live(entries: list[ClubEntry], book: Book) -> list[ClubEntry]:
    """Return the valid entries: of two with one id the first, and none that is void."""
    by_id: dict[str, ClubEntry] = {}
    numbers: dict[str, set[int]] = {}
    for entry in entries:
        if entry.id in by_id:
            book.conflicts.append(Conflict("rewritten", (entry.id,), entry.kind))
        else:
            by_id[entry.id] = entry
            numbers.setdefault(entry.device, set()).add(entry.number)
    for device, known in numbers.items():
        if gaps := [str(number) for number in range(1, min(max(known), LARGEST)) if number not in known]:
            shown = f"{gaps[0]}-{gaps[-1]}" if len(gaps) > 1 else gaps[0]
            book.conflicts.append(Conflict("missing", (f"{device}-{shown}",), device))
    void: set[str] = set()
    for entry in reversed(by_id.values()):
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
    book.clubs.setdefault((says["name"], says["year"], rules), []).append(entry.id)
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


def _read_gift(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    book.gifts.append(Gift(entry.id, says["to"], says["coins"], says["place"]))


def _read_prize(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    book.prizes[says["rank"]] = Prize(entry.id, says["rank"], book.one(says["person"]), says["prize"])


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
LARGEST: Final = 10**5
"""The largest number of an entry up to which missing ones are searched."""
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
    "gift": (
        {"to": (_is_id, None), "coins": (_is_number, None), "place": (_is_text, "")},
        _read_gift,
    ),
    "prize": (
        {"rank": (_is_number, None), "person": (_is_id, None), "prize": (_is_text, "")},
        _read_prize,
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
