"""Contradictions between the entries of a tournament: they are shown, and people settle them."""

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from cucu_desktop.match.club.book import Book, ClubGame, ClubMember, Conflict, Draw, Lot
from cucu_desktop.match.club.stages import uninvited
from cucu_desktop.names import cleaned, likeness_keys, words_key


def find_conflicts(book: Book) -> None:
    """Find the contradictions between entries that are valid one by one."""
    found = [each for each in book.conflicts if each.key in _OF_READING]
    found += _same_time(book)
    found += _same_names(book)
    found += _of_strangers(book)
    found += _repeated("receipts", ((each.receipt, each.id, each.receipt) for each in book.stakes))
    for key, things in (("games", book.games), ("draws", book.draws)):
        found += _repeated(key, ((_where(each), each.id, each.place) for each in things), devices=2)
    if len(book.clubs) > 1:
        entries = (("club", each, book.name) for ids in book.clubs.values() for each in ids)
        found += _repeated("clubs", entries, devices=2)
    found += (Conflict("uninvited", (stage,), person) for person, stage in uninvited(book))
    found += _settled_again(book)
    book.conflicts = sorted(found)


_OF_READING: Final = frozenset(("invalid", "unknown", "missing", "one-key", "one-table"))


def _same_time(book: Book) -> Iterable[Conflict]:
    """Yield the persons who played at two places in one shift."""
    first: dict[str, str] = {}
    roaming = {
        person
        for game in book.games
        for person in game.players
        if first.setdefault(person, game.place) != game.place
    }
    played: dict[tuple[str, str, int], dict[str, list[str]]] = {}
    for game in book.games if roaming else ():
        for person in roaming.intersection(game.players):
            played.setdefault((person, game.stage, game.shift), {}).setdefault(game.place, []).append(game.id)
    for (person, _, _), places in played.items():
        if len(places) > 1:
            ids = tuple(sorted(each for games in places.values() for each in games))
            yield Conflict("two-places", ids, book.persons[person].name if person in book.persons else person)


def _same_names(book: Book) -> Iterable[Conflict]:
    """Yield a conflict for each group of persons with equal or similar names not listed in `different`."""
    keys: dict[tuple[str, str], list[ClubMember]] = {}
    for person in book.persons.values():
        words, whole = likeness_keys(person.name)
        for key in (("names", words_key(person.name)), ("words", words), ("whole", whole)):
            keys.setdefault(key, []).append(person)
    keys = {key: people for key, people in keys.items() if len(people) > 1}
    games = book.games_of({each.id for people in keys.values() for each in people})
    told: set[tuple[str, ...]] = set()
    for (kind, _), people in sorted(keys.items()):
        open_pairs = [
            (one, other)
            for one, other in combinations(people, 2)
            if frozenset((one.id, other.id)) not in book.different
            and not games.get(one.id, set()) & games.get(other.id, set())  # one table has two people
            and (kind == "names" or words_key(one.name) != words_key(other.name))
        ]
        unsettled = {each.id: each.name for pair in open_pairs for each in pair}
        ids = tuple(sorted(unsettled))
        if ids and ids not in told:
            told.add(ids)
            names = dict.fromkeys(unsettled[each] for each in ids)
            about = unsettled[ids[0]] if kind == "names" else ", ".join(names)
            yield Conflict("names" if kind == "names" else "alike", ids, about)


def _of_strangers(book: Book) -> Iterable[Conflict]:
    """Yield the places and persons of games and lots that have not been entered."""
    places: dict[str, list[str]] = {}
    persons: dict[str, list[str]] = {}
    for game in book.games:
        if game.place not in book.places and (game.place or not game.stage):
            places.setdefault(game.place, []).append(game.id)
        for person in {*game.players}.difference(book.persons):
            persons.setdefault(person, []).append(game.id)
    for lot in (each for each in book.settling if isinstance(each, Lot)):
        if lot.place and lot.place not in book.places:
            places.setdefault(lot.place, []).append(lot.id)
        for person in {*lot.order}.difference(book.persons):
            persons.setdefault(person, []).append(lot.id)
    for key, strangers in (("no-place", places), ("no-person", persons)):
        for each, games in strangers.items():
            yield Conflict(key, tuple(sorted(games)), cleaned(each))


def _settled_again(book: Book) -> Iterable[Conflict]:
    """Yield a conflict for each tie of which a drawn lot is not the only settlement."""
    lots: dict[tuple[str, str, int, frozenset[str]], list[Lot]] = {}
    for each in book.settling:
        if isinstance(each, Lot):
            lots.setdefault((each.stage, each.place, each.shift, frozenset(each.order)), []).append(each)
    for (stage, place, shift, people), same in lots.items():
        entries = [lot.id for lot in same] + [
            game.id
            for game in book.settling
            if isinstance(game, ClubGame)
            and people == {*game.players}
            and stage == game.stage
            and place in ("", game.place)
            and shift in (0, game.shift)
        ]
        if len(entries) > 1:
            about = ", ".join(book.label(person) for person in same[0].order)
            yield Conflict("lots", tuple(sorted(entries)), about)


def _where(thing: ClubGame | Draw) -> tuple[object, ...]:
    """Return the key by which `_repeated` finds two entries of a draw, or of a game with the same players."""
    played = (thing.table, frozenset(thing.players)) if isinstance(thing, ClubGame) else ()
    return thing.stage, thing.place, thing.shift, *played


def _repeated(key: str, things: Iterable[tuple[object, str, str]], devices: int = 1) -> Iterable[Conflict]:
    """Yield a conflict for each equal thing of several entries, by at least this number of devices.

    The things are given with their entries and subjects; a thing of "" is none.
    """
    found: dict[object, list[tuple[str, str]]] = {}
    for each, entry, about in things:
        found.setdefault(each, []).append((entry, about))
    for thing, same in found.items():
        if thing and len(same) > 1 and len({entry.rpartition("-")[0] for entry, _ in same}) >= devices:
            yield Conflict(key, tuple(sorted(entry for entry, _ in same)), same[0][1])
