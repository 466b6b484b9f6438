"""Reading the book of a tournament from the entries of its files.

The kinds of entries, and their fields; a later one about the same thing replaces an earlier one:

    club      name, year, rules (a preset's name or `Rules.as_json`), champion (a person's id or null)
    place     place (an id), name, town
    person    person (an id), name, place (where they entered), born (a year, or null),
              classes (age limits; none: all for which the person is of age)
    stake     person, coins, receipt: an entry fee, with the number of its receipt
    gift      to, coins, place: coins for a charity, or paid out for something else
    prize     rank, person, prize: a prize that was won
    draw      place, shift, tables: lists of persons; from the window also seed, from which they were drawn;
              stage (an id; without a place)
    game      place, shift, table, players, winner, out (the players who went out, in order), stage,
              replaces (the id of a game's entry, which this one corrects);
              from the scorekeeper also score, the name of the log on that device;
              playoff: whether it only settles a tie among its players
    lot       place, shift ("" and 0 for all), stage, people (equal in that standing), seed: text from which
              their order follows (see `drawn`); without one they were drawn by hand in the order of the list
    same      person, other: two entries of one person, of whom the first stays; people who sat at one
              table are two, and the entry doesn't count
    different person, other: two people, although their names are equal or look alike
    withdrawn person
    invited   stage, person: a person plays in a later stage besides those of its rule
    void      entry (an id): the entry does not count
"""

from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Any, Final

from cucu_desktop.match.club.book import (
    Book,
    ClubGame,
    ClubMember,
    Conflict,
    Draw,
    Gift,
    Lot,
    Place,
    Prize,
    Stake,
)
from cucu_desktop.match.club.conflicts import find_conflicts
from cucu_desktop.match.club.device_keys import SharedKey, key_of, told_apart
from cucu_desktop.match.club.entries import ClubEntry
from cucu_desktop.match.club.rules import rules_from
from cucu_desktop.names import cleaned


def read_book(entries: Iterable[ClubEntry]) -> Book:
    """Return the book of entries, which are in their one order."""
    book = Book()
    entries, shared = told_apart(list(entries))
    live = _live(entries, book)
    seated = _seated(live)
    for entry in live:  # identities first, before games are counted
        if entry.kind == "same" and not _sat_together(book, entry, seated):
            _read(book, entry)
    for entry in live:
        if entry.kind != "same":
            _read(book, entry)
    for each in shared:
        book.conflicts.append(_one_key(book, each, live))
    find_conflicts(book)
    return book


def _seated(live: Iterable[ClubEntry]) -> dict[str, set[str]]:
    """Return the games of each person, before any entries of one person are joined."""
    seated: dict[str, set[str]] = {}
    for entry in live:
        players = entry.says.get("players") if entry.kind == "game" else None
        if isinstance(players, list) and _are_ids(players):
            for person in players:
                seated.setdefault(str(person), set()).add(entry.id)
    return seated


def _sat_together(book: Book, entry: ClubEntry, seated: dict[str, set[str]]) -> bool:
    """Return whether the two persons of an entry sat at one table, and record it; else add up their games."""
    stays, goes = (book.one(str(entry.says.get(each))) for each in ("person", "other"))
    if stays == goes:
        return False
    both = seated.get(stays, set()) & seated.get(goes, set())
    if both:
        book.conflicts.append(Conflict("one-table", (entry.id, *sorted(both)), stays))
        return True
    if goes in seated:
        seated[stays] = seated.get(stays, set()) | seated[goes]
    return False


def _one_key(book: Book, shared: SharedKey, live: Iterable[ClubEntry]) -> Conflict:
    """Return the conflict of several devices under one key; it names the places at which they were."""
    by_id = {entry.id: entry for entry in live}
    names = []
    for branch in shared.branches:
        said = (by_id[each].says for each in branch if each in by_id)
        places = {str(says["place"]) for says in said if says.get("place")}
        named = sorted(book.places[each].name if each in book.places else each for each in places)
        names.append(", ".join(named) or branch[0])
    return Conflict("one-key", tuple(branch[0] for branch in shared.branches), " / ".join(names))


