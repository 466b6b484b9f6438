"""The lists of a tournament, for the screen, for paper and as CSV: named columns, and rows of cells."""

import csv
import io
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from cucu_desktop.frozen import frozen
from cucu_desktop.match.club.book import Book, ClubGame
from cucu_desktop.match.club.club_standings import (
    RankingGroup,
    group_of,
    is_eligible,
    name_of,
    qualified,
    standing,
)
from cucu_desktop.match.club.rules import QualificationStep
from cucu_desktop.words import words_of

Cell = str | int
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""Beginnings of cells that a spreadsheet would compute."""


@frozen
class ClubList:
    """A list.

    Attributes:
        kind: its kind, a key of LISTS.
        columns: the keys of the columns.
        rows: the cells of each row.
        ids: for each row the id of its person, place, game or entry.
        groups: for each row the heading under which it is printed, "" for none.
    """

    kind: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    ids: tuple[str, ...]
    groups: tuple[str, ...] = ()


def place_name(book: Book, place: str) -> str:
    """Return the name of a place with its town, or its id if it was not entered."""
    known = book.places.get(place)
    if known is None:
        return place
    return f"{known.name}, {known.town}" if known.town else known.name


def places(book: Book, place: str = "") -> ClubList:
    """Return the places with the number of people, games, and their coins of stakes."""
    people = Counter(each.place for each in book.persons.values())
    games = Counter(each.place for each in book.games)
    coins = _stakes_by_place(book)
    found = sorted(
        (each for each in book.places.values() if place in ("", each.id)),
        key=lambda each: (each.name, each.id),
    )
    rows = tuple((each.name, each.town, people[each.id], games[each.id], coins[each.id]) for each in found)
    return ClubList(
        "places", ("place", "town", "people", "games", "coins"), rows, tuple(each.id for each in found)
    )


def people(book: Book, place: str = "") -> ClubList:
    """Return the people who entered, by name: with year of birth, coins and receipts, and games."""
    games = Counter(person for game in book.games for person in game.players)
    coins: Counter[str] = Counter()
    receipts: dict[str, list[str]] = {}
    for stake in book.stakes:
        coins[stake.person] += stake.coins
        receipts.setdefault(stake.person, []).append(stake.receipt)
    found = sorted(
        (each for each in book.persons.values() if place in ("", each.place)),
        key=lambda each: (each.name.casefold(), each.id),
    )
    rows = tuple(
        (
            each.name,
            "" if each.born is None else each.born,
            place_name(book, each.place),
            coins[each.id],
            ", ".join(filter(None, receipts.get(each.id, ()))),
            games[each.id],
            "x" if each.id in book.withdrawn else "",
        )
        for each in found
    )
    columns = ("name", "born", "place", "coins", "receipt", "games", "withdrawn")
    return ClubList("people", columns, rows, tuple(each.id for each in found))


def games(book: Book, place: str = "") -> ClubList:
    """Return the games, the latest first."""
    found = [game for game in reversed(book.games) if place in ("", game.place)]

    def cells(game: ClubGame) -> tuple[Cell, ...]:
        others = ", ".join(name_of(book, person) for person in game.players if person != game.winner)
        return place_name(book, game.place), game.shift, game.table, name_of(book, game.winner), others

    columns = ("place", "shift", "table", "winner", "others")
    return ClubList("games", columns, tuple(map(cells, found)), tuple(game.id for game in found))


def standings_list(book: Book, place: str = "", step: QualificationStep | None = None) -> ClubList:
    """Return the standing of a place, or of all together; by a step's groups and class if one is given."""
    step = step or QualificationStep(1, "place" if place else "all")
    through = {each.person for each in qualified(book)}
    grouped: dict[RankingGroup, list[ClubGame]] = {}
    for game in book.games:
        if place in ("", game.place):
            grouped.setdefault(group_of(game, step), []).append(game)
    rows: list[tuple[Cell, ...]] = []
    ids: list[str] = []
    headings: list[str] = []
    for group in sorted(grouped):
        heading = place_name(book, group.place) if group.place else ""
        able = [row for row in standing(book, grouped[group]) if is_eligible(book, row.person, step)]
        for rank, row in enumerate(able, 1):
            mark = "★" if row.person in through else ""
            rows.append((rank, name_of(book, row.person), row.wins, row.games, mark))
            ids.append(row.person)
            headings.append(f"{heading} · {group.shift}" if group.shift else heading)
    columns = ("rank", "name", "wins", "games", "qualified")
    return ClubList("standings", columns, tuple(rows), tuple(ids), tuple(headings))


