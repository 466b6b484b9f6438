"""Contradictions between the entries of a tournament: they are shown, and people settle them."""

from collections.abc import Iterable
from typing import Final

from cucu_desktop.match.club.book import Book, Conflict


def spelling(name: str) -> str:
    """Return a name reduced for comparing spellings: letters alone, without case and accents.

    >>> spelling("D’Àngelo  Nicolò") == spelling("dangelo nicolo")
    True
    """
    from unicodedata import normalize  # noqa: PLC0415 - large, and only clubs need it

    plain = (letter for letter in normalize("NFKD", name.casefold()) if letter.isalnum() or letter == " ")
    return " ".join(sorted("".join(plain).split()))


def find_conflicts(book: Book) -> None:
    """Find the contradictions between entries that are valid one by one."""
    found = [each for each in book.conflicts if each.key in _OF_READING]
    found += _same_time(book)
    found += _repeated("names", ((spelling(each.name), each.id, each.name) for each in book.persons.values()))
    found += _repeated(
        "receipts", ((each.receipt, each.id, each.receipt) for each in book.stakes if each.receipt)
    )
    found += _of_devices(
        "games",
        (
            ((each.place, each.shift, each.table, frozenset(each.players)), each.id, each.place)
            for each in book.games
        ),
    )
    found += _of_devices("draws", (((each.place, each.shift), each.id, each.place) for each in book.draws))
    if len(book.clubs) > 1:
        ids = sorted(entry for entries in book.clubs.values() for entry in entries)
        if len({entry.rpartition("-")[0] for entry in ids}) > 1:
            found.append(Conflict("clubs", tuple(ids), book.name))
    book.conflicts = sorted(found)


_OF_READING: Final = frozenset(("invalid", "unknown", "rewritten", "missing"))


def _same_time(book: Book) -> Iterable[Conflict]:
    """Yield the persons who played at two places in one shift."""
    played: dict[tuple[str, int], dict[str, list[str]]] = {}
    for game in book.games:
        for person in game.players:
            played.setdefault((person, game.shift), {}).setdefault(game.place, []).append(game.id)
    for (person, _), places in played.items():
        if len(places) > 1:
            ids = tuple(sorted(each for games in places.values() for each in games))
            yield Conflict("two-places", ids, book.persons[person].name if person in book.persons else person)


def _repeated(key: str, things: Iterable[tuple[str, str, str]]) -> Iterable[Conflict]:
    """Yield a conflict for each key that several things have; they are given by key, id and subject."""
    found: dict[str, list[tuple[str, str]]] = {}
    for each, entry, about in things:
        found.setdefault(each, []).append((entry, about))
    for same in found.values():
        if len(same) > 1:
            yield Conflict(key, tuple(sorted(entry for entry, _ in same)), same[0][1])


def _of_devices(key: str, things: Iterable[tuple[object, str, str]]) -> Iterable[Conflict]:
    """Yield a conflict for each thing that two devices have entered."""
    found: dict[object, list[tuple[str, str]]] = {}
    for each, entry, about in things:
        found.setdefault(each, []).append((entry, about))
    for same in found.values():
        if len({entry.rpartition("-")[0] for entry, _ in same}) > 1:
            yield Conflict(key, tuple(sorted(entry for entry, _ in same)), same[0][1])