def rewrites(entry: ClubEntry) -> bool:
    """Return whether an entry changes the meaning of earlier ones, so that the book has to be read again."""
    return entry.kind in ("same", "void") or "replaces" in entry.says


def add(book: Book, entry: ClubEntry) -> None:
    """Add the newest entry, which does not rewrite earlier ones, without a search for conflicts."""
    _read(book, entry)


def _live(entries: list[ClubEntry], book: Book) -> list[ClubEntry]:
    """Return the entries without those that are void."""
    by_id = {entry.id: entry for entry in entries}
    numbers: dict[str, set[int]] = {}
    for entry in entries:
        numbers.setdefault(key_of(entry.device), set()).add(entry.number)
    for device, known in numbers.items():
        if gaps := [str(number) for number in range(1, min(max(known), LARGEST)) if number not in known]:
            shown = f"{gaps[0]}-{gaps[-1]}" if len(gaps) > 1 else gaps[0]
            book.conflicts.append(Conflict("missing", (f"{device}-{shown}",), device))
    void: set[str] = set()
    for entry in reversed(by_id.values()):
        named = {"void": "entry", "game": "replaces"}.get(entry.kind, "")
        target = by_id.get(str(entry.says.get(named))) if named else None
        if target is None or (entry.kind == "game" and target.kind != "game"):
            continue
        if target.order < entry.order and entry.id not in void:
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
    for name, (is_right, _) in fields.items():
        if is_right in (_is_name, _is_text) and name not in ("person", "place", "stage"):
            says[name] = cleaned(says[name])
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
        book.persons[person] = ClubMember(
            person, says["name"], says["place"], says["born"], tuple(dict.fromkeys(says["classes"]))
        )