def qualified_list(book: Book, place: str = "") -> ClubList:
    """Return the qualified people."""
    found = [each for each in qualified(book) if place in ("", each.group.place)]
    rows = tuple(
        (number, name_of(book, each.person), place_name(book, each.group.place), each.group.shift or "")
        for number, each in enumerate(found, 1)
    )
    columns = ("number", "name", "place", "shift")
    return ClubList("qualified", columns, rows, tuple(each.person for each in found))


def draw_list(book: Book, place: str, shift: int = 1) -> ClubList:
    """Return the tables of a shift, a row for each seat; a table of one is a bye."""
    drawn = book.current_draw(place, shift)
    rows: list[tuple[Cell, ...]] = []
    ids: list[str] = []
    for number, table in enumerate(drawn.tables if drawn else (), 1):
        for seat, person in enumerate(table, 1):
            rows.append((number if len(table) > 1 else "–", seat, name_of(book, person)))
            ids.append(person)
    return ClubList(
        "draw", ("table", "seat", "name"), tuple(rows), tuple(ids), tuple(str(row[0]) for row in rows)
    )


def prizes(book: Book, place: str = "") -> ClubList:
    """Return the prizes, by rank."""
    found = [
        each
        for _, each in sorted(book.prizes.items())
        if not place or (each.person in book.persons and book.persons[each.person].place == place)
    ]
    rows = tuple((each.rank, name_of(book, each.person), each.prize) for each in found)
    return ClubList("prizes", ("rank", "name", "prize"), rows, tuple(each.id for each in found))


def accounts(book: Book, place: str = "") -> ClubList:
    """Return the stakes of each place, what was given away, and the rest."""
    coins = _stakes_by_place(book)
    entered = Counter(each.place for each in book.persons.values())
    kept = sorted(
        (each for each in {*coins, *book.places} if place in ("", each)),
        key=lambda each: place_name(book, each),
    )
    rows: list[tuple[Cell, ...]] = [(place_name(book, each), entered[each], coins[each]) for each in kept]
    ids = list(kept)
    gifts = [gift for gift in book.gifts if place in ("", gift.place)]
    rows += [(gift.to, "", -gift.coins) for gift in gifts]
    ids += [gift.id for gift in gifts]
    return ClubList("accounts", ("about", "people", "coins"), tuple(rows), tuple(ids))


def _stakes_by_place(book: Book) -> Counter[str]:
    coins: Counter[str] = Counter()
    for stake in book.stakes:
        known = book.persons.get(stake.person)
        coins[known.place if known else ""] += stake.coins
    return coins


LISTS: Final[Mapping[str, Callable[[Book, str], ClubList]]] = {
    "places": places,
    "people": people,
    "games": games,
    "standings": standings_list,
    "qualified": qualified_list,
    "draw": draw_list,
    "prizes": prizes,
    "accounts": accounts,
}
"""The lists by kind; each takes the book, and a place or "" for all."""


def column_words(language: str) -> Mapping[str, str]:
    """Return the headings of columns in a language, by key."""
    found: Mapping[str, str] = words_of("account", language, "")["club"]
    return found


def as_csv(listed: ClubList, language: str) -> bytes:
    """Return a list as CSV: UTF-8 with a byte order mark, for spreadsheets, the columns named."""
    words, text = column_words(language), io.StringIO()
    writer = csv.writer(text)
    writer.writerow([words[column] for column in listed.columns])
    writer.writerows([[_safe(cell) for cell in row] for row in listed.rows])
    return text.getvalue().encode("utf-8-sig")


def _safe(cell: Cell) -> Cell:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
