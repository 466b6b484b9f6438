"""Reading the book of a tournament from the entries of its files.

`_KINDS` has the kinds of entries, and their fields; a later one about the same thing replaces an earlier one.
Some fields need a word more, and some entries have others that are not read here:

    club      rules: a preset's name, or `Rules.as_json`; champion: last year's, or null
    person    place: where the person entered; born: a year, or null; classes: age limits, none: all for which
              the person is of age
    stake     receipt: the number of the receipt of an entry fee
    gift      to: a charity, or another purpose for which coins were paid out
    draw      tables: lists of persons; stage: a later one, without a place; seed: from which they were drawn
    game      out: the players who went out, in order; playoff: whether it only settles a tie among its
              players; replaces: the id of a game's entry, which this one corrects; score: the name of the log
              of the scorekeeper on that device
    lot       people: equal in that standing (place and shift "" and 0: of all); seed: text from which their
              order follows (see `drawn`), none: they were drawn by hand in the order of the list
    same      two entries of one person, of whom the first stays; people who sat at one table are two, and the
              entry doesn't count
    different two people, although their names are equal or look alike
    invited   a person plays in a later stage besides those of its rule
    void      entry: an id; that entry does not count
"""

# ruff: noqa: ANN401 - an entry has any JSON values
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final, TypeVar

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
from cucu_desktop.match.club.device_keys import key_of, told_apart
from cucu_desktop.match.club.entries import ClubEntry
from cucu_desktop.match.club.rules import rules_from
from cucu_desktop.names import cleaned

Field = Callable[[Book, Any], Any]
Where = TypeVar("Where", ClubGame, Draw)
_MOST_PLAYERS: Final = 40
_FEWEST: Final = 2
LARGEST: Final = 10**5
"""The largest number of an entry up to which missing ones are searched."""
_LONGEST: Final = 200
_LARGEST_NUMBER: Final = 10**12


def read_book(entries: Iterable[ClubEntry]) -> Book:
    """Return the book of entries, which are in their one order."""
    book = Book()
    entries, shared = told_apart(list(entries))
    live = _live(entries, book)
    seated = _seated(live)
    for entry in live:  # identities first, before games are counted
        if entry.kind == "same" and not _sat_together(book, entry, seated):
            add(book, entry)
    for entry in live:
        if entry.kind != "same":
            add(book, entry)
    book.conflicts += [_one_key(book, branches) for branches in shared]
    find_conflicts(book)
    return book


def _seated(live: Iterable[ClubEntry]) -> dict[str, set[str]]:
    """Return the games of each person, before any entries of one person are joined."""
    seated: dict[str, set[str]] = {}
    for entry in live:
        if entry.kind == "game":
            with suppress(ValueError):
                for person in _list(_id, _MOST_PLAYERS)(Book(), entry.says.get("players")):
                    seated.setdefault(person, set()).add(entry.id)
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


def _one_key(book: Book, branches: list[list[ClubEntry]]) -> Conflict:
    """Return the conflict of several devices under one key; it names the places at which they were."""
    names = []
    for branch in branches:
        places = {place for each in branch if (place := str(each.says.get("place"))) in book.places}
        names.append(", ".join(sorted(book.places[each].name for each in places)) or branch[0].id)
    return Conflict("one-key", tuple(branch[0].id for branch in branches), " / ".join(names))


def rewrites(entry: ClubEntry) -> bool:
    """Return whether an entry changes the meaning of earlier ones, so that the book has to be read again."""
    return entry.kind in ("same", "void") or "replaces" in entry.says


def add(book: Book, entry: ClubEntry) -> None:
    """Add the newest entry, which does not rewrite earlier ones, without a search for conflicts."""
    if entry.kind not in _KINDS:
        book.conflicts.append(Conflict("unknown", (entry.id,), entry.kind))
        return
    read, names = _KINDS[entry.kind]
    fields = {name: _OF_KINDS.get((entry.kind, name), _FIELDS[name]) for name in names.split()}
    try:
        said = [field(book, entry.says.get(name, usual)) for name, (field, usual) in fields.items()]
        read(book, entry.id, *said)
        book.forget_labels()
    except ValueError as error:
        book.conflicts.append(Conflict("invalid", (entry.id,), str(error) or entry.kind))


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


# Readers: they add an entry, given by its id and its fields, to the book; ValueError: it contradicts itself


def _read_club(book: Book, entry: str, name: str, year: int, rules: object, champion: str | None) -> None:
    read = rules_from(rules)
    if read is None:
        raise ValueError("rules")
    book.clubs.setdefault((name, year, read), []).append(entry)
    book.name, book.year, book.rules, book.champion = name, year, read, champion


def _read_place(book: Book, _: str, place: str, *says: str) -> None:
    book.places[place] = Place(place, *says)


def _read_person(book: Book, _: str, person: str, *says: Any) -> None:
    stays = book.one(person)
    if stays == person or stays not in book.persons:
        book.persons[stays] = ClubMember(stays, *says)


def _read_prize(book: Book, entry: str, rank: int, person: str, prize: str) -> None:
    book.prizes[rank, person] = Prize(entry, rank, person, prize)


def _read_draw(book: Book, *says: Any) -> None:
    book.draws.append(_placed(Draw(*says)))