def _read_stake(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    book.stakes.append(Stake(entry.id, book.one(says["person"]), says["coins"], says["receipt"]))


def _read_gift(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    book.gifts.append(Gift(entry.id, says["to"], says["coins"], says["place"]))


def _read_prize(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    prize = Prize(entry.id, says["rank"], book.one(says["person"]), says["prize"])
    book.prizes[prize.rank, prize.person] = prize


def _read_draw(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    if _has_place(book, entry, says):
        tables = tuple(tuple(map(book.one, table)) for table in says["tables"])
        book.draws.append(Draw(entry.id, says["place"], says["shift"], tables, says["stage"]))


def _has_place(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> bool:
    """Return whether an entry has a place, or a later stage; report it if not."""
    if not says["place"] and not says["stage"]:
        book.conflicts.append(Conflict("invalid", (entry.id,), entry.kind))
        return False
    return True


def _read_game(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    if not _has_place(book, entry, says):
        return
    players = tuple(map(book.one, says["players"]))
    winner, out = book.one(says["winner"]), tuple(dict.fromkeys(map(book.one, says["out"])))
    if len(set(players)) != len(players) or winner not in players or not set(out) <= {*players} - {winner}:
        book.conflicts.append(Conflict("invalid", (entry.id,), "game"))
        return
    place, shift, playoff = says["place"], says["shift"], says["playoff"]
    game = ClubGame(entry.id, place, shift, says["table"], players, winner, out, playoff, says["stage"])
    book.games.append(game)
    if playoff:
        book.settling.append(game)


def _read_lot(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    people, seed = says["people"], says["seed"]
    order = tuple(dict.fromkeys(map(book.one, drawn(people, seed) if seed else people)))
    if len(order) < _FEWEST:
        book.conflicts.append(Conflict("invalid", (entry.id,), entry.kind))
        return
    book.settling.append(Lot(entry.id, says["place"], says["shift"], order, says["stage"]))


def drawn(people: Iterable[str], seed: str) -> list[str]:
    """Return people in the order of a drawn lot, which is by digests of its seed with each id."""
    return sorted(people, key=lambda person: sha256(f"{seed}/{person}".encode("utf-8", "replace")).digest())


def _read_same(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    del entry
    stays, goes = book.one(says["person"]), book.one(says["other"])
    if stays != goes:
        book._stays[goes] = stays  # noqa: SLF001 - its reader


def _read_different(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    del entry
    book.different.add(frozenset((book.one(says["person"]), book.one(says["other"]))))


def _read_withdrawn(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    book.withdrawn.setdefault(book.one(says["person"]), []).append(entry.id)


def _read_invited(book: Book, entry: ClubEntry, says: Mapping[str, Any]) -> None:
    del entry
    book.invited.setdefault(says["stage"], []).append(book.one(says["person"]))


_MOST_PLAYERS: Final = 40
_FEWEST: Final = 2
LARGEST: Final = 10**5
"""The largest number of an entry up to which missing ones are searched."""
_LONGEST: Final = 200


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= _LONGEST


def _is_id(value: object) -> bool:
    return _is_text(value) and value != ""


def _is_name(value: object) -> bool:
    return isinstance(value, str) and _is_text(value) and cleaned(value) != ""


def _is_number(value: object) -> bool:
    return type(value) is int and 0 <= value <= 10**12


def _are_ids(value: object) -> bool:
    return isinstance(value, list) and len(value) <= _MOST_PLAYERS and all(map(_is_id, value))


def _are_numbers(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_number, value))


def _are_many_ids(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_id, value))


def _are_tables(value: object) -> bool:
    return isinstance(value, list) and all(map(_are_ids, value))


def _or_none(is_right: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: value is None or is_right(value)


_Field = tuple[Callable[[object], bool], Any]
_ID: Final[_Field] = _is_id, None
_NAME: Final[_Field] = _is_name, None
_TEXT: Final[_Field] = _is_text, ""
_NUMBER: Final[_Field] = _is_number, None
_FIRST: Final[_Field] = _is_number, 1
_Reader = Callable[[Book, ClubEntry, Mapping[str, Any]], None]
_READERS: Final[Mapping[str, tuple[Mapping[str, _Field], _Reader]]] = {
    "club": (
        {
            "name": _TEXT,
            "year": (_is_number, 0),
            "rules": (lambda _: True, "two-of-a-place"),
            "champion": (_or_none(_is_id), None),
        },
        _read_club,
    ),
    "place": ({"place": _ID, "name": _NAME, "town": _TEXT}, _read_place),
    "person": (
        {
            "person": _ID,
            "name": _NAME,
            "place": _TEXT,
            "born": (_or_none(_is_number), None),
            "classes": (_are_numbers, []),
        },
        _read_person,
    ),
    "stake": ({"person": _ID, "coins": _NUMBER, "receipt": _TEXT}, _read_stake),
    "gift": ({"to": _NAME, "coins": _NUMBER, "place": _TEXT}, _read_gift),
    "prize": ({"rank": _NUMBER, "person": _ID, "prize": _TEXT}, _read_prize),
    "draw": (
        {"place": (_is_text, None), "shift": _FIRST, "tables": (_are_tables, None), "stage": _TEXT},
        _read_draw,
    ),
    "game": (
        {
            "place": (_is_text, None),
            "stage": _TEXT,
            "shift": _FIRST,
            "table": _FIRST,
            "players": (_are_ids, None),
            "winner": _ID,
            "out": (_are_ids, []),
            "playoff": (lambda value: isinstance(value, bool), False),
        },
        _read_game,
    ),
    "lot": (
        {
            "place": _TEXT,
            "shift": (_is_number, 0),
            "stage": _TEXT,
            "people": (_are_many_ids, None),
            "seed": _TEXT,
        },
        _read_lot,
    ),
    "same": ({"person": _ID, "other": _ID}, _read_same),
    "different": ({"person": _ID, "other": _ID}, _read_different),
    "withdrawn": ({"person": _ID}, _read_withdrawn),
    "invited": ({"stage": _ID, "person": _ID}, _read_invited),
}
"""For each kind of entry the types of its fields, their defaults, and its reader."""