def _read_game(book: Book, *says: Any) -> None:
    game = _placed(ClubGame(*says))
    players, others = {*game.players}, {*game.players} - {game.winner}
    if len(players) != len(game.players) or players == others or not others.issuperset(game.out):
        raise ValueError
    book.games.append(game)
    if game.playoff:
        book.settling.append(game)


def _placed(thing: Where) -> Where:
    """Return a game or draw, which has a place or a later stage."""
    if not thing.place and not thing.stage:
        raise ValueError
    return thing


def _read_lot(
    book: Book, entry: str, people: Iterable[str], seed: str, place: str, shift: int, stage: str
) -> None:
    order = tuple(dict.fromkeys(map(book.one, drawn(people, seed) if seed else people)))
    if len(order) < _FEWEST:
        raise ValueError
    book.settling.append(Lot(entry, place, shift, order, stage))


def drawn(people: Iterable[str], seed: str) -> list[str]:
    """Return people in the order of a drawn lot, which is by digests of its seed with each id."""
    return sorted(people, key=lambda person: sha256(f"{seed}/{person}".encode("utf-8", "replace")).digest())


def _read_same(book: Book, _: str, person: str, other: str) -> None:
    if person != other:
        book._stays[other] = person  # noqa: SLF001 - its reader


# Fields: they return the value of a field as the book has it; ValueError: it is none


def _id_or_none(_: Book, value: Any) -> str:
    """Return the id of a place or stage; "" for none."""
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise ValueError
    return value


def _id(book: Book, value: Any) -> str:
    if value == "":
        raise ValueError
    return _id_or_none(book, value)


def _person(book: Book, value: Any) -> str:
    return book.one(_id(book, value))


def _text(book: Book, value: Any) -> str:
    return cleaned(_id_or_none(book, value))


def _name(book: Book, value: Any) -> str:
    return _id(book, _text(book, value))


def _number(_: Book, value: Any) -> int:
    if type(value) is not int or not 0 <= value <= _LARGEST_NUMBER:
        raise ValueError
    return value


def _yes(_: Book, value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError  # noqa: TRY004 - as for other fields
    return value


def _or_none(field: Field) -> Field:
    return lambda book, value: None if value is None else field(book, value)


def _list(field: Field, most: int | None = None, *, once: bool = False) -> Field:
    """Return the field of a list of at most this number of values; of equal ones it has the first `once`."""

    def read(book: Book, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list) or (most is not None and len(value) > most):
            raise ValueError
        found = [field(book, each) for each in value]
        return tuple(dict.fromkeys(found) if once else found)

    return read


_FIELDS: Final[Mapping[str, tuple[Field, Any]]] = {
    "born": (_or_none(_number), None),
    "champion": (_or_none(_person), None),
    "classes": (_list(_number, once=True), []),
    "coins": (_number, None),
    "name": (_name, None),
    "other": (_person, None),
    "out": (_list(_person, _MOST_PLAYERS, once=True), []),
    "people": (_list(_id), None),
    "person": (_person, None),
    "place": (_id_or_none, ""),
    "players": (_list(_person, _MOST_PLAYERS), None),
    "playoff": (_yes, False),
    "prize": (_text, ""),
    "rank": (_number, None),
    "receipt": (_text, ""),
    "rules": (lambda _, rules: rules, "two-of-a-place"),
    "seed": (_text, ""),
    "shift": (_number, 1),
    "stage": (_id_or_none, ""),
    "table": (_number, 1),
    "tables": (_list(_list(_person, _MOST_PLAYERS)), None),
    "to": (_name, None),
    "town": (_text, ""),
    "winner": (_person, None),
    "year": (_number, 0),
}
"""The fields with their defaults; None: the entry must have it."""
_OF_KINDS: Final[Mapping[tuple[str, str], tuple[Field, Any]]] = {
    ("club", "name"): (_text, ""),
    ("place", "place"): (_id, None),
    ("person", "person"): (_id, None),
    ("lot", "shift"): (_number, 0),
    ("invited", "stage"): (_id, None),
}
"""The fields that have another meaning in a kind of entries."""
_KINDS: Final[Mapping[str, tuple[Callable[..., None], str]]] = {
    "club": (_read_club, "name year rules champion"),
    "place": (_read_place, "place name town"),
    "person": (_read_person, "person name place born classes"),
    "stake": (lambda book, *says: book.stakes.append(Stake(*says)), "person coins receipt"),
    "gift": (lambda book, *says: book.gifts.append(Gift(*says)), "to coins place"),
    "prize": (_read_prize, "rank person prize"),
    "draw": (_read_draw, "place shift tables stage"),
    "game": (_read_game, "place shift table players winner out playoff stage"),
    "lot": (_read_lot, "people seed place shift stage"),
    "same": (_read_same, "person other"),
    "different": (lambda book, _, *pair: book.different.add(frozenset(pair)), "person other"),
    "withdrawn": (lambda book, entry, who: book.withdrawn.setdefault(who, []).append(entry), "person"),
    "invited": (lambda book, _, stage, who: book.invited.setdefault(stage, []).append(who), "stage person"),
}
"""For each kind of entry its reader, and its fields in the order in which that takes them."""
